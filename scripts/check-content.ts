import { ContentError, readContent } from '../server/content/readContent';
import { readEnvironment } from '../server/environment';

const { CONTENT_FILE: file } = readEnvironment(process.env);

try {
  const { fighters, events, videos, music } = await readContent({ file, pictureRoot: 'public' });
  const counts = [
    `${fighters.length} fighters`,
    `${events.length} events`,
    `${videos.length} videos`,
    `${music.length} tracks`,
  ];
  console.log(`${file} is in order: ${counts.join(', ')}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const problem of error.problems) console.error(`${file}: ${problem}`);
  process.exitCode = 1;
}

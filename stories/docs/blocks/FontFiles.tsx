import { useEffect, useState } from 'react';

const files = Object.values(
  import.meta.glob<string>('../../../src/theme/fonts/*.woff2', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

async function sizeOf(file: string): Promise<number> {
  const response = await fetch(file);
  return (await response.arrayBuffer()).byteLength;
}

/** Renders how many font files there are, and what they weigh. */
export function FontFiles() {
  const [bytes, setBytes] = useState<number>();

  useEffect(() => {
    void Promise.all(files.map(sizeOf)).then((sizes) => {
      setBytes(sizes.reduce((sum, size) => sum + size, 0));
    });
  }, []);

  return `${files.length} files${bytes === undefined ? '' : `, ${(bytes / 1000).toFixed(1)} kB in all`}`;
}

/** Builds the library as files, in `storybook-static/`, with the pictures of its overview. */
import { SetupError } from '../setup.mjs';
import { publishLibrary } from './publishLibrary';

try {
  console.log(`The library is in ${await publishLibrary()}.`);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}

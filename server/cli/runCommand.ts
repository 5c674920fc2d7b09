import { Command, CommanderError } from 'commander';
import { resolve } from 'node:path';
import { league } from '../../src/config/league';
import { findLost } from '../content/contentHistory';
import { readEnvironment } from '../environment';
import { messageOf } from '../storage/fileErrors';
import { addBouncesCommand } from './bouncesCommand';
import { addContentCommands } from './contentCommands';
import { addDatabaseCommands } from './databaseCommands';
import { addDoctorCommand } from './doctorCommand';
import { addEventCommands } from './eventCommands';
import { addFighterCommands } from './fighterCommands';
import { addMessageCommand } from './messageCommand';
import { addNotifyCommand } from './notifyCommand';
import { addPictureCommands } from './pictureCommands';
import { addSignupCommands } from './signupCommands';
import { addStatsCommand } from './statsCommand';
import { storeOf } from './withDatabase';

/** The usual exit code of a command with invalid arguments. */
const usageError = 2;

/** Runs the `league` command until it ends, and leaves its exit code in `process.exitCode`. */
export async function runCommand(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    const program = new Command('league')
      .description(`Looks after what ${league.name} keeps: the sign-ups and the content.`)
      .exitOverride()
      .addHelpText('after', '\nIt reads the same environment variables as the server.');
    const environment = readEnvironment(variables);
    // Without the service's variables a command works on other files: so each says which.
    program.hook('preAction', async () => {
      const content = resolve(environment.CONTENT_FILE);
      console.error(`Content: ${content}; sign-ups: ${storeOf(environment)}`);
      // Who may not read the history is told by what needs it.
      const lost = await findLost(environment.DATA_DIR).catch(() => []);
      for (const sentence of lost) console.error(sentence);
    });
    addSignupCommands(program, environment);
    addDatabaseCommands(program, environment);
    addDoctorCommand(program, environment);
    addStatsCommand(program, environment);
    addNotifyCommand(program, environment);
    addMessageCommand(program, environment);
    addBouncesCommand(program, environment);
    addContentCommands(program, environment);
    addPictureCommands(program, environment);
    addFighterCommands(program, environment);
    addEventCommands(program, environment);
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : usageError;
    } else {
      process.stderr.write(`${messageOf(error)}\n`);
      process.exitCode = 1;
    }
  }
}

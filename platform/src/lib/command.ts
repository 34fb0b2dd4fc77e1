/** What all commands of the command line have in common: arguments, output, and failures as sentences. */
import { readArguments, readOptions } from '@roost/observe/command-line';
import { errorCode, Failure, sentenceFor } from './failure.ts';

/** Writes one line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Finds an option that stood before `--`, where npm takes it for one of its own: the command would run without it, a
 * `--dry-run` for good.
 * @returns its name, null where there is none
 */
export function findOptionTakenByNpm(options: readonly string[], environment: NodeJS.ProcessEnv): string | null {
  return (
    // Whoever has a registry of npm's in their settings has that one always.
    options.find((name) => name !== 'registry' && environment[`npm_config_${name.replaceAll('-', '_')}`]) ?? null
  );
}

/**
 * Ends a command whose options npm took.
 * @param options names of all that it knows
 * @throws Failure naming the option
 */
export function refuseOptionTakenByNpm(options: readonly string[], usage: string): void {
  const taken = findOptionTakenByNpm(options, process.env);
  if (taken !== null && !process.argv.some((argument) => argument.startsWith(`--${taken}`)))
    throw new Failure(`npm took --${taken} for itself: options stand behind \`--\`.\nUsage: ${usage}`);
}

/**
 * Parses a command's arguments; ends the process where help is asked for or one is wrong.
 * @throws Failure naming an option that npm took for itself
 */
export const commandArguments: typeof readArguments = (options, usage, check) => {
  refuseOptionTakenByNpm(Object.keys(options), usage);
  return readArguments(options, usage, check);
};

/** The same for a command that takes no words: returns its options. @throws Failure as `commandArguments` does */
export const commandOptions: typeof readOptions = (options, usage, check) => {
  refuseOptionTakenByNpm(Object.keys(options), usage);
  return readOptions(options, usage, check);
};

/** A whole number given as text. @throws Failure naming the option */
export function wholeNumber(text: string | undefined, option: string): number | null {
  if (text === undefined) return null;
  if (!/^\d+$/.test(text)) throw new Failure(`${option} takes a whole number, not "${text}".`);
  return Number(text);
}

/** @param count ports that are taken from there on @throws Failure for what is no port */
export function wholePort(text: string | undefined, option: string, count = 1): number | null {
  const port = wholeNumber(text, option);
  const most = 65_536 - count;
  if (port !== null && (port < 1 || port > most))
    throw new Failure(`${option} takes a port from 1 to ${most}, not ${port}.`);
  return port;
}

/** @throws Failure for anything but a whole number from 0 to 100 */
export function wholePercent(text: string | undefined, option: string): number | null {
  const percent = wholeNumber(text, option);
  if (percent !== null && percent > 100)
    throw new Failure(`${option} is a share of visitors: 0 to 100, not ${percent}.`);
  return percent;
}

// The reader of the output may close it (`… | head`): that is the end, not a defect.
process.stdout.on('error', (error) => {
  if (errorCode(error) === 'EPIPE') process.exit(0);
  throw error;
});

/** Runs a command: an expected failure ends it with its sentence and exit code 1, a defect with its stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const sentence = error instanceof Failure ? error.message : sentenceFor(error);
    process.stderr.write(`${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
    process.exitCode = 1;
  }
}

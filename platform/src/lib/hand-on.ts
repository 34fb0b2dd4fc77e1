/** Commands that start something for a script of another package, and hand their arguments on to it. */
import { asksForHelp, ONLY_ARGUMENTS } from '@roost/observe/command-line';
import { runTool } from './run.ts';

/**
 * Lets the script look at this command's arguments before anything is built or started for it.
 * @returns whether it is to run: not where they are wrong (then exit code 1), and not where help was asked for
 */
export async function takesArguments(script: string): Promise<boolean> {
  const args = process.argv.slice(2);
  const code = await runTool(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    environment: { ...process.env, [ONLY_ARGUMENTS]: '1' },
  });
  process.exitCode = code;
  return code === 0 && !asksForHelp(args);
}

/**
 * Arguments of a command: what it takes is shown by `--help`, and what it does not take is refused in one line. Here,
 * because our servers' scripts and the platform's commands have no other package in common.
 */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>;

/** A command that hands its arguments on first lets the other look at them, with this variable set. */
export const ONLY_ARGUMENTS = 'ROOST_ONLY_ARGUMENTS';

const describe = (name: string, { type, short, default: usual }: Options[string]): string =>
  `  ${short === undefined ? '' : `-${short}, `}--${name}${type === 'string' ? ' …' : ''}${usual === undefined || usual === false ? '' : ` (${String(usual)})`}`;

/** Returns what `--help` shows. */
export function helpText(options: Options, usage: string): string {
  const lines = Object.entries(options).map(([name, option]) => describe(name, option));
  return [`Usage: ${usage}`, ...(lines.length > 0 ? ['Options:', ...lines] : []), '  --help'].join('\n');
}

/** Whether somebody asks what a command takes. What stands behind `--` is for another program. */
export function asksForHelp(args: readonly string[]): boolean {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  return own.includes('--help') || own.includes('-h');
}

/** Parses arguments. @throws Error of one line that names the wrong one */
export function parseArguments<const T extends Options>(options: T, args: readonly string[]): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [said = ''] = (error as Error).message.split(/[.\n]/);
    if (said.startsWith('Unknown option')) {
      const names = Object.keys(options).map((name) => `--${name}`);
      throw new Error(`${said}. It takes ${names.join(', ') || 'no options'}. See --help.`, { cause: error });
    }
    // A value such as -1.
    const isDashed = said.endsWith('argument is ambiguous');
    throw new Error(
      isDashed
        ? `${said.replace('is ambiguous', 'is missing, or begins with a dash')}. See --help.`
        : `${said}. See --help.`,
      { cause: error },
    );
  }
}

/** Parses the options of a command that takes no words: one may have named what alone was meant. @throws Error of one line */
export function parseOptions<const T extends Options>(options: T, args: readonly string[]): Parsed<T>['values'] {
  const { values, positionals } = parseArguments(options, args);
  if (positionals.length > 0)
    throw new Error(`This command does nothing with "${positionals.join(' ')}", so nothing was done. See --help.`);
  return values;
}

/** Says in one line what is wrong with values that are of the right kind, such as a number below 1; null for nothing. */
export type Check<P> = (parsed: P) => string | null;

/** @throws Error of the line that the check says */
export function refuseWrong<P>(parsed: P, check: Check<P> | undefined): P {
  const wrong = check?.(parsed) ?? null;
  if (wrong !== null) throw new Error(`${wrong} See --help.`);
  return parsed;
}

function read<T extends Options, R>(
  parse: (args: readonly string[]) => R,
  options: T,
  usage: string,
  check: Check<R> | undefined,
): R {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    process.stdout.write(`${helpText(options, usage)}\n`);
    process.exit(0);
  }
  try {
    const parsed = refuseWrong(parse(args), check);
    if (process.env[ONLY_ARGUMENTS]) process.exit(0);
    return parsed;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Returns the arguments of this process. Ends it where `--help` is asked for, where an argument is wrong (exit code 1),
 * and where only its arguments are looked at.
 */
export const readArguments = <const T extends Options>(
  options: T,
  usage: string,
  check?: Check<Parsed<T>>,
): Parsed<T> => read((args) => parseArguments(options, args), options, usage, check);

/** The same for a command that takes no words: returns its options. */
export const readOptions = <const T extends Options>(
  options: T,
  usage: string,
  check?: Check<Parsed<T>['values']>,
): Parsed<T>['values'] => read((args) => parseOptions(options, args), options, usage, check);

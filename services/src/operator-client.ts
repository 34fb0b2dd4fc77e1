/** How operators' commands ask the running services of this environment (security/operator.ts). */
import { isIPv6 } from 'node:net';
import { readArguments } from '@roost/observe/command-line';
import { SERVICES_TOKEN_HEADER } from '@roost/shared/domain/services-token';
import type { ErrorBody } from './api-error.ts';
import { authSecret } from './auth/secret.ts';
import { parseConfig } from './config.ts';
import { operatorToken, type OperatorPurpose } from './security/operator.ts';

const LIMIT_MS = 30_000;

type Ask = { purpose: OperatorPurpose; header: string; path: string; body?: object };

/**
 * The answer, as JSON. Throws what services say when they refuse, and a sentence when they are not there or do not
 * answer within 30 s.
 */
export async function askServices<T>({ purpose, header, path, body }: Ask): Promise<T> {
  const config = parseConfig(process.env);
  const url = `http://${isIPv6(config.bind) ? `[${config.bind}]` : config.bind}:${config.port}`;
  const answer = await fetch(`${url}${path}`, {
    headers: {
      ...(config.hostTokens ? { [SERVICES_TOKEN_HEADER]: config.hostTokens[0] } : {}),
      [header]: operatorToken(purpose, authSecret(config), new Date()),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error: unknown) => {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(
      late
        ? `Services at ${url} have not answered for ${LIMIT_MS / 1_000} s. Whether it was done is not known: ask again.`
        : `No services answer at ${url}. Start them, or run this where they run, with their environment.`,
    );
  });
  const read = (await answer.json()) as T & Partial<ErrorBody>;
  if (!answer.ok) throw new Error(read.error ? formatRefusal(read.error, body) : `Services answered ${answer.status}.`);
  return read;
}

/** Returns what services said, and for a body that could not be read which word of the command it was. */
function formatRefusal({ code, message, field = '' }: ErrorBody['error'], body: object = {}): string {
  const said: unknown = Object.entries(body).find(([key]) => key === field)?.[1];
  if (code !== 'bad_request' || typeof said !== 'string') return message;
  return `${message} It was the ${field}, ${said.length} characters: "${said.slice(0, SHOWN_LETTERS)}".`;
}
const SHOWN_LETTERS = 60;

type Options = Parameters<typeof readArguments>[0];
type Read<T extends Options> = ReturnType<typeof readArguments<T>>;

/**
 * Runs a command: what it throws is said on standard error, and the exit code is 1.
 * @param usage what `--help` shows above the options
 */
export function runCommand<const T extends Options>(
  options: T,
  usage: string,
  main: (words: string[], values: Read<T>['values']) => Promise<void>,
): void {
  const { positionals, values } = readArguments(options, usage);
  main(positionals, values).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

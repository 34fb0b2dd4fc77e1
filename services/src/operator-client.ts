/** How operators' commands ask the running services of this environment (security/operator.ts). */
import { authSecret } from './auth/secret.ts';
import { parseConfig } from './config.ts';
import { operatorToken, type OperatorPurpose } from './security/operator.ts';

const LIMIT_MS = 30_000;

type Ask = { purpose: OperatorPurpose; header: string; path: string; body?: object };

/** The answer, as JSON. Throws what services say when they refuse, and when they do not answer within 30 s. */
export async function askServices<T>({ purpose, header, path, body }: Ask): Promise<T> {
  const config = parseConfig(process.env);
  const answer = await fetch(`http://${config.bind}:${config.port}${path}`, {
    headers: {
      [header]: operatorToken(purpose, authSecret(config), new Date()),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const read = (await answer.json()) as T & { error?: { message: string } };
  if (!answer.ok) throw new Error(read.error?.message ?? `Services answered ${answer.status}.`);
  return read;
}

/** Runs a command: what it throws is said on standard error, and the exit code is 1. */
export function runCommand(main: (words: string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Finds the remote whose file called a function, by the stack that the function took itself. */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { REMOTE_FILE } from '../federation/published-file.ts';

export type Caller = { remote: RemoteName; version: string };

function findIn(text: string): Caller | null {
  const [, remote, version] = REMOTE_FILE.exec(text) ?? [];
  return remote !== undefined && version !== undefined ? { remote: remote as RemoteName, version } : null;
}

/** Lines of a stack: enough to pass the host's and a library's. */
const LINES = 50;

/** Gives errors a stack again, where a remote has set that they have none. Call it before one is taken. */
export function restoreStacks(): void {
  Reflect.set(Error, 'stackTraceLimit', LINES);
  Reflect.set(Error, 'prepareStackTrace', undefined);
}

/** The file that a line of a stack names, in all browsers' formats. */
const getFile = (line: string): string | undefined => /([^\s(@]+):\d+:\d+/.exec(line)?.[1];

/**
 * Returns the remote whose file called the one that took the stack; null where that is the host's, a browser
 * extension's or another script's.
 */
export function getCaller(stack = ''): Caller | null {
  const [own, ...others] = stack.split('\n').flatMap((line) => getFile(line) ?? []);
  return findIn(others.find((file) => file !== own) ?? '');
}

/** Returns the first remote in a stack, also where it called by way of others. */
export const getAnyCaller = (stack = ''): Caller | null => findIn(stack);

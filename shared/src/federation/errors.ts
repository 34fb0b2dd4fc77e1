/** Failures of remotes, with their owner and cause (PLAT-9). */
import type { RemoteName } from '../contracts/remotes.ts';

/**
 * Where a remote failed: finding it, fetching or evaluating its code, running its loader, rendering, or later, where nothing of the page waits for it: in a handler, a
 * timer, a promise that nobody looks after.
 */
export type RemotePhase = 'resolve' | 'load' | 'loader' | 'render' | 'event' | 'hydrate';

/** What a failure says of itself. Anything can be thrown, also what throws when it is asked. */
export function getWords(cause: unknown): string {
  try {
    return cause instanceof Error ? cause.message : String(cause);
  } catch {
    return 'no words';
  }
}

/** Where it was thrown; empty where it does not say. */
export function getStack(cause: unknown): string {
  try {
    return cause instanceof Error ? String(cause.stack ?? '') : '';
  } catch {
    return '';
  }
}

/** Whether it names its remote already. */
function isRemoteError(cause: unknown): cause is RemoteError {
  try {
    return cause instanceof RemoteError;
  } catch {
    return false;
  }
}

/** Thrown and reported for anything that goes wrong inside one remote. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: RemoteName;
  /** Version that failed, null when none was chosen. */
  readonly version: string | null;
  readonly phase: RemotePhase;

  constructor(remote: RemoteName, version: string | null, phase: RemotePhase, cause: unknown) {
    super(`${remote}${version ? ` ${version}` : ''} failed in ${phase}: ${getWords(cause)}`, { cause });
    this.remote = remote;
    this.version = version;
    this.phase = phase;
  }
}

/** Wraps a cause once: an error that already names its remote stays as it is. */
export function toRemoteError(
  remote: RemoteName,
  version: string | null,
  phase: RemotePhase,
  cause: unknown,
): RemoteError {
  return isRemoteError(cause) ? cause : new RemoteError(remote, version, phase, cause);
}

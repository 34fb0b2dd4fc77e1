/** Failures of remotes, with their owner and cause (PLAT-9). */
import type { RemoteName } from '../contracts/remotes.ts';

/**
 * The phase in which a remote failed: finding it, fetching or evaluating its code, running its loader, rendering,
 * hydrating, or later in a handler, a timer or an unhandled promise; `heavy`: it worked, and kept the page from
 * answering for seconds or filled it with elements.
 */
export type RemotePhase = 'resolve' | 'load' | 'loader' | 'render' | 'event' | 'hydrate' | 'heavy';

/** Returns a failure's message. Anything can be thrown, also a value whose getters throw. */
export function getWords(cause: unknown): string {
  try {
    return cause instanceof Error ? cause.message : String(cause);
  } catch {
    return 'no words';
  }
}

/** Returns a failure's stack; empty when it has none. */
export function getStack(cause: unknown): string {
  try {
    return cause instanceof Error ? String(cause.stack ?? '') : '';
  } catch {
    return '';
  }
}

/** Returns true for an error that names its remote already. */
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

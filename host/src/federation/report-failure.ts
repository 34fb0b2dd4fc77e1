/** Reports a failure that a visitor met to the page's monitoring and to the remote's owner (PLAT-9). */
import type { RemoteError, RemotePhase } from '@roost/shared/federation';
import { reportError } from '@roost/shared/monitoring';

/** Remotes that failed on this page and the phase, e.g. `mfe-search:render`. */
export const failedRemotes = new Set<string>();

/** Tells the owner by a beacon to this site. */
export function tellOwner(remote: string, version: string, phase: RemotePhase): void {
  navigator.sendBeacon?.('/_host/health', JSON.stringify({ remote, version, phase }));
}

/**
 * Reports a failure. The beacon has remote, version and phase and nothing about the visitor, so it needs no consent.
 */
export function reportFailure(error: RemoteError): void {
  const { remote, version, phase } = error;
  failedRemotes.add(`${remote}:${phase}`);
  reportError(error, { remote, version, phase });
  if (version) tellOwner(remote, version, phase);
}

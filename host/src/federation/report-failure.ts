/** Tells the page's monitoring and the remote's owner of a failure that a visitor met (PLAT-9). */
import type { RemoteError, RemotePhase } from '@roost/shared/federation';
import { reportError } from '@roost/shared/monitoring';

/** Remotes that failed on this page and where, as `mfe-search:render`. */
export const failedRemotes = new Set<string>();

/** The owner is told by a beacon to this site. */
export function tellOwner(remote: string, version: string, phase: RemotePhase): void {
  navigator.sendBeacon?.('/_host/health', JSON.stringify({ remote, version, phase }));
}

/** The owner gets remote, version and phase by a beacon to this site, which needs no consent: nothing of the visitor is in it. */
export function reportFailure(error: RemoteError): void {
  const { remote, version, phase } = error;
  failedRemotes.add(`${remote}:${phase}`);
  reportError(error, { remote, version, phase });
  if (version) tellOwner(remote, version, phase);
}

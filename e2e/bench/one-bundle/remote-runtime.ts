/**
 * Takes the place of the host's `federation/remote-runtime` in the one-bundle build: there are no entries to offer a
 * runtime to.
 */
export function offerRemoteRuntime(): void {
  // Nothing to offer.
}

/**
 * Stands in the host's build for the federation runtime's own loader of remotes (`utils/load.js`). The host loads them itself, with
 * integrity and time limits (`host/src/federation`), and `disableRemote` removes all of its callers but this module's exports.
 */
function unused(): never {
  throw new Error('Remotes are loaded by the host, not by the federation runtime');
}

export { unused as getRemoteEntry, unused as getRemoteEntryUniqueKey, unused as getRemoteInfo };

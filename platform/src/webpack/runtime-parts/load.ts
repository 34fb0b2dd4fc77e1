/**
 * Stands in the host's build for the federation runtime's loader of entries (`utils/load.js`): the host's `loadEntry`
 * hook loads every entry, with its integrity. `disableRemote` removes all callers but the runtime's exports.
 */
function unused(): never {
  throw new Error('Entries are loaded by the host, not by the federation runtime');
}

export { unused as getRemoteEntry, unused as getRemoteEntryUniqueKey, unused as getRemoteInfo };

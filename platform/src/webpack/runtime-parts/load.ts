/**
 * Stands in the host's build for the federation runtime's loader of entries (`utils/load.js`): the host's `loadEntry` hook loads every entry, with
 * its integrity, so that the runtime's own ways (script element, import(), SystemJS, Node) are never used.
 */
type Remote = { name: string; entry?: string; type?: string; entryGlobalName?: string; shareScope?: string };
type Hook = { emit: (data: object) => Promise<unknown> };
type Origin = { remoteHandler: { hooks: { lifecycle: { loadEntry: Hook } } } };

export const getRemoteInfo = (remote: Remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type ?? 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
});

export const getRemoteEntryUniqueKey = ({ name, entry }: Remote): string => `${name}:${entry ?? ''}`;

/** Asks the hook; it answers the same container each time it is asked for the same entry. */
export async function getRemoteEntry(given: { origin: Origin; remoteInfo: Remote; remoteEntryExports?: unknown }) {
  return given.remoteEntryExports ?? given.origin.remoteHandler.hooks.lifecycle.loadEntry.emit(given);
}

/** Remotes are scripts. */
export const isEsmRemoteType = () => false;

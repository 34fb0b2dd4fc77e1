/**
 * Stands in the host's build for the federation runtime's snapshots (`SnapshotHandler.js`): the page's state names
 * versions and files.
 */
export class SnapshotHandler {
  /** No hook of the runtime's plugins is called here. */
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** None. */
export const getGlobalRemoteInfo = () => ({});

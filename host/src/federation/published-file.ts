/** A published file of a remote in an address or a stack: its remote and its version. */
export const REMOTE_FILE = /\/(mfe-[a-z0-9-]+)\/(\d+\.\d+\.\d+[^/\s:]*)\//;

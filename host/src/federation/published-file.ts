/** Matches a remote's published file in an address or a stack. Groups: remote and version. */
export const REMOTE_FILE = /\/(mfe-[a-z0-9-]+)\/(\d+\.\d+\.\d+[^/\s:]*)\//;

/**
 * An expected failure: its message is one or two sentences for the person at the terminal, who can act on it. The
 * command line prints the message alone; anything else that is thrown is a defect and keeps its stack.
 */
export class Failure extends Error {
  override name = 'Failure';
}

/** The code of a system error (`ENOENT`), null for anything else. By shape: an error may come from another realm. */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Words for the file system and network errors that a person can do something about, or null for others. */
export function sentenceFor(error: unknown): string | null {
  const code = errorCode(error);
  const path =
    typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string'
      ? error.path
      : 'a file';
  switch (code) {
    case 'ENOSPC':
      return `The disk is full: ${path} could not be written. Free some space and run the command again.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission for ${path}. Give this user access, or set ROOST_DATA_DIR to a directory it may write.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many open files. Raise the limit of open files (ulimit -n) and run the command again.';
    default:
      return null;
  }
}

/**
 * An expected failure: its message is one or two sentences for the person at the terminal, who can act on it. The command
 * line prints the message alone; anything else that is thrown is a defect and keeps its stack.
 */
export class Failure extends Error {
  override name = 'Failure';
}

/** Words for the file system and network errors that a person can do something about, or null for others. */
export function sentenceFor(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
  switch (error.code) {
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

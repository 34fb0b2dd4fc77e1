/**
 * Whose code something was: read from the addresses of published files, which carry a remote's name and version. Pure.
 */
export type CodeOwner = { remote: string; version: string };

const PUBLISHED = /\/(mfe-[a-z]+)\/(\d+\.\d+\.\d+[^/\s:]*)\//;

/**
 * The owner of an address, or of the first published file that a stack names; null for code of the shell or of nobody.
 */
export function getOwner(text: string | undefined): CodeOwner | null {
  const match = text === undefined ? null : PUBLISHED.exec(text);
  return match?.[1] && match[2] ? { remote: match[1], version: match[2] } : null;
}

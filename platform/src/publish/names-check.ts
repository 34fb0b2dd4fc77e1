/** Names that a remote takes of the page, and whether a host has them (PLAT-6). Pure. */

type Names = Readonly<Record<string, readonly string[]>>;

/** What the host itself does for entries: `host/src/federation/chunk-loader.ts`. Listed in a build like the names of a shared package. */
export const PAGE_RUNTIME = 'the page';
export const PAGE_RUNTIME_NAMES: readonly string[] = ['loadScript', 'loadStyle'];

/** A sentence for each package of which a remote uses names that the host does not offer. @param offered null when nothing is known of the host */
export function missingNames(used: Names, offered: Names | null): string[] {
  return Object.entries(used).flatMap(([name, wanted]) => {
    // Hosts of before say nothing of the runtime, because they have none. Of a package that they do not list, nothing is known.
    const known = offered?.[name] ?? (offered && name === PAGE_RUNTIME ? [] : null);
    const missing = known ? wanted.filter((one) => !known.includes(one)) : [];
    return missing.length === 0 ? [] : [`it uses ${missing.join(', ')} of ${name}, which the host does not offer`];
  });
}

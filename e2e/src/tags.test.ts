import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const E2E = path.resolve(import.meta.dirname, '..');
const flows = readdirSync(path.join(E2E, 'flows')).map(
  (name) => [name, readFileSync(path.join(E2E, 'flows', name), 'utf8')] as const,
);
const readme = readFileSync(path.join(E2E, 'README.md'), 'utf8');
const explained = new Set([...readme.matchAll(/`(@[a-z0-9-]+)`/g)].map(([, tag]) => tag));
const isRemoteTag = (tag: string): boolean => /^@mfe-[a-z]+$/.test(tag);

test.each(flows)('the tags of %s are explained in the README', (_name, source) => {
  const titles = [...source.matchAll(/test(?:\.describe)?\(\s*(['"`])(.*?)\1/gs)].map(([, , title]) => title ?? '');
  const tags = new Set(titles.flatMap((title) => title.match(/@[a-z0-9-]+/g) ?? []));
  expect([...tags].filter((tag) => !explained.has(tag) && !isRemoteTag(tag))).toEqual([]);
});

/** Page objects of `test.ts`, and the remote whose pages each uses. */
const PAGE_OBJECTS = ['search', 'listing', 'booking', 'favorites', 'consent'] as const;
/** A flow or a group of flows: how deep it stands, its title, and what a flow takes. */
const BLOCK = /^( *)test(\.describe)?\(\s*(['"`])(.*?)\3,\s*(?:async \(\s*\{([^}]*)\})?/gms;

/** Returns the titles of flows that use a page object without the tag of its remote, on them or on their group. */
function findUntagged(source: string): string[] {
  const groups: { depth: number; title: string }[] = [];
  return [...source.matchAll(BLOCK)].flatMap(([, indent = '', group, , title = '', taken = '']) => {
    while ((groups.at(-1)?.depth ?? -1) >= indent.length) groups.pop();
    if (group !== undefined) {
      groups.push({ depth: indent.length, title });
      return [];
    }
    const tags = new Set([title, ...groups.map((one) => one.title)].join(' ').match(/@[a-z0-9-]+/g));
    const used = new Set(taken.match(/\w+/g));
    const missing = PAGE_OBJECTS.filter((name) => used.has(name) && !tags.has(`@mfe-${name}`));
    return missing.length > 0 ? [`${missing.map((name) => `@mfe-${name}`).join(' ')}: ${title}`] : [];
  });
}

test.each(flows)(
  'PLAT-7: a team that asks for the flows of its remote gets those of %s that need it',
  (_name, source) => {
    expect(findUntagged(source)).toEqual([]);
  },
);

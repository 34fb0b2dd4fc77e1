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

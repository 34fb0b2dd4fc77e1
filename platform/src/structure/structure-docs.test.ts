import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { readStructure } from './read-structure.ts';
import { STRUCTURE_PAGES, writeStructure } from './structure-docs.ts';

const pages = STRUCTURE_PAGES.map((path) => [relative(REPOSITORY, path), readFileSync(path, 'utf8')] as const);

test.each(remoteNames())(
  'docs/structure*.md draw %s as it is; else `npm run structure -- --write` does',
  async (remote) => {
    const structure = await readStructure(remote);
    expect(pages.map(([name, text]) => [name, writeStructure(text, remote, structure)])).toEqual(pages);
    expect(pages.filter(([, text]) => text.includes(`\n## ${remote} now`))).toHaveLength(1);
  },
);

test('an arrow more or less is found, and the text around it stays', () => {
  const page = '| mfe-x | 3 | 1 |\n\n## mfe-x now\nold\n\n```mermaid\nflowchart LR\n```\n\nafter\n';
  const arrows = [{ from: 'pages/a', to: 'hooks' }];
  expect(writeStructure(page, 'mfe-x', { arrows, pairs: [] })).toBe(
    '| mfe-x | 3 | 0 |\n\n## mfe-x now\n1 arrows between folders, 0 pairs of folders import each other\n\n' +
      '```mermaid\nflowchart LR\n  n0["hooks"]\n  n1["pages/a"]\n  n1 --> n0\n```\n\nafter\n',
  );
});

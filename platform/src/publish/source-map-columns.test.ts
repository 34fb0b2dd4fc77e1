import { transformSync } from '@swc/core';
import { moveColumns } from './source-map-columns.ts';
import type { Exchange } from './source-map-columns.ts';
import { SourceMap } from 'node:module';

/** Each name of the program with the line of the source that the map gives for it. */
function getLines(code: string, map: object, names: readonly string[]) {
  const found = new SourceMap(map as ConstructorParameters<typeof SourceMap>[0]);
  return names.map((name) => {
    const before = code.slice(0, code.indexOf(name));
    const entry = found.findEntry(before.split('\n').length - 1, before.length - (before.lastIndexOf('\n') + 1));
    return 'originalLine' in entry ? entry.originalLine : null;
  });
}

test('PLAT-9: after texts were exchanged, the map still leads to the line that a name stands in', () => {
  const names = ['first', 'second', 'third', 'fourth'];
  const source = 'first("__version__");\nsecond("__version__", "__table__");\n\nthird();\nfourth("__version__");\n';
  const { code, map } = transformSync(source, { minify: true, sourceMaps: true, jsc: { minify: { compress: false } } });
  const parsed = JSON.parse(map ?? '') as { mappings: string };
  const texts: Record<string, string> = {
    __version__: '_1_0_2',
    __table__: 'a table that is much longer than its place',
  };
  const exchanges: Exchange[] = [...code.matchAll(/__version__|__table__/g)].map((match) => ({
    index: match.index,
    length: match[0].length,
    text: texts[match[0]] ?? '',
  }));
  const exchanged = code.replaceAll(/__version__|__table__/g, (name) => texts[name] ?? '');
  expect(getLines(code, parsed, names)).toEqual([0, 1, 3, 4]);
  expect(getLines(exchanged, parsed, names)).not.toEqual([0, 1, 3, 4]);
  const moved = { ...parsed, mappings: moveColumns(parsed.mappings, code, exchanges) };
  expect(getLines(exchanged, moved, names)).toEqual([0, 1, 3, 4]);
});

test('a map of a file without exchanged texts stays as it is', () => {
  expect(moveColumns('AAAA,SAASA;;gCACC', 'a b\n\nc', [])).toBe('AAAA,SAASA;;gCACC');
});

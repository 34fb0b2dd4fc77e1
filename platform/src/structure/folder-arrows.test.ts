import { toArrows, toFolder, toMermaid, toPairs } from './folder-arrows.ts';

test('a file is drawn in its feature, its page, its folder or as itself', () => {
  expect(toFolder('mfe-x/src/features/quote/parts/Quote.tsx')).toBe('features/quote');
  expect(toFolder('mfe-x/src/pages/listing/load.ts')).toBe('pages/listing');
  expect(toFolder('mfe-x/src/hooks/use-x.ts')).toBe('hooks');
  expect(toFolder('mfe-x/src/routes.tsx')).toBe('routes.tsx');
});

test('an arrow stands for all imports between two folders, without tests and without those inside a folder', () => {
  const arrows = toArrows([
    { file: 'mfe-x/src/pages/a/A.tsx', imports: ['mfe-x/src/features/b/B.tsx', 'mfe-x/src/pages/a/load.ts'] },
    { file: 'mfe-x/src/pages/a/load.ts', imports: ['mfe-x/src/features/b/b.ts'] },
    { file: 'mfe-x/src/pages/a/load.test.ts', imports: ['mfe-x/src/testing/x.ts'] },
  ]);
  expect(arrows).toEqual([{ from: 'pages/a', to: 'features/b' }]);
});

test('folders that import each other are named once and drawn thick', () => {
  const arrows = toArrows([
    { file: 'mfe-x/src/features/b/B.tsx', imports: ['mfe-x/src/pages/a/a.ts'] },
    { file: 'mfe-x/src/pages/a/A.tsx', imports: ['mfe-x/src/features/b/B.tsx', 'mfe-x/src/hooks/h.ts'] },
  ]);
  expect(toPairs(arrows)).toEqual([['features/b', 'pages/a']]);
  expect(toMermaid(arrows).match(/==>/g)).toHaveLength(2);
  expect(toMermaid(arrows).match(/-->/g)).toHaveLength(1);
});

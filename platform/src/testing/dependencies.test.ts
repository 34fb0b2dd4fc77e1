import { workspaces } from '../lib/packages.ts';
import { dependencyProblems, packageFacts } from './dependencies.ts';
import type { PackageFacts } from './dependencies.ts';

const facts = (change: Partial<PackageFacts>): PackageFacts => ({
  name: '@roost/example',
  declared: [],
  tools: ['jest'],
  peersOf: {},
  sources: {},
  ...change,
});

const loads: [string, string][] = [
  ['an import', "import { z } from 'zod/mini';"],
  ['a type import', "import type { A } from 'zod';"],
  ['an export', "export * from 'zod';"],
  ['import()', "const a = () => import('zod');"],
  ['a name in a configuration', "export const config = { loader: 'zod' };"],
];
test.each(loads)('%s uses what is declared', (_what, text) => {
  expect(dependencyProblems(facts({ declared: ['zod'], sources: { 'a.ts': text } }))).toEqual([]);
});

test('what is imported and not declared is named with its file', () => {
  expect(
    dependencyProblems(
      facts({ sources: { 'a.ts': "import '@scope/thing/part'; import './b.ts'; import 'node:fs'; import 'jest';" } }),
    ),
  ).toEqual(['a.ts imports @scope/thing, which @roost/example does not declare']);
});

test('types that the root declares for all packages are declared; what runs is not', () => {
  const problems = (text: string) => dependencyProblems(facts({ tools: ['@types/react'], sources: { 'a.ts': text } }));
  expect(problems("import type * as React from 'react';\nimport type { Root } from 'react/client';\n")).toEqual([]);
  expect(problems("import React from 'react';\n")).toEqual([
    'a.ts imports react, which @roost/example does not declare',
  ]);
});

test('an import inside a text is none', () => {
  expect(dependencyProblems(facts({ sources: { 'a.ts': 'export const code = `import x from "left-pad"`;' } }))).toEqual(
    [],
  );
});

test('what is declared and not used is named; peers and types of what is used count as used', () => {
  const sources = { 'a.ts': "import a from 'a';" };
  expect(
    dependencyProblems(facts({ declared: ['a', '@types/a', 'peer', 'b'], peersOf: { a: ['peer'] }, sources })),
  ).toEqual(['@roost/example declares b and does not use it']);
});

test('every package of this repository declares what it imports, and uses what it declares', async () => {
  const problems = await Promise.all(
    workspaces().map(async (directory) => dependencyProblems(await packageFacts(directory))),
  );
  expect(problems.flat()).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { REPOSITORY } from '../lib/paths.ts';
import { withLateErrors } from './react-dom-loader.ts';

const source = readFileSync(join(REPOSITORY, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

test('PLAT-1: React makes its own errors after the script has run, each still once', () => {
  const built = withLateErrors(source);
  expect(() => parseSync(built, { syntax: 'ecmascript' })).not.toThrow();
  const [body = '', late = ''] = built.split('\nqueueMicrotask(');
  expect(body).not.toMatch(/Exception = Error\(/);
  expect(late.match(/\w+Exception = Error\(formatProdErrorMessage\(\d+\)\);/g)).toHaveLength(5);
  // Every name is still declared where it was.
  for (const [, name = ''] of late.matchAll(/(\w+Exception) =/g))
    expect(body).toMatch(new RegExp(String.raw`(?:var |, *\n? *)${name}[,;]`));
});

test('a release of React that makes other errors fails the build', () => {
  expect(() =>
    withLateErrors(source.replace('var SuspenseException = Error', 'var SuspenseException = new Error')),
  ).toThrow('look at react-dom-loader.ts');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { REPOSITORY } from '../lib/paths.ts';
import pureRouterLoader, { withoutUnused } from './pure-router-loader.ts';

const directory = join(REPOSITORY, 'node_modules/react-router/dist/production');
const source = readdirSync(directory)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(directory, file), 'utf8'))
  .find((text) => text.includes('function createRouter('));

test('PLAT-1: the router is built without forms, fetchers and late routes, and is still a program', () => {
  const built = pureRouterLoader(source ?? '');
  expect(() => parseSync(built, { syntax: 'ecmascript' })).not.toThrow();
  expect(built.length).toBeLessThan((source ?? '').length * 0.93);
  expect(built).toContain('async function handleLoaders(');
  expect(built).not.toContain('defaultShouldRevalidate: actionResult');
  expect(built).not.toContain('Unexpected Application Error!');
  expect(built).not.toContain('key: "middleware"');
});

test('a function that the router no longer has fails the build', () => {
  expect(() => withoutUnused((source ?? '').replace('async function fetch2(', 'async function fetch3('))).toThrow(
    'fetch2',
  );
});

/**
 * Jest for a remote in a repository of its own: `*.test.tsx` in a page, `*.test.ts` without one, as in the site's
 * repository.
 */
import { join } from 'node:path';
import { transform } from './transform.mjs';

const here = (file) => join(import.meta.dirname, file);

/** Published as ES modules only: Jest needs them as commonjs. */
const ESM_PACKAGES = ['@roost'];

const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  moduleNameMapper: { '\\.css$': here('css-module.cjs') },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

export const remoteTests = {
  testTimeout: 60_000,
  projects: [
    { ...common, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: here('jsdom-environment.cjs'),
      testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:3000/' },
      setupFiles: [here('browser-globals.cjs')],
      setupFilesAfterEnv: [here('setup-jsdom.cjs')],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
  ],
};

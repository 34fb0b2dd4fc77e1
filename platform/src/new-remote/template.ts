/** The files of a new remote: one page, one slot on the listing page, and a test of each. */
import type { RemoteName } from '@roost/shared/contracts/remotes';

/** `mfe-host-stories` in the forms that the files need: `host-stories`, `HostStories`, `Host stories`. */
export function getNames(remote: RemoteName): { base: string; pascal: string; title: string } {
  const base = remote.slice('mfe-'.length);
  const words = base.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return { base, pascal: words.map(capital).join(''), title: capital(words.join(' ')) };
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const references = (...paths: string[]): { path: string }[] => paths.map((path) => ({ path }));

function configurations(remote: RemoteName, version: string): Record<string, string> {
  const { base, pascal } = getNames(remote);
  return {
    'package.json': json({
      name: `@roost/${remote}`,
      version: '1.0.0',
      private: true,
      license: 'MIT',
      type: 'module',
      roost: remoteBlock(remote),
      scripts: {
        build: `node ../platform/bootstrap.mjs build ${remote}`,
        test: `node ../platform/bootstrap.mjs unit ${remote}`,
        check: `node ../platform/bootstrap.mjs check ${remote}`,
      },
      dependencies: { '@roost/shared': version },
      devDependencies: { '@roost/platform': version },
    }),
    'tsconfig.json': json({ files: [], references: references('./tsconfig.src.json', './tsconfig.test.json') }),
    'tsconfig.src.json': json({
      extends: '../platform/tsconfig/browser.json',
      references: references('../shared/tsconfig.src.json'),
    }),
    'tsconfig.test.json': json({
      extends: '../platform/tsconfig/test.json',
      references: references(
        './tsconfig.src.json',
        '../shared/tsconfig.src.json',
        '../shared/tsconfig.test.json',
        '../platform/tsconfig.src.json',
      ),
    }),
    'webpack.config.ts': `import { defineRemote } from '@roost/platform/webpack/define';

export default defineRemote({ name: '${remote}' });
`,
    'README.md': `# ${remote}

What guests get: the page \`/${base}\`, and a section on every listing page.

## What it exposes

| Expose | Use |
| --- | --- |
| \`./routes\` | The page \`/${base}\`. |
| \`./${pascal}Section\` | Slot in the place \`listing-sections\`. Props: \`ListingSectionProps\` in \`shared/src/contracts/slots.ts\`. |
| \`./texts-es\` | Texts in Spanish. |

The facts about this remote (owner, pages, slots) are the \`roost\` block of its \`package.json\`.

## Run, test, publish

\`\`\`sh
npm run dev -- ${remote}            # this remote, in the site and on its own
npm test -w ${remote}               # its tests
npm run check -w ${remote}          # types, lint, tests
npm run publish:remote -- ${remote} # a new version for the running site
\`\`\`
`,
  };
}

/** Every text in English and Spanish: a page says nothing in another language than its visitor reads. */
function textFiles(remote: RemoteName): Record<string, string> {
  const { title } = getNames(remote);
  return {
    'src/copy.ts': `/** Every text of ${remote}. In Spanish they are in copy.es.ts. */
import { defineTexts } from '@roost/shared/texts';

export const copy = /* @__PURE__ */ defineTexts('${remote}', {
  page: { title: '${title}', text: 'This page is ready for its first feature.' },
  section: { title: '${title}', text: (home: string) => \`This section belongs to \${home}.\` },
});
`,
    'src/copy.es.ts': `/** The texts of ${remote} in Spanish. */
import type { Texts } from '@roost/shared/texts';
import type { copy } from './copy.ts';

export const copyEs: Texts<typeof copy> = {
  page: { title: 'Página nueva', text: 'Esta página está lista para su primera función.' },
  section: { title: 'Sección nueva', text: (home) => \`Esta sección es de \${home}.\` },
};
`,
    'src/texts-es.ts': `/** Adds this remote's Spanish texts. The host loads it before the remote is shown to somebody who reads Spanish. */
import { addTexts } from '@roost/shared/texts';
import { copyEs } from './copy.es.ts';

addTexts('es', { '${remote}': copyEs });

export const language = 'es';
`,
  };
}

/** The first page, and the remote's entries. */
function pageFiles(remote: RemoteName): Record<string, string> {
  const { base, pascal } = getNames(remote);
  const page = `pages/${base}/${pascal}Page`;
  return {
    'src/routes.tsx': `/** The pages of ${remote}. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { ${pascal}Page } from './${page}.tsx';

export const routes: RoutesModule['routes'] = [
  defineRoute<null>({
    id: '${base}',
    head: () => ({ title: copy.page.title, robots: 'noindex' }),
    Component: ${pascal}Page,
  }),
];
`,
    ...textFiles(remote),
    [`src/${page}.tsx`]: `import { Heading, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';

/** The page \`/${base}\`. */
export function ${pascal}Page() {
  return (
    <Wrap width="narrow">
      <Heading level={1}>{copy.page.title}</Heading>
      <p>{copy.page.text}</p>
    </Wrap>
  );
}
`,
    [`src/${page}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { copy } from '../../copy.ts';
import { ${pascal}Page } from './${pascal}Page.tsx';

test('the page has its heading', () => {
  render(<${pascal}Page />);
  expect(screen.getByRole('heading', { level: 1, name: copy.page.title })).toBeVisible();
});
`,
    'src/standalone.tsx': `/** ${remote} on its own: \`npm run dev -- ${remote}\` serves it. */
import '@roost/shared/ui/base.css';
import { runAlone } from '@roost/shared/testing/alone';
import packageJson from '../package.json' with { type: 'json' };
import { routes } from './routes.tsx';
import { ${pascal}Section } from './slots/${pascal}Section.tsx';

runAlone({
  parts: routes.flatMap((route) =>
    packageJson.roost.routes.filter(({ id }) => id === route.id).map(({ path }) => ({ path, route })),
  ),
  start: '/${base}',
  around: () => <${pascal}Section listing={{ id: '42780', headline: 'a home' }} />,
});
`,
  };
}

/** The first slot. */
function slotFiles(remote: RemoteName): Record<string, string> {
  const { pascal } = getNames(remote);
  return {
    [`src/slots/${pascal}Section.tsx`]: `import type { ListingSectionProps } from '@roost/shared/contracts/slots';
import { Heading } from '@roost/shared/ui';
import { copy } from '../copy.ts';

/** Slot: a section on the page of a home. */
export function ${pascal}Section({ listing }: ListingSectionProps) {
  return (
    <section>
      <Heading level={2}>{copy.section.title}</Heading>
      <p>{copy.section.text(listing.headline)}</p>
    </section>
  );
}
`,
    [`src/slots/${pascal}Section.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${pascal}Section } from './${pascal}Section.tsx';

test('the section names the home', () => {
  render(<${pascal}Section listing={{ id: '1', headline: 'Lake house' }} />);
  expect(screen.getByText(/Lake house/)).toBeVisible();
});
`,
  };
}

/** What the remote offers: the `roost` block of its package.json. */
export function remoteBlock(remote: RemoteName) {
  const { base, pascal, title } = getNames(remote);
  return {
    owner: base,
    routes: [{ id: base, path: `/${base}`, monitoring: title }],
    slots: { [`${pascal}Section`]: { places: ['listing-sections'] } },
    languages: ['es'],
  };
}

/** Returns the text of each source file by its path in the remote's directory. */
export const sourceFiles = (remote: RemoteName): Record<string, string> => ({
  ...pageFiles(remote),
  ...slotFiles(remote),
});

/**
 * Returns the text of each file of a remote in the site's repository, by its path in the remote's directory.
 * @param version that `shared` and `platform` have there; npm links them only where it is the same
 */
export const remoteFiles = (remote: RemoteName, version: string): Record<string, string> => ({
  ...configurations(remote, version),
  ...sourceFiles(remote),
});

/**
 * A remote in a repository of its own (PLAT-2): everything a team needs beside the site's address and a token. Pure
 * (decision 0065).
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { getNames, json, remoteBlock, sourceFiles } from './template.ts';

/** What package.json says of the packages that a remote is made with: a range, or the file of a packed one. */
export type Sources = { shared: string; platform: string; react: string };

const readme = (remote: RemoteName): string => {
  const { base, pascal } = getNames(remote);
  return `# ${remote}

What guests get: the page \`/${base}\`, and a section (\`${pascal}Section\`) on every page of a home. What it offers, its owner and where the owner is told of trouble
(\`channel\`) stand in the \`roost\` block of package.json.

\`\`\`sh
npm install
npm run dev -- --site https://stay.example       # the remote on a page of its own, with data of that site
npm test                                         # types and tests
npm run contract -- --site https://stay.example  # whether that site can serve it
\`\`\`

To publish, ask whoever looks after the registry of the site for a token:

\`\`\`sh
export ROOST_REGISTRY_URL=https://stay.example/_teams ROOST_REGISTRY_TOKEN=roost_…
npm run publish:remote -- --dry-run
npm run publish:remote -- --reason "the first page"
npm run registry -- rollback ${remote}
npm run registry -- remove ${remote} --reason "an experiment"
\`\`\`
`;
};

/** Returns the text of each file by its path in the new repository. */
export const ownRepositoryFiles = (
  remote: RemoteName,
  { shared, platform, react }: Sources,
): Record<string, string> => ({
  'package.json': json({
    name: remote,
    version: '1.0.0',
    private: true,
    type: 'module',
    roost: remoteBlock(remote),
    scripts: {
      dev: 'roost dev',
      build: 'roost build',
      test: 'roost check',
      contract: 'roost contract',
      'publish:remote': 'roost publish',
      registry: 'roost registry',
    },
    dependencies: { '@roost/shared': shared, react, 'react-dom': react },
    devDependencies: { '@roost/platform': platform },
  }),
  'tsconfig.json': json({ extends: '@roost/platform/tsconfig/remote.json' }),
  'jest.config.mjs': `export { remoteTests as default } from '@roost/platform/jest';\n`,
  'webpack.config.ts': `import { defineRemote } from '@roost/platform/webpack/define';

export default defineRemote({ name: '${remote}' });
`,
  '.gitignore': 'node_modules/\ndist/\n',
  'README.md': readme(remote),
  ...sourceFiles(remote),
});

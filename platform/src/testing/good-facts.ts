/** Facts of a build that keeps the contract, for tests of what does not. */
import type { ContractFacts } from '../publish/contract-check.ts';
import { INTEGRITY_PLACEHOLDER } from '../webpack/names.ts';

const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

export function goodFacts({
  contract = '1.2.0',
  sharedNames = { '@roost/shared/router': ['Link'] },
  shared = { react: '^19.3.1' },
}: {
  contract?: string;
  sharedNames?: Record<string, string[]>;
  /** Accepted versions by package. */
  shared?: Record<string, string>;
} = {}): ContractFacts {
  return {
    name: 'mfe-search',
    build: { sourceHash: 'a', inputs: [], output: null, mode: 'production', contract, duplicated: [], sharedNames },
    manifest: {
      metaData: { globalName: 'mfe_search', remoteEntry: { name: 'remoteEntry.js', path: '' } },
      shared: Object.entries(shared).map(([name, requiredVersion]) => ({ name, requiredVersion, singleton: true })),
      exposes: [
        { path: './routes', assets },
        { path: './SearchBox', assets },
      ],
    },
    siteContract: '1.0.0',
    exposes: ['./routes', './SearchBox'],
    pages: ['search'],
    places: { SearchBox: ['home-search'] },
    provided: { react: '19.3.1' },
    offered: { '@roost/shared/router': ['Link', 'useNavigate'] },
    serverBundle: '[{ id: "search" }];({"./routes": m0, "./SearchBox": m1})',
    scripts: { 'remoteEntry.js': `var mfe_search;r.t="${INTEGRITY_PLACEHOLDER}"` },
    styles: { 'css/page.css': '@layer remotes.mfe-search{.page_title_aB3dE{color:red}}' },
    weights: { files: { 'remoteEntry.js': 4000 }, first: { 'remoteEntry.js': 3000 }, licences: { zod: 'MIT' } },
  };
}

/**
 * `node evaluate-bundle.ts <server bundle>`: evaluates a remote's server bundle as a host does, with the React and the
 * shared parts of this checkout, and tells its parent what came of it. A process of its own: what a remote does at
 * import ends with it.
 */
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { sharedPackages } from '../webpack/shared-packages.ts';
import type { Evaluated } from './server-import.ts';

const { send } = process;
const tell = (outcome: Evaluated): void => void send?.call(process, outcome, () => process.exit(0));

// Sources of shared as webpack reads them: styles have names alone, and what has JSX is compiled.
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: 'export default {};', shortCircuit: true };
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      configFile: false,
      swcrc: false,
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const own = createRequire(import.meta.url);
const shared = new Map(sharedPackages().flatMap(({ name, file, external }) => (external ? [[name, file]] : [])));
/** As the renderer's: `host/server/render/bundles.ts`. */
const BUILTIN = /^(?:node:)?(?:buffer|events|https?|path|querystring|stream|url|util|zlib)$/;

function requireShared(request: string): unknown {
  const file = shared.get(request);
  if (file !== undefined) return own(file);
  if (BUILTIN.test(request)) return own(request);
  throw new Error(`it requires ${request}, which the host does not share`);
}

/** Ids of the pages that it has; null when it exports no list of them. */
function readPages(exposes: Record<string, unknown>): (string | null)[] | null {
  const { routes } = (exposes['./routes'] ?? {}) as { routes?: unknown };
  if (!Array.isArray(routes)) return null;
  return routes.map((route: unknown) => {
    const id = typeof route === 'object' && route !== null && 'id' in route ? route.id : null;
    return typeof id === 'string' ? id : null;
  });
}

const module: { exports: unknown } = { exports: {} };
try {
  const code = readFileSync(process.argv[2] ?? '', 'utf8');
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: 'server/index.cjs' });
  Reflect.apply(run, undefined, [module, module.exports, requireShared]);
  const exposes = (module.exports ?? {}) as Record<string, unknown>;
  tell({ pages: './routes' in exposes ? readPages(exposes) : [] });
} catch (error) {
  const isError = error instanceof Error;
  tell({ error: isError ? `${error.name}: ${error.message}` : String(error) });
}

/**
 * What a remote's server bundle does when a host imports it (PLAT-3, PLAT-6): whether it can be, and which pages it
 * has. A bundle that throws would be skipped on every page, and guests would get the page by the browser alone or from
 * the version before.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { extension, REPOSITORY } from '../lib/paths.ts';

/** What came of it: ids of its pages (null where a route has none, or in all where it exports no list), or an error. */
export type Evaluated = { pages: readonly (string | null)[] | null } | { error: string };

/** Milliseconds in which an import is over, on a machine that is busy. */
const LIMIT_MS = 30_000;

/** Evaluates a server bundle in a process of its own, which may write no file and start no other. Never rejects. */
export function evaluateBundle(file: string, limitMs = LIMIT_MS): Promise<Evaluated> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `evaluate-bundle${extension}`), file],
      {
        cwd: REPOSITORY,
        env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        timeout: limitMs,
        killSignal: 'SIGKILL',
      },
    );
    let words = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-2_000)));
    let said: Evaluated | null = null;
    child.on('message', (message) => (said ??= message as Evaluated));
    child.on('error', (error) => resolve({ error: error.message }));
    child.on('close', (code, signal) =>
      resolve(
        said ?? {
          error:
            signal === 'SIGKILL'
              ? `it was not imported within ${limitMs} ms`
              : `it ended the process (${code}) ${words}`,
        },
      ),
    );
  });
}

const OF_BROWSER = /^ReferenceError: (\w+) is not defined/;

/** Why a host could not import it. */
function importBreach(error: string): string {
  const [, name] = OF_BROWSER.exec(error) ?? [];
  return name === undefined
    ? `its server bundle cannot be imported: ${error} (what a module does at import, it does on the server, too)`
    : `it cannot be rendered on the server: a module reads ${name} at import, which only browsers have (read it in an effect or in a function that the browser calls)`;
}

/**
 * What is wrong with an evaluated bundle, each a clause that follows "mfe-x cannot be published: ".
 * @param declared ids of the pages that the remote's package.json names
 */
export function serverImportBreaches(evaluated: Evaluated, declared: readonly string[]): string[] {
  if ('error' in evaluated) return [importBreach(evaluated.error)];
  const { pages } = evaluated;
  if (pages === null) return ['its src/routes.tsx exports no list `routes`'];
  return [
    ...pages
      .filter((id) => id === null || !declared.includes(id))
      .map((id) =>
        id === null
          ? 'a route of its src/routes.tsx has no id'
          : `its src/routes.tsx has the page "${id}", and its package.json names none with that id: nobody would get to it (add it to "routes" of the roost block, with its path)`,
      ),
    ...declared
      .filter((id) => !pages.includes(id))
      .map((id) => `its package.json names the page "${id}", and src/routes.tsx has no route with that id`),
    ...pages
      .filter((id, index) => id !== null && pages.indexOf(id) < index)
      .map((id) => `its src/routes.tsx has the page "${id}" twice`),
  ];
}

/**
 * The server bundle of a remote on a developer's machine, built anew whenever a source changes: the host renders pages
 * with it (PLAT-7).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { evaluateBundle, serverImportBreaches } from '../publish/server-import.ts';
import type { RemoteSource } from '../webpack/names.ts';
import { remoteServer } from '../webpack/remote-server.ts';

const BUNDLE_PATH = '/server/index.cjs';

type Answer = () => Promise<{ type: string; text: string }>;
export type ServerBundle = { answers: Readonly<Record<string, Answer>>; stop: () => Promise<void> };

/**
 * Tells of each build what would keep it from being published: it cannot be imported on the server, or has other pages
 * than its package.json names. Each once, until it was mended.
 */
function tellBreaches(file: string, declared: readonly string[], say: (breach: string) => void): () => void {
  let told: readonly string[] = [];
  let builds = 0;
  return () => {
    const build = (builds += 1);
    void evaluateBundle(file).then((evaluated) => {
      // Of a build that another one has replaced nobody wants to know.
      if (build !== builds) return;
      const breaches = serverImportBreaches(evaluated, declared);
      breaches.filter((breach) => !told.includes(breach)).forEach(say);
      told = breaches;
    });
  };
}

/**
 * Starts building.
 * @param say told what does not build, and what would keep it from being published
 */
export function watchServerBundle(name: RemoteName, say: (line: string) => void, source: RemoteSource): ServerBundle {
  const outDir = join(source.directory, 'dist/development-server');
  const file = join(outDir, 'index.cjs');
  const declared = source.facts.routes.map(({ id }) => id);
  const tell = tellBreaches(file, declared, (breach) => say(`${name} could not be published: ${breach}`));
  const compiler = webpack(remoteServer(name, { mode: 'development', outDir }, source));
  let built = Promise.withResolvers<Buffer>();
  let isDone = false;
  // Requests wait while it is rebuilt, so that a page never has old texts.
  compiler.hooks.watchRun.tap('roost', () => {
    if (isDone) built = Promise.withResolvers();
    isDone = false;
  });
  // A remote that was removed meanwhile would come back as a folder with nothing but its build.
  compiler.hooks.shouldEmit.tap('roost', () => (existsSync(join(source.directory, 'src')) ? undefined : false));
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error || stats?.hasErrors())
      say(`${name} on the server: ${error?.message ?? stats?.toString({ preset: 'errors-only', colors: false })}`);
    else {
      isDone = true;
      readFile(file).then(built.resolve, built.reject);
      tell();
    }
  });
  const getIntegrity = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return {
    answers: {
      '/server.json': async () => ({
        type: 'application/json',
        text: JSON.stringify({ bundle: BUNDLE_PATH, integrity: getIntegrity(await built.promise) }),
      }),
      [BUNDLE_PATH]: async () => ({ type: 'text/javascript', text: (await built.promise).toString('utf8') }),
    },
    stop: () =>
      new Promise((resolve) => {
        watching?.close(() => compiler.close(() => resolve()));
      }),
  };
}

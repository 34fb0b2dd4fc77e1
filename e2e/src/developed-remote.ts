/**
 * A remote that somebody is working on: sources in a folder of their own, and a host in development that gets them from
 * a dev server (`npm run dev`).
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildInChild, isUpToDate } from '@roost/platform/build/build';
import { startDevServer } from '@roost/platform/dev/dev-server';
import { freePort } from './free-port.ts';
import { NAME, REMOTE, startHostileSite } from './hostile-site.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * One page with all that a remote's page is made of: texts in two languages, a loader that keeps its answers, and
 * something that a visitor types.
 */
const SOURCES: Readonly<Record<string, string>> = {
  'copy.ts': `import { defineTexts } from '@roost/shared/texts';
export const copy = defineTexts('mfe-hostile', { title: 'The first title', field: 'Your words' });`,
  'copy.es.ts': `import type { Texts } from '@roost/shared/texts';
import type { copy } from './copy.ts';
export const copyEs: Texts<typeof copy> = { title: 'El primer título', field: 'Tus palabras' };`,
  'texts-es.ts': `import { addTexts } from '@roost/shared/texts';
import { copyEs } from './copy.es.ts';
addTexts('es', { 'mfe-hostile': copyEs });
export const language = 'es';`,
  'answer-cache.ts': `export const answers = new Map<string, string>();`,
  'load.ts': `import { answers } from './answer-cache.ts';
export async function load(): Promise<string> {
  const answer = answers.get('page') ?? 'The first answer';
  answers.set('page', answer);
  return answer;
}`,
  'Page.tsx': `import { copy } from './copy.ts';
export function Page({ data }: { data: string }) {
  return (
    <>
      <h1>{copy.title}</h1>
      <label>{copy.field} <input /></label>
      <p>{data}</p>
    </>
  );
}`,
  'routes.tsx': `import { defineRoute } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { load } from './load.ts';
import { Page } from './Page.tsx';
export const routes = [
  defineRoute<string>({
    id: 'hostile',
    loader: async () => ({ type: 'data', data: await load() }),
    head: () => ({ title: copy.title }),
    Component: Page,
  }),
];`,
  'standalone.tsx': `import { runAlone } from '@roost/shared/testing/alone';
import { routes } from './routes.tsx';
runAlone({ parts: [{ path: '/hostile', route: routes[0] }], start: '/hostile' });`,
};

export type DevelopedRemote = {
  /** The page in the site. */
  inSite: string;
  /** The page on which the remote runs alone. */
  alone: string;
  /** Saves a source file. Throws when the text is not in it. */
  save: (file: string, from: string, to: string) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startDevelopedRemote(): Promise<DevelopedRemote> {
  const folder = path.join(REPOSITORY, 'test-results');
  await mkdir(folder, { recursive: true });
  const directory = await mkdtemp(path.join(folder, 'developed-'));
  const source = path.join(directory, 'src');
  await mkdir(source);
  await Promise.all(Object.entries(SOURCES).map(([file, text]) => writeFile(path.join(source, file), text)));
  const hostDist = path.join(REPOSITORY, 'host/dist/development');
  if (!(await isUpToDate('host', hostDist, 'development'))) await buildInChild('host', 'development', hostDist);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const published = { directory, facts: { ...REMOTE, slots: {}, languages: ['es'] } };
  const site = await startHostileSite(published, {
    ROOST_ENV: 'development',
    ROOST_HOST_DIST: hostDist,
    ROOST_ASSETS_ORIGINS: origin,
  });
  const server = await startDevServer({
    name: NAME,
    port,
    siteUrl: site.url,
    sandboxUrl: site.url,
    say: (line) => process.stderr.write(`${line}\n`),
    source: published,
  });
  return {
    inSite: `${site.url}/hostile?mfe=${NAME}@${origin}`,
    alone: `${origin}/`,
    save: async (file, from, to) => {
      const name = path.join(source, file);
      const text = await readFile(name, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(name, text.replace(from, to));
    },
    stop: async () => {
      await Promise.all([server.stop(), site.stop()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

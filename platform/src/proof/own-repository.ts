/**
 * A remote from its own repository on a site (PLAT-2): packages from an npm registry, a new project in a directory that
 * knows nothing of this one, published over HTTP with an address and a token, shown, changed, rolled back and removed.
 * The host and the registry are the real ones.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { major, minor } from 'semver';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import { getDist } from '../build/build-info.ts';
import { Failure } from '../lib/failure.ts';
import { makeToken, RIGHTS } from '../registry/tokens.ts';
import { findBrowser } from '../testing/browser.ts';
import { startLightSite } from './light-site.ts';
import type { LightSite } from './light-site.ts';
import { bare, command, steps } from './steps.ts';
import type { Say, Step } from './steps.ts';
import { createProject, NAME } from './team-project.ts';
import { until } from './until.ts';

/** Two minor versions after the present one. */
const NEWER = `${major(CONTRACT_VERSION)}.${minor(CONTRACT_VERSION) + 2}.0`;
const SHOWN_MS = 30_000;

/** Whether the server's page has a text, and its status. */
async function page(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text() };
}

/** What a browser shows once scripts have run. */
async function inBrowser(browser: string, url: string, home: string): Promise<string> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(home, 'browser')}`];
  return command(home, [browser, ...args, '--virtual-time-budget=10000', '--dump-dom', url]);
}

type Published = {
  project: string;
  home: string;
  site: LightSite;
  /** All that the project knows of the site. */
  known: NodeJS.ProcessEnv;
  shows: (text: string) => Promise<number>;
};

/** Changes a file's text. @throws Failure when there is nothing to change */
async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Failure(`${file} has no ${String(from)}.`);
  await writeFile(file, changed);
}

/** Ages of host and remote that differ by two minor versions, both ways, with real builds and a real host. */
async function proveSkew({ project, home, site, known, shows }: Published, step: Step): Promise<void> {
  const publish = ['npm', 'run', 'publish:remote', '--'];
  const shared = join(project, 'node_modules/@roost/shared');
  await step('skew: an old host takes a remote that was built two minor versions later', async () => {
    // What two minor versions would give: a newer version, and a name that the host does not know.
    await change(join(shared, 'package.json'), /"version": "[\d.]+"/, `"version": "${NEWER}"`);
    await change(
      join(shared, 'dist/contracts/remotes.js'),
      /CONTRACT_VERSION = '[\d.]+'/,
      `CONTRACT_VERSION = '${NEWER}'`,
    );
    for (const file of ['index.js', 'index.d.ts'])
      await writeFile(
        join(shared, 'dist/ui', file),
        `${await readFile(join(shared, 'dist/ui', file), 'utf8')}\nexport { Heading as Headline } from './index.js';\n`,
      );
    await change(join(project, 'src/copy.ts'), 'Two thousand reviews.', 'Three thousand reviews.');
    await command(project, publish, known);
    await shows('Three thousand reviews.');
  });
  await step('skew: and refuses it by name when it uses what came later', async () => {
    const pageFile = join(project, 'src/pages/reviews/ReviewsPage.tsx');
    const before = await readFile(pageFile, 'utf8');
    await writeFile(pageFile, before.replaceAll('Heading', 'Headline'));
    const refused = await command(project, publish, known).then(
      () => 'it was published',
      (error: unknown) => String(error),
    );
    await writeFile(pageFile, before);
    if (!/uses Headline of @roost\/shared\/ui, which the host does not offer/.test(refused)) throw new Failure(refused);
  });
  await step('skew: a new host shows a remote that was built two minor versions before', async () => {
    await command(project, ['npm', 'run', 'registry', '--', 'rollback', NAME], known);
    const dist = join(home, 'newer-host');
    await cp(getDist('host'), dist, { recursive: true });
    const build = join(dist, 'build.json');
    await change(build, /"contract": "[\d.]+"/, `"contract": "${NEWER}"`);
    await writeFile(
      build,
      (await readFile(build, 'utf8')).replaceAll(/("@roost\/shared\/[\w/-]+": )"\d+\.\d+\.\d+"/g, `$1"${NEWER}"`),
    );
    await site.replaceHost(dist);
    const offer = await (await fetch(`${site.url}/_host/contract`)).text();
    if (!offer.includes(NEWER)) throw new Failure(`The host does not say that it is newer: ${offer.slice(0, 200)}`);
    await shows('This page is ready for its first feature.');
  });
}

async function publishAndSee(project: string, home: string, step: Step, say: Say): Promise<void> {
  const browser = await findBrowser(say);
  if (!browser) throw new Failure('No Chromium. Install one, or set CHROME to its path.');
  const site = await step('own repository: a site runs, without this remote', () => startLightSite(say));
  const address = `${site.url}/reviews`;
  const shows = (text: string) =>
    until(async () => (await page(address)).text.includes(text), SHOWN_MS, `${address} to show "${text}"`);
  try {
    const remotes = [NAME];
    const rights = { remotes, environments: [...ENVIRONMENTS], rights: [...RIGHTS] };
    const token = await makeToken(site.dataDir, { team: 'reviews', ...rights, days: 1 });
    const known = bare({ ROOST_REGISTRY_URL: `${site.url}/_teams`, ROOST_REGISTRY_TOKEN: token });
    await step('own repository: its contract fits the site that runs', () =>
      command(project, ['npm', 'run', 'contract', '--', '--site', site.url]),
    );
    await step('own repository: published with an address and a token', () =>
      command(project, ['npm', 'run', 'publish:remote', '--', '--reason', 'the first page'], known),
    );
    await step('own repository: a guest gets its page from the server', () =>
      shows('This page is ready for its first feature.'),
    );
    await step('own repository: and in the browser', async () => {
      const shown = await inBrowser(browser, address, home);
      if (!/<h1[^>]*>Reviews<\/h1>/.test(shown))
        throw new Failure(`The browser shows something else: ${shown.slice(0, 500)}`);
    });
    await step('own repository: a change is published and shown', async () => {
      const file = join(project, 'src/copy.ts');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('This page is ready for its first feature.', 'Two thousand reviews.'));
      await command(project, ['npm', 'run', 'publish:remote', '--', '--reason', 'counts'], known);
      await shows('Two thousand reviews.');
    });
    await step('own repository: rolled back', async () => {
      await command(project, ['npm', 'run', 'registry', '--', 'rollback', NAME], known);
      await shows('This page is ready for its first feature.');
    });
    await proveSkew({ project, home, site, known, shows }, step);
    await step('own repository: removed, and the page is gone', async () => {
      await command(project, ['npm', 'run', 'registry', '--', 'remove', NAME, '--reason', 'an experiment'], known);
      await until(async () => (await page(address)).status === 404, SHOWN_MS, `${address} to be gone`);
    });
  } finally {
    await site.stop();
  }
}

/** @throws Failure of the first step that fails */
export async function proveOwnRepository(say: Say): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'roost-own-'));
  try {
    const step = steps(say);
    const project = await createProject(home, step, say);
    await publishAndSee(project, home, step, say);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

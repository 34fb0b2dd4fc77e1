/**
 * Accessibility of a remote's page of its own (UI-5), before it is published: axe looks at it in a real browser, wide
 * and light, then on a phone and dark; and whether presses arrive where they are made (PLAT-3). No driver is needed, which teams with a repository of their own do not have: the
 * page itself says what was found.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { REPOSITORY } from '../lib/paths.ts';
import { makeScratch } from '../lib/scratch.ts';
import { presentBrowser } from '../testing/browser.ts';
import { getSource } from '../webpack/names.ts';
import { ALONE_PATH, hasAlonePage } from '../webpack/remote-dev.ts';
import { serveAlone } from './alone-server.ts';
import type { Answer } from './alone-server.ts';
import { startBrowser } from './browser-process.ts';

/** WCAG 2.2 AA, as all pages of the site are held to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WINDOWS = [
  { what: 'wide and light', flags: ['--window-size=1280,900', '--blink-settings=preferredColorScheme=1'] },
  { what: 'on a phone, dark', flags: ['--window-size=390,844', '--blink-settings=preferredColorScheme=0'] },
];
/** A page that has not changed for this long is there; it is looked at after the longest wait in any case. */
const QUIET_MS = 700;
const LONGEST_WAIT_MS = 8_000;
/** A page of which nothing is heard for this long hangs. */
const BROWSER_MS = 60_000;
const MOST_NAMED = 5;

const foundSchema = z.object({
  /** What the page shows, in characters: nothing is a page that broke. */
  length: z.number(),
  /** Whether a press on a checkbox of ours ticks it, and what lies over the whole page, empty: a veil. */
  pressed: z.boolean(),
  veil: z.nullable(z.string()),
  violations: z.array(
    z.object({ id: z.string(), help: z.string(), impact: z.nullable(z.string()), targets: z.array(z.string()) }),
  ),
});
export type Found = z.infer<typeof foundSchema>;

/** Runs in the page, behind axe. */
const LOOK = `
const settled = new Promise((resolve) => {
  let timer = 0;
  const wait = () => { clearTimeout(timer); timer = setTimeout(resolve, ${QUIET_MS}); };
  new MutationObserver(wait).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('load', wait);
  setTimeout(resolve, ${LONGEST_WAIT_MS});
});
settled.then(async () => {
  const { violations } = await axe.run({ exclude: ['iframe'] }, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'], preload: false });
  const length = document.body.innerText.trim().length;
  const shares = [0.02, 0.5, 0.98];
  const [top, ...others] = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)));
  const isVeil = top && !top.matches('html, body, img, svg, canvas, video, iframe') && top.childElementCount === 0 && top.textContent.trim() === '' && others.every((other) => other === top);
  const veil = isVeil ? [top.localName, ...top.classList].join('.') : null;
  const box = document.createElement('input');
  box.type = 'checkbox';
  let heard = false;
  box.addEventListener('click', () => { heard = true; });
  document.body.append(box);
  box.click();
  const pressed = heard && box.checked;
  box.remove();
  const found = violations.map(({ id, help, impact, nodes }) => ({ id, help, impact: impact ?? null, targets: nodes.map(({ target }) => target.join(' ')) }));
  await fetch('/_found', { method: 'POST', body: JSON.stringify({ length, pressed, veil, violations: found }) });
});`;

const getHtml = (name: string, sandboxUrl: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="roost-sandbox" content="${sandboxUrl}"><title>${name} alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${ALONE_PATH}standalone.css"></head>
<body><div id="root"></div><script src="${ALONE_PATH}standalone.js"></script><script src="/_look.js"></script></body></html>`;

/** Clauses that follow "mfe-x cannot be published: ". Moderate and minor findings are not held against it. */
export function pageBreaches({ length, pressed, veil, violations }: Found, what: string): string[] {
  if (length === 0) return [`its page alone shows nothing (${what})`];
  if (veil !== null) return [`its page alone lies under an empty element that takes every press (${what}): ${veil}`];
  if (!pressed) return [`its page alone takes every press of the whole page (${what}): a checkbox cannot be ticked`];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .slice(0, MOST_NAMED)
    .map(
      ({ id, help, impact, targets }) =>
        `its page alone is not accessible (${what}): ${help} (${id}, ${impact}), at ${targets.slice(0, 3).join('; ')}`,
    );
}

async function readAxe(): Promise<string> {
  const file = createRequire(join(REPOSITORY, 'package.json')).resolve('axe-core/axe.min.js');
  return readFile(file, 'utf8');
}

/** Opens an address in a browser until something is known of it, the browser ends, or too much time has passed. */
async function withBrowser<T>(
  browser: string,
  address: string,
  flags: readonly string[],
  known: Promise<T>,
): Promise<T | 'ended' | 'silent'> {
  const { directory: home, remove } = await makeScratch('roost-look-');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const own = [`--user-data-dir=${home}`, '--remote-debugging-port=0', '--no-first-run', '--disable-gpu'];
  const { ended, stop } = startBrowser(browser, ['--headless', ...sandbox, ...own, ...flags, address]);
  const limit = AbortSignal.timeout(BROWSER_MS);
  const silent = new Promise<'silent'>((resolve) => limit.addEventListener('abort', () => resolve('silent')));
  try {
    return await Promise.race([known, ended, silent]);
  } finally {
    await stop();
    await remove();
  }
}

/** Reads what the page says was found, once. */
function listen(): { answer: Answer; found: Promise<Found> } {
  let tell: (found: Found) => void = () => undefined;
  const found = new Promise<Found>((resolve) => {
    tell = resolve;
  });
  const answer: Answer = (request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      response.writeHead(204).end();
      const parsed = z.safeParse(foundSchema, JSON.parse(text));
      if (parsed.success) tell(parsed.data);
    });
  };
  return { answer, found };
}

/** Where the page gets its data: the site that runs, and the outside world of a local one. */
export type DataSite = { siteUrl: string; sandboxUrl: string };

/**
 * Looks at a remote's page of its own.
 * @returns what keeps it from being published; null when nobody could look: no browser, or no such page
 */
export async function lookAtAlonePage(
  name: RemoteName,
  { siteUrl, sandboxUrl }: DataSite,
  say: (line: string) => void,
  findBrowser = presentBrowser,
): Promise<readonly string[] | null> {
  const notChecked = (why: string): null => (say(`accessibility of ${name} was not checked: ${why}`), null);
  if (!hasAlonePage(getSource(name))) return notChecked('it has no page of its own (src/standalone.tsx)');
  const found = await findBrowser();
  if (found === null) return notChecked('there is no browser here (CHROME names one)');
  say(`looking at ${name} alone: accessibility`);
  const axe = await readAxe();
  let current = listen();
  const server = await serveAlone(name, siteUrl, getHtml(name, sandboxUrl), {
    '/_look.js': (_request, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(axe + LOOK),
    '/_found': (request, response) => current.answer(request, response),
  });
  try {
    const breaches: string[] = [];
    for (const { what, flags } of WINDOWS) {
      current = listen();
      const seen = await withBrowser(found, server.address, flags, current.found);
      if (seen === 'ended') return notChecked(`the browser ${found} ended by itself`);
      if (seen === 'silent')
        breaches.push(`its page alone hangs (${what}): nothing was heard of it for ${BROWSER_MS / 1000} s`);
      else breaches.push(...pageBreaches(seen, what));
    }
    return breaches;
  } finally {
    await server.stop();
  }
}

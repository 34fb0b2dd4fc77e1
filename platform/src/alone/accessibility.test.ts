import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageBreaches, lookAtAlonePage } from './accessibility.ts';
import { startBrowser } from './browser-process.ts';

const WELL = { length: 5, pressed: true, veil: null, violations: [] };
const one = (impact: string | null) => ({
  id: 'image-alt',
  help: 'Images must have alternative text',
  impact,
  targets: ['img', '#a img'],
});

test('UI-5, PLAT-6: serious and critical findings keep a remote from being published, with their place', () => {
  expect(pageBreaches({ ...WELL, violations: [one('critical')] }, 'on a phone, dark')).toEqual([
    'its page alone is not accessible (on a phone, dark): Images must have alternative text (image-alt, critical), at img; #a img',
  ]);
  expect(pageBreaches({ ...WELL, violations: [one('serious')] }, 'wide')).toHaveLength(1);
});

test.each(['moderate', 'minor', null])('PLAT-6: a finding that is %s does not', (impact) =>
  expect(pageBreaches({ ...WELL, violations: [one(impact)] }, 'wide')).toEqual([]),
);

test('PLAT-6: a page that shows nothing does', () =>
  expect(pageBreaches({ ...WELL, length: 0 }, 'wide')).toEqual(['its page alone shows nothing (wide)']));

test('PLAT-3, PLAT-6: so does one that takes every press, or lies under what does', () => {
  expect(pageBreaches({ ...WELL, pressed: false }, 'wide')).toEqual([
    'its page alone takes every press of the whole page (wide): a checkbox cannot be ticked',
  ]);
  expect(pageBreaches({ ...WELL, veil: 'div.veil' }, 'wide')).toEqual([
    'its page alone lies under an empty element that takes every press (wide): div.veil',
  ]);
});

test('PLAT-6: where there is no browser it is said, and nothing is held against the remote', async () => {
  const said: string[] = [];
  const site = { siteUrl: '', sandboxUrl: '' };
  expect(
    await lookAtAlonePage(
      'mfe-consent',
      site,
      (line) => said.push(line),
      async () => null,
    ),
  ).toBeNull();
  expect(said).toEqual(['accessibility of mfe-consent was not checked: there is no browser here (CHROME names one)']);
});

test('PLAT-6: a browser that a script starts ends with it', async () => {
  const home = await mkdtemp(join(tmpdir(), 'roost-browser-'));
  const [script, noted] = [join(home, 'browser'), join(home, 'pid')];
  await writeFile(script, `#!/bin/sh\nsleep 600 &\necho $! > ${noted}.part && mv ${noted}.part ${noted}\nwait\n`);
  await chmod(script, 0o755);
  const { stop } = startBrowser(script, []);
  const started = async () => readFile(noted, 'utf8').catch(() => null);
  let pid: string | null = null;
  while ((pid ??= await started()) === null);
  await stop();
  const isGone = async () =>
    /^State:\s+Z/m.test(await readFile(`/proc/${pid?.trim()}/status`, 'utf8').catch(() => 'State: Z'));
  while (!(await isGone()));
  await rm(home, { recursive: true, force: true });
});

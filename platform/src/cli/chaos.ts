/**
 * `npm run chaos`: builds and publishes what changed, then breaks a site of its own on this machine, part by part,
 * while guests use it by requests and in a browser (docs/security.md).
 */
import { join } from 'node:path';
import { runCommand, say } from '../lib/command.ts';
import { packageDir } from '../lib/paths.ts';
import { runTrial } from '../site/trial.ts';
import { findBrowser } from '../testing/browser.ts';

await runCommand(() =>
  runTrial('src/soak/chaos/main.ts', async () => {
    const browser = await findBrowser(say);
    if (browser !== null) return { CHROME_PATH: browser, BROWSER_GUEST: join(packageDir('e2e'), 'chaos/guest.ts') };
    say('No Chromium was found, and none could be installed: guests have requests alone.');
    return {};
  }),
);

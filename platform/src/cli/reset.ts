/** `npm run reset`: removes the data directory: database, published versions, picture cache, logs. */
import { rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { tryLock } from '../lib/lock.ts';

/** Only a site's own parts are removed: a variable set by mistake must not empty somebody's home directory. */
const PARTS = [
  'db',
  'db.lock',
  'remotes',
  'images',
  'pictures',
  'search',
  'mail',
  'stripe',
  'sandbox',
  'analytics',
  'logs',
  'cache',
  'site.lock',
  'start.lock',
  'site-users',
];

await runCommand(async () => {
  commandOptions({}, 'npm run reset');
  const { dataDir } = siteSettings();
  if (!existsSync(dataDir)) return say(`Nothing to remove: ${dataDir} does not exist.`);
  const release = await tryLock(join(dataDir, 'site.lock'));
  if (!release) throw new Failure(`A site runs on ${dataDir}. Stop it first.`);
  for (const part of PARTS) await rm(join(dataDir, part), { recursive: true, force: true });
  say(`Removed the data in ${dataDir}. The next start makes it anew.`);
});

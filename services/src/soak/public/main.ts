/**
 * `npm run attack`: starts a public site of its own on this machine (`site.ts`), tries the findings of docs/security.md
 * on it from outside, by number, and prints a line each. Ends with 1 when one of them works.
 */
import { existsSync } from 'node:fs';
import { readOptions } from '@roost/observe/command-line';
import { ACCOUNT_ATTACKS } from './accounts.ts';
import { Target, type Attack } from './attack.ts';
import { BOOKING_ATTACKS } from './booking.ts';
import { SITE_ATTACKS } from './site-attacks.ts';
import { publicAddress, startPublicSite } from './site.ts';

readOptions({}, 'npm run attack');

const ATTACKS: readonly Attack[] = [...SITE_ATTACKS, ...BOOKING_ATTACKS, ...ACCOUNT_ATTACKS];
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const published = process.env['PUBLISHED'];
const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'].find((path) => existsSync(path));
const address = publicAddress();
if (!published || !haproxy || address === null) {
  say(
    'npm run attack needs HAProxy (Debian: apt-get install haproxy), openssl, and a network card with an IPv4 address.',
  );
  process.exit(2);
}
const begun = performance.now();
const site = await startPublicSite(published, haproxy, address);
const stop = (): void => void site.close().then(() => process.exit(1));
process.once('SIGINT', stop).once('SIGTERM', stop);
let fell = 0;
try {
  say(`${site.url} is up after ${Math.round((performance.now() - begun) / 1000)} s`);
  const target = new Target(site);
  for (const { finding, what, run } of ATTACKS) {
    const from = performance.now();
    const result = await run(target).catch((error: unknown) => `not tried to the end: ${String(error)}`);
    if (result !== null) fell += 1;
    const took = ((performance.now() - from) / 1000).toFixed(1);
    say(
      `${result === null ? 'held' : 'FELL'}  ${finding.padEnd(8)} ${what} (${took} s)${result === null ? '' : `: ${result}`}`,
    );
  }
} finally {
  await site.close();
}
say(`${ATTACKS.length - fell} of ${ATTACKS.length} held, ${Math.round((performance.now() - begun) / 1000)} s`);
process.exit(fell === 0 ? 0 : 1);

/**
 * Publishes a hostile version for a campaign of faults, or takes it back and withdraws it
 * (`services/src/soak/chaos/site.ts`): `publish DATA_DIR REMOTE CODE` prints the version,
 * `withdraw DATA_DIR REMOTE VERSION`.
 */
import { publishHostile, withdrawHostile } from './hostile-version.ts';

const [what, dataDir = '', name = '', third = ''] = process.argv.slice(2);
if (what === 'publish') process.stdout.write(await publishHostile(dataDir, name, third));
else await withdrawHostile(dataDir, name, third);

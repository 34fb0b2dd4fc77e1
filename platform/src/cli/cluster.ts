/**
 * `npm run cluster [-- --pages 50 --bookings 5]`: builds and publishes what changed, then tries a whole cluster on this
 * machine (docs/production.md).
 */
import { runCommand } from '../lib/command.ts';
import { runTrial } from '../site/trial.ts';

await runCommand(() => runTrial('src/soak/cluster/main.ts'));

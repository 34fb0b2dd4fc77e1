/**
 * `npm run attack`: builds and publishes what changed, then attacks a public site of its own on this machine
 * (docs/security.md).
 */
import { runCommand } from '../lib/command.ts';
import { runTrial } from '../site/trial.ts';

await runCommand(() => runTrial('src/soak/public/main.ts'));

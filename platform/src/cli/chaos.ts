/** `npm run chaos`: builds and publishes what changed, then breaks a site of its own on this machine, part by part (docs/security.md). */
import { runCommand } from '../lib/command.ts';
import { runTrial } from '../site/trial.ts';

await runCommand(() => runTrial('src/soak/chaos/main.ts'));

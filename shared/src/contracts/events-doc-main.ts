/** `npm run events`: writes docs/events.md. A test fails when it is stale. */
import { writeFileSync } from 'node:fs';
import { eventsDocument } from './events-doc.ts';

const [argument] = process.argv.slice(2);
if (argument === undefined) writeFileSync(new URL('../../../docs/events.md', import.meta.url), eventsDocument());
else if (argument === '--help') process.stdout.write('Usage: npm run events   (no options; writes docs/events.md)\n');
else {
  process.stderr.write(`It takes no ${argument}. See --help.\n`);
  process.exitCode = 1;
}

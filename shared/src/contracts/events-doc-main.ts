/** `npm run events`: writes docs/events.md. A test fails when it is stale. */
import { writeFileSync } from 'node:fs';
import { eventsDocument } from './events-doc.ts';

writeFileSync(new URL('../../../docs/events.md', import.meta.url), eventsDocument());

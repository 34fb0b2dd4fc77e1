/** Writes the catalogue of events as a page for people; see `events-doc-main.ts`. */
import * as z from 'zod/mini';
import { EVENTS } from './events.ts';

type Json = {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Json>;
  required?: string[];
};

const kind = ({ type, enum: choices }: Json): string =>
  choices ? choices.map((choice) => `\`${String(choice)}\``).join(' or ') : (type ?? 'any');

function properties(schema: z.ZodMiniType): string {
  const { properties: known = {}, required = [] } = z.toJSONSchema(schema) as Json;
  const parts = Object.entries(known).map(
    ([name, value]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${kind(value)}`,
  );
  return parts.length > 0 ? parts.join(', ') : 'none';
}

/** The whole of `docs/events.md`. */
export function eventsDocument(): string {
  const rows = Object.entries(EVENTS).map(
    ([name, { when, schema }]) => `| ${name} | ${when} | ${properties(schema)} |`,
  );
  return `# Events

Written by \`npm run events\` from \`shared/src/contracts/events.ts\`; do not edit. How they travel is in [analytics](analytics.md).

Nothing of this happens without consent to analytics. Money is in dollars; dates of a stay never go out, only its nights.

| event | when | properties (? may be missing) |
|---|---|---|
${rows.join('\n')}
`;
}

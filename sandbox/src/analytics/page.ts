/**
 * Pages of the analytics stand-in: received events, and the two sites for owners that marketing links open. Plain HTML.
 */
import { escapeHtml } from '../mail/page.ts';
import type { IntakeEvent } from './intake.ts';

const SHOWN = 200;
const TIME = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

const frame = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/analytics/analytics.css"></head><body>
<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const getName = ({ type, event, name }: IntakeEvent) => event ?? (type === 'page' ? `Page: ${name ?? ''}` : type);

function getConsent({ context }: IntakeEvent): string {
  const consent = context['consent'] as { categoryPreferences?: Record<string, boolean> } | undefined;
  return (
    Object.entries(consent?.categoryPreferences ?? {})
      .filter(([, allowed]) => allowed)
      .map(([name]) => name.replace('custom_', ''))
      .join(', ') || 'none'
  );
}

/** Newest first. */
export function renderEvents(events: readonly IntakeEvent[], visitor: string | undefined): string {
  const rows = events
    .slice(-SHOWN)
    .reverse()
    .map(
      (event) => `<tr>
<td>${TIME.format(new Date(event.receivedAt))}</td><td><b>${escapeHtml(getName(event))}</b></td>
<td><a href="/analytics?anonymousId=${encodeURIComponent(event.anonymousId)}">${escapeHtml(event.anonymousId.slice(0, 8))}</a>${event.userId ? ` · ${escapeHtml(event.userId)}` : ''}</td>
<td>${escapeHtml(getConsent(event))}</td>
<td><details><summary>${escapeHtml(JSON.stringify(event.properties ?? event.traits ?? {}).slice(0, 120))}</summary><pre>${escapeHtml(JSON.stringify(event, null, 2))}</pre></details></td></tr>`,
    )
    .join('');
  const table = `<div class="scroll"><table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">Event</th><th scope="col">Visitor</th><th scope="col">Agreed to</th><th scope="col">Properties</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const empty =
    '<p>No events yet. Accept cookies on the site and open some pages; events come a few seconds after a page has loaded.</p>';
  return frame(
    'Analytics events',
    `<p>${visitor === undefined ? 'All visitors' : `One visitor: ${escapeHtml(visitor)} · <a href="/analytics">all</a>`}, newest first.</p>${events.length > 0 ? table : empty}`,
  );
}

/** The page behind a link for owners, with the campaign of the link. */
export function renderOwners(title: string, query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query)
    .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(String(value))}</td></tr>`)
    .join('');
  return frame(
    title,
    `<p>This is another site: here owners would sign up. The link brought these parameters with it.</p>${given ? `<table>${given}</table>` : '<p>None.</p>'}`,
  );
}

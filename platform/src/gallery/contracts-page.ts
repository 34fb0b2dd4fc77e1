/**
 * The page of what remotes agree on: their pages and slots, from the `roost` blocks of their package.json, places, and
 * events. Pure.
 */
import { EVENTS } from '@roost/shared/contracts/events';
import type { RemoteFacts } from '@roost/shared/contracts/remotes';
import { html } from '../teams/console/html.ts';
import type { Html } from '../teams/console/html.ts';

type Remote = { name: string; facts: RemoteFacts };

const table = (heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="scroll" role="region" aria-label="${heads.join(', ')}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

export function contractsPage(remotes: readonly Remote[]): string {
  const pages = remotes.flatMap(({ name, facts }) =>
    facts.routes.map(({ id, path }) => [html`<code>${path}</code>`, name, facts.owner ?? '', id]),
  );
  const slots = remotes.flatMap(({ name, facts }) =>
    Object.entries(facts.slots).map(([slot, { places = [] }]) => [
      html`<code>${name}/${slot}</code>`,
      places.length > 0 ? places.join(', ') : 'wherever a page asks for it by name',
      facts.owner ?? '',
    ]),
  );
  const events = Object.entries(EVENTS).map(([name, { when }]) => [html`<code>${name}</code>`, when]);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Pages, slots and events</title>
        <link rel="icon" href="data:," />
        <style>
          body {
            background: Canvas;
            color: CanvasText;
            font: 1rem/1.5 system-ui;
            margin: auto;
            max-inline-size: 70rem;
            padding: 1rem;
          }
          a {
            color: inherit;
          }
          table {
            border-collapse: collapse;
            inline-size: 100%;
          }
          th,
          td {
            border-block-end: 1px solid;
            padding: 0.5rem;
            text-align: start;
            vertical-align: top;
          }
          .scroll {
            overflow-x: auto;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Pages, slots and events</h1>
          <p><a href="/gallery/">Components</a></p>
          <h2>Styles</h2>
          <p>
            The build puts each sheet into a cascade layer, lowest first: vendor, base, ui, host, remotes, states. A
            remote's own class (layer remotes.its-name) wins over the design system's whatever the selectors; nobody
            writes @layer by hand.
          </p>
          <h2>Pages</h2>
          ${table(['address', 'remote', 'owner', 'route'], pages)}
          <h2>Slots</h2>
          ${table(['slot', 'places', 'owner'], slots)}
          <h2>Events</h2>
          <p>Nothing of this happens without consent to analytics.</p>
          ${table(['event', 'when'], events)}
        </main>
      </body>
    </html>`.text;
}

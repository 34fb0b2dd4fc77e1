/** The local page as HTML: everything on it is also there without its script, which only brings newer figures. */
import { html } from '../teams/console/html.ts';
import type { Html } from '../teams/console/html.ts';
import { RATE_NAMES } from './figures.ts';
import { formatRate, formatSeconds, formatShare } from './format.ts';
import type { Figures, ProcessFigures, RateName, RemoteFigures, RouteFigures } from './figures.ts';

/** Windows that can be looked at, in seconds. */
export const WINDOWS = [
  [60, '1 minute'],
  [900, '15 minutes'],
] as const;
/** A wait of this many seconds, or so many things, is worth a look. */
const LATE_SECONDS = 30;
const MANY = 100;
/** A search page above it is slow (docs/observing.md, objectives); seconds. */
const SLOW_SECONDS = 1;
const MOST_ROUTES = 25;

const NAMES: Readonly<Record<RateName, string>> = {
  pages: 'Pages',
  searches: 'Pages of results',
  quotes: 'Quotes',
  bookings: 'Bookings',
};

const count = (value: number | null): string => (value === null ? '–' : Math.round(value).toLocaleString('en-US'));

const WIDTH = 100;
const HEIGHT = 30;
/** A line of the last values, lowest at zero. Nothing for fewer than two. */
function sparkline(values: readonly number[]): Html | null {
  if (values.length < 2) return null;
  const most = Math.max(...values) || 1;
  const x = (index: number): string => ((index / (values.length - 1)) * WIDTH).toFixed(1);
  const y = (value: number): string => (HEIGHT - 1 - (value / most) * (HEIGHT - 2)).toFixed(1);
  const path = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
    <path d="${path}" />
  </svg>`;
}

const bar = (share: number): Html =>
  html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect class="rest" width="100" height="1" />
    <rect class="part" width="${(Math.min(1, share) * 100).toFixed(1)}" height="1" />
  </svg>`;

type Tile = { name: string; value: string; note: string; tone?: 'bad' | 'warm' | ''; line?: Html | null };
const tile = ({ name, value, note, tone = '', line = null }: Tile): Html =>
  html`<li class="tile ${tone}"><span>${name}</span><b>${value}</b><small>${note}</small>${line}</li>`;

function rateTiles({ rates }: Figures, lines: Readonly<Record<RateName, readonly number[]>>): Html {
  return html`<ul class="tiles">
    ${RATE_NAMES.map((name) =>
      tile({
        name: NAMES[name],
        value: formatRate(rates[name].perSecond),
        note: `a second · ${count(rates[name].total)} in all`,
        line: sparkline(lines[name]),
      }),
    )}
  </ul>`;
}

const isLate = (seconds: number | null): 'warm' | '' => ((seconds ?? 0) > LATE_SECONDS ? 'warm' : '');
const isMuch = (value: number | null): 'warm' | '' => ((value ?? 0) > MANY ? 'warm' : '');

function waitingTiles({ gauges, exits }: Figures): Html {
  const { database, indexReady } = gauges;
  const tiles: Tile[] = [
    {
      name: 'Database',
      value: database === null ? '–' : database > 0 ? 'answers' : 'is away',
      note: indexReady === null ? '' : indexReady > 0 ? 'the index is filled' : 'the index is being filled',
      tone: database === 0 ? 'bad' : '',
    },
    {
      name: 'Index is behind',
      value: formatSeconds(gauges.indexLag),
      note: `${count(gauges.indexWaiting)} changes wait`,
      tone: isLate(gauges.indexLag),
    },
    { name: 'Mails due', value: count(gauges.mails), note: 'not sent yet', tone: isMuch(gauges.mails) },
    { name: 'Stays undecided', value: count(gauges.undecided), note: 'their payment is not settled' },
    {
      name: 'Pages being rendered',
      value: count(gauges.rendering),
      note: `${count(gauges.renderWaiting)} wait · ${count(gauges.renderers)} processes, ${count(exits)} ended`,
      tone: gauges.renderers === 0 ? 'bad' : isMuch(gauges.renderWaiting),
    },
    { name: 'Pictures waiting', value: count(gauges.pictures), note: 'to be made', tone: isMuch(gauges.pictures) },
    { name: 'Registry read', value: formatSeconds(gauges.registryAge), note: 'ago', tone: isLate(gauges.registryAge) },
  ];
  return html`<ul class="tiles waiting">
    ${tiles.map(tile)}
  </ul>`;
}

function funnel({ funnel: steps, limited }: Figures): Html {
  const first = Math.max(1, steps[0]?.[1] ?? 0);
  const isTrouble = (step: string): boolean => step === 'failed';
  const limits = limited.map(([limit, times]) => `${limit} ${count(times)}`).join(', ');
  return html`<dl>
      ${steps.map(
        ([step, times]) =>
          html`<dt>${step}</dt>
            <dd>${bar(times / first)}</dd>
            <dd class="count ${isTrouble(step) && times > 0 && 'bad'}">${count(times)}</dd>`,
      )}
    </dl>
    <p class="quiet">${limits === '' ? 'No limit refused anybody.' : `Refused by a limit: ${limits}.`}</p>`;
}

function routeTable(routes: readonly RouteFigures[]): Html {
  if (routes.length === 0) return html`<p class="empty">Nobody asked for anything in this time.</p>`;
  const left = routes.length - MOST_ROUTES;
  return html`<table>
    <caption>
      Half of the answers came within p50, 95 of 100 within
      p95.${left > 0 ? ` The ${MOST_ROUTES} busiest; ${left} more were asked for.` : ''}
    </caption>
    <thead>
      <tr>
        <th scope="col">Address</th>
        <th scope="col">a second</th>
        <th scope="col">p50</th>
        <th scope="col">p95</th>
        <th scope="col">failed</th>
      </tr>
    </thead>
    <tbody>
      ${routes.slice(0, MOST_ROUTES).map(
        ({ process, route, perSecond, p50, p95, failed }) =>
          html`<tr>
            <th scope="row">${route} <span class="quiet">${process}</span></th>
            <td>${formatRate(perSecond)}</td>
            <td>${formatSeconds(p50)}</td>
            <td class="${(p95 ?? 0) > SLOW_SECONDS && 'warm'}">${formatSeconds(p95)}</td>
            <td class="${failed > 0 && 'bad'}">${formatShare(failed)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function remoteTable(remotes: readonly RemoteFigures[]): Html {
  if (remotes.length === 0) return html`<p class="empty">No remote was part of a page in this time.</p>`;
  return html`<table>
    <caption>
      Failures on the server and in browsers, by the version that visitors got.
    </caption>
    <thead>
      <tr>
        <th scope="col">Remote</th>
        <th scope="col">pages</th>
        <th scope="col">failures</th>
        <th scope="col">loader p95</th>
      </tr>
    </thead>
    <tbody>
      ${remotes.map(
        ({ remote, version, owner, pages, problems, loader }) =>
          html`<tr>
            <th scope="row">
              ${remote} ${version}<span class="quiet">${owner === '' ? 'nobody owns it' : owner}</span>
            </th>
            <td>${count(pages)}</td>
            <td class="${problems > 0 && 'bad'}">${count(problems)}</td>
            <td>${formatSeconds(loader)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const megabytes = (bytes: number | null): string => (bytes === null ? '–' : `${count(bytes / 1024 / 1024)} MB`);
const processLine = ({ name, answers, memory, cpu }: ProcessFigures): Html =>
  html`<span class="${!answers && 'bad'}"
    >${name}: ${answers ? `${megabytes(memory)}, ${formatShare(cpu ?? 0)} of a core` : 'does not answer'}</span
  >`;

/** The part of the page that is exchanged for a newer one. */
export const figuresPart = (figures: Figures, lines: Readonly<Record<RateName, readonly number[]>>): Html =>
  html`<p class="status">
      ${figures.processes.map(processLine)}
      <span
        >${figures.seconds < 1 ? 'The first figures come in a moment.' : `These are the figures of the last ${formatSeconds(figures.seconds)}.`}</span
      >
    </p>
    ${rateTiles(figures, lines)} ${waitingTiles(figures)}
    <div class="two">
      <section class="panel">
        <h2>The way to a booking</h2>
        ${funnel(figures)}
      </section>
      <section class="panel">
        <h2>Remotes</h2>
        ${remoteTable(figures.remotes)}
      </section>
    </div>
    <section class="panel">
      <h2>Addresses</h2>
      ${routeTable(figures.routes)}
    </section>`;

/** The whole page. Without script it loads itself again. */
export function observePage(part: Html, seconds: number): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What Roost does now</title>
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="/tokens-dark.css" />
        <link rel="stylesheet" href="/observe.css" />
        <noscript><meta http-equiv="refresh" content="5" /></noscript>
        <script src="/observe.js" defer></script>
      </head>
      <body>
        <header>
          <h1>What Roost does now</h1>
          <nav aria-label="Time that the figures are of">
            ${WINDOWS.map(
              ([window, name]) =>
                html`<a href="/?window=${window}" ${window === seconds && html`aria-current="page"`}>${name}</a>`,
            )}
          </nav>
          <button type="button" id="pause" hidden>Pause</button>
        </header>
        <main id="figures">${part}</main>
      </body>
    </html>`.text;
}

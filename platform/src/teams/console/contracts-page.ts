/**
 * The console's map of contracts: which remote offers what, who shows it, which events go from whom to whom. By the
 * versions that visitors get by default. Pure.
 */
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { Uses } from '../../publish/uses.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, frame } from './layout.ts';
import type { View } from './layout.ts';

/** A remote's default version; `uses` is null where its server bundle is not there. */
export type MappedRemote = { name: string; version: string; extras: VersionEntry['extras']; uses: Uses | null };

const list = (items: readonly (Html | string)[]): Html | string =>
  items.length > 0
    ? html`<ul class="plain">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : 'nothing';

const join = (names: readonly string[]): string => names.join(' and ');

/** Who shows a slot: remotes that ask for it by name, and those that show a place it belongs to. */
function slotLine(all: readonly MappedRemote[], slot: string, places: readonly string[]): Html {
  const asking = all.filter(({ uses }) => uses?.slots.includes(slot)).map(({ name }) => name);
  const inPlaces = places.map((place) => {
    const showing = all.filter(({ uses }) => uses?.places.includes(place)).map(({ name }) => name);
    return `in ${place} of ${showing.length > 0 ? join(showing) : 'the host'}`;
  });
  const shown = [...(asking.length > 0 ? [`asked for by ${join(asking)}`] : []), ...inPlaces];
  return html`<code>${slot.split('/')[1]}</code>
    <span class="soft">${shown.length > 0 ? shown.join(', ') : 'shown by nobody'}</span>`;
}

/** A slot that a remote asks for by name, and whether it is there. */
function askedLine(all: readonly MappedRemote[], slot: string): Html {
  const [owner = '', name = ''] = slot.split('/');
  const isThere = all.some((remote) => remote.name === owner && Object.hasOwn(remote.extras.slots ?? {}, name));
  return html`<code>${slot}</code> ${!isThere && html`<span class="bad">offered by nobody</span>`}`;
}

/** A place that a remote has for slots of others, and who fills it. */
function placeLine(all: readonly MappedRemote[], place: string): Html {
  const filling = all.filter(({ extras }) =>
    Object.values(extras.slots ?? {}).some(({ places = [] }) => places.includes(place)),
  );
  return html`<code>${place}</code>
    <span class="soft"
      >${filling.length > 0 ? `filled by ${join(filling.map(({ name }) => name))}` : 'filled by nobody'}</span
    >`;
}

/** An event that a remote sends, with the remotes that listen to it or count it as a goal. */
function sentLine(all: readonly MappedRemote[], event: string): Html {
  const hearing = all.filter(({ uses }) => uses?.hears.includes(event)).map(({ name }) => name);
  const goals = all.filter(({ extras }) => extras.goals?.includes(event)).map(({ name }) => name);
  const who = [
    ...(hearing.length > 0 ? [`heard by ${join(hearing)}`] : []),
    ...(goals.length > 0 ? [`a goal of ${join(goals)}`] : []),
  ];
  return html`${event} <span class="soft">${who.join(', ')}</span>`;
}

/** An event that a remote listens to, with the remotes that send it. */
function heardLine(all: readonly MappedRemote[], event: string): Html {
  const sending = all.filter(({ uses }) => uses?.sends.includes(event)).map(({ name }) => name);
  return html`${event}
    <span class="soft">${sending.length > 0 ? `sent by ${join(sending)}` : 'sent by the host'}</span>`;
}

function usesPart(all: readonly MappedRemote[], uses: Uses | null): Html {
  if (uses === null)
    return html`<p class="soft">Its server bundle is not here, so nobody can say what it uses of others.</p>`;
  return html`<h3>Slots of others that it shows</h3>
    ${list([...uses.slots.map((slot) => askedLine(all, slot)), ...uses.places.map((place) => placeLine(all, place))])}
    <h3>Events that it sends</h3>
    ${list(uses.sends.map((event) => sentLine(all, event)))}
    <h3>Events that it hears</h3>
    ${list(uses.hears.map((event) => heardLine(all, event)))}`;
}

function remoteCard(view: View, all: readonly MappedRemote[], { name, version, extras, uses }: MappedRemote): Html {
  const slots = Object.entries(extras.slots ?? {});
  return html`<section class="card" aria-labelledby="${name}">
    <div class="row">
      <h2 id="${name}"><a href="${at(`/remotes/${name}`, view.environment)}">${name}</a></h2>
      <span class="soft">${version}, contract ${extras.contract}</span>
    </div>
    <h3>Pages</h3>
    ${list(extras.routes.map(({ path }) => html`<code>${path}</code>`))}
    <h3>Slots that it offers</h3>
    ${list(slots.map(([slot, { places = [] }]) => slotLine(all, `${name}/${slot}`, places)))} ${usesPart(all, uses)}
    <h3>State of its own</h3>
    ${list(extras.slices ?? [])}
    <details>
      <summary>Takes from the host</summary>
      ${list(Object.entries(extras.needs?.names ?? {}).map(([from, names]) => `${from} ${extras.needs?.shared[from] ?? ''}: ${names.join(', ')}`))}
    </details>
  </section>`;
}

export function contractsPage(view: View, remotes: readonly MappedRemote[]): Html {
  return frame(
    view,
    '/contracts',
    html`<h1>Contracts of ${view.environment}</h1>
      <p class="soft">
        Of the versions that visitors get by default, as their published code has it. What no remote shows, sends or
        hears is the host's. Events without a prefix are those of the catalogue and go to analytics with consent;
        <code>action</code> is one of the page's store.
      </p>
      <div class="cards">${remotes.map((remote) => remoteCard(view, remotes, remote))}</div>`,
  );
}

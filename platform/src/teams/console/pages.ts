/** The console's pages, from what the registry says. Pure but for nothing: what they show comes in. */
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import type { AuditRecord, Share } from '../../registry/audit.ts';
import { RETENTION } from '../../registry/retention.ts';
import { kilobytes, signed } from './compare-page.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, frame, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { may, press, remoteCard } from './remote-card.ts';
import type { RemoteView } from './remote-card.ts';

const day = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** Whoever is woken at night looks for what is on its way: those first. */
const isOnItsWay = ({ entries }: RemoteView): boolean =>
  entries.some(({ deployment }) => !deployment.default && deployment.traffic > 0);

export function overviewPage(view: View, all: readonly RemoteView[]): Html {
  const remotes = [...all].sort((a, b) => Number(isOnItsWay(b)) - Number(isOnItsWay(a)));
  return frame(
    view,
    '/',
    html`<h1>Remotes of ${view.environment}</h1>
      <div class="cards">${remotes.map((remote) => remoteCard(view, remote))}</div>
      ${remotes.length === 0 && html`<p>Nothing is published in ${view.environment} yet.</p>`}`,
  );
}

const shareWords = ({ version, traffic, withdrawn }: Share): string =>
  `${version} ${withdrawn ? 'withdrawn' : `${traffic} %`}`;
const sharesWords = (shares: readonly Share[]): string => shares.map(shareWords).join(', ') || 'nothing';

export function changesTable(records: readonly AuditRecord[]): Html {
  return html`<ul class="plain">
    ${records.map(
      ({ revision, at: when, who, action, commit, reason, changes }) =>
        html`<li class="card">
          <div class="row"><strong>${action}</strong><span class="soft">revision ${revision}, ${day(when)}</span></div>
          <p>${who}${commit && html` at <code>${commit}</code>`}${reason && html`: ${reason}`}</p>
          ${Object.entries(changes).map(
            ([remote, { before, after }]) =>
              html`<p class="soft">${remote}: ${sharesWords(before)} → ${sharesWords(after)}</p>`,
          )}
        </li>`,
    )}
  </ul>`;
}

export function changesPage(view: View, records: readonly AuditRecord[]): Html {
  return frame(
    view,
    '/changes',
    html`<h1>Changes of ${view.environment}</h1>
      ${changesTable(records)}`,
  );
}

/** Who made a version, by the first record that has it. */
function madeBy(records: readonly AuditRecord[], remote: string, version: string): AuditRecord | undefined {
  return records.findLast(({ changes }) => changes[remote]?.after.some((share) => share.version === version));
}

function versionActions(view: View, remote: RemoteView, entry: VersionEntry): Html | false {
  const { metadata, deployment, extras } = entry;
  const more = { version: metadata.version, back: `/remotes/${remote.name}` };
  if (extras.withdrawn) return false;
  return html`<details>
    <summary>Change ${metadata.version}</summary>
    ${
      may(view, remote.name, 'release') &&
      !deployment.default && [
        press(view, remote, 'traffic', 'Give', {
          ...more,
          fields: html`<label
              >Percent of visitors<input
                name="percent"
                type="number"
                min="0"
                max="100"
                value="${deployment.traffic || 10}"
                required
            /></label>
            <label>Why<input name="reason" maxlength="300" autocomplete="off" /></label>`,
        }),
        press(view, remote, 'progressive', 'Let it grow by itself', more),
      ]
    }
    ${may(view, remote.name, 'publish') && press(view, remote, 'link', 'Make a link that pins it', more)}
    ${
      may(view, remote.name, 'withdraw') &&
      !deployment.default &&
      press(view, remote, 'withdraw', 'Withdraw', {
        ...more,
        look: 'stop',
        fields: html`<label>Why<input name="reason" maxlength="300" required autocomplete="off" /></label>`,
      })
    }
    ${
      view.environment === 'staging' &&
      may({ ...view, environment: 'production' }, remote.name, 'release') &&
      press(view, remote, 'release', 'Release to production', {
        ...more,
        look: 'main',
        fields: html`<label
          >Percent of visitors<input name="percent" type="number" min="0" max="100" value="10" required
        /></label>`,
      })
    }
  </details>`;
}

/** To what differs between the version that visitors get and another one. */
function comparisonLink({ environment }: View, name: string, main: VersionEntry, entry: VersionEntry): Html {
  const [from, to] = [main.metadata.version, entry.metadata.version];
  return html`<a href="${ROOT}/remotes/${name}/compare?environment=${environment}&amp;from=${from}&amp;to=${to}"
    >Files compared with ${from}</a
  >`;
}

/** Takes the whole remote away. Its name is typed, because no press brings it back at once. */
function removePart(view: View, remote: RemoteView): Html | false {
  if (!may(view, remote.name, 'withdraw')) return false;
  return html`<h3>Remove</h3>
    <section class="card">
      <p>
        Takes ${remote.name} out of ${view.environment}: its pages answer 404 and its slots stay empty from the next
        page on. Open pages keep their files, and numbers of its versions stay taken. Single versions go by themselves:
        ${RETENTION.days} days after nobody could get them any more, and never the ${RETENTION.keep} newest, one that
        visitors get, one that stands in, or one that a link pins.
      </p>
      <details>
        <summary>Remove ${remote.name}</summary>
        ${press(view, remote, 'remove', `Remove ${remote.name} from ${view.environment}`, {
          look: 'stop',
          back: '/',
          fields: html`<label
              >Its name, to be sure<input name="confirm" required autocomplete="off" pattern="${remote.name}"
            /></label>
            <label>Why<input name="reason" maxlength="300" required autocomplete="off" /></label>`,
        })}
      </details>
    </section>`;
}

export function remotePage(
  view: View,
  remote: RemoteView,
  { records, bytes }: { records: readonly AuditRecord[]; bytes: ReadonlyMap<string, number> },
): Html {
  const newestFirst = [...remote.entries].sort((a, b) => (a.extras.publishedAt < b.extras.publishedAt ? 1 : -1));
  const main = remote.entries.find(({ deployment }) => deployment.default);
  const mainBytes = bytes.get(main?.metadata.version ?? '') ?? 0;
  return frame(
    view,
    `/remotes/${remote.name}`,
    html`<h1>${remote.name}</h1>
      ${remoteCard(view, remote)}
      <h3>Versions</h3>
      <ul class="plain">
        ${newestFirst.map((entry) => {
          const { version } = entry.metadata;
          const made = madeBy(records, remote.name, version);
          const size = bytes.get(version);
          return html`<li class="card">
            <div class="row">
              <strong>${version}</strong>
              <span
                >${entry.extras.withdrawn ? html`<span class="bad">withdrawn: ${entry.extras.withdrawn.reason}</span>` : `${entry.deployment.traffic} %`}</span
              >
              <span class="soft"
                >${day(entry.extras.publishedAt)}${made && `, ${made.who}`}${made?.commit && ` at ${made.commit}`}</span
              >
              <span class="soft"
                >${size !== undefined && `scripts ${kilobytes(size)}`}${size !== undefined && entry !== main && `, ${size === mainBytes ? 'as many as' : `${signed(size - mainBytes)} to`} the default`}</span
              >
            </div>
            ${main && entry !== main && size !== undefined && comparisonLink(view, remote.name, main, entry)}
            ${versionActions(view, remote, entry)}
          </li>`;
        })}
      </ul>
      <h3>Changes</h3>
      ${changesTable(records.filter(({ changes }) => remote.name in changes).slice(0, 20))} ${removePart(view, remote)}`,
  );
}

/** Who offers and uses what, by the versions that visitors get by default. */
export function contractsPage(view: View, { microFrontends }: Registry): Html {
  const list = (items: readonly string[]) =>
    items.length > 0
      ? html`<ul class="plain">
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`
      : 'nothing';
  const rows = Object.entries(microFrontends).flatMap(([name, entries]) => {
    const main = entries.find(({ deployment }) => deployment.default);
    return main ? [{ name, version: main.metadata.version, extras: main.extras }] : [];
  });
  return frame(
    view,
    '/contracts',
    html`<h1>Contracts of ${view.environment}</h1>
      <div class="cards">
        ${rows.map(
          ({ name, version, extras }) =>
            html`<section class="card" aria-labelledby="${name}">
              <div class="row">
                <h2 id="${name}"><a href="${at(`/remotes/${name}`, view.environment)}">${name}</a></h2>
                <span class="soft">${version}, contract ${extras.contract}</span>
              </div>
              <h3>Pages</h3>
              ${list(extras.routes.map(({ path }) => path))}
              <h3>Slots it fills</h3>
              ${list(Object.entries(extras.slots ?? {}).map(([slot, { places = [] }]) => `${slot}${places.length > 0 ? ` in ${places.join(', ')}` : ', on its own pages’ request'}`))}
              <h3>State of its own</h3>
              ${list(extras.slices ?? [])}
              <details>
                <summary>Takes from the page</summary>
                ${list(Object.entries(extras.needs?.names ?? {}).map(([from, names]) => `${from} ${extras.needs?.shared[from] ?? ''}: ${names.join(', ')}`))}
              </details>
            </section>`,
        )}
      </div>`,
  );
}

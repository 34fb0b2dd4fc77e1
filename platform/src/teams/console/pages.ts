/** The console's pages, from what the registry and the hosts say. Pure: what they show comes in. */
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { AuditRecord } from '../../registry/audit.ts';
import { RETENTION } from '../../registry/retention.ts';
import { changesTable } from './changes-page.ts';
import { kilobytes, signed } from './files-table.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, frame } from './layout.ts';
import type { View } from './layout.ts';
import { isInTrouble, isOnItsWay, may, press, remoteCard } from './remote-card.ts';
import type { RemoteView } from './remote-card.ts';
import { comparisonLink, madeBy, stateTags, versionActions, versionLink } from './version-parts.ts';
import { when } from './when.ts';

/** Remotes in trouble come first, then those with a version in rollout: that is what an on-call person looks for. */
const rank = (remote: RemoteView): number => (isInTrouble(remote) ? 2 : isOnItsWay(remote) ? 1 : 0);

/** When the page was made, since nothing on it moves by itself. */
export const lookAgain = ({ now, environment }: View, here: string, revision: number | undefined): Html =>
  html`<p class="soft">
    As of ${new Date(now).toISOString().slice(11, 19)} UTC${revision !== undefined && `, revision ${revision}`}.
    <a href="${at(here, environment)}">Look again</a>
  </p>`;

export function overviewPage(view: View, all: readonly RemoteView[]): Html {
  const remotes = [...all].sort((a, b) => rank(b) - rank(a));
  return frame(
    view,
    '/',
    html`<h1>Remotes of ${view.environment}</h1>
      ${lookAgain(view, '/', remotes[0]?.revision)}
      <div class="cards">${remotes.map((remote) => remoteCard(view, remote))}</div>
      ${
        remotes.length === 0 &&
        html`<p>
          Nothing is published in ${view.environment} yet:
          <code>npm run publish:remote -- mfe-yours${view.environment === 'staging' && ' --environment staging'}</code>
        </p>`
      }`,
  );
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

/** Versions that a page lists beside those that are in use. */
const MOST_LISTED = 20;

/** The newest versions, the newest first, and those that visitors get or that stand in for one of them. */
export function listVersions(entries: readonly VersionEntry[], most = MOST_LISTED): VersionEntry[] {
  const newestFirst = [...entries].sort((a, b) => (a.extras.publishedAt < b.extras.publishedAt ? 1 : -1));
  const served = entries.filter(({ deployment }) => deployment.default || deployment.traffic > 0);
  const standIns = new Set(served.map(({ fallbackUrl }) => fallbackUrl));
  return newestFirst.filter((entry, index) => index < most || served.includes(entry) || standIns.has(entry.url));
}

/** @param listed the versions that are shown */
export function remotePage(
  view: View,
  remote: RemoteView,
  {
    records,
    bytes,
    listed,
  }: { records: readonly AuditRecord[]; bytes: ReadonlyMap<string, number>; listed: readonly VersionEntry[] },
): Html {
  const all = at(`/remotes/${remote.name}`, view.environment);
  const main = remote.entries.find(({ deployment }) => deployment.default);
  const mainBytes = bytes.get(main?.metadata.version ?? '') ?? 0;
  return frame(
    view,
    `/remotes/${remote.name}`,
    html`<h1>${remote.name}</h1>
      ${lookAgain(view, `/remotes/${remote.name}`, remote.revision)} ${remoteCard(view, remote)}
      <h3>Versions</h3>
      <ul class="plain list">
        ${listed.map((entry) => {
          const { version } = entry.metadata;
          const made = madeBy(records, remote.name, version);
          const size = bytes.get(version);
          return html`<li>
            <div class="row">
              <strong>${versionLink(view, remote.name, version)}</strong>
              <span>${stateTags(entry, main)}</span>
              <span class="soft"
                >${when(entry.extras.publishedAt, view.now)}${made && `, ${made.who}`}${made?.commit && ` at ${made.commit}`}</span
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
      ${
        listed.length < remote.entries.length &&
        html`<p>
          <a class="button" href="${all}${all.includes('?') ? '&' : '?'}versions=all"
            >All ${remote.entries.length} versions</a
          >
        </p>`
      }
      <h3>Changes</h3>
      ${changesTable(records.filter(({ changes }) => remote.name in changes).slice(0, 20), view.now)}
      ${removePart(view, remote)}`,
  );
}

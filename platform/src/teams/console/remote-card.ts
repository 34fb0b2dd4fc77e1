/** One remote in the console: who gets what, how it goes, and what can be done about it. */
import type { Environment, VersionEntry } from '@roost/shared/contracts/registry';
import type { AuditRecord } from '../../registry/audit.ts';
import { coversRemote } from '../../registry/tokens.ts';
import type { Right } from '../../registry/tokens.ts';
import type { Progress } from '../../rollout/decide.ts';
import type { RemoteTrouble } from './host-state.ts';
import { at, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { pressSecret } from './own-page.ts';
import { endedRolloutPart, rolloutPart } from './rollout-part.ts';
import { when } from './when.ts';

export type RemoteView = {
  name: string;
  entries: readonly VersionEntry[];
  /** Facts about the version in rollout. */
  progress: Progress | null;
  /** The last rollout, where none is running. */
  ended: { version: string; endedAt: number; progress: Progress } | null;
  revision: number;
  /** What was done last, where it is not long ago. */
  lastChange: AuditRecord | null;
  /** The version that a roll back leads to; null where there is none. */
  backTo: string | null;
  /** What the hosts say of it at this moment. */
  trouble: RemoteTrouble;
  /** What the other environments show by default. */
  elsewhere: readonly { environment: Environment; version: string; revision: number }[];
};

/** Returns true for a version in rollout: it has a share and is not the default. */
export const isOnItsWay = ({ entries }: Pick<RemoteView, 'entries'>): boolean =>
  entries.some(({ deployment }) => !deployment.default && deployment.traffic > 0);

/** Whether this token may do something with a remote here. */
export const may = ({ token, environment }: View, remote: string, right: Right): boolean =>
  token.rights.includes(right) && token.environments.includes(environment) && coversRemote(token, remote);

/** Returns true for a remote that an on-call person looks for: in trouble, or with a version in rollout. */
export const isInTrouble = ({ trouble }: Pick<RemoteView, 'trouble'>): boolean =>
  trouble.unserved + trouble.held.length > 0;
const isNoticed = (remote: RemoteView): boolean => isInTrouble(remote) || isOnItsWay(remote);

/** Asks for the share of the visitors who are to get a version. */
export const percentField = (percent: number): Html =>
  html`<label
    >Percent of visitors<input name="percent" type="number" min="0" max="100" value="${percent}" required
  /></label>`;

/** A form of one press. */
export function press(
  view: View,
  { name, revision }: Pick<RemoteView, 'name' | 'revision'>,
  action: string,
  label: string,
  more: { fields?: Html; version?: string; look?: 'main' | 'stop'; back?: string } = {},
): Html {
  return html`<form class="actions" method="post" action="${ROOT}/do/${action}">
    <input type="hidden" name="press" value="${pressSecret(view.token)}" />
    <input type="hidden" name="environment" value="${view.environment}" />
    <input type="hidden" name="remote" value="${name}" />
    <input type="hidden" name="revision" value="${revision}" />
    <input type="hidden" name="back" value="${more.back ?? '/'}" />
    ${more.version !== undefined && html`<input type="hidden" name="version" value="${more.version}" />`} ${more.fields}
    <button class="${more.look ?? ''}">${label}</button>
  </form>`;
}

/**
 * The bar of shares. Widths are classes' business elsewhere; here a drawing carries them, since the policy allows no
 * style attributes.
 */
function shareBar(entries: readonly VersionEntry[]): Html {
  let x = 0;
  const served = entries.filter(({ deployment }) => deployment.traffic > 0);
  return html`<svg
    viewBox="0 0 100 6"
    width="100%"
    height="12"
    preserveAspectRatio="none"
    role="img"
    aria-label="${served.map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic} %`).join(', ')}"
  >
    ${[...served].reverse().map(({ deployment }) => {
      const part = html`<rect
        x="${x}"
        y="0"
        width="${deployment.traffic}"
        height="6"
        class="${deployment.default ? 'is-default' : 'is-canary'}"
      />`;
      x += deployment.traffic;
      return part;
    })}
  </svg>`;
}

/** What other environments show; from staging what production does not have can be released, the same bytes. */
function elsewherePart(view: View, { name, entries, elsewhere }: RemoteView): Html[] {
  return elsewhere.map(({ environment, version, revision }) => {
    const isServed = entries.some(
      ({ metadata, deployment }) => metadata.version === version && (deployment.default || deployment.traffic > 0),
    );
    const mayRelease = view.environment === 'production' && environment === 'staging' && may(view, name, 'release');
    return html`<div>
      <p class="soft row">
        <a href="${at(`/remotes/${name}`, environment)}">${environment}</a>
        <span>${version}${isServed && ', served here too'}</span>
      </p>
      ${
        !isServed &&
        mayRelease &&
        press({ ...view, environment }, { name, revision }, 'release', `Release ${version}`, {
          version,
          fields: percentField(10),
        })
      }
    </div>`;
  });
}

/** What the hosts say is wrong with it right now, what visitors have meanwhile, and what ends it. */
export function troublePart({
  entries,
  trouble: { held, unserved },
}: Pick<RemoteView, 'entries' | 'trouble'>): (Html | false)[] {
  const isServed = (name: string): boolean =>
    entries.some(
      ({ metadata, deployment }) => metadata.version === name && (deployment.default || deployment.traffic > 0),
    );
  const hosts = (number: number): string => (number === 1 ? '1 host' : `${number} hosts`);
  return [
    unserved > 0 &&
      html`<p class="alert">
        <strong>No usable version</strong> on ${hosts(unserved)}: its pages and slots show what stands in for them.
      </p>`,
    ...held.map(
      ({ version, reason, hosts: number }) =>
        html`<p class="alert">
          <strong>${version} is in quarantine</strong> on ${hosts(number)} and not rendered there for a while:
          ${reason}. Its visitors get the version before meanwhile, or the part only in their
          browser.${isServed(version) && ' It is tried again and again until it is stopped or rolled back below.'}
        </p>`,
    ),
  ];
}

/** What was done last, by whom and why: who was woken up may find it done already. */
const lastChangePart = ({ now }: View, { lastChange: last }: RemoteView): Html | false =>
  last !== null &&
  html`<p class="soft">
    Last change ${when(last.at, now)}: ${last.action}, ${last.who}${last.reason && `, “${last.reason}”`}
  </p>`;

const LIST = new Intl.ListFormat('en');

/** The button that ends what is on its way, or goes back; says to which version. */
function rollbackPart(view: View, remote: RemoteView, canaries: readonly string[], main: string): Html | false {
  if (!may(view, remote.name, 'release')) return false;
  const isOnTheWay = canaries.length > 0;
  if (!isOnTheWay && remote.backTo === null)
    return html`<p class="soft">There is no version before it to go back to.</p>`;
  const label = isOnTheWay ? `Stop ${LIST.format(canaries)}: all get ${main}` : `Roll back to ${remote.backTo}`;
  return press(view, remote, 'rollback', label, {
    look: 'stop',
    fields: html`<label>Why (may stay empty)<input name="reason" maxlength="300" autocomplete="off" /></label>`,
  });
}

/** What became of the last rollout: since it was taken back, or stopped, that is what somebody comes to look at. */
function endedPart({ now }: View, { entries, ended }: RemoteView, goals: readonly string[]): Html | false {
  const entry = entries.find(({ metadata }) => metadata.version === ended?.version);
  return ended !== null && endedRolloutPart(ended, entry?.deployment ?? null, goals, now);
}

export function remoteCard(view: View, remote: RemoteView): Html {
  const { name, entries, progress } = remote;
  const served = entries.filter(({ deployment }) => deployment.traffic > 0 || deployment.default);
  const canaries = served.filter(({ deployment }) => !deployment.default);
  const [canary] = canaries;
  const rollout = canary?.extras.rollout;
  const main = entries.find(({ deployment }) => deployment.default);
  return html`<section class="card ${isNoticed(remote) && 'broad'}" aria-labelledby="${name}">
    <div class="row">
      <h2 id="${name}"><a href="${at(`/remotes/${name}`, view.environment)}">${name}</a></h2>
      <span class="soft">${main?.extras.owner ?? 'nobody’s'} ${main?.extras.channel}</span>
    </div>
    ${troublePart(remote)} ${shareBar(entries)}
    <ul class="plain">
      ${served.map(
        ({ metadata, deployment, extras }) =>
          html`<li class="row">
            <strong
              ><a href="${at(`/remotes/${name}/versions/${metadata.version}`, view.environment)}"
                >${metadata.version}</a
              ></strong
            >
            <span
              >${deployment.traffic} %
              ${deployment.default ? html`<span class="tag good">default</span>` : html`<span class="tag warm">canary</span>`}</span
            >
            <span class="soft"
              >published
              ${when(extras.publishedAt, view.now)}${extras.unchecked && `, unchecked: ${extras.unchecked}`}</span
            >
          </li>`,
      )}
    </ul>
    ${rollout && rolloutPart(rollout, progress, main?.extras.goals ?? [], view.now)}
    ${endedPart(view, remote, main?.extras.goals ?? [])} ${lastChangePart(view, remote)}
    ${rollbackPart(
      view,
      remote,
      canaries.map(({ metadata }) => metadata.version),
      main?.metadata.version ?? 'nothing',
    )}
    ${elsewherePart(view, remote)}
  </section>`;
}

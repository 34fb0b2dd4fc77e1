/** One remote in the console: who gets what, how it goes, and what can be done about it. */
import type { Environment, VersionEntry } from '@roost/shared/contracts/registry';
import type { Rollout } from '../../registry/rollout.ts';
import { coversRemote } from '../../registry/tokens.ts';
import type { Right } from '../../registry/tokens.ts';
import { getKinds, LIMITS, pagesNeeded, PHASES } from '../../rollout/decide.ts';
import type { Progress } from '../../rollout/decide.ts';
import { strength } from '../../rollout/evidence.ts';
import type { Tally } from '../../rollout/evidence.ts';
import { trendCharts } from './chart.ts';
import { at, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { html } from './html.ts';
import { pressSecret } from './own-page.ts';
import type { Html } from './html.ts';

export type RemoteView = {
  name: string;
  entries: readonly VersionEntry[];
  /** Of the version that is on its way. */
  progress: Progress | null;
  revision: number;
  /** What the other environments show by default. */
  elsewhere: readonly { environment: Environment; version: string; revision: number }[];
};

const day = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const percent = ({ bad, all }: Tally): string =>
  all === 0 ? 'none yet' : `${((100 * bad) / all).toFixed(1)}\u00a0% of\u00a0${all}`;

/** Whether this token may do something with a remote here. */
export const may = ({ token, environment }: View, remote: string, right: Right): boolean =>
  token.rights.includes(right) && token.environments.includes(environment) && coversRemote(token, remote);

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

/** Rows of what failures or slow pages are made of, where there were any. */
const kindRows = (words: Readonly<Record<string, string>>, { canary, normal }: Progress['kinds']): Html[] =>
  Object.entries(words)
    .filter(([kind]) => (canary[kind] ?? 0) + (normal[kind] ?? 0) > 0)
    .map(
      ([kind, text]) =>
        html`<tr class="soft">
          <td>– ${text}</td>
          <td>${canary[kind] ?? 0}</td>
          <td>${normal[kind] ?? 0}</td>
        </tr>`,
    );

/** Steps of a rollout, and how its pages compare. */
function rolloutPart(
  { steps, step, since, bakeMinutes }: Rollout,
  progress: Progress | null,
  goals: readonly string[],
): Html {
  const failures = progress?.failures;
  return html`<ol class="steps" aria-label="Steps of the rollout">
      ${steps.map(
        (share, index) =>
          html`<li class="${index < step && 'done'}" ${index === step && html`aria-current="step"`}>${share} %</li>`,
      )}
    </ol>
    <p class="soft">
      This step since ${day(since)}, ${bakeMinutes} minutes or longer.
      ${progress && html`${progress.loads} of the ${pagesNeeded({ steps, step })} pages that it needs. Evidence that it fails more, is slower or leads to less: ${strength(getKinds(progress)).toFixed(1)} of 100.`}
    </p>
    ${progress && trendCharts(progress.trend)}
    ${
      failures &&
      html`<table>
        <thead>
          <tr>
            <th>Pages</th>
            <th>new</th>
            <th>before</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>that failed</td>
            <td>${percent(failures.canary)}</td>
            <td>${percent(failures.normal)}</td>
          </tr>
          ${kindRows(PHASES, progress.kinds)}
          <tr>
            <td>never heard of</td>
            <td>${percent(progress.silence.canary)}</td>
            <td>${percent(progress.silence.normal)}</td>
          </tr>
          <tr>
            <td>slow</td>
            <td>${percent(progress.slowness.canary)}</td>
            <td>${percent(progress.slowness.normal)}</td>
          </tr>
          ${kindRows(LIMITS, progress.kinds)}
          ${
            goals.length > 0 &&
            html`<tr>
              <td>that did not lead to “${goals.join('” or “')}” in five minutes</td>
              <td>${percent(progress.misses.canary)}</td>
              <td>${percent(progress.misses.normal)}</td>
            </tr>`
          }
        </tbody>
      </table>`
    }`;
}

/** The bar of shares. Widths are classes' business elsewhere; here a drawing carries them, since the policy allows no style attributes. */
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
          fields: html`<label
            >Percent of visitors<input name="percent" type="number" min="0" max="100" value="10" required
          /></label>`,
        })
      }
    </div>`;
  });
}

export function remoteCard(view: View, remote: RemoteView): Html {
  const { name, entries, progress } = remote;
  const served = entries.filter(({ deployment }) => deployment.traffic > 0 || deployment.default);
  const canary = served.find(({ deployment }) => !deployment.default);
  const rollout = canary?.extras.rollout;
  const main = entries.find(({ deployment }) => deployment.default);
  return html`<section class="card" aria-labelledby="${name}">
    <div class="row">
      <h2 id="${name}"><a href="${at(`/remotes/${name}`, view.environment)}">${name}</a></h2>
      <span class="soft">${main?.extras.owner ?? 'nobody’s'} ${main?.extras.channel}</span>
    </div>
    ${shareBar(entries)}
    <ul class="plain">
      ${served.map(
        ({ metadata, deployment, extras }) =>
          html`<li class="row">
            <strong>${metadata.version}</strong>
            <span
              >${deployment.traffic} %
              ${deployment.default ? html`<span class="tag good">default</span>` : html`<span class="tag warm">canary</span>`}</span
            >
            <span class="soft"
              >published ${day(extras.publishedAt)}${extras.unchecked && `, unchecked: ${extras.unchecked}`}</span
            >
          </li>`,
      )}
    </ul>
    ${elsewherePart(view, remote)} ${rollout && rolloutPart(rollout, progress, main?.extras.goals ?? [])}
    ${
      may(view, name, 'release') &&
      press(view, remote, 'rollback', canary ? `Stop ${canary.metadata.version}` : 'Roll back', {
        look: 'stop',
        fields: html`<label>Why<input name="reason" maxlength="300" autocomplete="off" /></label>`,
      })
    }
  </section>`;
}

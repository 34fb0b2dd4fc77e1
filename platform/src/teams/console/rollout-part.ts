/**
 * A share that grows by itself, in the console: its steps, what it waits for, and how its pages compare with those of
 * the version before.
 */
import type { Rollout } from '../../registry/rollout.ts';
import { getKinds, LIMITS, pagesNeeded, PHASES } from '../../rollout/decide.ts';
import type { Progress } from '../../rollout/decide.ts';
import { ENOUGH, strength } from '../../rollout/evidence.ts';
import type { Evidence, Tally } from '../../rollout/evidence.ts';
import { trendCharts } from './chart.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { when } from './when.ts';

const count = new Intl.NumberFormat('en').format;
const percent = ({ bad, all }: Tally): string =>
  all === 0 ? 'none yet' : `${((100 * bad) / all).toFixed(1)}\u00a0% of\u00a0${count(all)}`;

/** Rows of what failures or slow pages are made of, where there were any. */
const kindRows = (words: Readonly<Record<string, string>>, { canary, normal }: Progress['kinds']): Html[] =>
  Object.entries(words)
    .filter(([kind]) => (canary[kind] ?? 0) + (normal[kind] ?? 0) > 0)
    .map(
      ([kind, text]) =>
        html`<tr class="soft">
          <td>– ${text}</td>
          <td>${count(canary[kind] ?? 0)}</td>
          <td>${count(normal[kind] ?? 0)}</td>
        </tr>`,
    );

/** What a step still waits for, and how much speaks against the version. */
function stepWords({ steps, step, since, bakeMinutes }: Rollout, progress: Progress | null, now: number): Html {
  const needed = pagesNeeded({ steps, step });
  const left = Math.ceil(bakeMinutes - (progress?.since === since ? progress.lastedMs : 0) / 60_000);
  const loads = progress?.loads ?? 0;
  const waits = [
    ...(left > 0 ? [`${left} min`] : []),
    ...(loads < needed ? [`${count(needed - loads)} more pages`] : []),
  ];
  const evidence = progress ? Math.min(ENOUGH, strength(getKinds(progress))) : 0;
  return html`<p class="soft">
      This step began ${when(since, now)} and has had ${count(loads)} pages. The next one comes
      ${waits.length > 0 ? `after ${waits.join(' and ')}.` : 'with the next look, in seconds.'}
    </p>
    <div class="evidence">
      <span>Evidence against it: ${evidence.toFixed(1)} of ${ENOUGH}, at which it is taken back</span>
      <svg viewBox="0 0 100 6" width="100%" height="8" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="0" width="${((100 * evidence) / ENOUGH).toFixed(1)}" height="6" class="is-bad" />
      </svg>
    </div>`;
}

/** How the pages of both versions compare. */
function comparison({ failures, silence, slowness, misses, kinds }: Progress, goals: readonly string[]): Html {
  const row = (what: string, { canary, normal }: Evidence): Html =>
    html`<tr>
      <td>${what}</td>
      <td>${percent(canary)}</td>
      <td>${percent(normal)}</td>
    </tr>`;
  return html`<table class="numbers">
    <thead>
      <tr>
        <th scope="col">Pages</th>
        <th scope="col">new</th>
        <th scope="col">before</th>
      </tr>
    </thead>
    <tbody>
      ${row('that failed', failures)} ${kindRows(PHASES, kinds)} ${row('never heard of', silence)}
      ${row('slow', slowness)} ${kindRows(LIMITS, kinds)}
      ${goals.length > 0 && row(`that did not lead to “${goals.join('” or “')}” in five minutes`, misses)}
    </tbody>
  </table>`;
}

/** How a rollout ended, and how its pages compared; folded by default, since nothing is to be done about it. */
export function endedRolloutPart(
  { version, endedAt, progress }: { version: string; endedAt: number; progress: Progress },
  deployment: { traffic: number; default: boolean } | null,
  goals: readonly string[],
  now: number,
  isOpen = false,
): Html {
  const outcome = deployment?.default
    ? 'is the default'
    : deployment && deployment.traffic > 0
      ? `stays at ${deployment.traffic} %`
      : 'has no visitors now';
  return html`<details ${isOpen && 'open'}>
    <summary>
      <span>Rollout of ${version}: ended ${when(new Date(endedAt).toISOString(), now)}, it ${outcome}</span>
    </summary>
    <div class="rollout">
      <div>${trendCharts(progress.trend)}</div>
      ${comparison(progress, goals)}
    </div>
  </details>`;
}

/** Steps of a rollout, and how its pages compare. */
export function rolloutPart(rollout: Rollout, progress: Progress | null, goals: readonly string[], now: number): Html {
  const { steps, step } = rollout;
  return html`<div class="rollout">
    <div>
      <ol class="steps" aria-label="Steps of the rollout">
        ${steps.map(
          (share, index) =>
            html`<li class="${index < step && 'done'}" ${index === step && html`aria-current="step"`}>${share} %</li>`,
        )}
      </ol>
      ${stepWords(rollout, progress, now)} ${progress && trendCharts(progress.trend)}
    </div>
    ${progress && comparison(progress, goals)}
  </div>`;
}

/**
 * The console's page of one version, with an address of its own to send to a colleague: who made it of what, who gets it,
 * how it went, what it weighs by file beside the one before, and everything that was done with it.
 */
import type { Environment, VersionEntry } from '@roost/shared/contracts/registry';
import type { AuditRecord } from '../../registry/audit.ts';
import type { Progress } from '../../rollout/decide.ts';
import { changesTable } from './changes-page.ts';
import { kilobytes, ownFiles, signed } from './files-table.ts';
import type { Compared } from './files-table.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, frame } from './layout.ts';
import type { View } from './layout.ts';
import { lookAgain } from './pages.ts';
import { troublePart } from './remote-card.ts';
import type { RemoteView } from './remote-card.ts';
import { endedRolloutPart, rolloutPart } from './rollout-part.ts';
import { scriptBytes } from './version-diff.ts';
import { comparisonLink, madeBy, stateTags, versionActions, versionLink, versionPath } from './version-parts.ts';
import { when } from './when.ts';

export type VersionView = {
  entry: VersionEntry;
  files: Compared['files'];
  /** The release that was published before it, null for the first. */
  before: Compared | null;
  /** Everything that was done with it here, the newest first. */
  records: readonly AuditRecord[];
  /** What is kept of its rollout; `endedAt` in milliseconds since 1970 once it does not run any more. */
  rollout: { progress: Progress; endedAt?: number | undefined } | null;
  /** What it is in the other environments that this token may see. */
  elsewhere: readonly { environment: Environment; entry: VersionEntry }[];
};

const fact = (name: string, value: Html | string | false | undefined): Html | false =>
  value !== false &&
  value !== undefined &&
  value !== '' &&
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

function facts(view: View, { name, entries }: RemoteView, { entry, records, elsewhere }: VersionView): Html {
  const { version } = entry.metadata;
  const { extras } = entry;
  const made = madeBy(records, name, version);
  const fallback = entries.find(({ url }) => url === entry.fallbackUrl)?.metadata.version;
  return html`<dl class="facts">
    ${fact('Published', when(extras.publishedAt, view.now))} ${fact('By', made?.who ?? 'nobody who is recorded')}
    ${fact('Commit', made?.commit ? html`<code>${made.commit}</code>` : 'not recorded')}
    ${fact('Why', made?.reason ?? undefined)} ${fact('Unchecked', extras.unchecked)}
    ${fact('Owner', [extras.owner ?? 'nobody', extras.channel].filter(Boolean).join(', '))}
    ${fact('Contract', extras.contract)} ${fact('Pages', extras.routes.map(({ path }) => path).join(', '))}
    ${fact('Slots', Object.keys(extras.slots ?? {}).join(', '))}
    ${fact('Falls back to', fallback === undefined ? 'nothing' : versionLink(view, name, fallback))}
    ${elsewhere.map(({ environment, entry: there }) =>
      fact(
        `In ${environment}`,
        html`<a href="${at(versionPath(name, version), environment)}">${stateTags(there, undefined)}</a>`,
      ),
    )}
  </dl>`;
}

/** Traffic, errors and vitals: pages of a version report while it is in rollout. */
function rolloutSection(view: View, { entry, rollout }: VersionView): Html {
  const { version } = entry.metadata;
  const goals = entry.extras.goals ?? [];
  const { rollout: plan } = entry.extras;
  if (plan)
    return html`<section class="card">${rolloutPart(plan, rollout?.progress ?? null, goals, view.now)}</section>`;
  if (rollout?.endedAt !== undefined)
    return html`<section class="card">
      ${endedRolloutPart({ version, progress: rollout.progress, endedAt: rollout.endedAt }, entry.deployment, goals, view.now, true)}
    </section>`;
  return html`<p class="soft">
    Nothing is kept: pages of a version report while its share grows by itself, and what they said stays for a week or
    until the next rollout of this remote.
  </p>`;
}

function filesSection(view: View, remote: RemoteView, { entry, files, before }: VersionView): Html {
  const { version } = entry.metadata;
  if (files.size === 0) return html`<p class="bad">The files of ${version} are not on this machine.</p>`;
  const main = remote.entries.find(({ deployment }) => deployment.default);
  const scripts = scriptBytes(files);
  const isComparable = before !== null && before.files.size > 0;
  const difference = isComparable
    ? `, ${signed(scripts - scriptBytes(before.files))} to ${before.version}, the release before`
    : '';
  return html`<p>Scripts ${kilobytes(scripts)} before compression${difference}.</p>
    ${main && main !== entry && html`<p>${comparisonLink(view, remote.name, main, entry)}</p>`}
    ${ownFiles(isComparable ? before : null, { version, files })}`;
}

export function versionPage(view: View, remote: RemoteView, shown: VersionView): Html {
  const { name, trouble } = remote;
  const { entry, records } = shown;
  const { version } = entry.metadata;
  const here = versionPath(name, version);
  const main = remote.entries.find(({ deployment }) => deployment.default);
  const held = trouble.held.filter((one) => one.version === version);
  return frame(
    view,
    here,
    html`<h1><a href="${at(`/remotes/${name}`, view.environment)}">${name}</a> ${version}</h1>
      ${lookAgain(view, here, remote.revision)}
      <section class="card" aria-label="About ${version}">
        <p class="row"><strong>${view.environment}</strong><span>${stateTags(entry, main)}</span></p>
        ${troublePart({ entries: remote.entries, trouble: { held, unserved: 0 } })} ${facts(view, remote, shown)}
        ${versionActions(view, remote, entry, here)}
      </section>
      <h3>Traffic, errors and speed</h3>
      ${rolloutSection(view, shown)}
      <h3>What was done with it</h3>
      ${records.length === 0 ? html`<p class="soft">Nothing is recorded.</p>` : changesTable(records, view.now)}
      <h3>Files</h3>
      ${filesSection(view, remote, shown)}`,
  );
}

/** The console's page of two versions of a remote, file by file. */
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, frame, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { filesTable, kilobytes, signed } from './files-table.ts';
import type { Compared } from './files-table.ts';
import { scriptBytes } from './version-diff.ts';

function choice(name: string, label: string, versions: readonly string[], chosen: string): Html {
  return html`<label
    >${label}<select name="${name}">
      ${versions.map((version) => html`<option ${version === chosen && html`selected`}>${version}</option>`)}
    </select></label
  >`;
}

export function comparePage(
  view: View,
  { name, entries }: { name: string; entries: readonly VersionEntry[] },
  { before, after }: { before: Compared; after: Compared },
): Html {
  const versions = entries.map(({ metadata }) => metadata.version);
  const scripts = [scriptBytes(before.files), scriptBytes(after.files)] as const;
  return frame(
    view,
    `/remotes/${name}`,
    html`<h1>
        <a href="${at(`/remotes/${name}`, view.environment)}">${name}</a>: ${before.version} → ${after.version}
      </h1>
      <form class="actions card" method="get" action="${ROOT}/remotes/${name}/compare">
        <input type="hidden" name="environment" value="${view.environment}" />
        ${choice('from', 'From', versions, before.version)} ${choice('to', 'To', versions, after.version)}
        <button>Compare</button>
      </form>
      <p>
        Scripts ${kilobytes(scripts[0])} → ${kilobytes(scripts[1])}, ${signed(scripts[1] - scripts[0])} before
        compression.
      </p>
      ${[before, after].map(({ version, files }) => files.size === 0 && html`<p class="bad">The files of ${version} are not on this machine.</p>`)}
      ${filesTable(before, after)}`,
  );
}

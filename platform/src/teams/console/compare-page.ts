/** The console's page of two versions of a remote, file by file. */
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { at, frame, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { compareFiles, scriptBytes } from './version-diff.ts';
import type { FileChange, FileSizes } from './version-diff.ts';

export type Compared = { version: string; files: FileSizes };

/** A length in kilobytes, of less than one in bytes: a difference of a few is not none. */
export const kilobytes = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
export const signed = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;

function getDifference({ before, after, isSame }: FileChange): string {
  if (isSame) return 'same';
  if (before === null) return 'new';
  if (after === null) return 'gone';
  return after === before ? 'as large' : signed(after - before);
}

const size = (bytes: number | null): string => (bytes === null ? '–' : kilobytes(bytes));

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
  const changes = compareFiles(before.files, after.files);
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
      <div class="scroll card" role="region" aria-label="Files" tabindex="0">
        <table>
          <thead>
            <tr>
              <th>File</th>
              <th>${before.version}</th>
              <th>${after.version}</th>
              <th>Difference</th>
            </tr>
          </thead>
          <tbody>
            ${changes.map(
              (change) =>
                html`<tr>
                  <td>${change.file}</td>
                  <td class="length">${size(change.before)}</td>
                  <td class="length">${size(change.after)}</td>
                  <td class="length">${getDifference(change)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}

/** Files of a version with their bytes, beside those of another one. */
import { html } from './html.ts';
import type { Html } from './html.ts';
import { compareFiles } from './version-diff.ts';
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

/** Rows of files. Phones have no room for the bytes before: what differs says as much. */
function rows(changes: readonly FileChange[], before: Compared | null, after: Compared): Html {
  return html`<div class="scroll card" role="region" aria-label="Files" tabindex="0">
    <table class="files">
      <thead>
        <tr>
          <th scope="col">File</th>
          ${before && html`<th scope="col" class="wide">${before.version}</th>`}
          <th scope="col">${after.version}</th>
          ${before && html`<th scope="col">Difference</th>`}
        </tr>
      </thead>
      <tbody>
        ${changes.map(
          (change) =>
            html`<tr>
              <td>${change.file}</td>
              ${before && html`<td class="length wide">${size(change.before)}</td>`}
              <td class="length">${size(change.after)}</td>
              ${before && html`<td class="length">${getDifference(change)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Every file of two versions, the largest difference first. */
export const filesTable = (before: Compared, after: Compared): Html =>
  rows(compareFiles(before.files, after.files), before, after);

const isSourceMap = ({ file }: FileChange): boolean => file.endsWith('.map');

/**
 * Files of one version: those that differ from the one before, the others folded away. Of one without another to compare
 * with all but its source maps, which no visitor gets.
 */
export function ownFiles(before: Compared | null, after: Compared): Html {
  const changes = compareFiles(before?.files ?? new Map(), after.files);
  const shown = changes.filter((change) =>
    before ? !change.isSame && change.before !== change.after : !isSourceMap(change),
  );
  const others = changes.filter((change) => !shown.includes(change));
  const summary = before
    ? `${others.length === 1 ? '1 file is' : `${others.length} files are`} as large as in ${before.version}`
    : `${others.length} source maps`;
  return html`${shown.length > 0 && rows(shown, before, after)}
  ${
    others.length > 0 &&
    html`<details>
      <summary>${summary}</summary>
      ${rows(others, before, after)}
    </details>`
  }`;
}

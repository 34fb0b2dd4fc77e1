/** What was changed in an environment, by whom and why, in the console. */
import { sharesWords } from '../../registry/audit.ts';
import type { AuditRecord } from '../../registry/audit.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { frame, ROOT } from './layout.ts';
import type { View } from './layout.ts';
import { when } from './when.ts';

export function changesTable(records: readonly AuditRecord[], now: number): Html {
  return html`<ul class="plain list">
    ${records.map(
      ({ revision, at: moment, who, action, commit, reason, changes }) =>
        html`<li>
          <div class="row">
            <strong>${action}</strong><span class="soft">revision ${revision}, ${when(moment, now)}</span>
          </div>
          <p>${who}${commit && html` at <code>${commit}</code>`}${reason && html`: ${reason}`}</p>
          ${Object.entries(changes).map(
            ([remote, { before, after }]) =>
              html`<p class="soft">${remote}: ${sharesWords(before)} → ${sharesWords(after)}</p>`,
          )}
          ${Object.keys(changes).length === 0 && html`<p class="soft">No share changed.</p>`}
        </li>`,
    )}
  </ul>`;
}

/** @param oldest a revision before which there are more */
export function changesPage(view: View, records: readonly AuditRecord[], oldest: number | null): Html {
  return frame(
    view,
    '/changes',
    html`<h1>Changes of ${view.environment}</h1>
      ${records.length === 0 ? html`<p>Nothing was changed in ${view.environment} yet.</p>` : changesTable(records, view.now)}
      ${
        oldest !== null &&
        html`<p>
          <a class="button" href="${ROOT}/changes?environment=${view.environment}&amp;before=${oldest}"
            >Older changes</a
          >
        </p>`
      }`,
  );
}

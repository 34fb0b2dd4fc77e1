/**
 * The page of flags: one form a flag, plain HTML that works without script. Open pages of the site show a change at
 * once.
 */
import { escapeHtml } from '../mail/page.ts';
import type { FlagDefinition } from './definitions.ts';
import type { FlagSetting } from './store.ts';

const COUNT = new Intl.NumberFormat('en-US');
const LOGO =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><path d="M3.5 13.5 14 4.5l10.5 9"/><path d="M6.5 23.5h15"/><path d="M10 18.8c0-2.7 1.9-4.6 4.5-4.6 1.4 0 2.3.5 3 1.3l2.2.4-1.7 1.3c.1 3.2-1.7 5-4.2 5-2.3 0-3.8-1.3-3.8-3.4z" fill="currentColor" stroke="none"/></svg>';

export type ShownFlag = FlagDefinition & { setting: FlagSetting; visitors: Readonly<Record<string, number>> };

/** @param open number of pages with an open stream */
export function renderFlags(flags: readonly ShownFlag[], open: number): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Flags · Roost</title><link rel="stylesheet" href="/flags/flags.css"></head><body>
<a class="skip" href="#main">Skip to main content</a><header class="top"><a class="logo" href="/flags">${LOGO}Roost</a><span class="quiet">Flags</span><span class="tag">Internal</span></header>
<main id="main" tabindex="-1"><h1>Flags</h1><p class="quiet lead">${openPages(open)} Only visitors who allowed analytics are part of an experiment.</p>
${flags.map(form).join('')}</main></body></html>`;
}

function openPages(open: number): string {
  if (open === 0) return 'No page is open that would hear of a switch.';
  return `${open === 1 ? 'One open page hears' : `${COUNT.format(open)} open pages hear`} of a switch at once.`;
}

function form({ key, title, variations, setting, visitors }: ShownFlag): string {
  const [first, second] = variations;
  const option = (mode: string, name: string, says: string) =>
    `<label class="option"><input type="radio" name="mode" value="${escapeHtml(mode)}"${setting.mode === mode ? ' checked' : ''}><span><b>${escapeHtml(name)}</b><span class="quiet">${escapeHtml(says)}</span></span></label>`;
  const total = variations.reduce((sum, variation) => sum + (visitors[variation.key] ?? 0), 0);
  const rows = variations
    .map((variation) => {
      const count = visitors[variation.key] ?? 0;
      return `<tr><th scope="row">${escapeHtml(variation.key)}</th><td>${COUNT.format(count)}</td><td>${total === 0 ? '–' : `${Math.round((100 * count) / total)} %`}</td></tr>`;
    })
    .join('');
  return `<form class="flag" method="post" action="/flags/${encodeURIComponent(key)}"><h2>${escapeHtml(title)}</h2><p class="quiet"><code>${escapeHtml(key)}</code></p>
<div class="columns"><fieldset><legend>Who sees what</legend>
${option('split', 'Experiment', `Visitors are split; whoever has a variation keeps it`)}
<label class="share"><span>Share of new visitors with <b>${escapeHtml(second?.key ?? '')}</b>, %</span><input type="number" name="share" min="0" max="100" step="1" value="${setting.share}" required></label>
${variations.map((variation) => option(variation.key, `Everybody: ${variation.key}`, variation.says)).join('')}
${option('off', 'Off', `Everybody sees the control, ${first?.key ?? ''}`)}
</fieldset><div><table><caption>Visitors so far</caption><thead><tr><th scope="col">Variation</th><th scope="col">Visitors</th><th scope="col">Share</th></tr></thead><tbody>${rows}</tbody></table></div></div>
<button type="submit">Switch</button></form>`;
}

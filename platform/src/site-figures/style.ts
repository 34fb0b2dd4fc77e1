/** Looks of the local page, on the site's own tokens, which the page loads beside it. */
export const STYLE = `
* { box-sizing: border-box; }
html { color-scheme: light dark; }
body { margin: 0; background: var(--surface-sunken); color: var(--text-body); font: var(--fw-regular) var(--fs-15)/var(--lh-body) var(--font-text); font-variant-numeric: tabular-nums; }
header, main { max-width: var(--page-max); margin: 0 auto; padding: 0 var(--gutter); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-6); padding-block: var(--s-4); }
h1 { font: var(--fw-medium) var(--fs-d1)/var(--lh-snug) var(--font-display); letter-spacing: var(--track-display); color: var(--text-strong); margin: 0; }
h2 { font-size: var(--fs-18); font-weight: var(--fw-semi); color: var(--text-strong); margin: 0 0 var(--s-3); }
header nav { display: flex; gap: var(--s-1); margin-inline-start: auto; }
header a, header button { display: inline-flex; align-items: center; min-height: var(--tap); padding: 0 var(--s-4); border-radius: var(--r-control); color: var(--text-link); font: inherit; font-weight: var(--fw-semi); text-decoration: none; background: none; border: 1px solid transparent; cursor: pointer; }
header a[aria-current] { color: var(--text-strong); background: var(--surface-raised); border-color: var(--line-soft); }
header button { border-color: var(--line-control); }
header a:hover, header button:hover { background: var(--surface-hover); }
:focus-visible { outline: none; box-shadow: var(--ring); }
main { display: grid; gap: var(--s-6); padding-bottom: var(--s-16); }
.status { margin: 0; display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-4); color: var(--text-quiet); font-size: var(--fs-14); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); gap: var(--s-3); margin: 0; padding: 0; list-style: none; }
.tile, .panel { background: var(--surface-raised); border: 1px solid var(--line-hair); border-radius: var(--r-panel); padding: var(--s-4); min-width: 0; }
.tile { display: grid; align-content: start; }
.tile b { font-size: var(--fs-d2); line-height: var(--lh-snug); font-weight: var(--fw-semi); color: var(--text-strong); }
.tile small, .quiet { font-size: var(--fs-13); color: var(--text-quiet); }
.tile.bad b, .bad:not(.tile) { color: var(--text-danger); } .tile.warm b, .warm:not(.tile) { color: var(--text-warning); } .good { color: var(--text-success); }
.waiting { grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); }
.waiting .tile { padding: var(--s-3) var(--s-4); } .waiting b { font-size: var(--fs-20); }
.two { display: grid; gap: var(--s-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); align-items: start; }
svg { display: block; width: 100%; height: var(--s-8); margin-top: var(--s-2); } .bar { height: var(--s-3); margin: 0; }
svg path { fill: none; stroke: var(--action); stroke-width: 1.5; vector-effect: non-scaling-stroke; } svg .rest { fill: var(--surface-inset); } svg .part { fill: var(--spread); }
table { width: 100%; border-collapse: collapse; font-size: var(--fs-14); } caption { text-align: start; color: var(--text-quiet); font-size: var(--fs-13); padding-bottom: var(--s-2); }
th, td { padding: var(--s-2) 0 var(--s-2) var(--s-3); text-align: end; border-top: 1px solid var(--line-hair); vertical-align: top; white-space: nowrap; }
th { font-weight: var(--fw-medium); color: var(--text-quiet); } tbody th { color: var(--text-strong); }
th:first-child { text-align: start; padding-inline-start: 0; white-space: normal; overflow-wrap: anywhere; width: 99%; }
tbody th .quiet { display: block; font-weight: var(--fw-regular); }
dl { display: grid; grid-template-columns: auto 1fr auto; gap: var(--s-2) var(--s-3); align-items: center; margin: 0; } dt, dd { margin: 0; } dd:last-of-type { text-align: end; } dd.count { text-align: end; font-weight: var(--fw-semi); } dd.count:not(.bad) { color: var(--text-strong); }
.empty { margin: 0; color: var(--text-quiet); }
@media (max-width: 600px) { header nav { margin-inline-start: 0; } .tiles { grid-template-columns: 1fr 1fr; } .panel { padding: var(--s-3); } table { font-size: var(--fs-13); } th, td { padding-inline-start: var(--s-2); } }
`;

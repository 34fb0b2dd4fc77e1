/** Looks of the console: one sheet, in the page. Light and dark, and one column on a phone. */
export const STYLE = `
:root { color-scheme: light dark; --page: #f7f7f4; --card: #fff; --ink: #14201d; --soft: #5a6661; --line: #e2e3dd; --main: #12594d; --on-main: #fff; --bad: #b3261e; --good: #17663a; --warm: #b83a13; }
@media (prefers-color-scheme: dark) { :root { --page: #14191b; --card: #1d2427; --ink: #eef1f0; --soft: #a9b5b8; --line: #37424a; --main: #6fd0bd; --on-main: #0c1a17; --bad: #ff9a8c; --good: #83d8a4; --warm: #f0c27a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 1200px; margin: 0 auto; padding: 0 16px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; padding-block: 12px; }
header strong { font-size: 1.125rem; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a, header button { min-height: 44px; display: inline-flex; align-items: center; }
nav a[aria-current] { font-weight: 600; color: var(--ink); text-decoration: none; border-bottom: 2px solid var(--main); }
header form { margin-left: auto; } header button { border-color: transparent; padding-inline: 8px; }
main { padding-bottom: 64px; }
h1 { font-size: 1.5rem; margin: 16px 0; } h2 { font-size: 1.125rem; margin: 0; } h3 { font-size: 1rem; margin: 24px 0 8px; } .card h2 a, .card .row > a { display: inline-flex; align-items: center; min-height: 44px; }
a { color: var(--main); } @media (pointer: coarse) { :where(main) a { display: inline-block; padding-block: 6px; } }
.cards { display: grid; gap: 16px; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; overflow-wrap: anywhere; }
.card > * + * { margin-top: 12px; } .card > p { margin-bottom: 0; } .broad { grid-column: 1 / -1; }
.skip { position: absolute; inset-inline-start: 16px; top: -60px; } .skip:focus { position: static; display: inline-block; margin: 12px 16px 0; }
header, h1, main > p { overflow-wrap: anywhere; } header form, header button { min-width: 0; } main:focus { outline: none; } .door { max-width: 32rem; } .door .card { padding: 24px; } code { font-size: .875em; }
.alert { border-inline-start: 4px solid var(--bad); padding: 8px 12px; background: var(--page); border-radius: 0 8px 8px 0; }
.rollout { display: grid; gap: 12px 32px; } @media (min-width: 900px) { .broad .rollout { grid-template-columns: 1fr 1fr; align-items: start; } } .rollout p { margin: 12px 0; }
.evidence { font-size: .875rem; color: var(--soft); } .evidence svg { background: var(--line); margin: 4px 0 12px; } .is-bad { fill: var(--bad); }
.numbers { overflow-wrap: normal; } .numbers td + td, .numbers th + th { text-align: right; padding-right: 0; padding-left: 12px; font-variant-numeric: tabular-nums; } .numbers td { padding-block: 6px; }
.soft { color: var(--soft); font-size: .875rem; }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: space-between; }
svg { display: block; border-radius: 6px; } .is-default { fill: var(--main); } .is-canary { fill: var(--warm); }
ul.plain { list-style: none; margin: 0; padding: 0; } ul.plain li { padding: 4px 0; } ul.list { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere; } ul.list > li { padding: 12px 16px; } ul.list > li + li { border-top: 1px solid var(--line); } ul.list p { margin: 4px 0 0; } ul.list > li > a { display: inline-flex; align-items: center; min-height: 44px; } a.button { display: inline-flex; align-items: center; text-decoration: none; }
.tag { border: 1px solid currentColor; border-radius: 99px; padding: 0 8px; font-size: .8125rem; white-space: nowrap; }
.charts { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(96px, 1fr)); } .chart { margin: 0; } .chart svg { width: 100%; height: auto; background: var(--page); } .chart path { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vector-effect: non-scaling-stroke; } .line-default { stroke: var(--main); } .line-canary { stroke: var(--warm); } .chart figcaption { font-size: .8125rem; color: var(--soft); } .chart figcaption span { color: var(--main); }
.good { color: var(--good); } .bad { color: var(--bad); } .warm { color: var(--warm); }
form { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--main); background: transparent; color: var(--main); cursor: pointer; }
button.main { background: var(--main); color: var(--on-main); } button.stop { border-color: var(--bad); color: var(--bad); }
input, select { font: inherit; min-height: 44px; width: 100%; padding: 8px 12px; border-radius: 8px; border: 1px solid var(--soft); background: var(--card); color: var(--ink); }
label { display: block; flex: 1 1 160px; font-size: .875rem; color: var(--soft); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.notice { border-left: 4px solid var(--good); background: var(--card); padding: 12px 16px; border-radius: 0 8px 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; } .notice.bad { border-color: var(--bad); color: inherit; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; } th { font-size: .875rem; color: var(--soft); font-weight: 600; }
dl.facts { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 4px 16px; margin: 12px 0 0; } dl.facts dt { color: var(--soft); font-size: .875rem; } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.length { white-space: nowrap; } .files td:first-child { min-width: 9rem; } table:has(.length) th { overflow-wrap: normal; }
details summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--main); font-weight: 600; }
.steps { display: flex; gap: 4px; padding: 0; margin-bottom: 0; list-style: none; } details > form + form { margin-top: 12px; } input::placeholder { color: var(--soft); } .steps li { flex: 1; text-align: center; font-size: .8125rem; border-top: 4px solid var(--line); padding-top: 4px; } .steps li.done { border-color: var(--good); } .steps li[aria-current] { border-color: var(--warm); font-weight: 600; }
@media (max-width: 600px) { header { gap: 0 16px; } header form { order: -1; margin-left: auto; } header strong { order: -2; } td, th { padding-right: 8px; } th.wide, td.wide { display: none; } button.stop { width: 100%; } header button { padding-block: 4px; } }
`;

/**
 * The issuer's own login page: plain HTML with a button for each known person, a form for any other, and a way back.
 */
import type { Person } from './accounts.ts';

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => HTML[character] ?? character);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f4f5f3;color:#14211d}' +
  'main{background:#fff;border:1px solid #d9ded9;border-radius:12px;padding:2rem;width:min(100% - 2rem,24rem);box-sizing:border-box}' +
  'h1{font-size:1.375rem;margin:0 0 .25rem}p{margin:0 0 1.25rem;color:#4d5a55}button,input{font:inherit;width:100%;box-sizing:border-box;min-height:3rem;border:1px solid #7d8a84;border-radius:8px;padding:.5rem .875rem;background:#fff;color:inherit}' +
  'button{text-align:start;cursor:pointer;margin-bottom:.5rem}button small{display:block;color:#4d5a55}button:hover{background:#f4f5f3}label{display:block;font-weight:600;font-size:.875rem;margin:.75rem 0 .25rem}' +
  '.go{background:#14211d;color:#fff;text-align:center;margin-top:1rem}.go:hover{background:#37433f}.back{border:0;text-align:center;text-decoration:underline}hr{border:0;border-top:1px solid #d9ded9;margin:1.25rem 0}';

/** `query` is the authorization request; each form carries it on. */
export function renderLoginPage({
  client,
  people,
  query,
}: {
  client: string;
  people: readonly Person[];
  query: ReadonlyMap<string, string>;
}): string {
  const carried = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const form = (content: string): string => `<form method="post">${carried}${content}</form>`;
  const choices = people
    .map(
      (person) =>
        `<button name="person" value="${escapeHtml(person.sub)}">${escapeHtml(person.name)}<small>${escapeHtml(person.email)}</small></button>`,
    )
    .join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox ID</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>` +
    `<body><main><h1>Sandbox ID</h1><p>Choose who signs in to ${escapeHtml(client)}. Nobody here is real.</p>${form(choices)}<hr>` +
    form(
      '<label for="name">Name</label><input id="name" name="name" autocomplete="off" required><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="off" required><button class="go">Sign in as this person</button>',
    ) +
    form('<button class="back" name="cancel" value="1">Cancel and go back</button>') +
    '</main></body></html>'
  );
}

/** The page for an invalid authorization request, which must not be redirected to an unknown address. */
export function renderRefusal(reason: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox ID</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>This request is not right</h1><p>${escapeHtml(reason)}</p></main></body></html>`;
}

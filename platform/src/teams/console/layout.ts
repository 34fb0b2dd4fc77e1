/** What every page of the console has around it. */
import type { Environment } from '@roost/shared/contracts/registry';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { TeamToken } from '../../registry/tokens.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { Html as HtmlText } from './html.ts';
import { STYLE } from './style.ts';

/** Where the console is for a browser: behind the site. */
export const ROOT = '/_teams';

export type Notice = { text: string; isBad: boolean };
export type View = {
  token: TeamToken;
  environment: Environment;
  /** What became of the last press. */
  notice: Notice | null;
  /** When the page was made, milliseconds since 1970. */
  now: number;
};

/** An address of the console, in the environment that is looked at. */
export const at = (path: string, environment: Environment): string =>
  `${ROOT}${path}${environment === 'production' ? '' : `?environment=${environment}`}`;

/** @param nonce lets the page's one style sheet in */
export function document(title: string, nonce: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Roost teams</title>
        <style nonce="${nonce}">
          ${new HtmlText(STYLE)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}

const PAGES = [
  ['/', 'Remotes'],
  ['/contracts', 'Contracts'],
  ['/changes', 'Changes'],
] as const;

export function frame({ token, environment, notice }: View, here: string, main: Html): Html {
  const current = (is: boolean) => is && html` aria-current="page"`;
  return html`<a class="skip" href="#main">Skip to the content</a>
    <header>
      <strong>Roost teams</strong>
      <nav aria-label="Pages">
        ${PAGES.map(([path, name]) => html`<a href="${at(path, environment)}" ${current(path === here)}>${name}</a>`)}
      </nav>
      <nav aria-label="Environments">
        ${ENVIRONMENTS.filter((name) => token.environments.includes(name)).map(
          (name) => html`<a href="${at(here || '/', name)}" ${current(name === environment)}>${name}</a>`,
        )}
      </nav>
      <form method="post" action="${ROOT}/leave"><button>Sign out ${token.team}</button></form>
    </header>
    <main id="main" tabindex="-1">
      ${notice && html`<p class="notice ${notice.isBad && 'bad'}" role="${notice.isBad ? 'alert' : 'status'}">${notice.text}</p>`}
      ${main}
    </main>`;
}

/** For who is signed in and asked for what there is not, or what did not work. */
export function problemPage(view: View, message: string): Html {
  return frame(
    { ...view, notice: { text: message, isBad: true } },
    '',
    html`<h1>This page could not be shown</h1>
      <p><a class="button" href="${at('/', view.environment)}">All remotes of ${view.environment}</a></p>`,
  );
}

/** @param back the page that signing in leads to */
export function signInPage(notice: Notice | null, back: string): Html {
  return html`<main class="door">
    <h1>Roost teams</h1>
    <p>Who gets which version, how it goes, and the buttons that stop or roll back.</p>
    ${notice && html`<p class="notice bad" role="alert">${notice.text}</p>`}
    <form class="card" method="post" action="${ROOT}/enter">
      <input type="hidden" name="back" value="${back}" />
      <label for="token">Token of your team</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required placeholder="roost_…" />
      <button class="main">Sign in</button>
      <p class="soft">
        You stay signed in for twelve hours. Whoever looks after the registry makes tokens:
        <code>npm run registry -- token-make your-team --remotes mfe-yours</code>
      </p>
    </form>
  </main>`;
}

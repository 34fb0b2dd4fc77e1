/**
 * WebKitGTK's small browser, driven by WebKitWebDriver (docs/decisions/0099). It has no events: errors are gathered in
 * the page.
 */
import { asJson, keyActions, pressActions, until, type Browser } from './browser.ts';
import { startOwn } from './own-process.ts';

const ANSWER_LIMIT_MS = 90_000;
const SCREEN = ':97';

/** Gathers what goes wrong in a page; runs as soon as there is a document. */
function gather(): string[] {
  const page = window as unknown as { walked?: string[] };
  if (!page.walked) {
    const found: string[] = [];
    page.walked = found;
    addEventListener('error', (event) => found.push(`error: ${event.message || 'a file did not load'}`), true);
    addEventListener('unhandledrejection', (event) => found.push(`rejection: ${String(event.reason)}`));
    addEventListener('securitypolicyviolation', (event) =>
      found.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
    for (const level of ['error', 'warn'] as const) {
      const before = console[level].bind(console);
      console[level] = (...words: unknown[]) => {
        found.push(`${level}: ${words.map(String).join(' ')}`);
        before(...words);
      };
    }
  }
  return page.walked.splice(0);
}

type Programs = { driver: string; browser: string; screen: string | null };

/** Starts a screen where there is none, and the driver. */
async function startProcesses({ driver, screen }: Programs, port: number) {
  const display =
    screen === null
      ? null
      : startOwn(screen, [SCREEN, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const own = startOwn(driver, [`--port=${port}`], {
    env: { ...process.env, ...(screen !== null && { DISPLAY: SCREEN }), LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US' },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await own.stop();
    await display?.stop();
  };
  const base = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${base}/status`)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { base, stop };
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

export async function startWebKit(programs: Programs, port: number, width: number, height: number): Promise<Browser> {
  const { base, stop } = await startProcesses(programs, port);
  const session = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${base}/session`,
    {
      capabilities: {
        alwaysMatch: {
          // Pages are looked at while they load.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    },
  );
  const at = `${base}/session/${session.sessionId}`;
  const run: Browser['run'] = async (script, ...args) =>
    JSON.parse(
      await ask<string>('POST', `${at}/execute/sync`, {
        script: `const [json] = arguments; return ${asJson(script as string)}`,
        args: [JSON.stringify(args)],
      }),
    ) as never;
  const act = (actions: object[]) => ask('POST', `${at}/actions`, { actions }).then(() => undefined);
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height: height + 38 });
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    // Its window has a toolbar, which keeps it from being as narrow as a small phone.
    width: await run(() => innerWidth),
    open: async (url) => {
      const before = await run(() => performance.timeOrigin);
      await ask('POST', `${at}/url`, { url });
      await until(async () => {
        if ((await run(() => performance.timeOrigin)) === before) throw new Error(`${url} does not come`);
        await run(gather);
      });
    },
    run,
    press: (x, y) => act(pressActions(x, y)),
    type: (text) => act(keyActions(text)),
    picture: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    problems: () => run(gather),
    close: async () => {
      await ask('DELETE', at).catch(() => undefined);
      await stop();
    },
  };
}

/** Firefox as its maker ships it, driven by WebDriver BiDi, which it speaks itself (docs/decisions/0099). */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asJson, keyActions, pressActions, type Browser } from './browser.ts';
import { startOwn } from './own-process.ts';

const START_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 60_000;
const SETTINGS = `user_pref("remote.prefs.recommended", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
`;

type Message = {
  id?: number;
  type: string;
  method?: string;
  params?: LogEntry;
  result?: unknown;
  error?: string;
  message?: string;
};
type LogEntry = { level: string; text: string | null; type: string };

/** Starts the browser. Returns where it listens, and what ends it. */
async function startProcess(path: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'roost-firefox-'));
  await writeFile(join(profile, 'user.js'), SETTINGS);
  const { child, stop } = startOwn(
    path,
    ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
    profile,
  );
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      child.once('error', reject);
      setTimeout(() => reject(new Error(`Firefox does not listen: ${said.slice(-300)}`)), START_LIMIT_MS).unref();
    });
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A connection that answers commands by their number. */
async function connect(address: string, onLog: (entry: LogEntry) => void) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection.')), { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', (event) => {
    const message = JSON.parse(String(event.data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && message.params) onLog(message.params);
  });
  let number = 0;
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++number;
      const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), ANSWER_LIMIT_MS);
      waiting.set(id, (message) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (message.type === 'error') reject(new Error(`${method}: ${message.error}: ${message.message}`));
        else resolve(message.result as T);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
}

/** @param path of the browser's program */
export async function startFirefox(path: string, width: number, height: number): Promise<Browser> {
  const { address, stop } = await startProcess(path);
  const found: string[] = [];
  const { send, close } = await connect(address, ({ level, text }) => {
    if (level === 'error' || level === 'warn') found.push(`${level}: ${text}`);
  });
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  const act = (actions: object[]) => send('input.performActions', { context, actions }).then(() => undefined);
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    width,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    run: async (script, ...args) => {
      const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `(json) => ${asJson(script as string)}`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
          // A page may be asked for what only a press may do, such as sending a form.
          userActivation: false,
        },
      );
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'no answer');
      return JSON.parse(answer.result.value) as never;
    },
    press: (x, y) => act(pressActions(x, y)),
    type: (text) => act(keyActions(text)),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: async () => Promise.resolve(found.splice(0)),
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      close();
      await stop();
    },
  };
}

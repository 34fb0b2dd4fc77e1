import { runInNewContext } from 'node:vm';
import { watchSaid } from './said-events.ts';

const REMOTE = 'http://site.test/_remotes/mfe-hostile/2.0.0/js/expose-routes.abc.js';

function setUp() {
  let time = 0;
  const heard: Record<string, (event: Pick<Event, 'isTrusted'>) => void> = {};
  const page = { addEventListener: (name: string, hear: (typeof heard)[string]) => void (heard[name] = hear) };
  const found = jest.fn();
  watchSaid(found, page as unknown as Window, () => time);
  /** As a script does that has the event dispatched: the listener is called by it. */
  const say = (name: string, after = 100, filename = REMOTE, isTrusted = false): void => {
    time += after;
    runInNewContext('hear({ isTrusted })', { hear: heard[name], isTrusted }, { filename });
  };
  return { found, say };
}

test.each(['pageshow', 'visibilitychange', 'online'])(
  'PLAT-3: a remote that says %s without an end is found, once',
  (name) => {
    const { found, say } = setUp();
    for (let n = 0; n < 40; n += 1) say(name);
    expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
  },
);

test.each<[string, (say: ReturnType<typeof setUp>['say']) => void]>([
  ['what the browser says', (say) => say('visibilitychange', 100, REMOTE, true)],
  ['what is said far apart', (say) => say('online', 2500)],
  ['a tool of a test', (say) => say('pageshow', 50, 'evaluate.js')],
  ['a browser extension', (say) => say('visibilitychange', 50, 'chrome-extension://abc/content.js')],
])('PLAT-3: %s: nobody is blamed', (_what, act) => {
  const { found, say } = setUp();
  for (let n = 0; n < 40; n += 1) act(say);
  expect(found).not.toHaveBeenCalled();
});

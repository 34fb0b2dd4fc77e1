import { countBusy } from './busy-scripts.ts';

const REMOTE = 'http://site.test/_remotes/mfe-search/2.0.0/js/expose-routes.abc.js';
const OTHER = REMOTE.replace('mfe-search', 'mfe-listing');

/** Runs scripts of some length, one after the other. Returns the seconds after which one remote is found. */
function run(each: number, every: number, seconds: number, files = [REMOTE], getSign = (_at: number) => -Infinity) {
  let at = 0;
  const add = countBusy(() => getSign(at));
  for (let n = 0; at < seconds * 1000; n += 1, at += every) {
    const found = add({ startTime: at, duration: each, sourceURL: files[n % files.length] ?? '' });
    if (found) return { ...found, after: Math.round(at / 1000) };
  }
  return null;
}

test('PLAT-9: a remote whose file is at work nearly all the time is found after a while', () => {
  expect(run(400, 410, 60)).toEqual({ remote: 'mfe-search', version: '2.0.0', after: 16 });
  expect(run(1500, 1600, 60)).toEqual({ remote: 'mfe-search', version: '2.0.0', after: 16 });
});

test.each<[string, Parameters<typeof run>]>([
  ['that works for half of the time', [500, 1000, 120]],
  ['while the visitor moves a map', [400, 410, 120, [REMOTE], (at) => at - 3000]],
  ['beside another, each for half', [400, 410, 120, [REMOTE, OTHER]]],
  ['that is no remote', [400, 410, 120, ['http://site.test/_host/abc/js/client.js']]],
])('PLAT-9: not one %s', (_what, busy) => {
  expect(run(...busy)).toBeNull();
});

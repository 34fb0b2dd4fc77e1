import { findEachHost } from './each-host.ts';

const MACHINES: Readonly<Record<string, { address: string; family: number }[]>> = {
  hosts: [
    { address: '10.0.0.1', family: 4 },
    { address: 'fd00::2', family: 6 },
  ],
  one: [{ address: '10.0.0.9', family: 4 }],
};
const resolve = (name: string) =>
  MACHINES[name] ? Promise.resolve(MACHINES[name]) : Promise.reject(new Error('none'));

test.each<[string, string, string[]]>([
  ['a headless Service is each of its pods', 'http://hosts:3000', ['http://10.0.0.1:3000', 'http://[fd00::2]:3000']],
  ['a name of one machine stays', 'http://one:3000', ['http://one:3000']],
  ['a name that nobody knows stays, so that it is said to be away', 'http://gone:3000', ['http://gone:3000']],
  ['an https address stays, for its certificate', 'https://hosts', ['https://hosts']],
  ['this machine stays, though it has two addresses', 'http://localhost:3000', ['http://localhost:3000']],
  ['what is no address stays', 'hosts', ['hosts']],
])('PLAT-3: rollouts ask every host: %s', async (_what, address, expected) => {
  expect(await findEachHost([address], resolve)).toEqual(expected);
});

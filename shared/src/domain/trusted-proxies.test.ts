import { parseTrustedProxies } from './trusted-proxies.ts';

test.each<[string | undefined, readonly string[] | null]>([
  [undefined, ['loopback', 'linklocal', 'uniquelocal']],
  ['10.0.3.7', ['10.0.3.7']],
  ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ['', null],
  ['true', null],
  ['everybody', null],
  ['10.0.0.0/8;1.2.3.4', null],
  ['0.0.0.0/0', null],
  ['10.0.0.7,128.0.0.0/1', null],
  ['::/0', null],
  ['1.2.3.4/33', null],
])('SAFE-11: proxies %j are %j', (text, expected) => {
  expect(parseTrustedProxies(text)).toEqual(expected);
});

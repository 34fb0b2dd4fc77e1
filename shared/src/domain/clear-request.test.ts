import { MOST_HEADERS, refuseUnclear } from './clear-request.ts';

const HOST = ['Host', 'roost.example'];

describe('SAFE-26: requests that two readers could understand differently', () => {
  test.each<[string, string, string[], 400 | 431 | null]>([
    ['a path and a host', '/search?q=http://a.example/', HOST, null],
    ['an absolute target at the same host', 'https://Roost.example/search', HOST, null],
    ['no host, as HTTP/1.0 may', '/', ['accept', '*/*'], null],
    ['an address of IPv6', '/', ['host', '[::1]:3000'], null],
    ['two hosts', '/', [...HOST, 'host', 'evil.example'], 400],
    ['one host twice', '/', [...HOST, 'HOST', 'roost.example'], 400],
    ['a list of hosts', '/', ['host', 'roost.example, evil.example'], 400],
    ['a host with a user', '/', ['host', 'evil.example@roost.example'], 400],
    ['an address as a host', '/', ['host', 'https://roost.example/'], 400],
    ['an absolute target at another host', 'http://evil.example/search', HOST, 400],
    ['an absolute target at another port', 'http://roost.example:81/', HOST, 400],
    ['an absolute target with a user', 'http://roost.example@evil.example/', HOST, 400],
    ['an absolute target and no host', 'http://evil.example/', [], 400],
    ['as many headers as are read', '/', [...HOST, ...Array(2 * (MOST_HEADERS - 1)).fill('x')], null],
    ['one header more', '/', [...HOST, ...Array(2 * MOST_HEADERS).fill('x')], 431],
  ])('%s', (_name, target, rawHeaders, expected) => {
    expect(refuseUnclear({ target, rawHeaders })).toBe(expected);
  });
});

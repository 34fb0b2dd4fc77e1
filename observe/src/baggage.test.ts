import { parseBaggage } from './baggage.ts';

describe('SCALE-5: for whose page the host asks services', () => {
  test('other members, spaces and properties do no harm', () => {
    const header = 'user=1, roost.remote = mfe-search;ttl=3 ,roost.version=1.0.3';
    expect(parseBaggage(header)).toEqual({ remote: 'mfe-search', version: '1.0.3' });
  });

  test.each([
    undefined,
    '',
    ['roost.remote=mfe-search'],
    'roost.remote=mfe-search',
    'roost.version=1.0.3',
    'roost.remote=<script>,roost.version=1.0.3',
    'roost.remote=mfe-search,roost.version=%0Ax',
    `roost.remote=mfe-search,roost.version=${'1'.repeat(100)}`,
    `${'a=b,'.repeat(200)}roost.remote=mfe-search,roost.version=1.0.3`,
  ])('%j names nobody', (header) => {
    expect(parseBaggage(header)).toBeNull();
  });
});

import { parseMarketing, withMarketing } from './marketing.ts';

const SITES = ['https://owners.example/signup', 'https://trial.example/'];
const MARKETING = { utm_source: 'news', utm_campaign: 'fall & winter', gclid: 'x1' };

describe('marketing parameters', () => {
  test('ANLT-4: read from an address, empty ones not', () => {
    expect(parseMarketing('?utm_source=news&utm_medium=&gclid=x1&query=Tahoe')).toEqual({
      utm_source: 'news',
      gclid: 'x1',
    });
  });

  test.each([
    [
      'all are appended',
      'https://owners.example/signup',
      'https://owners.example/signup?utm_source=news&utm_campaign=fall+%26+winter&gclid=x1',
    ],
    [
      'one that the link names stays as it is, even empty',
      'https://owners.example/signup?utm_source=blog&gclid=',
      'https://owners.example/signup?utm_source=blog&gclid=&utm_campaign=fall+%26+winter',
    ],
    [
      'a page below, and the fragment',
      'https://trial.example/a/b#form',
      'https://trial.example/a/b?utm_source=news&utm_campaign=fall+%26+winter&gclid=x1#form',
    ],
    ['another page of that site', 'https://owners.example/signup-info', 'https://owners.example/signup-info'],
    ['another site', 'https://owners.example.evil.test/signup', 'https://owners.example.evil.test/signup'],
    ['a path', '/help', '/help'],
    ['no address', 'tel:+1555', 'tel:+1555'],
  ])('ANLT-4: %s', (_name, href, expected) => {
    expect(withMarketing(href, MARKETING, SITES)).toBe(expected);
  });

  test('ANLT-4: empty values are not appended', () => {
    expect(withMarketing('https://trial.example/', { utm_source: '' }, SITES)).toBe('https://trial.example/');
  });
});

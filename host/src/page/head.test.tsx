import { applyHead, headElements } from './head.ts';

const SITE = 'https://roost.example';

describe('head of a page', () => {
  test('LIST-5: addresses are absolute, structured data is one script each', () => {
    const elements = headElements(
      { title: 'Home', canonical: '/vacation-rentals/1', imageUrl: '/_image?url=a', jsonLd: [{ a: 1 }, { b: 2 }] },
      SITE,
    );
    expect(elements).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://roost.example/vacation-rentals/1' },
    });
    expect(elements).toContainEqual({
      tag: 'meta',
      attributes: { property: 'og:image', content: 'https://roost.example/_image?url=a' },
    });
    expect(elements.filter((element) => element.tag === 'script').map((element) => element.text)).toEqual([
      '{"a":1}',
      '{"b":2}',
    ]);
  });

  test("ROUTE-10: the next page replaces all of the last one's head, and nothing else", () => {
    document.head.innerHTML = '<meta name="viewport" content="x"><meta name="description" content="old" data-head>';
    applyHead({ title: 'First', description: 'one', robots: 'noindex' }, SITE, document);
    applyHead({ title: 'Second', canonical: '/search' }, SITE, document);
    expect(document.title).toBe('Second');
    expect(document.querySelector('meta[name=description]')).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
  });
});

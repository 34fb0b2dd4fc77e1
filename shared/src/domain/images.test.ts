import fc from 'fast-check';
import {
  IMAGE_WIDTHS,
  imageSrcSet,
  imageUrl,
  imageWidthFor,
  imageWidthsBetween,
  isImageWidth,
  phoneSizes,
} from './images.ts';

const PICTURE = '/pictures/v1/cabin/abc/0.svg';

describe('picture addresses', () => {
  test('LIST-7: widths go from 320 to 3840 in ascending order', () => {
    expect(IMAGE_WIDTHS[0]).toBe(320);
    expect(IMAGE_WIDTHS.at(-1)).toBe(3840);
    expect([...IMAGE_WIDTHS].sort((a, b) => a - b)).toEqual([...IMAGE_WIDTHS]);
  });

  test.each([
    [1, 320],
    [320, 320],
    [321, 384],
    [500, 640],
    [2000, 2048],
    [3840, 3840],
    [9999, 3840],
  ])('LIST-7: a width of %d is served as %d', (pixels, width) => {
    expect(imageWidthFor(pixels)).toBe(width);
  });

  test('LIST-7: an address names the picture, an allowed width and quality 75', () => {
    expect(imageUrl('/pictures/a b/1', 600)).toBe('/_image?url=%2Fpictures%2Fa%20b%2F1&w=640&q=75');
    expect(imageUrl(PICTURE, 640, 60)).toContain('&q=60');
  });

  test('LIST-7: a srcset has each width once, ascending', () => {
    expect(imageSrcSet(PICTURE, [640, 600, 320])).toBe(
      `${imageUrl(PICTURE, 320)} 320w, ${imageUrl(PICTURE, 640)} 640w`,
    );
    expect(imageSrcSet(PICTURE)?.split(', ')).toHaveLength(IMAGE_WIDTHS.length);
    expect(imageWidthsBetween(320, 640)).toEqual([320, 384, 480, 640]);
  });

  test.each(['', 'data:image/png;base64,AA', 'https://elsewhere.example/a.jpg', '//elsewhere.example/pictures/a'])(
    'LIST-7: an address that is not our own picture is left alone (%j)',
    (src) => {
      expect(imageUrl(src, 640)).toBe(src);
      expect(imageSrcSet(src)).toBeUndefined();
    },
  );

  test('LIST-7: every address asks for an allowed width and gives the picture back when parsed', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.integer({ min: 0, max: 5000 }), (path, width) => {
        const src = `/pictures/${path}`;
        const address = new URL(imageUrl(src, width), 'http://localhost');
        expect(isImageWidth(Number(address.searchParams.get('w')))).toBe(true);
        expect(address.searchParams.get('url')).toBe(src);
      }),
    );
  });

  test('LIST-7: a fine screen of a phone asks for at least one and a half dots a pixel, and for no more than two', () => {
    const shares = [...phoneSizes(92).matchAll(/(\d+)vw/g)].map((match) => Number(match[1]));
    expect(shares).toEqual([55, 81, 92]);
    const dots = (
      [
        [3, 0],
        [2.625, 0],
        [2, 1],
        [1.75, 1],
        [1, 2],
      ] as const
    ).map(([density, part]) => (density * (shares[part] ?? 0)) / 92);
    for (const [index, count] of dots.slice(0, 4).entries())
      expect([index, count >= 1.5 && count <= 2]).toEqual([index, true]);
    expect(dots[4]).toBe(1);
  });
});

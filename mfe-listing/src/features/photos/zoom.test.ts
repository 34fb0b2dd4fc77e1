import { limitZoom, MAX_SCALE, NO_ZOOM, pannedZoom, toggledZoom, zoomedIn, zoomedOut } from './zoom.ts';

const BOX = { left: 0, top: 0, width: 600, height: 400 };

describe('LIST-1: zoom of a photo', () => {
  test('a photo at its own size has no offset', () => {
    expect(limitZoom({ scale: 1, x: 50, y: 50 }, BOX)).toEqual(NO_ZOOM);
  });

  test.each([
    [
      { scale: 2, x: 999, y: -999 },
      { scale: 2, x: 300, y: -200 },
    ],
    [
      { scale: 9, x: 0, y: 0 },
      { scale: MAX_SCALE, x: 0, y: 0 },
    ],
  ])('%j stays within the limits', (zoom, limited) => {
    expect(limitZoom(zoom, BOX)).toEqual(limited);
  });

  test('zooming out undoes zooming in', () => {
    expect(zoomedOut(zoomedIn(NO_ZOOM))).toEqual(NO_ZOOM);
  });

  test('a double tap zooms in on its point, a second one out again', () => {
    const zoomed = toggledZoom(NO_ZOOM, { x: 200, y: 150 }, BOX);
    expect(zoomed).toEqual({ scale: 2, x: 100, y: 50 });
    expect(toggledZoom(zoomed, { x: 0, y: 0 }, BOX)).toEqual(NO_ZOOM);
  });

  test('moving the photo stops at its edge', () => {
    const start = { scale: 2, x: 0, y: 0 };
    expect(pannedZoom(start, { x: 10, y: 10 }, { x: 30, y: 5 }, BOX)).toEqual({ scale: 2, x: 20, y: -5 });
    expect(pannedZoom(start, { x: 0, y: 0 }, { x: 5000, y: 0 }, BOX)).toEqual({ scale: 2, x: 300, y: 0 });
  });
});

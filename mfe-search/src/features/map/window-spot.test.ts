import { offset, shiftCenter } from './view.ts';
import { WINDOW, windowSpot } from './window-spot.ts';

const SIZE = { width: 780, height: 760 };
const VIEW = { center: { lat: 39, lng: -120 }, zoom: 11 };
const at = (x: number, y: number) => shiftCenter(VIEW.center, { x: -x, y: -y }, VIEW.zoom);

test('SRCH-15: the window opens beside its pin, on the side with room', () => {
  expect(windowSpot(at(0, 0), { view: VIEW, size: SIZE })).toEqual({
    side: 'right',
    top: -WINDOW.height / 2,
    room: null,
  });
  expect(windowSpot(at(300, 0), { view: VIEW, size: SIZE })).toMatchObject({ side: 'left', room: null });
});

test('SRCH-15: near the upper and the lower edge it moves along its pin instead of out of the map', () => {
  expect(windowSpot(at(0, -300), { view: VIEW, size: SIZE })).toEqual({ side: 'right', top: 40, room: null });
  expect(windowSpot(at(0, 300), { view: VIEW, size: SIZE }).top).toBe(760 / 2 - 36 - WINDOW.height - 300);
});

test('SRCH-15: without room on either side the map moves as little as it takes', () => {
  const small = { width: 540, height: 600 };
  const point = at(20, 0);
  const { room, side } = windowSpot(point, { view: VIEW, size: small });
  expect(side).toBe('left');
  const moved = offset(room?.center ?? VIEW.center, point, VIEW.zoom);
  expect(Math.round(moved.x)).toBe(66);
  expect(windowSpot(point, { view: room ?? VIEW, size: small })).toMatchObject({ side: 'left', room: null });
});

test('SRCH-15: a pin outside of the view comes into it', () => {
  const { room } = windowSpot(at(900, 800), { view: VIEW, size: SIZE });
  const moved = offset(room?.center ?? VIEW.center, at(900, 800), VIEW.zoom);
  expect([Math.abs(moved.x) < 390, Math.abs(moved.y) < 380]).toEqual([true, true]);
});

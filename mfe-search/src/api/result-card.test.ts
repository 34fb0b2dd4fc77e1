import { getPhotos } from './result-card.ts';

test.each([
  [
    ['/pictures/a/1/front.svg', 'deck.svg'],
    ['/pictures/a/1/front.svg', '/pictures/a/1/deck.svg'],
  ],
  [
    ['https://photos.test/1/front.jpg', '/pictures/b/deck.svg', 'view.jpg'],
    ['https://photos.test/1/front.jpg', '/pictures/b/deck.svg', 'https://photos.test/1/view.jpg'],
  ],
  [['front.svg'], ['front.svg']],
  [[], []],
])('PLAT-1: photos of a card are written short and read whole: %j', (photos, whole) => {
  expect(getPhotos({ photos }).map(({ url }) => url)).toEqual(whole);
});

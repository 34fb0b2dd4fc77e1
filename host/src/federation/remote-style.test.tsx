import { loadStyle } from './remote-style.ts';

const VERSION = { baseUrl: 'http://assets.test/1.0.0/', integrity: { 'css/box.css': 'sha384-box' } };
const links = () => [...document.head.querySelectorAll('link')];

describe('styles of a remote', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  test('PLAT-8: a style sheet is added with its integrity', async () => {
    const done = loadStyle(VERSION, 'css/box.css');
    expect(links()[0]).toMatchObject({
      href: 'http://assets.test/1.0.0/css/box.css',
      integrity: 'sha384-box',
      crossOrigin: 'anonymous',
    });
    links()[0]?.dispatchEvent(new Event('load'));
    await done;
  });

  test('PLAT-6: one that the server put into the page is not added again', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="http://assets.test/1.0.0/css/box.css">';
    Object.defineProperty(links()[0], 'sheet', { value: { cssRules: [1] } });
    await loadStyle(VERSION, 'css/box.css');
    expect(links()).toHaveLength(1);
  });

  test('PLAT-3: one that the server put into the page and that could not be had is asked for again, and fails', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="http://assets.test/1.0.0/css/box.css">';
    // As Chromium has it where the answer was no style.
    Object.defineProperty(links()[0], 'sheet', { value: { cssRules: [] } });
    const done = loadStyle(VERSION, 'css/box.css');
    expect(links()).toHaveLength(2);
    links()[1]?.dispatchEvent(new Event('error'));
    await expect(done).rejects.toThrow('css/box.css');
  });

  test('PLAT-6: one that the page carries is not added again', async () => {
    document.head.innerHTML = '<style data-href="http://assets.test/1.0.0/css/box.css">.box{}</style>';
    await loadStyle(VERSION, 'css/box.css');
    expect(links()).toHaveLength(0);
  });

  test('PLAT-5: one that cannot be had is a failure, and a retry starts clean', async () => {
    const done = loadStyle(VERSION, 'css/box.css');
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(done).rejects.toThrow('css/box.css');
    expect(links()).toHaveLength(0);
  });
});

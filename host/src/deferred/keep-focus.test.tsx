import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <main id="main"><h1>Lake Tahoe</h1><section><h2>Map</h2><p><button id="again">Try again</button></p></section></main>
    <div id="toast"><button id="undo">Undo</button></div>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
/** What a mutation observer hears comes after the script that changed the page. */
const settle = async () => {
  await Promise.resolve();
  jest.advanceTimersByTime(200);
};

test('UI-5: the nearest heading gets the focus of what went with it', async () => {
  get('again').focus();
  get('again').parentElement?.remove();
  expect(document.body).toHaveFocus();
  await settle();
  expect(document.querySelector('h2')).toHaveFocus();
});

test('UI-5: a page that is drawn anew has it on its own heading', async () => {
  get('again').focus();
  get('main').innerHTML = '<h1>Your trips</h1>';
  await settle();
  expect(document.querySelector('h1')).toHaveFocus();
});

test('UI-5: where the page itself moves the focus it stays', async () => {
  get('again').focus();
  get('again').remove();
  await Promise.resolve();
  get('undo').focus();
  jest.advanceTimersByTime(200);
  expect(get('undo')).toHaveFocus();
});

test('UI-5: who has left a control, or has none in the page, gets none', async () => {
  get('again').focus();
  get('again').blur();
  jest.advanceTimersByTime(1);
  get('again').remove();
  await settle();
  expect(document.body).toHaveFocus();
  get('undo').focus();
  get('toast').remove();
  await settle();
  expect(document.body).toHaveFocus();
});

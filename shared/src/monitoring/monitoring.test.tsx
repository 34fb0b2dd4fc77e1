import { ERROR_EVENT, reportError } from './index.ts';

test('PLAT-9: a reported error reaches whoever listens, with its owner', () => {
  const heard = jest.fn();
  window.addEventListener(ERROR_EVENT, (event) => heard((event as CustomEvent<unknown>).detail), { once: true });
  const error = new Error('broken');
  reportError(error, { remote: 'mfe-search', version: '1.4.0', phase: 'render' });
  expect(heard).toHaveBeenCalledWith({ error, context: { remote: 'mfe-search', version: '1.4.0', phase: 'render' } });
});

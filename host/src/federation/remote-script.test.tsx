import { runScript } from './remote-script.ts';

const URL = 'http://assets.test/1.0.0/remoteEntry.js';
const added = () => document.head.querySelector('script');

describe("running a remote's script", () => {
  test('PLAT-8: it is fetched with its integrity and without credentials, and leaves no element behind', async () => {
    const done = runScript(URL, 'sha384-entry');
    const script = added();
    expect(script).toMatchObject({ src: URL, integrity: 'sha384-entry', crossOrigin: 'anonymous' });
    script?.dispatchEvent(new Event('load'));
    await done;
    expect(added()).toBeNull();
  });

  test('PLAT-5: a script that cannot be had is a failure, and leaves no element that a retry could mistake for it', async () => {
    const done = runScript(URL, null);
    added()?.dispatchEvent(new Event('error'));
    await expect(done).rejects.toThrow(URL);
    expect(added()).toBeNull();
  });

  test('PLAT-9: a script that throws while it runs fails with what it threw', async () => {
    const thrown = new Error('broken entry');
    const done = runScript(URL, null);
    window.dispatchEvent(new ErrorEvent('error', { filename: URL, error: thrown, message: thrown.message }));
    added()?.dispatchEvent(new Event('load'));
    await expect(done).rejects.toBe(thrown);
  });
});

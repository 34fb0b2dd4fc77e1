/** @jest-environment jsdom */
import { keepStyles } from './keep-styles.ts';

const answer = (ok: boolean) => async () => ({ ok }) as Response;

describe('styles that a page inlined', () => {
  beforeEach(() => {
    document.cookie = 'roost_styles=; max-age=0';
    document.head.innerHTML =
      '<style data-href="/a.css" data-key="aaaaaa"></style><style data-href="/b.css" data-key="bbbbbb"></style>';
  });

  test('are fetched as files and recorded in a session cookie, beside earlier ones', async () => {
    document.cookie = 'roost_styles=cccccc';
    const fetched: string[] = [];
    await keepStyles(document, async (url) => {
      fetched.push(String(url));
      return { ok: true } as Response;
    });
    expect(fetched).toEqual(['/a.css', '/b.css']);
    expect(document.cookie).toBe('roost_styles=cccccc.aaaaaa.bbbbbb');
  });

  test('are not recorded when they fail to load', async () => {
    await keepStyles(document, answer(false));
    await keepStyles(document, () => Promise.reject(new Error('offline')));
    expect(document.cookie).toBe('');
  });

  test('need no cookie on a page that inlines none', async () => {
    document.head.innerHTML = '';
    await keepStyles(document, answer(true));
    expect(document.cookie).toBe('');
  });
});

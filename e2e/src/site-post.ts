import type { APIRequestContext } from '@playwright/test';

/**
 * Returns what sends JSON to the site's API as its pages do, with their CSRF token, and throws what the site says when
 * it refuses.
 */
export async function createPost(request: APIRequestContext): Promise<<T>(path: string, data: object) => Promise<T>> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  return async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(path, { headers: { 'x-csrf-token': csrfToken }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

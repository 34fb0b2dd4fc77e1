/**
 * A browser as the site sees it, for tests of sign-in: cookies by path and age, redirects looked at one by one, forms
 * with their token.
 */

export type Visit = { status: number; text: string; location: string | null; headers: Headers };

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  private readonly url: string;
  private readonly address: string;

  /** `address` is where services are told the browser is. */
  constructor(url: string, address = '203.0.113.7') {
    this.url = url;
    this.address = address;
  }

  /** Asks services; `path` is below `/api`. Redirects are not followed. */
  async ask(path: string, init: RequestInit = {}): Promise<Visit> {
    const response = await fetch(path.startsWith('http') ? path : this.url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': this.address,
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
      headers: response.headers,
    };
  }

  async json<T = Record<string, unknown>>(path: string): Promise<T> {
    return JSON.parse((await this.ask(path)).text) as T;
  }

  async csrf(): Promise<string> {
    return (await this.json<{ csrfToken: string }>('/auth/csrf')).csrfToken;
  }

  /** Sends a form as the specification says: form-encoded, with the token. */
  async form(path: string, values: Record<string, string>): Promise<Visit> {
    const body = new URLSearchParams({ csrfToken: await this.csrf(), ...values });
    return this.ask(path, { method: 'POST', body });
  }

  /** The same with `json=true`: what it answers. */
  async script(
    path: string,
    values: Record<string, string>,
  ): Promise<{ status: number; url: string; error: string | null }> {
    const visit = await this.form(path, { json: 'true', ...values });
    const { url } = JSON.parse(visit.text) as { url: string };
    return { status: visit.status, url, error: new URL(url).searchParams.get('error') };
  }

  async session(): Promise<{
    user: { name: string | null; email: string };
    profileId: string;
    accessToken: string;
    isNewUser: boolean;
    expires: string;
  } | null> {
    return this.json('/auth/session');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const ended = attributes.some(
      (attribute) =>
        /^\s*max-age=0\s*$/i.test(attribute) ||
        (/^\s*expires=/i.test(attribute) && Date.parse(attribute.split('=')[1] ?? '') < Date.now()),
    );
    if (ended || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The calls of sign-in (AUTH-1) as a page makes them. Loaded with the first call: most pages make none. */
import * as z from 'zod/mini';
import { AUTH_BASE, authPage } from '../domain/callback-address.ts';
import type { SessionData } from '../state/session.ts';
import { broadcastSession } from './broadcast.ts';
import { clearSavedTrips } from './clear-saved-trips.ts';
import { parseSession } from './fetch-session.ts';
import { logToServer, networkMessage } from './log.ts';
import { refreshSession } from './refresh.ts';

const providersSchema = z.record(z.string(), z.object({ id: z.string(), name: z.string(), type: z.string() }));
export type Providers = z.infer<typeof providersSchema>;

/** What `signIn` without a redirect answers. `url` is null when there is an error. */
export type SignInResult = { error: string | null; status: number; ok: boolean; url: string | null };

export type SignInOptions = {
  /** Where to go afterwards; by default back here. */
  callbackUrl?: string;
  /** Default true. False works for credentials and e-mail: then the result is answered instead. */
  redirect?: boolean;
  [field: string]: string | boolean | undefined;
};

/** The bit of `window` that is used, so that tests see where a guest is sent. */
export type Place = { href: () => string; go: (address: string) => void };

const TIME_LIMIT_MS = 15_000;
const page: Place = {
  href: () => window.location.href,
  go: (address) => {
    window.location.assign(address);
    // An address that differs by its fragment only would not be loaded.
    if (address.includes('#')) window.location.reload();
  },
};

const csrfSchema = z.object({ csrfToken: z.string().check(z.minLength(1)) });
const urlSchema = z.object({ url: z.string() });

async function ask(path: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> {
  let begun = false;
  try {
    const response = await fetch(`${AUTH_BASE}${path}`, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    begun = true;
    return { response, text: await response.text() };
  } catch (error) {
    throw new Error(networkMessage(error, begun), { cause: error });
  }
}

/** An answer as `schema` says, or null: then it was logged (CLIENT_FETCH_ERROR). */
async function read<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | null> {
  try {
    const { response, text } = await ask(path);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return schema.parse(JSON.parse(text));
  } catch (error) {
    logToServer('CLIENT_FETCH_ERROR', `${path}: ${networkMessage(error)}`);
    return null;
  }
}

/** The token that every write needs, or null. */
export async function getCsrfToken(): Promise<string | null> {
  return (await read('/csrf', csrfSchema))?.csrfToken ?? null;
}

/** The ways to sign in by id, or null when they did not come. */
export function getProviders(): Promise<Providers | null> {
  return read('/providers', providersSchema);
}

/** Posts a form with its token. Rejects with the texts of AUTH-5 when nothing answered. */
async function post(
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ response: Response; text: string }> {
  const csrfToken = (await getCsrfToken()) ?? '';
  return ask(path, { method: 'POST', body: new URLSearchParams({ ...fields, csrfToken }) });
}

/**
 * Posts a form of sign-in and reads where it leads. `ok` is false without an answer, or with an error in its address.
 */
export async function postForm(
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<SignInResult & { target: string | null }> {
  const { response, text } = await post(path, { ...fields, json: 'true' });
  const parsed = urlSchema.safeParse(text === '' ? null : safeJson(text));
  if (!parsed.success)
    return { error: 'MISSING_NEXTAUTH_API_ROUTE_ERROR', status: response.status, ok: false, url: null, target: null };
  const error = new URL(parsed.data.url, window.location.href).searchParams.get('error');
  // As by the account menu: nothing of a stay is left on the device.
  if (path === '/signout' && error === null) await clearSavedTrips();
  return {
    error,
    status: response.status,
    ok: response.ok,
    url: error === null ? parsed.data.url : null,
    target: parsed.data.url,
  };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Signs in (AUTH-4). Without a known provider the guest goes to the sign-in page; when the providers do not come, to
 * the error page. Redirects unless told not to.
 * @param authorizationParams hints for an outside issuer, e.g. `login_hint`.
 */
export async function signIn(
  provider?: string,
  options: SignInOptions = {},
  authorizationParams: Readonly<Record<string, string>> = {},
  place: Place = page,
): Promise<SignInResult | undefined> {
  const { callbackUrl = place.href(), redirect = true, ...rest } = options;
  const providers = await getProviders();
  if (!providers) {
    place.go(authPage('error'));
    return undefined;
  }
  const known = provider === undefined ? undefined : providers[provider];
  if (provider === undefined || !known) {
    place.go(authPage('signin', { callbackUrl }));
    return undefined;
  }
  const fields = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const action = known.type === 'credentials' ? 'callback' : 'signin';
  const query = new URLSearchParams(authorizationParams).toString();
  let result: Awaited<ReturnType<typeof postForm>>;
  try {
    result = await postForm(`/${action}/${encodeURIComponent(provider)}${query === '' ? '' : `?${query}`}`, {
      ...fields,
      callbackUrl,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    logToServer('CLIENT_FETCH_ERROR', `signin: ${message}`);
    return { error: message, status: 0, ok: false, url: null };
  }
  if (redirect || (known.type !== 'credentials' && known.type !== 'email')) {
    place.go(result.target ?? callbackUrl);
    return undefined;
  }
  if (result.ok) {
    // The provider tells the other tabs.
    await refreshSession();
  }
  const { error, status, ok, url } = result;
  return { error, status, ok, url };
}

export type SignOutOptions = { callbackUrl?: string; redirect?: boolean; /** On every device. */ everywhere?: boolean };

/** Signs out, tells the other tabs, and goes to the callback address unless told not to. */
export async function signOut(
  { callbackUrl, redirect = true, everywhere = false }: SignOutOptions = {},
  place: Place = page,
): Promise<{ url: string | null }> {
  let target: string | null = null;
  try {
    ({ target } = await postForm('/signout', {
      callbackUrl: callbackUrl ?? place.href(),
      ...(everywhere ? { everywhere: 'true' } : {}),
    }));
  } catch (error) {
    logToServer('CLIENT_FETCH_ERROR', `signout: ${networkMessage(error)}`);
    return { url: null };
  }
  await clearSavedTrips();
  broadcastSession(null, 'signout');
  if (redirect) place.go(target ?? callbackUrl ?? place.href());
  else await refreshSession();
  return { url: target };
}

/**
 * Changes what a guest may change of the session: `name`, and `isNewUser` to false once the sign-up was dealt with.
 * This page and the other tabs follow. Returns the new session, or null when it failed (logged as CLIENT_SESSION_ERROR,
 * AUTH-5).
 */
export async function updateSession(data: { name?: string; isNewUser?: false }): Promise<SessionData | null> {
  try {
    const { response, text } = await post('/session', { data: JSON.stringify(data) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const session = parseSession(text);
    await refreshSession();
    broadcastSession(session?.profileId ?? null, 'update');
    return session;
  } catch (error) {
    logToServer('CLIENT_SESSION_ERROR', `update: ${networkMessage(error)}`);
    return null;
  }
}

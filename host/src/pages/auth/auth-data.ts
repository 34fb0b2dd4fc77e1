/** What the sign-in pages know before anything is typed. */
import * as z from 'zod/mini';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';

const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  since: z.string(),
  lastUsed: z.string(),
  current: z.boolean(),
});
const passkeySchema = z.object({
  id: z.string(),
  device: z.string(),
  since: z.string(),
  lastUsed: z.nullable(z.string()),
});
const sessionsSchema = z.object({
  sessions: z.array(sessionSchema),
  passkeys: z._default(z.array(passkeySchema), []),
  fresh: z._default(z.boolean(), false),
});

const profileSchema = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  /** An address that waits for its code. */
  newEmail: z.nullable(z.string()),
  hasPassword: z._default(z.boolean(), false),
  /** Mails about new homes that the guest agreed to when booking. */
  newsletter: z._default(z.boolean(), false),
  guests: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
});
export type Profile = z.infer<typeof profileSchema>;

export type SignedIn = z.infer<typeof sessionSchema>;
export type Passkey = z.infer<typeof passkeySchema>;

export type AuthData = {
  /** For forms that are sent without a script; null when services did not answer. */
  csrfToken: string | null;
  /** Name of the outside sign-in; null without one. */
  external: string | null;
  /** Whom a mail was sent to, or whose password is being set. */
  email: string | null;
  kind: 'signin' | 'signup' | 'reset' | null;
  /** True when this browser asked for the link that was opened in it. */
  here: boolean;
  /** Where the guest is signed in. */
  sessions: readonly SignedIn[];
  /** Services did not say where: that there is no session means nothing. */
  isUnknown: boolean;
  /** Of the guest who is signed in, or whose password is being set. */
  passkeys: readonly Passkey[];
  /** The guest has signed in within the hour, and so may change how. */
  fresh: boolean;
  /** On the account's page. */
  profile: Profile | null;
};

const csrfSchema = z.object({ csrfToken: z.string() });
const providersSchema = z.object({ external: z.object({ name: z.string() }) });
const pendingSchema = z.object({ email: z.string(), kind: z.enum(['signin', 'signup', 'reset']) });
const linkSchema = z.object({ email: z.string(), here: z.boolean() });
const resetSchema = z.object({ email: z.string(), passkeys: z._default(z.array(passkeySchema), []) });

type Api = Pick<LoaderContext, 'api' | 'request' | 'setHeader'>;

/** One answer, or null; its cookies go on to the browser while the server renders. */
async function read<S extends z.ZodMiniType>(
  { api, request, setHeader }: Api,
  path: string,
  schema: S,
): Promise<z.output<S> | null> {
  try {
    const response = await api(path, { signal: request.signal });
    for (const cookie of response.headers.getSetCookie()) setHeader?.('set-cookie', cookie);
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

/**
 * Whom a page speaks of: nobody yet, who waits for a mail, whose link was opened, where the guest is signed in, whose
 * password is set.
 */
export type AuthSubject = 'nobody' | 'pending' | 'link' | 'sessions' | 'account' | 'reset';

/** Never throws: a form without its token asks for one when it is sent. */
export async function loadAuth(about: AuthSubject, context: Api): Promise<AuthData> {
  context.setHeader?.('cache-control', 'private, no-store');
  const [csrf, providers, pending, link, signedIn, profile, reset] = await Promise.all([
    read(context, '/auth/csrf', csrfSchema),
    read(context, '/auth/providers', providersSchema),
    about === 'pending' ? read(context, '/auth/pending', pendingSchema) : null,
    about === 'link' ? read(context, '/auth/link', linkSchema) : null,
    about === 'sessions' || about === 'account' ? read(context, '/auth/sessions', sessionsSchema) : null,
    about === 'account' ? read(context, '/auth/account', z.nullable(profileSchema)) : null,
    about === 'reset' ? read(context, '/auth/reset/email', resetSchema) : null,
  ]);
  return {
    csrfToken: csrf?.csrfToken ?? null,
    external: providers?.external.name ?? null,
    email: pending?.email ?? link?.email ?? reset?.email ?? null,
    kind: pending?.kind ?? null,
    here: link?.here ?? false,
    sessions: signedIn?.sessions ?? [],
    isUnknown: signedIn === null,
    passkeys: signedIn?.passkeys ?? reset?.passkeys ?? [],
    fresh: signedIn?.fresh ?? false,
    profile,
  };
}

/**
 * Settings of the sandbox, parsed once from the environment. Every default is a local one, so that the sandbox starts
 * with no environment at all.
 */
import * as z from 'zod/mini';
import type { ReplySettings } from './mail/reply.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), fallback);
const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);

const environmentSchema = z.object({
  ROOST_SANDBOX_PORT: port(4100),
  ROOST_MAIL_PORT: port(4125),
  ROOST_SERVICES_PORT: port(4000),
  ROOST_BIND: text('127.0.0.1'),
  ROOST_DATA_DIR: text('.data'),
  ROOST_SANDBOX_URL: z.optional(z.url()),
  ROOST_SERVICES_URL: z.optional(z.url()),
  SEARCH_APP_ID: text('roost-local'),
  SEARCH_ADMIN_KEY: text('local-admin-key'),
  SEARCH_API_KEY: text('local-search-key'),
  STRIPE_SECRET_KEY: text('sk_test_local'),
  STRIPE_PUBLISHABLE_KEY: text('pk_test_local'),
  STRIPE_WEBHOOK_URL: z.optional(z.url()),
  STRIPE_WEBHOOK_SECRET: text('whsec_local'),
  MAIL_REPLY_DOMAIN: text('reply.roost.test'),
  MAIL_REPLY_SECRET: text('local-secret-of-answers-by-mail-only'),
  OIDC_CLIENT_ID: text('roost-local'),
  OIDC_CLIENT_SECRET: text('local-oidc-secret'),
  FLAGS_CLIENT_KEY: text('sdk-local'),
  SANDBOX_ADMIN_KEY: text('local-sandbox-key'),
});

/** Everything the sandbox needs to know, with the addresses made absolute. */
export type SandboxConfig = {
  port: number;
  mailPort: number;
  bind: string;
  /** Directory for what must survive a restart: payments, mail, the search index. */
  dataDir: string;
  /** Public origin of the sandbox, as browsers see it. */
  publicUrl: string;
  search: { appId: string; adminKey: string; searchKey: string };
  stripe: { secretKey: string; publishableKey: string; webhookUrl: string | null; webhookSecret: string };
  /** Answers to mails with an address of `domain` are handed in to services, as a provider that takes mail does. */
  replies: ReplySettings;
  /** The one client of the OpenID issuer. */
  oidc: { clientId: string; clientSecret: string };
  /** The site that asks for its flags. */
  flags: { clientKey: string };
  /** Key of the fault switches. */
  adminKey: string;
};

/** Thrown when the environment cannot be used; the message is one clear sentence a variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the settings. Throws ConfigError with the name of each variable that is wrong. */
export function parseConfig(environment: Record<string, string | undefined>): SandboxConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
    throw new ConfigError(sentences.join(' '));
  }
  const env = parsed.data;
  const publicUrl = env.ROOST_SANDBOX_URL ?? `http://localhost:${env.ROOST_SANDBOX_PORT}`;
  const services = env.ROOST_SERVICES_URL ?? `http://localhost:${env.ROOST_SERVICES_PORT}`;
  return {
    port: env.ROOST_SANDBOX_PORT,
    mailPort: env.ROOST_MAIL_PORT,
    bind: env.ROOST_BIND,
    dataDir: env.ROOST_DATA_DIR,
    publicUrl: new URL(publicUrl).origin,
    search: { appId: env.SEARCH_APP_ID, adminKey: env.SEARCH_ADMIN_KEY, searchKey: env.SEARCH_API_KEY },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookUrl: env.STRIPE_WEBHOOK_URL ?? new URL('/webhooks/stripe', services).href,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    },
    replies: {
      domain: env.MAIL_REPLY_DOMAIN,
      url: new URL('/mail/inbound', services).href,
      secret: env.MAIL_REPLY_SECRET.split(',')[0]?.trim() ?? '',
    },
    oidc: { clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET },
    flags: { clientKey: env.FLAGS_CLIENT_KEY },
    adminKey: env.SANDBOX_ADMIN_KEY,
  };
}

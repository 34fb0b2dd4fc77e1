/** Tables of accounts as Kysely sees them. What each is for stands in `db/migrations/accounts.ts`. */
import type { Generated, JSONColumnType } from 'kysely';

export type AccountsTable = {
  id: string;
  email: string;
  name: string | null;
  password_hash: string | null;
  /** Times that the owner has set a new password by mail. */
  recoveries: Generated<number>;
  created_at: Generated<Date>;
};
export type AccountIdentitiesTable = {
  provider: string;
  provider_account_id: string;
  account_id: string;
  type: string;
};
export type AccountSessionsTable = {
  id_hash: string;
  account_id: string;
  is_new_user: boolean;
  device: Generated<string>;
  created_at: Date;
  expires_at: Date;
};

/** A sign-up form, stored with the token that proves its address. */
export type SignUp = {
  name: string;
  passwordHash: string;
  /** Hash of the browser it was filled in: the password counts only when the link is opened there. */
  browserHash: string;
};

export type AccountTokensTable = {
  token_hash: string;
  purpose: 'signin' | 'reset';
  email: string;
  code_hash: string | null;
  wrong_codes: Generated<number>;
  /** Hash of the browser that asked for the mail. */
  browser_hash: Generated<string | null>;
  sign_up: JSONColumnType<SignUp | null, string | null, string | null>;
  expires_at: Date;
};
export type AccountPasskeysTable = {
  /** Credential id, base64url. */
  id: string;
  account_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Times that its authenticator says it was used; PostgreSQL gives a bigint as text. */
  counter: string;
  device: string;
  created_at: Date;
  used_at: Date | null;
};
export type AccountAttemptsTable = { key: string; count: number; resets_at: Date };

export type AccountEmailChangesTable = {
  account_id: string;
  new_email: string;
  code_hash: string;
  wrong_codes: Generated<number>;
  expires_at: Date;
};
export type AccountGuestsTable = {
  id: string;
  account_id: string;
  first_name: string;
  last_name: string;
  created_at: Date;
};

export type AccountTables = {
  account_email_changes: AccountEmailChangesTable;
  account_guests: AccountGuestsTable;
  accounts: AccountsTable;
  account_identities: AccountIdentitiesTable;
  account_sessions: AccountSessionsTable;
  account_tokens: AccountTokensTable;
  account_attempts: AccountAttemptsTable;
  account_passkeys: AccountPasskeysTable;
};

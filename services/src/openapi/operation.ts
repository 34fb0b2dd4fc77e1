/** What is said of one route: enough to call it, and to attack it (`npm run abuse`). */
import * as z from 'zod/mini';

/**
 * Who may call a route. `anybody` reads; `page` is a write from a page of ours, with the token of `GET /auth/csrf` in
 * `x-csrf-token`; `form` the same with the token in the field `csrfToken`, so that forms work without script;
 * `favorites` a guest's own token; `moderator`, `operator` and `metrics` a person or program of the site; `mail` who
 * takes the mail that comes in; `provider` who signs the bytes.
 */
export type Who =
  | 'anybody'
  | 'page'
  | 'form'
  | 'favorites'
  | 'moderator'
  | 'operator'
  | 'metrics'
  | 'mail'
  | 'provider';

export type Operation = {
  summary: string;
  who: Who;
  /** JSON, or for `form` the fields of a form. */
  body?: z.ZodMiniType;
  /** Keys of the query, with what they mean. Values that cannot be meant are as if they were not there. */
  query?: Readonly<Record<string, string>>;
  answer?: z.ZodMiniType;
  /** How it refuses, beside the way of all the others. */
  refusal?: 'FavoritesRefusal' | 'SignInPage';
  /** It leads a browser on to a page. */
  leads?: boolean;
};

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A form's fields. Texts all of them; what is missing is empty. */
const form = (names: string): z.ZodMiniType =>
  z.object(
    Object.fromEntries(
      ['csrfToken', 'callbackUrl', 'json', ...names.split(' ').filter(Boolean)].map((name) => [
        name,
        z.optional(z.string().check(z.maxLength(4_096))),
      ]),
    ) as Shape,
  );

export const read = (summary: string, answer?: z.ZodMiniType, query?: Operation['query']): Operation => ({
  summary,
  who: 'anybody',
  ...(answer && { answer }),
  ...(query && { query }),
});
export const write = (summary: string, body?: z.ZodMiniType, answer?: z.ZodMiniType): Operation => ({
  summary,
  who: 'page',
  ...(body && { body }),
  ...(answer && { answer }),
});
/** A form of sign-in: its answer leads to a page, or is `{url}` for a script that sends `json=true`. */
export const post = (summary: string, fields = ''): Operation => ({
  summary,
  who: 'form',
  body: form(fields),
  refusal: 'SignInPage',
  leads: true,
});

/**
 * Typed client of the favorites service (FAV-1; docs/spec/favorites.md): exact paths, headers and bodies. Every call
 * has a time limit and answers with a result instead of throwing.
 */
import * as z from 'zod/mini';
import {
  collectionsSchema,
  FAVORITES_API_KEY_HEADER,
  FAVORITES_TOKEN_HEADER,
  NO_COLLECTIONS,
  SESSION_ENDED,
} from '@roost/shared/contracts/favorites-service';
import type {
  AddFavorite,
  Collection,
  CreateCollection,
  DeleteCollection,
  DeleteFavorite,
  InviteToCollection,
  JoinCollection,
  LeaveCollection,
  MoveFavorite,
  RemoveMember,
  SetNote,
  ShareCollection,
  UpdateCollection,
  Vote,
} from '@roost/shared/contracts/favorites-service';
import { parseJson, send } from '@roost/shared/http';
import type { Fetcher } from '@roost/shared/http';

const FAVORITES_LIMIT_MS = 8_000;

/**
 * `expired`: the session has ended. `unreachable`: the service did not answer, or something on the way answered with a
 * page of its own, so it may be tried again as it is. `refused`: the service said no, or answered with what is none.
 */
export type FavoritesFailure = {
  ok: false;
  reason: 'expired' | 'unreachable' | 'refused';
  status: number;
  message: string;
};
/** `joined` are collections of others. */
export type FavoritesAnswer =
  | { ok: true; collections: Collection[]; joined?: Collection[] | undefined }
  | FavoritesFailure;

export type FavoritesClient = {
  list: () => Promise<FavoritesAnswer>;
  createCollection: (body: CreateCollection) => Promise<FavoritesAnswer>;
  addFavorite: (body: AddFavorite) => Promise<FavoritesAnswer>;
  deleteFavorite: (body: DeleteFavorite) => Promise<FavoritesAnswer>;
  updateCollection: (body: UpdateCollection) => Promise<FavoritesAnswer>;
  deleteCollection: (body: DeleteCollection) => Promise<FavoritesAnswer>;
  moveFavorite: (body: MoveFavorite) => Promise<FavoritesAnswer>;
  shareCollection: (body: ShareCollection) => Promise<FavoritesAnswer>;
  setNote: (body: SetNote) => Promise<FavoritesAnswer>;
  vote: (body: Vote) => Promise<FavoritesAnswer>;
  inviteToCollection: (body: InviteToCollection) => Promise<FavoritesAnswer>;
  joinCollection: (body: JoinCollection) => Promise<FavoritesAnswer>;
  removeMember: (body: RemoveMember) => Promise<FavoritesAnswer>;
  leaveCollection: (body: LeaveCollection) => Promise<FavoritesAnswer>;
};

export type FavoritesClientOptions = {
  /** Where the service is, e.g. `/api/favorites`, and the public key that says which client calls. */
  url: string;
  apiKey: string;
  profileId: string;
  accessToken: string;
  fetcher?: Fetcher;
};

/** A gateway that found nobody, a service that asks for patience. */
const TRY_LATER: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);
const messageSchema = z.object({ message: z.optional(z.string()), messages: z.optional(z.array(z.string())) });

/** Makes the client of one signed-in guest. Keeps nothing between calls. */
export function createFavoritesClient({
  url,
  apiKey,
  profileId,
  accessToken,
  fetcher = fetch,
}: FavoritesClientOptions): FavoritesClient {
  const base = `${url}/${encodeURIComponent(profileId)}`;
  const headers = {
    [FAVORITES_API_KEY_HEADER]: apiKey,
    [FAVORITES_TOKEN_HEADER]: `Bearer ${accessToken}`,
    accept: 'application/json',
  };

  async function ask(
    path: string,
    init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
  ): Promise<FavoritesAnswer> {
    const response = await send(fetcher, `${base}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
      limitMs: FAVORITES_LIMIT_MS,
    });
    if (response.ok) return readAnswer(response.status, response.text);
    const { cause } = response;
    const message = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, reason: 'unreachable', status: 0, message };
  }
  const post = (call: string) => (body: object) =>
    ask(`/${call}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  return {
    list: () => ask(''),
    createCollection: post('createCollection'),
    addFavorite: post('addFavorite'),
    deleteFavorite: post('deleteFavorite'),
    updateCollection: post('updateCollection'),
    deleteCollection: post('deleteCollection'),
    moveFavorite: post('moveFavorite'),
    shareCollection: post('shareCollection'),
    setNote: post('setNote'),
    vote: post('vote'),
    inviteToCollection: post('inviteToCollection'),
    joinCollection: post('joinCollection'),
    removeMember: post('removeMember'),
    leaveCollection: post('leaveCollection'),
  };
}

/** Returns what an answer means. `no collections found` is an empty list, not an error. */
export function readAnswer(status: number, text: string): FavoritesAnswer {
  const body = parseJson(text);
  if (body === undefined) return { ok: false, reason: 'unreachable', status, message: 'no JSON in the answer' };
  const said = messageSchema.safeParse(body);
  const message = said.success ? (said.data.message ?? said.data.messages?.[0] ?? '') : '';
  if (message === SESSION_ENDED) return { ok: false, reason: 'expired', status, message };
  if (TRY_LATER.has(status)) return { ok: false, reason: 'unreachable', status, message };
  if (status >= 400) return { ok: false, reason: 'refused', status, message };
  if (message === NO_COLLECTIONS) return { ok: true, collections: [] };
  const parsed = collectionsSchema.safeParse(body);
  return parsed.success
    ? { ok: true, ...parsed.data }
    : { ok: false, reason: 'refused', status, message: message || 'no collections in the answer' };
}

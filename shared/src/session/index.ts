/** Who is signed in, and signing in and out (AUTH-1 to AUTH-5). The session is kept in the shared store. */
import type * as calls from './calls.ts';

export { SessionProvider } from './SessionProvider.tsx';
export type { SessionProviderProps } from './SessionProvider.tsx';
export { useSession } from './use-session.ts';
export type { UseSessionOptions } from './use-session.ts';
export { parseSession } from './fetch-session.ts';
export type { SessionData, SessionStatus } from '../state/session.ts';
export type { Providers, SignInOptions, SignInResult, SignOutOptions } from './calls.ts';

const load = () => import('./calls.ts');

/** The calls (see `calls.ts`); their code is loaded with the first one. */
export const signIn: typeof calls.signIn = async (...given) => (await load()).signIn(...given);
export const signOut: typeof calls.signOut = async (...given) => (await load()).signOut(...given);
export const getProviders: typeof calls.getProviders = async () => (await load()).getProviders();
export const updateSession: typeof calls.updateSession = async (...given) => (await load()).updateSession(...given);
/** Posts one of the sign-in forms (sign-up, code, passwords) and says where it leads. */
export const postAuthForm: typeof calls.postForm = async (...given) => (await load()).postForm(...given);

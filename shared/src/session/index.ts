/** Who is signed in: asked once, kept in the shared store (AUTH-2, AUTH-3). */
export { SessionProvider } from './SessionProvider.tsx';
export { useSession } from './use-session.ts';
export { fetchSession } from './fetch-session.ts';
export type { SessionData, SessionStatus } from '../state/session.ts';

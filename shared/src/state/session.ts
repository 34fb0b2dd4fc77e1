/** Who is signed in (AUTH-2). Written by `@roost/shared/session` only; read by anyone. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What services tell of a signed-in guest. */
export type SessionData = {
  user: { name?: string | null; email?: string | null };
  /** ISO instant. */
  expires: string;
  /** Whose favorites: the part of their addresses (FAV-1). */
  profileId?: string;
  /** For the favorites service's AuthToken header; good for a day and no longer than the session. */
  accessToken?: string;
  /** True in the session in which the account was made. */
  isNewUser?: boolean;
};
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';
export type SessionState = {
  status: SessionStatus;
  data: SessionData | null;
  /** Nobody could be asked who is here: the page works as for a guest, and says nothing of their account. */
  isUnknown?: true;
};

const initialState: SessionState = { status: 'loading', data: null };

/** `sessionReceived(null)` means: asked, and nobody is signed in. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionReceived: (_state, action: PayloadAction<SessionData | null>): SessionState => ({
      status: action.payload ? 'authenticated' : 'unauthenticated',
      data: action.payload,
    }),
    sessionUnknown: (): SessionState => ({ status: 'unauthenticated', data: null, isUnknown: true }),
  },
});
export const { sessionReceived, sessionUnknown } = sessionSlice.actions;

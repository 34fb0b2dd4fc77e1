import type { AuthPageName } from '@roost/shared/domain/callback-address';
import type { AuthData } from './auth-data.ts';
import { CheckMail } from './CheckMail.tsx';
import { ContinueAs } from './ContinueAs.tsx';
import { AuthError, SignOut } from './Ends.tsx';
import { ForgotPassword, NewPassword } from './Passwords.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';

export { loadAuth } from './auth-data.ts';

const EMPTY: AuthData = { csrfToken: null, external: null, email: null, kind: null, here: false, sessions: [] };
const PAGES = {
  signin: SignIn,
  error: AuthError,
  signup: SignUp,
  'verify-request': CheckMail,
  continue: ContinueAs,
  reset: ForgotPassword,
  'new-password': NewPassword,
  signout: SignOut,
} as const;

/** All sign-in pages: one chunk, since a guest who sees one often sees the next. */
export function AuthPages({ page, data }: { page: AuthPageName; data: AuthData | null }) {
  const Page = PAGES[page];
  // Another page is another form: nothing typed in the one before stays.
  return <Page key={page} data={data ?? EMPTY} />;
}

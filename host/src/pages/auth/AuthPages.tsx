import type { AuthPageName } from '@roost/shared/domain/callback-address';
import type { AuthData } from './auth-data.ts';
import { Account } from './Account.tsx';
import { CheckMail } from './CheckMail.tsx';
import { ContinueAs } from './ContinueAs.tsx';
import { AuthError, SignOut } from './Ends.tsx';
import { ForgotPassword, NewPassword } from './Passwords.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';

export { loadAuth } from './auth-data.ts';

/** Nothing is known yet. */
const EMPTY: AuthData = {
  csrfToken: null,
  external: null,
  email: null,
  kind: null,
  here: false,
  sessions: [],
  isUnknown: true,
  passkeys: [],
  fresh: false,
  profile: null,
};
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

/** The guest's own page of this chunk. */
export function AccountPage({ data }: { data: AuthData | null }) {
  return <Account data={data ?? EMPTY} />;
}

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/site.tsx';

const answers: Record<string, unknown> = {
  '/auth/csrf': { csrfToken: 'token' },
  '/auth/providers': { external: { name: 'Roost ID' } },
  '/auth/pending': { email: 'maya@example.com', kind: 'signin' },
  '/auth/reset/email': null,
  '/auth/link': null,
  '/auth/sessions': { sessions: [] },
};
const api = async (path: string) =>
  path in answers ? Response.json(answers[path]) : new Response('{}', { status: 503 });
const realFetch = globalThis.fetch;
const posted: Record<string, string>[] = [];

function answerForms(url: string, status = 200): void {
  globalThis.fetch = jest.fn(async (_path: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ csrfToken: 'token' });
    posted.push(Object.fromEntries(init.body as URLSearchParams));
    return Response.json({ url: `http://localhost:3000${url}` }, { status });
  });
}
beforeEach(() => {
  posted.length = 0;
  // Slots of remotes are not part of these tests; React says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** What the form would send without a script. */
const hidden = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

describe('sign-in pages', () => {
  test('ROUTE-3 AUTH-6: the sign-in page offers three ways as plain forms that carry token and callback', async () => {
    await renderSite({ path: '/api/auth/signin?callbackUrl=/favorites', api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
    const external = screen.getByRole('button', { name: 'Continue with Roost ID' }).closest('form') as HTMLElement;
    const own = screen.getByRole('button', { name: 'Sign in' }).closest('form') as HTMLElement;
    expect(
      [external, own].map((form) => [
        form.getAttribute('method'),
        form.getAttribute('action'),
        hidden(form, 'csrfToken'),
        hidden(form, 'callbackUrl'),
      ]),
    ).toEqual([
      ['post', '/api/auth/signin/external', 'token', '/favorites'],
      ['post', '/api/auth/callback/credentials', 'token', '/favorites'],
    ]);
    expect(within(own).getByRole('button', { name: 'Email me a sign-in link' })).toHaveAttribute(
      'formaction',
      '/api/auth/signin/email',
    );
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('AUTH-7: a callback of another site is not carried on', async () => {
    await renderSite({ path: '/api/auth/signin?callbackUrl=https://evil.example/', api });
    const form = (await screen.findByRole('button', { name: 'Sign in' })).closest('form') as HTMLElement;
    expect(hidden(form, 'callbackUrl')).toBe('/');
  });

  test.each([
    ['CredentialsSignin', /don’t match/],
    ['OAuthAccountNotLinked', /already have an account with this email/],
    ['SessionRequired', /Sign in to see this page/],
    ['nonsense', /Something went wrong/],
  ])('AUTH-5: without a script, %s is said on the page it leads back to', async (code, text) => {
    await renderSite({ path: `/api/auth/signin?error=${code}`, api });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('UI-5: what is wrong is said beside its field, with the focus on it, before and after sending', async () => {
    const user = userEvent.setup();
    await renderSite({ path: '/api/auth/signin', api });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com.');
    answerForms('/api/auth/signin?error=CredentialsSignin', 401);
    await user.type(email, 'maya@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong one');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/don’t match/);
    expect(email).toHaveValue('maya@example.com');
    expect(posted[0]).toMatchObject({
      email: 'maya@example.com',
      password: 'wrong one',
      csrfToken: 'token',
      json: 'true',
    });
  });

  test('AUTH-7: a password can be shown, and a new one is measured in words', async () => {
    const user = userEvent.setup();
    await renderSite({ path: '/api/auth/signup', api });
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'lakehouse 2026');
    expect(password).toHaveAccessibleDescription(/^Good\./);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('SAFE-4: an opened link asks before it signs in; asked for here: %s', async (here, notes) => {
    answers['/auth/link'] = { email: 'maya@example.com', here };
    await renderSite({ path: '/api/auth/continue', api });
    const button = await screen.findByRole('button', { name: 'Continue as maya@example.com' });
    const form = button.closest('form') as HTMLElement;
    expect([form.getAttribute('method'), form.getAttribute('action'), hidden(form, 'csrfToken')]).toEqual([
      'post',
      '/api/auth/continue',
      'token',
    ]);
    expect(screen.queryAllByText(/in another browser/)).toHaveLength(notes);
  });

  test('SAFE-12: where else the guest is signed in stands under signing out, each with a button of its own', async () => {
    const entry = { since: '2026-06-01T12:00:00Z', lastUsed: '2026-06-03T12:00:00Z' };
    answers['/auth/sessions'] = {
      sessions: [
        { ...entry, id: 'here', device: 'Safari on Mac', current: true },
        { ...entry, id: 'there', device: 'Chrome on Android', current: false },
      ],
    };
    await renderSite({ path: '/api/auth/signout', api });
    const form = (await screen.findByRole('button', { name: 'Sign out Chrome on Android' })).closest('form');
    expect([form?.getAttribute('action'), hidden(form as HTMLElement, 'session')]).toEqual([
      '/api/auth/sessions/end',
      'there',
    ]);
    expect(form).toHaveTextContent('Last used Jun 3, 2026');
    expect(screen.queryByText('Safari on Mac')).not.toBeInTheDocument();
    answers['/auth/sessions'] = { sessions: [] };
  });

  test('SAFE-12: a passkey is the first way to sign in; where the browser has none, it is not offered', async () => {
    const view = () => renderSite({ path: '/api/auth/signin', api });
    Object.assign(window, { PublicKeyCredential: class {} });
    await view();
    const [first] = within(screen.getByRole('main')).getAllByRole('button');
    expect(first).toHaveAccessibleName('Use a passkey');
    const primary = screen.getAllByRole('button').filter((button) => button.classList.contains('primary'));
    expect(primary.map((button) => button.textContent)).toEqual(['Sign in']);
    cleanup();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await view();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument());
  });

  test('SAFE-12: the account page lists passkeys and devices; changing them takes a new sign-in after an hour', async () => {
    const entry = { since: '2026-06-01T12:00:00Z', lastUsed: '2026-06-03T12:00:00Z' };
    const known = {
      sessions: [
        { ...entry, id: 'here', device: 'Safari on Mac', current: true },
        { ...entry, id: 'there', device: 'Chrome on Android', current: false },
      ],
      passkeys: [{ ...entry, id: 'key', device: 'Safari on iPhone' }],
    };
    Object.assign(window, { PublicKeyCredential: class {} });
    answers['/auth/sessions'] = { ...known, fresh: true };
    await renderSite({ path: '/account', api });
    const remove = await screen.findByRole('button', { name: 'Remove the passkey of Safari on iPhone' });
    const form = remove.closest('form') as HTMLElement;
    expect([form.getAttribute('action'), hidden(form, 'passkey')]).toEqual(['/api/auth/passkey/remove', 'key']);
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeInTheDocument();
    const end = screen.getByRole('button', { name: 'Sign out Chrome on Android' }).closest('form') as HTMLElement;
    expect(hidden(end, 'callbackUrl')).toBe('/account');
    cleanup();

    answers['/auth/sessions'] = { ...known, fresh: false };
    await renderSite({ path: '/account', api });
    expect(
      await screen.findByText(
        'For your safety, sign in again to change your email or passkeys, or to download or delete your data.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove the passkey|^Add a passkey/ })).not.toBeInTheDocument();
    cleanup();

    answers['/auth/sessions'] = { sessions: [] };
    await renderSite({ path: '/account', api });
    const signIn = await within(screen.getByRole('main')).findByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', '/api/auth/signin?callbackUrl=%2Faccount');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  test('ACCT-1: name, another email by its code, and people one books for, each a plain form that says what is wrong', async () => {
    const entry = { id: 'here', device: 'Mac', since: '2026-06-01T12:00:00Z', lastUsed: '2026-06-03T12:00:00Z' };
    const guests = [{ id: 'leo', firstName: 'Leo', lastName: 'Ortiz' }];
    answers['/auth/sessions'] = { sessions: [{ ...entry, current: true }], fresh: true };
    answers['/auth/account'] = { email: 'maya@example.com', name: 'Maya Ortiz', newEmail: 'new@example.com', guests };
    answerForms('/account?error=WrongCode', 400);
    await renderSite({ path: '/account', api });
    expect(await screen.findByLabelText('Name')).toHaveValue('Maya Ortiz');
    expect(screen.getByText('You sign in with maya@example.com.')).toBeInTheDocument();
    const remove = screen.getByRole('button', { name: 'Remove Leo Ortiz' }).closest('form') as HTMLElement;
    expect([remove.getAttribute('action'), hidden(remove, 'guest')]).toEqual([
      '/api/auth/account/guests/remove',
      'leo',
    ]);
    await userEvent.type(screen.getByLabelText('6-digit code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm new email' }));
    await waitFor(() => expect(screen.getByLabelText('6-digit code')).toBeInvalid());
    expect(posted).toEqual([expect.objectContaining({ code: '123456' })]);
    delete answers['/auth/account'];
  });

  test('SAFE-15: the account is handed out as a file and deleted by forms of their own, with what is kept said first', async () => {
    const entry = { id: 'here', device: 'Mac', since: '2026-06-01T12:00:00Z', lastUsed: '2026-06-03T12:00:00Z' };
    answers['/auth/sessions'] = { sessions: [{ ...entry, current: true }], fresh: true };
    answerForms('/account?error=UpcomingStays', 409);
    await renderSite({ path: '/account', api });
    const file = (await screen.findByRole('button', { name: 'Download your data' })).closest('form') as HTMLElement;
    expect([file.getAttribute('method'), file.getAttribute('action'), hidden(file, 'csrfToken')]).toEqual([
      'post',
      '/api/auth/account/export',
      'token',
    ]);
    await userEvent.click(screen.getByText('Delete your account'));
    expect(screen.getByText(/We have to keep records of past stays/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Type your email address to confirm'), 'maya@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText(/You have a stay coming up/)).toBeVisible();
    expect(posted).toEqual([expect.objectContaining({ email: 'maya@example.com' })]);
    cleanup();

    answers['/auth/sessions'] = { sessions: [{ ...entry, current: true }], fresh: false };
    await renderSite({ path: '/account', api });
    expect(await screen.findByText(/sign in again to change your email or passkeys/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    cleanup();

    answers['/auth/sessions'] = { sessions: [] };
    await renderSite({ path: '/account?done=deleted', api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  });

  test('SAFE-4: without an opened link there is nothing to continue', async () => {
    answers['/auth/link'] = null;
    await renderSite({ path: '/api/auth/continue', api });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue as/ })).not.toBeInTheDocument();
  });

  test('AUTH-6: six digits, typed or pasted, send themselves as one code', async () => {
    answerForms('/api/auth/verify-request?error=WrongCode', 400);
    await renderSite({ path: '/api/auth/verify-request', api });
    const first = await screen.findByLabelText('Digit 1');
    expect(screen.getByText('maya@example.com')).toBeInTheDocument();
    HTMLFormElement.prototype.requestSubmit = function requestSubmit(this: HTMLFormElement) {
      this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    };
    await userEvent.click(first);
    await userEvent.paste('418 209');
    await waitFor(() => expect(posted).toEqual([expect.objectContaining({ code: '418209' })]));
    expect(await screen.findByText(/That code isn’t right/)).toBeInTheDocument();

    // The refused digits stand there until the next code is typed: they are no part of it.
    await userEvent.click(first);
    await userEvent.keyboard('727610');
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]).toMatchObject({ code: '727610' });

    // One digit taken back is one that is mended.
    await userEvent.click(screen.getByLabelText('Digit 6'));
    await userEvent.keyboard('{Backspace}9');
    await waitFor(() => expect(posted).toHaveLength(3));
    expect(posted[2]).toMatchObject({ code: '727619' });
  });

  test('AUTH-7: a used link for a new password offers another one; signing out asks first', async () => {
    const { router } = await renderSite({ path: '/api/auth/new-password', api });
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/api/auth/reset');
    await router.navigate('/api/auth/signout');
    expect(await screen.findByRole('button', { name: 'Sign out on all devices' })).toHaveAttribute(
      'name',
      'everywhere',
    );
    await router.navigate('/api/auth/error?error=Verification');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
  });

  test('SAFE-16: with a new password only the passkeys stay that their owner ticks', async () => {
    answerForms('/');
    const passkey = { id: 'a-b_c', device: 'Chrome on Android', since: '2026-05-02T10:00:00Z', lastUsed: null };
    const other = { id: 'other', device: 'Firefox on Linux', since: '2026-05-30T10:00:00Z', lastUsed: null };
    const reset = { email: 'maya@example.com', passkeys: [other, passkey] };
    await renderSite({
      path: '/api/auth/new-password',
      api: async (path) => (path === '/auth/reset/email' ? Response.json(reset) : api(path)),
    });
    const known = await screen.findByRole('checkbox', { name: /Chrome on Android.*Added/ });
    expect(known).not.toBeChecked();
    await userEvent.click(known);
    await userEvent.type(screen.getByLabelText('New password'), 'quiet water and pines');
    await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ 'keep.a-b_c': 'on', password: 'quiet water and pines' });
    expect(posted[0]).not.toHaveProperty(['keep.other']);
  });

  test('ROUTE-3: without services the forms still stand', async () => {
    await renderSite({ path: '/api/auth/signin' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
  });
});

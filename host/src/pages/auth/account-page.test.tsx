import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/site.tsx';

const seen = { since: '2026-06-01T12:00:00Z', lastUsed: '2026-06-03T12:00:00Z' };
const here = { ...seen, id: 'here', device: 'Safari on Mac', current: true };
const there = { ...seen, id: 'there', device: 'Chrome on Android', current: false };
const maya = { email: 'maya@example.com', name: 'Maya Ortiz', newEmail: null, hasPassword: true, guests: [] };

const passkey = { id: 'key', device: 'Safari on Mac', since: seen.since, lastUsed: null };
jest.mock('./passkey-client.ts', () => ({ askPasskey: async () => '{}' }));

const realFetch = globalThis.fetch;
let answers: Record<string, unknown>;
let posted: { path: string; fields: Record<string, string> }[];
/** What a form changes: the next load of the page has it. */
let onPost: () => void;

beforeEach(() => {
  answers = {
    '/auth/csrf': { csrfToken: 'token' },
    '/auth/providers': { external: { name: 'Roost ID' } },
    '/auth/sessions': { sessions: [there, here], fresh: true },
    '/auth/account': maya,
  };
  posted = [];
  onPost = () => undefined;
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ csrfToken: 'token' });
    const fields = Object.fromEntries(init.body as URLSearchParams);
    if (String(path).endsWith('/session')) return new Response('null');
    posted.push({ path: String(path), fields });
    onPost();
    return Response.json({ url: 'http://localhost:3000/account' });
  });
  // Slots of remotes are not part of these tests; React says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

async function open(search = '') {
  await renderSite({ path: `/account${search}`, api: async (path) => Response.json(answers[path] ?? null) });
  await screen.findByRole('heading', { level: 2, name: 'How you sign in' });
}
const told = (text: string) =>
  waitFor(() => {
    const found = screen.getByText(text);
    expect(found).toHaveAttribute('role', 'status');
    return found;
  });

describe('the account’s page', () => {
  test('ACCT-1, UI-5: a saved name is said politely, once more when it is saved again, and the focus stays on its button', async () => {
    await open();
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mara Ruiz');
    const save = screen.getByRole('button', { name: 'Save name' });
    await userEvent.click(save);
    await told('Your name is saved.');
    expect(save).toHaveFocus();
    expect(name).toHaveValue('Mara Ruiz');
    await userEvent.click(save);
    await told('Your name is saved.');
    expect(posted.map(({ path }) => path)).toEqual(['/api/auth/account/name', '/api/auth/account/name']);
  });

  test('ACCT-1: emails about new homes that were agreed to when booking end with one press; who gets none is asked nothing', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'Emails about new homes' })).not.toBeInTheDocument();
    cleanup();
    answers['/auth/account'] = { ...maya, newsletter: true };
    await open();
    onPost = () => (answers['/auth/account'] = { ...maya, newsletter: false });
    await userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await told('You won’t get emails about new homes any more.')).toHaveFocus();
    expect(posted.map(({ path }) => path)).toEqual(['/api/auth/account/newsletter/end']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument());
    expect(screen.getByText('You won’t get emails about new homes any more.')).toHaveFocus();
  });

  test('ACCT-1: without a script the address of the page says which form was sent', async () => {
    await open('?done=%2Faccount%2Fname');
    await told('Your name is saved.');
    expect(screen.queryByText('Your email is changed.')).not.toBeInTheDocument();
  });

  test('ACCT-1, UI-5: a code that was asked for has the focus; the confirmed address is said, with the focus on it', async () => {
    await open();
    await userEvent.click(screen.getByText('Change email'));
    await userEvent.type(screen.getByLabelText('New email'), 'new@example.com');
    onPost = () => (answers['/auth/account'] = { ...maya, newEmail: 'new@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    const code = await screen.findByLabelText('6-digit code');
    expect(code).toHaveFocus();
    expect(screen.getByText(/A code is on its way to new@example.com/)).toBeVisible();
    await userEvent.type(code, '123456');
    onPost = () => (answers['/auth/account'] = { ...maya, email: 'new@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm new email' }));
    expect(await screen.findByText('You sign in with new@example.com.')).toBeVisible();
    expect(await told('Your email is changed.')).toHaveFocus();
    expect(code).not.toBeInTheDocument();
  });

  test('ACCT-1: a code that does not come is sent again, and the address can be kept', async () => {
    answers['/auth/account'] = { ...maya, newEmail: 'new@example.com' };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'send it again' }));
    expect(await told('Another email is on its way. Use the newest one.')).toHaveFocus();
    onPost = () => (answers['/auth/account'] = maya);
    await userEvent.click(screen.getByRole('button', { name: 'Keep maya@example.com' }));
    expect(await told('Your email stays as it is.')).toHaveFocus();
    expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument();
    expect(posted.map(({ path, fields }) => [path, fields.email])).toEqual([
      ['/api/auth/account/email', 'new@example.com'],
      ['/api/auth/account/email/cancel', undefined],
    ]);
  });

  test('TRUE-1, SAFE-15: an older session names what asks for signing in again', async () => {
    answers['/auth/sessions'] = { sessions: [here], fresh: false };
    await open();
    expect(
      screen.getByText(
        'For your safety, sign in again to change your email or passkeys, or to download or delete your data.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save name' })).toBeEnabled();
    expect(screen.queryByText('Your data')).not.toBeInTheDocument();
  });

  test('TRUE-1, SAFE-15: what a deletion needs, takes and keeps is said before it', async () => {
    await open();
    await userEvent.click(screen.getByText('Delete your account'));
    expect(screen.getByText(/has to be over first\.$/)).toBeVisible();
    expect(screen.getByText(/Copies in our backups are deleted within 35 days\.$/)).toBeVisible();
  });

  test('ACCT-1, UI-5: somebody who was added stands in the list, and the form is empty again', async () => {
    await open();
    await userEvent.click(screen.getByText('Add someone'));
    await userEvent.type(screen.getByLabelText('First name'), 'Leo');
    await userEvent.type(screen.getByLabelText('Last name'), 'Ortiz');
    onPost = () => (answers['/auth/account'] = { ...maya, guests: [{ id: 'l', firstName: 'Leo', lastName: 'Ortiz' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Leo Ortiz')).toBeVisible();
    expect(await told('Saved.')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  test('ACCT-1: while services are away a signed-in guest is not told to sign in', async () => {
    let away = true;
    const api = async (path: string) =>
      away ? new Response('', { status: 503 }) : Response.json(answers[path] ?? null);
    await renderSite({ path: '/account', api });
    expect(await screen.findByText('We couldn’t load your account. Please try again in a moment.')).toBeVisible();
    expect(screen.queryByText('Sign in to see your account.')).not.toBeInTheDocument();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'How you sign in' })).toBeVisible();
  });

  test('ACCT-1: a guest who is not signed in is told to sign in', async () => {
    answers['/auth/sessions'] = { sessions: [], fresh: false };
    await renderSite({ path: '/account', api: async (path) => Response.json(answers[path] ?? null) });
    expect(await screen.findByText('Sign in to see your account.')).toBeVisible();
  });

  test('SAFE-12: devices are listed, this one first and marked, also when it is the only one; another is signed out in place', async () => {
    await open();
    const heading = screen.getByRole('heading', { level: 2, name: 'Where you’re signed in' });
    const [first, second] = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(first).toHaveTextContent('Safari on MacThis device');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    onPost = () => (answers['/auth/sessions'] = { sessions: [here], fresh: true });
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(await told('That device is signed out.')).toHaveFocus();
    expect(posted[0]?.fields).toMatchObject({ session: 'there' });
    expect(screen.getByText('Safari on Mac')).toBeVisible();
  });

  test('SAFE-12: a browser that cannot be named is not called another device where it is this one', async () => {
    answers['/auth/sessions'] = { sessions: [{ ...here, device: '' }], fresh: true };
    await open();
    const heading = screen.getByRole('heading', { level: 2, name: 'Where you’re signed in' });
    expect(heading.nextElementSibling).toHaveTextContent('Unknown deviceThis device');
  });

  test('AUTH-7, ACCT-1: an account with a password changes it by a link to its own address; one without is not asked', async () => {
    await open();
    await userEvent.click(screen.getByText('Change password'));
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await told('A link is on its way to maya@example.com. It works for one hour.');
    expect(posted).toEqual([
      { path: '/api/auth/reset', fields: expect.objectContaining({ email: 'maya@example.com' }) as object },
    ]);
  });

  test('AUTH-7: an account without a password has none to change', async () => {
    answers['/auth/account'] = { ...maya, hasPassword: false };
    await open();
    expect(screen.queryByText('Change password')).not.toBeInTheDocument();
  });

  test('SAFE-12, UI-5: an added passkey is said, with the focus on the sentence, and so is a removed one', async () => {
    Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
    await open();
    onPost = () => (answers['/auth/sessions'] = { sessions: [here], fresh: true, passkeys: [passkey] });
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await told('Your passkey is added. Next time, use it to sign in.')).toHaveFocus();
    const remove = await screen.findByRole('button', { name: /^Remove the passkey of/ });
    onPost = () => (answers['/auth/sessions'] = { sessions: [here], fresh: true, passkeys: [] });
    await userEvent.click(remove);
    expect(await told('The passkey is removed.')).toHaveFocus();
    expect(posted.map(({ path }) => path)).toEqual(['/api/auth/passkey/register', '/api/auth/passkey/remove']);
  });
});

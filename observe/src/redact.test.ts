import { createLog } from './log.ts';

/** The line that a log writes of these fields. */
function getLine(fields: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog('services', { write: (text: string) => lines.push(text) }).log('event', fields);
  expect(lines).toHaveLength(1);
  // Whatever was taken out, a line stays readable for machines.
  JSON.parse(lines[0] ?? '');
  return lines[0] ?? '';
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';
/** What must never be read in a log, and the ways it might get there. */
const secrets: [string, string, Record<string, unknown>][] = [
  ['an address', 'ada@example.com', { message: 'no such user ada@example.com' }],
  ['an address with a tag', 'ada.l+trip@', { to: 'ada.l+trip@mail.example.co.uk' }],
  ['an address deep inside', 'ada@example.com', { a: { b: [{ c: 'x ada@example.com' }] } }],
  ['an address in an error', 'ada@example.com', { error: new Error('<ada@example.com> refused') }],
  ['an encoded address', 'ada%40example.com', { path: '/signin?next=%2F&who=ada%40example.com' }],
  ['an address of another script', 'ада@почта.рф', { to: 'ада@почта.рф' }],
  ['a card', '4242424242424242', { body: 'card 4242424242424242 declined' }],
  ['a card as a number', '4242424242424242', { value: 4242424242424242 }],
  ['a card in groups', '4242 4242 4242 4242', { message: 'pan=4242 4242 4242 4242' }],
  ['a card with dashes', '3782-822463-10005', { message: '3782-822463-10005' }],
  ['a password', 'hunter2hunter2', { password: 'hunter2hunter2' }],
  ['a password with a quote', 'hun"ter2', { newPassword: 'hun"ter2' }],
  ['a cookie', 'abcdef123456', { headers: { cookie: 'authjs.session-token=abcdef123456' } }],
  [
    'a cookie in a message',
    'abcdef123456',
    { message: 'sent authjs.session-token=abcdef123456; roost.stays=abcdef123456' },
  ],
  ['a header', 'c2VjcmV0c2VjcmV0', { message: 'authorization: Bearer c2VjcmV0c2VjcmV0' }],
  ['a token field', 't0ps3cret', { accessToken: 't0ps3cret' }],
  ['a token in quoted JSON', 't0ps3cret', { body: JSON.stringify({ csrfToken: 't0ps3cret' }) }],
  ['a link that signs in', '9f8e7d6c5b', { url: 'https://x.example/api/auth/callback/email?token=9f8e7d6c5b&email=x' }],
  ['an invitation to a list', 'Kx8Qz', { path: '/favorites/join/abcdEFGH12~Kx8Qz.9aBcDeFgHiJkLmNoPq?lang=es' }],
  ['a list that is shared', 'tokTOKtok', { url: 'https://x.example/favorites/shared/tokTOKtok123456789012345' }],
  ['the picture of a shared list', 'tokTOKtok', { path: '/_share/lists/tokTOKtok123456789012345.jpg' }],
  ['a code of an issuer', 'SplxlOBeZQ', { url: '/api/auth/callback/external?code=SplxlOBeZQ&state=zz' }],
  ['a key of the provider', 'sk_live_51Habc', { message: 'Invalid API Key provided: sk_live_51Habcdefgh' }],
  ['a webhook secret', 'whsec_abcdefgh', { message: 'whsec_abcdefghij does not fit' }],
  ['a client secret', '_secret_Yr9', { message: 'pi_3abc_secret_Yr9abcdefg' }],
  ['a web token', jwt, { message: `got ${jwt}` }],
  ['the password of a database', 'pa55word', { message: 'connect postgres://roost:pa55word@10.0.0.5/roost' }],
  ['the password of a mail server', 'pa55word', { url: 'smtps://robot:pa55word@mail/' }],
];
test.each(secrets)('SAFE-1: %s never reaches a line', (_what, secret, fields) => {
  expect(getLine(fields)).not.toContain(secret);
});

const harmless: [string, string, Record<string, unknown>][] = [
  ['versions', 'mfe-search@1.0.3', { message: 'mfe-search@1.0.3 fell back to mfe-search@1.0.2' }],
  ['packages', '/node_modules/@roost/observe', { stack: 'at /node_modules/@roost/observe/src/log.ts:1:1' }],
  ['codes of stays', 'RST-4K7Q2M', { about: 'RST-4K7Q2M' }],
  ['instants', '1795356000000', { at: 1795356000000 }],
  ['long numbers that no card has', '4242424242424241', { id: '4242424242424241' }],
  ['addresses of the site', 'http://localhost:3000/search?guests=2', { url: 'http://localhost:3000/search?guests=2' }],
  ['the pattern of an address', '/favorites/join/:token', { route: '/favorites/join/:token' }],
  ['how many', '"tokens":3', { tokens: 3 }],
];
test.each(harmless)('%s stay as they are', (_what, text, fields) => {
  expect(getLine(fields)).toContain(text);
});

test('SAFE-6: a hostile text does not hold the process', () => {
  const texts = ['@', '"token', 'a@', '4', 'eyJ', '://', '?token=', 'x.', '\\"token\\":'].map((part) =>
    part.repeat(4_000),
  );
  // Of processor time: a clock tells of what else the machine does.
  const begun = process.cpuUsage();
  for (const text of texts) getLine({ text });
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000);
});

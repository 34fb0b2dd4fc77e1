/** People known to the sandbox's OpenID issuer. Its page accepts any other name. */

export type Person = { sub: string; name: string; email: string; emailVerified: boolean };

export const PEOPLE: readonly Person[] = [
  { sub: 'person-maya', name: 'Maya Ortiz', email: 'maya@example.com', emailVerified: true },
  { sub: 'person-ada', name: 'Ada Lovelace', email: 'ada@example.com', emailVerified: true },
  { sub: 'person-noor', name: 'Noor (address not verified)', email: 'noor@example.com', emailVerified: false },
];

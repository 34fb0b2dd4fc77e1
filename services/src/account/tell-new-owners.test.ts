import { tellNewOwners } from './tell-new-owners.ts';

const HANDED = [{ name: 'Tahoe', ownerName: 'Cleo', owner: 'cleo@example.com', members: ['dora@example.com'] }];

test('FAV-10 SAFE-15: the new owner of a shared list and everybody else in it are told, each with a link to the list', () => {
  const sent: [string, string, string][] = [];
  const mailer = {
    send: (to: string, { subject, text }: { subject: string; text: string }) => void sent.push([to, subject, text]),
  };
  tellNewOwners(HANDED, { mailer, siteUrl: 'https://roost.example' });
  expect(sent.map(([to, subject]) => [to, subject])).toEqual([
    ['cleo@example.com', 'The list “Tahoe” is yours now'],
    ['dora@example.com', 'The list “Tahoe” is Cleo’s now'],
  ]);
  for (const [, , text] of sent) expect(text).toContain('https://roost.example/favorites');
});

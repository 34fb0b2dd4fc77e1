import { freshDatabase } from '../testing/databases.ts';
import { acceptsEarlierSecret } from './secret.ts';

const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

test('SCALE-3: processes of one database whose secrets share no key are told apart at their start', async () => {
  const { db, close } = await freshDatabase();
  expect(await acceptsEarlierSecret(db, first)).toBe(true);
  expect(await acceptsEarlierSecret(db, first)).toBe(true);
  // One that is being replaced: both are accepted, then the new one is alone.
  expect(await acceptsEarlierSecret(db, [second, first])).toBe(true);
  expect(await acceptsEarlierSecret(db, second)).toBe(true);
  expect(await acceptsEarlierSecret(db, third)).toBe(false);
  // Whoever starts after it is told too.
  expect(await acceptsEarlierSecret(db, second)).toBe(false);
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'auth_secret_proof')
    .executeTakeFirstOrThrow();
  expect(value).not.toContain(second);
  await close();
}, 60_000);

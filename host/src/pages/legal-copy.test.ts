import { REVIEW_DAYS } from '@roost/shared/contracts/review';
import { legal } from './legal-copy.ts';

const help = JSON.stringify(legal.help);

test('TALK-2, STAY-2: the help says what the site does: days for a review as the rule has them, and nothing to call for that is done online', () => {
  expect(help).toContain(`you have ${REVIEW_DAYS} days to write one`);
  expect(help).not.toMatch(/can’t|call us and we’ll/i);
  for (const words of ['Change stay', 'Message the host', 'Ask the host', 'passkey', 'without a signal'])
    expect(help).toContain(words);
});

/**
 * `npm run reviews -- list`, `-- approve ID`, `-- refuse ID reason`: the queue of reviews that wait for a person
 * (TALK-2). It asks the running services of this environment, so it works with either database.
 */
import { askServices, runCommand } from '../operator-client.ts';
import { MODERATOR_HEADER, type QueuedReview } from './moderation.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const ask = <T>(body?: object): Promise<T> =>
  askServices<T>({
    purpose: 'moderator',
    header: MODERATOR_HEADER,
    path: '/reviews/queue',
    ...(body ? { body } : {}),
  });

function describe({ id, listingId, author, rating, text, hints, writtenAt }: QueuedReview): string {
  const look = hints.length === 0 ? '' : `\n  look twice: ${hints.join(', ')}`;
  return `${id}  home ${listingId}, ${author}, ${rating} stars, ${writtenAt.slice(0, 16)}${look}\n  ${text.replaceAll('\n', '\n  ')}\n`;
}

async function main([what, id, ...words]: string[]): Promise<void> {
  if (what === 'list') {
    const { reviews } = await ask<{ reviews: QueuedReview[] }>();
    say(reviews.length === 0 ? 'No review waits.' : reviews.map(describe).join('\n'));
  } else if (what === 'approve' && id) {
    await ask({ id });
    say('Approved. It is shown when the host has written too, or when the 14 days are over.');
  } else if (what === 'refuse' && id && words.length > 0) {
    await ask({ id, reason: words.join(' ') });
    say('Refused. The guest reads the reason and can write again.');
  } else {
    throw new Error('Say "list", "approve ID" or "refuse ID reason".');
  }
}

runCommand({}, 'npm run reviews -- list | approve ID | refuse ID reason', main);

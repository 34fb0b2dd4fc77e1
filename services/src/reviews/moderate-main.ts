/**
 * `npm run reviews -- list`, `-- approve ID`, `-- refuse ID reason`: the queue of reviews that wait for a person (TALK-2). It asks the running
 * services of this environment, so it works with either database.
 */
import { authSecret } from '../auth/secret.ts';
import { parseConfig } from '../config.ts';
import { MODERATOR_HEADER, moderatorToken, type QueuedReview } from './moderation.ts';

const LIMIT_MS = 10_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function ask<T>(body?: object): Promise<T> {
  const config = parseConfig(process.env);
  const answer = await fetch(`http://${config.bind}:${config.port}/reviews/queue`, {
    headers: {
      [MODERATOR_HEADER]: moderatorToken(authSecret(config), new Date()),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const read = (await answer.json()) as T & { error?: { message: string } };
  if (!answer.ok) throw new Error(read.error?.message ?? `Services answered ${answer.status}.`);
  return read;
}

function describe({ id, listingId, rating, text, hints, writtenAt }: QueuedReview): string {
  const look = hints.length === 0 ? '' : `\n  look twice: ${hints.join(', ')}`;
  return `${id}  home ${listingId}, ${rating} stars, ${writtenAt.slice(0, 16)}${look}\n  ${text.replaceAll('\n', '\n  ')}\n`;
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

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/**
 * A change whose answer was lost, on the way or behind the host that passes it on: it may have been done all the same,
 * and a roll back that is asked for twice goes back twice. The audit knows.
 */
import { Failure } from '../lib/failure.ts';
import { sharesWords } from '../registry/audit.ts';
import { isUnsure } from './client.ts';
import type { ServiceClient } from './client.ts';

/** The record of a change that this client asked for at a revision, null when there is none. */
async function findOwnRecord(client: ServiceClient, remote: string, revision: number) {
  const query = new URLSearchParams({ before: String(revision + 2), limit: '1' });
  const [record] = (await client.audit(query)).records;
  const isOwn =
    record?.revision === revision + 1 &&
    client.isOwn(record.who) &&
    Object.keys(record.changes).every((name) => name === remote);
  return isOwn ? record : null;
}

/**
 * Asks for a change. Where no answer comes, the audit is looked at.
 * @param revision at which it is asked for: what was done there is the next one
 * @throws ServiceRefusal, or a Failure that says whether it was done, as far as that is known
 */
export async function askToChange(
  client: ServiceClient,
  remote: string,
  revision: number,
  ask: () => Promise<{ message: string }>,
): Promise<{ message: string }> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnsure(error)) throw error;
    const found = await findOwnRecord(client, remote, revision).catch(() => undefined);
    if (found === undefined)
      throw new Failure(
        `${error.message} Whether ${remote} was changed is not known. Before you ask again, look when it answers: \`npm run registry -- audit ${remote}\`. What was done once would be done twice, and a roll back would lead to a version before.`,
      );
    if (found === null) throw new Failure(`${error.message} Nothing was changed: ask again.`);
    const { action, changes } = found;
    const change = changes[remote];
    return {
      message: `The answer was lost, and it was done (${action}, revision ${found.revision})${change ? `: ${remote} had ${sharesWords(change.before)}, and has ${sharesWords(change.after)}` : ''}`,
    };
  }
}

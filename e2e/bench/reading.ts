/**
 * Part of `npm run bench`: processor time of reading what a guest typed (FIND-2), and its ratio to a loop of plain work
 * in the same run, so that a busy or slow machine does not decide.
 */
import { understand } from '@roost/shared/domain/understanding/understand';

/** Milliseconds of processor time that reading one text may take. */
const MOST_MS = 5;
const ROUNDS = 100;
const SENTENCES = [
  'cabin with hot tub near tahoe for 6 adults in july under $300 a night',
  'we are 7 and want to be able to walk to the beach in tybee, no pets no stairs',
  'family of four with a toddler and a labrador, cabin near gatlinburg with a porch, last week of august',
  'Ferienhaus am See mit Sauna und Kamin für 4 Personen vom 5. bis 12. Juni in Colorado',
  'casa con piscina y asador para 12 personas en texas, semana santa',
  'word '.repeat(40),
];
const PLACES = new Map([
  ['tahoe', 70],
  ['tybee', 36],
  ['gatlinburg', 66],
  ['colorado', 98],
  ['texas', 101],
]);

/** Processor milliseconds of one call, the mean of many after a warm-up. */
function cost(work: () => void): number {
  for (let round = 0; round < ROUNDS / 4; round += 1) work();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

/** A million steps of arithmetic. */
function reference(): void {
  let sum = 0;
  for (let step = 0; step < 1_000_000; step += 1) sum = (sum * 31 + step) | 0;
  if (sum === 1) throw new Error('The loop must not be optimised away.');
}

export function benchReading(say: (line: string) => void): void {
  const loop = cost(reference);
  const times = SENTENCES.map((text) =>
    cost(() => understand(text, { today: '2026-11-22', places: { homesIn: (name) => PLACES.get(name) } })),
  );
  const most = Math.max(...times);
  say(
    `\nreading a text: at most ${most.toFixed(2)} ms of processor time (bar ${MOST_MS} ms), ${(most / loop).toFixed(2)} of a loop of a million steps`,
  );
  if (most > MOST_MS) process.exitCode = 1;
}

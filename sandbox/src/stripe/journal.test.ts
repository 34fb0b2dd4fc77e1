import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../testing.ts';
import { Journal } from './journal.ts';

let directory: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => directory.remove());
const open = () => new Journal(join(directory.path, 'j.jsonl'));

test('what was committed is there after a restart, what was not is gone', () => {
  const journal = open();
  journal.put('intent', 'a', { amount: 1 });
  journal.commit();
  journal.put('intent', 'b', { amount: 2 });
  expect(open().all('intent')).toEqual([{ amount: 1 }]);
});

test('the half written line of a killed process is skipped', () => {
  const journal = open();
  journal.put('intent', 'a', 1);
  journal.commit();
  appendFileSync(join(directory.path, 'j.jsonl'), '[{"kind":"intent","id":"b","val');
  expect(open().all('intent')).toEqual([1]);
});

test('rollback restores what was changed and removes what was new', () => {
  const journal = open();
  journal.put('intent', 'a', 1);
  journal.commit();
  journal.put('intent', 'a', 2);
  journal.put('intent', 'a', 3);
  journal.put('intent', 'b', 4);
  journal.rollback();
  expect([journal.get('intent', 'a'), journal.get('intent', 'b')]).toEqual([1, undefined]);
});

test('superseded lines do not grow the file for ever', () => {
  const journal = open();
  for (let round = 0; round < 5000; round += 1) {
    journal.put('intent', 'a', round);
    journal.commit();
  }
  expect(readFileSync(join(directory.path, 'j.jsonl'), 'utf8').split('\n').length).toBeLessThan(2100);
  expect(open().get('intent', 'a')).toBe(4999);
});

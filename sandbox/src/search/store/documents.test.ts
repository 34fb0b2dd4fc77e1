import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Documents, encode } from './documents.ts';
import { splitDoc } from './split-doc.ts';
import type { Doc } from '../json.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  path = join(folder, 'records.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const breathe = async (): Promise<void> => undefined;
const put = (id: string, doc: Doc) => encode(splitDoc(id, doc));
async function reopened(): Promise<Documents> {
  const documents = new Documents(path);
  await documents.recover(breathe);
  return documents;
}
const days = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [String(20260101 + i), 'DC']));

test('PLAT-1: records come back after a restart, the last write of each', async () => {
  const documents = new Documents(path);
  documents.write([put('a', { n: 1 }), put('b', { n: 2 }), put('a', { n: 3 })]);
  documents.write([{ id: 'b', bytes: null }, put('c', { Availability: days, text: 'é' })]);
  documents.close();
  const next = await reopened();
  expect([...next.ids()].sort()).toEqual(['a', 'c']);
  expect(next.read('a')).toEqual({ n: 3 });
  expect(next.read('c')).toEqual({ Availability: days, text: 'é' });
  expect(next.read('c', () => false)).toEqual({ text: 'é' });
  next.close();
});

test.each([1, 7, 12, 40])(
  'PLAT-1: a write that a crash cut %i bytes short is dropped, those before it stay',
  async (missing) => {
    const documents = new Documents(path);
    documents.write([put('a', { n: 1 })]);
    const whole = statSync(path).size;
    documents.write([put('b', { n: 2 })]);
    documents.close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, Math.max(whole, bytes.length - missing)));
    const next = await reopened();
    expect([...next.ids()]).toEqual(['a']);
    next.write([put('c', { n: 3 })]);
    next.close();
    const again = await reopened();
    expect([...again.ids()]).toEqual(['a', 'c']);
    again.close();
  },
);

test('PLAT-1: damaged bytes end the file there', async () => {
  const documents = new Documents(path);
  documents.write([put('a', { n: 1 })]);
  documents.close();
  appendFileSync(path, Buffer.from([9, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
  const next = await reopened();
  expect([...next.ids()]).toEqual(['a']);
  next.close();
});

test('PLAT-1: superseded records are dropped once they outweigh the rest', async () => {
  const documents = new Documents(path);
  const big = (seed: number): Doc => ({
    text: Array.from({ length: 4000 }, (_, i) => ((i * seed * 7919) % 9973).toString(36)).join(''),
  });
  for (let round = 1; round <= 120; round++)
    documents.write(Array.from({ length: 10 }, (_, i) => put(`r${i}`, big(round + i))));
  expect(statSync(path).size).toBeLessThan(8 * 2 ** 20);
  expect(documents.read('r3')).toEqual(big(123));
  documents.close();
  const next = await reopened();
  expect(next.count).toBe(10);
  expect(next.read('r9')).toEqual(big(129));
  next.close();
});

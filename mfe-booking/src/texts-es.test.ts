import { copy } from './copy.ts';
import { copyEs } from './copy.es.ts';
import { arrivalCopy } from './features/arrival/arrival-copy.ts';
import { arrivalCopyEs } from './features/arrival/arrival-copy.es.ts';
import { changeCopy } from './features/change/change-copy.ts';
import { changeCopyEs } from './features/change/change-copy.es.ts';
import { inquiryCopy } from './features/inquiry/inquiry-copy.ts';
import { inquiryCopyEs } from './features/inquiry/inquiry-copy.es.ts';
import { messagesCopy } from './features/messages/messages-copy.ts';
import { messagesCopyEs } from './features/messages/messages-copy.es.ts';
import { walletCopy } from './features/payment/wallet-copy.ts';
import { walletCopyEs } from './features/payment/wallet-copy.es.ts';
import { receiptCopy } from './features/receipt/receipt-copy.ts';
import { receiptCopyEs } from './features/receipt/receipt-copy.es.ts';
import { splitCopy } from './components/split/split-copy.ts';
import { splitCopyEs } from './components/split/split-copy.es.ts';
import { tripCopy } from './pages/trip/trip-copy.ts';
import { tripCopyEs } from './pages/trip/trip-copy.es.ts';
import { reviewCopy } from './features/review/review-copy.ts';
import { reviewCopyEs } from './features/review/review-copy.es.ts';

type Text = (...values: unknown[]) => unknown;

/** What functions are called with that take no numbers. */
const SAMPLES: readonly (readonly [end: string, values: readonly unknown[]])[] = [
  ['.describe', [{ kind: 'booking', amountCents: 100, status: 'pending' }]],
  ['.unit', ['$5', 'night']],
  ['.quiet', ['9:00 PM to 7:00 AM']],
  ['.host', ['Hana', '2024']],
  ['.byHost', ['Hana']],
  ['.start', ['Hana', false]],
];

/** Texts by their names; those of functions for one and for several. */
function read(texts: unknown, name: string): [name: string, text: string][] {
  if (typeof texts === 'string') return [[name, texts]];
  if (typeof texts === 'function') {
    const own = SAMPLES.find(([end]) => name.endsWith(end))?.[1];
    const values = own ? [own] : [1, 3].map((count) => [count, count]);
    return values.flatMap((given, index) => read((texts as Text)(...given), `${name}#${index}`));
  }
  return Object.entries(texts as object).flatMap(([key, value]) => read(value, `${name}.${key}`));
}

const ENGLISH = /\b(the|your|you|and|with|of|from|for|this|is|was|nights?|guests?|homes?|please|stay|check)\b/i;
/** Names, amounts and what both languages write alike. */
const ALIKE = /\.(brand|total|extras|wifi)(#\d)?$/;

test.each([
  ['copy', copy, copyEs],
  ['arrival', arrivalCopy, arrivalCopyEs],
  ['change', changeCopy, changeCopyEs],
  ['inquiry', inquiryCopy, inquiryCopyEs],
  ['messages', messagesCopy, messagesCopyEs],
  ['receipt', receiptCopy, receiptCopyEs],
  ['review', reviewCopy, reviewCopyEs],
  ['wallet', walletCopy, walletCopyEs],
  ['split', splitCopy, splitCopyEs],
  ['trip', tripCopy, tripCopyEs],
])('TEXT-1: every text of %s is in Spanish', (name, english, spanish) => {
  const first = new Map(read(english, name));
  const translated = read(spanish, name);
  expect([...first.keys()].filter((key) => !translated.some(([other]) => other === key))).toEqual([]);
  expect(translated.filter(([, text]) => ENGLISH.test(text))).toEqual([]);
  expect(translated.filter(([key, text]) => text !== '' && first.get(key) === text && !ALIKE.test(key))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVIEW_DAYS } from '@roost/shared/contracts/review';
import { DOOR_DAYS } from '@roost/shared/domain/arrival';
import { authCopyEs } from './auth/auth-copy.es.ts';
import { authCopy } from './auth/auth-copy.ts';
import { legalEs } from './legal-copy.es.ts';
import { legal } from './legal-copy.ts';

type Language = {
  name: string;
  texts: typeof legalEs;
  account: typeof authCopyEs;
  /** Words that the help has, and none that promise a call for what is done online. */
  help: readonly string[];
  /** When visits are counted. */
  counted: string;
  never: RegExp;
  /** What the terms, the receipt and the listing have to say alike: the words, and the files that they stand in. */
  promises: readonly [words: string, file: string, inTerms: RegExp][];
  reviewDays: string;
  doorDays: string;
  throughCheckIn: string;
  untilCheckIn: RegExp;
  /** The label of the button that shows the door code, and the file that it stands in. */
  showCode: [label: string, file: string];
  inBrowser: readonly string[];
  toProvider: readonly string[];
};

const RECEIPT = 'mfe-booking/src/features/receipt/receipt-copy.ts';

const LANGUAGES: readonly Language[] = [
  {
    name: 'English',
    texts: legal,
    account: authCopy,
    help: ['Change stay', 'Message the host', 'Ask the host', 'passkey', 'without a signal', 'steps to get in'],
    counted: 'We count visits, unless you said no under “Cookie preferences”',
    never: /can’t|call us and we’ll/i,
    promises: [
      ['takes payments on the host’s behalf', RECEIPT, /takes payments on the host’s behalf/],
      [
        'covers accidental damage, so there’s no deposit',
        'mfe-listing/src/copy.ts',
        /We take no deposit.*covers accidental damage/,
      ],
    ],
    reviewDays: `you have ${REVIEW_DAYS} days to write one`,
    doorDays: 'from three days before check-in',
    throughCheckIn: 'Yes, through the day of check-in.',
    untilCheckIn: /until the day of check-in/,
    showCode: ['Show code', 'arrival-copy.ts'],
    inBrowser: [
      'Homes saved without an account',
      'recent searches, if you allow functional services',
      'messages you haven’t sent',
      'search results you came from',
      'From the moment you press Pay until we know whether the booking went through, also a random number',
      'the extras and promo code you chose in a checkout',
      'For two hours, in an encrypted cookie',
      'page of a stay',
      // Of a booking that is on its way the browser keeps no name (0143).
      'nothing of your card',
    ],
    toProvider: ['name', 'email address', 'phone number', 'billing address'],
  },
  {
    name: 'Spanish',
    texts: legalEs,
    account: authCopyEs,
    help: ['Cambiar la estadía', 'Escribir al anfitrión', 'llave de acceso', 'sin señal', 'los pasos para entrar'],
    counted: 'Contamos las visitas, salvo que hayas dicho que no en “Preferencias de cookies”',
    never: /llámanos y|no se puede/i,
    promises: [
      [
        'recibe los pagos en nombre del anfitrión',
        RECEIPT.replace('.ts', '.es.ts'),
        /recibe los pagos en nombre del anfitrión/,
      ],
      [
        'cubre daños accidentales, así que no hay depósito',
        'mfe-listing/src/copy.es.ts',
        /No pedimos depósito.*cubre los daños accidentales/,
      ],
    ],
    reviewDays: `tienes ${REVIEW_DAYS} días para escribir una`,
    doorDays: 'desde tres días antes de la llegada',
    throughCheckIn: 'Sí, hasta el día de llegada inclusive.',
    untilCheckIn: /hasta el día de llegada(?! inclusive)/,
    showCode: ['Mostrar código', 'arrival-copy.es.ts'],
    inBrowser: [
      'casas guardadas sin cuenta',
      'búsquedas recientes, si permites los servicios funcionales',
      'mensajes que no enviaste',
      'resultados de búsqueda de los que vienes',
      'Desde que presionas Pagar hasta que sabemos si la reserva se completó, también un número al azar',
      'página de una estadía',
      'los extras y el código promocional que elegiste al reservar',
      'Durante dos horas, en una cookie cifrada',
    ],
    toProvider: ['nombre', 'correo electrónico', 'teléfono', 'dirección de facturación'],
  },
];
const ARRIVAL = join(import.meta.dirname, '../../../mfe-booking/src/features/arrival');

describe.each(LANGUAGES)('help and privacy in $name', (language) => {
  const help = JSON.stringify(language.texts.help);
  const findSection = (title: string | undefined): string =>
    language.texts.privacy.sections
      .filter((section) => section.title === title)
      .flatMap(({ text, items = [] }: { text: string; items?: readonly string[] }) => [text, ...items])
      .join(' ');
  // Sections stand in the same order in all languages.
  const at = (index: number): string => findSection(language.texts.privacy.sections[index]?.title);
  const [cardAt, browserAt, countsAt] = ['Your card', 'What stays in your browser', 'Analytics and advertising'].map(
    (title) => legal.privacy.sections.findIndex((section) => section.title === title),
  );

  test('TALK-2, STAY-2: the help says what the site does: days for a review as the rule has them, and nothing to call for that is done online', () => {
    expect(help).toContain(language.reviewDays);
    expect(help).not.toMatch(language.never);
    for (const words of language.help) expect(help).toContain(words);
  });

  test('TRUE-1, BOOK-12: the terms say whom one books with, what a host who cancels means, of damage and disputes, as receipt, listing and help do', () => {
    const terms = language.texts.terms.sections.map(({ text }) => text).join(' ');
    for (const [words, file, inTerms] of language.promises) {
      expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')).toContain(words);
      expect(terms).toMatch(inTerms);
    }
    for (const title of [
      'Whom you book with',
      'If the host cancels',
      'Damage and deposits',
      'When something goes wrong',
    ]) {
      const at = legal.terms.sections.findIndex((section) => section.title === title);
      expect(language.texts.terms.sections[at]?.text.length).toBeGreaterThan(150);
    }
    for (const title of ['What if the host cancels?', 'Is there a deposit?']) {
      const at = legal.help.answers.findIndex((answer) => answer.title === title);
      expect(language.texts.help.answers[at]?.text).toBeTruthy();
    }
  });

  test('BOOK-12, STAY-2: a stay is cancelled and changed through its first day, as the rule has it', () => {
    expect(help.split(language.throughCheckIn)).toHaveLength(3);
    expect(JSON.stringify(language.texts)).not.toMatch(language.untilCheckIn);
  });

  test('STAY-1: the code comes when the rule says, and is kept by the press of the button that the page has', () => {
    expect(DOOR_DAYS).toBe(3);
    expect(help).toContain(language.doorDays);
    const [label, file] = language.showCode;
    expect(help).toContain(`“${label}”`);
    expect(readFileSync(join(ARRIVAL, file), 'utf8')).toContain(`show: '${label}'`);
  });

  test('SAFE-15: the privacy policy names what stays in the browser, and what goes to the payment provider with the card', () => {
    for (const words of language.inBrowser) expect(at(browserAt ?? -1)).toContain(words);
    for (const words of language.toProvider) expect(at(cardAt ?? -1)).toContain(words);
    expect(at(countsAt ?? -1)).toContain(language.counted);
  });

  test('SAFE-12, AUTH-7: the help names what the account’s page has, by the words of that page', () => {
    const { account, devices } = language.account;
    for (const words of [account.ways, devices.all]) expect(help).toContain(`“${words}”`);
  });
});

test('the Spanish help has as many answers and sections as the English one, and none of the sentences that were translated word by word', () => {
  expect(legalEs.help.answers).toHaveLength(legal.help.answers.length);
  expect(legalEs.privacy.sections).toHaveLength(legal.privacy.sections.length);
  expect(legalEs.terms.sections).toHaveLength(legal.terms.sections.length);
  expect(JSON.stringify(legalEs)).not.toMatch(/todavía devuelve todo|Se muestra cuando|Una vez que abriste/);
});

test.each(LANGUAGES)(
  'TRUE-1: in $name the help leads to the pages where things are done, the same in each language',
  ({ texts }) => {
    const links = texts.help.answers.map((answer) =>
      'links' in answer ? answer.links?.map(({ href }) => href) : undefined,
    );
    expect(links.flat().filter(Boolean)).toEqual([
      '/trips',
      '/trips',
      '/messages',
      '/trips',
      '/trips',
      '/account',
      '/favorites',
    ]);
  },
);

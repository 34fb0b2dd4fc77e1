import type { refundCardTexts } from '../../domain/refund-cards.ts';
import type { refundTexts } from '../../domain/refund-text.ts';
import type { Texts } from '../index.ts';

const daysBefore = (days: number): string =>
  days <= 0 ? 'el día de llegada' : `${days} ${days === 1 ? 'día' : 'días'} antes de la llegada`;
const comesBack = (percent: number): string =>
  percent >= 100 ? 'recibe un reembolso completo' : `recibe un reembolso del ${percent}%`;

export const refunds: Texts<typeof refundTexts> = {
  full: 'Reembolso completo',
  part: (percent) => `Reembolso del ${percent}%`,
  none: 'Sin reembolso',
  named: (name, amount) => `${name}, ${amount}`,
  amount: (amount) => `Reembolso de ${amount}`,
  notCharged: (refund, amount) => `${refund}; no se cobran los otros ${amount}`,
  whenever: 'Cuando sea que canceles',
  after: (day) => `Después del ${day}`,
  until: (day) => `Hasta el ${day}, 11:59 PM`,
  on: (day) => `El ${day}`,
  between: (first, last) => `Del ${first} al ${last}`,
  beforeCheckIn: (days) => `Hasta ${daysBefore(days)}`,
  afterThat: 'Después de eso',
  never: 'Si cancelas, no hay reembolso.',
  notNow: 'Si cancelas esta estadía, no hay reembolso.',
  seeStay: 'Lo que se te devuelve si cancelas está en la página de tu estadía.',
  policyLine: (first, later) =>
    `Cancela hasta ${daysBefore(first.until)} y ${comesBack(first.percent)}; después, ${[...later.map(({ until, percent }) => `${percent}% hasta ${daysBefore(until)}`), 'sin reembolso'].join(' y luego ')}.`,
  stayLine: (first, later) =>
    `Cancela hasta el ${first.until} y ${comesBack(first.percent)}; después, ${[...later.map(({ until, percent }) => `${percent}% hasta el ${until}`), 'sin reembolso'].join(' y luego ')}.`,
};

/** Names of cards keep their capital; the word for a card does not. */
const inSentence = (card: string): string => card.replace(/^Tarjeta/, 'tarjeta');

export const refundCards: Texts<typeof refundCardTexts> = {
  card: (brand, last4) => `${brand ?? 'Tarjeta'} terminada en ${last4}`,
  part: (amount, card) => `${amount} a la ${inSentence(card)}`,
  toCard: (card) => ` a la ${inSentence(card)}`,
  toYourCard: ' a tu tarjeta',
  toYourCards: ' a las tarjetas con las que pagaste, a cada una no más de lo que pagó',
};

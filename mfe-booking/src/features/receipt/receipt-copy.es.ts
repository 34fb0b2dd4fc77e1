import { hasSeveralHosts } from '@roost/shared/domain/hosts';
import type { Texts } from '@roost/shared/texts';
import type { receiptCopy } from './receipt-copy.ts';

const KINDS = {
  charge: { booking: 'Reserva', rest: 'Resto de la estadía', change: 'Cambio de la estadía', cancellation: '' },
  refund: { booking: '', rest: '', change: 'Reembolso por un cambio', cancellation: 'Reembolso por la cancelación' },
};
const PAID = {
  'bank-transfer': 'Reembolso por transferencia bancaria',
  check: 'Reembolso con cheque',
  card: 'Reembolso de Roost',
};

export const receiptCopyEs: Texts<typeof receiptCopy> = {
  for: (code) => `Recibo de ${code}`,
  print: 'Imprimir o guardar como PDF',
  trip: 'Volver a la estadía',
  home: 'Casa',
  host: (name) => (hasSeveralHosts(name) ? 'Anfitriones' : 'Anfitrión'),
  guest: 'Huésped',
  dates: 'Fechas',
  party: 'Huéspedes',
  booked: 'Reservada el',
  reservation: 'Reserva',
  bill: 'La estadía',
  cancelledBill: 'La estadía como se reservó',
  cancelledChangedBill: 'La estadía después de su último cambio',
  payments: 'Cargos y reembolsos',
  date: 'Fecha',
  what: 'Concepto',
  amount: 'Monto (USD)',
  charged: 'Cobrado en total',
  refunded: 'Reembolsos en total',
  net: 'Total pagado',
  soFar: 'Pagado hasta ahora',
  later: (amount, day) => `Faltan ${amount}, que se cobrarán el ${day}.`,
  payBy: (amount, day) => `Faltan ${amount}, por pagar a más tardar el ${day}.`,
  noCard: 'Tarjeta no mostrada',
  describe: ({ kind, amountCents, status, byHand, paidBy }) =>
    `${paidBy ? PAID[paidBy] : byHand ? 'Reembolso de Roost' : KINDS[amountCents > 0 ? 'charge' : 'refund'][kind]}${status === 'pending' ? ', en camino' : ''}`,
  returned: 'Reembolso devuelto por el banco',
  by: 'Roost recibe los pagos en nombre del anfitrión.',
  failed: 'No pudimos cargar tu recibo',
};

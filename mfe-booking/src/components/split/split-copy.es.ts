import type { Texts } from '@roost/shared/texts';
import type { splitCopy } from './split-copy.ts';

export const splitCopyEs: Texts<typeof splitCopy> = {
  when: '¿Todo ahora o en dos partes?',
  full: (total) => `Pagar ${total} ahora`,
  fullHint: 'Después no pagas nada más.',
  parts: (now, rest, day) => `Pagar ${now} ahora y ${rest} el ${day}`,
  partsHint: (payBy) =>
    `Te avisaremos por correo cinco días antes y luego cobraremos a la misma tarjeta. Si tu banco rechaza el cobro, tienes hasta el ${payBy} para pagar con otra tarjeta. Después cancelaremos la estadía y te devolveremos todo lo que pagaste.`,
  now: 'Por pagar hoy',
  later: (day) => `Por pagar el ${day}`,
  due: (now, rest, day) => `Hoy pagas ${now}. Cobraremos ${rest} a la misma tarjeta el ${day}.`,
  dueInDollars: (now, about, rest, day) =>
    `Hoy pagas ${now} en dólares estadounidenses, ${about}. Cobraremos ${rest} a la misma tarjeta el ${day}. Tu banco puede usar otro tipo de cambio.`,
  planned: (amount, day) => `El ${day} cobraremos los otros ${amount} a la tarjeta con la que reservaste.`,
  declined: (amount) => `Tu banco rechazó el cobro de ${amount}, el resto de tu estadía.`,
  again: (day) => `Volveremos a intentarlo con la tarjeta el ${day}.`,
  otherwise: (day) =>
    `Mientras tanto, tus fechas siguen siendo tuyas. Si no se paga a más tardar el ${day} a las 11:59 PM, hora de la casa, cancelaremos la estadía y te devolveremos todo lo que pagaste.`,
  overdue: (amount, phone) =>
    `Faltan ${amount} por pagar, el resto de tu estadía. Llama al ${phone} y haremos el cobro contigo.`,
  payNow: 'Pagar ahora',
  otherCard: 'Pagar con otra tarjeta',
  notByGuest:
    'El anfitrión no puede recibirte esta vez y tuvimos que cancelar tu estadía. Te devolvemos todo lo que pagaste.',
  unpaid: 'El resto del precio no se pagó a tiempo, así que cancelamos la estadía.',
  notCharged: (amount) => `Los otros ${amount} no se cobrarán.`,
  page: {
    title: 'Paga el resto de tu estadía',
    lead: (amount, day) => `Faltan ${amount} por pagar. Si los pagas ahora, el ${day} no se cobra nada.`,
    leadLate: (amount) => `Faltan ${amount} por pagar.`,
    paid: (paid, total) => `Ya pagaste ${paid} de ${total}.`,
    pay: (amount) => `Pagar ${amount}`,
    back: 'Volver a la estadía',
    nothing: 'No queda nada por pagar',
    nothingText: 'Tu estadía está pagada. En su recibo está cada cobro.',
    doneTitle: 'Tu estadía está pagada',
    done: (amount) => `Cobramos ${amount} a tu tarjeta. No queda nada por pagar.`,
    noScript: (phone) => `Para pagar aquí se necesita JavaScript. También puedes llamar al ${phone}.`,
    loading: 'Cargando el monto',
  },
  problems: {
    nameMissing: 'Falta el nombre en la tarjeta.',
    offline: 'No tienes conexión. No se cobró nada.',
    notSent: 'No pudimos acceder al formulario de la tarjeta. No se cobró nada.',
    unknown: 'Todavía no sabemos si se cobró a tu tarjeta. Compruébalo otra vez: nunca se te cobra dos veces.',
    failed: 'No pudimos cobrar a tu tarjeta. Tu estadía sigue como estaba.',
    declined: 'No se cobró nada. ',
  },
};

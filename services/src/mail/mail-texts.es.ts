import { endWithName } from '@roost/shared/domain/end-with-name';
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import { withArticle } from '@roost/shared/texts/es/clock';
import { MESSAGE_TEXT } from '@roost/shared/contracts/messages';
import type { Texts } from '@roost/shared/texts';
import type { mailTexts } from './mail-texts.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const mailTextsEs: Texts<typeof mailTexts> = {
  hello: (name) => `Hola, ${name}: `,
  questions: (phone) => `¿Tienes preguntas? Llama al ${phone}.`,
  inDollars: 'Todos los importes están en dólares estadounidenses.',
  open: (name) => `Ver ${name.toLowerCase()}`,
  inEnglish: 'Escrito en inglés por quien te recibe.',
  byHost: 'Lo que ves en otro idioma lo escribió el anfitrión.',
  notChosen: 'Sin elegir todavía',
  inYear: (days, year) => `${days} ${year}`,
  fromDay: (day) => `Desde el ${day}`,
  untilDay: (day) => `Hasta el ${day}`,
  calendar: (code, from, by) =>
    `Reserva ${code}. Llegada a partir de ${withArticle(from)}, salida antes de ${withArticle(by)}.`,
  rows: {
    reservation: 'Reserva',
    inquiry: 'Consulta',
    home: 'Casa',
    checkIn: 'Llegada',
    after: (day, time) => `${day}, a partir de ${withArticle(time)}`,
    checkOut: 'Salida',
    by: (day, time) => `${day}, antes de ${withArticle(time)}`,
    stay: 'Estadía',
    dates: 'Fechas',
    guests: 'Huéspedes',
    message: 'Mensaje',
    yourMessage: 'Escribiste',
    question: 'Pregunta',
    answer: 'Respuesta',
    number: 'Número',
    beforeTaxes: 'Total antes de impuestos',
    total: 'Total (USD)',
    paid: 'Pagado',
    payOn: (day) => `Se cobra el ${day}`,
    payAgainOn: (day) => `Lo intentaremos otra vez el ${day}`,
    payBy: (day) => `Por pagar a más tardar el ${day}`,
    unpaid: 'Por pagar',
    kept: 'Retenido según la política de cancelación',
    refund: 'Reembolso',
    owed: 'Aún te debemos',
    receipt: 'Recibo',
    address: 'Dirección',
    directions: 'Cómo ir',
    host: (name) => (hasSeveralHosts(name) ? 'Tus anfitriones' : 'Tu anfitrión'),
    hostUntil: (name, phone, until) => `${name}, ${phone}, hasta ${withArticle(until)}`,
    wifi: 'Wi-Fi',
    wifiPassword: 'Contraseña de Wi-Fi',
    door: 'Código de la puerta',
    doorFrom: (day) => `En la página de tu estadía, desde el ${day}`,
    doorNow: 'En la página de tu estadía',
    askHost: (host) => `Pregunta a ${host}: escribe desde la página de tu estadía.`,
  },
  refund: {
    none: 'Según la política de cancelación de esta casa, no hay reembolso.',
    done: (amount, to) => `Reembolsamos ${amount}${to}. Los reembolsos tardan de 3 a 5 días hábiles.`,
    pending: (amount, to) =>
      `Tu reembolso de ${amount} va en camino${to}. Los reembolsos tardan de 3 a 5 días hábiles.`,
    failed: (amount) => `Tu banco no aceptó el reembolso de ${amount}. Llámanos y te lo enviaremos de otra manera.`,
    repaid: (amount, day, method) =>
      `Pagamos tu reembolso de ${amount} el ${day} ${{ 'bank-transfer': 'por transferencia bancaria', check: 'con un cheque', card: 'a tu tarjeta' }[method]}.`,
  },
  ifYouCancel: 'Si cancelas',
  zone: 'Los plazos son en la hora local de la casa.',
  confirmation: {
    subject: (home, dates) => `Tu estadía está reservada: ${home}, ${dates}`,
    heading: (place, day) => `${place} te espera el ${day}.`,
    opening: 'tu estadía está reservada y pagada.',
    openingInTwo: (now, rest, day) =>
      `tu estadía está reservada. Pagaste ${now}; cobraremos los otros ${rest} a la misma tarjeta el ${day}.`,
    gettingThere: 'Cómo llegar',
    whatYouPaid: 'Lo que pagaste',
    whatYouPay: 'Lo que pagas',
    link: 'Ver tu reserva',
    closing: 'El archivo para tu calendario va adjunto.',
  },
  arrival: {
    subject: (weekday, home) => `${upperFirst(weekday)}: cómo entrar en ${home}`,
    opening: (weekday) =>
      `tu estadía empieza el ${weekday}. Mientras tengas señal, abre la página de tu estadía y elige “Mostrar código”: tu teléfono guarda la página y el código.`,
    glance: 'De un vistazo',
    way: 'El camino',
    entry: 'Cómo entrar',
    stay: 'Tu estadía',
    link: 'Ver el código de la puerta',
    closing: (phone) => `¿No puedes entrar o algo no funciona? Llama al ${phone}.`,
  },
  cancellation: {
    subject: (home, dates) => `Tu estadía está cancelada: ${home}, ${dates}`,
    opening: 'tu estadía está cancelada.',
    unpaid:
      'cancelamos tu estadía porque no pudimos cobrar el resto de su precio y no se pagó a tiempo con otra tarjeta.',
    notByGuest:
      'el anfitrión no puede recibirte esta vez y tuvimos que cancelar tu estadía. Lo sentimos. Te devolvemos todo lo que pagaste.',
    notCharged: (amount) => `No se cobran los ${amount} que quedaban por pagar.`,
    heading: 'Tu estadía está cancelada',
    refund: 'Tu reembolso',
    link: 'Ver los detalles',
  },
  refundPaid: {
    subject: (home) => `Pagamos tu reembolso: ${home}`,
    heading: 'Pagamos tu reembolso',
    opening: 'tu banco nos había devuelto tu reembolso, así que lo pagamos de otra manera.',
    link: 'Ver el recibo',
  },
  change: {
    subject: (home, dates) => `Tu estadía cambió: ${home}, ${dates}`,
    opening: 'tu estadía cambió.',
    heading: 'Tu estadía cambió',
    charged: (amount) => `Cobramos ${amount} a tu tarjeta.`,
    nothing: 'No hubo nada que pagar.',
    nothingNow: 'Hoy no hay nada que pagar.',
    costs: 'Lo que cuesta ahora la estadía',
    link: 'Ver tu estadía',
    closing: (phone) => `El nuevo archivo para tu calendario va adjunto. ¿No fuiste tú? Llama al ${phone}.`,
  },
  restSoon: {
    subject: (amount, day) => `Cobraremos ${amount} por tu estadía el ${day}`,
    heading: 'Pronto se cobra el resto de tu estadía',
    opening: (amount, day) =>
      `el ${day} cobraremos ${amount}, el resto de tu estadía, a la tarjeta con la que reservaste. No tienes que hacer nada.`,
    otherCard: 'Si esa tarjeta cambió, puedes pagar antes con otra.',
    link: 'Pagar con otra tarjeta',
  },
  restDeclined: {
    subject: (home) => `Tu tarjeta fue rechazada: ${home}`,
    heading: 'Tu tarjeta fue rechazada',
    opening: (amount) =>
      `no pudimos cobrar ${amount}, el resto de tu estadía, a la tarjeta con la que reservaste. Tu banco rechazó el cobro.`,
    retry: (day) =>
      `Volveremos a intentarlo con la misma tarjeta el ${day}. También puedes pagar ahora, con cualquier tarjeta.`,
    lastTry: 'No volveremos a intentarlo con esa tarjeta. Paga con otra, por favor.',
    otherwise: (amount, day) =>
      `Mientras tanto, tus fechas siguen siendo tuyas. Si ${amount} no se pagan a más tardar el ${day} a las 11:59 PM, hora de la casa, cancelaremos la estadía y te devolveremos todo lo que pagaste.`,
    begun: (phone) => `Llama al ${phone} y haremos el cobro con otra tarjeta.`,
    link: 'Pagar ahora',
  },
  restPaid: {
    subject: (home, dates) => `Tu estadía está pagada: ${home}, ${dates}`,
    heading: 'Tu estadía está pagada',
    opening: (amount, to, total) => `cobramos ${amount}, el resto de tu estadía,${to}. En total pagaste ${total}.`,
    link: 'Ver tu estadía',
  },
  tripLink: {
    subject: (code) => `Tu reserva ${code}`,
    heading: 'Aquí está tu estadía',
    opening:
      'aquí está el enlace a tu estadía. Quien lo tenga puede ver, cambiar y cancelar la estadía, así que no lo compartas.',
    openingBegun:
      'aquí está el enlace a tu estadía. En él ves tu estadía, el recibo y tus mensajes con el anfitrión. No lo compartas.',
    openingCancelled:
      'aquí está el enlace a tu estadía, que está cancelada. En él ves lo que se reservó, lo que se te devolvió, el recibo y tus mensajes con el anfitrión. No lo compartas.',
    link: 'Abrir tu reserva',
    closing: '¿No lo pediste? No te preocupes: nada cambió.',
  },
  inquiry: {
    subject: (home) => `Enviamos tu pregunta sobre ${home}`,
    opening: (host) => `${endWithName(`enviamos tu pregunta a ${host}`)} La respuesta llegará a este correo.`,
    mistyped:
      '¿No preguntaste nada? Entonces alguien escribió mal su dirección de correo, y puedes ignorar este mensaje.',
    messages: 'Ver tus mensajes',
    home: 'Ver la casa',
  },
  message: {
    subject: (host, home) =>
      `${formatHosts(host)} te ${hasSeveralHosts(host) ? 'escribieron' : 'escribió'} sobre ${home}`,
    opening: (host) => `${formatHosts(host)} te ${hasSeveralHosts(host) ? 'escribieron' : 'escribió'}.`,
    link: 'Ver los mensajes',
    closing: (phone) => `Paga solo en Roost. ¿Te pidieron pagar en otro lado? Llama al ${phone}.`,
    byMail: 'También puedes responder a este correo. Los archivos y las imágenes no llegan.',
  },
  replyRefused: {
    subject: (home) => `Tu respuesta sobre ${home} no se envió`,
    opening: 'No pudimos agregar a tus mensajes el correo con el que respondiste.',
    reasons: {
      message_required: 'No encontramos palabras tuyas en él.',
      message_too_long: `Un mensaje puede tener ${MESSAGE_TEXT.most.toLocaleString('en-US')} caracteres, y el tuyo era más largo.`,
      attachments_refused: 'Llevaba un archivo o una imagen y ninguna palabra. Los mensajes llevan solo palabras.',
      thread_full: 'Esta conversación ya no admite más mensajes. Llámanos.',
      too_many: 'Hubo demasiados mensajes en una hora. Vuelve a intentarlo más tarde.',
      other_address: 'Llegó desde una dirección de correo distinta de esta.',
      address_ended: 'La dirección a la que lo enviaste ya no recibe respuestas.',
      said_again: 'Decía lo mismo que tus últimos mensajes.',
      private_link: 'Llevaba el enlace privado de nuestro correo, que nadie más puede ver.',
    },
    link: 'Escribirlo aquí',
  },
  replyWithoutFiles: {
    subject: (home) => `Tu respuesta sobre ${home} se envió sin sus archivos`,
    opening:
      'Tus palabras están en tus mensajes. El archivo o la imagen que las acompañaba no: los mensajes llevan solo palabras.',
    link: 'Ver los mensajes',
  },
  question: {
    subject: (host, home) =>
      `${formatHosts(host)} ${hasSeveralHosts(host) ? 'respondieron' : 'respondió'} tu pregunta sobre ${home}`,
    opening: 'el anfitrión respondió tu pregunta.',
  },
  review: {
    subject: (home) => `¿Qué tal estuvo ${home}?`,
    opening: (dates) =>
      `ya terminó tu estadía (${dates}). Unas palabras ayudan a los próximos huéspedes y al anfitrión.`,
    until: (day) =>
      `Puedes escribir hasta el ${day}. Lo que escriben tú y el anfitrión se muestra al mismo tiempo, así que ninguno le contesta al otro.`,
    link: 'Escribir una reseña',
    closing: (phone) => `¿Algo salió mal? Llama al ${phone}.`,
  },
};

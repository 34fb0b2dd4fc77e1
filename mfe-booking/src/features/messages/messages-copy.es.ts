import { endWithName } from '@roost/shared/domain/end-with-name';
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import type { Texts } from '@roost/shared/texts';
import type { messagesCopy } from './messages-copy.ts';

export const messagesCopyEs: Texts<typeof messagesCopy> = {
  title: 'Mensajes',
  back: 'Todos los mensajes',
  list: 'Tus mensajes',
  unread: (count) => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`),
  you: 'Tú',
  inquiry: (dates) => (dates === '' ? 'Consulta' : `Consulta, ${dates}`),
  none: 'Todavía no hay mensajes',
  noneText: 'Pregunta a un anfitrión por una casa, o escribe al de una estadía que reservaste.',
  search: 'Buscar casas',
  signIn: 'Iniciar sesión',
  thisBrowser: 'Estos son los mensajes de este navegador. Inicia sesión para verlos todos.',
  log: (name) => `Mensajes con ${name}`,
  fresh: 'Nuevos',
  read: 'leído',
  byHost: (name) =>
    hasSeveralHosts(name)
      ? `Lo que escriben ${formatHosts(name)} se muestra tal como lo escribieron.`
      : `Lo que escribe ${name} se muestra tal como lo escribió.`,
  start: (name, isCancelled) =>
    isCancelled
      ? endWithName(`Todavía puedes escribir a ${name}`)
      : `Pregúntale a ${name} lo que quieras sobre tu estadía.`,
  write: (name) => `Escribe a ${name}`,
  send: 'Enviar',
  sending: 'Enviando…',
  notSent: 'No se envió.',
  unsure: 'No recibimos respuesta, así que no sabemos si se envió.',
  again: 'Intentar de nuevo',
  discard: 'Descartar',
  offline: 'No tienes conexión. Tu mensaje se queda aquí: envíalo cuando la tengas.',
  quick: 'Empieza con',
  quickAnswers: {
    guest: (name) => ['¿Dónde podemos estacionar?', 'Llegaremos alrededor de las ', `¡Gracias, ${name}!`],
    cancelled: (name) => [`¡Gracias, ${name}!`, 'Lamentamos no poder ir. '],
    host: (name) => [`Hola, ${name}: `, 'Gracias por preguntar. ', '¡Con gusto!'],
  },
  stay: 'La estadía',
  asked: 'La consulta',
  dates: 'Fechas',
  checkIn: 'Llegada',
  checkOut: 'Salida',
  guests: 'Huéspedes',
  code: { stay: 'Reserva', inquiry: 'Consulta' },
  seeTrip: 'Administrar la estadía',
  seeStay: 'Ver la estadía',
  seeHome: 'Ver la casa',
  older: 'Los mensajes más antiguos no están en esta lista. Ábrelos desde su viaje o desde nuestros correos.',
  payHere:
    'Paga solo en Roost, y deja por escrito aquí lo que acuerden. Si alguien te pide pagar en otro lado, llámanos:',
  event: {
    asked: 'Pregunta enviada',
    booked: 'Estadía reservada',
    changed: 'Estadía cambiada',
    rest: 'Resto de la estadía pagado',
    cancelled: 'Estadía cancelada',
    paid: (amount) => `${amount} pagados.`,
    refunded: (amount) => `Reembolso: ${amount}.`,
  },
  justNow: 'ahora mismo',
  minutesAgo: (minutes) => (minutes === 1 ? 'hace 1 minuto' : `hace ${minutes} minutos`),
  yesterday: (time) => `ayer, ${time}`,
  page: {
    noScript: (phone) => `Para escribir aquí, activa JavaScript. Sin él, llama al ${phone}.`,
    failed: 'No pudimos cargar tus mensajes',
    failedText: (phone) => `Siguen todos ahí. Inténtalo de nuevo, o llama al ${phone}.`,
    opening: 'Abriendo tus mensajes…',
    closed: 'Estos mensajes no están abiertos aquí',
    closedText: (phone) =>
      `Abre el enlace del correo que los menciona, o inicia sesión con la dirección desde la que escribiste. ¿Algo no funciona? Llama al ${phone}.`,
    linkOver: 'Este enlace venció o es de otra conversación. Usa el correo más reciente, o inicia sesión.',
    signIn: 'Iniciar sesión',
    retry: 'Intentar de nuevo',
  },
  host: {
    title: 'Responde a tu huésped',
    opening: 'Abriendo los mensajes…',
    expired: (phone) =>
      `Este enlace no funciona. Puede estar incompleto, o tener más de 60 días. Abre el correo más reciente sobre este huésped, o llama al ${phone}.`,
    failed: 'No pudimos cargar los mensajes.',
    hint: (name) => `${name} lee esto en Roost y lo recibe por correo.`,
  },
};

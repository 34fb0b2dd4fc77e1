import { MESSAGE_TEXT } from '../../contracts/messages.ts';
import { REVIEW_NOTE_MOST, REVIEW_TEXT } from '../../contracts/review.ts';
import type { refusalTexts } from '../../domain/availability.ts';
import type { bookingErrorTexts } from '../../domain/booking-errors.ts';
import type { REVIEW_PROBLEMS } from '../../domain/review.ts';
import type { MESSAGE_PROBLEMS } from '../../domain/thread.ts';
import type { Texts } from '../index.ts';

export const bookingErrors: Texts<typeof bookingErrorTexts> = {
  missingDates: 'Faltan las fechas de llegada y de salida.',
  missingGuests: 'Falta el número de huéspedes.',
  '1000': 'No podemos completar tu reserva en este momento. Envíanos una consulta o llama al {phone} y te ayudamos.',
  '1001': 'Falta el número de la casa.',
  '1002': 'Falta la fecha de llegada.',
  '1003': 'Falta la fecha de salida.',
  '1004': 'La fecha de llegada no puede ser anterior a hoy.',
  '1005': 'La fecha de llegada debe ser anterior a la de salida.',
  '1006': 'La reserva necesita al menos un adulto.',
  '1007': 'Faltan los datos de los huéspedes.',
  '1008': 'Falta el nombre.',
  '1009': 'Falta el apellido.',
  '1010': 'Falta el correo electrónico.',
  '1011': 'Falta el correo electrónico.',
  '1012': 'Falta la forma de pago.',
  '1013': 'No aceptamos este tipo de tarjeta; cambia la forma de pago e intenta de nuevo.',
  '1014': 'Faltan datos de la tarjeta.',
  '1015': 'No hay precios para estas fechas; envía una consulta o llama al {phone}.',
  '1016': 'La estadía mínima es de __ noches.',
  '1017': 'Hay más huéspedes de los que caben en esta casa. Reduce el grupo o elige otra casa.',
  '1018': 'En esta casa solo se puede llegar en los días permitidos.',
  '1019': 'En esta casa solo se puede salir en los días permitidos.',
  '1020': 'Esta casa ya no está disponible en tus fechas. Elige otras fechas e intenta de nuevo.',
  '1021': 'Esta casa no está disponible en tus fechas. Elige otras fechas e intenta de nuevo.',
  '1022': 'Esta casa ya no recibe reservas.',
  '1023': 'Esta casa no acepta mascotas. Cambia los datos de tu reserva o elige otra casa.',
};

export const refusals: Texts<typeof refusalTexts> = {
  order: () => 'La salida debe ser después de la llegada.',
  past: ({ day }) => `El ${day} ya pasó.`,
  unavailable: ({ day }) => `La noche del ${day} no está disponible.`,
  checkIn: ({ day }) => `No se puede llegar el ${day}.`,
  checkOut: ({ day }) => `No se puede salir el ${day}.`,
  minStay: ({ day, nights, out }) => `Mínimo ${nights} desde el ${day}. La primera salida posible es el ${out}.`,
  maxStay: ({ day, nights, out }) => `Máximo ${nights} desde el ${day}. La última salida posible es el ${out}.`,
  noRate: ({ day }) => `La noche del ${day} todavía no tiene precio.`,
};

export const messageProblems: Texts<typeof MESSAGE_PROBLEMS> = {
  message_required: 'Escribe un mensaje.',
  message_too_long: `El mensaje puede tener hasta ${MESSAGE_TEXT.most} caracteres.`,
  attachments_refused:
    'Los mensajes solo llevan texto, así que no se envió nada. Describe lo que quieres mostrar o envía un enlace.',
};

export const reviewProblems: Texts<typeof REVIEW_PROBLEMS> = {
  rating_required: 'Elige cuántas estrellas merece la estadía.',
  review_short: `Escribe al menos ${REVIEW_TEXT.least} caracteres.`,
  review_long: `La reseña puede tener hasta ${REVIEW_TEXT.most} caracteres.`,
  note_long: `La nota puede tener hasta ${REVIEW_NOTE_MOST} caracteres.`,
};

import type { Texts } from '@roost/shared/texts';
import type { inquiryCopy } from './inquiry-copy.ts';

export const inquiryCopyEs: Texts<typeof inquiryCopy> = {
  title: (headline) => `Pregunta sobre ${headline}`,
  answers: 'El anfitrión responde por correo, y en Mensajes de Roost.',
  noDates: 'Todavía no elegiste fechas.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono (opcional)',
  startDate: 'Llegada',
  endDate: 'Salida',
  guests: 'Huéspedes',
  change: 'Fechas y huéspedes',
  message: 'Tu pregunta',
  placeholder: 'Lo que te gustaría saber',
  free: 'Preguntar es gratis. No aparta las fechas.',
  cancel: 'Cancelar',
  send: 'Enviar pregunta',
  close: 'Cerrar',
  emailForm: 'Escribe un correo electrónico completo, como nombre@ejemplo.com.',
  phoneForm: 'Escribe un teléfono o deja el campo vacío.',
  guestsForm: 'Escribe un número de huéspedes de 0 a 99.',
  messageMissing: 'Escribe unas palabras al anfitrión.',
  messageLong: (most) => `Tu mensaje puede tener hasta ${most} caracteres.`,
  failed: 'No pudimos enviar tu pregunta. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  unsure:
    'No recibimos respuesta, así que no sabemos si tu pregunta se envió. Envíala de nuevo tal como está: el anfitrión solo la recibirá una vez.',
  sent: 'Tu pregunta va en camino',
  sentText: (email) => `Una copia llega a ${email}. La respuesta del anfitrión también llega ahí, y a Mensajes.`,
  see: 'Ver tus mensajes',
  number: (id) => `Consulta ${id}`,
};

import { endWithName } from '@roost/shared/domain/end-with-name';
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import { withArticle } from '@roost/shared/texts/es/clock';
import type { Texts } from '@roost/shared/texts';
import type { arrivalCopy } from './arrival-copy.ts';

export const arrivalCopyEs: Texts<typeof arrivalCopy> = {
  saved: 'Guardado en este dispositivo. Se abre sin señal.',
  title: 'Cómo llegar',
  keys: 'Puerta, wifi, teléfono',
  door: 'Código de la puerta',
  doorFrom: (day) => `Desde el ${day}`,
  doorFromNote: 'Abre esta página ese día y toca “Mostrar código”. Guarda el código para cuando no tengas señal.',
  hidden: 'Oculto',
  show: 'Mostrar código',
  hide: 'Ocultar',
  doorFailed: (host, phone) => `El código no cargó. Llama a ${host} o al ${phone}.`,
  wifi: 'Wi-Fi',
  network: 'Red Wi-Fi',
  password: 'Contraseña de Wi-Fi',
  copy: 'Copiar',
  copyWhat: (what) => `Copiar: ${what}`,
  copied: 'Copiado',
  host: (name) => `${formatHosts(name)}, ${hasSeveralHosts(name) ? 'tus anfitriones' : 'tu anfitrión'}`,
  call: 'Llamar',
  callHost: (name) => `Llamar a ${name}`,
  hostUntil: (until, phone) => `Hasta ${withArticle(until)}. Después, llama al ${phone}.`,
  address: 'Dirección',
  directions: 'Cómo ir',
  map: 'Abrir el mapa',
  entry: 'Cómo entrar',
  notes: 'Conviene saber',
  byHost: 'Lo que sigue está escrito en inglés por quien te recibe.',
  leaving: 'Cuando te vayas',
  loading: 'Cargando el camino a tu casa',
  failed: 'No pudimos cargar la dirección.',
  offline: {
    note: (when) => `Ahora mismo no hay conexión con Roost. Esto es lo que se guardó el ${when}.`,
    checkIn: 'Llegada',
    checkOut: 'Salida',
    reservation: 'Reserva',
    after: (time) => `a partir de ${withArticle(time)}`,
    by: (time) => `antes de ${withArticle(time)}`,
    noCode: (host) => endWithName(`No se mostró mientras tenías conexión. Llama a ${host}`),
    help: '¿Necesitas ayuda? Llama al',
    list: 'Viajes en este dispositivo',
    listNote:
      'Ahora mismo no hay conexión con Roost. Estas estadías están guardadas en este dispositivo y se abren sin señal.',
    title: 'Sin conexión',
    notSaved:
      'Ahora mismo no hay conexión con Roost, y esta página no está guardada en este dispositivo. Se abre sola cuando vuelva la conexión. Mientras tanto, revisa tu Wi-Fi o tu señal.',
    again: 'Intentar de nuevo',
    bill: 'Lo que cuesta la estadía',
    total: 'Total',
    rest: (day, isCharged) => (isCharged ? `De eso, se cobra el ${day}` : `De eso, se paga hasta el ${day}`),
    you: 'Tú',
    messages: (host) => `Mensajes con ${host}`,
  },
};

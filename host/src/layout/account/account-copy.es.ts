import type { Texts } from '@roost/shared/texts';
import type { accountCopy } from './account-copy.ts';

export const accountCopyEs: Texts<typeof accountCopy> = {
  account: 'Cuenta',
  menu: 'Menú',
  close: 'Cerrar el menú',
  lede: 'Inicia sesión para tener tus favoritos y viajes en todos tus dispositivos.',
  unknown: 'En este momento no podemos comprobar si has iniciado sesión.',
  signIn: 'Iniciar sesión',
  create: 'Crear cuenta',
  trips: 'Viajes',
  messages: 'Mensajes',
  find: 'Encontrar una reserva',
  favorites: 'Favoritos',
  yourAccount: 'Tu cuenta',
  help: 'Ayuda y contacto',
  signOut: 'Cerrar sesión',
  saved: 'guardadas',
  more: 'Más',
  main: 'Principal',
  settings: 'Idioma, moneda y colores',
};

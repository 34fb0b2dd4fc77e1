import type { Texts } from '@roost/shared/texts';
import type { walletCopy } from './wallet-copy.ts';

export const walletCopyEs: Texts<typeof walletCopy> = {
  title: 'Paga con una billetera digital',
  gives:
    'Verás el total antes de aprobarlo. De tu billetera tomamos el nombre y la dirección de facturación de la tarjeta.',
  applies:
    'Las reglas de la casa, la política de cancelación y las condiciones de esta página valen igual, pagues como pagues.',
  dismissed: 'Cerraste tu billetera. No se cobró nada y todo lo que escribiste sigue aquí.',
  pricing: 'Todavía estábamos actualizando tu total. Vuelve a abrir tu billetera.',
  missing:
    'A tu billetera le falta una parte de la dirección de facturación. Complétala aquí abajo y vuelve a abrir tu billetera.',
  silent: 'Tu billetera no respondió. No se cobró nada. Ábrela otra vez o paga con una tarjeta.',
  declined: 'Tu banco rechazó la tarjeta de tu billetera. No se cobró nada.',
  another: 'Elige otra tarjeta en tu billetera o escribe una aquí abajo. Tus fechas siguen libres.',
};

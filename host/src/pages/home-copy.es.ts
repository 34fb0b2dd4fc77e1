import type { Texts } from '@roost/shared/texts';
import type { homeCopy } from './home-copy.ts';

export const homeCopyEs: Texts<typeof homeCopy> = {
  title: { before: 'Una casa entera, ', emphasis: 'el precio entero', after: ', para todos ustedes.' },
  lede: (homes) =>
    `${homes === null ? 'Casas' : `${homes} casas`} junto a lagos, dunas, pinos y buenas panaderías. Con tus fechas, el primer precio que ves ya incluye limpieza, servicio, protección e impuestos.`,
  destinations: 'Adónde viaja la gente',
  allDestinations: 'Todos los destinos',
  kinds: 'O empieza por el tipo de lugar',
  homes: (count) => `${count} casas`,
  notLoaded: 'No pudimos cargar los destinos. Puedes buscar arriba.',
  trust: [
    {
      icon: 'tag',
      title: 'El precio es el precio',
      text: () =>
        'Con tus fechas, la limpieza, el servicio al huésped, la protección contra daños y los impuestos están en el primer total que mostramos. No crece al pagar.',
    },
    {
      icon: 'calendar',
      title: 'Los planes cambian',
      text: () =>
        'Cada casa muestra sus fechas de cancelación antes de que pagues, en palabras claras y en una línea fácil de seguir.',
    },
    {
      icon: 'phone',
      title: 'Una persona al teléfono',
      text: (phone) => `Llama al ${phone} antes, durante o después de tu estadía.`,
    },
  ],
};

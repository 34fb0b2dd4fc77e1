import type { Texts } from '@roost/shared/texts';
import type { homeCopy } from './home-copy.ts';

export const homeCopyEs: Texts<typeof homeCopy> = {
  title: { before: 'Una casa entera, ', emphasis: 'el precio entero', after: ', para todos ustedes.' },
  lede: (homes) =>
    `${homes === null ? 'Casas' : `${homes} casas`} junto a lagos, dunas, pinos y buenas panaderías. Con tus fechas ves el precio entero: limpieza, servicio, protección e impuestos.`,
  destinations: 'Adónde viaja la gente',
  allDestinations: 'Todos los destinos',
  kinds: 'O empieza por el tipo de lugar',
  homes: (count) => `${count} ${count === '1' ? 'casa' : 'casas'}`,
  within: (miles) => ` a menos de ${miles} millas`,
  notLoaded: 'No pudimos cargar los destinos. Puedes buscar arriba.',
  trust: [
    {
      icon: 'tag',
      title: 'El precio es el precio',
      text: () =>
        'Con tus fechas, cada casa muestra su total con limpieza, servicio al huésped, protección contra daños e impuestos. No crece al pagar.',
    },
    {
      icon: 'calendar',
      title: 'Los planes cambian',
      text: () => 'Cada casa muestra sus fechas de cancelación antes de que pagues, en palabras claras.',
    },
    {
      icon: 'phone',
      title: 'Una persona al teléfono',
      text: (phone) => `Llama al ${phone} antes, durante o después de tu estadía.`,
    },
  ],
};

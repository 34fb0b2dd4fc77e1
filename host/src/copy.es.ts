/** The texts of the shell and of the host's own pages in Spanish. docs/texts.md has the words that all packages use. */
import type { Texts } from '@roost/shared/texts';
import type { copy } from './copy.ts';

export const copyEs: Texts<typeof copy> = {
  brand: 'Roost',
  siteTitle: 'Alquileres vacacionales con el precio completo desde el principio · Roost',
  siteDescription:
    'Casas enteras junto a lagos, dunas y pinos. Con tus fechas, el primer precio que ves ya incluye limpieza, servicio, protección e impuestos.',
  withBrand: (title) => `${title} · Roost`,
  nav: {
    account: 'Cuenta',
    favorites: 'Favoritos',
    signIn: 'Iniciar sesión',
    menu: 'Menú',
    loading: 'Cargando la página siguiente',
    arrived: (title) => `${title}, página cargada`,
  },
  toasts: { region: 'Mensajes', close: 'Cerrar el mensaje' },
  authTitles: {
    signin: 'Iniciar sesión',
    error: 'No pudimos iniciar tu sesión',
    signup: 'Crear una cuenta',
    'verify-request': 'Revisa tu correo',
    continue: 'Ya casi está',
    reset: '¿Olvidaste tu contraseña?',
    'new-password': 'Elige una contraseña nueva',
    signout: 'Cerrar sesión',
  },
  accountTitle: 'Tu cuenta',
  articleTitles: { help: 'Ayuda y contacto', privacy: 'Política de privacidad', terms: 'Condiciones' },
  searchForm: {
    label: 'Buscar una casa',
    where: 'Dónde',
    placeholder: 'Ciudad, lago, parque o número de casa',
    submit: 'Buscar',
  },
  home: {
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
  },
  footer: {
    tagline: 'Casas enteras, con el precio completo a la vista.',
    guests: 'Huéspedes',
    owners: 'Propietarios',
    listHome: 'Publica tu casa',
    trial: 'Prueba gratis',
    site: 'Roost',
    search: 'Buscar una casa',
    favorites: 'Favoritos',
    trips: 'Tus viajes',
    help: 'Ayuda y contacto',
    terms: 'Condiciones',
    privacy: 'Política de privacidad',
    cookies: 'Preferencias de cookies',
    language: 'Idioma',
    currency: 'Precios en',
    rate: (day) => `Cambio del ${day}. Pagas en dólares estadounidenses.`,
    theme: 'Colores',
    themes: { system: 'Como el dispositivo', light: 'Claros', dark: 'Oscuros' },
    rights: '© 2026 Roost',
  },
  offline: 'No tienes conexión. Esta página se pondrá al día cuando vuelvas.',
  failed: {
    offline: {
      title: 'No tienes conexión',
      text: 'Cargaremos esta página en cuanto vuelvas a tener conexión.',
    },
    title: 'No pudimos cargar esta página',
    text: 'Inténtalo de nuevo, o vuelve en unos minutos.',
    retry: 'Intentar de nuevo',
    call: {
      title: 'Ahora mismo no se puede reservar en línea',
      text: 'No se cobró nada. Llámanos o escríbenos con la casa y tus fechas, y la reservamos por ti.',
    },
  },
  error: {
    title: 'Algo salió mal',
    text: 'El problema es nuestro. Recargar la página suele bastar.',
    reload: 'Recargar la página',
    home: 'Ir a la página de inicio',
  },
  notFound: {
    title: 'No encontramos esta página',
    text: 'Puede que haya cambiado de lugar, o que haya un error en la dirección.',
    search: 'Buscar una casa',
    home: 'Ir a la página de inicio',
  },
  pins: {
    pinned: (names) => `Fijado: ${names}`,
    missing: (name) => `${name} (no publicado)`,
    reset: 'Restablecer',
    forced: (variations) => `Experimento: ${variations}`,
    unforce: 'Dejar de forzar',
  },
  file: { title: 'Roost no funciona desde un archivo', text: 'Ábrelo desde su dirección web.' },
};

/** The texts of this remote in Spanish. It is long because texts are read and changed in one place. */
import { writeList } from '@roost/shared/domain/write-list';
import { writeNumber } from '@roost/shared/domain/write-number';
import { showValue } from '@roost/shared/domain/shown-words';
import type { Texts } from '@roost/shared/texts';
import type { boxCopy } from './box-copy.ts';
import type { copy } from './copy.ts';
import type { orderCopy } from './features/results/order-reasons.ts';
import type { placeKindCopy } from './features/search-box/place-kinds.ts';
import type { farCopy } from './features/search-box/far-copy.ts';
import type { readingCopy } from './features/search-box/reading-copy.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${writeNumber(count)} ${count === 1 ? one : many}`;
const bedrooms = (count: number): string => counted(count, 'habitación', 'habitaciones');
const guests = (count: number): string => counted(count, 'huésped', 'huéspedes');
/**
 * Wishes that were left out are named by records ("private dock"): in Spanish where there is a word. What the guest
 * typed stays as it is.
 */
const said = (word: string): string => {
  const party = /^(\d+) guests$/.exec(word)?.[1];
  if (party !== undefined) return guests(Number(party));
  const value = word.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
  const shown = showValue(value);
  return shown === value ? word : shown.toLowerCase();
};
const quoted = (words: readonly string[]) =>
  writeList(
    words.map((word) => `“${said(word)}”`),
    'es',
  );
const inLine = (value: string): string => showValue(value).toLowerCase();

export const copyEs: Texts<typeof copy> = {
  results: {
    anywhere: 'Casas en todas partes',
    onMap: 'Casas en esta zona del mapa',
    warm: 'Algún lugar cálido',
    distance: (miles, direction) =>
      `${writeNumber(miles, miles % 1 === 0 ? 0 : 1)} mi al ${
        {
          north: 'norte',
          northeast: 'noreste',
          east: 'este',
          southeast: 'sureste',
          south: 'sur',
          southwest: 'suroeste',
          west: 'oeste',
          northwest: 'noroeste',
        }[direction]
      }`,
    farAway: (place) => `No hay casas a menos de 30 millas de ${place}. Estas son las más cercanas.`,
    asText: (words) => `Buscar “${said(words)}” en los nombres y características de las casas`,
    notUnderstood: (words) => `No entendimos ${quoted(words)}. Escribe un lugar, un tipo de casa o lo que debe tener.`,
    needsDates: (stay) => `Elige fechas para “${stay}”`,
    unused: (words) => `Buscamos sin ${quoted(words)}: puede que estas casas no lo tengan.`,
    tooMany: (guests) => `Ninguna casa tiene sitio para ${guests} huéspedes: estas son las más grandes.`,
    noHomeNumber: (words) => `Ninguna casa tiene el número ${quoted(words)}.`,
    noHomeAddress: (address) =>
      `“${address}” no es la dirección de una casa en Roost. Escribe un lugar o el número de una casa.`,
    stillThere: (words) => `No pudimos filtrar por ${quoted(words)}: revísalo en cada casa.`,
    corrected: (typed, name) => `No hay ningún lugar llamado “${typed}”. Estas casas son para ${name}.`,
    unanswered: (words) =>
      `Ahora mismo no pudimos averiguar qué es “${words}”, así que buscamos las palabras tal cual. Vuelve a buscar en un momento.`,
    didYouMean: '¿Quisiste decir',
    orReading: ' o ',
    questionMark: '?',
    homeReading: (number) => `la casa ${number}`,
    reading: (place, homes) => (homes === null ? place : `${place} (${counted(homes, 'casa')})`),
    townOfAddress: (town) => `No conocemos esa dirección. Estas casas están cerca de ${town}.`,
    number: (query) => `N.º ${query}`,
    title: (place) => `Casas en ${place} · Roost`,
    plainTitle: (heading) => `${heading} · Roost`,
    description: (place, total, miles) =>
      `${counted(total, 'casa entera', 'casas enteras')}${place === null ? '' : ` ${miles === null ? 'en' : `a menos de ${miles} millas de`} ${place}`}, con el precio total de tu estadía, cargos e impuestos incluidos.`,
    homes: (total) => counted(total, 'casa'),
    within: (miles) => ` a menos de ${miles} millas`,
    for: (parts) => (parts === '' ? '' : ` para ${parts}`),
    taking: (pets, homes) => ` que ${homes === 1 ? 'admite' : 'admiten'} ${pets}`,
    party: {
      guests,
      infants: (count) => (count === 1 ? 'un bebé' : counted(count, 'bebé')),
      pets: (count) => (count === 1 ? 'una mascota' : counted(count, 'mascota')),
      and: (first, last) => `${first} y ${last}`,
    },
    range: (from, to, total) => `Casas ${writeNumber(from)} a ${writeNumber(to)} de ${writeNumber(total)}`,
    whyOrder: '¿Por qué?',
    prices: 'Precios',
    list: 'Casas encontradas',
    loading: 'Cargando casas',
    addDates: 'Agregar fechas',
    lostDates: {
      past: 'Las fechas de este enlace ya pasaron.',
      unreadable: 'Las fechas de este enlace no son una estadía de 1 a 90 noches, así que las dejamos fuera.',
    },
    addDatesNote: 'Con fechas verás el total con impuestos.',
    untilDates: 'Mientras tanto mostramos una noche típica.',
    favoriteFlag: 'Favorita de huéspedes',
  },
  empty: {
    status: 'Ninguna casa cumple con todo esto',
    here: 'No hay casas aquí',
    relax: (filters) => (filters === 1 ? 'Quita este filtro para ver casas' : 'Quita uno de estos filtros'),
    tooMany: (count, filtered) =>
      `Ninguna casa ${filtered ? 'que cumple lo demás' : 'de aquí'} tiene sitio para ${guests(count)}`,
    gain: (homes) => `+${counted(homes, 'casa')}`,
    remove: (filter) => `Quitar ${filter}`,
    clear: 'Quitar todos los filtros',
    clearGain: (homes) => `Quitar todos los filtros, ${counted(homes, 'casa')}`,
    oneNight:
      'La mayoría de las casas de Roost piden una estadía de al menos 2 noches. Si buscas 2 noches o más, puede que encuentres más resultados.',
    stay: (range) => `Quedarse ${range}`,
    several: 'Con quitar uno solo no basta. Quita dos o más.',
    nothing: 'Todavía no hay casas cerca de este lugar.',
    nearest: 'Las casas más cercanas',
    nearestFitting: 'Las casas más cercanas que cumplen',
    everywhere: 'Ver casas en todas partes',
  },
  nearMatches: {
    title: 'Muy parecidas a lo que pediste',
    or: ' o ',
    without: (wish) => `Todo menos ${wish.charAt(0).toLowerCase()}${wish.slice(1)}`,
    otherKinds: 'Tipos de casa parecidos',
    anyKind: 'Otros tipos de casa',
    surroundings: 'En otros entornos',
    otherDates: 'En otras fechas',
    farther: 'Un poco más lejos',
    largest: (count) => `Las casas más grandes de aquí, hasta ${guests(count)}`,
    fewerPets: (pets) => `Casas que admiten ${pets === 1 ? 'una mascota' : `hasta ${pets} mascotas`}`,
  },
  failed: {
    message: 'No pudimos cargar los resultados. Tus fechas y filtros siguen aquí.',
    retry: 'Intentar de nuevo',
  },
  filters: {
    label: 'Filtros',
    bedrooms: 'Habitaciones',
    bedroomsAny: 'Habitaciones: cualquiera',
    bedroomsMin: (count) => `${count}+ habitaciones`,
    fewer: 'Menos: Habitaciones',
    more: 'Más: Habitaciones',
    pets: 'Se aceptan mascotas',
    sort: 'Orden',
    sortApply: 'Aplicar',
    orders: {
      relevance: 'Recomendadas',
      'price-asc': 'Precio, de menor a mayor',
      'price-desc': 'Precio, de mayor a menor',
      rating: 'Calificación',
    },
    datedOrders: {
      'price-asc': 'Total con impuestos, de menor a mayor',
      'price-desc': 'Total con impuestos, de mayor a menor',
    },
    minPrice: (amount) => `Desde ${amount} por noche, antes de cargos`,
    maxPrice: (amount) => `Hasta ${amount} por noche, antes de cargos`,
    minTotal: (amount) => `Desde ${amount} total con impuestos`,
    maxTotal: (amount) => `Hasta ${amount} total con impuestos`,
    minBeds: (count) => `${count}+ camas`,
    maxBeds: (count) => `Hasta ${counted(count, 'cama')}`,
    minBathrooms: (count) => `${count}+ baños`,
    guests,
    dates: 'Tus fechas',
    mapArea: 'Zona del mapa',
    unwanted: ({ kind, name }) =>
      kind === 'place' ? `Fuera de ${name}` : kind === 'feature' ? `Sin ${inLine(name)}` : `Excepto ${inLine(name)}`,
    open: 'Filtros',
    panelFailed: 'No se cargó. Presiona otra vez para intentarlo.',
    openWith: (count) => `Filtros, ${counted(count, 'elegido')}`,
    opening: 'Cargando los filtros',
    remove: (filter) => `Quitar ${filter}`,
    clearAll: 'Quitar todos',
    price: 'Precio por noche, antes de cargos',
    stayTotal: (nights) => `Total con impuestos, ${nights}`,
    minimum: 'Mínimo',
    maximum: 'Máximo',
    highestMinimum: (amount) => `Ajustado a ${amount}, el mínimo más alto.`,
    belowMaximum: (amount) => `Ajustado a ${amount}: el mínimo debe ser menor que el máximo.`,
    aboveMinimum: (amount) => `Ajustado a ${amount}: el máximo debe ser mayor que el mínimo.`,
    noLimit: (amount) => `${amount} significa sin límite`,
    andMore: (amount) => `${amount}+`,
    rooms: 'Espacio',
    beds: 'Camas',
    bathrooms: 'Baños',
    any: 'Da igual',
    atLeast: (count) => `${count}+`,
    petsTitle: 'Mascotas',
    noPets: 'No se aceptan mascotas',
    petsLeave: 'Sin “Se aceptan mascotas”, tus mascotas salen de tu grupo.',
    propertyTypes: 'Tipo de casa',
    amenities: 'Comodidades',
    or: ' o ',
    locationAmenities: 'Entorno',
    viewAmenities: 'Vistas',
    accessibility: 'Accesibilidad',
    activities: 'Actividades cerca',
    filters: (count) => counted(count, 'filtro'),
    typical: (amount) => `Lo típico aquí: ${amount}`,
    showMore: (count) => `Ver ${writeNumber(count)} más`,
    chosen: (count) => `${count} ${count === 1 ? 'elegida' : 'elegidas'}`,
    showFewer: 'Ver menos',
    show: (homes) => (homes === null ? 'Ver casas' : `Ver ${counted(homes, 'casa')}`),
    countFailed: 'No pudimos contar las casas.',
  },
  view: { label: 'Vista', grid: 'Cuadrícula', map: 'Mapa', list: 'Lista' },
  map: {
    region: (place) => `Mapa: ${place}`,
    skip: 'Saltar el mapa',
    loading: 'El mapa se está cargando.',
    failed: 'El mapa no se cargó. La lista tiene todas las casas que mostraría.',
    pins: 'Casas en el mapa. Las flechas del teclado van de una a otra.',
    pin: (price, headline, saved) =>
      `${price === null ? headline : `${price}, ${headline}`}${saved ? ', guardada' : ''}`,
    cluster: (homes, from) =>
      `${writeNumber(homes)}${from === null ? '' : ` desde ${from}`}: casas muy juntas. Acerca el mapa.`,
    from: (price) => `desde ${price}`,
    clusterUp: (homes, from) => `${from}+: ${writeNumber(homes)} casas muy juntas. Acerca el mapa.`,
    up: (price) => `${price}+`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    asIMove: 'Buscar al mover el mapa',
    thisArea: 'Buscar en esta zona',
    close: 'Cerrar',
    previous: 'Casa anterior',
    next: 'Casa siguiente',
    position: (at, of) => `${writeNumber(at)} de ${writeNumber(of)}`,
    card: (headline) => `En el mapa: ${headline}`,
    cardLoading: 'Cargando esta casa',
    cardFailed: 'Esta casa no se cargó.',
    retry: 'Intentar de nuevo',
    none: 'Aquí no hay casas que cumplan. Mueve el mapa o quita un filtro.',
    failedSearch: 'La búsqueda no respondió.',
    sleeps: (count) => `Para ${count}`,
  },
  flexible: {
    label: 'Fechas cercanas',
    title: 'Tres días antes o después',
    note: (amount, nights) => `El ${amount} más bajo que encontramos aquí, ${nights}`,
    from: 'desde',
    lowest: 'el más bajo',
    own: 'tus fechas',
    none: 'ninguna encaja',
    nothing: 'Ninguna casa encaja en estas fechas ni hasta tres días antes o después.',
    past: 'ya pasó',
  },
  excluded: {
    title: '¿Por qué no aparece esta casa?',
    favorites: (count) =>
      count === 1
        ? '1 de tus favoritas no cumple esta búsqueda'
        : `${writeNumber(count)} de tus favoritas no cumplen esta búsqueda`,
    one: 'Tu búsqueda oculta la casa con este número',
    fits: 'La casa con este número',
    near: 'Casas cercanas',
    nearFiltered: 'Casas cercanas que cumplen tus filtros',
    open: 'Abrir esta casa',
    by: 'La oculta:',
    bySeveral: (count) => `La ocultan ${writeNumber(count)} filtros:`,
    and: ' y ',
    elseFits: 'Todo lo demás se cumple.',
    noFilter: 'Cumple todos tus filtros.',
    nearest: (nights) => `Las ${nights} libres más cercanas son`,
    nearestOne: 'La noche libre más cercana es',
    total: (amount) => `${amount} en total con impuestos`,
    remove: (filter) => `Quitar ${filter}`,
    removePrice: 'Quitar el límite de precio',
    removeGuests: 'Quitar el número de huéspedes',
    removeArea: 'Salir de la zona del mapa',
    removeAll: (count) => (count === 2 ? 'Quitar los dos' : `Quitar los ${writeNumber(count)}`),
    use: (range) => `Usar ${range}`,
    anyDates: 'Buscar sin fechas',
    removed: (action, more) => (more > 0 ? `${action}: ${counted(more, 'casa')} más` : action),
    undo: 'Deshacer',
    isA: (type) => `su tipo es ${inLine(type)}`,
    isThere: 'está allí',
    hasIt: 'esta casa lo tiene',
    lacks: 'esta casa no lo menciona',
    noPets: 'aquí no se aceptan mascotas',
    petsCome: 'aquí se aceptan mascotas',
    averages: (amount) => `cuesta ${amount} por noche en promedio, antes de cargos`,
    costs: (amount) => `cuesta ${amount} en total con impuestos`,
    noAverage: 'no tiene precio para una estadía de esta duración',
    has: (count) => `tiene ${count}`,
    sleeps: (count) => `es para ${writeNumber(count)}`,
    outside: 'queda fuera de esta zona',
    booked: 'está reservada en tus fechas',
    minStay: (nights) => `pide ${nights} como mínimo`,
    atMost: (most) => `acepta ${most} como máximo`,
    checkIn: 'no se puede llegar ese día',
    checkOut: 'no se puede salir ese día',
  },
};

export const boxCopyEs: Texts<typeof boxCopy> = {
  form: 'Buscar una casa',
  change: 'Cambiar la búsqueda',
  where: 'Dónde',
  wherePlaceholder: 'Ciudad, lago, parque o número de casa',
  anywhere: 'Cualquier lugar',
  mapArea: 'Zona del mapa',
  checkIn: 'Llegada',
  checkOut: 'Salida',
  addDate: 'Fecha',
  addDates: 'Cualquier fecha',
  guests: 'Huéspedes y mascotas',
  whoIsComing: '¿Cuántos?',
  addGuests: 'Huéspedes',
  adults: 'Adultos',
  children: 'Niños',
  infants: 'Bebés',
  pets: 'Mascotas',
  petsNote: 'Solo verás casas que aceptan mascotas',
  search: 'Buscar',
  plan: 'Planea tu estadía',
  close: 'Cerrar',
  done: 'Listo',
  clear: 'Borrar',
  clearAll: 'Borrar todo',
  chooseDates: 'Elegir fechas',
  when: 'Cuándo',
  chooseCheckOut: 'Elige la salida',
  clearDates: 'Borrar fechas',
  longest: (nights) => `${nights} noches es la estadía más larga que se puede buscar`,
  places: 'Lugares',
  recent: 'Búsquedas recientes',
  noPlaces: 'Ningún lugar coincide. Presiona Enter para buscarlo de todos modos.',
  placesOffline: 'Las sugerencias no se cargaron. Presiona Enter para buscarlo de todos modos.',
  numberHint: '¿Sabes el número de la casa? Escríbelo aquí.',
  numberTyped: (number) => `Presiona Enter para ir a la casa ${number}.`,
  suggestions: 'Sugerencias',
  nearYou: 'Cerca de ti',
  nearMe: 'Casas cerca de mí',
  popular: 'Adónde viaja la gente',
  homes: (count) => counted(count, 'casa'),
  clearRecent: 'Borrar búsquedas recientes',
  forget: 'Olvidar esta búsqueda',
};

export const farCopyEs: Texts<typeof farCopy> = {
  within: (homes) => `${counted(homes, 'casa')} a menos de 100 millas`,
};

export const readingCopyEs: Texts<typeof readingCopy> = {
  understood: 'Entendimos',
  announce: (labels) => `Entendimos: ${labels.join(', ')}`,
  remove: (label) => `Quitar ${label}`,
  or: ' o ',
  bedrooms,
  bathrooms: (count) => counted(count, 'baño'),
  beds: (count) => counted(count, 'cama'),
  upTo: (price) => `Hasta ${price} por noche`,
  from: (price) => `Desde ${price} por noche`,
  between: (low, high) => `De ${low} a ${high} por noche`,
  orders: {
    'price-asc': 'Primero las más baratas',
    'price-desc': 'Primero las más caras',
    rating: 'Primero las mejor calificadas',
  },
  warm: 'Algún lugar cálido',
  without: (names: string) => `Sin ${names}`,
};

export const placeKindCopyEs: Texts<typeof placeKindCopy> = {
  listing: 'Casa',
  airport: 'Aeropuerto',
  point_of_interest: 'Atracción',
  colloquial_area: 'Región',
  postal_code: 'Código postal',
  route: 'Calle',
  street_address: 'Dirección',
  park: 'Parque',
  natural_feature: 'Lago o región',
  locality: 'Ciudad',
  sublocality: 'Barrio',
  administrative_area_level_2: 'Condado',
  administrative_area_level_1: 'Estado',
  country: 'País',
  establishment: 'Lugar',
};

export const orderCopyEs: Texts<typeof orderCopy> = {
  title: '¿Por qué este orden?',
  intro:
    'Primero van las casas que los huéspedes califican bien y que tienen el tamaño justo para tu grupo. Las casas muy parecidas se reparten. Nadie paga por aparecer más arriba.',
  introNear:
    'Primero van las casas que los huéspedes califican bien, que tienen el tamaño justo para tu grupo y que están cerca del lugar que buscaste. Las casas muy parecidas se reparten. Nadie paga por aparecer más arriba.',
  fewReviews: 'Una calificación pesa más cuando la dieron más huéspedes.',
  list: 'Las casas de esta página',
  done: 'Entendido',
  unrated: 'Nueva, todavía sin reseñas',
  rated: (rating, reviews) => `${rating} en ${counted(reviews, 'reseña')}`,
  rightSize: (count) => `Tamaño justo para ${guests(count)}`,
  tooLarge: (sleeps, much, count) =>
    `Para ${sleeps}, ${much ? 'mucho más' : 'más'} de lo que ${count === 1 ? 'necesita' : 'necesitan'} ${guests(count)}`,
  away: (miles) => `A ${miles} mi`,
  free: (free, of) => `${free} de las próximas ${of} noches libres`,
};

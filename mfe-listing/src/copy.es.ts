/** The texts of this remote in Spanish. It is long because texts are read and changed in one place. */
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import { writeList } from '@roost/shared/domain/write-list';
import { withArticle } from '@roost/shared/texts/es/clock';
import { showValue } from '@roost/shared/domain/shown-words';
import type { Texts } from '@roost/shared/texts';
import type { copy } from './copy.ts';
import type { answerCopy } from './features/answer/answer-copy.ts';
import type { askCopy } from './features/questions/ask-copy.ts';
import type { nearCopy } from './features/location/near-copy.ts';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

type ReviewAbout = { topic: string | null; stars: number | null; query: string };
/** ` con 5 estrellas sobre cocina que mencionan “estufa”`. */
const describeReviews = ({ topic, stars, query }: ReviewAbout, mention: string): string =>
  [
    stars === null ? '' : ` con ${counted(stars, 'estrella')}`,
    topic === null ? '' : ` sobre ${topic.toLowerCase()}`,
    query === '' ? '' : ` que ${mention} “${query}”`,
  ].join('');

export const copyEs: Texts<typeof copy> = {
  head: (title) => `${title} · Roost`,
  menu: {
    label: 'En esta página',
    overview: 'La casa',
    amenities: 'Comodidades',
    dates: 'Fechas',
    reviews: 'Reseñas',
    location: 'Ubicación',
    policies: 'Condiciones',
  },
  photos: {
    all: (count) => (count === 1 ? 'Ver la foto' : `Las ${count} fotos`),
    open: (index, count, caption) => `Foto ${index} de ${count}: ${caption}`,
    title: (headline) => `Fotos de ${headline}`,
    position: (index, count) => `Foto ${index} de ${count}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    close: 'Cerrar las fotos',
    grid: 'Todas las fotos',
    rooms: 'Fotos por habitación',
    single: 'Una foto a la vez',
    failed: 'No pudimos abrir las fotos. Elige una foto para intentar de nuevo.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    broken: 'No pudimos cargar esta foto.',
  },
  title: {
    reviews: (count) => counted(count, 'reseña'),
    number: (id) => `n.º\u00a0${id}`,
    kindIn: (kind, place) => `${showValue(kind)} en ${place}`,
    share: 'Compartir',
  },
  share: {
    title: (headline) => `Compartir ${headline}`,
    link: 'Enlace',
    hint: 'Quien tenga el enlace verá esta casa con tus fechas y huéspedes, y nada más sobre ti.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No pudimos copiar el enlace. Selecciónalo y cópialo tú.',
    email: 'Correo',
    message: 'Mensaje',
    done: 'Listo',
    text: (headline) => `Mira esta casa en Roost: ${headline}`,
    failed: 'No pudimos abrir el menú para compartir. Puedes copiar el enlace de la barra de direcciones.',
  },
  trail: {
    label: 'Resultados',
    back: 'Volver a los resultados',
    position: (at, of) => `${at} de ${of}`,
    previous: 'Casa anterior',
    next: 'Casa siguiente',
    previousPage: 'Resultados anteriores',
    nextPage: 'Más resultados',
  },
  facts: {
    sleeps: (count) => `Para ${count}`,
    bedrooms: (bedrooms, beds) =>
      `${bedrooms === 0 ? 'Estudio' : counted(bedrooms, 'habitación', 'habitaciones')}, ${counted(beds, 'cama')}`,
    baths: (count) => counted(count, 'baño'),
    pets: 'Se aceptan mascotas',
    noPets: 'Sin mascotas',
    more: 'Leer más',
    byHost: 'Lo que ves en otro idioma lo escribió el anfitrión.',
  },
  host: {
    title: (name) => (hasSeveralHosts(name) ? 'Tus anfitriones' : 'Tu anfitrión'),
    since: (name, year) => `En Roost como ${hasSeveralHosts(name) ? 'anfitriones' : 'anfitrión'} desde ${year}`,
    reviews: (count, rating, homes) =>
      `${rating} de 5 en ${counted(count, 'reseña')}${homes > 1 ? ` de ${homes} casas` : ''}`,
    languages: (name, spoken) =>
      `${hasSeveralHosts(name) ? 'Hablan' : 'Habla'} ${writeList(spoken.map(showValue), 'es')}`,
    replies: ({ asked, withinDay, medianMinutes }) =>
      `Respondió en menos de un día ${withinDay} de ${counted(asked, 'mensaje')} del último año; la mitad de las respuestas llegó en menos de ${
        medianMinutes < 60 ? counted(medianMinutes, 'minuto') : counted(Math.ceil(medianMinutes / 60), 'hora')
      }`,
    others: (name, count) =>
      `Ver ${count === 1 ? 'la otra casa' : `las otras ${count} casas`} de ${hasSeveralHosts(name) ? 'estos anfitriones' : 'este anfitrión'}`,
    profile: (name) => `Más sobre ${hasSeveralHosts(name) ? 'estos anfitriones' : 'este anfitrión'}`,
    homes: (count) => counted(count, 'casa'),
    best: (count) => `Se muestran las ${count} mejor calificadas.`,
    allReviews: (count, homes) => `${counted(count, 'reseña')}${homes > 1 ? ` de ${homes} casas` : ''}`,
    pages: 'Páginas de reseñas',
    missing: 'Este anfitrión no tiene casas en Roost ahora',
    missingText: 'Puede que las casas ya no estén en Roost, o que haya un error en la dirección.',
    head: (name) => `Casas de ${formatHosts(name)}`,
  },
  flexible: {
    label: 'La estadía más barata de cada mes',
    show: 'Ver meses',
    found: (nights) =>
      `La estadía de ${nights} más barata de cada mes, con lo que paga tu grupo. Primero la más barata.`,
    none: (nights) =>
      `En los próximos meses no hay ninguna estadía de ${nights} libre para tu grupo. Prueba con otra duración.`,
    failed: 'No pudimos cargar los meses. Inténtalo de nuevo.',
  },
  beds: { title: 'Dónde vas a dormir' },
  amenities: {
    title: 'Qué ofrece esta casa',
    all: (count) => `Ver las ${count} comodidades`,
    fewer: 'Ver menos',
    groups: {
      amenities: 'En la casa',
      location: 'Entorno',
      view: 'Vistas',
      accessibility: 'Accesibilidad',
      activities: 'Qué hacer cerca',
    },
  },
  dates: {
    title: 'Fechas',
    choose: 'Elige las fechas de llegada y de salida.',
    hint: 'Las fechas con una raya debajo son solo de salida.',
    failed: 'No pudimos cargar el calendario.',
    later: 'No pudimos cargar los meses siguientes.',
    minimum: (words) => `Mínimo ${words}.`,
    clear: 'Borrar fechas',
    form: 'Escribe tus fechas junto al precio',
  },
  reviews: {
    title: 'Reseñas',
    none: 'Todavía no hay reseñas. La tuya podría ser la primera.',
    reply: (host) => `Respuesta de ${host}:`,
    all: (count) => `Leer las ${count} reseñas`,
    dialog: 'Reseñas',
    more: 'Ver más reseñas',
    failed: 'No pudimos cargar más reseñas.',
    of: (shown, total) => `${shown} de ${counted(total, 'reseña')}`,
    scores: {
      cleanliness: 'Limpieza',
      accuracy: 'Fidelidad',
      communication: 'Comunicación',
      location: 'Ubicación',
      checkIn: 'Llegada',
      value: 'Calidad y precio',
    },
    score: (value) => `${value} de 5`,
    dialogTitle: (headline) => `Reseñas de ${headline}`,
    search: 'Buscar en las reseñas',
    sort: 'Ordenar reseñas',
    sorts: {
      newest: 'Las más recientes primero',
      highest: 'Las de mejor calificación primero',
      lowest: 'Las de peor calificación primero',
    },
    byStars: 'Reseñas por estrellas',
    byTopic: 'Reseñas por tema',
    stars: (count) => counted(count, 'estrella'),
    topics: {
      kitchen: 'Cocina',
      beds: 'Camas',
      view: 'Vista',
      quiet: 'Tranquilidad',
      children: 'Niños',
      pets: 'Mascotas',
      hotTub: 'Jacuzzi',
      fire: 'Fuego',
      water: 'Agua',
      walks: 'Paseos',
      parking: 'Estacionamiento',
      stairs: 'Escaleras',
    },
    match: (count, about) =>
      `${counted(count, 'reseña')}${describeReviews(about, count === 1 ? 'menciona' : 'mencionan')}`,
    noMatch: (about) => `No hay reseñas${describeReviews(about, 'mencionen')}.`,
    clear: 'Ver todas las reseñas',
  },
  questions: {
    title: 'Preguntas de huéspedes',
    none: 'Todavía no hay preguntas. Haz la primera.',
    all: (count) => `Ver las ${count} respuestas`,
    ask: 'Hacer una pregunta',
    failed: 'No pudimos cargar las preguntas.',
    by: (author, month) => `Preguntó ${author}, ${month}`,
    search: (count) => `Buscar en ${counted(count, 'respuesta')}`,
    noMatch: (words) => `Ninguna respuesta menciona “${words}”.`,
    more: (count) => `Ver ${count} más`,
  },
  answer: {
    title: 'Responder a un huésped',
    opening: 'Cargando la pregunta…',
    failed: 'No pudimos cargar la pregunta.',
    retry: 'Intentar de nuevo',
  },
  location: {
    title: 'Dónde vas a estar',
    area: (words) => `El círculo es aproximado: la casa está en un radio de ${words}.`,
    distance: {
      yards: (yards) => `unas ${yards} yardas`,
      half: 'media milla',
      mile: 'una milla',
      miles: (miles) => `unas ${miles} millas`,
    },
    map: (place) => `Mapa de ${place}, con un círculo alrededor de la zona de la casa`,
    skip: 'Saltar el mapa',
    loading: 'Cargando el mapa…',
    failed: 'No pudimos cargar el mapa.',
    retry: 'Cargar el mapa',
  },
  policies: {
    title: 'Lo que conviene saber',
    cancellation: 'Cancelación',
    rules: 'Reglas de la casa',
    protection: 'Protección contra daños',
    checkIn: 'Llegada y salida',
    policy: (name) => `Política ${showValue(name).toLowerCase()}`,
    stay: (checkIn, checkOut) =>
      `Llegada a partir de ${withArticle(checkIn)}. Salida antes de ${withArticle(checkOut)}.`,
    smoking: ['No se permite fumar.', 'Se permite fumar.'],
    parties: ['No se permiten fiestas.', 'Se permiten reuniones.'],
    quiet: (hours) => `Horas de silencio: de ${hours.replace(' to ', ' a ')}.`,
    age: (years) => `Quien reserva debe tener al menos ${years} años.`,
    pets: (count) => `Hasta ${counted(count, 'mascota')}.`,
    noPets: 'No se aceptan mascotas.',
    see: 'Ver la política de cancelación',
    dialog: 'Política de cancelación',
    gotIt: 'Entendido',
    failed: 'No pudimos abrir la política. El resumen de arriba está completo.',
    intro: 'Esto es lo que devolvemos a tu tarjeta si cancelas. Los plazos son en la hora local de la casa.',
    share: 'Los reembolsos son una parte de todo lo que pagaste, con impuestos.',
    zone: 'Los plazos son en la hora local de la casa.',
    checkInTitle: 'Llegada',
    checkInAt: (time) => `Llegada, a partir de ${withArticle(time)}`,
    undated: 'Elige fechas para ver los plazos y montos de tu estadía.',
    damage: (amount) => `${amount} por noche cubren daños accidentales. Ya está en el total.`,
  },
  quote: {
    label: 'Precio y reserva',
    total: 'total con impuestos',
    youPay: (amount) => `Pagas ${amount} en dólares estadounidenses.`,
    included: (nights) => `${nights}, con todos los cargos e impuestos`,
    inTwo: (now, rest, day) => `O paga ${now} ahora y ${rest} el ${day}.`,
    undated: 'Elige fechas para ver tu total.',
    lostDates: {
      past: 'Las fechas de este enlace ya pasaron.',
      unreadable: 'Las fechas de este enlace no son una estadía de 1 a 90 noches, así que las dejamos fuera.',
    },
    tooMany: (sleeps) => `Esta casa es para ${sleeps}. Elige menos huéspedes u otra casa.`,
    noPets: 'Esta casa no admite mascotas.',
    fewerPets: (most) => `Esta casa admite hasta ${most} ${most === 1 ? 'mascota' : 'mascotas'}.`,
    adultFirst: 'Al menos un adulto debe ir con el grupo.',
    checkIn: 'Llegada',
    checkOut: 'Salida',
    addDate: 'Elegir fecha',
    guests: 'Huéspedes y mascotas',
    dates: 'Fechas',
    book: 'Reservar esta casa',
    bookShort: 'Reservar',
    paused:
      'Las reservas están en pausa en este momento. Guarda esta casa con su corazón: podrás reservarla en cuanto el botón vuelva aquí.',
    pausedShort: 'Reservas en pausa',
    lookAgain: 'Comprobar de nuevo',
    choose: 'Elegir fechas',
    withoutDates: 'Quitar las fechas',
    unavailable: 'Estas fechas no están disponibles. Elige otras.',
    failed: 'No pudimos cargar el precio. Tus fechas siguen aquí.',
    retry: 'Intentar de nuevo',
    charged: 'Todavía no se te cobra nada.',
    update: 'Ver precio',
    form: 'Fechas y huéspedes para esta casa',
    adults: 'Adultos',
    children: 'Niños',
    infants: 'Bebés',
    pets: 'Mascotas',
    ask: 'Preguntarle al anfitrión',
    explain: 'Sobre estos cargos',
    asking: 'No pudimos abrir el formulario.',
    askBy: (phone) => `Llama al ${phone} o escribe a`,
    askMeanwhile: '¿Tienes preguntas mientras tanto?',
    meaning: {
      nights: 'Noches: el precio de cada noche de tu estadía, sumado.',
      cleaning: 'Limpieza: un solo cargo, dure lo que dure tu estadía.',
      pet: 'Cargo por mascota: un solo cargo, traigas las mascotas que traigas.',
      guestService:
        'Servicio al huésped: paga la atención antes, durante y después de tu estadía. Hay un máximo por estadía.',
      damageProtection: 'Protección contra daños: cubre daños accidentales, así que no hay depósito.',
      option: 'Extras: lo que agregaste a tu estadía.',
      promo: 'Código promocional: tu descuento.',
    },
    petFee: (amount) => `Cargo por mascota: ${amount} por estadía`,
    done: 'Listo',
    panelFailed: 'No pudimos abrir esto. Inténtalo de nuevo.',
  },
  similar: {
    title: 'Casas parecidas',
    taken: 'No disponible para tu estadía',
    failed: 'No pudimos cargar casas parecidas.',
    missing: 'Otras casas que te pueden gustar',
  },
  missing: {
    withdrawn: 'Esta casa ya no está disponible',
    unknown: 'No encontramos esta casa',
    whyWithdrawn: 'Ya no está en Roost.',
    whyUnknown: 'Puede que ya no esté en Roost, o que haya un error en la dirección.',
    booked: (phone) => `Si la reservaste, tu reserva sigue en pie: llama al ${phone}.`,
    search: 'Buscar casas',
    near: (place) => `Casas cerca de ${place}`,
    home: 'Ir a la página de inicio',
  },
};

export const askCopyEs: Texts<typeof askCopy> = {
  yours: 'Pregúntale al anfitrión',
  name: 'Nombre',
  email: 'Correo electrónico',
  send: 'Preguntar',
  hint: 'Cuando el anfitrión responda, tu pregunta aparecerá aquí con tu nombre. Usamos tu correo solo para enviarte la respuesta.',
  waiting: 'Esperando la respuesta del anfitrión',
  sent: (email) =>
    `Tu pregunta va en camino al anfitrión. Te mandaremos la respuesta a ${email} y entonces aparecerá en esta página.`,
  another: 'Hacer otra pregunta',
  missing: {
    name: 'Dinos tu nombre.',
    question: 'Escribe tu pregunta en pocas palabras.',
    long: (most) => `La pregunta puede tener hasta ${most} caracteres.`,
    email: 'Escribe una dirección de correo completa, como nombre@example.com.',
  },
  notSent: 'No pudimos enviar tu pregunta. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  unsure:
    'No recibimos respuesta, así que no sabemos si tu pregunta se envió. Envíala de nuevo tal como está: el anfitrión solo la recibirá una vez.',
};

export const answerCopyEs: Texts<typeof answerCopy> = {
  asked: (name) => `${name} pregunta`,
  home: 'La casa',
  label: 'Tu respuesta',
  send: 'Publicar la respuesta',
  change: 'Cambiar la respuesta',
  hint: 'Aparece en la página de tu casa, debajo de la pregunta, y se la enviamos al huésped por correo.',
  missing: 'Escribe una respuesta.',
  long: (most) => `La respuesta puede tener hasta ${most} caracteres.`,
  done: (name) =>
    `Tu respuesta está en la página. ${name} la recibe por correo una sola vez; los cambios posteriores se ven solo en la página.`,
  see: 'Verla en la página',
  expired: (phone) =>
    `Este enlace no funciona. Puede estar incompleto o tener más de 60 días. Llama al ${phone} y publicamos tu respuesta contigo.`,
  notSent: 'No pudimos enviar tu respuesta. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  unsure:
    'No recibimos contestación, así que no sabemos si tu respuesta se envió. Lo que escribiste sigue aquí: puedes enviarlo de nuevo sin problema.',
};

export const nearCopyEs: Texts<typeof nearCopy> = {
  title: 'Qué hay cerca',
  name: {
    sight: (name) => name,
    ski: (name) => `${name}, estación de esquí`,
    lake: (name) => `${name} (centro del lago)`,
    park: (name) => `${name} (centro del parque)`,
    university: (name) => name,
    airport: (name) => `Aeropuerto de ${name}`,
  },
  town: (name) => `${name} (centro)`,
  beach: (name) => (/playa|praia/i.test(name) ? name : `${name} (playa)`),
  trail: (name) => `${name} (sendero)`,
  miles: (miles) => (miles < 2 ? 'a menos de 2 millas' : `a unas ${miles} millas`),
  walk: (minutes) => `a unos ${minutes} min a pie`,
  drive: (hours, minutes) =>
    hours === 0
      ? `a unos ${minutes} min en auto`
      : `a cerca de ${hours} h${minutes === 0 ? '' : ` ${minutes} min`} en auto`,
  how: 'Los tiempos son estimaciones desde el centro del círculo, no desde la puerta, sin contar tráfico, nieve ni ferris. Las millas son en línea recta.',
};

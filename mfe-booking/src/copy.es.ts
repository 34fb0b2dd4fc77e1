/** The texts of the booking in Spanish. docs/texts.md has the words that all packages use. */
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import { withArticle } from '@roost/shared/texts/es/clock';
import type { Texts } from '@roost/shared/texts';
import type { copy } from './copy.ts';

const UNITS = { stay: 'por estadía', night: 'por noche', guest: 'por huésped', pet: 'por mascota' };

export const copyEs: Texts<typeof copy> = {
  brand: (title) => `${title} · Roost`,
  bookTitle: (headline) => `Reservar ${headline}`,
  steps: { label: 'Pasos', details: 'Tus datos', payment: 'Pago', done: 'Listo', finished: 'Hecho: ' },

  details: {
    title: '¿Quién se va a hospedar?',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    phoneHint: 'Para tu llegada, emergencias y la verificación de tu banco. Nunca para publicidad.',
    emailForm: 'Escribe un correo electrónico como nombre@ejemplo.com.',
    phoneMissing: 'Falta el teléfono.',
    phoneForm: 'Escribe un teléfono de 6 a 14 dígitos.',
    refused: 'Revisa este campo.',
    noScript: (phone) =>
      `Para reservar en línea se necesita JavaScript. También puedes reservar por teléfono: ${phone}.`,
    subscribe: 'Quiero recibir por correo casas nuevas y precios de temporada baja, una vez al mes como máximo.',
    back: 'Volver a la casa',
    next: 'Continuar al pago',
    nextBlocked: 'Primero elige fechas y huéspedes.',
    saved: 'Personas para quienes reservas',
  },

  payment: {
    title: '¿Cómo quieres pagar?',
    card: 'Tarjeta',
    cardNumber: 'Número de tarjeta',
    expires: 'Vencimiento',
    securityCode: 'Código de seguridad',
    securityCodePlaceholder: '3 dígitos',
    needsExpires: 'Escribe la fecha de vencimiento.',
    needsSecurityCode: 'Escribe el código de seguridad.',
    securityCodeEmptied: 'Vuelve a escribir tu código de seguridad. No lo guardamos.',
    nameOnCard: 'Nombre en la tarjeta',
    billing: 'Dirección de facturación',
    country: 'País',
    address1: 'Dirección',
    address2: 'Apartamento o piso (opcional)',
    city: 'Ciudad',
    state: 'Estado',
    province: 'Provincia',
    region: 'Estado o región (opcional)',
    chooseState: 'Elige',
    zip: 'Código ZIP',
    postalCode: 'Código postal',
    missing: {
      nameOnCard: 'Falta el nombre en la tarjeta.',
      address1: 'Falta la dirección.',
      city: 'Falta la ciudad.',
      state: 'Falta el estado.',
      zip: 'Falta el código postal.',
    },
    zipForm: 'Escribe un código ZIP de 5 dígitos.',
    terms: 'Sujeto a nuestras condiciones.',
    readTerms: 'Leer las condiciones',
    byHost: 'Lo que ves en otro idioma lo escribió el anfitrión.',
    rules: 'Reglas de la casa',
    due: (total) => `Hoy pagas ${total} y después nada más.`,
    dueInDollars: (total, about) =>
      `Hoy pagas ${total} en dólares estadounidenses, ${about}, y después nada más. Tu banco puede usar otro tipo de cambio.`,
    houseRules: {
      no: { smoking: 'No se permite fumar', parties: 'No se permiten fiestas', pets: 'No se permiten mascotas' },
      times: (checkIn, checkOut) =>
        `Llegada a partir de ${withArticle(checkIn)}, salida antes de ${withArticle(checkOut)}`,
      pets: (most) => `Hasta ${most} ${most === 1 ? 'mascota' : 'mascotas'}`,
      quiet: (hours) => `Horas de silencio: ${hours.replace(' to ', ' a ')}`,
      age: (years) => `Quien reserva debe tener al menos ${years} años`,
    },
    pricing: 'Estamos actualizando tu total.',
    payNoTotal: 'Pagar y reservar',
    back: 'Atrás',
    pay: (total) => `Pagar ${total} y reservar`,
    paying: 'Estamos reservando tu estadía… Deja esta página abierta.',
    challenge: 'Tu banco quiere que confirmes el pago. Deja esta página abierta.',
    once: 'Hacemos un solo cargo a tu tarjeta, al reservar.',
    vaultLoading: 'Cargando el formulario de la tarjeta',
    vaultFailed: 'No pudimos cargar el formulario de la tarjeta. No se cobró nada.',
    vaultCall: (phone) => `También puedes pagar por teléfono: ${phone}.`,
    retry: 'Intentar de nuevo',
  },

  options: {
    title: 'Agrega algo a tu estadía',
    unit: (price, unit) => `${price} ${UNITS[unit]}.`,
  },

  promo: {
    title: 'Código promocional',
    code: 'Código',
    apply: 'Aplicar',
    remove: 'Quitar',
    empty: 'Primero escribe un código.',
    applied: (code, amount) => `${code} aplicado: ${amount} menos`,
  },

  exit: {
    title: '¿Dejar esta reserva?',
    text: 'Todavía no hay nada reservado, y tus fechas no están apartadas. Lo que escribiste se queda aquí dos horas, o hasta que cierres esta pestaña o reserves otra casa.',
    booking: 'Estamos reservando tu estadía en este momento. Espera un instante.',
    unknown:
      'Todavía no sabemos si esta estadía está reservada. Quédate y compruébalo otra vez, o vuelve a esta página en esta pestaña.',
    leave: 'Salir',
    stay: 'Seguir reservando',
  },

  help: (phone) =>
    `No pudimos reservar tu estadía en este momento. Inténtalo de nuevo en un rato, o llama al ${phone} y la reservamos contigo.`,

  problems: { title: (count) => (count === 1 ? 'Revisa un dato.' : `Revisa ${count} datos.`) },

  stay: {
    label: 'Tu estadía',
    datesOfYear: (dates, year) => `${dates} ${year}`,
    bar: (dates, total) => `${dates} · total con impuestos ${total}`,
    barWithoutTotal: (dates) => `${dates} · sin total`,
    noDates: 'Sin fechas',
    noGuests: 'Sin huéspedes',
    host: (name, since) =>
      `${hasSeveralHosts(name) ? 'Anfitriones' : 'Anfitrión'}: ${formatHosts(name)}, desde ${since}`,
    sleeps: (count) => `Para hasta ${count} ${count === 1 ? 'persona' : 'personas'}`,
    edit: 'Editar',
    editDates: 'Editar las fechas',
    editGuests: 'Editar los huéspedes',
    chooseForTotal: 'Elige fechas para ver tu total.',
    changeForTotal: 'Cambia tu estadía para ver el total.',
    datesTitle: 'Cambia tus fechas',
    guestsTitle: 'Cambia tus huéspedes',
    useGuests: 'Usar estos huéspedes',
    cancel: 'Cancelar',
    petFee: (fee) => `Cargo por mascota: ${fee} por estadía`,
    calendarLoading: 'Cargando el calendario',
    calendarFailed: 'No pudimos cargar el calendario. Tus fechas siguen aquí.',
    retry: 'Intentar de nuevo',
    quoteFailed: 'No pudimos cargar el precio. Tus datos siguen aquí.',
    gone: 'Ya no está disponible',
  },

  declined: {
    title: 'Tu banco rechazó esta tarjeta. No se cobró nada.',
    change: 'Cambia la tarjeta',
    after: 'e inténtalo de nuevo, o llama a tu banco. Tus fechas siguen libres.',
  },

  changed: {
    title: 'Tu total cambió',
    note: 'El precio cambió mientras reservabas. No se cobró nada.',
    difference: (amount, more) =>
      `El nuevo total es ${amount} ${more ? 'más alto' : 'más bajo'}. Mira qué cambió y luego decide.`,
    caption: 'Qué cambió',
    line: 'Concepto',
    before: 'Antes',
    now: 'Ahora',
    total: 'Total (USD)',
    others: 'Ver otras casas',
    kept: 'Los datos de tu tarjeta siguen aquí.',
    look: 'Revisarlos',
    removed: 'Ya no se cobra',
    same: 'Los demás conceptos',
  },

  taken: {
    title: 'Alguien acaba de reservar estas fechas',
    notFree: 'Estas fechas ya no están disponibles',
    nothing: 'No se cobró nada.',
    nearby: (nights) => `${nights} aquí, en fechas cercanas`,
    use: 'Usar estas fechas',
    useLabel: (dates) => `Usar estas fechas: ${dates}`,
    less: (amount) => `${amount} menos`,
    more: (amount) => `${amount} más`,
    same: 'El mismo total',
    checkIn: (time) => `Llegada a partir de ${withArticle(time)}`,
    kept: 'Tus datos siguen aquí.',
    similar: 'O casas parecidas',
    noNearby: 'Esta casa no tiene fechas cercanas como las tuyas. Cambia tus fechas para buscar más adelante.',
    looking: 'Buscando otras fechas',
  },

  offline: {
    title: 'No tienes conexión.',
    notSent: 'No se cobró nada, y todo lo que escribiste sigue aquí. Inténtalo de nuevo cuando tengas conexión.',
    unknown: 'Vuelve a comprobarlo cuando tengas conexión.',
    vault: 'No tienes conexión: inténtalo de nuevo cuando la tengas.',
    card: 'No tienes conexión. No se cobró nada. Inténtalo de nuevo cuando la tengas.',
  },

  booked: {
    title: 'Ya reservaste esta estadía',
    text: (home, dates, code) => `${home}, ${dates}. Tu código de reserva es ${code}.`,
    some: 'Ya reservaste algunas de estas noches',
    own: (dates, code) => `Tu estadía aquí: ${dates}, código ${code}.`,
  },

  unknown: {
    title: 'Todavía no sabemos si tu reserva se completó.',
    text: 'Compruébalo otra vez: nunca se te cobra dos veces por esta estadía.',
    check: 'Comprobar otra vez',
    call: (phone) => `Si no funciona, llama al ${phone} antes de volver a reservar.`,
    resumed: 'Estamos comprobando qué pasó con tu reserva. Deja esta página abierta.',
  },

  unavailable: {
    noListing: '¿Qué casa te gustaría reservar?',
    noListingText: 'Busca una casa que te guste y elige Reservar en su página.',
    search: 'Buscar casas',
    gone: 'Esta casa ya no está disponible',
    goneText: 'Estas casas se le parecen.',
    failed: 'No pudimos cargar esta página',
    failedText: (phone) => `Inténtalo de nuevo en un momento, o llama al ${phone}.`,
    retry: 'Intentar de nuevo',
    call: (phone) => `Llamar al ${phone}`,
  },

  heads: {
    booked: 'Reserva hecha',
    lookup: 'Encuentra tu estadía',
    trips: 'Viajes',
    find: 'Encuentra una reserva',
    change: 'Cambia tu estadía',
    pay: 'Pagar el resto',
    receipt: 'Recibo',
    messages: 'Mensajes',
    review: 'Escribir una reseña',
  },
  refunds: {
    policyTitle: 'Política de cancelación',
    zone: 'Los plazos son en la hora local de la casa.',
    today: 'Hoy',
  },
  manageStay: 'Administrar la estadía',
  wentWrong: 'Algo salió mal. Inténtalo de nuevo en un momento.',
};

import type { bedTexts } from '../../domain/beds.ts';
import type { calendarTexts } from '../../ui/calendar/calendar-texts.ts';
import type { stepperTexts } from '../../ui/stepper/stepper-texts.ts';
import type { uiTexts } from '../../ui/ui-texts.ts';
import type { Texts } from '../index.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const ui: Texts<typeof uiTexts> = {
  card: {
    studio: 'Estudio',
    bedrooms: (count) => counted(count, 'habitación', 'habitaciones'),
    baths: (count) => counted(count, 'baño', 'baños'),
    sleeps: (guests) => `Para ${guests}`,
    checkIn: (weekday, days) => `Llegada solo en ${weekday}, ${days}`,
    from: (day) => `desde el ${day}`,
  },
  rating: {
    none: 'Nueva',
    rated: 'Calificación ',
    reviews: (count) => (count === 1 ? ' reseña' : ' reseñas'),
  },
  photos: {
    of: (label) => `Fotos de ${label}`,
    previous: (label) => `Foto anterior de ${label}`,
    next: (label) => `Foto siguiente de ${label}`,
    position: (at, of) => `Foto ${at} de ${of}`,
  },
  pages: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
  },
  bill: {
    total: 'Total (USD)',
    beforeTaxes: 'Total antes de impuestos',
    about: (day) => `Aproximado, al cambio del ${day}`,
  },
  skip: 'Saltar al contenido',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  home: 'Roost, inicio',
  account: 'Cuenta',
  breadcrumb: 'Ruta de navegación',
  countryCode: 'Código de país',
};

export const stepper: Texts<typeof stepperTexts> = {
  fewer: (label) => `Menos: ${label}`,
  more: (label) => `Más: ${label}`,
  adults: 'Adultos',
  adultsAge: '13 años o más',
  children: 'Niños',
  childrenAge: 'De 2 a 12 años',
  infants: 'Bebés',
  infantsAge: 'Menores de 2 años. No cuentan para el límite.',
  pets: 'Mascotas',
  full: (most) => `Esta casa es para ${most} como máximo. Los bebés no cuentan.`,
};

export const calendar: Texts<typeof calendarTexts> = {
  weekdays: [
    ['do', 'domingo'],
    ['lu', 'lunes'],
    ['ma', 'martes'],
    ['mi', 'miércoles'],
    ['ju', 'jueves'],
    ['vi', 'viernes'],
    ['sá', 'sábado'],
  ],
  earlier: 'Meses anteriores',
  later: 'Meses siguientes',
  notAvailable: ', no disponible',
  asCheckIn: ', llegada',
  asCheckOut: ', salida',
  out: 'salida',
  chooseCheckInFirst: 'Primero elige la llegada',
  chooseCheckOutFirst: 'Primero elige la salida',
  chooseCheckIn: 'Elige la llegada',
  chooseCheckOut: 'Elige la salida',
  clear: 'Borrar fechas',
  use: 'Usar estas fechas',
  to: (start, end) => `${start} – ${end}`,
  chosen: (start, end) => `Del ${start} al ${end}.`,
  started: (start) => `Llegada el ${start}. Elige la salida.`,
  legend: {
    own: 'Tus fechas',
    taken: 'No disponible',
    checkOut: 'Solo salida',
    minimum: 'Sin llegada',
    prices: 'Los precios son por noche, antes de cargos',
  },
  checkOutOnly: 'Solo salida',
  tooShort: (nights) => `El mínimo es de ${nights} y desde este día hay menos libres.`,
  noCheckIn: 'No se puede llegar este día.',
};

export const beds: Texts<typeof bedTexts> = {
  king: ['cama king', 'camas king'],
  queen: ['cama queen', 'camas queen'],
  double: ['cama doble', 'camas dobles'],
  single: ['cama individual', 'camas individuales'],
  bunk: ['litera', 'literas'],
  sofa: ['sofá cama', 'sofás cama'],
};

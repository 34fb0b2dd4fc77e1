import names from 'dayjs/locale/es.js';
import type { datesTexts } from '../../domain/dates.ts';
import type { turnoverTexts } from '../../domain/turnover.ts';
import { formatDay } from '../../domain/dates.ts';
import type { Texts } from '../index.ts';

/** Months as they stand in a line beside others: `12 jun`, without the dot of an abbreviation. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

export const dates: Omit<Texts<typeof datesTexts>, 'names'> & { names: ILocale } = {
  names: { ...names, monthsShort: MONTHS },
  weekday: { long: 'dddd', short: 'ddd' },
  day: 'D MMM',
  date: 'D MMM YYYY',
  longDate: 'D [de] MMMM [de] YYYY',
  month: 'MMMM [de] YYYY',
  range: (start, end) => `${start} – ${end}`,
  rangeInMonth: (start, end) => `${Number(start.slice(8))} – ${formatDay(end)}`,
  nights: (nights) => `${nights} ${nights === 1 ? 'noche' : 'noches'}`,
};

export const turnover: Texts<typeof turnoverTexts> = {
  weekdays: ['los domingos', 'los lunes', 'los martes', 'los miércoles', 'los jueves', 'los viernes', 'los sábados'],
  from: (day) => `desde el ${day}`,
  only: (weekday) => `Solo se llega ${weekday}.`,
  outOnly: (weekday) => `Solo se sale ${weekday}.`,
  season: (weekday, range) => `Solo se llega ${weekday}, ${range}.`,
  seasonMinimum: (weekday, range, nights) => `Solo se llega ${weekday}, ${range}, mínimo ${nights}.`,
};

import type { whatChangedTexts } from '../../domain/what-changed.ts';
import type { Texts } from '../index.ts';

export const whatChanged: Texts<typeof whatChangedTexts> = {
  dates: (range) => `Nuevas fechas: ${range}`,
  ages: (adults, children) =>
    `${adults} ${adults === 1 ? 'adulto' : 'adultos'}, ${children} ${children === 1 ? 'niño' : 'niños'}`,
  added: (extra) => `Se agregó: ${extra}`,
  removed: (extra) => `Se quitó: ${extra}`,
};

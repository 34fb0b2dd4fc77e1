import type { partyTexts } from '../../domain/party.ts';
import type { Texts } from '../index.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const party: Texts<typeof partyTexts> = {
  guests: (count) => (count === 1 ? '1 huésped' : `${count} huéspedes`),
  infants: (count) => plural(count, 'bebé'),
  pets: (count) => plural(count, 'mascota'),
};

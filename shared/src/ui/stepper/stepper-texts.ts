import { defineTexts } from '../../texts/index.ts';

export const stepperTexts = /* @__PURE__ */ defineTexts('shared/stepper', {
  fewer: (label: string) => `Fewer: ${label}`,
  more: (label: string) => `More: ${label}`,
  adults: 'Adults',
  adultsAge: '13 and over',
  children: 'Children',
  childrenAge: '2 to 12',
  infants: 'Infants',
  infantsAge: 'Under 2. They don’t count toward the limit.',
  pets: 'Pets',
  full: (most: number) => `This home sleeps ${most}. Infants don’t count.`,
});

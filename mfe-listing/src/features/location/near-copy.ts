import { defineTexts } from '@roost/shared/texts';

/** Texts of what is near. The server draws them; the browser loads them with their part. */
export const nearCopy = /* @__PURE__ */ defineTexts('mfe-listing/near', {
  title: 'What’s near',
  name: {
    sight: (name: string) => name,
    ski: (name: string) => (/ski|mountain|resort/i.test(name) ? name : `${name}, ski area`),
    lake: (name: string) => `${name} (center of the lake)`,
    park: (name: string) => `${name} (center of the park)`,
    university: (name: string) => name,
    airport: (name: string) => `${name} airport`,
  },
  town: (name: string) => `${name} (town center)`,
  /** The English names say what they are. */
  beach: (name: string) => name,
  trail: (name: string) => name,
  miles: (miles: number) => (miles < 2 ? 'under 2 miles' : `about ${miles} miles`),
  walk: (minutes: number) => `about ${minutes} min walk`,
  drive: (hours: number, minutes: number) =>
    hours === 0 ? `about ${minutes} min drive` : `about ${hours} h${minutes === 0 ? '' : ` ${minutes} min`} drive`,
  how: 'Times are estimates from the middle of the circle, not from the door, and leave out traffic, snow and ferries. Miles are in a straight line.',
});

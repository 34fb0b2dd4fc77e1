import { understand } from '@roost/shared/domain/understanding/understand';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { inEnglish } from './translate.ts';

const PLACES = new Set(
  [
    'Florida',
    'Florydzie',
    'Hawaii',
    '하와이',
    '플로리다',
    '佛罗里达',
    'Lake Tahoe',
    'Orlando',
    'Las Vegas',
    'Los Angeles',
    'Nice',
    'Montana',
  ].map(normalizePhrase),
);
const isPlace = (name: string): boolean => PLACES.has(name);
const read = (typed: string) =>
  understand(inEnglish(typed, isPlace), {
    today: '2026-11-23',
    places: { homesIn: (name) => (isPlace(name) ? 10 : undefined) },
  });
const wishes = (typed: string): string[] => Object.values(read(typed).values).flat();

describe('FIND-2: a wish is read in ten languages', () => {
  test.each([
    'cabaña con muelle privado',
    'hütte mit privatem steg',
    'baita con molo privato',
    'cabana com cais privado',
    'huisje met prive steiger',
    'cabane avec ponton privé',
  ])('a dock of one’s own leaves no word behind: %s', (typed) => {
    expect(wishes(typed)).toContain('Private Dock');
    expect(inEnglish(typed, isPlace)).not.toMatch(/priv(?!ate dock)/i);
  });

  test.each([
    ['haus mit 4 schlafzimmern und whirlpool', 'Hot Tub'],
    ['Badeurlaub', 'Near the Beach / Oceanfront'],
    ['Skiferien', 'Skiing / Snowboarding'],
    ['Wellnessurlaub', 'Hot Tub'],
    ['Haustierfreundliche Unterkunft mit Schwimmbad', 'Pool'],
    ['maison à deux pas de la plage avec un bain nordique', 'Hot Tub'],
    ['casita con tina caliente para dos adultos', 'Hot Tub'],
    ['villa les pieds dans l’eau', 'Oceanfront'],
    ['casa con vista sull’oceano e caminetto', 'Ocean View'],
    ['baita con caminetto', 'Fireplace'],
    ['chalé com churrasqueira', 'Grill'],
    ['huisje met houtkachel', 'Fireplace'],
    ['domek z kominkiem', 'Fireplace'],
    ['暖炉のある家', 'Fireplace'],
    ['带壁炉的木屋', 'Fireplace'],
    ['벽난로 있는 오두막', 'Fireplace'],
  ])('"%s" asks for %s', (typed, wish) => {
    expect(wishes(typed)).toContain(wish);
    expect(read(typed).place).toBeNull();
  });

  test.each([
    ['dom z basenem na Florydzie', 'Florydzie'],
    ['플로리다 4명 수영장 펜션', '플로리다'],
    ['佛罗里达带泳池的别墅', '佛罗里达'],
    ['casas que admiten mascotas cerca de Orlando', 'Orlando'],
    ['maison avec piscine à Nice', 'Nice'],
  ])('"%s" is in %s', (typed, place) => expect(read(typed).place).toBe(place));

  test.each<[string, Record<string, number>]>([
    ['casa para dos adultos y un niño', { adults: 2, children: 1 }],
    ['apartament dla 4 osób', { adults: 4 }],
    ['huis voor zes volwassenen', { adults: 6 }],
    ['大人2人 子供1人', { adults: 2, children: 1 }],
    ['能住8个人的别墅', { adults: 8 }],
    ['펜션 여섯명', { adults: 6 }],
    ['baita, cani ammessi', { pets: 1 }],
  ])('"%s" says who comes', (typed, party) => expect(read(typed).party).toEqual(party));

  test.each([
    ['casa dal 3 al 7 agosto'],
    ['maison entre le 3 et le 7 août'],
    ['huis van 3 tot 7 augustus'],
    ['dom od 3 do 7 sierpnia'],
    ['zwischen dem 3. und 7. August'],
    ['8月3日から7日'],
    ['8월 3일부터 7일까지'],
  ])('"%s" is August 3 to 7', (typed) =>
    expect(read(typed).dates).toMatchObject({ checkIn: '2027-08-03', checkOut: '2027-08-07' }),
  );

  test.each([
    ['casa por menos de 150 dólares la noche', 150],
    ['Haus, weniger als 200 Euro pro Nacht', 200],
    ['dom poniżej 300 dolarów za noc', 300],
  ])('"%s" has a limit', (typed, price) => expect(read(typed).maxPrice).toBe(price));

  test.each([
    ['cabins near Las Vegas with a pool for 4 adults in july'],
    ['me and my mom, no car, walk to the beach'],
    ['La Jolla beach house, come as you are'],
    ['do you have a dog friendly hut in or near Los Angeles?'],
    ['house for sale'],
    ['log cabin in montana'],
    ['Montana'],
    [''],
    ['!!! ??? 漢'],
  ])('English stays as it is typed: "%s"', (typed) => expect(inEnglish(typed, isPlace)).toBe(typed));
});

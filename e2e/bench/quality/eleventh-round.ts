/**
 * Queries of an eleventh round, written before the tenth was run, and run once, after its failures were mended: nothing
 * was changed for them before. This file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, bedrooms, beach, costsBetween, every, flat, has, hut, inCountry } = rules;
const { inRegion, inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, toDo } = rules;
const { water, within, not } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const week = [2, 3, 4, 5, 6, 7];
const weekend = [2, 3, 4];

/** Queries by kind. */
export function eleventhRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (part: number): Home | undefined => homes[Math.floor(homes.length * part)];
  const called = (part: number): string => named(part)?.Headline ?? '';
  const sameName =
    (part: number): Rule =>
    ({ Headline }) =>
      Headline === called(part);
  return {
    'place, exact': [
      ['Boone NC', to(36.22, -81.67)],
      ['saugerties', to(42.08, -73.95)],
      ['Wimberley, TX 78676', to(30.0, -98.1)],
      ['marathon florida keys', to(24.71, -81.09)],
      ['manteo', to(35.91, -75.68)],
      ['carbondale colorado usa', to(39.4, -107.21)],
      ['Algoma Wisconsin', to(44.61, -87.43)],
      ['bigfork', to(48.06, -114.07)],
      ['akumal', to(20.4, -87.31)],
      ['jimbaran', to(-8.79, 115.16)],
    ],
    'place, misspelt': [
      ['gatlingburg', to(35.71, -83.51)],
      ['tellyride', to(37.94, -107.81)],
      ['hiltonhed island', to(32.18, -80.74)],
      ['skeneateles ny', to(42.95, -76.43)],
      ['kilauaea', to(22.21, -159.41)],
      ['wilmwood nj', to(38.99, -74.81)],
      ['ocracocke', to(35.11, -75.98)],
      ['sivola durango', to(37.28, -107.88)],
      ['sturgen bay', to(44.83, -87.38)],
      ['oisa santorini', inRegion('Santorini')],
    ],
    'home number or name': [
      [`hi is ${named(0.13)?.objectID} available`, one(named(0.13)?.objectID)],
      [`${named(0.27)?.objectID} ${named(0.27)?.City}`, one(named(0.27)?.objectID)],
      [`roost.com listing #${named(0.58)?.objectID}`, one(named(0.58)?.objectID)],
      [called(0.03).replaceAll(/[aeiou](?=\w*$)/g, ''), sameName(0.03)],
      [`${called(0.34).toLowerCase()}?`, sameName(0.34)],
      [`stay at ${called(0.68)}`, sameName(0.68)],
      [`"${called(0.82)}" ${named(0.82)?.State ?? ''}`, sameName(0.82)],
    ],
    abbreviation: [
      ['Adks ny', inRegion('Adirondacks')],
      ['kdh obx', to(36.03, -75.68)],
      ['Asp CO', to(39.19, -106.82)],
      ['N Georgia', inState('Georgia')],
      ['GSP airport', to(34.9, -82.22)],
      ['EGE', to(39.64, -106.92)],
      ['W Mass', inState('Massachusetts')],
      ['S.C. beaches', all(beach, inState('South Carolina'))],
      ['4br 3.5ba hh island', all(bedrooms(4), bathrooms(3), inRegion('Hilton Head'))],
      ['PTown ma', to(42.06, -70.18)],
    ],
    'natural language': [
      [
        'somewhere my grandkids can swim safely and i can grill',
        all(has('Grill'), any(has('Pool'), toDo('Swimming'), lake)),
      ],
      [
        'a big cabin for thirteen near breckenridge with a game room',
        all(sleeps(13), has('Game Room'), to(39.48, -106.04)),
      ],
      ['we are a couple on a budget wanting to see the red rocks in april', any(inRegion('Sedona'), inRegion('Moab'))],
      ['do you have a townhouse in park city that takes pets', all(ofType('Townhouse'), pets, to(40.65, -111.5))],
      [
        'three nights in new orleans at the end of january, two people',
        all(to(29.95, -90.07), stay('2027-01-20', '2027-02-03', 3)),
      ],
      ['a lake house with its own dock so we can bring our boat', all(lake, at('Private Dock'))],
      ['my son uses a wheelchair and we would love maui', all(access('Step-Free Entrance'), inRegion('Maui'))],
      [
        'need to be able to walk to dinner in charleston',
        all(at('Walk to Restaurants', 'Downtown'), to(32.78, -79.93)),
      ],
      [
        'girls getaway for six in the smokies with hot tub and mountain view',
        all(sleeps(6), has('Hot Tub'), looksAt('Mountain View'), inRegion('Great Smoky Mountains')),
      ],
      [
        'is there anything left for labor day on lake of the ozarks',
        all(inRegion('Lake of the Ozarks'), stay('2027-09-02', '2027-09-08', ...weekend)),
      ],
      [
        'place to work from for a month with a proper desk in santa fe',
        all(has('Dedicated Workspace'), to(35.69, -105.94)),
      ],
      [
        'house with charger for our ev on cape cod under 400 a night',
        all(has('EV Charger'), under(400), inRegion('Cape Cod')),
      ],
      ['quiet spot in the woods, wood stove, no people around', all(has('Fireplace'), at('Wooded', 'Secluded'))],
      [
        'not a condo, on the beach, myrtle beach, sleeps 10',
        all(not(ofType('Condo')), beach, sleeps(10), to(33.69, -78.89)),
      ],
      ['a place with a crib near legoland florida', all(has('Crib'), to(27.99, -81.69))],
      ['five adults, 2 kids and a cat in traverse city', all(sleeps(7), pets, to(44.76, -85.62))],
      ['anywhere within an hour of asheville with a sauna', all(has('Sauna'), within(55, 35.6, -82.55))],
      ['what can i get for 180 a night in door county', all(under(180), inRegion('Door County'))],
      ['wedding guests need 6 bedrooms in hill country', all(bedrooms(6), inRegion('Texas Hill Country'))],
      ['learning to surf with teenagers, oregon or california', all(toDo('Surfing'), inState('Oregon', 'California'))],
      ['house we can fish off the dock with the kids in florida', all(at('Private Dock'), inState('Florida'))],
      [
        'apartment with washer and dryer and elevator in new orleans',
        all(flat, has('Washer', 'Dryer'), access('Elevator'), to(29.95, -90.07)),
      ],
      ['where should we go skiing with toddlers', ski],
      [
        'a vineyard stay for our 25th anniversary in tuscany',
        all(any(looksAt('Vineyard View'), at('Near Wineries')), inRegion('Tuscany')),
      ],
    ],
    'ZIP, street address': [
      ['83001-1234', to(43.48, -110.76)],
      ['zip 28801', to(35.6, -82.55)],
      ['310 Beach Drive, Destin, Florida', to(30.39, -86.5)],
      ['17 canyon drive sedona', to(34.87, -111.76)],
      ['9 canyon road santa fe', to(35.69, -105.94)],
      ['around 04609', to(44.39, -68.2)],
      ['route 6 wellfleet', to(41.93, -70.03)],
      ['Largo do Rossio 4, Lagos', to(37.1, -8.67)],
    ],
    'state, region or country': [
      ['washington county utah', inState('Utah')],
      ['the smoky mountains of tennessee', inRegion('Great Smoky Mountains')],
      ['beehive state', inState('Utah')],
      ['peach state', inState('Georgia')],
      ['garden state shore', inRegion('Jersey Shore')],
      ['scottish isles', inRegion('Scottish Highlands')],
      ['coastal georgia', inState('Georgia')],
      ['western montana', inState('Montana')],
      ['yucatan peninsula', inCountry('Mexico')],
      ['arctic norway', inCountry('Norway')],
      ['sonoma county', inRegion('Sonoma and Napa')],
      ['lower keys', inRegion('Florida Keys')],
    ],
    vague: [
      ['old', every],
      ['midweek', every],
      ['< $250', under(250)],
      ['modern', any(ofType('Modern home', 'Loft', 'Condo', 'Apartment'))],
      ['somewhere cozy for two with snow', any(ski, mountain)],
      ['big group beach', all(beach, sleeps(8))],
      ['hidden gem', every],
      ['cheap lake', lake],
      ['dog beach', all(pets, beach)],
      ['retirement party', sleeps(6)],
      ['crib', has('Crib')],
      ['sauna cabin', all(has('Sauna'), hut)],
      ['by the fire', any(has('Fireplace'), has('Fire Pit'))],
      ['writers retreat', any(at('Secluded', 'Quiet Road', 'Rural', 'Wooded'), has('Dedicated Workspace'))],
      ['kayak right from the house', any(has('Kayaks'), water, toDo('Kayaking'))],
      ['not on the beach but close', any(beach, sea)],
      ['where the locals go', every],
      ['elevator', access('Elevator')],
      ['over 500 a night', costsBetween(500, 1e9)],
      ['sunset views', looksAt('Sunset View')],
    ],
    'not English': [
      ['cabaña romántica con chimenea en Colorado', all(hut, has('Fireplace'), inState('Colorado'))],
      ['casa grande en la playa, 14 personas, Texas', all(beach, sleeps(14), inState('Texas'))],
      ['apartamento barato en Mónaco', all(flat, inCountry('Monaco'))],
      ['finca con piscina en la Toscana', all(has('Pool'), inRegion('Tuscany'))],
      ['fin de semana largo en Savannah', to(32.08, -81.09)],
      ['Häuschen am Wasser in Maine mit Kajak', all(water, has('Kayaks'), inState('Maine'))],
      ['Wellness mit Sauna und Whirlpool', has('Sauna', 'Hot Tub')],
      ['Ferienhaus Gardasee oder Comer See', inRegion('Lake Como')],
      ['Silvester in Whistler', all(inRegion('Whistler'), stay('2026-12-27', '2027-01-05', ...week))],
      ['villa pieds dans l’eau Floride', all(any(water, beach), inState('Florida'))],
      ['maison de campagne avec jardin et cheminée', has('Fireplace')],
      ['proche de Disneyworld avec piscine', all(has('Pool'), to(28.39, -81.56))],
      ['camino acceso, vista lago', all(has('Fireplace'), looksAt('Lake View'))],
      ['casa vacanze in California con idromassaggio', all(has('Hot Tub'), inState('California'))],
      ['sobrado com churrasqueira e piscina', has('Grill', 'Pool')],
      ['chalé em Aspen para esquiar', all(any(ski, hut), to(39.19, -106.82))],
      ['bungalow aan zee met kinderbedje', all(any(beach, sea), has('Crib'))],
      ['huisje met openhaard in Vermont', all(has('Fireplace'), inState('Vermont'))],
      ['ログハウス サウナ', all(hut, has('Sauna'))],
      ['フロリダ 大人数 10人 プール', all(has('Pool'), sleeps(10), inState('Florida'))],
      ['圣达菲 土坯房', all(ofType('Adobe house'), to(35.69, -105.94))],
      ['缅因州 海边 小屋', all(any(sea, water), inState('Maine'))],
      ['그랜드 캐니언 근처', to(36.06, -112.14)],
      ['온수 욕조 있는 오두막 테네시', all(hut, has('Hot Tub'), inState('Tennessee'))],
      ['beach house mit hund in north carolina', all(beach, pets, inState('North Carolina'))],
    ],
    landmark: [
      ['old faithfull geyser', to(44.46, -110.83)],
      ['looking glass rock', to(35.3, -82.79)],
      ['cave of the winds', to(38.87, -104.92)],
      ['bodie island lighthouse', to(35.82, -75.56)],
      ['boldt castle', to(44.34, -75.92)],
      ['franconia notch', to(44.14, -71.68)],
      ['natural bridge caverns', to(29.69, -98.34)],
      ['the grotto shenandoah', inRegion('Shenandoah')],
      ['bearizona', to(35.23, -112.13)],
      ['ruby falls', to(35.02, -85.34)],
      ['cape flattery', to(48.38, -124.71)],
      ['sundance resort', to(40.39, -111.58)],
      ['wailua falls', inRegion('Kauai')],
      ['castle geyser yellowstone', to(44.46, -110.84)],
      ['fort jefferson', to(24.63, -82.87)],
      ['st andrews state park', to(30.13, -85.74)],
      ['south of the border sc', to(34.5, -79.31)],
      ['urquhart castle', to(57.32, -4.44)],
      ['tanah lot', inRegion('Bali')],
      ['sentosa island', to(1.25, 103.83)],
    ],
    'with dates': [
      [
        'third week of june san juan islands',
        all(inRegion('San Juan Islands'), stay('2027-06-12', '2027-06-24', ...week)),
      ],
      ['midweek in february park city', all(to(40.65, -111.5), stay('2027-02-01', '2027-03-01', 2, 3, 4))],
      ['this saturday for 3 nights savannah', all(to(32.08, -81.09), stay('2026-11-28', '2026-12-01', 3))],
      ['dec 5th through 9th gatlinburg', all(to(35.71, -83.51), stay('2026-12-05', '2026-12-09', 4))],
      ['summer 2027 cape cod week', all(inRegion('Cape Cod'), stay('2027-06-01', '2027-09-01', 7))],
      ['presidents weekend vermont ski', all(inState('Vermont'), stay('2027-02-11', '2027-02-17', ...weekend))],
      ['weekend before christmas fredericksburg', all(to(30.27, -98.87), stay('2026-12-17', '2026-12-22', ...weekend))],
      ['7/3 - 7/10 outer banks', all(inRegion('Outer Banks'), stay('2027-07-03', '2027-07-10', 7))],
      ['two weeks in september tuscany', all(inRegion('Tuscany'), stay('2027-09-01', '2027-10-01', 14))],
      ['friday night to monday morning moab in may', all(to(38.57, -109.55), stay('2027-05-01', '2027-06-01', 3))],
    ],
    'mixed or half typed': [
      ['gulf shor', to(30.25, -87.7)],
      ['cabin w sauna + ev, catskills, 2 couples', all(has('Sauna'), sleeps(4), inRegion('Catskills'))],
      ['lakefrnt mn 3br dock dog', all(bedrooms(3), pets, lake, inState('Minnesota'))],
      ['$$ luxury villa kauai 12 ppl', all(sleeps(12), inRegion('Kauai'))],
      [
        'romantic getaway (no kids!) w/ hot tub & fireplace, blue ridge',
        all(has('Hot Tub', 'Fireplace'), any(inState('North Carolina', 'Georgia', 'Virginia'))),
      ],
      ['condo ski in ski out 2 bedroo', all(at('Ski-In/Ski-Out'), bedrooms(2))],
      [
        'tahoe jan 8-11 6 adults hot tub <$600',
        all(sleeps(6), has('Hot Tub'), under(600), inRegion('Lake Tahoe'), stay('2027-01-08', '2027-01-11', 3)),
      ],
      ['beach hou with pool n dog', all(beach, has('Pool'), pets)],
      ['sedona OR moab hot tub', all(has('Hot Tub'), inRegion('Sedona', 'Moab'))],
      ['near nyc pool pets 2 hrs', all(has('Pool'), pets, within(110, 40.71, -74.0))],
    ],
  };
}

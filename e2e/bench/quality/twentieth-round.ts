/**
 * Queries of a twentieth round, written after the nineteenth was mended and before any of these was run: nothing was
 * changed for them. This file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, costsBetween, flat, has, hut, inCountry, inRegion } = rules;
const { inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, toDo, warm, water } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const WEEK = [5, 6, 7];

/** Queries by kind. */
export function twentiethRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  return {
    'place, exact': [
      ['anything open in Hood River Oregon', to(45.71, -121.52)],
      ['Chincoteague Island, Virginia', to(37.93, -75.38)],
      ['we are thinking of Rehoboth Beach', to(38.72, -75.08)],
      ['Ellicottville NY', to(42.27, -78.67)],
      ['Beaufort SC', to(32.43, -80.67)],
      ['stays in Manchester Vermont please', to(43.16, -73.07)],
    ],
    'place, misspelt': [
      ['pidgeon forge', to(35.79, -83.55)],
      ['lake of ozarks misouri', inRegion('Lake of the Ozarks')],
      ['big sir california', to(36.27, -121.81)],
      ['martas vineyard', to(41.39, -70.64)],
      ['nantuckit', to(41.28, -70.1)],
      ['provance france', inRegion('Provence')],
      ['bar habor maine', to(44.39, -68.2)],
      ['wintergreen virgina', to(37.91, -78.94)],
      ['santa fey new mexico', to(35.69, -105.94)],
      ['tulumm mexico', to(20.21, -87.46)],
    ],
    'home number or name': [
      [`is property number ${homes[55]?.objectID ?? ''} pet friendly`, one(homes[55]?.objectID)],
      [`I saved cabin no ${homes[77]?.objectID ?? ''} last year`, one(homes[77]?.objectID)],
      [`${homes[900]?.Headline ?? ''} for 2 people`, one(homes[900]?.objectID)],
    ],
    abbreviation: [
      ['NMB condo', all(flat, to(33.82, -78.68))],
      ['SW Montana or NW Wyoming', any(inState('Montana', 'Wyoming'))],
      ['SE Tennessee', inState('Tennessee')],
      ['PCMR', to(40.65, -111.51)],
      ['BNA', to(36.12, -86.68)],
      ['MSY airport', to(29.99, -90.26)],
      ['Pt Reyes', to(38.07, -122.81)],
    ],
    'natural language': [
      ['cabin in broken bow for under 1800 total for the week', all(hut, under(260), to(34.03, -94.74))],
      ['pool or hot tub in scottsdale or sedona', all(any(has('Pool'), has('Hot Tub')), to(34.87, -111.76))],
      ['walkable to the lifts breckenridge 2 bedroom minimum', all(ski, bedrooms(2), to(39.48, -106.04))],
      ['at least 3 baths, hilton head, golf or tennis', all(bathrooms(3), to(32.2, -80.7))],
      [
        'my kids want a pool and my wife wants the beach and I want golf, gulf shores',
        all(has('Pool'), beach, inRegion('Gulf Shores')),
      ],
      [
        'nothing with stairs please, myrtle beach, oceanfront',
        all(any(access('Step-Free Entrance'), access('Ground Floor Bedroom')), at('Oceanfront'), to(33.69, -78.89)),
      ],
      ['2 grandparents 2 parents 3 kids and a puppy in door county', all(sleeps(7), pets, inRegion('Door County'))],
      [
        'Cozy A-frame w/ hot tub ★4.97 (212) Entire cabin hosted by Anna, Gatlinburg',
        all(hut, has('Hot Tub'), to(35.71, -83.51)),
      ],
      ['a lake house with a dock or a boat in traverse city', all(lake, to(44.76, -85.62))],
      [
        'do any of your texas hill country places have a river',
        all(any(at('Riverfront', 'Near the Water'), looksAt('River View')), inRegion('Texas Hill Country')),
      ],
      [
        'quiet cottage with a garden in the cotswolds for two, dog comes too',
        all(ofType('Cottage'), pets, inRegion('Cotswolds')),
      ],
      ['$2500 a week or less on the outer banks', all(under(360), inRegion('Outer Banks'))],
      [
        'need fast wifi and a desk near aspen, staying a month',
        all(has('Wi-Fi', 'Dedicated Workspace'), to(39.19, -106.82)),
      ],
      ['condo in destin no higher than third floor with balcony', all(flat, has('Deck or Patio'), to(30.39, -86.5))],
      ['steps from the slopes whistler sauna', all(ski, has('Sauna'), to(50.12, -122.96))],
    ],
    'ZIP, street address': [
      ['anything near 28904', to(35.04, -83.82)],
      ['32541', to(30.39, -86.5)],
      ['zip code 05672 sauna', all(has('Sauna'), to(44.47, -72.69))],
      ['18 Butler Ave, Tybee Island', to(32.0, -80.85)],
      ['48 Main St, Bar Harbor', to(44.39, -68.2)],
      ['22001 Como', to(45.81, 9.08)],
    ],
    'state, region or country': [
      ['eastern Tennessee', inState('Tennessee')],
      ['western Colorado cabin', all(hut, inState('Colorado'))],
      ['northern New Mexico', inState('New Mexico')],
      ['coastal South Carolina', inState('South Carolina')],
      ['southern Oregon coast or anywhere in Oregon', inState('Oregon')],
      ['Grand County Utah', to(38.57, -109.55)],
      ['Essex County NY', inRegion('Adirondacks')],
      ['the Grand Strand', inRegion('Myrtle Beach')],
      ['the high country NC', inState('North Carolina')],
      ['Portugal coast', inCountry('Portugal')],
      ['Indonesia villa', inCountry('Indonesia')],
      ['Hawaii not Maui', inRegion('Kauai')],
    ],
    vague: [
      ['we just need to get out of the city', () => true],
      ['beach or lake, dogs ok', all(any(beach, lake), pets)],
      ['babymoon by the ocean', sea],
      ['quiet place for a proposal with a view', () => true],
      ['kids love boats', any(water, toDo('Boating'))],
      ['where there is snow in january', any(ski, mountain)],
      ['somewhere hot in january', warm],
      ['big group ski trip 12 people', all(sleeps(12), ski)],
      ['bikes and ice cream and beach', beach],
    ],
    'not English': [
      [
        'ferienhaus in den smoky mountains mit whirlpool für 8',
        all(has('Hot Tub'), sleeps(8), inRegion('Great Smoky Mountains')),
      ],
      ['zwei wochen august cape cod', all(stay('2027-08-01', '2027-09-01', 14, 13, 12, 7), inRegion('Cape Cod'))],
      ['logement avec cuisine équipée et lave-linge à savannah', all(has('Kitchen', 'Washer'), to(32.08, -81.1))],
      ['où dormir près de zion', to(37.3, -113.03)],
      ['cabaña romántica con chimenea para dos en nuevo mexico', all(has('Fireplace'), inState('New Mexico'))],
      ['casa grande con alberca para 14 personas en florida', all(has('Pool'), sleeps(14), inState('Florida'))],
      ['casa vacanze in sardegna o toscana con piscina', all(has('Pool'), inRegion('Tuscany'))],
      ['baita con sauna vicino alle piste', all(has('Sauna'), ski)],
      ['apartamento com vista mar em mônaco ou algarve', all(flat, inRegion('Algarve'))],
      ['huis met hottub aan het strand in florida', all(has('Hot Tub'), beach, inState('Florida'))],
      ['hytte i lofoten med båt', inRegion('Lofoten')],
    ],
    landmark: [
      ['sugarloaf mountain maine', to(45.03, -70.31)],
      ['sunday river', to(44.47, -70.86)],
      ['mount snow', to(42.96, -72.92)],
      ['hershey park', to(40.29, -76.65)],
      ['assateague ponies', to(38.08, -75.21)],
      ['lake powell', to(37.07, -111.24)],
      ['monument valley', to(36.98, -110.1)],
      ['garden of the gods colorado springs', to(38.88, -104.88)],
      ['crested butte', to(38.9, -106.97)],
      ['lake chelan', to(47.84, -120.02)],
      ['mount rainier', to(46.85, -121.76)],
      ['multnomah falls', to(45.58, -122.12)],
      ['crater lake', to(42.94, -122.1)],
      ['lassen volcanic', to(40.49, -121.42)],
      ['point reyes lighthouse', to(38.0, -123.02)],
      ['hearst castle', to(35.69, -121.17)],
      ['salton sea', to(33.3, -115.84)],
      ['ark encounter', to(38.62, -84.59)],
      ['carowinds', to(35.1, -80.94)],
      ['fort bragg nc', to(35.14, -79.0)],
      ['ruby falls chattanooga', to(35.02, -85.34)],
      ['helen georgia oktoberfest', to(34.7, -83.73)],
      ['amicalola falls', to(34.57, -84.25)],
      ['weeki wachee', to(28.52, -82.57)],
      ['kennedy space center', to(28.57, -80.65)],
      ['daufuskie island ferry', to(32.11, -80.87)],
      ['south of the border', to(34.5, -79.31)],
      ['red river new mexico', to(36.71, -105.41)],
      ['wolf creek ski', to(37.47, -106.79)],
      ['white pocket kanab', to(37.05, -112.53)],
    ],
    'with dates': [
      [
        'last two weeks of june outer banks',
        all(stay('2027-06-14', '2027-07-02', 7, 8, 9, 10, 11, 12, 13, 14), inRegion('Outer Banks')),
      ],
      ['second half of february park city', all(stay('2027-02-13', '2027-03-02', ...WEEK), to(40.65, -111.5))],
      ['week after christmas lake tahoe', all(stay('2026-12-25', '2027-01-03', ...WEEK), inRegion('Lake Tahoe'))],
      ['week of memorial day destin', all(stay('2027-05-24', '2027-06-06', ...WEEK), to(30.39, -86.5))],
      ['three day weekend in october asheville', all(stay('2027-10-01', '2027-11-01', 3), to(35.6, -82.55))],
      ['april 9 through 12 sedona', all(stay('2027-04-09', '2027-04-12', 3), to(34.87, -111.76))],
      ['the weekend after new years poconos', all(stay('2027-01-01', '2027-01-12', 2, 3), inRegion('Poconos'))],
      ['kids are off feb 15 to 19, somewhere with skiing', all(ski, stay('2027-02-13', '2027-02-21', 4, 5, 6, 7))],
    ],
    'mixed or half typed': [
      ['pool galvest', all(has('Pool'), to(29.3, -94.79))],
      ['hot tub cabin blue rid', all(hut, has('Hot Tub'), any(inRegion('Asheville and Blue Ridge', 'Shenandoah')))],
      ['dog friendly san juan isl', all(pets, inRegion('San Juan Islands'))],
      ['condo or house, 8 guests, pool or beach, anna maria', all(sleeps(8), inRegion('Anna Maria and Sarasota'))],
      ['tahoe/truckee/reno feb', inRegion('Lake Tahoe')],
      [
        'lakefront + kayaks + firepit + finger lks',
        all(at('Lakefront'), has('Kayaks', 'Fire Pit'), inRegion('Finger Lakes')),
      ],
    ],
  };
}

/**
 * Queries of a thirtieth round: the set "first sight". Written after all that the twenty-ninth showed was mended, run
 * once, and nothing was changed for them: its scores are the estimate of how strangers fare. This file is long because
 * it is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import { makeRows } from './rows.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, flat, has, hut, inCountry, inRegion } = rules;
const { inState, lake, looksAt, mountain, ofType, pets, sea, ski, sleeps, toDo, warm, within, upTo } = rules;

const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Queries by kind. */
export function thirtiethRound(homes: readonly Home[], today: string): QueryTable {
  const { name, near, number, points } = makeRows(homes, { first: 311, step: 157 });
  const { next, exactly, around, during, month, friday } = makeDays(today);
  return {
    'place, exact': points(
      ['Saugerties', 42.08, -73.95],
      ['sevierville tn', 35.87, -83.56],
      ['Gunnison, CO', 38.54, -106.93],
      ['chincoteague va', 37.93, -75.38],
      ['rockport texas', 28.02, -97.05],
      ['st simons island', 31.15, -81.37],
      ['Camden, Maine', 44.21, -69.06],
      ['Volterra', 43.4, 10.86],
      ['Fort William, Scotland', 56.82, -5.11],
      ['Faro Portugal', 37.02, -7.93],
      ['arrowtown', -44.94, 168.83],
      ['new braunfels', 29.7, -98.12],
      ['Boulder', 40.01, -105.27],
    ),
    'place, misspelt': points(
      ['gatlinsburg', 35.71, -83.51],
      ['brekinridge colarado', 39.48, -106.04],
      ['kilauwea hawai', 22.21, -159.41],
      ['islmorada florida', 24.92, -80.63],
      ['carmel by teh sea', 36.56, -121.92],
      ['truckey', 39.33, -120.18],
      ['watkin glenn', 42.38, -76.87],
      ['ocen city new jersy', 39.28, -74.57],
      ['lincon city oregon', 44.96, -124.02],
      ['chatanooga', 35.05, -85.31],
      ['whisler canada', 50.12, -122.95],
      ['friday harber', 48.53, -123.02],
    ),
    'home number or name': [
      ...number(1, (id) => `is home ${id} free in june`),
      ...number(2, (id) => `#${id}`),
      ...number(3, (id) => `nr. ${id}`),
      ...number(4, (id) => `home no ${id}`),
      ...number(5, (id) => `house ID ${id}`),
      ...number(6, (id) => `go to home ${id}`),
      ...name(7, (text) => text.toLowerCase().replaceAll(',', '')),
      ...name(8, (text) => `${text} vacation rental`),
      ...name(9, (text) => text.replaceAll('e', 'E')),
      ...name(10, (text) => text.replace(/(\w)(\w)(\w*)$/, '$2$1$3')),
      ...name(11, (text) => text.replace(/ and /g, ' & ')),
      ...name(12, (text) => `${text}.`),
      ...name(13, (text) => text.toUpperCase()),
    ],
    abbreviation: [
      ['AZ', inState('Arizona')],
      ['HHI SC', near(32.18, -80.74)],
      ['GSP airport', near(34.9, -82.22)],
      ['EUG', near(44.12, -123.21)],
      ['SBN dunes', near(44.88, -86.05)],
      ['ACV', near(40.98, -124.11)],
      ['YVR', near(49.19, -123.18)],
      ['PWM', near(43.65, -70.31)],
      ['FL panhandle', inRegion('Destin and 30A')],
      ['W Va', within(100, 38.6, -80.5)],
      ['Hwy 30A', inRegion('Destin and 30A')],
      ['AMI florida', near(27.53, -82.73)],
      ['BC', inCountry('Canada')],
    ],
    'natural language': [
      [
        'my wife and i want a cottage in the cotswolds with a fireplace and no kids around',
        all(inRegion('Cotswolds'), has('Fireplace'), sleeps(2)),
      ],
      ['cheapest cabin that sleeps 6 near pigeon forge', near(35.79, -83.55, hut, sleeps(6))],
      [
        'something on the river in bend with a hot tub',
        near(44.06, -121.31, has('Hot Tub'), any(at('Riverfront'), looksAt('River View'))),
      ],
      ['we are 3 families 6 adults 7 kids need pool hilton head', near(32.18, -80.74, sleeps(13), has('Pool'))],
      [
        'ski condo walking distance to lifts park city under 400',
        near(40.65, -111.5, flat, upTo(400), any(at('Near Ski Lifts', 'Ski-In/Ski-Out'))),
      ],
      ['dog friendly beach house with fenced yard in port aransas', near(27.83, -97.06, pets, beach)],
      ['home with a dock and kayaks on seneca lake', all(inRegion('Finger Lakes'), at('Private Dock'), has('Kayaks'))],
      [
        'apartment in charleston that isnt far from king street with parking',
        near(32.78, -79.93, flat, has('Free Parking')),
      ],
      [
        'two bedroom two bath with ocean view on kauai',
        all(inRegion('Kauai'), bedrooms(2), bathrooms(2), looksAt('Ocean View')),
      ],
      [
        'romantic treehouse with hot tub in the south',
        all(
          ofType('Treehouse'),
          has('Hot Tub'),
          inState(
            'Tennessee',
            'North Carolina',
            'South Carolina',
            'Georgia',
            'Alabama',
            'Texas',
            'Louisiana',
            'Florida',
            'Arkansas',
            'Oklahoma',
            'Virginia',
          ),
        ),
      ],
      ['easy access for a walker, walk in shower, near asheville', near(35.6, -82.55, access('Walk-In Shower'))],
      [
        'trout fishing and a fire pit in the black hills',
        all(inRegion('Black Hills'), has('Fire Pit'), toDo('Fishing', 'Fly Fishing')),
      ],
      [
        'without a pool please we have toddlers, key largo',
        near(25.09, -80.45, (each) => !each.amenities.Amenities.includes('Pool')),
      ],
    ],
    'ZIP, street address': points(
      ['37738', 35.71, -83.51],
      ['hotels near 81657', 39.64, -106.37],
      ['31328', 32.0, -80.85],
      ['02657', 42.05, -70.19],
      ['48 Kings Beach Dr, Kings Beach, CA 96143', 39.24, -120.03],
      ['1901 Center St Galveston TX', 29.3, -94.79],
      ['77 Ocean Blvd, Myrtle Beach SC 29577', 33.68, -78.89],
      ['500 E 10th St, Austin TX 78701', 30.27, -97.74],
      ['Rue de la République, 84220 Gordes', 43.91, 5.2],
      ['Strada Provinciale 1, 53037 San Gimignano', 43.47, 11.04],
      ['GL54 2AA', 51.88, -1.76],
      ['9300 Queenstown', -45.03, 168.66],
      ['zip code for 84532-2911', 38.57, -109.55],
    ),
    'state, region or country': [
      ['Lousiana', inState('Louisiana')],
      ['somewhere in south dakota', inState('South Dakota')],
      ['the palmetto state', inState('South Carolina')],
      ['arizona or new mexico', inState('Arizona', 'New Mexico')],
      ['north shore kauai', inRegion('Kauai')],
      ['upper keys', inRegion('Florida Keys')],
      ['napa / sonoma', inRegion('Sonoma and Napa')],
      ['ohio', within(100, 40.4, -82.8)],
      ['Lombardy', inRegion('Lake Como')],
      ['Quintana Roo', inCountry('Mexico')],
      ['canada west coast', inCountry('Canada')],
      ['northern minnesota', inState('Minnesota')],
      ['gloucestershire', inRegion('Cotswolds')],
    ],
    vague: [
      ['where it never rains', (each) => each['Max Occupancy'] > 0],
      ['place to see stars and sit by a fire pit', all(has('Fire Pit'), any(at('Dark Sky'), toDo('Stargazing')))],
      ['cold plunge and sauna', has('Sauna')],
      ['surf trip with mates', toDo('Surfing')],
      ['kid friendly beach', beach],
      ['mountain town with good restaurants', any(mountain, ski, at('Walk to Restaurants', 'Village', 'Downtown'))],
      ['wine weekend for 4', all(sleeps(4), any(at('Near Wineries'), toDo('Wine Tasting'), looksAt('Vineyard View')))],
      ['lake house with a dock', all(any(lake, ofType('Lake house')), at('Private Dock'))],
      ['log cabin with fireplace and no wifi', all(ofType('Cabin', 'Log home'), has('Fireplace'))],
      ['bachelorette with pool sleeps 12', all(has('Pool'), sleeps(12))],
      ['warm in january near a beach', all(warm, beach, month('01'))],
      ['bike paths and ice cream', any(at('Bike Path'), toDo('Cycling', 'Mountain Biking'), has('Bicycles'))],
      ['big kitchen for thanksgiving dinner', all(has('Kitchen'), around('2027-11-25', 5, 5))],
    ],
    'not English': [
      ['Haus am Strand in North Carolina für 8', all(inState('North Carolina'), sleeps(8), sea)],
      ['Chalet mit Kamin in Aspen über Silvester', near(39.19, -106.82, has('Fireplace'), around('2026-12-31', 7, 5))],
      ['barrierefreie Wohnung New Orleans', near(29.95, -90.07, access('Step-Free Entrance'))],
      ['cabaña en el bosque con jacuzzi para cuatro', all(hut, has('Hot Tub'), sleeps(4))],
      ['departamento cerca del mar que admita mascotas', all(flat, pets, sea)],
      [
        'casa con alberca en Palm Springs del 5 al 9 de marzo',
        near(33.83, -116.55, has('Pool'), exactly(next('03-05'), next('03-09'))),
      ],
      ['villa avec vue sur le lac de Côme', all(inRegion('Lake Como'), any(lake, looksAt('Lake View')))],
      ['chalet au ski pour 10 dans le Colorado', all(inState('Colorado'), sleeps(10))],
      ['gîte qui accepte les chiens en Écosse', all(inRegion('Scottish Highlands'), pets)],
      ['casa in affitto a Key West con piscina', near(24.56, -81.78, has('Pool'))],
      ['huis met zwembad in Florida voor 6 personen', all(inState('Florida'), has('Pool'), sleeps(6))],
      ['cabana com banheira de hidromassagem no Tennessee', all(inState('Tennessee'), has('Hot Tub'))],
      ['ハワイ ビーチ 一軒家 プール', all(inState('Hawaii'), has('Pool'))],
    ],
    landmark: points(
      ['lassen volcanic', 40.49, -121.51],
      ['wind cave', 43.56, -103.48],
      ['new river gorge', 37.98, -81.08],
      ['smugglers notch ski', 44.59, -72.78],
      ['attitash', 44.08, -71.23],
      ['lake hartwell', 34.48, -82.86],
      ['smith mountain lake', 37.05, -79.6],
      ['Dells waterparks wisconsin', 43.63, -89.78],
      ['kiawah ocean course', 32.61, -80.02],
      ['university of vermont', 44.48, -73.2],
      ['michigan state university', 42.73, -84.48],
      ['eilean donan castle', 57.27, -5.52],
      ['potato chip rock', 33.01, -116.95],
    ),
    'with dates': [
      ['jan 2nd to jan 6th asheville', near(35.6, -82.55, exactly(next('01-02'), next('01-06')))],
      ['6 nights starting march 14 2027 maui', all(inRegion('Maui'), exactly('2027-03-14', '2027-03-20'))],
      ['weekend before christmas gatlinburg', near(35.71, -83.51, during('2026-12-17', '2026-12-23'))],
      ['valentines day weekend for 2', all(sleeps(2), around('2027-02-14', 4, 3, '2027-02-13'))],
      ['18 to 25 july 2027 cape cod', all(inRegion('Cape Cod'), exactly('2027-07-18', '2027-07-25'))],
      ['a week in late september tuscany', all(inRegion('Tuscany'), during('2027-09-16', '2027-10-04', [7]))],
      [
        'memorial day outer banks sleeps 10',
        all(inRegion('Outer Banks'), sleeps(10), around('2027-05-31', 5, 3, '2027-05-30')),
      ],
      ['this saturday moab', near(38.57, -109.55, during(plus(friday, 1), plus(friday, 5)))],
      [
        'leaving jan 9, 3 nights, stowe',
        near(44.47, -72.69, any(exactly('2027-01-09', '2027-01-12'), exactly('2027-01-06', '2027-01-09'))),
      ],
      ['12/28/26 - 1/1/27 telluride', near(37.94, -107.81, exactly('2026-12-28', '2027-01-01'))],
      ['first weekend of may finger lakes', all(inRegion('Finger Lakes'), during('2027-04-29', '2027-05-04'))],
      ['juneteenth weekend galveston', near(29.3, -94.8, around('2027-06-19', 3, 3))],
      [
        'august 2027 lake house 7 nights',
        all(any(ofType('Lake house'), lake), during('2027-08-01', '2027-09-01', [7])),
      ],
    ],
    'mixed or half typed': [
      ['charlest', near(32.78, -79.93)],
      ['3bd/2ba pool destin jul', near(30.39, -86.5, bedrooms(3), bathrooms(2), has('Pool'), month('07'))],
      ['tahoe ski-in hot tub 8ppl', all(inRegion('Lake Tahoe'), has('Hot Tub'), sleeps(8), ski)],
      ['fnger lakes winery cottge', all(inRegion('Finger Lakes'), ofType('Cottage'))],
      ['pet frndly OBX ocnfront', all(inRegion('Outer Banks'), pets, at('Oceanfront'))],
      ['moab 4x4 big grp 12', near(38.57, -109.55, sleeps(12))],
      ['bar har', near(44.39, -68.2)],
      ['wimberly tx creek cabin', near(30.0, -98.1, hut)],
      ['scottsd', within(100, 33.5, -111.92)],
      ['aspen+sauna+fireplace', near(39.19, -106.82, has('Sauna', 'Fireplace'))],
      [
        'no stairs 2br savannah',
        near(
          32.08,
          -81.09,
          bedrooms(2),
          any(access('Ground Floor Bedroom'), access('Step-Free Entrance'), access('Elevator')),
        ),
      ],
      ['jackson hole <300 hot tub feb', all(inRegion('Jackson Hole'), upTo(300), has('Hot Tub'), month('02'))],
      ['gulf shores condo balcny 4 ppl spring brk', all(inRegion('Gulf Shores'), flat, sleeps(4))],
    ],
  };
}

/**
 * Queries of a twenty-first round, written before any of them was run: letters for names, sentences in other languages, either-or, unwanted wishes, formats of
 * dates and very long texts. This file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, costsBetween, every, flat, free, has, hut, inCountry } =
  rules;
const { inRegion, inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, takesPets } =
  rules;
const { toDo, warm, water } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const noPets: Rule = (home) => home['Max Pets'] === 0;
const noStairs = any(access('Step-Free Entrance'), access('Ground Floor Bedroom'));
const calm = any(at('Quiet Road', 'Secluded', 'Rural', 'Wooded', 'Gated Community'));
const not =
  (rule: Rule): Rule =>
  (home) =>
    !rule(home);
const exactly = (from: string, to: string): Rule =>
  stay(from, to, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
const over = (day: string, from: string, to: string): Rule => free({ from, to, nights: [2, 3, 4, 5, 6, 7], over: day });

/** Queries by kind. */
export function twentyFirstRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  return {
    'place, exact': [
      ['PAGOSA SPRINGS, COLORADO', to(37.27, -107.01)],
      ['Fernandina Beach / Amelia Island', to(30.67, -81.46)],
      ['📍 Sedona', to(34.87, -111.76)],
      ['Saugatuck, Michigan!!!', to(42.66, -86.2)],
      ['rentals @ Port Aransas', to(27.83, -97.06)],
      ['(Wilmington NC)', to(34.23, -77.94)],
      ['Ocean City MD or Chincoteague', to(37.93, -75.38)],
      ['Tobermory', to(56.62, -6.07)],
      ['Bourton-on-the-Water', to(51.89, -1.76)],
      ['Ludlow, VT 05149', to(43.4, -72.7)],
    ],
    'place, misspelt': [
      ['sevirville tn', to(35.87, -83.56)],
      ['galvaston island', to(29.3, -94.79)],
      ['tellluride colorodo', to(37.94, -107.81)],
      ['cannon bech oregan', to(45.89, -123.96)],
      ['mammouth lakes', to(37.65, -118.97)],
      ['saint agustine', to(29.9, -81.31)],
      ['leavensworth washington', to(47.6, -120.66)],
      ['ashville north carolna', to(35.6, -82.55)],
      ['santarini', inRegion('Santorini')],
      ['kaui', inRegion('Kauai')],
      ['adarondacks', inRegion('Adirondacks')],
      ['shenandoa valey', inRegion('Shenandoah')],
      ['whistlr bc', to(50.12, -122.96)],
      ['qeenstown nz', to(-45.03, 168.66)],
    ],
    'home number or name': [
      [`home ${homes[17]?.objectID ?? ''} for christmas`, one(homes[17]?.objectID)],
      [`is ${homes[612]?.objectID ?? ''} available?`, one(homes[612]?.objectID)],
      [`№ ${homes[1204]?.objectID ?? ''}`, one(homes[1204]?.objectID)],
      [`"${homes[1500]?.Headline ?? ''}" by roost`, one(homes[1500]?.objectID)],
      [(homes[333]?.Headline ?? '').toUpperCase(), one(homes[333]?.objectID)],
    ],
    abbreviation: [
      ['PCB fla', to(30.18, -85.81)],
      ['MDI maine cottage', all(ofType('Cottage'), inRegion('Acadia'))],
      ['UP michigan', any(inState('Michigan'), to(46.5, -87.4))],
      ['ATX', to(30.27, -97.74)],
      ['SoCal desert', inRegion('Joshua Tree', 'Palm Springs')],
      ['NorCal coast', inRegion('Mendocino Coast', 'Big Sur and Monterey', 'Sonoma and Napa')],
      ['PNW cabin', all(hut, inState('Washington', 'Oregon', 'British Columbia'))],
      ['DMV weekend cabin', all(hut, to(38.9, -77.04))],
      ['cabin 2 hrs from NYC', all(hut, rules.within(130, 40.71, -74.01))],
      ['SF bay area', to(37.77, -122.42)],
      ['mv island', to(41.39, -70.64)],
      ['ACK', to(41.25, -70.06)],
      ['AMI florida', to(27.53, -82.73)],
      ['KDH', to(36.03, -75.68)],
      ['LOTO dock', all(at('Private Dock'), inRegion('Lake of the Ozarks'))],
      ['TC michigan', to(44.76, -85.62)],
      ['WNC hot tub', all(has('Hot Tub'), inState('North Carolina'))],
      ['W Yellowstone', to(44.66, -111.1)],
      ['Lk Tahoe', inRegion('Lake Tahoe')],
      ['Mt Desert Is', inRegion('Acadia')],
      ['PDC mexico', to(20.63, -87.07)],
      ['ABQ', to(35.04, -106.61)],
      ['FCA airport', to(48.31, -114.26)],
      ['EGE', to(39.64, -106.91)],
      ['SLT hot tub', all(has('Hot Tub'), to(38.94, -119.98))],
      ['GTNP', to(43.79, -110.68)],
      ['N GA mtns', any(inState('Georgia'), to(34.87, -83.96))],
      ['Ptown', to(42.06, -70.18)],
      ['PHX', to(33.43, -112.01)],
      ['S. Fla', inState('Florida')],
      ['J-Tree', inRegion('Joshua Tree')],
      ['G-burg TN', to(35.71, -83.51)],
    ],
    'natural language': [
      ['pool or beach, 30A', all(any(has('Pool'), beach), inRegion('Destin and 30A'))],
      ['either a cabin or a treehouse near asheville', all(any(hut, ofType('Treehouse')), to(35.6, -82.55))],
      ['hot tub or a sauna, whitefish', all(any(has('Hot Tub'), has('Sauna')), to(48.41, -114.34))],
      ['no pets please, allergic family, sleeps 6, tahoe', all(noPets, sleeps(6), inRegion('Lake Tahoe'))],
      ['not on a busy road, shenandoah cabin', all(hut, inRegion('Shenandoah'))],
      ['house without stairs near sarasota', all(noStairs, to(27.34, -82.53))],
      ['moab but not a condo', all(not(ofType('Condo')), to(38.57, -109.55))],
      ['no pool, kids can not swim, lake house michigan', all(not(has('Pool')), lake, inState('Michigan'))],
      ['a place that does not allow dogs in sonoma', all(noPets, inRegion('Sonoma and Napa'))],
      [
        'Hi! My husband and I are celebrating our 25th anniversary and would love a romantic cabin with a hot tub, a fireplace and mountain views somewhere near Gatlinburg or Pigeon Forge, ideally under $300 per night. We do not have kids or pets. Thanks!',
        all(hut, has('Hot Tub', 'Fireplace'), looksAt('Mountain View'), under(300), to(35.71, -83.51)),
      ],
      [
        'Looking for a big house for our family reunion, around 16 people including 5 kids, we need at least 5 bedrooms and 3 bathrooms, a pool would be great, and it has to be within walking distance to the beach on the Outer Banks',
        all(sleeps(16), bedrooms(5), bathrooms(3), has('Pool'), inRegion('Outer Banks')),
      ],
      [
        'four couples, everyone needs their own bedroom, breckenridge, ski in ski out if possible',
        all(sleeps(8), bedrooms(4), to(39.48, -106.04)),
      ],
      [
        'me, my wife, our 3 boys and 2 labs, lake house in minnesota',
        all(sleeps(5), takesPets(2), lake, inState('Minnesota')),
      ],
      ['max 200/night joshua tree w hot tub', all(has('Hot Tub'), under(200), inRegion('Joshua Tree'))],
      ['between 150 and 250 dollars a night, charleston', all(costsBetween(150, 250), to(32.78, -79.93))],
      ['budget is 400ish a night, six adults, palm springs, pool', all(has('Pool'), sleeps(6), to(33.83, -116.55))],
      ['hottub and firplace in park citty', all(has('Hot Tub', 'Fireplace'), to(40.65, -111.5))],
      [
        'jacuzi, wifi, washr and dryer, hilton head',
        all(has('Hot Tub', 'Wi-Fi', 'Washer', 'Dryer'), inRegion('Hilton Head')),
      ],
      ['PET FRIENDLY!!! CABIN!!! BROKEN BOW!!!', all(hut, pets, to(34.03, -94.74))],
      ['🏖️ + 🐶 in gulf shores', all(beach, pets, inRegion('Gulf Shores'))],
      ['🏔🎿 park city 🔥', all(ski, to(40.65, -111.5))],
      [
        'teens want wifi and a games room, parents want wine tasting',
        all(has('Wi-Fi', 'Game Room'), toDo('Wine Tasting')),
      ],
      ['somewhere in vermont where we can bring the cat', all(pets, inState('Vermont'))],
      ['charge my tesla, hot tub, big sur', all(has('EV Charger', 'Hot Tub'), inRegion('Big Sur and Monterey'))],
      ['crib and high chair for the baby, cape cod', all(has('Crib', 'High Chair'), inRegion('Cape Cod'))],
      [
        'grandma uses a walker so ground floor bedroom, myrtle beach',
        all(access('Ground Floor Bedroom'), to(33.69, -78.89)),
      ],
      ['villa rather than an apartment, bali, pool', all(ofType('Villa'), has('Pool'), inRegion('Bali'))],
      ['2-3 bedrooms, walk to town, telluride', all(bedrooms(2), to(37.94, -107.81))],
      ['studio or one bedroom for one person in new orleans', all(sleeps(1), to(29.95, -90.07))],
      ['a house on the river in bend oregon with bikes', all(has('Bicycles'), to(44.06, -121.31))],
    ],
    'ZIP, street address': [
      ['zip 37862', to(35.87, -83.56)],
      ['80443', to(39.58, -106.1)],
      ['near 34228 beach', all(beach, to(27.41, -82.66))],
      ['Beach Blvd, Gulf Shores, AL 36542', to(30.25, -87.7)],
      ['1600 Glenwood Ave, Breckenridge', to(39.48, -106.04)],
      ['85 Scenic Hwy 98, Destin FL', to(30.39, -86.5)],
      ['N. Canyon Dr, Palm Springs 92262', to(33.83, -116.55)],
      ['Via Roma 3, 53037 San Gimignano', to(43.47, 11.04)],
      ['po box 12 stowe vermont', to(44.47, -72.69)],
      ['49684 michigan', to(44.76, -85.62)],
    ],
    'state, region or country': [
      ['Upstate New York', inState('New York')],
      ['the gulf coast of alabama', inState('Alabama')],
      ['anywhere in Montana', inState('Montana')],
      ['Show me everything in South Dakota', inState('South Dakota')],
      ['the Ozarks', inState('Missouri', 'Arkansas')],
      ['Mid-Atlantic beach', all(beach, inState('New Jersey', 'Virginia', 'Delaware', 'Maryland', 'North Carolina'))],
      ['Isle of Skye', inRegion('Scottish Highlands')],
      ['the Riviera Maya', inRegion('Tulum and Riviera Maya')],
      ['Aotearoa', inCountry('New Zealand')],
      ['New Mexico adobe', all(ofType('Adobe house'), inState('New Mexico'))],
      ['Hawaiian islands condo', all(flat, inState('Hawaii'))],
      ['Rockies', inState('Colorado', 'Montana', 'Wyoming', 'Utah', 'Idaho', 'British Columbia')],
    ],
    vague: [
      ['somewhere quiet to write', calm],
      ['girls trip', every],
      ['warm in february', warm],
      ['pool or beach', any(has('Pool'), beach)],
      ['bachelorette party house', every],
      ['cozy', every],
      ['a place for my dog to run around', pets],
      ['off grid', any(at('Secluded', 'Rural', 'Dark Sky', 'Wooded'))],
      ['not too expensive with a view', every],
      ['where can we see whales', toDo('Whale Watching')],
      ['snowed in with a fire', all(has('Fireplace'), any(ski, mountain))],
      ['mountain or lake', any(mountain, lake)],
      ['kid friendly pool not too deep', has('Pool')],
      ['toes in the sand', beach],
      ['multi generational trip 14 people', sleeps(14)],
      ['work from home with a view of the ocean', all(has('Dedicated Workspace'), looksAt('Ocean View'))],
      ['learn to surf', toDo('Surfing')],
      ['no wifi no people', every],
      ['on the water', water],
      ['leaf peeping', every],
      ['fly fishing cabin', all(hut, toDo('Fly Fishing'))],
      ['i want to see the stars at night', any(at('Dark Sky'), toDo('Stargazing'))],
    ],
    'not English': [
      ['cabaña con jacuzzi cerca del lago tahoe para 6', all(hut, has('Hot Tub'), sleeps(6), inRegion('Lake Tahoe'))],
      ['Ferienhaus mit Hund am Strand', all(pets, beach)],
      ['maison avec piscine en Floride', all(has('Pool'), inState('Florida'))],
      [
        'busco una casa tranquila en la montaña con chimenea para 4 adultos y 2 niños',
        all(has('Fireplace'), sleeps(6), mountain),
      ],
      ['alquiler de apartamento en nueva orleans barrio francés', all(flat, to(29.95, -90.07))],
      [
        'casa frente al mar en alabama con alberca que acepte mascotas',
        all(sea, has('Pool'), pets, inState('Alabama')),
      ],
      ['cabaña en las montañas humeantes', all(hut, inRegion('Great Smoky Mountains'))],
      [
        'una semana en julio en los cayos de florida',
        all(stay('2027-07-01', '2027-08-01', 7, 6, 5), inRegion('Florida Keys')),
      ],
      ['sin mascotas, con cocina, sedona', all(noPets, has('Kitchen'), to(34.87, -111.76))],
      ['gemütliche Hütte mit Sauna und Kamin in Montana', all(hut, has('Sauna', 'Fireplace'), inState('Montana'))],
      [
        'Wohnung in Charleston mit Parkplatz und Klimaanlage',
        all(flat, has('Free Parking', 'Air Conditioning'), to(32.78, -79.93)),
      ],
      ['Ferienwohnung ohne Treppen in Sarasota', all(noStairs, to(27.34, -82.53))],
      ['wir sind 2 Erwachsene und 3 Kinder und suchen ein Haus am See mit Boot', all(sleeps(5), lake)],
      ['Strandhaus unter 300 Dollar pro Nacht Outer Banks', all(beach, under(300), inRegion('Outer Banks'))],
      ['vom 12. bis 19. Juni Cape Cod', all(exactly('2027-06-12', '2027-06-19'), inRegion('Cape Cod'))],
      ['gîte à la campagne en toscane avec piscine', all(has('Pool'), inRegion('Tuscany'))],
      [
        'une semaine au ski à noël dans le colorado',
        all(ski, inState('Colorado'), over('2026-12-25', '2026-12-18', '2027-01-01')),
      ],
      ['cabane dans les arbres avec jacuzzi', all(ofType('Treehouse'), has('Hot Tub'))],
      ['maison pour 10 personnes près de disney', all(sleeps(10), to(28.37, -81.55))],
      ['chien accepté, jardin clos, cotswolds', all(pets, inRegion('Cotswolds'))],
      [
        'casa com piscina perto da praia na flórida para 8 pessoas',
        all(has('Pool'), sleeps(8), beach, inState('Florida')),
      ],
      ['chalé nas montanhas com lareira e ofurô', all(hut, has('Fireplace', 'Hot Tub'))],
      ['aluguel de temporada em lisboa ou algarve', inRegion('Algarve')],
      [
        'villa con piscina per 8 persone in toscana a luglio',
        all(ofType('Villa'), has('Pool'), sleeps(8), inRegion('Tuscany'), stay('2027-07-01', '2027-08-01', 5, 6, 7)),
      ],
      ['appartamento vista lago, animali ammessi, como', all(flat, pets, inRegion('Lake Como'))],
      ['casetta nel bosco con vasca idromassaggio', all(hut, has('Hot Tub'))],
      ['vakantiehuis aan zee in zuid-carolina met hond', all(sea, pets, inState('South Carolina'))],
    ],
    landmark: [
      ['near the blue ridge parkway', inRegion('Asheville and Blue Ridge')],
      ['golden gate bridge', to(37.82, -122.48)],
      ['universal studios orlando', to(28.47, -81.47)],
      ['cape may lighthouse', to(38.93, -74.96)],
      ['jekyll island', to(31.07, -81.42)],
      ['natural bridge virginia', to(37.63, -79.54)],
      ['watkins glen gorge', to(42.37, -76.87)],
      ['custer state park bison', to(43.77, -103.42)],
      ['big bend ranch', to(29.25, -103.25)],
      ['old faithful inn', to(44.46, -110.83)],
      ['the grove park inn', to(35.62, -82.54)],
      ['mesa arch sunrise', to(38.39, -109.87)],
    ],
    'with dates': [
      ['sedona 2027-03-12 to 2027-03-15', all(exactly('2027-03-12', '2027-03-15'), to(34.87, -111.76))],
      ['12/27-1/2 park city', all(exactly('2026-12-27', '2027-01-02'), to(40.65, -111.5))],
      ['Mar 6th thru Mar 13th, Destin', all(exactly('2027-03-06', '2027-03-13'), to(30.39, -86.5))],
      [
        'from the 4th to the 11th of july in hilton head',
        all(exactly('2027-07-04', '2027-07-11'), inRegion('Hilton Head')),
      ],
      ['asheville 5.14.27 - 5.17.27', all(exactly('2027-05-14', '2027-05-17'), to(35.6, -82.55))],
      [
        'arriving fri april 16 leaving mon april 19 big sur',
        all(exactly('2027-04-16', '2027-04-19'), inRegion('Big Sur and Monterey')),
      ],
      ['10 nights from aug 1 maui', all(exactly('2027-08-01', '2027-08-11'), inRegion('Maui'))],
      ['JULY 10TH–17TH OBX', all(exactly('2027-07-10', '2027-07-17'), inRegion('Outer Banks'))],
      ['jan 15 2027 for 3 nights whistler', all(exactly('2027-01-15', '2027-01-18'), to(50.12, -122.96))],
      ['2 weeks starting june 5 door county', all(exactly('2027-06-05', '2027-06-19'), inRegion('Door County'))],
      ['this weekend broken bow', all(stay('2026-11-26', '2026-12-01', 2, 3), to(34.03, -94.74))],
      [
        'tahoe dec 20 - dec 27, 8 people, hot tub',
        all(exactly('2026-12-20', '2026-12-27'), sleeps(8), has('Hot Tub'), inRegion('Lake Tahoe')),
      ],
      ['Sat 19 June to Sat 26 June cape cod', all(exactly('2027-06-19', '2027-06-26'), inRegion('Cape Cod'))],
      ['20270212-20270215 aspen', all(exactly('2027-02-12', '2027-02-15'), to(39.19, -106.82))],
      ['3/5 - 3/8 key west', all(exactly('2027-03-05', '2027-03-08'), to(24.56, -81.78))],
      [
        'new years eve in new orleans, 3 nights',
        all(free({ from: '2026-12-28', to: '2027-01-04', nights: [3], over: '2026-12-31' }), to(29.95, -90.07)),
      ],
    ],
    'mixed or half typed': [
      ['pool galv', all(has('Pool'), to(29.3, -94.79))],
      ['white fi', to(48.41, -114.34)],
      ['kissim', to(28.29, -81.41)],
      ['smoky mtn cab', all(hut, inRegion('Great Smoky Mountains'))],
      ['oceanfr myrtle', all(at('Oceanfront'), to(33.69, -78.89))],
      ['dog fri cape c', all(pets, inRegion('Cape Cod'))],
      ['3 bed tahoe lakefr', all(bedrooms(3), at('Lakefront'), inRegion('Lake Tahoe'))],
      ['joshua tr hot t', all(has('Hot Tub'), inRegion('Joshua Tree'))],
      ['ski in ski ou', at('Ski-In/Ski-Out')],
      [
        'cabin w/ fireplace + hot tub + view, poconos, 2 ppl, $250 max',
        all(hut, has('Fireplace', 'Hot Tub'), under(250), inRegion('Poconos')),
      ],
      ['TAHOE;6 GUESTS;PETS;HOT TUB', all(sleeps(6), pets, has('Hot Tub'), inRegion('Lake Tahoe'))],
      ['sedona?? pool??', all(has('Pool'), to(34.87, -111.76))],
    ],
  };
}

/**
 * Sentences of a twenty-ninth round, the second part of the set "strangers": what twenty different people wish for (a
 * tired parent on a phone, a skier, an angler, a guest in a wheelchair, families from Germany, Spain and France, a
 * Briton), written before any was run. Homes that fit a wish are those within 30 miles of its place, and where none of
 * those fits, those within 100. This file is long because it is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, costsBetween, every, flat, has, hut } = rules;
const { inCountry, inRegion, inState, lake, looksAt, mountain, ofType, pets, sea, ski, sleeps } = rules;
const { takesPets, toDo, warm, within } = rules;

const noStairs = any(access('Ground Floor Bedroom'), access('Step-Free Entrance'), access('Elevator'));
const stepFree = access('Step-Free Entrance');
const upTo = (dollars: number): Rule => costsBetween(0, dollars);
const angling = toDo('Fishing', 'Fly Fishing');
const stars = any(at('Dark Sky'), toDo('Stargazing'));
const slopes = any(at('Near Ski Lifts', 'Ski-In/Ski-Out'));
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Queries by kind. */
export function twentyNinthSentences(homes: readonly Home[], today: string): QueryTable {
  /** Homes near a point that fit all wishes: within 30 miles, else within 100. */
  const near = (lat: number, lng: number, ...wishes: Rule[]): Rule => {
    const close = all(within(30, lat, lng), ...wishes);
    return homes.some(close) ? close : all(within(100, lat, lng), ...wishes);
  };
  const { next, exactly, around, during, month, friday } = makeDays(today);
  const nights = (from: string, count: number): Rule => exactly(from, plus(from, count));
  return {
    'natural language': [
      [
        'need a place near the beach in destin 2 kids and grandma pool would be amazing',
        near(30.39, -86.5, beach, sleeps(4), has('Pool')),
      ],
      ['self-catering cottage near the coast sleeps 8 dog friendly', all(ofType('Cottage'), sea, sleeps(8), pets)],
      ['self catering in the cotswolds with a log burner', all(inRegion('Cotswolds'), has('Fireplace'))],
      [
        'walk to the slopes breckenridge with hot tub sleeps 10',
        near(39.48, -106.05, slopes, has('Hot Tub'), sleeps(10)),
      ],
      ['ski in ski out condo for 6 in vail', near(39.64, -106.37, ofType('Condo'), at('Ski-In/Ski-Out'), sleeps(6))],
      ['fly fishing cabin on a river in montana', all(inState('Montana'), toDo('Fly Fishing'))],
      [
        'somewhere i can fish off a dock with my dad lake of the ozarks',
        all(inRegion('Lake of the Ozarks'), any(at('Private Dock'), angling)),
      ],
      ['wheelchair accessible house near orlando or sarasota', near(27.34, -82.53, stepFree)],
      [
        'roll in shower step free entrance ground floor bedroom charleston',
        near(32.78, -79.93, access('Walk-In Shower'), stepFree, access('Ground Floor Bedroom')),
      ],
      ['house with no stairs for my mum in hilton head', near(32.18, -80.74, noStairs)],
      ['4br 3ba sevierville with game room', near(35.87, -83.56, bedrooms(4), bathrooms(3), has('Game Room'))],
      ['lakefront not lake view near tahoe', all(inRegion('Lake Tahoe'), at('Lakefront'))],
      [
        'cabin between asheville and gatlinburg',
        any(near(35.6, -82.55, hut), near(35.71, -83.51, hut), all(hut, within(40, 35.62, -83))),
      ],
      ['30 minutes from denver airport', within(100, 39.86, -104.67)],
      ['place between Moab and Zion', any(near(38.57, -109.55), near(37.3, -113.03))],
      ['an hour from nashville', within(100, 36.16, -86.78)],
      [
        '2 bedroom apartment in new orleans walking distance to the french quarter',
        near(29.96, -90.06, flat, bedrooms(2)),
      ],
      ['ev charger and fast wifi near palm springs', near(33.83, -116.55, has('EV Charger', 'Wi-Fi'))],
      [
        'quiet cabin with desk and wifi to finish my thesis near stowe',
        near(44.47, -72.69, hut, has('Dedicated Workspace', 'Wi-Fi')),
      ],
      [
        'no pets no smoking condo on the ocean in maui because im allergic',
        all(inRegion('Maui'), ofType('Condo'), access('No Pets Allowed'), any(sea)),
      ],
      ['must allow 2 large dogs near bar harbor', near(44.39, -68.2, takesPets(2))],
      ['place under 1500 for the week in gulf shores', all(inRegion('Gulf Shores'), upTo(215))],
      ['less than 250 a night with a view of the sea in the algarve', all(inRegion('Algarve'), upTo(250), any(sea))],
      [
        'big house for family reunion 14 people poconos with pool table',
        all(inRegion('Poconos'), sleeps(14), has('Game Room')),
      ],
      [
        'villa with private pool in tuscany for 10 people',
        all(inRegion('Tuscany'), ofType('Villa'), has('Pool'), sleeps(10)),
      ],
      [
        'cabin in broken bow with fire pit and hot tub for two',
        near(34.03, -94.74, hut, has('Fire Pit', 'Hot Tub'), sleeps(2)),
      ],
      [
        'somewhere near glacier with a view of the mountains and a fireplace',
        near(48.5, -113.98, mountain, has('Fireplace')),
      ],
      [
        'pet friendly cottage in cape may close to the beach with parking',
        near(38.94, -74.91, ofType('Cottage'), pets, beach),
      ],
      [
        'log cabin smoky mountains secluded with hot tub',
        all(inRegion('Great Smoky Mountains'), ofType('Cabin', 'Log home'), at('Secluded'), has('Hot Tub')),
      ],
      [
        'beach house outer banks with elevator and pool sleeping 12',
        all(inRegion('Outer Banks'), has('Pool'), sleeps(12), beach),
      ],
      [
        'two couples one weekend sonoma hot tub near wineries',
        all(inRegion('Sonoma and Napa'), sleeps(4), has('Hot Tub')),
      ],
      ['room for 5 adults 3 children and a baby in kauai', all(inRegion('Kauai'), sleeps(8))],
      [
        'looking for a treehouse anywhere in tennessee or north carolina',
        all(ofType('Treehouse'), inState('Tennessee', 'North Carolina')),
      ],
      ['adobe house with kiva fireplace near santa fe', near(35.69, -105.94, ofType('Adobe house'), has('Fireplace'))],
      ['modern house in joshua tree with pool and stars', near(34.13, -116.31, ofType('Modern home'), has('Pool'))],
      ['kayaks included on a lake in the adirondacks', all(inRegion('Adirondacks'), has('Kayaks'))],
      ['is there anything in whistler that sleeps 8 with a sauna', near(50.12, -122.95, sleeps(8), has('Sauna'))],
      ['studio or one bedroom in monaco', inCountry('Monaco')],
      [
        'washing machine and dishwasher please, finger lakes, 3 bedrooms',
        all(inRegion('Finger Lakes'), has('Washer', 'Dishwasher'), bedrooms(3)),
      ],
      ['somewhere in moab that isnt a condo', near(38.57, -109.55, (home) => home['Property Type'] !== 'Condo')],
      ['gated community with golf near la quinta', near(33.66, -116.31, at('Gated Community'))],
      ['not in breckenridge but within an hour of it', within(62, 39.48, -106.05)],
      [
        'can i bring my horse? ranch in texas hill country',
        all(inRegion('Texas Hill Country'), ofType('Ranch house', 'Farmhouse')),
      ],
      [
        'we want to hear the ocean from bed. oregon coast, dog, under 300',
        all(inRegion('Oregon Coast'), pets, upTo(300), sea),
      ],
    ],
    'with dates': [
      ['2 weeks from 12 july', nights(next('07-12'), 14)],
      ['3-5 jan', exactly(next('01-03'), next('01-05'))],
      ['easter', around('2027-03-28', 8, 8, '2027-03-27')],
      ['from friday to monday', any(exactly(friday, plus(friday, 3)), exactly(plus(friday, 7), plus(friday, 10)))],
      ['tahoe 26th dec to 2nd jan', all(inRegion('Lake Tahoe'), exactly(next('12-26'), plus(next('12-26'), 7)))],
      [
        'outer banks 7 nights second half of june',
        all(inRegion('Outer Banks'), during(next('06-14'), plus(next('06-14'), 18), [7])),
      ],
      ['moab mid april', near(38.57, -109.55, during(next('04-08'), plus(next('04-08'), 15)))],
      ['presidents day weekend breckenridge', near(39.48, -106.05, around('2027-02-15', 4, 2, '2027-02-14'))],
      ['MLK weekend ski in ski out', all(at('Ski-In/Ski-Out'), around('2027-01-18', 4, 2, '2027-01-17'))],
      ['tonight gatlinburg', near(35.71, -83.51, during(today, plus(today, 8)))],
      ['tomorrow night savannah', near(32.08, -81.09, during(plus(today, 1), plus(today, 9)))],
      ['last week of june cape cod sleeps 8', all(inRegion('Cape Cod'), sleeps(8), during('2027-06-21', '2027-07-03'))],
      ['checkin 2/14 checkout 2/17 asheville', near(35.6, -82.55, exactly('2027-02-14', '2027-02-17'))],
      ['12.07.-26.07. Florida', all(inState('Florida'), exactly('2027-07-12', '2027-07-26'))],
      ['du 10 au 17 juillet en Provence', all(inRegion('Provence'), exactly('2027-07-10', '2027-07-17'))],
      ['del 3 al 8 de enero en Park City', near(40.65, -111.5, exactly('2027-01-03', '2027-01-08'))],
      ['july 4th week galveston', near(29.3, -94.8, around('2027-07-04', 8, 8))],
      ['halloween weekend new orleans', near(29.95, -90.07, around('2027-10-31', 4, 3, '2027-10-30'))],
      ['mardi gras new orleans', near(29.95, -90.07, around('2027-02-09', 9, 3, '2027-02-08'))],
      ['five nights in may sedona', near(34.87, -111.76, month('05', [5]))],
      ['arriving 19 june for a fortnight cotswolds', all(inRegion('Cotswolds'), nights('2027-06-19', 14))],
      [
        'new year in the scottish highlands',
        all(inRegion('Scottish Highlands'), around('2027-01-01', 8, 5, '2026-12-31')),
      ],
      ['whistler 2027-02-06 to 2027-02-13', near(50.12, -122.95, exactly('2027-02-06', '2027-02-13'))],
      ['Jan 15–18 stowe sleeps 8', near(44.47, -72.69, sleeps(8), exactly('2027-01-15', '2027-01-18'))],
      ['a long weekend in october finger lakes', all(inRegion('Finger Lakes'), month('10', [3, 4]))],
      ['may half term cotswolds', all(inRegion('Cotswolds'), during('2027-05-28', '2027-06-07'))],
      ['weekend of march 13 santa fe', near(35.69, -105.94, during('2027-03-11', '2027-03-15'))],
      ['next week moab', near(38.57, -109.55, during(plus(friday, 1), plus(friday, 10)))],
      ['week of june 14 door county', all(inRegion('Door County'), during('2027-06-12', '2027-06-22'))],
      ['anytime in september bar harbor, 4 nights', near(44.39, -68.2, month('09', [4]))],
      [
        'summer 2027 lake house michigan',
        all(inState('Michigan'), any(ofType('Lake house'), lake), during('2027-06-01', '2027-09-23')),
      ],
      ['weekday in january poconos hot tub', all(inRegion('Poconos'), has('Hot Tub'), month('01'))],
      ['day after christmas for 5 nights jackson hole', all(inRegion('Jackson Hole'), nights('2026-12-26', 5))],
      ['from the 20th to the 23rd of february telluride', near(37.94, -107.81, exactly('2027-02-20', '2027-02-23'))],
      ['june 5 - june 12 hilton head dog friendly', near(32.18, -80.74, pets, exactly('2027-06-05', '2027-06-12'))],
      ['6/12/27-6/19/27 destin 4br', near(30.39, -86.5, bedrooms(4), exactly('2027-06-12', '2027-06-19'))],
      [
        'beach house first two weeks of august',
        all(ofType('Beach house'), during('2027-08-01', '2027-08-16', [7, 10, 13, 14, 15])),
      ],
      ['veterans day weekend shenandoah', all(inRegion('Shenandoah'), around('2027-11-11', 2, 5))],
      [
        'the whole of august in tuscany',
        all(inRegion('Tuscany'), during('2027-07-31', '2027-09-01', [28, 29, 30, 31])),
      ],
      ['sept 3rd 4 nights key west', near(24.56, -81.78, nights('2027-09-03', 4))],
      ['mon 7 to fri 11 june myrtle beach', near(33.69, -78.89, exactly('2027-06-07', '2027-06-11'))],
      ['fourteenth of february for two nights sedona', near(34.87, -111.76, nights('2027-02-14', 2))],
      ['thx giving 2027 smokies for 9', all(inRegion('Great Smoky Mountains'), sleeps(9), around('2027-11-25', 4, 4))],
      ['end of march aspen', near(39.19, -106.82, during('2027-03-20', '2027-04-03'))],
    ],
    vague: [
      ['somewhere with snow in december', all(any(ski, mountain), month('12'))],
      ['beach but not too hot', beach],
      ['quiet place to write', any(at('Secluded', 'Quiet Road', 'Rural'), has('Dedicated Workspace'))],
      ['romantic weekend', sleeps(2)],
      ['honeymoon', sleeps(2)],
      ['babymoon by the sea', sea],
      ['far from city lights', stars],
      ['girls trip with a pool', has('Pool')],
      ['mens golf weekend', toDo('Golf')],
      ['see the northern lights', toDo('Northern Lights')],
      ['fly fishing', toDo('Fly Fishing')],
      ['where can i surf', toDo('Surfing')],
      [
        'autumn colours',
        any(
          at('Wooded'),
          looksAt('Forest View'),
          inState(
            'Vermont',
            'New Hampshire',
            'Maine',
            'New York',
            'Virginia',
            'North Carolina',
            'Tennessee',
            'Pennsylvania',
            'Massachusetts',
          ),
        ),
      ],
      [
        'wine country',
        any(at('Near Wineries'), toDo('Wine Tasting'), looksAt('Vineyard View'), inRegion('Sonoma and Napa')),
      ],
      ['cheap place near the sea', sea],
      ['family reunion for 14', sleeps(14)],
      ['wedding party sleeps 12', sleeps(12)],
      ['cosy cottage with log fire', all(ofType('Cottage'), has('Fireplace'))],
      [
        'desert',
        any(
          looksAt('Desert View', 'Red Rock View'),
          inRegion('Joshua Tree', 'Palm Springs', 'Moab', 'Sedona', 'Santa Fe and Taos'),
        ),
      ],
      ['hot and sunny in february', all(warm, month('02'))],
      ['wfh with fast wifi', has('Wi-Fi')],
      ['horse riding holiday', toDo('Horseback Riding')],
      ['toddler friendly', any(has('Crib'), has('High Chair'))],
      ['step free', stepFree],
      ['swim in a lake', lake],
      ['watch whales', toDo('Whale Watching')],
      ['ski in ski out with hot tub', all(at('Ski-In/Ski-Out'), has('Hot Tub'))],
      ['jacuzzi', has('Hot Tub')],
      ['fireplace and snow', all(has('Fireplace'), any(ski, mountain))],
      ['walk to restaurants', at('Walk to Restaurants', 'Downtown', 'Village')],
      ['no car needed', any(at('Walk to Restaurants', 'Downtown', 'Village', 'Public Transport', 'Free Shuttle'))],
      ['lakefront not lake view', at('Lakefront')],
      ['house not on a hill', every],
      ['treehouse for kids', ofType('Treehouse')],
      ['big family christmas', all(sleeps(6), around('2026-12-25', 10, 10))],
      ['snorkel', toDo('Snorkeling')],
      ['charge my electric car', has('EV Charger')],
      ['no pets', access('No Pets Allowed')],
      ['chalet with sauna', all(ofType('Chalet'), has('Sauna'))],
      ['boat dock', at('Private Dock')],
      ['by a river', any(at('Riverfront'), looksAt('River View'))],
      ['farm with animals for children', ofType('Farmhouse', 'Ranch house')],
      ['old people friendly no steps', noStairs],
      ['somewhere to kayak', any(toDo('Kayaking'), has('Kayaks'))],
      ['pet friendly with hot tub under 200', all(pets, has('Hot Tub'), upTo(200))],
    ],
    'not English': [
      ['Ferienhaus mit Hund und Kamin in Vermont', all(inState('Vermont'), pets, has('Fireplace'))],
      [
        'Hütte für 4 Personen mit Whirlpool in den Smoky Mountains',
        all(inRegion('Great Smoky Mountains'), hut, sleeps(4), has('Hot Tub')),
      ],
      ['rollstuhlgerecht Florida', all(inState('Florida'), stepFree)],
      ['Strandhaus Outer Banks für 10 Personen', all(inRegion('Outer Banks'), sleeps(10), any(beach))],
      ['ruhige Lage am See in Michigan', all(inState('Michigan'), lake)],
      ['günstige Wohnung in Savannah', near(32.08, -81.09, flat)],
      ['eingezäunt Hunde erlaubt Cape Cod', all(inRegion('Cape Cod'), pets)],
      ['Skiurlaub Colorado 6 Personen Sauna', all(inState('Colorado'), sleeps(6), has('Sauna'))],
      ['Toskana Villa Pool August', all(inRegion('Tuscany'), ofType('Villa'), has('Pool'), month('08'))],
      ['Comer See mit Seeblick', all(inRegion('Lake Como'), lake)],
      ['Südinsel Neuseeland', inCountry('New Zealand')],
      ['Lofoten Nordlichter', all(inRegion('Lofoten'))],
      ['cabaña con chimenea para dos personas en Asheville', near(35.6, -82.55, hut, has('Fireplace'), sleeps(2))],
      ['casa cerca de la playa con alberca en Tulum', near(20.21, -87.43, has('Pool'))],
      ['departamento en Playa del Carmen para 4', near(20.63, -87.08, flat, sleeps(4))],
      ['casa que acepte perros en Maine', all(inState('Maine'), pets)],
      ['casa sin escaleras en Sarasota', near(27.34, -82.53, noStairs)],
      ['casa junto al lago con muelle', all(lake, at('Private Dock'))],
      ['fin de semana romántico en Napa', all(any(inRegion('Sonoma and Napa')), sleeps(2))],
      ['esquiar en Utah con niños', inState('Utah')],
      ['Carolina del Sur frente al mar', all(inState('South Carolina'), any(at('Oceanfront'), looksAt('Ocean View')))],
      ['montañas humeantes', inRegion('Great Smoky Mountains')],
      ['chalet à Whistler pour 8 personnes avec jacuzzi', near(50.12, -122.95, sleeps(8), has('Hot Tub'))],
      ['maison avec piscine chauffée à Palm Springs', near(33.83, -116.55, has('Pool'))],
      ['location au bord du lac Tahoe avec chien', all(inRegion('Lake Tahoe'), pets)],
      ['appartement Nouvelle-Orléans quartier français', near(29.96, -90.06)],
      ['Caroline du Nord montagne', all(inState('North Carolina'))],
      ['mas provençal avec piscine', all(inRegion('Provence'), has('Pool'))],
      ['accessible en fauteuil roulant Californie', all(inState('California'), stepFree)],
      ['Highlands écossais cheminée', all(inRegion('Scottish Highlands'), has('Fireplace'))],
      ['borne de recharge et vue sur mer', all(has('EV Charger'), any(looksAt('Ocean View', 'Harbor View'), sea))],
      ['casale in Toscana con piscina per 8', all(inRegion('Tuscany'), has('Pool'), sleeps(8))],
      ['appartamento vista lago a Menaggio', near(46.02, 9.24, flat)],
      ['baita con sauna in Colorado', all(inState('Colorado'), has('Sauna'), hut)],
      ['casa al mare che accetta cani', all(pets, sea)],
      ['huisje met open haard en hond in Schotland', all(inRegion('Scottish Highlands'), has('Fireplace'), pets)],
      ['villa met zwembad Bali 6 personen', all(inRegion('Bali'), ofType('Villa'), has('Pool'), sleeps(6))],
      ['apartamento à beira-mar no Algarve', all(inRegion('Algarve'), flat, sea)],
      ['casa com lareira nas montanhas do Colorado', all(inState('Colorado'), has('Fireplace'))],
      ['domek w górach z kominkiem', all(hut, has('Fireplace'))],
      ['stuga vid sjön med bastu', all(lake, has('Sauna'))],
      ['夏威夷 海景', all(inState('Hawaii'), any(looksAt('Ocean View'), sea))],
      ['タホ湖 コテージ', inRegion('Lake Tahoe')],
      ['하와이 수영장 있는 집', all(inState('Hawaii'), has('Pool'))],
    ],
    'mixed or half typed': [
      ['smok', inRegion('Great Smoky Mountains')],
      ['glacier n', near(48.5, -113.98)],
      ['OBX 4br', all(inRegion('Outer Banks'), bedrooms(4))],
      ['laek tah', inRegion('Lake Tahoe')],
      ['gatl cabin w hot tub 4 ppl', near(35.71, -83.51, hut, has('Hot Tub'), sleeps(4))],
      ['2br 1ba sedona pool', near(34.87, -111.76, bedrooms(2), has('Pool'))],
      [
        'park city ski in/out 12/26-1/2',
        near(40.65, -111.5, at('Ski-In/Ski-Out'), exactly('2026-12-26', '2027-01-02')),
      ],
      ['dog frndly cabn asheville', near(35.6, -82.55, hut, pets)],
      ['CO ski hot tub', all(inState('Colorado'), ski, has('Hot Tub'))],
      ['NOLA apt w/ balcony 2 adults', near(29.95, -90.07, flat)],
      ['hwaii beach hse', all(inState('Hawaii'), any(ofType('Beach house'), beach))],
      ['jackso', inRegion('Jackson Hole')],
      ['charleston sc wheelchair', near(32.78, -79.93, stepFree)],
      ['slps 12 poconos indoor pool', all(inRegion('Poconos'), sleeps(12), has('Pool'))],
      ['myrtle bch ocnfrnt condo', near(33.69, -78.89, ofType('Condo'), at('Oceanfront'))],
      ['key largo snorkling kayak', near(25.09, -80.45, any(toDo('Snorkeling', 'Kayaking'), has('Kayaks')))],
      ['maui condo 2bd ocean vw', all(inRegion('Maui'), ofType('Condo'), bedrooms(2), looksAt('Ocean View'))],
      ['big sur no kids romantic', all(inRegion('Big Sur and Monterey'))],
      ['napa 3/5-3/8 hot tub', near(38.3, -122.29, has('Hot Tub'), exactly('2027-03-05', '2027-03-08'))],
      ['aspen, pets, <$500', near(39.19, -106.82, pets, upTo(500))],
      ['lofoten cabin sauna february', all(inRegion('Lofoten'), has('Sauna'), month('02'))],
      ['galvest', near(29.3, -94.8)],
      ['stowe vt 5 bed sauna hottub', near(44.47, -72.69, has('Sauna', 'Hot Tub'), bedrooms(5))],
      ['port a dog beach', all(inRegion('Port Aransas'), pets)],
      ['cape co', inRegion('Cape Cod')],
      [
        'destin fl july 3rd-10th 3 bdrm pool',
        near(30.39, -86.5, bedrooms(3), has('Pool'), exactly('2027-07-03', '2027-07-10')),
      ],
      ['sedona!!! hot tub!!! views!!!', near(34.87, -111.76, has('Hot Tub'))],
      ['yosemite / tahoe cabin', any(near(37.75, -119.59, hut), all(inRegion('Lake Tahoe'), hut))],
      ['deadwood sturgis rally sleeps 10', near(44.41, -103.51, sleeps(10))],
      [
        'door county lakefront 3br dog ok aug',
        all(inRegion('Door County'), at('Lakefront'), bedrooms(3), pets, month('08')),
      ],
      ['ubud villa pool 2 pax', near(-8.51, 115.26, ofType('Villa'), has('Pool'))],
      [
        'brainerd lks cabin w dock boat',
        all(inRegion('Brainerd Lakes'), any(at('Private Dock'), toDo('Boating')), any(hut, lake)),
      ],
      ['queenstown nz w/ lake view 6 guests', near(-45.03, 168.66, sleeps(6), looksAt('Lake View'))],
      ['tybee / savannah 2 dogs 7 nights', all(inRegion('Savannah and Tybee'), takesPets(2))],
      ['hot tb gatlinb', near(35.71, -83.51, has('Hot Tub'))],
      ['santori', inRegion('Santorini')],
      ['breck ski lease jan', near(39.48, -106.05, month('01'))],
      ['lake placid ny fireplce 2bth', near(44.28, -73.98, has('Fireplace'), bathrooms(2))],
      ['cheap motel style room moab', near(38.57, -109.55)],
      ['$200/nt max hilton hd pool', near(32.18, -80.74, has('Pool'), upTo(200))],
    ],
  };
}

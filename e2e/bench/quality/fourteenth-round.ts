/**
 * Queries of a fourteenth round, written before any of them was run and before the code that reads them was opened:
 * little known sights, sentences with everything in them, seven languages, counties and islands, postal codes. This
 * file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bedrooms, beach, costsBetween, flat, free, has, hut, inCountry, inRegion } = rules;
const { inState, lake, looksAt, mountain, near, ofType, pets, sea, ski, sleeps, stay, toDo, warm, water } = rules;
const { takesPets } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const week = [2, 3, 4, 5, 6, 7];
const over = (day: string, from: string, to: string): Rule => free({ from, to, nights: week, over: day });
/** Part of a state. */
const north =
  (lat: number): Rule =>
  ({ _geoloc }) =>
    _geoloc.lat > lat;
const south =
  (lat: number): Rule =>
  ({ _geoloc }) =>
    _geoloc.lat < lat;
const west =
  (lng: number): Rule =>
  ({ _geoloc }) =>
    _geoloc.lng < lng;
const east =
  (lng: number): Rule =>
  ({ _geoloc }) =>
    _geoloc.lng > lng;

/** Queries by kind. */
export function fourteenthRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  return {
    'place, misspelt': [
      ['canandagua', to(42.89, -77.28)],
      ['skeneatlas ny', to(42.95, -76.43)],
      ['isle of plams', to(32.79, -79.79)],
      ['tellurid', to(37.94, -107.81)],
      ['carmel by the see', to(36.56, -121.92)],
      ['wimberly texes', to(29.99, -98.1)],
      ['islamarada', to(24.92, -80.63)],
      ['lake of the ozraks', inRegion('Lake of the Ozarks')],
      ['adirondaks', inRegion('Adirondacks')],
      ['poconoes', inRegion('Poconos')],
      ['shenandoa valley', inRegion('Shenandoah')],
      ['lofotten', inRegion('Lofoten')],
      ['queenstwn nz', to(-45.03, 168.66)],
      ['mendicino coast', inRegion('Mendocino Coast')],
      ['massachusets cotage', all(ofType('Cottage'), inState('Massachusetts'))],
    ],
    abbreviation: [
      ['GSMNP', inRegion('Great Smoky Mountains')],
      ['JTNP', to(33.87, -115.9)],
      ['GTNP cabin', all(hut, to(43.79, -110.68))],
      ['KDH NC', to(36.03, -75.68)],
      ['SLT california', to(38.93, -119.98)],
      ['PCB fl', to(30.18, -85.81)],
      ['AVP', to(41.34, -75.72)],
      ['GPI airport', to(48.31, -114.26)],
      ['MTJ', to(38.51, -107.89)],
      ['ACK', to(41.25, -70.06)],
      ['CUN airport', to(21.04, -86.87)],
      ['TX hill ctry', inRegion('Texas Hill Country')],
      ['Jax Hole', inRegion('Jackson Hole')],
      ['Smky Mtns cabin', all(hut, inRegion('Great Smoky Mountains'))],
      ['SoCal desert', any(inRegion('Joshua Tree', 'Palm Springs'))],
      ['NorCal', all(inState('California'), north(37))],
      ['mtn vlg telluride', to(37.93, -107.86)],
    ],
    'ZIP, street address': [
      ['37863', to(35.79, -83.55)],
      ['zip 04609', to(44.39, -68.2)],
      ['34228 pool', all(has('Pool'), to(27.41, -82.66))],
      ['homes in 57732', to(44.38, -103.73)],
      ['12498', to(42.04, -74.12)],
      ['49684', to(44.76, -85.62)],
      ['65049 dock', all(at('Private Dock'), to(38.2, -92.64))],
      ['GL54 2BU', to(51.88, -1.76)],
      ['V8E 0A1', to(50.1, -122.97)],
      ['53100 Siena', to(43.32, 11.33)],
      ['PH22 1QH', to(57.19, -3.83)],
      ['1420 Ski Hill Rd #12, Breckenridge Colorado 80424 USA', to(39.48, -106.04)],
      ['22 Glenwood Ave saugerties', to(42.08, -73.95)],
      ['mile marker 82 overseas hwy islamorada', to(24.92, -80.63)],
      ['corner of bourbon and st peter, new orleans', to(29.96, -90.07)],
      ['PO Box 220 Moab UT 84532', to(38.57, -109.55)],
    ],
    'state, region or country': [
      ['sevier county', to(35.79, -83.52)],
      ['summit county colorado', to(39.6, -106.1)],
      ['orcas island', to(48.65, -122.94)],
      ['hatteras island', to(35.3, -75.55)],
      ['mount desert island', to(44.34, -68.31)],
      ['barnstable county', inRegion('Cape Cod')],
      ['dare county nc', inRegion('Outer Banks')],
      ['leelanau county', to(45.0, -85.75)],
      ['ulster county ny', to(41.89, -74.26)],
      ['southern utah', all(inState('Utah'), south(39.3))],
      ['northern michigan', all(inState('Michigan'), north(44))],
      ['western north carolina', all(inState('North Carolina'), west(-81))],
      ['central oregon', inRegion('Bend and Sunriver')],
      ['south of france', inCountry('France')],
      ['cyclades', inRegion('Santorini')],
      ['quintana roo', inRegion('Tulum and Riviera Maya')],
      ['east tennessee', all(inState('Tennessee'), east(-85.5))],
      ['low country south carolina', inState('South Carolina')],
      ['the rockies', inState('Colorado', 'Wyoming', 'Montana', 'Utah', 'British Columbia', 'New Mexico', 'Idaho')],
      ['whidbey island', to(48.2, -122.65)],
    ],
    vague: [
      ['toes in the sand', beach],
      ['digital detox', at('Secluded', 'Wooded', 'Rural', 'Dark Sky', 'Quiet Road')],
      ['leaf peeping', any(mountain, at('Wooded', 'Rural', 'Secluded'), ofType('Cabin'))],
      ['apres ski', ski],
      ['watch the sunset over the sea', any(sea, water)],
      ['workation by the ocean', all(has('Dedicated Workspace'), any(sea))],
      ['somewhere hot in february', any(warm, south(0))],
      ['fun for teenagers indoors', has('Game Room')],
      ['steam and relax after skiing', all(any(has('Sauna'), has('Hot Tub')), ski)],
      ['see the milky way', any(at('Dark Sky'), toDo('Stargazing'))],
      ['boat house', any(water, lake, at('Private Dock'), ofType('Lake house'))],
      ['grandparents cant climb steps', any(access('Step-Free Entrance'), access('Ground Floor Bedroom'))],
    ],
    'not English': [
      [
        'Ferienwohnung mit Meerblick für 4 Personen in South Carolina',
        all(flat, looksAt('Ocean View'), sleeps(4), inState('South Carolina')),
      ],
      ['Blockhaus mit Kamin und Sauna in den Bergen, Hund erlaubt', all(hut, has('Fireplace', 'Sauna'), pets)],
      [
        'Haus direkt am Strand, 3 Schlafzimmer, Florida Keys, unter 400 Dollar',
        all(any(beach), bedrooms(3), under(400), inRegion('Florida Keys')),
      ],
      ['Skihütte in Utah über Silvester', all(ski, inState('Utah'), over('2026-12-31', '2026-12-26', '2027-01-06'))],
      ['gîte à la campagne près de vignobles pour 6 personnes', all(at('Near Wineries'), sleeps(6))],
      ['maison de vacances avec piscine privée et barbecue à Bali', all(has('Pool', 'Grill'), inRegion('Bali'))],
      [
        'appartement à La Nouvelle-Orléans, deux chambres, animaux acceptés',
        all(flat, bedrooms(2), pets, to(29.95, -90.07)),
      ],
      [
        'chalet au pied des pistes avec jacuzzi du 13 au 20 février',
        all(hut, ski, has('Hot Tub'), stay('2027-02-13', '2027-02-20', 7)),
      ],
      ['casa sul lago con kayak nello stato di New York', all(lake, has('Kayaks'), inState('New York'))],
      [
        'appartamento in centro a Charleston per 4 persone con parcheggio',
        all(flat, sleeps(4), has('Free Parking'), to(32.78, -79.93)),
      ],
      ['baita in montagna con camino per due', all(hut, has('Fireplace'), sleeps(2))],
      [
        'villa con piscina vicino al mare, 8 posti letto',
        all(ofType('Villa'), has('Pool'), any(sea, water), sleeps(8)),
      ],
      [
        'casa de praia com piscina na Carolina do Norte para 10 pessoas',
        all(any(beach), has('Pool'), sleeps(10), inState('North Carolina')),
      ],
      ['cabana com banheira de hidromassagem no Tennessee', all(hut, has('Hot Tub'), inState('Tennessee'))],
      [
        'apartamento com vista para o mar no Algarve até 250 por noite',
        all(flat, looksAt('Ocean View'), under(250), inRegion('Algarve')),
      ],
      ['aceita cachorro, perto do lago, 3 quartos', all(pets, lake, bedrooms(3))],
      ['casa en el árbol con chimenea', all(ofType('Treehouse'), has('Fireplace'))],
      ['departamento frente al mar en Alabama para 5', all(flat, any(sea), sleeps(5), inState('Alabama'))],
      ['cabaña en el bosque con perro y fogata', all(hut, at('Wooded'), pets, has('Fire Pit'))],
      ['villa con alberca en Tulum 4 recámaras', all(has('Pool'), bedrooms(4), inRegion('Tulum and Riviera Maya'))],
      ['huisje aan het meer met sauna', all(lake, has('Sauna'))],
      ['vakantiehuis met zwembad in Toscane voor 8 personen', all(has('Pool'), sleeps(8), inRegion('Tuscany'))],
      ['blokhut in de bergen met open haard, hond welkom', all(hut, has('Fireplace'), pets)],
      [
        'strandhuis in Noord-Carolina in augustus',
        all(any(beach), inState('North Carolina'), stay('2027-08-01', '2027-09-01', ...week)),
      ],
      ['ハワイ 海が見える 一軒家 6人', all(looksAt('Ocean View'), sleeps(6), inState('Hawaii'))],
      ['タホ湖 ロッジ ペット可 暖炉', all(inRegion('Lake Tahoe'), pets, has('Fireplace'))],
      ['プール付き 別荘 フロリダ 3ベッドルーム', all(has('Pool'), bedrooms(3), inState('Florida'))],
      ['サンタフェ 暖炉 2寝室', all(has('Fireplace'), bedrooms(2), to(35.69, -105.94))],
    ],
    landmark: [
      ['kaaterskill falls', to(42.19, -74.06)],
      ['taughannock falls', to(42.54, -76.61)],
      ['peekamoose blue hole', to(41.92, -74.42)],
      ['overlook mountain', to(42.09, -74.09)],
      ['bingham falls', to(44.53, -72.77)],
      ['sabbaday falls', to(44.0, -71.39)],
      ['lost river gorge', to(44.04, -71.78)],
      ['schoodic point', to(44.33, -68.06)],
      ['thunder hole', to(44.32, -68.19)],
      ['marconi beach', to(41.89, -69.96)],
      ['dark hollow falls', to(38.52, -78.42)],
      ['skyline caverns', to(38.89, -78.2)],
      ['graveyard fields', to(35.32, -82.85)],
      ['max patch', to(35.8, -82.96)],
      ['ramsey cascades', to(35.71, -83.3)],
      ['spruce flats falls', to(35.63, -83.68)],
      ['bonaventure cemetery', to(32.04, -81.05)],
      ['morris island lighthouse', to(32.7, -79.88)],
      ["anne's beach", to(24.85, -80.74)],
      ['egmont key', to(27.59, -82.76)],
      ['krause springs', to(30.48, -98.15)],
      ['longhorn cavern', to(30.68, -98.35)],
      ['bear butte', to(44.48, -103.43)],
      ['roughlock falls', to(44.36, -103.93)],
      ['boynton canyon', to(34.92, -111.85)],
      ['tuzigoot', to(34.77, -112.03)],
      ['ghost ranch', to(36.33, -106.47)],
      ['santuario de chimayo', to(35.99, -105.93)],
      ['fisher towers', to(38.72, -109.31)],
      ['corona arch', to(38.58, -109.62)],
      ['box canyon falls', to(38.02, -107.68)],
      ['quandary peak', to(39.4, -106.11)],
      ['mount sopris', to(39.26, -107.17)],
      ['ashcroft ghost town', to(39.05, -106.8)],
      ['homestead crater', to(40.52, -111.49)],
      ['granite hot springs', to(43.37, -110.45)],
      ['schwabacher landing', to(43.71, -110.67)],
      ['polebridge mercantile', to(48.76, -114.28)],
      ['colchuck lake', to(47.49, -120.83)],
      ['mount constitution', to(48.68, -122.83)],
      ['cascade head', to(45.06, -124.0)],
      ['proxy falls', to(44.17, -121.93)],
      ['lava river cave', to(43.9, -121.37)],
      ['point arena lighthouse', to(38.95, -123.74)],
      ['castello di amorosa', to(38.56, -122.54)],
      ['pfeiffer beach', to(36.24, -121.81)],
      ['barker dam', to(34.03, -116.14)],
      ['tahquitz canyon', to(33.81, -116.55)],
      ['mount tallac', to(38.91, -120.1)],
      ['queens bath kauai', to(22.23, -159.49)],
      ['nakalele blowhole', to(21.03, -156.59)],
      ['opaekaa falls', to(22.05, -159.36)],
      ['gull lake minnesota', to(46.43, -94.36)],
      ['cave point county park', to(44.93, -87.18)],
      ['point betsie', to(44.69, -86.26)],
      ['broadway tower', to(52.02, -1.84)],
      ['eilean donan castle', to(57.27, -5.52)],
      ['sénanque abbey', to(43.93, 5.19)],
      ['villa del balbianello', to(45.97, 9.2)],
      ['ponta da piedade', to(37.08, -8.67)],
      ['gran cenote', to(20.25, -87.46)],
      ['tanah lot', to(-8.62, 115.09)],
    ],
    'mixed or half typed': [
      [
        '6 adults, july 10-17, outer banks, pool, under $900, dog',
        all(sleeps(6), stay('2027-07-10', '2027-07-17', 7), inRegion('Outer Banks'), has('Pool'), pets),
      ],
      [
        'under 350/night cabin hot tub, feb 12-15, 2 people, pigeon forge',
        all(hut, has('Hot Tub'), stay('2027-02-12', '2027-02-15', 3), to(35.79, -83.55)),
      ],
      [
        '4 of us in march: condo with elevator and pool, siesta key',
        all(flat, access('Elevator'), has('Pool'), sleeps(4), to(27.27, -82.55)),
      ],
      [
        'ski in ski out, jan 16-23, 8 guests, park city, hot tub',
        all(at('Ski-In/Ski-Out'), sleeps(8), stay('2027-01-16', '2027-01-23', 7), to(40.65, -111.5)),
      ],
      [
        'lakefront + kayaks, family of 6, first week of august, finger lakes',
        all(at('Lakefront'), has('Kayaks'), sleeps(6), inRegion('Finger Lakes')),
      ],
      [
        '$200-300, two bedrooms, sedona, fire pit, mid april, 3 nights',
        all(bedrooms(2), has('Fire Pit'), to(34.86, -111.79), stay('2027-04-08', '2027-04-24', 3)),
      ],
      [
        'ev charger, workspace, joshua tree, 1 person',
        all(has('EV Charger', 'Dedicated Workspace'), to(34.13, -116.31)),
      ],
      [
        'oct 8 to 12 stowe 2 couples fireplace',
        all(sleeps(4), has('Fireplace'), stay('2027-10-08', '2027-10-12', 4), to(44.47, -72.69)),
      ],
      [
        'step free entrance, ground floor bedroom, gulf shores, 5 people, june',
        all(access('Step-Free Entrance'), access('Ground Floor Bedroom'), sleeps(5), inRegion('Gulf Shores')),
      ],
      [
        'pool villa tuscany 8 people 5-12 september',
        all(ofType('Villa'), has('Pool'), sleeps(8), inRegion('Tuscany'), stay('2027-09-05', '2027-09-12', 7)),
      ],
      [
        'wailea, ocean view, 2 adults 2 kids, ac, may',
        all(looksAt('Ocean View'), sleeps(4), has('Air Conditioning'), to(20.69, -156.44)),
      ],
      [
        '3br, crib + high chair, cape cod, july',
        all(bedrooms(3), has('Crib', 'High Chair'), inRegion('Cape Cod'), stay('2027-07-01', '2027-08-01', ...week)),
      ],
      ['treehouse, 2 ppl, weekend in may, hot tub', all(ofType('Treehouse'), has('Hot Tub'), sleeps(2))],
      [
        'santa fe adobe w/ fireplace walking distance to restaurants, 4 guests',
        all(ofType('Adobe house'), has('Fireplace'), at('Walk to Restaurants'), sleeps(4), to(35.69, -105.94)),
      ],
      [
        'washer dryer, parking, downtown savannah, 2 bedrooms, march 4-8',
        all(has('Washer', 'Free Parking'), bedrooms(2), to(32.08, -81.09), stay('2027-03-04', '2027-03-08', 4)),
      ],
      [
        'bryson city 3 bedrooms hot tub <= 300 log cabin',
        all(hut, bedrooms(3), has('Hot Tub'), under(300), to(35.43, -83.45)),
      ],
      [
        'beachfront, fire pit, whale watching, oregon, 6, dogs',
        all(any(beach), has('Fire Pit'), sleeps(6), pets, inState('Oregon')),
      ],
      [
        '1 bedroom new orleans apartment, feb, ac',
        all(flat, bedrooms(1), has('Air Conditioning'), to(29.95, -90.07), stay('2027-02-01', '2027-03-01', ...week)),
      ],
      [
        '2 dogs, 5 people, cabin, game room, black hills, aug 3-9',
        all(
          hut,
          takesPets(2),
          sleeps(5),
          has('Game Room'),
          inRegion('Black Hills'),
          stay('2027-08-03', '2027-08-09', 6),
        ),
      ],
      ['key west, 2, pool, jan, bikes', all(has('Pool', 'Bicycles'), sleeps(2), to(24.56, -81.78))],
      ['moab 8 ppl late september pets ok 4br', all(sleeps(8), pets, bedrooms(4), to(38.57, -109.55))],
      [
        'chalet 4 nights whistler 10 people hot tub january',
        all(has('Hot Tub'), sleeps(10), inRegion('Whistler'), stay('2027-01-01', '2027-02-01', 4)),
      ],
      [
        'jackson hole log home fireplace mountain view 6 adults 18–24 Jan',
        all(hut, has('Fireplace'), looksAt('Mountain View'), sleeps(6), inRegion('Jackson Hole')),
      ],
      ['isle of palms 4/10-4/17 10 ppl oceanfront', all(at('Oceanfront'), sleeps(10), to(32.79, -79.79))],
      [
        'grill & hammock, poconos, we are nine, hot tub, no pets',
        all(has('Grill', 'Hot Tub'), sleeps(9), inRegion('Poconos')),
      ],
    ],
  };
}

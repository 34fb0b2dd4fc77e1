/**
 * Other names of places: nicknames, abbreviations and names in other languages (FIND-3). Each stands for the name a home's record has;
 * a name that no home lies in simply finds nothing here and goes on to the geocoder.
 */

/** Canonical name → other names. Regions first, then states, countries and cities. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Lake Tahoe': 'tahoe|north tahoe|north lake tahoe|north shore tahoe|tahoe lake|lac tahoe|tahoe see|lago tahoe',
  'Outer Banks': 'obx|the outer banks|outerbanks|the obx',
  'Great Smoky Mountains':
    'smokies|the smokies|smoky mountains|great smokies|smoky mountain|smokey mountains|smokeys|great smoky mountains national park|smoky mountains national park|gsmnp',
  'Cape Cod': 'the cape|cape cod ma|cape cod national seashore',
  'Florida Keys': 'the keys|florida key|fl keys|keys|cayos de florida|les keys',
  'Joshua Tree': 'joshua tree national park|j tree|jtree|joshua',
  'Palm Springs': 'coachella|coachella valley|greater palm springs',
  'Big Sur and Monterey': 'big sur|monterey peninsula|monterey bay|carmel|carmel ca|pebble beach',
  'Sonoma and Napa':
    'napa valley|sonoma county|sonoma valley|wine country california|california wine country|russian river|russian river valley|napa county|napa and sonoma',
  'Mendocino Coast': 'mendocino|mendocino county',
  'Oregon Coast': 'the oregon coast|oregon beach|oregon beaches',
  'Bend and Sunriver': 'sunriver|central oregon|mount bachelor|mt bachelor|smith rock',
  'San Juan Islands': 'san juans|the san juans|orcas island|san juan island|lopez island',
  'Whitefish and Glacier': 'glacier|glacier national park|glacier np|whitefish montana|flathead lake|west glacier',
  'Jackson Hole':
    'jackson wyoming|tetons|grand teton|grand tetons|grand teton national park|the tetons|jackson hole wyoming',
  'Breckenridge and Vail': 'breck|summit county colorado|summit county|vail valley|keystone|beaver creek',
  Moab: 'arches|arches national park|canyonlands|canyonlands national park',
  Sedona: 'red rock country|oak creek|oak creek canyon',
  'Santa Fe and Taos': 'santa fe new mexico|northern new mexico|taos ski valley',
  'Park City': 'deer valley|park city mountain',
  Leavenworth: 'leavenworth washington|bavarian village',
  'Savannah and Tybee': 'tybee|tybee island|low country georgia',
  'Texas Hill Country': 'hill country|the hill country|hill country texas|texas wine country',
  'Destin and 30A': '30a|emerald coast|destin florida|30 a|highway 30a|scenic 30a|south walton',
  'Gulf Shores': 'alabama beaches|gulf shores alabama|alabama gulf coast|orange beach',
  Catskills: 'the catskills|catskill mountains|catskill|upstate new york|upstate ny',
  Acadia: 'acadia national park|mount desert island|bar harbor maine|downeast maine|mdi',
  'Black Hills': 'the black hills|badlands|badlands national park|sturgis',
  'Lake of the Ozarks': 'ozarks|the ozarks|loto|lake ozarks',
  'Broken Bow': 'hochatown|beavers bend|broken bow lake',
  Galveston: 'galveston island|galveston texas',
  'Port Aransas': 'port a|mustang island|port aransas texas',
  'New Orleans': 'nola|big easy|the big easy|n orleans|nouvelle orleans|la nouvelle orleans|nueva orleans|neu orleans',
  Charleston: 'charleston south carolina|charleston sc|chs town',
  'Hilton Head': 'hilton head island|hhi|hhi sc',
  'Myrtle Beach': 'grand strand|myrtle',
  'Asheville and Blue Ridge':
    'asheville nc|blue ridge|blue ridge mountains|blue ridge parkway|western north carolina|avl town',
  Shenandoah: 'shenandoah valley|shenandoah national park|skyline drive',
  'Finger Lakes': 'the finger lakes|seneca lake|cayuga lake',
  Adirondacks: 'the adirondacks|adirondack|adirondack mountains|adk|daks',
  Stowe: 'stowe vermont|stowe mountain',
  'White Mountains': 'white mountains nh|the white mountains|mount washington',
  Poconos: 'the poconos|pocono|pocono mountains',
  'Jersey Shore': 'the jersey shore|jersey beach|new jersey shore',
  'Traverse City': 'leelanau|sleeping bear dunes|northern michigan|tc michigan|old mission peninsula',
  'Anna Maria and Sarasota': 'ami|anna maria island|siesta key|longboat key|sarasota florida',
  'Brainerd Lakes': 'brainerd|gull lake',
  Maui: 'isle of maui|maui hawaii|wailea|lahaina|kaanapali|ka anapali|maui island',
  Kauai: 'kauai hawaii|garden isle|hanalei|poipu|princeville|na pali|kauai island',
  Tuscany: 'toscana|toskana|toscane|chianti|val d orcia|tuscan countryside',
  'Lake Como': 'lago di como|comer see|comersee|lac de come|lago como|comomeer|como italy|bellagio',
  Algarve: 'the algarve|el algarve|l algarve',
  Lofoten: 'lofoten islands|lofotene|lofoten inseln|lofoten norway|iles lofoten|islas lofoten',
  Cotswolds: 'the cotswolds|cotswold',
  'Scottish Highlands':
    'highlands|the highlands|scotland|schottland|ecosse|escocia|scozia|schotland|skottland|scotland highlands|schottische highlands|schottisches hochland|highlands ecossais|tierras altas|loch ness|isle of skye',
  Provence: 'la provence|provenza|provence france|luberon',
  'Queenstown and Wānaka': 'queenstown nz|wanaka|southern lakes|queenstown new zealand',
  Santorini: 'santorin|thira|santorini greece|oia',
  Bali: 'ubud bali|bali indonesia|insel bali',
  'Tulum and Riviera Maya': 'riviera maya|mayan riviera|playa del carmen|yucatan|quintana roo|tulum mexico',
  Whistler: 'whistler blackcomb|blackcomb|whistler bc',
  'Byron Bay': 'byron|northern rivers',

  'South Lake Tahoe': 'slt|s lake tahoe|so lake tahoe|south shore lake tahoe|south tahoe|south shore tahoe',
  'North Myrtle Beach': 'n myrtle beach|nmb|no myrtle beach',
  'Fort Walton Beach': 'ft walton beach|fwb',

  Alabama: 'ala',
  Arizona: 'ariz',
  Arkansas: 'ark',
  California:
    'calif|cali|kalifornien|californie|californie du nord|kalifornia|californië|california usa|socal|southern california|norcal|northern california',
  Colorado: 'colo',
  Florida: 'fla|floride|flórida',
  Georgia: 'georgie',
  Hawaii: 'hawai|hawaii usa|hawaiian islands|aloha state|hawaje',
  Idaho: '',
  Louisiana: 'luisiana|louisiane',
  Maine: 'state of maine|down east',
  Massachusetts: 'mass|massachussets|massachusets',
  Michigan: 'mich',
  Minnesota: 'minn',
  Missouri: 'misuri',
  Montana: 'big sky country',
  Nevada: 'nev',
  'New Hampshire': 'nuevo hampshire',
  'New Jersey': 'nueva jersey|jersey',
  'New Mexico': 'nuevo mexico|nouveau mexique|neu mexiko|neumexiko|nuovo messico',
  'New York': 'new york state|ny state|estado de nueva york|nueva york|nova york|nuova york',
  'North Carolina': 'carolina del norte|caroline du nord|nordcarolina|nord carolina|carolina del nord|n carolina',
  Oklahoma: 'okla',
  Oregon: 'ore|oregón',
  Pennsylvania: 'penn|pennsylvanien|pennsylvanie|pensilvania',
  'South Carolina': 'carolina del sur|caroline du sud|sudcarolina|sud carolina|carolina del sud|s carolina',
  'South Dakota': 'dakota del sur|dakota du sud|suddakota|s dakota',
  Tennessee: 'tenn|tennesee|tennesse',
  Texas: 'tejas|lone star state',
  Utah: '',
  Vermont: '',
  Virginia: 'virginie|virginien',
  Washington: 'washington state|estado de washington|wash',
  Wisconsin: 'wisc',
  Wyoming: '',
  'British Columbia': 'bc canada|colombie britannique|columbia britanica|britisch kolumbien',
  'New South Wales': 'nsw',
  'Quintana Roo': '',
  Lombardy: 'lombardia|lombardei|lombardie',

  'United States':
    'usa|us|u s a|u s|united states of america|america|the states|etats unis|estados unidos|vereinigte staaten|stati uniti|verenigde staten|amerika|ee uu|eeuu',
  'United Kingdom':
    'uk|grande bretagne|gran bretana|gran bretagna|groot brittannie|gra bretanha|great britain|britain|england|grossbritannien|royaume uni|reino unido|regno unito|angleterre|inglaterra|gb',
  'New Zealand': 'nz|aotearoa|neuseeland|nouvelle zelande|nueva zelanda|nuova zelanda|nova zelandia',
};

/** Capitals' letters and towns that guests mean by a shorter name, for the geocoder: no home's record has their names. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  'Salt Lake City, UT': 'slc|salt lake',
  'San Francisco, CA': 'sf|san fran|frisco|bay area|sf bay area',
  'Los Angeles, CA': 'la|l a|los angeles',
  'New York City, NY': 'nyc|new york city|manhattan|the big apple|big apple',
  'Washington, DC': 'dc|d c|washington dc',
  'Las Vegas, NV': 'vegas|lv|sin city',
  'Philadelphia, PA': 'philly',
  'Portland, OR': 'pdx city|portland oregon',
  'Phoenix, AZ': 'phx city|scottsdale|the valley of the sun',
  'Austin, TX': 'atx',
  'San Antonio, TX': 'satx',
  'Dallas, TX': 'dfw city|big d',
  'Nashville, TN': 'music city',
  'Minneapolis, MN': 'twin cities|msp city',
  'Saint Louis, MO': 'stl|st louis',
  'Kansas City, MO': 'kc|kcmo',
  'Atlanta, GA': 'atl city|hotlanta',
  'Denver, CO': 'mile high city',
  'Vancouver, BC, Canada': 'vancouver',
  'Florence, Italy': 'firenze|florenz|florencia',
  'Milan, Italy': 'milano|mailand',
};

export type OtherName = { name: string; of: string };
const pairs = (table: Readonly<Record<string, string>>): OtherName[] =>
  Object.entries(table).flatMap(([of, names]) =>
    names
      .split('|')
      .filter((name) => name !== '')
      .map((name) => ({ name, of })),
  );

/** Other names of states, countries and regions, as records name them. */
export const OTHER_PLACE_NAMES: readonly OtherName[] = pairs(OTHER_NAMES);
/** Other names of cities, as the geocoder is asked for them. */
export const OTHER_CITY_NAMES: readonly OtherName[] = pairs(CITY_NAMES);

/** Languages in which countries are known by their own names. */
const LANGUAGES = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'tr',
  'ja',
  'zh',
  'ko',
  'ru',
];
const CODES: Readonly<Record<string, string>> = {
  'United States': 'US',
  Italy: 'IT',
  Portugal: 'PT',
  Norway: 'NO',
  'United Kingdom': 'GB',
  France: 'FR',
  'New Zealand': 'NZ',
  Greece: 'GR',
  Indonesia: 'ID',
  Mexico: 'MX',
  Canada: 'CA',
  Australia: 'AU',
  Singapore: 'SG',
  Monaco: 'MC',
  Spain: 'ES',
  Germany: 'DE',
  Switzerland: 'CH',
  Austria: 'AT',
  Croatia: 'HR',
};

/** Names of a country in other languages, from the runtime's own tables. */
export function getCountryNames(country: string): string[] {
  const code = CODES[country];
  if (!code) return [];
  return LANGUAGES.flatMap((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? []);
}

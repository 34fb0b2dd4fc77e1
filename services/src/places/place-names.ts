/**
 * Lists other names of places: nicknames, abbreviations and names in other languages (FIND-3). Each stands for the name
 * in homes' records; a name without homes goes on to the geocoder. This file is long because it is a table of data.
 */
import { ownValue } from '@roost/shared/domain/own-value';
import { STATE_NICKNAMES } from './state-nicknames.ts';
import { MORE_PLACE_NAMES } from './more-place-names.ts';

/** Other names by canonical name: regions first, then states, countries and cities. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Lake Tahoe':
    'tahoe basin|lake tahoe basin|west shore|west shore tahoe|west shore lake tahoe|lake t|ntahoe|n tahoe|laketahoe|tahoe|north tahoe|north lake tahoe|north shore tahoe|tahoe lake|lac tahoe|tahoe see|lago tahoe|タホ湖|レイクタホ|太浩湖|타호 호수|lago de tahoe|lac de tahoe|tahoemeer|tahoesee',
  'Outer Banks':
    'o b x|outer bank|northern outer banks|southern outer banks|obx nc|roanoke island nc|obx|the outer banks|outerbanks|the obx',
  'Great Smoky Mountains':
    'smokies|the smokies|smoky mountains|great smokies|smoky mountain|smokey mountains|smokeys|great smoky mountains national park|smoky mountains national park|gsmnp|スモーキー山脈|大烟山',
  'Cape Cod':
    'c cod|the cape and islands|cape and islands|cape islands|the cape|cape cod ma|cape cod national seashore',
  'Florida Keys':
    'the keys|iles de floride|isole della florida|ilhas da florida|islas de florida|florida key|fl keys|keys|cayos de florida|les keys|フロリダキーズ|florida inseln|îles keys|isole keys',
  'Joshua Tree':
    'hi desert|hi desert ca|hi desert california|morongo basin|joshua tree area|joshua tree national park|j tree|jtree|jt|jt national park|jt np|jtnp|joshua|ジョシュアツリー|约书亚树',
  'Palm Springs':
    'palm springs area|ps california|ps calif|coachella|coachella valley|greater palm springs|パームスプリングス|棕榈泉',
  'Big Sur and Monterey': 'big sur|monterey peninsula|monterey bay|carmel|carmel ca|pebble beach',
  'Sonoma and Napa':
    'north bay|the north bay|north bay california|north bay ca|napa sonoma valley|napa valley|sonoma county|sonoma valley|wine country california|california wine country|north bay wine country|napa sonoma|russian river|russian river valley|napa county|napa and sonoma',
  'Mendocino Coast': 'mendo|mendo coast|mendo county|mendo co|mendocino|mendocino county',
  'Oregon Coast': 'the oregon coast|oregon beach|oregon beaches',
  'Bend and Sunriver':
    'oregon high desert|high desert oregon|the high desert oregon|sunriver|central oregon|mount bachelor|mt bachelor|smith rock',
  'San Juan Islands':
    'wa islands|washington islands|islands washington|the islands washington|islands of washington|islands in washington|san juans wa|san juans|the san juans|sji|orcas island|san juan island|lopez island',
  'Whitefish and Glacier': 'wmr|glacier|glacier national park|glacier np|whitefish montana|flathead lake|west glacier',
  'Jackson Hole':
    'j hole|jackson hole valley|teton valley wyoming|jax hole|jh|jhmr|jackson wyoming|tetons|grand teton|grand tetons|grand teton national park|the tetons|jackson hole wyoming|ジャクソンホール|杰克逊霍尔',
  'Breckenridge and Vail':
    'central rockies|ten mile range|tenmile range|i70 corridor|summit county co|breck|summit county colorado|summit county|vail valley|keystone|beaver creek',
  Moab: 'arches|arches national park|canyonlands|canyonlands national park',
  Sedona: 'red rock country|oak creek|oak creek canyon|セドナ|塞多纳',
  'Santa Fe and Taos':
    'sangre de cristo|sangre de cristo mountains|rio arriba|圣达菲|聖塔菲|サンタフェ|산타페|santa fe new mexico|northern new mexico|taos ski valley',
  'Park City': 'deer valley|park city mountain|pcmr|pc utah',
  Leavenworth: 'leavenworth washington|bavarian village',
  'Savannah and Tybee': 'coastal empire|low country ga|tybee|tybee island|low country georgia|サバンナ|萨凡纳',
  Telluride: 'san juans colorado|san juans co|the san juans colorado',
  'Texas Hill Country':
    'german texas|tx wine country|hill country|the hill country|hill country texas|texas wine country',
  'Destin and 30A': '30 a beaches|30a beaches|30a|emerald coast|30 a|highway 30a|scenic 30a|south walton',
  'Gulf Shores': 'alabama beaches|alabama gulf coast|orange beach',
  Gatlinburg: 'gburg|g burg',
  'Tybee Island': 'tybee|tybee beach|savannah beach',
  'Hilton Head Island': 'hilton head beach',
  'Pigeon Forge': 'p forge|pf tn',
  Breckenridge: 'breck co|breckenridge ski town',
  Catskills: 'the catskills|catskill mountains|catskill|upstate new york|upstate ny',
  Acadia: 'bold coast|acadia region|anp|acadia national park|mount desert island|bar harbor maine|downeast maine|mdi',
  'Black Hills': 'the black hills|badlands|badlands national park|sturgis',
  'Door County': 'doco|do co|door cty',
  'Lake of the Ozarks':
    'loz|lotz|lake of ozarks|lk of the ozarks|ozark lake|ozarks|the ozarks|loto|lake ozarks|the lake of the ozarks',
  'Broken Bow': 'little dixie|bb ok|bb oklahoma|hochatown ok|hochatown|beavers bend|broken bow lake',
  Galveston: 'galveston island',
  'Port Aransas': 'port a|mustang island',
  'New Orleans':
    'crescent city la|crescent city louisiana|nola|nawlins|nawleans|norleans|nawlinz|new orlins|big easy|the big easy|n orleans|nouvelle orleans|la nouvelle orleans|nueva orleans|neu orleans|ニューオーリンズ|新奥尔良|뉴올리언스|novi orleans',
  Charleston: 'chucktown|chuck town|holy city|the holy city|chs town|チャールストン',
  'Hilton Head': 'hilton head island|hhi|hhi sc',
  'Myrtle Beach': 'south strand|north strand|grand strand beaches|grand strand|myrtle',
  'Asheville and Blue Ridge':
    'land of the sky|a ville nc|a ville|blue ridge|blue ridge mountains|blue ridge parkway|avl town',
  Shenandoah: 'shen valley|snp va|page valley|shenandoah valley|shenandoah national park|skyline drive',
  'Finger Lakes': 'flx|fingerlakes|the flx|the finger lakes|seneca lake|cayuga lake',
  Adirondacks: 'the adirondacks|adirondack|adirondack mountains|adk|daks|dacks|the dacks|the daks|the adks|adks',
  Stowe: 'stowe vermont|stowe mountain',
  'White Mountains':
    'mwv|mt washington valley|mount washington valley|mwv nh|white mountains nh|the white mountains|mount washington',
  Poconos: 'the poconos|pocono|pocono mountains',
  'Jersey Shore': 'jersey cape|down the shore nj|the jersey shore|jersey beach|new jersey shore',
  'Traverse City':
    'tc|tc mi|tc mich|t city|northern lower michigan|northwest lower michigan|northern lower|nw michigan|nw lower michigan|leelanau|sleeping bear dunes|northern michigan|tc michigan|old mission peninsula',
  'Anna Maria and Sarasota': 'ami|anna maria island|siesta key|longboat key',
  'Brainerd Lakes': 'minnesota lake country|mn lake country|lake country mn|brainerd area|brainerd|gull lake',
  Maui: 'valley isle|the valley isle|isle of maui|maui hawaii|wailea|lahaina|kaanapali|ka anapali|maui island|マウイ|マウイ島|毛伊岛|마우이',
  Kauai:
    'kawaii|kauwai|kawai|kuaui|kauii|kauai hawaii|garden isle|garden island|the garden isle|hanalei|poipu|princeville|na pali|kauai island|カウアイ|カウアイ島|考艾岛',
  Tuscany:
    'toscana|toscano|toscani|tuscan|toskana|toscane|chianti|val d orcia|tuscan countryside|トスカーナ|托斯卡纳|토스카나|тоскана|toszkana|toskania',
  'Lake Como':
    'lago di como|comer see|comersee|lac de come|lago como|comomeer|como italy|bellagio|コモ湖|科莫湖|lago de como|озеро комо|jezioro como',
  Algarve: 'the algarve|el algarve|l algarve|アルガルヴェ|阿尔加维',
  Lofoten: 'lofoten islands|lofotene|lofoten inseln|lofoten norway|iles lofoten|islas lofoten|ロフォーテン|罗弗敦',
  Cotswolds: 'the cotswolds|cotswold|コッツウォルズ|科茨沃尔德',
  'Scottish Highlands':
    'west coast scotland|west coast of scotland|scottish west coast|scottish isles|the scottish isles|hebrides|highlands|the highlands|scotland|schottland|ecosse|escocia|scozia|schotland|skottland|scotland highlands|schottische highlands|schottisches hochland|highlands ecossais|tierras altas|loch ness|isle of skye|スコットランド|苏格兰|스코틀랜드|шотландия|szkocja|skotlanti|skottland',
  Provence: 'la provence|provenza|provence france|luberon|プロヴァンス|プロバンス|普罗旺斯|프로방스|прованс|prowansja',
  'Queenstown and Wānaka':
    'q town|qtown|qt nz|queenstown nz|wanaka|southern lakes|queenstown new zealand|クイーンズタウン|皇后镇',
  Santorini:
    'aegean|aegean island|aegean islands|the aegean|santorin|thira|santorini greece|oia|サントリーニ|圣托里尼|산토리니|санторини',
  Bali: 'island of the gods|the island of the gods|central bali|ubud bali|bali indonesia|insel bali|バリ|バリ島|巴厘岛|발리|бали',
  'Tulum and Riviera Maya':
    'riviera maya|mayan riviera|playa del carmen|yucatan|quintana roo|tulum mexico|トゥルム|图卢姆|툴룸',
  Whistler: 'whistler blackcomb|blackcomb|whistler bc|ウィスラー|惠斯勒|휘슬러',
  'Byron Bay': 'byron shire|nsw north coast|north coast nsw|byron|northern rivers|バイロンベイ|拜伦湾',

  'Key West': 'kw fl|key w|cayo hueso|conch republic|the conch republic|k west|kwest',
  Aspen: 'アスペン|阿斯彭',
  'South Lake Tahoe': 'slt|south lake|s lake tahoe|so lake tahoe|south shore lake tahoe|south tahoe|south shore tahoe',
  'North Myrtle Beach': 'n myrtle beach|nmb|no myrtle beach',
  'Fort Walton Beach': 'ft walton|ft walton beach|fwb',

  Alabama: 'yellowhammer state|ala',
  Arizona: 'ariz|アリゾナ|亚利桑那|애리조나',
  Arkansas: 'ark',
  California:
    'golden state|the golden state|calif|cali|kalifornien|californie|californie du nord|kalifornia|californië|california usa|socal|southern california|norcal|northern california|カリフォルニア|加利福尼亚|加州|캘리포니아|калифорния|ca usa',
  Colorado: 'centennial state|colorful colorado|colo|コロラド|科罗拉多|콜로라도|колорадо',
  Florida: 'sunshine state|the sunshine state|fla|floride|flórida|フロリダ|佛罗里达|플로리다|флорида',
  Georgia: 'peach state|the peach state|georgie|ジョージア州|佐治亚',
  Hawaii:
    'hawaiian island|the islands hawaii|hawaii islands|the aloha state|hawai|hawaii usa|hawaiian islands|aloha state|hawaje|ハワイ|夏威夷|하와이|гавайи|havai|havaí|hawaï|hawaje|havaiji',
  Idaho: 'gem state|the gem state',
  Louisiana: 'bayou state|pelican state|the bayou state|luisiana|louisiane|ルイジアナ|路易斯安那',
  Maine: 'pine tree state|vacationland|state of maine|down east|メイン州|缅因',
  Massachusetts: 'bay state|the bay state|mass|massachussets|massachusets|マサチューセッツ|马萨诸塞',
  Michigan: 'mitten state|wolverine state|mich|ミシガン|密歇根',
  Minnesota: 'land of 10 000 lakes|land of 10000 lakes|land of ten thousand lakes|north star state|gopher state|minn',
  Missouri: 'show me state|the show me state|misuri',
  Montana: 'treasure state|big sky state|big sky country|モンタナ|蒙大拿',
  Nevada: 'nev|ネバダ|内华达|네바다',
  'New Hampshire': 'granite state|live free or die|nuevo hampshire|nova hampshire|ニューハンプシャー',
  'New Jersey': 'garden state|the garden state|nueva jersey|jersey|nova jersey|ニュージャージー',
  'New Mexico':
    'land of enchantment|nuevo mexico|nouveau mexique|neu mexiko|neumexiko|nuovo messico|ニューメキシコ|新墨西哥|novo mexico|nieuw mexico',
  'New York':
    'nys|n y s|empire state|the empire state|new york state|ny state|estado de nueva york|nueva york|nova york|nova iorque|nuova york|ニューヨーク|纽约|뉴욕|нью йорк',
  'North Carolina':
    'tar heel state|carolina del norte|caroline du nord|nordcarolina|nord carolina|carolina del nord|n carolina|ノースカロライナ|北卡罗来纳|nordkarolina|nord karolina|carolina do norte|noord carolina',
  Oklahoma: 'sooner state|okla',
  Oregon: 'beaver state|ore|oregón|オレゴン|俄勒冈',
  Pennsylvania: 'penn|pennsylvanien|pennsylvanie|pensilvania|ペンシルベニア|宾夕法尼亚|pensilvanie',
  'South Carolina':
    'palmetto state|the palmetto state|carolina del sur|caroline du sud|sudcarolina|sud carolina|carolina del sud|s carolina|サウスカロライナ|南卡罗来纳|sudkarolina|carolina do sul|zuid carolina',
  'South Dakota': 'dakota del sur|dakota du sud|suddakota|s dakota|サウスダコタ|dakota do sul|zuid dakota',
  Tennessee: 'volunteer state|the volunteer state|tenn|tennesee|tennesse|テネシー|田纳西|테네시',
  Texas: 'the lone star state|tejas|lone star state|テキサス|得克萨斯|德州|텍사스|техас',
  Utah: 'beehive state|the beehive state|ユタ|犹他|유타',
  Vermont: 'バーモント|佛蒙特',
  Virginia: 'old dominion|commonwealth of virginia|virginie|virginien|バージニア|弗吉尼亚',
  Washington: 'evergreen state|the evergreen state|washington state|estado de washington|wash|ワシントン州|华盛顿州',
  Wisconsin: 'badger state|dairy state|america s dairyland|wisc',
  Wyoming: 'cowboy state|equality state|ワイオミング|怀俄明',
  'British Columbia': 'bc canada|colombie britannique|columbia britanica|britisch kolumbien',
  'New South Wales': 'nsw',
  'Quintana Roo': '',
  Lombardy: 'lombardia|lombardei|lombardie',

  'United States':
    'usa|us|u s a|u s|united states of america|america|the states|etats unis|estados unidos|vereinigte staaten|stati uniti|verenigde staten|amerika|ee uu|eeuu',
  'United Kingdom':
    'uk|grande bretagne|gran bretana|gran bretagna|groot brittannie|gra bretanha|great britain|britain|england|grossbritannien|royaume uni|reino unido|regno unito|angleterre|inglaterra|gb',
  Canada: 'canadian|cdn',
  Greece: 'hellas',
  'New Zealand': 'nz|aotearoa|neuseeland|nouvelle zelande|nueva zelanda|nuova zelanda|nova zelandia',
};

/** Abbreviations and short names of cities, for the geocoder: no home's record has them. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  'Bend, OR': 'bend ore',
  'Saint Augustine, FL': 'st aug|st auggie',
  'Flagstaff, AZ': 'flag az|flag arizona',
  'Seattle, WA': 'sea tac|seatac',
  'Detroit, MI': 'motown|motor city',
  'Cleveland, OH': 'the land ohio',
  'Birmingham, AL': 'magic city alabama',
  'Panama City Beach, FL': 'pc beach|pcb|panama city bch',
  'Fort Myers Beach, FL': 'fmb|fmb fl',
  'Corpus Christi, TX': 'corpus|corpus tx',
  'Savannah, GA': 'hostess city|the hostess city',
  'Miami, FL': 'the 305|305 miami|magic city',
  'Reno, NV': 'biggest little city|the biggest little city',
  'Salt Lake City, UT': 'slc|salt lake',
  'San Francisco, CA': 'frisco ca|frisco california|sf|san fran|frisco|bay area|sf bay area',
  'Los Angeles, CA':
    'la california|la calif|la ca|socal la|city of angels|la la land|la|l a|los angeles|dtla|downtown la',
  'New York City, NY': 'new york ny|ny ny|gotham|nyc|new york city|manhattan|the big apple|big apple',
  'Washington, DC':
    'wash dc|wash d c|nations capital|the nations capital|dc|d c|washington dc|dmv|the dmv|dmv area|nova|northern virginia',
  'Las Vegas, NV': 'las vegas nev|the strip vegas|vegas strip|the strip|las vegas strip|vegas|lv|sin city',
  'Philadelphia, PA': 'phila|phila pa|city of brotherly love|philly',
  'Portland, OR': 'ptown oregon|p town oregon|rip city|pdx city|portland oregon',
  'Phoenix, AZ': 'phx city|scottsdale|the valley of the sun',
  'Austin, TX': 'atx',
  'San Antonio, TX': 'satx',
  'Dallas, TX': 'metroplex|the metroplex|dfw metroplex|dfw city|big d',
  'Nashville, TN': 'nashvegas|nash vegas|music city',
  'Minneapolis, MN': 'twin cities|msp city',
  'Saint Louis, MO': 'stl|st louis',
  'Kansas City, MO': 'kc|kcmo',
  'Atlanta, GA': 'atl city|hotlanta',
  'Denver, CO': 'mile high city',
  'Vancouver, BC, Canada': 'van bc|van city|vancouver',
  'Florence, Italy': 'firenze|florenz|florencia',
  'Milan, Italy': 'milano|mailand',
  'Chicago, IL': 'chi il|chi town|chitown|windy city',
  'Indianapolis, IN': 'indy',
  'Cincinnati, OH': 'cincy',
  'Fort Lauderdale, FL': 'ft lauderdale|fort liquordale',
  'Fort Myers, FL': 'ft myers',
  'Fort Worth, TX': 'cowtown|funkytown tx|ft worth',
  'Albuquerque, NM': 'burque|duke city',
  'Charlotte, NC': 'queen city',
  'Pittsburgh, PA': 'pgh|steel city',
  'Saint Petersburg, FL': 'st pete|st petersburg|saint pete',
  'Tampa, FL': 'tampa bay',
  'Oklahoma City, OK': 'okla city',
  'Boston, MA': 'beantown',
  'San Luis Obispo, CA': 'slo',
  'Santa Barbara, CA': 'sb ca',
  'Steamboat Springs, CO': 'steamboat',
  'Colorado Springs, CO': 'co springs',
  'Richmond, VA': 'rva',
  'Virginia Beach, VA': 'vb|va beach',
  'Charlottesville, VA': 'cville|c ville',
  'Ocean City, MD': 'delmarva|delmarva peninsula',
  'Buffalo, NY': 'wny|western new york',
  'Montauk, NY': 'li|li ny|long island|long island ny|the hamptons|hamptons',
  'Poughkeepsie, NY': 'hv ny|hudson valley|the hudson valley',
  'Jacksonville Beach, FL': 'jax beach|jax bch',
  'Jacksonville, FL': 'jax',
  'Houston, TX': 'htx|h town|space city',
  'Chattanooga, TN': 'chatt|noogs|chatty',
  'Knoxville, TN': 'knox|knoxvegas',
  'Louisville, KY': 'lou ky|the ville',
  'Milwaukee, WI': 'milw',
  'Big Bear Lake, CA': 'bbl|big bear|big bear ca',
  'San Bernardino, CA': 'ie california|the inland empire|inland empire',
  'San Diego, CA': 'sd california|sd ca',
  'Oak Bluffs, MA': 'mv|mv ma|mv island|the vineyard ma',
  'Telluride, CO': 't ride|tride',
};

export type OtherName = { name: string; of: string };
const pairs = (table: Readonly<Record<string, string>>): OtherName[] =>
  Object.entries(table).flatMap(([of, names]) =>
    names
      .split('|')
      .filter((name) => name !== '')
      .map((name) => ({ name, of })),
  );

/** Other names of states, countries and regions, with the names in homes' records. */
export const OTHER_PLACE_NAMES: readonly OtherName[] = [...pairs(OTHER_NAMES), ...pairs(MORE_PLACE_NAMES)];
/** Other names of cities, with the names that the geocoder is asked for. */
export const OTHER_CITY_NAMES: readonly OtherName[] = [...pairs(CITY_NAMES), ...pairs(STATE_NICKNAMES)];

/** Languages whose names of countries are known. */
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

/** Returns the names of a country in other languages, from the runtime's tables. */
export function getCountryNames(country: string): string[] {
  const code = ownValue(CODES, country);
  if (!code) return [];
  return LANGUAGES.flatMap((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? []);
}

/**
 * Lists parts of countries and continents that no home's record names (FIND-1), with the attribute values by which they
 * are searched. Rows are `name|other names;values`, with `;state` where only the homes of one state are meant. An area is
 * any of its values.
 */
import type { SearchArea } from '@roost/shared/contracts/places';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

const STATES = `
New England|newengland|ne states|neuengland|neu england|nouvelle angleterre|nueva inglaterra|nova inglaterra|nuova inghilterra|the new england states;Maine,New Hampshire,Vermont,Massachusetts,Rhode Island,Connecticut
Northeast|the northeast|north east|northeastern us|northeast us;Maine,New Hampshire,Vermont,Massachusetts,Rhode Island,Connecticut,New York,New Jersey,Pennsylvania
Mid-Atlantic|mid atlantic|the mid atlantic;New York,New Jersey,Pennsylvania,Delaware,Maryland,Virginia,West Virginia
East Coast|the east coast|eastern seaboard|ostkuste usa|cote est|costa este|us east coast|atlantic coast;Maine,New Hampshire,Massachusetts,Rhode Island,Connecticut,New York,New Jersey,Delaware,Maryland,Virginia,North Carolina,South Carolina,Georgia,Florida
West Coast|the west coast|westkuste|westkuste usa|cote ouest|costa oeste|us west coast|pacific coast|pch|pacific coast highway|highway 1;California,Oregon,Washington
Great Lakes|the great lakes|great lakes region|grosse seen|grands lacs|grandes lagos;Michigan,Wisconsin
Pacific Northwest|pac nw|pacific nw|northwest us|northwest usa|nw us|the pacific northwest|pnw|the pnw|cascadia|northwest|the northwest|cascades|cascade mountains;Washington,Oregon
Southwest|the southwest|southwestern us|southwestern states|southwest states|desert states|american southwest|south west|desert southwest|sudwesten usa;Arizona,New Mexico,Utah,Nevada
Deep South|the deep south;Alabama,Georgia,Louisiana,Mississippi,South Carolina
South|dixie|dixieland|down south|the south|southern us|southern states|sudstaaten;Alabama,Arkansas,Georgia,Louisiana,Mississippi,Tennessee,North Carolina,South Carolina,Florida,Texas
Southeast|the southeast|southeastern us|south east;Alabama,Georgia,Florida,North Carolina,South Carolina,Tennessee,Mississippi
Upper Midwest|the upper midwest|upper mid west|the northwoods states;Michigan,Wisconsin,Minnesota
Midwest|middle america|middle of america|mid america|the midwest|mid west|heartland;Michigan,Wisconsin,Minnesota,Missouri,South Dakota,Illinois,Indiana,Ohio,Iowa
Rocky Mountains|the rockies|rockies|rocky mountain|rocky mountain states|the rocky mountains|montagnes rocheuses|rocheuses|montanas rocosas|montagne rocciose|mountain west|intermountain west;Colorado,Utah,Wyoming,Montana,Idaho,New Mexico
Northern Rockies|the northern rockies|north rockies;Montana,Wyoming,Idaho
Colorado Rockies|rockies colorado|rocky mountains colorado|rocky mountains in colorado|rocky mountains of colorado|montagne rocciose colorado|montanas rocosas colorado|montagnes rocheuses colorado|rockies in colorado|colorado mountains|colorado rocky mountains|colorado ski country;Colorado
Canadian West Coast|west coast canada|canada west coast|west coast of canada|canadas west coast|west coast bc|bc west coast|bc coast;British Columbia
Tri-State Area|tri state area|tri state|the tri state area|tristate area|tristate|ny nj ct;New York,New Jersey,Connecticut
Canadian Rockies|rockies canada|the canadian rockies|alberta rockies|kanadische rockies|rocheuses canadiennes|rocosas canadienses|western canada|canada west;British Columbia,Alberta
Carolinas|the carolinas|carolina|north and south carolina|nc sc;North Carolina,South Carolina
Dakotas|the dakotas;North Dakota,South Dakota
Gulf States|gulf states;Texas,Louisiana,Mississippi,Alabama,Florida
Great Plains|the plains|great plains;South Dakota,North Dakota,Nebraska,Kansas,Oklahoma
`;
const COUNTRIES = `
Europe|europa|the eu|european union|europe trip|continental europe|l europe;Italy,Portugal,Norway,United Kingdom,France,Greece,Monaco,Spain,Germany,Switzerland,Austria,Croatia,Ireland
Mediterranean|the mediterranean|mittelmeer|mediterranee|mediterraneo|mediterranean sea|the med|southern europe|am mittelmeer;Italy,France,Greece,Monaco,Spain,Portugal,Croatia
Scandinavia|skandinavien|scandinavie|escandinavia|nordics|the nordics|nordic|nordic countries|the nordic countries;Norway,Sweden,Denmark
North America|nordamerika|amerique du nord|norteamerica|america del norte|nord america;United States,Canada,Mexico
Asia|asien|asie|southeast asia|south east asia|sudostasien;Indonesia,Singapore
Oceania|australasia|down under|ozeanien|oceanie|australia and new zealand;Australia,New Zealand
British Isles|the british isles|uk and ireland|great britain and ireland;United Kingdom,Ireland
Latin America|central america|lateinamerika|latinoamerica;Mexico
Southern Hemisphere|the southern hemisphere;Australia,New Zealand,Indonesia
Greek Islands|the greek islands|cyclades|the cyclades|griechische inseln|iles grecques|islas griegas|isole greche|greek isles|kykladen;Greece
South of France|the south of france|southern france|sudfrankreich|sud de la france|sur de francia|sud della francia|midi;France,Monaco
South Island|sudinsel|sudinsel neuseeland|neuseeland sudinsel|ile du sud|isla sur|south island new zealand|new zealand south island|south island nz;New Zealand
Norwegian Fjords|norwegian arctic|the norwegian arctic|norwegian lapland|fjords|the fjords|norwegian fjord|norwegische fjorde|fjords norvegiens|arctic norway|northern norway|lapland|arctic circle;Norway
`;
const REGIONS = `
Upstate New York|upstate ny|upstate;Catskills,Finger Lakes,Adirondacks
Appalachians|the appalachian mountains|the appalachians|appalachian mountains|appalachia|appalachian trail|appalachen|smokies and blue ridge;Great Smoky Mountains,Asheville and Blue Ridge,Shenandoah,Poconos,Catskills,Adirondacks,White Mountains,Stowe
Southern Appalachians|southern appalachia|appalachia south|the southern appalachians|southern appalachian mountains|south appalachians;Asheville and Blue Ridge,Great Smoky Mountains
Blue Ridge Mountains|blue ridge|the blue ridge|the blue ridge mountains;Asheville and Blue Ridge,Shenandoah
Lake Michigan|lac michigan|lago michigan|michigansee|shores of lake michigan|lake michigan beach|lake michigan coast;Door County,Traverse City
Lowcountry|the lowcountry|low country|the low country|sea islands;Hilton Head,Charleston,Savannah and Tybee
Gulf Coast|gulf beaches|gulf coast beaches|the gulf coast|gulf of mexico|golfkuste|costa del golfo|gulf of america|the gulf;Gulf Shores,Destin and 30A,Anna Maria and Sarasota,Galveston,Port Aransas
Texas Coast|texas gulf coast|texas beaches|texas beach;Galveston,Port Aransas
Florida Panhandle|nwfl beaches|the panhandle|panhandle|fl panhandle|panhandle florida|panhandle fl|florida gulf coast panhandle|northwest florida|nwfl|nw florida|redneck riviera|florida panhandle beach;Destin and 30A
Emerald Coast|the emerald coast|florida emerald coast;Destin and 30A
Florida Gulf Coast|gulf coast florida|west coast of florida|florida west coast|gulf coast of florida|gulf side of florida|floridas west coast|western florida|gulf side florida|florida gulf|west coast florida;Anna Maria and Sarasota,Destin and 30A
Southwest Florida|southwest florida|sw florida|south west florida|swfl|suncoast;Anna Maria and Sarasota
South Florida|southern florida|sud florida;Florida Keys
Carolina Lowcountry|low country south carolina|lowcountry sc|lowcountry south carolina|south carolina lowcountry|sc lowcountry;Hilton Head,Charleston
South Carolina Coast|south carolina beaches|south carolina coast|sc beaches;Myrtle Beach,Charleston,Hilton Head
Carolina Coast|carolina beaches|carolina beach house|the carolina coast|coastal carolina|coastal carolinas;Myrtle Beach,Charleston,Hilton Head,Outer Banks
North Carolina Coast|north carolina coast|north carolina beaches|nc beaches|nc coast|north carolina beach|north carolina shore;Outer Banks
Western North Carolina|western nc|wnc|north carolina mountains|nc mountains|mountains of north carolina;Asheville and Blue Ridge,Great Smoky Mountains;North Carolina
Tennessee Mountains|tn mountains|tennessee smokies;Great Smoky Mountains;Tennessee
East Tennessee|eastern tennessee|east tn;Great Smoky Mountains;Tennessee
Virginia Mountains|western virginia|northern virginia mountains;Shenandoah
Pennsylvania Mountains|northeast pennsylvania|nepa;Poconos
Vermont Mountains|green mountains|the green mountains|green mountain;Stowe
New York Mountains|upstate mountains;Catskills,Adirondacks
Northern California|norcal|nor cal|no cal|n cal|north california|northern ca|nordkalifornien|northern calif|wine country and tahoe;Lake Tahoe,Sonoma and Napa,Mendocino Coast;California
Southern California|socal|so cal|s cal|south california|southern ca|sudkalifornien|southern calif;Palm Springs,Joshua Tree
Central California|central coast|california central coast|central california coast|cen cal;Big Sur and Monterey
California Coast|californian coast|kalifornische kuste|cote californienne|costa de california|california beach|california beaches;Big Sur and Monterey,Mendocino Coast
California Desert|high desert|mojave|mojave desert|the high desert|low desert|southern california desert|high desert of southern california|high desert of california|desert of southern california|high desert southern california|southern california high desert|californian desert;Joshua Tree,Palm Springs
Sierra Nevada|northern sierra|north sierra|the sierras|the sierra|sierras|high sierra|sierra|eastern sierra;Lake Tahoe
Lake Tahoe North Shore|north shore lake tahoe|tahoe north shore|south shore lake tahoe|south shore tahoe|west shore tahoe;Lake Tahoe
Red Rock Country|mighty 5 utah|utah mighty five|canyon country|utah parks|mighty five|mighty 5|utah desert|southern utah;Moab
Arizona Desert|sonoran desert|northern arizona;Sedona
Florida Islands;Florida Keys
Hawaiian Islands|the hawaiian islands|islands of hawaii|hawaii islands;Maui,Kauai
Islands|island|an island|island getaway|island life|isla|ile|insel|isola|eiland|ilha|private island|auf einer insel;Maui,Kauai,Florida Keys,San Juan Islands,Bali,Santorini,Lofoten,Hilton Head
Tropics|the tropics|tropical|tropical paradise|tropical getaway|tropical island|tropical islands|tropical island getaway|island paradise|tropeninsel|tropische insel|ile tropicale|isla tropical|isola tropicale|paradise|tropen|tropiques|tropico|tropical beach|palm trees;Maui,Kauai,Florida Keys,Bali,Tulum and Riviera Maya
Highlands|scottish highland;Scottish Highlands
English Countryside|the english countryside|english village|rural england|england countryside|english cottages|england|angleterre|inglaterra|inghilterra|engeland;Cotswolds
Riviera Maya|yucatan peninsula|yucatan|the yucatan|caribbean mexico|mexican caribbean|mexico caribbean|caribe mexicano;Tulum and Riviera Maya
Sea to Sky|canadian rockies west|coast mountains;Whistler
Utah Ski Country|wasatch|wasatch mountains|utah mountains|utah ski;Park City
Alps|the alps|european alps|european alps lakes|alpine lakes italy|italian alps|alpes|les alpes|alpen|alpi|los alpes|os alpes;Lake Como
Ski Colorado|summit county|summit county co|i 70 corridor;Breckenridge and Vail
Roaring Fork Valley|roaring fork;Aspen
San Juan Mountains|the san juan mountains;Telluride
Teton County|tetons|the tetons|teton valley|teton range|jackson hole valley;Jackson Hole
Flathead Valley|northwest montana|glacier country|western montana;Whitefish and Glacier
Enchanted Circle|northern new mexico;Santa Fe and Taos
Monroe County|monroe county florida|monroe county fl;Florida Keys
Barnstable County|barnstable|mid cape|lower cape|upper cape|outer cape|cape and islands|cape cod bay;Cape Cod
Sevier County|sevier county tn|sevier county tennessee;Great Smoky Mountains
Door Peninsula|door county peninsula;Door County
Leelanau|leelanau peninsula|leelanau county|grand traverse bay|grand traverse|old mission;Traverse City
Northern Michigan|up north michigan|northern mi|northwest michigan|up north;Traverse City
Northern Minnesota|minnesota lakes|north woods|northwoods|central minnesota|lake country minnesota|brainerd lakes area|up north minnesota;Brainerd Lakes
Ozark Mountains|the ozarks|ozarks|central missouri;Lake of the Ozarks
Hill Country|texas hills|central texas|hill country texas|tx hill country;Texas Hill Country
Bayou Country|cajun country|southern louisiana|south louisiana;New Orleans
Coastal Georgia|georgia coast|golden isles|georgia beaches|georgia beach;Savannah and Tybee
Coastal Maine|maine coast|down east maine|downeast|maine islands|mid coast maine|midcoast maine|midcoast|coast of maine;Acadia
South Jersey|jersey|down the shore|the shore|new jersey beaches|nj shore|nj beaches|jersey shore beach;Jersey Shore
Alabama Coast|lower alabama|alabama beach|alabama beaches|baldwin county|baldwin county alabama;Gulf Shores
Cape Hatteras National Seashore|dare county|dare county nc|hatteras island obx|north carolina outer banks;Outer Banks
Horry County|the grand strand|grand strand|grand strand sc;Myrtle Beach
Lavender Provence|vaucluse|bouches du rhone|alpes de haute provence;Provence
Central Italy|mittelitalien|italie centrale|italia centrale|centro italia|italia central;Tuscany
Tuscan Hills|tuscan countryside|toskanische hugel|colline toscane|campagne toscane|hills of tuscany;Tuscany
Sonoma Coast|russian river;Sonoma and Napa
Italian Lakes|the italian lakes|northern italy|north italy|norditalien|nord italia|nord italie|italie du nord|norte de italia|laghi italiani|italian alps;Lake Como
French Riviera|the french riviera|cote d azur|cote dazur|riviera francesa|costa azzurra|franzosische riviera|costa azul|riviera francese|alpes maritimes;Monaco
Lofoten Archipelago|nordland|northern lights norway;Lofoten
`;

/**
 * `state` is the only one whose homes are meant, where the regions of the area lie in several; `isPart` says that it was
 * named beside the area.
 */
export type NamedArea = { name: string; area: SearchArea; state?: string; isPart?: boolean };

function readTable(table: string, attribute: string, into: Map<string, NamedArea>): void {
  for (const row of table.trim().split('\n')) {
    const [names = '', values = '', state] = row.split(';');
    const [name = '', ...others] = names.split('|');
    const area: SearchArea = {
      type: 'any',
      values: values.split(',').map((value): [string, string] => [attribute, value]),
    };
    for (const each of [name, ...others])
      into.set(normalizePhrase(each), { name, area, ...(state === undefined ? {} : { state }) });
  }
}

/** Areas by each of their normalised names. */
export const NAMED_AREAS: ReadonlyMap<string, NamedArea> = (() => {
  const areas = new Map<string, NamedArea>();
  readTable(STATES, 'State', areas);
  readTable(COUNTRIES, 'Country', areas);
  readTable(REGIONS, 'Region', areas);
  return areas;
})();

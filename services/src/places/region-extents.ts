/**
 * Parts of states and countries by the box around them (FIND-1): what guests call a stretch of country that no home's
 * record names. Rows are `name|other names;north,east,south,west`, degrees good to about ten miles. Where homes lie in
 * the box it is searched; where none does, its middle is a point like any other (decision 0101).
 */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

const EXTENTS = `
North Georgia|northern georgia|north georgia mountains|georgia mountains|north ga mountains|north georgia cabins;35,-83.1,34.3,-85.6
Puget Sound|the puget sound|puget sound area;48.6,-122,47,-123.2
Olympic Peninsula|the olympic peninsula;48.4,-122.7,46.9,-124.8
Skagit Valley|skagit county;48.65,-121.5,48.3,-122.7
Cascade Range|cascade mountain range;49,-120.3,42,-122.3
Wenatchee Valley|lake chelan valley|central washington|north central washington;48.2,-119.6,46.9,-121.2
Columbia Basin;47.9,-118.4,46,-120.2
Rogue Valley|rogue valley oregon;42.6,-122.5,42,-123.6
Wallowa Mountains|wallowas|the wallowas;45.6,-116.9,44.9,-117.9
North Oregon Coast|northern oregon coast|oregon north coast;46.3,-123.4,45,-124.2
Central Oregon Coast|central coast oregon|central coast of oregon|central or coast|oregon central coast|mid oregon coast;45.05,-123.7,44,-124.2
South Oregon Coast|southern oregon coast|oregon south coast;43.8,-123.8,42,-124.6
Idaho Panhandle|north idaho|northern idaho|the idaho panhandle;49,-116,46.9,-117.1
Treasure Valley;43.9,-116,43.3,-117
Magic Valley|magic valley idaho;42.9,-113.7,42.2,-115.2
Eastern Idaho|east idaho|southeast idaho;44.6,-111.05,42,-113.2
Bitterroot Valley|the bitterroot;46.9,-113.8,45.6,-114.5
Gallatin Valley;46.1,-110.8,45.2,-111.6
Paradise Valley Montana;45.6,-110.4,45.1,-111
Southwest Montana;46.6,-110.2,44.4,-113.6
Star Valley|star valley wyoming;43.2,-110.7,42.5,-111.1
Western Slope|western slope colorado|colorado western slope|western slope of colorado|west slope colorado;41,-105.9,37,-109.06
Front Range|colorado front range|front range colorado|the front range;41,-104.6,38.3,-105.75
Colorado High Country|high country colorado|colorado mountain towns|mountain towns colorado|mountain towns of colorado;40.2,-105.4,37.8,-108.2
Vail Valley|eagle river valley;39.8,-106.2,39.5,-106.95
San Luis Valley;38.3,-105.4,37,-106.6
Grand Valley Colorado;39.3,-108.2,38.9,-109
Southwest Colorado Mountains|san juan skyway;38.2,-107.3,37.2,-108.3
Wasatch Back|heber valley;40.8,-111.2,40.3,-111.65
Wasatch Front;41.4,-111.6,40,-112.3
Cache Valley|cache valley utah;42.1,-111.6,41.5,-112.1
White Mountains Arizona|arizona white mountains;34.4,-109.1,33.4,-110.2
Mogollon Rim|rim country|arizona rim country;34.6,-110.5,34.1,-111.6
Valley of the Sun|greater phoenix|phoenix area|phoenix metro;33.9,-111.5,33.1,-112.7
High Road to Taos;36.5,-105.4,35.8,-106.1
Coastal Bend|texas coastal bend|coastal bend texas;28.6,-96.6,27.2,-97.9
Highland Lakes|texas highland lakes|highland lakes texas;31,-97.8,30.3,-98.6
Rio Grande Valley|rgv|rio grande valley texas;26.7,-97.1,25.8,-98.9
Texas Panhandle|panhandle of texas|panhandle texas|tx panhandle;36.5,-100,34.3,-103
Upper Texas Coast|bolivar and galveston;29.75,-94.3,28.9,-95.4
Kiamichi Country|kiamichi|little dixie oklahoma|mccurtain county;35.1,-94.4,33.6,-96
Ouachita Mountains|ouachitas|the ouachitas;35.2,-93,34.2,-95.2
Arklatex|ark la tex;34.5,-92.9,31.9,-95.4
Arkansas Ozarks|ozarks arkansas|northwest arkansas|nwa|boston mountains;36.5,-91.6,35.5,-94.6
Iron Range|mesabi range|minnesota iron range;47.9,-91.8,47.2,-93.7
Arrowhead Region|minnesota arrowhead;48.3,-89.5,46.7,-93
Cuyuna|cuyuna range|cuyuna country|cuyuna lakes;46.65,-93.7,46.35,-94.2
Driftless Area|driftless|the driftless|driftless region;44.9,-90,42.4,-92.3
Wisconsin Northwoods|northwoods wisconsin|northern wisconsin|north woods wisconsin|up north wisconsin|vilas county|oneida county wisconsin;46.6,-88,45.3,-91.5
Fox Valley|fox cities|fox river valley wisconsin;44.6,-88,43.9,-88.8
The Thumb|thumb of michigan|thumb michigan|michigan thumb|michigans thumb;44.1,-82.4,42.9,-83.6
Little Traverse Bay|little traverse;45.5,-84.7,45.2,-85.2
Tip of the Mitt;45.8,-84.2,45,-85.5
Chain of Lakes Michigan|antrim county|elk river chain of lakes;45.15,-84.9,44.8,-85.5
West Michigan|western michigan|michigan west coast|west coast of michigan|michigan beach towns|lake michigan shore|lake michigan shoreline;45.2,-85.4,41.7,-86.7
Keweenaw|keweenaw peninsula;47.5,-87.6,46.8,-89
Bluegrass Region|bluegrass|bluegrass country|kentucky bluegrass|horse country kentucky;38.6,-83.9,37.6,-85.3
Cumberland Plateau|the cumberland plateau;36.6,-84.3,35,-85.8
Middle Tennessee;36.6,-85.8,35,-87.9
NC High Country|high country nc|north carolina high country|high country north carolina|watauga county|the high country nc;36.55,-81.3,35.9,-82.1
Piedmont North Carolina|piedmont triad|nc piedmont|the triad;36.5,-79.2,35.2,-81
Research Triangle|the triangle nc|triangle nc|raleigh durham area;36.2,-78.4,35.5,-79.2
Inner Banks|albemarle sound|pamlico sound|albemarle;36.5,-75.8,34.9,-77.2
Eastern North Carolina|enc|down east nc;36.5,-75.4,34.2,-77.9
Brunswick Islands|south brunswick islands|brunswick county beaches;34.1,-77.8,33.8,-78.6
Cape Fear|cape fear coast|cape fear nc;34.4,-77.7,33.8,-78.1
Upstate South Carolina|upstate sc|upcountry south carolina|sc upstate;35.2,-81.4,34.2,-83.4
ACE Basin;32.8,-80.3,32.4,-80.8
South Carolina Midlands|midlands sc|midlands south carolina;34.5,-80.3,33.4,-81.9
Treasure Coast|florida treasure coast;27.9,-80,26.95,-80.7
Forgotten Coast|florida forgotten coast|floridas forgotten coast;30.2,-84.2,29.5,-85.5
Nature Coast|florida nature coast;29.5,-82.2,28.2,-83.3
Paradise Coast|florida paradise coast;26.4,-81.2,25.8,-81.9
First Coast|florida first coast|floridas first coast;30.75,-81.1,29.6,-81.8
Florida East Coast|florida east coast|east coast florida|east coast of florida|atlantic coast of florida|florida atlantic coast|atlantic coast florida;30.7,-79.9,25.2,-81.6
Florida Gold Coast|gold coast florida;26.9,-79.9,25.6,-80.5
Florida Big Bend|big bend florida;30.3,-83.2,29.2,-84.3
Central Florida|middle florida;29.3,-80.6,27.6,-82.2
South Walton|walton county florida|south walton beaches|sowal|scenic 30a;30.45,-85.98,30.25,-86.42
Mobile Bay|eastern shore alabama|alabama eastern shore|eastern shore of mobile bay|mobile bay alabama;30.8,-87.7,30.2,-88.15
Northern Neck|northern neck virginia|northern neck of virginia;38.3,-76.2,37.6,-77.1
Hampton Roads|tidewater|tidewater virginia|virginia tidewater;37.3,-75.9,36.55,-76.9
Eastern Shore|the eastern shore|eastern shore virginia|eastern shore of virginia|eastern shore maryland|eastern shore of maryland|eastern shore va|eastern shore md|delmarva|delmarva peninsula;39.6,-74.95,37.1,-76.4
Chesapeake Bay|the chesapeake;39.5,-75.9,36.9,-76.7
Virginia Piedmont|piedmont virginia|virginia wine country|virginia horse country|virginia hunt country;39.1,-77.5,37.8,-78.75
Allegheny Mountains|alleghenies|the alleghenies;40.6,-78.2,37.5,-80.4
Endless Mountains|endless mountains pennsylvania|endless mountains pa;42,-75.6,41.3,-76.9
Laurel Highlands|laurel highlands pa|laurel highlands pennsylvania;40.4,-78.8,39.7,-79.7
Lehigh Valley;40.9,-75.2,40.4,-75.9
Pennsylvania Wilds|pa wilds;42,-77.2,41,-79.5
Brandywine Valley;40,-75.5,39.7,-75.9
New Jersey Skylands|skylands nj|northwest new jersey;41.36,-74.3,40.7,-75.2
Hudson Valley|the hudson valley|mid hudson valley|mid hudson|hudson river valley|hudson valley ny|hudson valley new york;42.75,-73.5,41.2,-74.45
Capital Region New York|capital region ny|capital region|capital district|capital district ny|albany area;43.2,-73.2,42.3,-74.3
North Country New Hampshire|north country nh|north country of new hampshire|great north woods nh|northern nh;45.3,-70.9,44.05,-72.1
North Country New York|north country ny|the north country|north country;45,-73.3,43.8,-76.3
Southern Tier|southern tier ny|southern tier new york|the southern tier;42.45,-75.2,42,-79.8
Mohawk Valley;43.3,-74.2,42.7,-75.6
Western New York|wny|west new york state;43.4,-77.7,42,-79.8
Central New York|central ny;43.6,-75.2,42.4,-77
North Fork|north fork long island|long island north fork|the north fork;41.2,-72.2,40.9,-72.8
Champlain Valley|lake champlain region|lake champlain valley;45,-72.9,43.5,-73.6
Massachusetts North Shore|north shore massachusetts|north shore ma|north shore of boston|boston north shore|north shore boston|cape ann;42.9,-70.55,42.4,-71.1
Massachusetts South Shore|south shore massachusetts|south shore ma|south shore boston|boston south shore;42.3,-70.5,41.75,-71.1
Massachusetts South Coast|south coast massachusetts|southcoast ma;41.8,-70.6,41.45,-71.2
Pioneer Valley|pioneer valley ma|pioneer valley massachusetts;42.75,-72.3,42,-72.85
Litchfield Hills|litchfield county;42.05,-72.9,41.4,-73.5
South County Rhode Island|newport county;41.6,-71.1,41.3,-71.9
Northeast Kingdom|nek|nek vermont|northeast kingdom vermont|vermont northeast kingdom;45.02,-71.5,44.3,-72.4
Upper Valley|upper valley vermont|upper valley nh;43.9,-71.8,43.3,-72.5
Lakes Region|lakes region new hampshire|lakes region nh|nh lakes region|new hampshire lakes region|new hampshire lakes|nh lakes;43.95,-71,43.35,-71.8
New Hampshire Seacoast|seacoast nh|seacoast new hampshire|nh seacoast;43.2,-70.6,42.85,-71
Monadnock Region|monadnock;43.1,-71.8,42.7,-72.5
Great North Woods|great north woods nh;45.3,-71,44.5,-71.7
Gold Country|california gold country|gold country california|mother lode|sierra foothills;39.6,-120.3,37.7,-121.2
Central Valley|california central valley|san joaquin valley;39.8,-120.6,36.8,-121.7
Inland Empire;34.3,-116.9,33.5,-117.7
Space Coast|the space coast|florida space coast|space coast fl|space coast florida;28.8,-80.4,27.9,-80.95
Imperial Valley|imperial valley california;33.55,-115.2,32.65,-116.1
Delaware Beaches|de beaches|delaware beach|delaware shore|de shore|lower slower|slower lower|southern delaware;38.9,-74.95,38.45,-75.3
Connecticut Shore|ct shore|connecticut coast|ct coast|ct shoreline|connecticut shoreline;41.45,-71.85,41,-73.7
East End Long Island|eastern long island|east long island|out east|the east end|east end;41.2,-71.85,40.75,-72.8
Kentucky Bourbon Country|bourbon country|bourbon trail|the bourbon trail|kentucky bourbon trail|ky bourbon trail;38.4,-84.3,37.4,-85.9
Mississippi Gulf Coast|mississippi coast|ms gulf coast|mississippi beaches;30.55,-88.4,30.2,-89.5
Michigan Sunrise Side|sunrise coast michigan|sunrise side;45.6,-83,43.9,-84
Southern Maine|southern maine coast|south coast maine|maine beaches|southern maine beaches;43.7,-70,43.05,-70.9
Shasta Cascade|far northern california;41.9,-120.5,40.2,-123
Lost Coast|humboldt|humboldt county|humboldt coast;41.5,-123.4,39.9,-124.5
California North Coast|north coast california|redwood coast|northern california coast;42,-123,38.3,-124.4
San Bernardino Mountains;34.4,-116.65,34,-117.4
Monterey Bay|monterey bay area;37,-121.6,36.5,-122.1
Maui North Shore|north shore maui|north shore of maui;21,-156,20.87,-156.45
West Maui|west side maui|maui west side;21.05,-156.55,20.78,-156.75
South Maui|south side maui|maui south side;20.82,-156.35,20.55,-156.55
Upcountry Maui|upcountry;20.92,-156.2,20.68,-156.36
Kauai North Shore|north shore kauai|north shore of kauai;22.25,-159.35,22.13,-159.6
Kauai South Shore|south shore kauai|south shore of kauai;22,-159.38,21.85,-159.56
Coconut Coast|kauai east side|east side kauai|east shore kauai;22.16,-159.28,21.96,-159.42
West Virginia|w va|w virginia|wva|wv mountains|virginia occidental|virginie occidentale|westvirginia|west virginien|virginia do oeste|virginia dell ovest;38.65,-80.55,38.6,-80.6
North Dakota|norddakota|dakota del norte|dakota du nord|dakota do norte|dakota del nord;47.5,-100.4,47.4,-100.5
Mississippi|misisipi|mississipi|missisipi|misisipí;32.75,-89.65,32.7,-89.7
Nova Scotia|nouvelle ecosse|neuschottland|nueva escocia|nova escocia;47.1,-59.7,43.4,-66.4
New Brunswick|new brunswick canada|nouveau brunswick|neubraunschweig;48.1,-63.8,44.6,-69
Maritimes|the maritimes|canadian maritimes|atlantic canada|kanadische atlantikkuste;48.1,-59.7,43.4,-66.9
Ontario Canada|ontario kanada|ontario province;44.55,-79.45,44.5,-79.5
Okanagan|okanagan valley|the okanagan;50.5,-119,49,-120
Sunshine Coast British Columbia|sunshine coast bc;49.9,-123.4,49.35,-124.8
Lower Mainland|fraser valley;49.5,-121.6,49,-123.25
Muskoka|muskokas|cottage country ontario;45.6,-78.9,44.8,-80
Baja California|baja|baja mexico|baja california sur|basse californie|niederkalifornien|bassa california;32.6,-109.4,22.8,-116
Costa Maya;19.6,-87.3,18.2,-88.2
South America|sudamerika|amerique du sud|america del sur|sudamerica|suramerica|america do sul;12.5,-34,-56,-82
Africa|afrika|afrique;34.5,52,-35,-18
Middle East|naher osten|moyen orient|medio oriente;42,63,12,26
Umbria|umbrien|ombrie;43.6,13.3,42.4,12
Maremma|maremma toscana|tuscan coast|toskanische kuste|costa toscana;43.4,11.4,42.3,10.1
Liguria|ligurien|ligurie|italian riviera;44.7,10.1,43.75,7.5
Piemonte|piedmont italy|piemont|langhe;46.4,8.95,44,6.6
Veneto|venetien;46.7,13.1,44.8,10.6
Emilia Romagna;45.1,12.8,43.8,9.2
Puglia|apulia|apulien|pouilles;42,18.6,39.8,14.9
Lazio|latium;42.8,14,40.8,11.5
Abruzzo|abruzzen|abruzzes;42.9,14.8,41.7,13
Alentejo;39.6,-6.95,37.5,-8.9
Central Portugal|centro portugal;40.9,-6.8,39.3,-9.5
Western Algarve|west algarve|westalgarve;37.45,-8.4,36.95,-9
Eastern Algarve|east algarve|ostalgarve;37.45,-7.4,36.95,-8
Andalusia|andalusien|andalucia|andalousie|andaluzia;38.7,-1.6,36,-7.5
Normandy|normandie|normandia;50,1.8,48.2,-1.95
Brittany|bretagne|bretana|bretagna;48.9,-1.1,47.3,-5.2
Dordogne|perigord;45.7,1.5,44.6,0
Loire Valley|loiretal|vallee de la loire;47.9,2.9,46.7,-0.6
Occitanie|languedoc|languedoc roussillon;45,4.6,42.4,0
Burgundy|bourgogne|burgund|borgogna;48.4,5.5,46.2,2.9
Alpilles and Luberon|alpilles et luberon;43.95,5.7,43.65,4.6
Bavaria|bayern|baviere|baviera;50.5,13.8,47.3,9
Black Forest|schwarzwald|foret noire|selva negra;49,8.9,47.5,7.6
Tyrol|tirol|south tyrol|sudtirol;47.7,12.9,46.2,10.1
Bernese Oberland|berner oberland;46.9,8.4,46.35,7.1
Swiss Alps|schweizer alpen|alpes suisses;46.95,9,46,7
Great Glen|the great glen;57.6,-4.1,56.7,-5.2
Speyside|moray|strathspey;57.7,-2.9,57.1,-4.1
Hebrides|outer hebrides|inner hebrides|western isles;58.6,-5.7,55.6,-7.8
Yorkshire|yorkshire dales|north york moors;54.6,-0.2,53.3,-2.5
Peak District;53.6,-1.5,53,-2.1
Devon|south devon|north devon;51.25,-2.9,50.2,-4.7
Gloucestershire|oxfordshire|worcestershire|warwickshire|heart of england;52.4,-1,51.55,-2.6
Peloponnese|peloponnes|peloponneso;38.4,23.5,36.4,21.1
Ionian Islands|ionische inseln|iles ioniennes;39.9,21,37.6,19.3
Otago|central otago|southern lakes nz|southern lakes new zealand;-43.9,171,-46.7,168
Southern Alps|southern alps new zealand|neuseelandische alpen;-42.5,171.8,-45.3,167.5
North Island New Zealand|north island|north island nz|new zealand north island|nordinsel neuseeland|ile du nord;-34.3,178.6,-41.7,172.5
Queensland|queensland australia|qld;-10.5,153.6,-28.17,138
Northern New South Wales|northern nsw|north coast nsw|far north coast nsw|north coast new south wales;-28.15,153.7,-29.6,152
Victoria Australia|victoria vic;-34,150,-39.2,141
Tasmania|tasmanien|tasmanie;-40.5,148.5,-43.7,144.5
Western Australia;-13.7,129,-35.2,112.9
Java|jawa;-5.8,114.6,-8.8,105.1
South Bali|sudbali|bali selatan;-8.6,115.3,-8.86,115.07
`;

/** A part of a state or country, with the north, east, south and west of its box. */
type RegionExtent = { name: string; box: [number, number, number, number] };

/** Parts by each of their normalised names. */
export const REGION_EXTENTS: ReadonlyMap<string, RegionExtent> = new Map(
  EXTENTS.trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', sides = ''] = row.split(';');
      const [name = '', ...others] = names.split('|');
      const [north = 0, east = 0, south = 0, west = 0] = sides.split(',').map(Number);
      return [name, ...others].map((each): [string, RegionExtent] => [
        normalizePhrase(each),
        { name, box: [north, east, south, west] },
      ]);
    }),
);

/**
 * Lists sights and airports that guests name instead of a town (FIND-3): a point to search around. Coordinates in
 * degrees, accurate to about a mile. Rows are `name|other names;lat,lng;where it lies`. The file is long because it is
 * a table of data.
 */
import { EVERYDAY_SIGHTS } from './everyday-sights.ts';
import { FAMOUS_SIGHTS } from './famous-sights.ts';
import { FURTHER_SIGHTS } from './further-sights.ts';
import { OVERLOOKED_SIGHTS } from './overlooked-sights.ts';
import { PLACED_SIGHTS } from './placed-sights.ts';
import { REMOTER_SIGHTS } from './remoter-sights.ts';
import { REGION_SIGHTS } from './region-sights.ts';
import { ABROAD, PARKS_AND_NATURE, SKI_AREAS } from './sights.ts';
import { LAKES, MORE_SKI_AREAS, PROTECTED_LAND } from './ski-and-lakes.ts';
import { STATE_NAMED_SIGHTS } from './state-named-sights.ts';
import { TOWN_SIGHTS } from './town-sights.ts';
import { UNLISTED_NAMES } from './unlisted-names.ts';
import { STADIUMS_AND_PARKS, UNIVERSITIES } from './venues.ts';
import { WHERE_NAMES_ARE } from './where-names-are.ts';

export type Sight = { name: string; otherNames: readonly string[]; lat: number; lng: number; where: string };

const PARKS = `
Acadia National Park;44.35,-68.21;ME
Arches National Park;38.73,-109.59;UT
Badlands National Park;43.86,-102.34;SD
Big Bend National Park|big bend;29.25,-103.25;TX
Biscayne National Park;25.48,-80.21;FL
Black Canyon of the Gunnison;38.57,-107.72;CO
Bryce Canyon National Park|bryce canyon|bryce;37.59,-112.19;UT
Canyonlands National Park;38.33,-109.88;UT
Capitol Reef National Park|capitol reef;38.29,-111.26;UT
Carlsbad Caverns;32.15,-104.56;NM
Channel Islands National Park;34.01,-119.77;CA
Congaree National Park;33.79,-80.78;SC
Crater Lake National Park|crater lake;42.94,-122.1;OR
Cuyahoga Valley National Park;41.28,-81.57;OH
Death Valley National Park|death valley;36.51,-117.08;CA
Denali National Park|denali;63.13,-151.2;AK
Dry Tortugas;24.63,-82.87;FL
Everglades National Park|everglades|the everglades;25.29,-80.9;FL
Gateway Arch;38.62,-90.18;MO
Glacier National Park;48.76,-113.79;MT
Grand Canyon|grand canyon national park|gran canon|grand canon|gran canyon|grand canyon du colorado|gran canon del colorado|grand canyon south rim|grand canyon village;36.06,-112.14;AZ
Grand Teton National Park;43.79,-110.68;WY
Great Basin National Park;38.98,-114.3;NV
Great Sand Dunes|great sand dunes national park;37.79,-105.59;CO
Great Smoky Mountains National Park;35.61,-83.49;TN
Guadalupe Mountains;31.92,-104.87;TX
Haleakala|haleakala national park;20.72,-156.17;HI
Hawaii Volcanoes National Park|volcanoes national park|big island;19.42,-155.29;HI
Hot Springs National Park;34.51,-93.05;AR
Indiana Dunes;41.65,-87.05;IN
Isle Royale;48,-88.83;MI
Joshua Tree National Park;33.87,-115.9;CA
Kings Canyon|kings canyon national park;36.89,-118.56;CA
Lassen Volcanic National Park|mount lassen|lassen;40.5,-121.42;CA
Mammoth Cave|mammoth cave national park;37.19,-86.1;KY
Mesa Verde|mesa verde national park;37.23,-108.46;CO
Mount Rainier|mount rainier national park|mt rainier|rainier;46.88,-121.73;WA
Mount Saint Helens|mt st helens|mount st helens;46.19,-122.2;WA
New River Gorge;38.07,-81.08;WV
North Cascades|north cascades national park;48.77,-121.3;WA
Olympic National Park;47.8,-123.6;WA
Petrified Forest;35.0,-109.78;AZ
Pinnacles National Park;36.49,-121.2;CA
Redwood National Park|redwoods|redwood forest|the redwoods;41.21,-124.0;CA
Rocky Mountain National Park|rocky mountains|rmnp|estes park;40.34,-105.68;CO
Saguaro National Park;32.3,-111.17;AZ
Sequoia National Park|sequoia;36.49,-118.57;CA
Shenandoah National Park;38.53,-78.35;VA
Theodore Roosevelt National Park;46.98,-103.54;ND
Voyageurs National Park;48.48,-92.83;MN
White Sands|white sands national park;32.78,-106.33;NM
Wind Cave National Park|wind cave;43.6,-103.48;SD
Yellowstone|yellowstone national park|old faithful|yellowstone np|parc de yellowstone;44.43,-110.59;WY
Yosemite|yosemite national park|yosemite valley|half dome|el capitan|yosemite np|parc de yosemite;37.75,-119.59;CA
Zion|zion national park|zion canyon|angels landing|zion np;37.3,-113.03;UT
Monument Valley;36.98,-110.1;UT
Antelope Canyon|horseshoe bend|page arizona;36.91,-111.46;AZ
Lake Powell|powell;37.07,-111.24;UT
Lake Mead|hoover dam;36.02,-114.74;NV
Slide Rock|slide rock state park|cathedral rock|bell rock|devils bridge|chapel of the holy cross;34.85,-111.78;AZ
Meteor Crater;35.03,-111.02;AZ
`;
const SIGHTS = `
Mount Rushmore|mt rushmore|crazy horse memorial|crazy horse;43.88,-103.46;SD
Custer State Park|needles highway|sylvan lake;43.77,-103.42;SD
Devils Tower;44.59,-104.71;WY
Emerald Bay|emerald bay state park;38.95,-120.1;CA
Sand Harbor;39.2,-119.93;NV
Heavenly|heavenly ski resort|heavenly mountain;38.94,-119.94;CA
Palisades Tahoe|squaw valley|alpine meadows|olympic valley;39.2,-120.24;CA
Northstar|northstar california;39.27,-120.12;CA
Kirkwood;38.68,-120.07;CA
Donner Lake;39.32,-120.27;CA
Mammoth|mammoth mountain|mammoth lakes;37.63,-119.03;CA
Big Bear|big bear lake|bear mountain;34.24,-116.91;CA
Lake Arrowhead;34.25,-117.19;CA
Golden Gate Bridge|golden gate;37.82,-122.48;CA
Alcatraz;37.83,-122.42;CA
Disneyland;33.81,-117.92;CA
Hollywood|hollywood sign;34.1,-118.33;CA
Santa Monica Pier|venice beach;34.01,-118.5;CA
Pfeiffer Beach|bixby bridge|point lobos|mcway falls|garrapata;36.37,-121.9;CA
17 Mile Drive|17-mile drive|cannery row|monterey bay aquarium|lone cypress;36.6,-121.93;CA
Hearst Castle;35.69,-121.17;CA
Armstrong Redwoods|jack london park;38.54,-123.0;CA
Silverado Trail|dry creek valley;38.5,-122.45;CA
Glass Beach|skunk train|point cabrillo light|russian gulch;39.45,-123.81;CA
Pioneertown|integratron|skull rock|keys view|hidden valley|cholla garden|cholla cactus garden;34.1,-116.3;CA
Indian Canyons|palm springs aerial tramway|aerial tramway|palm canyon|living desert|moorten garden;33.8,-116.5;CA
Cannon Beach|haystack rock;45.89,-123.96;OR
Thor's Well|cape perpetua|heceta head;44.28,-124.11;OR
Yaquina Head|devils punchbowl|otter rock|cascade head;44.7,-124.06;OR
Multnomah Falls|columbia river gorge|columbia gorge;45.58,-122.12;OR
Mount Hood|mt hood|timberline;45.37,-121.7;OR
Smith Rock;44.37,-121.14;OR
Space Needle;47.62,-122.35;WA
Snoqualmie;47.42,-121.41;WA
Moran State Park|lime kiln point|friday harbor;48.6,-122.95;WA
Big Sky|big sky resort;45.28,-111.4;MT
Going to the Sun Road|going-to-the-sun road|logan pass|lake mcdonald|whitefish mountain;48.6,-113.9;MT
Sun Valley;43.7,-114.35;ID
Coeur d'Alene;47.68,-116.78;ID
Snow King|jenny lake|jackson lake|teton village|national elk refuge;43.6,-110.8;WY
Steamboat Springs|steamboat;40.48,-106.83;CO
Garden of the Gods|pikes peak;38.88,-104.88;CO
Maroon Bells|snowmass|aspen highlands|buttermilk;39.15,-106.9;CO
Copper Mountain|arapahoe basin|a basin|loveland;39.52,-106.1;CO
Winter Park;39.89,-105.76;CO
Mount Sneffels|bridal veil falls|black bear pass;37.93,-107.79;CO
Durango|durango silverton railroad;37.28,-107.88;CO
Delicate Arch|dead horse point|potash road|castle valley;38.7,-109.5;UT
Snowbird|alta|brighton|solitude|cottonwood canyon;40.58,-111.65;UT
Taos Pueblo|bandelier|georgia o'keeffe museum|meow wolf|canyon road;35.9,-105.9;NM
Road to Hana|hana|black sand beach|waianapanapa;20.78,-156.1;HI
Waimea Canyon|napali coast|na pali coast;22.07,-159.66;HI
Pearl Harbor|waikiki|diamond head|oahu|honolulu;21.31,-157.86;HI
Denali;63.07,-151;AK
Statue of Liberty|times square|central park|empire state building|brooklyn|brooklyn bridge;40.74,-73.99;NY
Niagara Falls|niagara;43.09,-79.07;NY
Lake Placid|whiteface|whiteface mountain|high falls gorge;44.28,-73.98;NY
Lake George;43.43,-73.71;NY
Saratoga Springs;43.08,-73.78;NY
Watkins Glen|taughannock falls;42.38,-76.87;NY
Kaaterskill Falls|hunter mountain|woodstock ny|windham mountain|overlook mountain|ashokan reservoir;42.14,-74.1;NY
The Hamptons|montauk|hamptons|east hampton;40.96,-72.2;NY
Martha's Vineyard|marthas vineyard;41.39,-70.65;MA
Nantucket|nantucket island;41.28,-70.1;MA
Provincetown|p town|ptown|race point|nauset light;42.06,-70.19;MA
Boston Common|fenway park|freedom trail;42.35,-71.07;MA
Salem;42.52,-70.9;MA
Thunder Hole|cadillac mountain|jordan pond|sand beach maine|schoodic point;44.33,-68.2;ME
Portland Head Light;43.62,-70.21;ME
Mount Washington|franconia notch|kancamagus highway|flume gorge|story land|loon mountain|bretton woods|north conway|cannon mountain;44.1,-71.4;NH
Lake Winnipesaukee|winnipesaukee;43.6,-71.33;NH
Smugglers Notch|mount mansfield|ben and jerrys|trapp family lodge;44.53,-72.75;VT
Killington;43.62,-72.8;VT
Bushkill Falls|camelback|camelback mountain|delaware water gap|jim thorpe|lake wallenpaupack;41.1,-75.2;PA
Gettysburg;39.83,-77.23;PA
Hershey Park|hersheypark;40.29,-76.66;PA
Liberty Bell;39.95,-75.15;PA
Cape May|barnegat light|ocean city new jersey|atlantic city|wildwood;39.3,-74.5;NJ
White House|national mall|smithsonian|lincoln memorial;38.89,-77.03;DC
Luray Caverns|old rag|skyline drive;38.66,-78.48;VA
Williamsburg|colonial williamsburg|busch gardens williamsburg;37.27,-76.7;VA
Virginia Beach;36.85,-75.98;VA
Assateague|chincoteague|ocean city maryland;38.1,-75.2;MD
Cape Hatteras|hatteras lighthouse|jockeys ridge|bodie island light|wright brothers memorial|corolla|currituck lighthouse|kitty hawk;35.6,-75.5;NC
Biltmore|biltmore estate|mount mitchell|chimney rock|linville falls|looking glass rock;35.54,-82.55;NC
Grandfather Mountain;36.1,-81.83;NC
Dollywood|cades cove|clingmans dome|anakeesta|alum cave|dolly parton theme park|kuwohi;35.7,-83.6;TN
Graceland|beale street;35.05,-90.03;TN
Fort Sumter|rainbow row|angel oak|magnolia plantation|morris island light|kiawah|kiawah island|folly beach;32.75,-79.95;SC
Brookgreen Gardens|myrtle beach boardwalk|broadway at the beach|huntington beach state park;33.6,-79.0;SC
Harbour Town|harbour town lighthouse|sea pines|coligny beach|pinckney island;32.16,-80.77;SC
Forsyth Park|bonaventure cemetery|wormsloe|river street|fort pulaski;32.03,-81.05;GA
Stone Mountain;33.81,-84.15;GA
Disney World|walt disney world|wdw|disney|magic kingdom|epcot|universal studios orlando|orlando theme parks|seaworld orlando|universal orlando;28.39,-81.56;FL
Kennedy Space Center|cape canaveral|cocoa beach;28.57,-80.65;FL
South Beach|miami beach;25.79,-80.13;FL
Seven Mile Bridge|bahia honda|mallory square|hemingway house|duval street|dry tortugas ferry|robbie's;24.7,-81.2;FL
Lower Keys|lower florida keys|the lower keys;24.66,-81.4;FL
Middle Keys|middle florida keys|the middle keys;24.73,-81.03;FL
Upper Keys|upper florida keys|the upper keys;25.03,-80.5;FL
Siesta Beach|ringling museum|bean point|lido key|myakka river;27.3,-82.6;FL
Henderson Beach|grayton beach|seaside florida|crab island|topsail hill|rosemary beach|seaside;30.33,-86.2;FL
Fort Morgan|gulf state park|alabama point|bon secour|dauphin island;30.25,-87.8;AL
French Quarter|bourbon street|garden district|frenchmen street|audubon park|jackson square|superdome;29.95,-90.07;LA
Beavers Bend State Park|mountain fork|cedar creek golf;34.15,-94.7;OK
Pleasure Pier|moody gardens|galveston strand|seawall|bolivar ferry;29.29,-94.79;TX
Padre Island|padre island national seashore|mustang island state park|lighthouse lakes|leonabelle turnbull birding center;27.75,-97.1;TX
Alamo|the alamo|river walk|san antonio riverwalk|riverwalk;29.43,-98.49;TX
Enchanted Rock|hamilton pool|luckenbach|gruene|jacob's well|pedernales falls|fredericksburg texas|wimberley;30.2,-98.6;TX
Ha Ha Tonka|bagnell dam|lake of the ozarks state park|party cove;38.1,-92.7;MO
Branson|silver dollar city;36.64,-93.22;MO
Peninsula State Park|cave point|washington island|whitefish dunes|fish creek;45.1,-87.2;WI
Wisconsin Dells|the dells;43.63,-89.77;WI
Sleeping Bear Dunes|sleeping bear|old mission lighthouse|leland fishtown|torch lake|crystal river;44.9,-85.9;MI
Mackinac Island|mackinac;45.86,-84.62;MI
Crow Wing State Park|paul bunyan trail|gull lake|pelican lake;46.4,-94.3;MN
Boundary Waters|bwca;47.95,-91.5;MN
Rock and Roll Hall of Fame|cedar point;41.48,-82.68;OH
Eiffel Tower|louvre|notre dame;48.86,2.29;France
Pont du Gard|gorges du verdon|mont ventoux|palais des papes|les baux|sainte victoire|lavender fields;43.8,5.1;France
Mont Saint-Michel|mont saint michel;48.64,-1.51;France
Colosseum|vatican|trevi fountain;41.89,12.49;Italy
Leaning Tower of Pisa|pisa;43.72,10.4;Italy
San Gimignano|uffizi|ponte vecchio|duomo florence;43.47,11.04;Italy
Cinque Terre;44.13,9.7;Italy
Villa del Balbianello|varenna|villa balbianello|brunate;45.97,9.2;Italy
Venice Italy|grand canal;45.44,12.33;Italy
Benagil Cave|ponta da piedade|praia da marinha|ria formosa|seven hanging valleys;37.09,-8.45;Portugal
Reinebringen|haukland beach|nusfjord|svolvaergeita|kvalvika;67.93,13.1;Norway
Nordkapp|north cape;71.17,25.78;Norway
Stonehenge;51.18,-1.83;United Kingdom
Big Ben|tower of london|buckingham palace|london eye|tower bridge;51.5,-0.12;United Kingdom
Bourton on the Water|bibury|broadway tower|blenheim palace|castle combe|arlington row;51.8,-1.8;United Kingdom
Loch Ness|ben nevis|glencoe|glenfinnan|eilean donan|urquhart castle|old man of storr|inverness castle;57.1,-4.7;United Kingdom
Edinburgh Castle|arthurs seat;55.95,-3.2;United Kingdom
Milford Sound|the remarkables|coronet peak|roys peak|lake wanaka|lake wakatipu|that wanaka tree;-44.9,168.7;New Zealand
Hobbiton;-37.87,175.68;New Zealand
Oia|fira|red beach santorini|akrotiri;36.42,25.43;Greece
Acropolis|parthenon;37.97,23.73;Greece
Uluwatu|tanah lot|tegallalang|mount batur|sacred monkey forest|monkey forest;-8.5,115.2;Indonesia
Chichen Itza|chichén itzá|cobá|coba|xcaret|xel ha|tulum ruins|gran cenote|sian ka'an;20.35,-87.6;Mexico
Cancun;21.16,-86.85;Mexico
Peak 2 Peak|lost lake whistler|brandywine falls|alta lake|blackcomb peak;50.1,-122.95;BC, Canada
Banff National Park|lake louise|moraine lake|banff;51.4,-116.2;AB, Canada
Sydney Opera House|bondi beach|bondi;-33.86,151.21;Australia
Cape Byron|wategos|nimbin|minyon falls|the pass|cape byron lighthouse;-28.64,153.63;Australia
Great Barrier Reef;-18.29,147.7;Australia
Uluru|ayers rock;-25.34,131.04;Australia
Gardens by the Bay|marina bay|marina bay sands|sentosa|orchard road|botanic gardens singapore;1.28,103.86;Singapore
Monte Carlo|casino de monte carlo|monte-carlo|prince's palace;43.74,7.43;Monaco
`;
/** Airports by their code: guests land there and look for a home nearby. */
const AIRPORTS = `
ABQ 35.04,-106.61 Albuquerque|ACK 41.25,-70.06 Nantucket|ACY 39.46,-74.58 Atlantic City|ASE 39.22,-106.87 Aspen|ATL 33.64,-84.43 Atlanta|AUS 30.19,-97.67 Austin|AVL 35.44,-82.54 Asheville|AVP 41.34,-75.72 Scranton
BHB 44.45,-68.36 Bar Harbor|BNA 36.12,-86.68 Nashville|BOI 43.56,-116.22 Boise|BOS 42.36,-71.01 Boston|BTV 44.47,-73.15 Burlington|BUF 42.94,-78.73 Buffalo|BUR 34.2,-118.36 Burbank|BWI 39.18,-76.67 Baltimore|BZN 45.78,-111.15 Bozeman
CHO 38.14,-78.45 Charlottesville|CHS 32.9,-80.04 Charleston|CLE 41.41,-81.85 Cleveland|CLT 35.21,-80.94 Charlotte|CMH 40.0,-82.89 Columbus|COS 38.81,-104.7 Colorado Springs|CNY 38.76,-109.75 Moab|CRP 27.77,-97.5 Corpus Christi
DCA 38.85,-77.04 Washington|DEN 39.86,-104.67 Denver|DFW 32.9,-97.04 Dallas|DTW 42.21,-83.35 Detroit|DLH 46.84,-92.19 Duluth|DAB 29.18,-81.06 Daytona Beach|EAT 47.4,-120.21 Wenatchee|ECP 30.36,-85.8 Panama City Beach|EGE 39.64,-106.92 Vail|ELM 42.16,-76.89 Elmira
EUG 44.12,-123.21 Eugene|EWR 40.69,-74.17 Newark|EYW 24.56,-81.76 Key West|FCA 48.31,-114.26 Kalispell|FLG 35.14,-111.67 Flagstaff|FLL 26.07,-80.15 Fort Lauderdale|GEG 47.62,-117.53 Spokane|GRB 44.49,-88.13 Green Bay|GSP 34.9,-82.22 Greenville
HHH 32.22,-80.7 Hilton Head|HNL 21.32,-157.92 Honolulu|HOU 29.65,-95.28 Houston|HYA 41.67,-70.28 Hyannis|IAD 38.95,-77.46 Washington|IAH 29.98,-95.34 Houston|ITH 42.49,-76.46 Ithaca|JAC 43.61,-110.74 Jackson Hole|JAX 30.49,-81.69 Jacksonville|JFK 40.64,-73.78 New York
LAS 36.08,-115.15 Las Vegas|LAX 33.94,-118.41 Los Angeles|LGA 40.78,-73.87 New York|LIH 21.98,-159.34 Kauai|MCO 28.43,-81.31 Orlando|MDT 40.19,-76.76 Harrisburg|MFR 42.37,-122.87 Medford|MIA 25.79,-80.29 Miami|MKE 42.95,-87.9 Milwaukee|MOB 30.69,-88.24 Mobile|MRY 36.59,-121.84 Monterey
MSN 43.14,-89.34 Madison|MSP 44.88,-93.22 Minneapolis|MSY 29.99,-90.26 New Orleans|MTH 24.73,-81.05 Marathon|MTJ 38.51,-107.89 Montrose|MVY 41.39,-70.61 Martha's Vineyard|MYR 33.68,-78.93 Myrtle Beach|OGG 20.9,-156.43 Maui|OAK 37.72,-122.22 Oakland|OKC 35.39,-97.6 Oklahoma City|ONT 34.06,-117.6 Ontario
ORD 41.98,-87.9 Chicago|ORF 36.89,-76.2 Norfolk|PBI 26.68,-80.1 West Palm Beach|PDX 45.59,-122.6 Portland|PHL 39.87,-75.24 Philadelphia|PHX 33.43,-112.01 Phoenix|PIT 40.49,-80.23 Pittsburgh|PNS 30.47,-87.19 Pensacola|PSP 33.83,-116.51 Palm Springs|PWM 43.65,-70.31 Portland|RAP 44.05,-103.06 Rapid City
RDM 44.25,-121.15 Bend|RDU 35.88,-78.79 Raleigh|RIC 37.51,-77.32 Richmond|RNO 39.5,-119.77 Reno|ROC 43.12,-77.67 Rochester|RSW 26.54,-81.76 Fort Myers|SAF 35.62,-106.09 Santa Fe|SAN 32.73,-117.19 San Diego|SAT 29.53,-98.47 San Antonio|SAV 32.13,-81.2 Savannah|SBA 34.43,-119.84 Santa Barbara
SEA 47.45,-122.31 Seattle|SFO 37.62,-122.38 San Francisco|SJC 37.36,-121.93 San Jose|SLC 40.79,-111.98 Salt Lake City|SMF 38.7,-121.59 Sacramento|SNA 33.68,-117.87 Santa Ana|SRQ 27.4,-82.55 Sarasota|STL 38.75,-90.37 St. Louis|STS 38.51,-122.81 Santa Rosa|SYR 43.11,-76.11 Syracuse|TEX 37.95,-107.91 Telluride|TLH 30.4,-84.35 Tallahassee
TPA 27.98,-82.53 Tampa|TRI 36.48,-82.41 Bristol|TUL 36.2,-95.89 Tulsa|TUS 32.12,-110.94 Tucson|TVC 44.74,-85.58 Traverse City|TYS 35.81,-83.99 Knoxville|VPS 30.48,-86.53 Destin|XNA 36.28,-94.31 Bentonville|YVR 49.19,-123.18 Vancouver|BRD 46.4,-94.13 Brainerd|FHR 48.52,-123.02 Friday Harbor|HDN 40.48,-107.22 Steamboat Springs
LHR 51.47,-0.45 London|LGW 51.15,-0.18 London|BHX 52.45,-1.75 Birmingham|INV 57.54,-4.05 Inverness|EDI 55.95,-3.36 Edinburgh|CDG 49.01,2.55 Paris|MRS 43.44,5.22 Marseille|NCE 43.66,7.22 Nice|AVN 43.91,4.9 Avignon|FLR 43.81,11.2 Florence|PSA 43.68,10.39 Pisa|MXP 45.63,8.72 Milan|LIN 45.45,9.28 Milan|FAO 37.01,-7.97 Faro|LIS 38.77,-9.13 Lisbon
JTR 36.4,25.48 Santorini|ATH 37.94,23.94 Athens|SVJ 68.24,14.67 Svolvær|EVE 68.49,16.68 Harstad|LKN 68.15,13.61 Leknes|BOO 67.27,14.37 Bodø|ZQN -45.02,168.74 Queenstown|WKA -44.72,169.25 Wānaka|DPS -8.75,115.17 Bali|CUN 21.04,-86.87 Cancún|TQO 20.17,-87.66 Tulum|BNK -28.83,153.56 Byron Bay|OOL -28.17,153.5 Gold Coast|SIN 1.36,103.99 Singapore
DIA 39.86,-104.67 Denver|APA 39.57,-104.85 Denver|GJT 39.12,-108.53 Grand Junction|DRO 37.15,-107.75 Durango|GUC 38.53,-106.93 Gunnison|CEZ 37.3,-108.63 Cortez|SUN 43.5,-114.3 Sun Valley|IDA 43.51,-112.07 Idaho Falls|MSO 46.92,-114.09 Missoula|GPI 48.31,-114.26 Kalispell|WYS 44.69,-111.12 West Yellowstone|COD 44.52,-109.02 Cody|PVU 40.22,-111.72 Provo|SGU 37.04,-113.51 St. George|CDC 37.7,-113.1 Cedar City|GCN 35.95,-112.15 Grand Canyon|PRC 34.65,-112.42 Prescott|AZA 33.31,-111.66 Mesa
ILM 34.27,-77.9 Wilmington|EWN 35.07,-77.04 New Bern|GSO 36.1,-79.94 Greensboro|FAY 34.99,-78.88 Fayetteville|CAE 33.94,-81.12 Columbia|CHA 35.04,-85.2 Chattanooga|ROA 37.32,-79.97 Roanoke|SHD 38.26,-78.9 Shenandoah|PHF 37.13,-76.49 Newport News|ABE 40.65,-75.44 Allentown|ALB 42.75,-73.8 Albany|SWF 41.5,-74.1 Newburgh|PBG 44.65,-73.47 Plattsburgh|SLK 44.39,-74.21 Saranac Lake|BGR 44.81,-68.83 Bangor|MHT 42.93,-71.44 Manchester|LEB 43.63,-72.3 Lebanon|PVD 41.72,-71.43 Providence|HVN 41.26,-72.89 New Haven|BDL 41.94,-72.68 Hartford|ISP 40.8,-73.1 Islip|HPN 41.07,-73.71 White Plains|TTN 40.28,-74.81 Trenton
GRR 42.88,-85.52 Grand Rapids|PLN 45.57,-84.8 Pellston|ATW 44.26,-88.52 Appleton|MCI 39.3,-94.71 Kansas City|SGF 37.25,-93.39 Springfield|COU 38.82,-92.22 Columbia|LIT 34.73,-92.22 Little Rock|DAL 32.85,-96.85 Dallas|BTR 30.53,-91.15 Baton Rouge|LFT 30.21,-91.99 Lafayette|GPT 30.41,-89.07 Gulfport|BFM 30.63,-88.07 Mobile|MGM 32.3,-86.39 Montgomery|BHM 33.56,-86.75 Birmingham|HSV 34.64,-86.78 Huntsville|MEM 35.04,-89.98 Memphis|PIE 27.91,-82.69 St. Petersburg|PGD 26.92,-81.99 Punta Gorda|SFB 28.78,-81.24 Orlando|MDW 41.79,-87.75 Chicago|IND 39.72,-86.29 Indianapolis|CVG 39.05,-84.67 Cincinnati|SDF 38.17,-85.74 Louisville|FSD 43.58,-96.74 Sioux Falls
MMH 37.62,-118.84 Mammoth Lakes|TVL 38.89,-120.0 South Lake Tahoe|FAT 36.78,-119.72 Fresno|SBP 35.24,-120.64 San Luis Obispo|LGB 33.82,-118.15 Long Beach|ACV 40.98,-124.11 Arcata|OTH 43.42,-124.25 North Bend|BLI 48.79,-122.54 Bellingham|PAE 47.91,-122.28 Everett|YKM 46.57,-120.54 Yakima|KOA 19.74,-156.05 Kona|ITO 19.72,-155.05 Hilo|JHM 20.96,-156.67 Kapalua|YYJ 48.65,-123.43 Victoria|YLW 49.96,-119.38 Kelowna|YYC 51.11,-114.02 Calgary|YYZ 43.68,-79.63 Toronto
FCO 41.8,12.25 Rome|BGY 45.67,9.7 Bergamo|BLQ 44.53,11.29 Bologna|VCE 45.51,12.35 Venice|ORY 48.72,2.36 Paris|TLN 43.1,6.15 Toulon|GLA 55.87,-4.43 Glasgow|ABZ 57.2,-2.2 Aberdeen|BRS 51.38,-2.72 Bristol|STN 51.89,0.24 London|MAN 53.35,-2.28 Manchester|OSL 60.19,11.1 Oslo|TOS 69.68,18.92 Tromsø|JMK 37.44,25.35 Mykonos|HER 35.34,25.18 Heraklion|SYD -33.95,151.18 Sydney|BNE -27.38,153.12 Brisbane|AKL -37.01,174.79 Auckland|CHC -43.49,172.53 Christchurch|DUD -45.93,170.2 Dunedin|CZM 20.52,-86.93 Cozumel|CGK -6.13,106.66 Jakarta|KUL 2.75,101.71 Kuala Lumpur|MEX 19.44,-99.07 Mexico City|OPO 41.25,-8.68 Porto`;

function readSights(table: string): Sight[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [names = '', at = '', where = ''] = row.split(';');
      const [name = '', ...otherNames] = names.split('|');
      const [lat = 0, lng = 0] = at.split(',').map(Number);
      return { name, otherNames, lat, lng, where };
    });
}

/** Reads rows of a town's sights, each a sight of its own. */
function readTownSights(table: string): Sight[] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [at = '', where = '', sights = ''] = row.split(';');
      const [lat = 0, lng = 0] = at.split(',').map(Number);
      return sights.split('|').map((sight) => {
        const [name = '', ...otherNames] = sight.split('=');
        return { name, otherNames, lat, lng, where };
      });
    });
}

/** National parks and other sights. The later of two rows with one name is the more exact one. */
export const KNOWN_SIGHTS: readonly Sight[] = [
  PARKS,
  SIGHTS,
  PARKS_AND_NATURE,
  SKI_AREAS,
  ABROAD,
  REGION_SIGHTS,
].flatMap(readSights);

/** Sights with exact points, which take precedence over the other lists. */
export const EXACT_SIGHTS: readonly Sight[] = [
  PLACED_SIGHTS,
  REMOTER_SIGHTS,
  FAMOUS_SIGHTS,
  STATE_NAMED_SIGHTS,
  OVERLOOKED_SIGHTS,
  UNLISTED_NAMES,
  WHERE_NAMES_ARE,
].flatMap(readSights);
export const MORE_SIGHTS: readonly Sight[] = [
  ...[UNIVERSITIES, STADIUMS_AND_PARKS, MORE_SKI_AREAS, LAKES, PROTECTED_LAND, FURTHER_SIGHTS, EVERYDAY_SIGHTS].flatMap(
    readSights,
  ),
  ...readTownSights(TOWN_SIGHTS),
];

export type Airport = { code: string; lat: number; lng: number; city: string };

/** Airports near the regions with homes, by code. */
export const AIRPORTS_BY_CODE: ReadonlyMap<string, Airport> = readAirports(AIRPORTS);

/** Returns the airports of a table by their lower-case codes. */
export function readAirports(table: string): ReadonlyMap<string, Airport> {
  return new Map(
    table
      .trim()
      .split(/[|\n]/)
      .map((row) => {
        const [code = '', at = '', ...city] = row.split(' ');
        const [lat = 0, lng = 0] = at.split(',').map(Number);
        return [code.toLowerCase(), { code, lat, lng, city: city.join(' ') }] as const;
      }),
  );
}

/**
 * Places with a point of their own, by kind. `SIGHTS` is left out: its rows have several sights at one point. National
 * parks and forests have the point of their center.
 */
export const SIGHTS_BY_KIND: Readonly<Record<'sight' | 'ski' | 'lake' | 'park' | 'university', readonly Sight[]>> = {
  sight: [REGION_SIGHTS, PARKS_AND_NATURE, ABROAD, STADIUMS_AND_PARKS].flatMap(readSights),
  ski: [SKI_AREAS, MORE_SKI_AREAS].flatMap(readSights),
  lake: readSights(LAKES),
  park: [PARKS, PROTECTED_LAND].flatMap(readSights),
  university: readSights(UNIVERSITIES),
};

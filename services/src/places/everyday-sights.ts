/**
 * Sights, feasts, schools, halls and stretches of country within 100 miles of our regions that the other lists had not:
 * what guests name when they ask where to stay near it (FIND-3). Rows are
 * `name|other names;latitude,longitude;where it lies`, good to about a mile; a stretch of country has its middle. The
 * file is long because it is a table of data.
 */
export const EVERYDAY_SIGHTS = `
Fort Moultrie;32.76,-79.86;SC
Penn Center St. Helena|saint helena island sc|st helena island sc;32.39,-80.57;SC
Jones Gap State Park|jones gap;35.13,-82.57;SC
Falls Park on the Reedy|falls park greenville|peace center greenville|bon secours wellness arena;34.85,-82.4;SC
Bob Jones University;34.87,-82.36;SC
BMW Zentrum|bmw performance center;34.9,-82.17;SC
Devils Fork State Park;34.95,-82.95;SC
Fort Fisher|fort fisher aquarium|fort fisher state recreation area;33.97,-77.92;NC
Battleship North Carolina|uss north carolina;34.24,-77.95;NC
Fort Raleigh|fort raleigh national historic site;35.94,-75.71;NC
Great Dismal Swamp|dismal swamp;36.63,-76.45;VA
Back Bay National Wildlife Refuge|false cape state park|sandbridge beach;36.67,-75.92;VA
NAS Oceana|oceana naval air station|oceana;36.82,-76.03;VA
Bull Run Battlefield|bull run virginia;38.81,-77.52;VA
Quantico|quantico virginia|marine corps base quantico|mcb quantico;38.52,-77.3;VA
Marine Corps Marathon|capital one arena|kennedy center|national cathedral washington;38.9,-77.04;DC
Camp David|catoctin mountain park|cunningham falls;39.65,-77.46;MD
Green Bank Observatory|green bank telescope;38.43,-79.84;WV
Blackwater Falls|blackwater falls state park|elakala falls|lindy point;39.11,-79.49;WV
Potomac Highlands|wv mountains|west virginia mountains;39.0,-79.4;WV
Natural Tunnel State Park|natural tunnel;36.7,-82.75;VA
Breaks Interstate Park;37.29,-82.29;VA
Linville Caverns;35.92,-81.94;NC
Pink Beds;35.35,-82.78;NC
Ghost Town in the Sky|wheels through time;35.52,-83.09;NC
Dry Falls|bridal veil falls highlands|cullasaja gorge;35.07,-83.24;NC
Tryon International Equestrian Center|tiec|tryon horse show;35.27,-82.1;NC
Kidd Brewer Stadium;36.21,-81.69;NC
Skytop Orchard|hendersonville apple orchards|apple festival hendersonville|flat rock nc;35.3,-82.46;NC
Spectrum Center Charlotte|spectrum center|nascar hall of fame;35.23,-80.84;NC
US National Whitewater Center|national whitewater center|whitewater center charlotte;35.27,-81.01;NC
Foothills of North Carolina|foothills nc|nc foothills|lake james nc;35.73,-81.8;NC
Land of Waterfalls|transylvania county nc;35.23,-82.73;NC
Unicoi State Park|anna ruby falls;34.73,-83.73;GA
Brasstown Bald;34.87,-83.81;GA
Mercier Orchards;34.89,-84.34;GA
Golden Isles|georgia golden isles|golden isles georgia;31.2,-81.4;GA
Ocoee River|ocoee whitewater|ocoee whitewater center|rafting the ocoee;35.07,-84.47;TN
Sunsphere|world's fair park|worlds fair park|neyland;35.96,-83.92;TN
Parrot Mountain;35.74,-83.56;TN
Tremont Smokies|great smoky mountains institute at tremont|middle prong trail;35.64,-83.69;TN
Big South Fork|big south fork national river;36.49,-84.7;TN
Little League World Series|little league museum;41.24,-77.05;PA
Bloomsburg University|bloomsburg fair;41.0,-76.45;PA
Pine Creek Gorge|pennsylvania grand canyon|grand canyon of pennsylvania|pa grand canyon;41.7,-77.45;PA
Shawnee Mountain|shawnee ski|shawnee mountain ski area;41.04,-75.08;PA
Lancaster County Pennsylvania|lancaster county pa|lancaster county|strasburg railroad|sight and sound theater;40.04,-76.25;PA
Wells Fargo Center Philadelphia|xfinity mobile arena|liberty bell|independence hall|reading terminal market|philadelphia museum of art;39.95,-75.16;PA
City of Brotherly Love;39.95,-75.16;PA
Gateway National Recreation Area;40.46,-74.0;NJ
Stone Pony|asbury park boardwalk;40.22,-74.0;NJ
Bethel Woods|bethel woods center for the arts|woodstock festival site;41.7,-74.88;NY
Storm King Art Center;41.43,-74.06;NY
Bear Mountain State Park|bear mountain ny|bear mountain new york|bear mountain bridge|harriman state park ny;41.31,-74.0;NY
Dia Beacon|beacon ny;41.5,-73.98;NY
Woodbury Common|woodbury common outlets|woodbury outlets;41.32,-74.13;NY
Shawangunk Ridge|gunks|the gunks|shawangunks;41.74,-74.2;NY
Westchester County|westchester county ny|westchester ny;41.1,-73.8;NY
Long Island New York|long island ny|long island;40.8,-73.1;NY
Million Dollar Beach|lake george beach;43.42,-73.71;NY
Destiny USA|destiny mall syracuse;43.07,-76.17;NY
Turning Stone Casino|turning stone|turning stone resort;43.11,-75.59;NY
Premium Outlets Waterloo|waterloo outlets|waterloo premium outlets|waterloo ny outlets;42.96,-76.98;NY
Women's Rights National Historical Park;42.91,-76.8;NY
Chimney Bluffs State Park|chimney bluffs;43.28,-76.92;NY
Maid of the Mist|cave of the winds niagara|clifton hill;43.08,-79.07;NY
Church Street Marketplace|church street burlington;44.48,-73.21;VT
Kingdom Trails|kingdom trails vermont|east burke;44.59,-71.94;VT
Lake Champlain Islands|champlain islands|hero islands|south hero|north hero;44.75,-73.3;VT
Southern Vermont|southern vt|manchester vermont|stratton vt;43.1,-72.95;VT
Bell Centre|centre bell|notre dame basilica montreal|montreal casino;45.5,-73.57;Canada
The Flume|flume gorge|the flume gorge|the basin nh;44.1,-71.68;NH
Mount Washington Auto Road|auto road nh|auto road;44.29,-71.23;NH
Weirs Beach|funspot nh|funspot laconia|laconia bike week|laconia motorcycle week|bank of nh pavilion;43.61,-71.46;NH
Strawbery Banke|prescott park arts;43.08,-70.75;NH
Old Port Portland|old port portland maine|allagash brewing;43.66,-70.25;ME
Kennebunk Beach|goose rocks beach|dock square;43.35,-70.5;ME
Nubble Lighthouse|nubble light|cape neddick light|york beach maine|long sands beach;43.17,-70.59;ME
L.L.Bean|l l bean|ll bean|l l bean flagship;43.86,-70.1;ME
Popham Beach|popham beach state park|reid state park;43.74,-69.8;ME
Southern Maine Coast|southern maine beaches|maine beaches|southern maine;43.3,-70.55;ME
Otter Cliffs|otter point acadia|little hunters beach;44.31,-68.19;ME
Stephen King House|cross insurance center|bangor waterfront concerts;44.8,-68.78;ME
West Quoddy Head|quoddy head state park;44.82,-66.95;ME
Colby College;44.56,-69.66;ME
Kalmus Beach|veterans beach hyannis|hyannis harbor;41.64,-70.28;MA
Bourne Bridge|sagamore bridge|cape cod canal bikeway;41.76,-70.57;MA
New Bedford Whaling Museum;41.64,-70.92;MA
Good Harbor Beach|wingaersheek beach;42.62,-70.63;MA
House of the Seven Gables|salem haunted happenings|haunted happenings;42.52,-70.88;MA
Patriot Place|gillette stadium foxborough;42.09,-71.26;MA
The Breakers|the breakers newport|newport cliff walk|cliff walk newport|newport folk festival|newport jazz festival;41.47,-71.3;RI
RISD|rhode island school of design;41.83,-71.41;RI
Martha's Vineyard|the vineyard|mv island;41.39,-70.64;MA
Delaware Beaches|slower lower delaware|delaware shore|dewey beach;38.65,-75.08;DE
Jersey Shore Boardwalk|down the shore|the shore nj;39.28,-74.57;NJ
Wildwoods Convention Center|wildwood convention center;38.99,-74.81;NJ
EAA AirVenture|eaa oshkosh|oshkosh airshow|oshkosh air show|airventure;43.98,-88.56;WI
Tunnel of Trees|m-119;45.53,-85.1;MI
Castle Farms;45.31,-85.2;MI
Fort Michilimackinac|colonial michilimackinac;45.79,-84.73;MI
Hartwick Pines|hartwick pines state park|au sable river|au sable river canoe marathon;44.74,-84.65;MI
Lake Mitchell|lake mitchell cadillac|lake cadillac;44.25,-85.45;MI
Big Sable Point|big sable point lighthouse|ss badger|s s badger|ludington state park;44.02,-86.5;MI
North Long Lake|round lake minnesota;46.45,-94.2;MN
Northland Arboretum|lakes area resort;46.37,-94.22;MN
Lake Itasca|itasca state park|headwaters of the mississippi|mississippi headwaters;47.22,-95.2;MN
WE Fest|we fest minnesota|lakes jam|lakes jam brainerd;46.42,-94.28;MN
Brainerd International Raceway|bir nhra|nhra brainerd;46.42,-94.28;MN
Split Rock Lighthouse;47.2,-91.37;MN
Aquapalooza|lake of the ozarks shootout|bikefest lake of the ozarks;38.15,-92.65;MO
Missouri State Fair;38.69,-93.25;MO
Bass Pro Springfield|bass pro shops springfield|wonders of wildlife|wonders of wildlife museum;37.18,-93.3;MO
Pomme de Terre Lake|pomme de terre state park;37.9,-93.32;MO
Missouri State Capitol|missouri capitol|jefferson city capitol|lincoln university missouri;38.58,-92.17;MO
Winding Stair Mountain|winding stair mountains;34.75,-94.75;OK
Queen Wilhelmina State Park|queen wilhelmina;34.69,-94.37;AR
Kiamichi Mountains|kiamichi country|kiamichi river;34.6,-94.8;OK
Hugo Lake|hugo lake state park;34.02,-95.4;OK
Robbers Cave|robbers cave state park;35.0,-95.35;OK
Garvan Woodland Gardens|garvan gardens;34.43,-93.05;AR
Wolf Pen Gap|wolf pen gap trails|board camp crystal mine;34.5,-94.12;AR
Mount Magazine|mount magazine state park;35.17,-93.64;AR
Formula 1 Austin|f1 austin|austin grand prix|us grand prix austin|motogp austin;30.13,-97.64;TX
Randolph Air Force Base|randolph afb|jbsa randolph;29.53,-98.28;TX
SeaWorld San Antonio|seaworld texas|sea world san antonio;29.46,-98.7;TX
Inner Space Cavern;30.61,-97.69;TX
Kalahari Round Rock|kalahari texas|dell diamond;30.53,-97.65;TX
Fort Cavazos|fort hood|killeen;31.13,-97.78;TX
McLane Stadium|foster pavilion;31.56,-97.12;TX
Live Music Capital of the World|live music capital|6th street austin|rainey street;30.27,-97.74;TX
Upper Texas Coast|gulf coast texas|texas upper coast;29.2,-94.9;TX
Laura Plantation|houmas house|san francisco plantation;30.01,-90.72;LA
Northshore Louisiana|north shore louisiana|louisiana northshore|tammany trace;30.45,-90.0;LA
Port Fourchon|grand isle louisiana;29.2,-90.05;LA
Beau Rivage|beau rivage casino|hard rock biloxi|golden nugget biloxi|treasure bay casino|keesler|keesler air force base|keesler afb;30.39,-88.9;MS
Ship Island|west ship island;30.21,-88.97;MS
Camp Shelby|university of southern mississippi|usm hattiesburg;31.2,-89.25;MS
Santa Rosa Island|opal beach;30.37,-86.97;FL
St. Joseph Peninsula|st joseph peninsula state park|cape san blas florida;29.76,-85.4;FL
Crescent Beach Siesta Key|crescent beach siesta|point of rocks siesta key|turtle beach siesta key;27.24,-82.53;FL
Amalie Arena|benchmark international arena|ybor city|sparkman wharf|gasparilla|gasparilla parade;27.95,-82.45;FL
Bok Tower|bok tower gardens;27.94,-81.58;FL
Publix Field|publix field at joker marchant|joker marchant stadium|sun n fun;28.07,-81.95;FL
Cayo Costa|cayo costa state park|boca grande;26.69,-82.25;FL
JetBlue Park|hammond stadium|edison and ford winter estates|edison home fort myers;26.55,-81.8;FL
Shark Valley;25.76,-80.77;FL
Coral Castle;25.5,-80.44;FL
Kaseya Center|ftx arena|art basel|art basel miami|calle ocho|wynwood|little havana|ultra music festival;25.78,-80.19;FL
Hard Rock Hollywood Florida|guitar hotel;26.05,-80.21;FL
Port Everglades;26.09,-80.12;FL
Ave Maria University;26.34,-81.43;FL
Christ of the Deep|christ of the abyss statue;25.12,-80.3;FL
Dolphin Research Center|curry hammock;24.77,-80.95;FL
Badlands National Park|badlands|the badlands|badlands sd;43.75,-102.3;SD
Rush Mountain Adventure Park|rushmore cave park|bear country;43.87,-103.33;SD
Northern Black Hills|northern hills|northern hills sd;44.4,-103.7;SD
Keyhole Reservoir|keyhole state park;44.36,-104.8;WY
Teton Canyon|table mountain teton;43.76,-110.93;WY
Hayden Valley|hayden valley yellowstone|mud volcano;44.65,-110.45;WY
Harriman State Park|harriman state park idaho|island park;44.32,-111.45;ID
Yellowstone Bear World|bear world|bear world idaho;43.75,-111.95;ID
Wind River Mountains|wind rivers|wind river range|the winds wyoming|green river lakes;43.0,-109.8;WY
Conrad Mansion;48.19,-114.3;MT
Waterton Lakes National Park|waterton lakes|waterton;49.05,-113.9;Canada
Lake Koocanusa|koocanusa;48.7,-115.3;MT
Kootenai Falls;48.46,-115.77;MT
Snowbowl Montana|montana snowbowl|washington grizzly stadium;46.95,-114.0;MT
Grand Lake Colorado|grand lake co|shadow mountain lake;40.25,-105.82;CO
Hot Sulphur Springs|hot sulphur springs resort;40.08,-106.11;CO
Browns Canyon|browns canyon national monument|arkansas river rafting;38.65,-106.05;CO
Meow Wolf Denver|denver zoo|denver museum of nature and science|denver botanic gardens|union station denver|mission ballroom;39.75,-104.96;CO
Pearl Street Boulder|pearl street|pearl street mall|the flatirons|flatirons;40.01,-105.28;CO
The Broadmoor|broadmoor|seven falls|broadmoor seven falls|cheyenne mountain zoo|manitou incline|the incline|us olympic museum;38.79,-104.85;CO
Zapata Falls;37.62,-105.55;CO
Colorado Gators|colorado gators reptile park;37.75,-105.87;CO
Fish Creek Falls|fish creek falls steamboat;40.48,-106.77;CO
Eagle Valley|eagle valley colorado|gypsum colorado;39.65,-106.8;CO
Grand Valley Colorado|grand valley|palisade peaches|palisade colorado;39.1,-108.45;CO
Chimney Rock Colorado|chimney rock national monument;37.19,-107.31;CO
Pagosa Hot Springs|pagosa springs hot springs|springs resort pagosa;37.27,-107.01;CO
Shiprock|ship rock|shiprock new mexico;36.69,-108.84;NM
Hovenweep|hovenweep national monument|canyons of the ancients;37.38,-109.08;UT
Needles District|the needles canyonlands|needles canyonlands|indian creek|indian creek utah|newspaper rock;38.15,-109.75;UT
San Rafael Swell|little wild horse canyon|wedge overlook|castle dale utah;38.75,-110.8;UT
Torrey Utah|torrey|fruita utah|fruita capitol reef;38.3,-111.4;UT
Mayflower Resort|deer valley east village|mayflower utah;40.62,-111.45;UT
Pineview Reservoir|ogden valley|eden utah;41.27,-111.83;UT
Weber State University|weber state;41.19,-111.95;UT
Logan Canyon|tony grove;41.8,-111.65;UT
Whiskey Row|whiskey row prescott|prescott frontier days|watson lake prescott;34.54,-112.47;AZ
Tusayan|tusayan arizona|grand canyon imax;35.97,-112.13;AZ
Desert View Drive|desert view grand canyon|desert view campground;36.04,-111.83;AZ
Painted Desert|painted desert arizona;35.08,-109.8;AZ
Standin' on the Corner|standin on the corner|winslow arizona corner;35.02,-110.7;AZ
Footprint Center|phx arena|mortgage matchup center|heard museum|desert botanical garden|phoenix zoo;33.45,-112.0;AZ
Camelback Mountain Arizona|camelback mountain phoenix|camelback mountain az|echo canyon trail|camelback ranch;33.52,-111.97;AZ
Lake Pleasant Arizona|lake pleasant az;33.87,-112.28;AZ
Peoria Sports Complex|surprise stadium|sloan park|salt river fields|scottsdale stadium|cactus league;33.55,-112.05;AZ
Grand Canyon University|gcu;33.51,-112.13;AZ
Saguaro Lake|canyon lake arizona|salt river tubing|superstition mountains|superstition mountain|goldfield ghost town|lost dutchman state park;33.5,-111.5;AZ
Payson Arizona|payson az|mogollon rim;34.24,-111.33;AZ
Georgia O'Keeffe Home|abiquiu lake;36.21,-106.32;NM
Old Town Albuquerque|isotopes park|abq biopark|new mexico state fair|expo new mexico;35.09,-106.66;NM
Kirtland Air Force Base|kirtland afb;35.05,-106.56;NM
Fort Union|fort union national monument;35.91,-105.01;NM
New Mexico Highlands University|las vegas new mexico|montezuma castle nm;35.6,-105.22;NM
City Different|the city different;35.69,-105.94;NM
MCAGCC|29 palms marine base|twentynine palms base|marine base 29 palms;34.23,-116.06;CA
Stagecoach Festival|stagecoach music festival;33.68,-116.24;CA
Bombay Beach|salvation mountain;33.35,-115.73;CA
Pechanga|pechanga casino|pechanga resort;33.46,-117.1;CA
Galleta Meadows|borrego springs sculptures|borrego metal sculptures;33.27,-116.37;CA
Desert Cities|the desert cities|palm springs area cities;33.74,-116.4;CA
Morongo Basin;34.12,-116.35;CA
USS Midway|uss midway museum|gaslamp quarter|gaslamp|coronado beach|hotel del coronado|comic con san diego|san diego comic con|little italy san diego;32.71,-117.17;CA
The Flower Fields|carlsbad flower fields|the flower fields carlsbad|oceanside pier;33.19,-117.38;CA
Honda Center|disneyland resort|anaheim ducks arena|knotts scary farm;33.81,-117.88;CA
Kelso Dunes|mitchell caverns;34.95,-115.7;CA
Amboy Crater|route 66 amboy|roys amboy|roys motel;34.55,-115.79;CA
Natural Bridges State Beach|mystery spot|the mystery spot|roaring camp;36.96,-122.05;CA
Moonstone Beach|moonstone beach cambria|piedras blancas lighthouse|elephant seals san simeon|elephant seal rookery;35.6,-121.15;CA
SAP Center|apple park|googleplex|google campus|winchester mystery house|facebook headquarters|meta headquarters;37.35,-121.97;CA
Moscone Center|moscone|outside lands|union square san francisco|ferry building;37.78,-122.41;CA
Tomales Bay|drakes beach|hog island oysters|limantour beach;38.1,-122.85;CA
Oxbow Public Market|oxbow market|copia;38.3,-122.28;CA
Drive Thru Tree|drive through tree|drive thru tree leggett|chandelier tree;39.86,-123.73;CA
Shelter Cove California|shelter cove ca;40.03,-124.07;CA
Cal Poly Humboldt|humboldt state university|arcata;40.87,-124.08;CA
Mount Konocti|konocti|konocti vista;38.97,-122.77;CA
Harbin Hot Springs;38.79,-122.65;CA
Anderson Valley;39.01,-123.36;CA
Mount Tallac|tallac|tallac historic site;38.91,-120.1;CA
Incline Beach|burnt cedar beach|ski beach incline;39.24,-119.95;NV
Hot August Nights|great reno balloon race|reno air races|street vibrations;39.53,-119.81;NV
Empire Mine|empire mine state park|south yuba river|south yuba river state park|malakoff diggins;39.25,-121.05;CA
Golden 1 Center|sleep train arena|california state fair|sacramento state|aftershock festival;38.58,-121.47;CA
Thunder Valley Casino|thunder valley lincoln;38.84,-121.31;CA
Apple Hill|apple hill placerville|coloma california|sutters mill|marshall gold discovery|marshall gold discovery state historic park;38.77,-120.8;CA
Columbia State Historic Park|columbia california|ironstone vineyards|ironstone amphitheatre|railtown;38.06,-120.43;CA
Hetch Hetchy|hetch hetchy reservoir;37.95,-119.78;CA
Tunnel View|tunnel view yosemite|bridalveil fall;37.72,-119.66;CA
Tenaya Lake|olmsted point;37.83,-119.46;CA
Devils Postpile|devils postpile national monument|rainbow falls mammoth;37.63,-119.08;CA
Convict Lake|crowley lake|hot creek|hot creek geological site;37.6,-118.8;CA
Bishop California|bishop ca|mule days|laws railroad museum;37.36,-118.39;CA
Bodie|bodie ghost town|bodie state historic park|bodie california;38.21,-119.01;CA
Otter Crest|otter crest oregon|devils punchbowl oregon;44.75,-124.06;OR
Hult Center|matthew knight arena|lane county fairgrounds;44.05,-123.09;OR
Elk Lake Oregon|elk lake resort|lava lake oregon|hosmer lake;43.98,-121.8;OR
La Pine|lapine|la pine oregon|wickiup reservoir|crane prairie reservoir|crane prairie;43.7,-121.6;OR
Belknap Hot Springs|mckenzie bridge|tamolitch blue pool;44.19,-122.05;OR
Kah-Nee-Ta|kah nee ta|kahneeta;44.86,-121.2;OR
International Rose Test Garden|portland japanese garden|washington park portland|oregon zoo|providence park|powells|powells books|powells city of books|reed college|pioneer courthouse square|city of roses|rip city;45.52,-122.69;OR
Nike Campus|nike headquarters|nike world headquarters;45.51,-122.83;OR
Trillium Lake;45.27,-121.74;OR
Bonneville Dam|bridge of the gods;45.64,-121.94;OR
Willamette University|oregon state fair|oregon state capitol;44.94,-123.03;OR
Oregon Garden;44.99,-122.79;OR
Dundee Hills|oregon wine country|evergreen aviation museum|evergreen aviation|evergreen wings and waves;45.25,-123.05;OR
Columbia Gorge Oregon|the gorge oregon;45.7,-121.6;OR
Echo Valley|echo valley ski;47.97,-120.1;WA
Town Toyota Center|rocky reach dam|pybus market;47.45,-120.32;WA
Crescent Bar|crescent bar washington;47.21,-120.0;WA
Sun Mountain Lodge|sun mountain;48.46,-120.25;WA
Loup Loup|loup loup ski;48.39,-119.91;WA
Washington Pass|washington pass overlook|diablo lake;48.52,-120.65;WA
NAS Whidbey|nas whidbey island|naval air station whidbey island|fort casey|fort ebey;48.28,-122.65;WA
La Conner|la conner washington|skagit valley tulips;48.39,-122.5;WA
Chuckanut Drive|larrabee state park;48.65,-122.49;WA
Fort Worden|fort worden state park|port townsend fort worden;48.13,-122.77;WA
Sequim Lavender Festival|sequim lavender|sequim;48.08,-123.1;WA
Sol Duc|sol duc hot springs|sol duc falls;47.97,-123.86;WA
Kitsap Peninsula|poulsbo|bremerton shipyard;47.65,-122.7;WA
Yakima Valley|yakima valley wineries;46.5,-120.4;WA
Climate Pledge Arena|husky stadium|emerald city|rain city;47.64,-122.33;WA
Boeing Factory|boeing factory tour|future of flight;47.92,-122.28;WA
JBLM|joint base lewis mcchord|fort lewis;47.1,-122.55;WA
Point Defiance|point defiance zoo;47.31,-122.53;WA
Paradise Inn Mount Rainier|paradise inn|paradise mount rainier;46.79,-121.74;WA
Rattlesnake Ledge;47.43,-121.77;WA
Chateau Ste. Michelle|chateau ste michelle|woodinville wineries|microsoft campus|microsoft headquarters;47.7,-122.14;WA
Salish Sea|salish sea washington;48.55,-123.0;WA
Fairmont Empress|inner harbour victoria|empress hotel victoria|butchart garden;48.42,-123.37;BC
Brackendale Eagles|brackendale;49.77,-123.15;BC
Britannia Mine Museum|britannia mine|britannia beach;49.62,-123.2;BC
Granville Island;49.27,-123.13;BC
Menehune Fish Pond|menehune;21.95,-159.37;HI
Pipiwai Trail|pipiwai|bamboo forest maui;20.66,-156.05;HI
Aloha Stadium|iolani palace;21.37,-157.93;HI
Lanai|pineapple island|lanai city|lanai island|island of lanai|manele bay;20.83,-156.92;HI
Molokai|friendly isle|the friendly isle|kalaupapa;21.13,-157.02;HI
Livorno Port|livorno cruise port|port of livorno;43.55,10.3;Italy
La Spezia|portovenere|porto venere|lerici;44.07,9.83;Italy
Bocconi|bocconi university|la scala|teatro alla scala|brera milan|fiera milano|salone del mobile;45.47,9.19;Italy
Bergamo Alta|citta alta bergamo|bergamo citta alta;45.7,9.66;Italy
Italian Lakes|lake district italy|lombardy lakes|laghi italiani;45.95,9.2;Italy
Glenlivet|glenlivet distillery|tomintoul;57.34,-3.34;United Kingdom
Ballater|braemar|braemar gathering|royal deeside;57.03,-3.2;United Kingdom
Aigas|aigas field centre|glen affric;57.4,-4.6;United Kingdom
Lochaber|lochaber scotland;56.85,-5.0;United Kingdom
Badenoch|badenoch and strathspey;57.06,-4.05;United Kingdom
Bath Spa|roman baths|bath england;51.38,-2.36;United Kingdom
Sotavento|eastern algarve|sotavento algarve;37.08,-7.75;Portugal
Barlavento|western algarve|barlavento algarve;37.1,-8.6;Portugal
Azure Coast|the azure coast;43.6,7.1;France
Vesterålen|vesteralen|andenes;68.8,15.2;Norway
Costa Maya|mahahual;18.72,-87.71;Mexico
Currumbin|currumbin wildlife sanctuary;-28.14,153.49;Australia
Arrow River|arrow river trail;-44.94,168.83;New Zealand
Clyde Dam|clyde new zealand|central otago rail trail;-45.18,169.31;New Zealand
Wakatipu|wakatipu basin|queenstown lakes|queenstown lakes district;-45.0,168.7;New Zealand
Upper Clutha|luggate;-44.75,169.2;New Zealand
Southland New Zealand|southland nz;-45.8,168.3;New Zealand
`;

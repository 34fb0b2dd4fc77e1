/**
 * Sights in and around the regions that have homes, as hosts name them in their texts (FIND-3). Rows are
 * `name|other names;latitude, longitude;where it lies`, good to about a mile. The file is long because it is a table of
 * data.
 */
export const REGION_SIGHTS = `
Jockey's Ridge|jockeys ridge state park;35.96,-75.63;NC
Wright Brothers Memorial|wright memorial|wright brothers national memorial;36.02,-75.67;NC
Jennette's Pier;35.91,-75.6;NC
Bodie Island Light|bodie island lighthouse;35.82,-75.56;NC
Cape Hatteras Lighthouse|hatteras lighthouse;35.25,-75.53;NC
Roanoke Sound|roanoke island|lost colony;35.89,-75.66;NC
Corolla Wild Horses|corolla|wild horses|wild ponies|outer banks horses|currituck lighthouse;36.37,-75.83;NC
Duck North Carolina|duck nc|duck obx|town of duck|duck outer banks;36.17,-75.75;NC
Corova|carova|corova beach|carova beach;36.53,-75.87;NC
Wears Valley|wears valley tn;35.71,-83.66;TN
Seacrest Beach;30.29,-86.03;FL
Dune Allen|dune allen beach;30.35,-86.26;FL
Sandestin|baytowne;30.38,-86.33;FL
Garden City Beach|garden city sc|garden city south carolina;33.59,-78.99;SC
Sea Ranch|the sea ranch|sea ranch california;38.71,-123.45;CA
Ocean Shores|ocean shores wa|ocean shores washington;46.97,-124.16;WA
Show Low|show low arizona|pinetop lakeside;34.25,-110.03;AZ
Lake Texoma|texoma;33.9,-96.6;TX
Snowshoe West Virginia|snowshoe mountain|snowshoe wv;38.41,-79.99;WV
Lake Anna|lake anna virginia;38.07,-77.8;VA
Surfside Beach Texas|surfside beach tx;28.94,-95.29;TX
Crystal Beach Texas|crystal beach tx|bolivar;29.46,-94.63;TX
Ocracoke|ocracoke island;35.11,-75.98;NC
Ocean Isle Beach|oib;33.89,-78.43;NC
Emerald Isle North Carolina|emerald isle;34.68,-76.95;NC
Topsail Island|topsail beach|surf city nc;34.43,-77.55;NC
Kuwohi|clingmans dome|clingmans;35.56,-83.5;TN
Newfound Gap;35.61,-83.43;TN
Boldt Castle|thousand islands;44.34,-75.92;NY
Cape Flattery|neah bay;48.38,-124.71;WA
Fort Jefferson;24.63,-82.87;FL
South of the Border|south of the border sc;34.5,-79.31;SC
Sentosa|sentosa island;1.25,103.83;Singapore
Roaring Fork Motor Trail|roaring fork trail|roaring fork motor nature trail;35.69,-83.46;TN
Ober Mountain|ober gatlinburg|gatlinburg skylift|skypark gatlinburg|anakeesta;35.71,-83.53;TN
Alum Cave Trail|mount leconte|mt leconte;35.65,-83.44;TN
Townsend Tennessee|townsend tn|tuckaleechee caverns;35.68,-83.76;TN
Nantahala|nantahala river|nantahala outdoor center|fontana lake;35.33,-83.59;NC
Forsyth Park;32.07,-81.1;GA
Wormsloe|wormsloe plantation|wormsloe historic site;31.98,-81.07;GA
River Street Savannah|river street|savannah riverfront;32.08,-81.09;GA
Bonaventure Cemetery;32.04,-81.05;GA
Jekyll Island|st simons island|saint simons island;31.1,-81.4;GA
Nauset Light|nauset lighthouse|nauset beach;41.86,-69.95;MA
Provincetown|p town|ptown;42.06,-70.18;MA
Race Point|race point beach;42.08,-70.24;MA
Chatham Lighthouse|chatham;41.67,-69.95;MA
First Encounter Beach;41.82,-70.0;MA
Corporation Beach|mayflower beach;41.75,-70.19;MA
Enchanted Rock|enchanted rock state natural area;30.5,-98.82;TX
Luckenbach;30.18,-98.76;TX
Jacob's Well|jacobs well;30.03,-98.13;TX
Blue Hole Wimberley|blue hole;30.0,-98.09;TX
Pedernales Falls;30.31,-98.25;TX
Hamilton Pool;30.34,-98.13;TX
Lake Travis;30.41,-97.95;TX
Canyon Lake Texas|canyon lake;29.88,-98.26;TX
Guadalupe River|gruene|new braunfels;29.74,-98.1;TX
Fort Morgan;30.23,-88.02;AL
The Wharf|the wharf orange beach;30.28,-87.59;AL
Flora-Bama|flora bama;30.28,-87.52;AL
Bon Secour|bon secour wildlife refuge;30.25,-87.8;AL
Dauphin Island;30.25,-88.11;AL
Perdido Key;30.3,-87.43;FL
Pensacola Beach;30.33,-87.14;FL
Crab Island|henderson beach|harborwalk village;30.39,-86.51;FL
Grayton Beach;30.33,-86.16;FL
Alys Beach|rosemary beach|watercolor|seagrove beach;30.3,-86.05;FL
Navarre Beach;30.38,-86.87;FL
Mexico Beach;29.95,-85.41;FL
Kaaterskill Falls;42.19,-74.06;NY
Overlook Mountain;42.07,-74.1;NY
Ashokan Reservoir;41.97,-74.2;NY
Opus 40;42.05,-74.03;NY
Minnewaska State Park|minnewaska|mohonk|mohonk mountain house|new paltz;41.73,-74.24;NY
Hunter Mountain|windham mountain|belleayre;42.2,-74.22;NY
Hudson New York|hudson ny|hudson valley;42.25,-73.79;NY
Cave Point|cave point county park;44.93,-87.18;WI
Whitefish Dunes;44.93,-87.2;WI
Peninsula State Park|fish creek;45.14,-87.22;WI
Cana Island Light|cana island lighthouse;45.09,-87.05;WI
Washington Island;45.37,-86.9;WI
Wisconsin Dells;43.63,-89.77;WI
Cadillac Mountain;44.35,-68.22;ME
Jordan Pond|carriage roads;44.32,-68.25;ME
Thunder Hole;44.32,-68.19;ME
Bass Harbor Head Light|bass harbor|bass harbor head|bass harbor lighthouse;44.22,-68.34;ME
Schoodic Peninsula;44.34,-68.06;ME
Camden Maine|camden hills;44.21,-69.06;ME
Spearfish Canyon;44.41,-103.88;SD
Custer State Park|needles highway;43.73,-103.42;SD
Mickelson Trail;44.1,-103.6;SD
Terry Peak;44.33,-103.83;SD
Sylvan Lake;43.85,-103.56;SD
Crazy Horse Memorial|crazy horse;43.84,-103.62;SD
Wind Cave|jewel cave;43.56,-103.48;SD
Wall Drug;43.99,-102.24;SD
Ha Ha Tonka|ha ha tonka state park;37.97,-92.77;MO
Bagnell Dam|party cove;38.2,-92.63;MO
Bridal Cave;38.02,-92.79;MO
Branson|silver dollar city|table rock lake;36.64,-93.22;MO
Beavers Bend|beavers bend state park|hochatown;34.13,-94.68;OK
Mountain Fork|mountain fork river;34.1,-94.7;OK
Pleasure Pier|galveston pleasure pier|the strand|moody gardens|schlitterbahn galveston;29.29,-94.79;TX
Stewart Beach;29.3,-94.77;TX
Mustang Island|mustang island state park;27.68,-97.17;TX
Padre Island|padre island national seashore|corpus christi;27.6,-97.22;TX
Rockport Harbor|aransas wildlife refuge;28.02,-97.05;TX
South Padre Island|south padre;26.1,-97.17;TX
French Quarter|bourbon street|vieux carre|jackson square|preservation hall;29.96,-90.06;LA
Frenchmen Street|marigny;29.96,-90.06;LA
City Park New Orleans;29.99,-90.1;LA
Magazine Street|garden district|garden district new orleans|audubon park;29.93,-90.09;LA
Superdome|caesars superdome|smoothie king center;29.95,-90.08;LA
Rainbow Row|the battery charleston|fort sumter;32.77,-79.93;SC
King Street Charleston;32.78,-79.93;SC
Shem Creek|patriots point;32.79,-79.88;SC
Morris Island Light|morris island lighthouse;32.7,-79.88;SC
Magnolia Plantation|boone hall|angel oak;32.86,-80.0;SC
Edisto Island|edisto beach;32.5,-80.3;SC
Coligny Beach;32.14,-80.75;SC
Harbour Town Light|harbour town|harbor town lighthouse;32.14,-80.81;SC
Sea Pines|sea pines resort|palmetto dunes|shipyard plantation;32.14,-80.79;SC
Pinckney Island;32.23,-80.77;SC
Hunting Island|fripp island;32.37,-80.44;SC
SkyWheel Myrtle Beach|skywheel|broadway at the beach;33.69,-78.88;SC
Brookgreen Gardens;33.52,-79.1;SC
MarshWalk|murrells inlet marshwalk;33.55,-79.04;SC
Cherry Grove Pier|cherry grove;33.83,-78.63;SC
Huntington Beach State Park;33.51,-79.06;SC
Pawleys Island;33.43,-79.12;SC
Mount Pisgah|pisgah|pisgah national forest|pisgah inn;35.43,-82.76;NC
Chimney Rock|chimney rock state park;35.44,-82.25;NC
Looking Glass Falls|sliding rock;35.3,-82.77;NC
River Arts District|asheville river arts district;35.59,-82.57;NC
DuPont State Forest|dupont forest;35.19,-82.62;NC
Grandfather Mountain|boone nc|blowing rock|banner elk|sugar mountain|beech mountain;36.1,-81.83;NC
Hot Springs North Carolina|max patch;35.89,-82.83;NC
Old Rag|old rag mountain;38.55,-78.31;VA
Hawksbill|hawksbill mountain;38.56,-78.4;VA
Luray Caverns;38.66,-78.48;VA
Skyline Drive;38.6,-78.37;VA
Massanutten Resort|massanutten water park;38.41,-78.75;VA
Bryce Resort;38.82,-78.76;VA
Taughannock Falls;42.54,-76.6;NY
Watkins Glen State Park|watkins glen gorge|watkins glen international;42.37,-76.88;NY
Seneca Wine Trail|seneca lake wine trail;42.6,-76.92;NY
Letchworth State Park|letchworth;42.58,-78.04;NY
Bluff Point|keuka lake;42.5,-77.15;NY
Ithaca Falls|cornell|cornell university|buttermilk falls;42.45,-76.48;NY
Whiteface Mountain|whiteface;44.37,-73.9;NY
Mirror Lake;44.29,-73.98;NY
High Falls Gorge|ausable chasm;44.35,-73.87;NY
High Peaks|adirondack high peaks|mount marcy;44.13,-73.92;NY
Wild Center|the wild center;44.22,-74.44;NY
Fort Ticonderoga;43.84,-73.39;NY
Mount Mansfield|mt mansfield;44.54,-72.81;VT
Smugglers' Notch|smuggs|smugglers notch resort;44.56,-72.79;VT
Stowe Recreation Path|trapp family lodge;44.46,-72.72;VT
Bingham Falls|moss glen falls;44.53,-72.77;VT
Ben and Jerry's Factory|ben and jerrys;44.35,-72.74;VT
Sugarbush|mad river glen|waitsfield;44.14,-72.89;VT
Kancamagus Highway|kancamagus|the kancamagus|the kanc;44.03,-71.5;NH
Diana's Baths;44.07,-71.16;NH
Echo Lake New Hampshire|echo lake|cathedral ledge|cranmore;44.07,-71.16;NH
Story Land|storyland|attitash|bretton woods|wildcat mountain;44.1,-71.2;NH
Franconia Notch|cannon mountain|loon mountain|flume gorge;44.14,-71.68;NH
Camelback Mountain|camelback resort|camelback|kalahari poconos|great wolf lodge poconos;41.05,-75.36;PA
Bushkill Falls;41.12,-75.01;PA
Lake Harmony|jack frost|big boulder|split rock;41.06,-75.61;PA
Big Pocono|big pocono state park;41.04,-75.35;PA
Delaware Water Gap;41.0,-75.1;PA
Lake Wallenpaupack;41.42,-75.22;PA
Pocono Raceway;41.06,-75.51;PA
Cape May Lighthouse|cape may point;38.93,-74.96;NJ
Lucy the Elephant;39.32,-74.51;NJ
Corson's Inlet;39.21,-74.65;NJ
Washington Street Mall;38.93,-74.92;NJ
Atlantic City|atlantic city boardwalk|ac boardwalk;39.36,-74.42;NJ
Ocean City Boardwalk|wildwood boardwalk|moreys piers;39.27,-74.58;NJ
Long Beach Island|lbi|barnegat light|barnegat lighthouse;39.66,-74.16;NJ
Old Mission Peninsula|old mission;44.95,-85.49;MI
Torch Lake;44.98,-85.31;MI
Fishtown|fishtown leland;45.02,-85.76;MI
Leelanau Trail;44.9,-85.65;MI
Sleeping Bear Dunes|sleeping bear;44.88,-86.05;MI
Crystal Mountain Michigan|crystal mountain;44.52,-85.99;MI
Mackinac Island|mackinac|mackinaw city;45.86,-84.63;MI
Duval Street|hemingway house|mallory square|southernmost point;24.55,-81.8;FL
Seven Mile Bridge;24.7,-81.16;FL
Bahia Honda|bahia honda state park;24.66,-81.28;FL
John Pennekamp|pennekamp|john pennekamp coral reef;25.12,-80.41;FL
Robbie's|robbies marina;24.88,-80.69;FL
Bean Point|pine avenue;27.54,-82.75;FL
St. Armands Circle|saint armands|lido key;27.32,-82.58;FL
Coquina Beach;27.45,-82.7;FL
Ringling Museum|the ringling|ringling;27.38,-82.56;FL
Myakka River State Park;27.24,-82.32;FL
Paul Bunyan Trail;46.5,-94.25;MN
Gull Lake;46.42,-94.35;MN
Cuyuna Trails|cuyuna;46.49,-93.97;MN
Pelican Lake;46.58,-94.17;MN
Whitefish Chain|whitefish chain of lakes;46.72,-94.18;MN
Mall of America;44.85,-93.24;MN
Emerald Bay|emerald bay state park|vikingsholm;38.95,-120.1;CA
Sand Harbor|sand harbor state park;39.2,-119.93;NV
Heavenly|heavenly mountain|heavenly valley|heavenly village;38.94,-119.94;CA
Palisades Tahoe|squaw valley|olympic valley|alpine meadows;39.2,-120.24;CA
Northstar|northstar california|northstar tahoe;39.27,-120.12;CA
Kirkwood|kirkwood mountain;38.68,-120.07;CA
Sugar Bowl|donner lake|donner summit|boreal;39.31,-120.33;CA
Sugar Pine Point;39.06,-120.12;CA
Flume Trail|tahoe rim trail|mount rose|diamond peak;39.2,-119.92;NV
Donner Lake;39.32,-120.27;CA
Hidden Valley|skull rock|hidden valley joshua tree;34.01,-116.17;CA
Keys View;33.93,-116.19;CA
Pioneertown|pappy and harriets;34.16,-116.5;CA
Integratron|the integratron|landers;34.29,-116.4;CA
Cholla Garden|cholla cactus garden;33.93,-115.93;CA
Big Bear|big bear lake|big bear mountain|lake arrowhead;34.24,-116.91;CA
Indian Canyons;33.75,-116.55;CA
Palm Springs Aerial Tramway|aerial tramway|palm springs tram;33.84,-116.61;CA
Living Desert|the living desert|el paseo;33.7,-116.37;CA
Moorten Garden|moorten botanical garden|palm canyon drive;33.8,-116.55;CA
Indian Wells Tennis Garden|bnp paribas open;33.72,-116.31;CA
Garrapata;36.46,-121.92;CA
17-Mile Drive|17 mile drive|pebble beach|pebble beach golf links|spyglass hill|spanish bay;36.57,-121.95;CA
Jack London Park|jack london state park;38.35,-122.54;CA
Dry Creek Valley;38.66,-122.93;CA
Silverado Trail|yountville|oakville|rutherford|st helena|saint helena;38.46,-122.39;CA
Armstrong Redwoods|guerneville|russian river valley;38.53,-123.0;CA
Alexander Valley|geyserville;38.7,-122.9;CA
Glass Beach;39.45,-123.81;CA
Russian Gulch|mendocino village;39.33,-123.8;CA
Skunk Train;39.44,-123.8;CA
Point Cabrillo Light|point cabrillo lighthouse;39.35,-123.83;CA
Anderson Valley;39.01,-123.37;CA
Point Arena;38.95,-123.74;CA
Cape Perpetua|thors well;44.28,-124.11;OR
Yaquina Head|yaquina head lighthouse;44.68,-124.08;OR
Devils Punchbowl|otter rock;44.75,-124.06;OR
Cascade Head;45.05,-124.0;OR
Depoe Bay;44.81,-124.06;OR
Pacific City|cape kiwanda;45.21,-123.97;OR
Oregon Dunes|florence oregon|heceta head;44.0,-124.11;OR
Smith Rock;44.37,-121.14;OR
Deschutes River Trail|pilot butte|old mill district;44.05,-121.31;OR
Tumalo Falls;44.03,-121.57;OR
Black Butte Ranch|hoodoo|three sisters;44.38,-121.63;OR
Lava Butte|newberry volcanic monument|newberry crater;43.91,-121.36;OR
Lime Kiln|lime kiln point;48.52,-123.15;WA
Roche Harbor;48.61,-123.15;WA
American Camp;48.46,-123.02;WA
Orcas Island|mount constitution|eastsound|moran state park;48.65,-122.87;WA
Deception Pass|whidbey island;48.41,-122.65;WA
Icicle Creek|icicle gorge|the enchantments|enchantments;47.56,-120.72;WA
Stevens Pass;47.74,-121.09;WA
Front Street Leavenworth|blackbird island;47.6,-120.66;WA
Lake Chelan|chelan;47.84,-120.02;WA
Lake Wenatchee;47.82,-120.75;WA
Big Mountain|whitefish mountain resort|whitefish mountain;48.48,-114.35;MT
Going-to-the-Sun Road|going to the sun|logan pass;48.7,-113.72;MT
Lake McDonald;48.6,-113.92;MT
Wild Horse Island;47.84,-114.21;MT
Hungry Horse|bowman lake|polebridge;48.38,-114.05;MT
Teton Village|jackson hole mountain resort|jhmr;43.59,-110.83;WY
Jenny Lake|cascade canyon|hidden falls;43.76,-110.72;WY
Snow King|town square jackson;43.47,-110.76;WY
National Elk Refuge|elk refuge;43.5,-110.72;WY
Grand Targhee|targhee;43.79,-110.96;WY
Bridal Veil Falls Telluride;37.92,-107.77;CO
Bear Creek Telluride|bear creek falls;37.92,-107.81;CO
Telluride Gondola|telluride ski resort|telluride film festival|telluride bluegrass festival;37.94,-107.82;CO
Lizard Head Pass;37.81,-107.91;CO
Box Canyon Falls|box canon|ouray hot springs|ouray ice park;38.02,-107.68;CO
Million Dollar Highway|silverton|red mountain pass;37.9,-107.72;CO
Peak 8|breckenridge ski resort;39.48,-106.07;CO
Lake Dillon|dillon reservoir|dillon;39.61,-106.05;CO
Boreas Pass;39.41,-105.97;CO
Sapphire Point|loveland pass|arapahoe basin|a basin;39.6,-105.99;CO
Copper Mountain|loveland ski area;39.5,-106.15;CO
Beaver Creek|avon colorado|edwards colorado;39.6,-106.52;CO
Garden of the Gods|pikes peak;38.88,-104.88;CO
Red Rocks|red rocks amphitheatre|red rocks amphitheater;39.67,-105.21;CO
Hanging Lake|glenwood springs|glenwood hot springs;39.6,-107.19;CO
Deer Valley|deer valley resort|silver lake village;40.62,-111.49;UT
Canyons Village|canyons gondola|utah olympic park;40.69,-111.56;UT
Homestead Crater|homestead resort;40.52,-111.48;UT
Guardsman Pass|big cottonwood canyon;40.61,-111.55;UT
Historic Main Street Park City|sundance film festival;40.65,-111.5;UT
Jordanelle|jordanelle reservoir|deer creek reservoir;40.6,-111.42;UT
Sundance Resort|sundance|provo canyon;40.39,-111.58;UT
Snowbird|alta utah|little cottonwood canyon;40.58,-111.65;UT
Maroon Bells|maroon lake;39.07,-106.99;CO
Ajax|aspen mountain|buttermilk|aspen highlands|snowmass|snowmass mountain;39.18,-106.82;CO
Rio Grande Trail;39.22,-106.85;CO
Independence Pass;39.11,-106.56;CO
Delicate Arch|landscape arch|windows arches;38.74,-109.5;UT
Dead Horse Point|dead horse point state park|mesa arch|island in the sky;38.48,-109.74;UT
Slickrock Trail|slickrock;38.58,-109.52;UT
Castle Valley;38.63,-109.4;UT
Fisher Towers;38.72,-109.31;UT
Corona Arch;38.58,-109.62;UT
Cathedral Rock|cathedral rock sedona|red rock crossing;34.82,-111.79;AZ
Bell Rock|courthouse butte;34.8,-111.76;AZ
Slide Rock|slide rock state park|oak creek canyon|west fork;34.94,-111.75;AZ
Devil's Bridge|devils bridge trail;34.9,-111.81;AZ
Tlaquepaque;34.86,-111.76;AZ
Airport Mesa|chapel of the holy cross;34.85,-111.78;AZ
Montezuma Castle|jerome arizona|jerome|tuzigoot;34.61,-111.84;AZ
Canyon Road|the plaza santa fe|santa fe plaza|meow wolf|georgia okeeffe museum;35.68,-105.93;NM
Ten Thousand Waves|ski santa fe;35.72,-105.88;NM
Bandelier|bandelier national monument|los alamos;35.78,-106.27;NM
Ghost Ranch|abiquiu;36.33,-106.47;NM
High Road to Taos;36.1,-105.8;NM
Taos Pueblo|taos ski valley|rio grande gorge bridge;36.44,-105.55;NM
Road to Hana|hana|hana highway|wai anapanapa;20.79,-156.1;HI
Molokini|molokini crater;20.63,-156.5;HI
Iao Valley;20.88,-156.55;HI
Honolua Bay|kapalua;21.01,-156.64;HI
Kaanapali|ka anapali beach|black rock maui;20.92,-156.69;HI
Na Pali Coast|kalalau trail|ke e beach;22.17,-159.64;HI
Hanalei Bay|hanalei pier;22.21,-159.51;HI
Poipu Beach|spouting horn|allerton garden;21.87,-159.46;HI
Opaekaa Falls|wailua falls|wailua river;22.05,-159.37;HI
San Gimignano;43.47,11.04;Italy
Via Francigena|monteriggioni;43.39,11.22;Italy
Chianti|greve in chianti|chianti classico;43.58,11.31;Italy
Val d'Orcia|pienza|montepulciano|montalcino;43.07,11.68;Italy
Crete Senesi;43.25,11.5;Italy
Villa del Balbianello|lenno;45.97,9.2;Italy
Greenway del Lago|tremezzo|villa carlotta;45.99,9.23;Italy
Varenna|bellagio;46.0,9.27;Italy
Brunate|brunate funicular;45.82,9.1;Italy
Ponta da Piedade;37.08,-8.67;Portugal
Seven Hanging Valleys|praia da marinha|benagil|benagil cave|marinha beach;37.09,-8.42;Portugal
Ria Formosa|faro|tavira;37.02,-7.9;Portugal
Cabo de Sao Vicente|sagres;37.02,-8.99;Portugal
Reinebringen|reine lofoten;67.93,13.09;Norway
Haukland Beach|uttakleiv;68.2,13.53;Norway
Nusfjord|kvalvika|kvalvika beach;68.04,13.35;Norway
Svolværgeita|svolvaergeita|henningsvaer|henningsvær;68.24,14.57;Norway
Hidcote|hidcote manor;52.08,-1.74;United Kingdom
Broadway Tower;52.02,-1.84;United Kingdom
Cotswold Way|the slaughters|bibury|castle combe|stow on the wold;51.9,-1.75;United Kingdom
Sudeley Castle;51.95,-1.96;United Kingdom
Blenheim Palace;51.84,-1.36;United Kingdom
Loch Ness|urquhart castle|inverness;57.32,-4.44;United Kingdom
Cairngorms|cairngorm|the cairngorms|cairngorms national park|cairngorm mountain;57.12,-3.64;United Kingdom
Glen Affric;57.28,-4.97;United Kingdom
Ben Nevis|glen nevis|glenfinnan|glenfinnan viaduct;56.8,-5.0;United Kingdom
Speyside Way|speyside;57.4,-3.3;United Kingdom
Glencoe|glen coe;56.68,-5.1;United Kingdom
Gordes|roussillon|ochre trail|senanque|bonnieux|luberon villages;43.91,5.2;France
Mont Ventoux|ventoux;44.17,5.28;France
Les Baux|les baux de provence|carrieres de lumieres|alpilles;43.74,4.8;France
Pont du Gard|avignon|palais des papes;43.95,4.6;France
Remarkables|the remarkables|remarkables ski;-45.05,168.81;New Zealand
Roys Peak;-44.69,169.05;New Zealand
Gibbston Valley|kawarau bridge;-45.02,168.95;New Zealand
Coronet Peak|cardrona;-44.92,168.74;New Zealand
Glenorchy|paradise nz;-44.85,168.39;New Zealand
Amoudi Bay|ammoudi;36.46,25.37;Greece
Akrotiri|red beach|red beach santorini;36.35,25.4;Greece
Skaros Rock|imerovigli|caldera santorini;36.43,25.42;Greece
Campuhan Ridge|campuhan ridge walk;-8.5,115.25;Indonesia
Tegallalang|rice terraces|tegalalang rice terrace;-8.43,115.28;Indonesia
Mount Agung|besakih;-8.34,115.51;Indonesia
Monkey Forest|ubud monkey forest|sacred monkey forest;-8.52,115.26;Indonesia
Tirta Empul;-8.42,115.32;Indonesia
Uluwatu|canggu|seminyak|kuta bali;-8.75,115.15;Indonesia
Gran Cenote|tulum ruins|dos ojos;20.25,-87.46;Mexico
Sian Ka'an;19.9,-87.5;Mexico
Akumal Bay|xel ha;20.4,-87.31;Mexico
Quinta Avenida|fifth avenue playa del carmen|xcaret;20.63,-87.07;Mexico
Cancun|isla mujeres;21.16,-86.83;Mexico
Blackcomb|blackcomb mountain|peak 2 peak|whistler village|lost lake whistler|valley trail;50.11,-122.95;BC, Canada
Joffre Lakes;50.37,-122.5;BC, Canada
Minyon Falls|killen falls;-28.61,153.39;Australia
Joo Chiat|katong|tiong bahru|maxwell food centre|chinatown singapore;1.29,103.86;Singapore
Port Hercule|monaco grand prix|casino square|monte carlo|casino de monte carlo|exotic garden|larvotto;43.74,7.43;Monaco
`;

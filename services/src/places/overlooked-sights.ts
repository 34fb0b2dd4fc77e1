/**
 * Sights that a sweep over 1,400 names found missing, or far from where they are (FIND-3, decision 0167). Rows are
 * `name|other names;latitude,longitude;where it lies`, good to about a mile.
 */
export const OVERLOOKED_SIGHTS = `
Mist Trail|mist trail yosemite|vernal fall|vernal falls|nevada fall;37.73,-119.55;CA
Mount Tamalpais|mt tam|mt tamalpais|mount tam;37.92,-122.6;CA
Long Beach California|long beach ca|long beach calif|queen mary long beach;33.77,-118.19;CA
Badwater Basin|badwater|bad water;36.23,-116.77;CA
Noyo Harbor|noyo|noyo beach;39.43,-123.81;CA
Otis Cafe;45.02,-123.95;OR
Cape Lookout Oregon|cape lookout or|cape lookout state park oregon;45.34,-123.99;OR
Fort Clatsop;46.13,-123.88;OR
Astoria Column;46.18,-123.82;OR
Astoria|astoria oregon|goonies house;46.19,-123.83;OR
Oswald West State Park|oswald west|short sand beach;45.76,-123.96;OR
Rosario Orcas|rosario|rosario resort;48.65,-122.87;WA
Fidalgo Island|fidalgo;48.47,-122.6;WA
Whidbey Island|whidbey;48.2,-122.68;WA
Hoh Rain Forest|hoh|hoh rainforest;47.86,-123.93;WA
Rialto Beach;47.92,-124.64;WA
Upper Geyser Basin|lower geyser basin|midway geyser basin;44.46,-110.83;WY
White Rim|white rim road|white rim trail;38.3,-109.85;UT
Grandstaff Canyon|negro bill canyon|morning glory bridge;38.61,-109.53;UT
Horseshoe Bend|horse shoe bend|horseshoe bend az;36.88,-111.51;AZ
Ford Amphitheater|gerald ford amphitheater|gerald r ford amphitheater|ford amphitheater vail;39.64,-106.36;CO
Emerald Lake Colorado|emerald lake co|emerald lake rmnp;40.31,-105.67;CO
Cliff Palace|cliff palace mesa verde;37.17,-108.47;CO
University of Arizona|u of a;32.23,-110.95;AZ
Earthship Taos|earthship biotecture;36.49,-105.73;NM
Peahi|jaws peahi|jaws maui;20.94,-156.3;HI
Baldwin Beach Maui|baldwin beach;20.91,-156.39;HI
Garrison Brothers Distillery|garrison brothers|garrison bros;30.13,-98.46;TX
Zilker Park|zilker|barton springs|barton springs pool;30.27,-97.77;TX
Okaloosa Pier|okaloosa island pier|okaloosa island;30.39,-86.59;FL
Seaside Square|central square seaside|seaside town square;30.32,-86.14;FL
Coquina Beach Florida|coquina beach anna maria|coquina beach bradenton;27.46,-82.69;FL
Manatee Beach|manatee public beach;27.5,-82.71;FL
Bridge Street Bradenton Beach|bridge street pier|bridge street anna maria;27.47,-82.7;FL
Key Deer Refuge|national key deer refuge|key deer;24.71,-81.38;FL
Robbie's|robbies marina|robbie's of islamorada|robbies islamorada|feed the tarpon;24.88,-80.69;FL
Alligator Reef|alligator reef lighthouse;24.85,-80.62;FL
Flamingo Florida|flamingo everglades|flamingo fl;25.14,-80.93;FL
Port Canaveral|canaveral cruise port;28.41,-80.61;FL
Sea Island Georgia|sea island ga;31.18,-81.35;GA
Forest Beach|north forest beach|south forest beach|forest beach hhi;32.14,-80.75;SC
Folly Field|folly field hilton head;32.19,-80.69;SC
Hopsewee Plantation|hopsewee;33.21,-79.38;SC
Fat Harold's|fat harolds|fat harolds beach club|ocean drive nmb|ocean drive beach nmb;33.82,-78.68;SC
Alabama Theatre|alabama theatre myrtle beach|the alabama theatre;33.8,-78.74;SC
Craggy Gardens|craggy pinnacle|craggy dome;35.7,-82.38;NC
Ridgecrest North Carolina|ridgecrest nc|ridgecrest conference center;35.62,-82.28;NC
Gatlinburg SkyLift|skylift|sky lift gatlinburg|skylift park;35.71,-83.52;TN
Arrowmont|arrowmont school;35.71,-83.51;TN
Hatfield and McCoy Dinner Show|hatfield mccoy|hatfields and mccoys|hatfield and mccoy;35.82,-83.58;TN
WonderWorks Pigeon Forge|wonderworks;35.81,-83.57;TN
Currituck Beach Lighthouse|whalehead|whalehead club|currituck lighthouse|corolla lighthouse;36.38,-75.83;NC
Duck Boardwalk|duck town boardwalk;36.17,-75.75;NC
First Landing State Park|first landing;36.92,-76.05;VA
Shrine Mont|shrinemont;38.79,-78.82;VA
James Madison's Montpelier|montpelier virginia|montpelier va|montpelier station;38.22,-78.17;VA
Natural Bridge Virginia|natural bridge va|natural bridge state park va;37.63,-79.54;VA
Watkins Glen International|wgi|the glen racetrack|watkins glen race track;42.34,-76.93;NY
Montezuma National Wildlife Refuge|montezuma refuge|montezuma wildlife refuge;42.97,-76.74;NY
New York State Fair|nys fair|ny state fair|state fair syracuse;43.07,-76.22;NY
Lakeview Amphitheater|lakeview amp|st joes amp|empower fcu amphitheater;43.08,-76.23;NY
Adirondack Museum;43.87,-74.44;NY
Crown Point New York|crown point ny|crown point;44.03,-73.43;NY
Saratoga Race Course|saratoga track|saratoga racetrack|travers stakes;43.07,-73.77;NY
Karma Triyana Dharmachakra|karma triyana|ktd monastery|ktd woodstock;42.06,-74.08;NY
Magic Meadow|magic meadow woodstock;42.06,-74.09;NY
Bear Mountain New York|bear mountain ny|bear mountain state park|bear mtn ny;41.31,-73.99;NY
Pico Mountain|pico;43.66,-72.84;VT
Great Glen Trails|great glen outdoor center;44.29,-71.22;NH
Red Jacket Mountain View|red jacket|red jacket resort|kahuna laguna;44.05,-71.12;NH
Bear Notch|bear notch road|bear notch ski touring;44.05,-71.33;NH
The Basin New Hampshire|the basin|the basin franconia;44.12,-71.68;NH
Hobo Railroad|hobo railroad lincoln;44.04,-71.68;NH
Owl's Nest Resort|owls nest|owl's nest;43.93,-71.66;NH
Squam Lake|golden pond|on golden pond|squam|big squam;43.76,-71.53;NH
Lake Winnipesaukee|winni|the big lake nh|lake winni;43.6,-71.33;NH
Funspot|fun spot nh|funspot arcade;43.61,-71.48;NH
Kancamagus Highway|kanc|the kanc|kanc hwy|kancamagus;44.02,-71.49;NH
Bar Island|bar island bar harbor|bar island trail;44.4,-68.21;ME
Haystack Mountain School|haystack school of crafts;44.16,-68.6;ME
Old Port|old port portland|portland old port;43.66,-70.25;ME
Wellfleet Drive-In;41.89,-70.0;MA
Pilgrim Monument;42.05,-70.19;MA
Herring Cove Beach|herring cove;42.05,-70.21;MA
Commercial Street Provincetown|commercial street ptown;42.05,-70.19;MA
Monomoy National Wildlife Refuge|monomoy;41.6,-69.99;MA
Chatham Bars Inn|chatham bars;41.68,-69.95;MA
Falmouth Road Race;41.54,-70.6;MA
Heritage Museums and Gardens|heritage museums|heritage gardens sandwich;41.75,-70.51;MA
Sandy Neck Beach|sandy neck;41.73,-70.37;MA
Gray's Beach|grays beach|bass hole|bass hole boardwalk;41.73,-70.23;MA
Cape Playhouse|dennis playhouse;41.74,-70.19;MA
Morey's Piers|moreys piers|moreys pier|morey's pier|wildwood boardwalk;38.99,-74.81;NJ
Sunset Beach New Jersey|sunset beach nj|sunset beach cape may;38.94,-74.97;NJ
Cape May Ferry|cape may lewes ferry;38.97,-74.96;NJ
Cape May Zoo|cape may county zoo;39.1,-74.81;NJ
Crossings Outlets|the crossings premium outlets|tannersville outlets;41.05,-75.31;PA
Woodloch|woodloch pines|woodloch resort;41.46,-75.1;PA
Tahquamenon Falls|tahquamenon;46.57,-85.26;MI
Mayo Clinic|mayo clinic rochester|the mayo clinic;44.02,-92.48;MN
Lambeau Field|lambeau;44.5,-88.06;WI
Brainerd International Raceway|bir|bir brainerd;46.42,-94.28;MN
Lake Itasca|itasca|itasca state park|headwaters of the mississippi;47.22,-95.2;MN
Villa Oleandra|george clooneys house|george clooney house|clooney villa;45.88,9.12;Italy
Siena Cathedral|duomo di siena;43.32,11.33;Italy
Piazza del Campo;43.32,11.33;Italy
Trollfjord;68.36,14.95;Norway
Roussillon|roussillon provence|roussillon france;43.9,5.29;France
Isle of Skye|skye;57.3,-6.3;United Kingdom
Mount Desert Narrows;44.43,-68.33;ME
Mission Point Lighthouse|old mission lighthouse;44.99,-85.48;MI
Fishtown|fishtown leland|leland fishtown;45.02,-85.76;MI
Shenandoah National Park|snp|shen np|skyline drive;38.53,-78.35;VA
Bryce Canyon Amphitheater|bryce amphitheater;37.62,-112.17;UT
Canyons Village|canyons resort|the canyons park city|canyons village park city;40.69,-111.56;UT
Little Cottonwood Canyon|little cottonwood|lcc utah;40.57,-111.74;UT
Mount Bachelor|mt batch|mt batchelor;43.98,-121.69;OR
Crested Butte Mountain|mt cb|mount crested butte|mt crested butte;38.9,-106.97;CO
Steamboat Resort|sbt|ski town usa|steamboat ski;40.46,-106.8;CO
Going-to-the-Sun Road|gttsr|gtts road;48.7,-113.75;MT
Hawaii Volcanoes National Park|volcano np|volcano national park;19.42,-155.26;HI
Fredericksburg Texas|fbg|fbg texas;30.27,-98.87;TX
Largo Key|key largo island;25.09,-80.44;FL
Seven Mile Bridge|7 mile bridge|7-mile bridge|seven-mile bridge;24.7,-81.15;FL
Yellowstone National Park|y stone|ystone|y'stone;44.6,-110.5;WY
Beaver Creek|bvr creek|bvr crk;39.6,-106.52;CO
Lake Placid|lp ny|lp new york;44.28,-73.98;NY
Music Row|music row nashville;36.15,-86.79;TN
Sleeping Bear Dunes|sbdnl|sbd michigan;44.9,-86.04;MI
Aransas National Wildlife Refuge|aransas wildlife refuge|whooping cranes aransas;28.3,-96.8;TX
Horicon Marsh|horicon;43.57,-88.65;WI
Corkscrew Swamp Sanctuary|corkscrew swamp|corkscrew sanctuary;26.38,-81.6;FL
Ding Darling National Wildlife Refuge|ding darling|j n ding darling;26.45,-82.11;FL
Bosque del Apache|bosque del apache national wildlife refuge;33.8,-106.89;NM
Magee Marsh;41.62,-83.19;OH
Edwin B. Forsythe National Wildlife Refuge|forsythe refuge|brigantine wildlife refuge|brigantine refuge;39.46,-74.45;NJ
Cape May Point State Park|cape may hawk watch|cape may bird observatory|cape may point;38.93,-74.96;NJ
Bombay Hook National Wildlife Refuge|bombay hook;39.26,-75.47;DE
Chincoteague National Wildlife Refuge;37.91,-75.36;VA
Pea Island National Wildlife Refuge|pea island;35.71,-75.49;NC
Alligator River National Wildlife Refuge|alligator river;35.86,-75.86;NC
Pinckney Island National Wildlife Refuge|pinckney island;32.24,-80.76;SC
Savannah National Wildlife Refuge;32.17,-81.1;GA
Cape Romain National Wildlife Refuge|cape romain;33.0,-79.57;SC
Harris Neck National Wildlife Refuge|harris neck;31.63,-81.28;GA
Okefenokee Swamp|okefenokee|okefenokee national wildlife refuge;30.74,-82.13;GA
St. Marks National Wildlife Refuge|st marks refuge|saint marks refuge;30.13,-84.14;FL
Bon Secour National Wildlife Refuge;30.24,-87.83;AL
Merritt Island National Wildlife Refuge|merritt island refuge;28.64,-80.73;FL
Loxahatchee|loxahatchee national wildlife refuge;26.5,-80.22;FL
Laguna Atascosa National Wildlife Refuge|laguna atascosa;26.23,-97.35;TX
Anahuac National Wildlife Refuge|anahuac refuge;29.61,-94.53;TX
High Island|high island texas|high island birding|boy scout woods;29.56,-94.39;TX
Balcones Canyonlands National Wildlife Refuge|balcones canyonlands;30.61,-98.03;TX
Wichita Mountains National Wildlife Refuge|wichita mountains refuge;34.77,-98.7;OK
Wallkill River National Wildlife Refuge;41.25,-74.55;NJ
Parker River National Wildlife Refuge|plum island|plum island ma;42.78,-70.8;MA
Wellfleet Bay Sanctuary|wellfleet bay wildlife sanctuary;41.88,-70.0;MA
Petit Manan;44.44,-67.9;ME
Machias Seal Island|puffins maine;44.5,-67.1;ME
Rachel Carson National Wildlife Refuge;43.35,-70.55;ME
Seney National Wildlife Refuge|seney;46.29,-85.95;MI
Whitefish Point;46.77,-84.96;MI
Ridges Sanctuary|the ridges sanctuary|ridges sanctuary baileys harbor;45.07,-87.12;WI
Rice Lake National Wildlife Refuge;46.53,-93.35;MN
Sherburne National Wildlife Refuge|sherburne refuge;45.5,-93.72;MN
National Bison Range|bison range;47.34,-114.22;MT
Lee Metcalf National Wildlife Refuge;46.57,-114.08;MT
National Elk Refuge|elk refuge;43.52,-110.68;WY
Bear River Migratory Bird Refuge|bear river refuge;41.47,-112.27;UT
Malheur National Wildlife Refuge|malheur;43.27,-118.84;OR
Summer Lake Oregon|summer lake wildlife area;42.95,-120.77;OR
Nisqually National Wildlife Refuge|nisqually;47.08,-122.71;WA
Skagit Wildlife Area|skagit flats;48.34,-122.38;WA
Kilauea Point National Wildlife Refuge|kilauea point;22.23,-159.4;HI
Kealia Pond|kealia pond national wildlife refuge;20.8,-156.48;HI
Big Morongo Canyon Preserve|big morongo|morongo canyon preserve;34.05,-116.57;CA
Salton Sea National Wildlife Refuge|sonny bono refuge;33.18,-115.62;CA
Elkhorn Slough;36.82,-121.74;CA
Moss Landing;36.8,-121.79;CA
Hells Canyon|hells canyon national recreation area;45.37,-116.64;ID
`;

/**
 * More sights, each with its own point (FIND-3): parks, peaks, lakes, beaches, islands, ski areas, theme parks,
 * stadiums, universities and cities without homes. Rows are `name|other names;latitude,longitude;where it lies`, good
 * to about a mile. The file is long because it is a table of data.
 */
export const PARKS_AND_NATURE = `
Mammoth Hot Springs|mammoth terraces;44.97,-110.7;WY
Norris Geyser Basin;44.73,-110.7;WY
Midway Geyser Basin;44.53,-110.84;WY
Artist Point|lower yellowstone falls|grand canyon of the yellowstone;44.72,-110.48;WY
West Yellowstone|west yellowstone montana;44.66,-111.1;MT
Roosevelt Arch|gardiner montana|gardiner;45.03,-110.71;MT
Desert View Watchtower;36.04,-111.83;AZ
Glacier Point;37.73,-119.57;CA
General Sherman Tree|giant forest;36.58,-118.75;CA
Bear Lake Colorado|bear lake rocky mountain;40.31,-105.65;CO
The Shining Hotel;40.38,-105.52;CO
Royal Gorge Bridge;38.46,-105.32;CO
Cave of the Winds;38.87,-104.92;CO
Mount Blue Sky|mount evans;39.59,-105.64;CO
Alcatraz Island;37.83,-122.42;CA
Fishermans Wharf San Francisco|pier 39;37.81,-122.41;CA
Ruby Beach;47.71,-124.41;WA
Weeki Wachee Springs;28.52,-82.57;FL
Crystal River manatees;28.9,-82.6;FL
Castillo de San Marcos;29.9,-81.31;FL
Ernest Hemingway House;24.55,-81.8;FL
Amicalola Falls;34.57,-84.25;GA
Tallulah Gorge;34.74,-83.39;GA
Tennessee Aquarium;35.06,-85.31;TN
Ark Encounter;38.62,-84.59;KY
Natural Bridge Kentucky;37.77,-83.68;KY
Cumberland Falls;36.84,-84.34;KY
Buc-ee’s|bucees;35.98,-83.6;TN
SkyBridge;35.71,-83.52;TN
Ripleys Aquarium|ripley s aquarium of the smokies;35.71,-83.52;TN
Gettysburg Battlefield;39.81,-77.23;PA
Taughannock;42.54,-76.6;NY
Faneuil Hall;42.35,-71.08;MA
Salem witch museum;42.52,-70.89;MA
Tahquamenon Falls;46.57,-85.26;MI
Frankenmuth;43.33,-83.74;MI
House on the Rock;43.1,-90.13;WI
Branson Strip;36.64,-93.22;MO
Gateway Arch St Louis;38.62,-90.19;MO
Magnolia Table|the silos waco;31.55,-97.13;TX
Marfa lights;30.31,-104.02;TX
Battleship Park;30.68,-88.01;AL
Hogwarts Express;56.88,-5.43;United Kingdom
Tegallalang Rice Terraces;-8.43,115.28;Indonesia
Butchart Gardens;48.56,-123.47;BC
Old Faithful|old faithful geyser|old faithful yellowstone;44.46,-110.83;WY
Grand Prismatic Spring|grand prismatic;44.53,-110.84;WY
Lamar Valley;44.9,-110.2;WY
West Yellowstone;44.66,-111.1;MT
Half Dome;37.75,-119.53;CA
El Capitan;37.73,-119.64;CA
Mariposa Grove|wawona;37.51,-119.6;CA
Tuolumne Meadows;37.87,-119.36;CA
Mono Lake;38.01,-119.01;CA
Mount Whitney|mt whitney;36.58,-118.29;CA
Mount Shasta|mt shasta;41.41,-122.2;CA
Muir Woods;37.9,-122.58;CA
Point Reyes|point reyes national seashore;38.07,-122.88;CA
Half Moon Bay;37.46,-122.43;CA
Avenue of the Giants;40.31,-123.91;CA
Anza Borrego|anza borrego desert;33.26,-116.4;CA
Salton Sea;33.31,-115.84;CA
Salvation Mountain;33.25,-115.47;CA
Coachella|coachella festival|coachella music festival|empire polo club|stagecoach festival;33.68,-116.24;CA
San Jacinto|mount san jacinto|idyllwild;33.81,-116.68;CA
Pinnacles|pinnacles national park;36.49,-121.2;CA
Bixby Bridge|bixby creek bridge;36.37,-121.9;CA
McWay Falls;36.16,-121.67;CA
Point Lobos;36.52,-121.95;CA
Pfeiffer Beach;36.24,-121.82;CA
Cannery Row|monterey bay aquarium|monterey aquarium;36.62,-121.9;CA
Laguna Seca|weathertech raceway;36.58,-121.75;CA
Bodega Bay;38.33,-123.05;CA
Clear Lake;39.02,-122.82;CA
Lassen Peak;40.49,-121.51;CA
Lake Almanor;40.26,-121.15;CA
Lake Shasta|shasta lake;40.72,-122.42;CA
Channel Islands;34.01,-119.77;CA
Catalina Island|catalina|santa catalina island|avalon;33.39,-118.42;CA
Santa Barbara;34.42,-119.7;CA
Santa Cruz|santa cruz boardwalk;36.97,-122.02;CA
Malibu;34.03,-118.78;CA
Laguna Beach California|laguna beach ca;33.54,-117.78;CA
Huntington Beach California|huntington beach ca;33.66,-118.0;CA
La Jolla;32.83,-117.27;CA
San Diego Zoo|balboa park|legoland california|seaworld san diego;32.74,-117.15;CA
Pismo Beach;35.14,-120.64;CA
Paso Robles;35.63,-120.69;CA
Temecula;33.49,-117.15;CA
Solvang;34.6,-120.14;CA
Fallen Leaf Lake;38.89,-120.06;CA
Desolation Wilderness;38.93,-120.15;CA
Eagle Falls;38.95,-120.11;CA
Lake Tahoe Boulevard;38.93,-119.98;CA
Mount Bachelor|mt bachelor;43.98,-121.69;OR
Crater Lake|crater lake national park|crater lake lodge;42.94,-122.11;OR
Haystack Rock|cannon beach haystack rock|cannon beach oregon;45.88,-123.97;OR
Painted Hills;44.66,-120.27;OR
Mount Jefferson;44.67,-121.8;OR
Thor's Well|thors well|thor s well;44.28,-124.11;OR
Cape Perpetua;44.28,-124.11;OR
Heceta Head|heceta head lighthouse|sea lion caves;44.13,-124.13;OR
Oregon Dunes|oregon sand dunes;43.88,-124.15;OR
Seaside Oregon;45.99,-123.92;OR
Astoria;46.19,-123.83;OR
Willamette Valley;45.0,-123.0;OR
Silver Falls;44.88,-122.65;OR
Wallowa Lake;45.28,-117.21;OR
Columbia River Gorge|columbia gorge|columbia river;45.7,-121.79;OR
Hood River;45.71,-121.52;OR
Olympic National Park|olympic peninsula|hurricane ridge|hoh rainforest|hoh rain forest;47.8,-123.6;WA
Mount Rainier|mt rainier|mount rainier national park|rainier|paradise mount rainier;46.85,-121.76;WA
Mount Baker|mt baker;48.78,-121.81;WA
Snoqualmie Pass|snoqualmie falls;47.42,-121.41;WA
Stevens Pass;47.75,-121.09;WA
Lake Chelan|chelan;47.84,-120.02;WA
Deception Pass;48.41,-122.65;WA
Whidbey Island;48.2,-122.68;WA
Orcas Island|mount constitution;48.65,-122.9;WA
Bainbridge Island;47.63,-122.52;WA
Pike Place Market|pike place|seattle center;47.61,-122.34;WA
Logan Pass;48.7,-113.72;MT
Going-to-the-Sun Road|going to the sun road|going to the sun;48.62,-113.85;MT
Lake McDonald|apgar;48.58,-113.93;MT
Many Glacier;48.8,-113.66;MT
Flathead Lake;47.88,-114.1;MT
Big Sky|big sky montana|big sky resort;45.28,-111.4;MT
Bozeman;45.68,-111.04;MT
Missoula;46.87,-113.99;MT
Bob Marshall Wilderness;47.6,-113.2;MT
Grand Teton|grand tetons|grand teton np|the grand teton;43.74,-110.8;WY
Jenny Lake;43.75,-110.72;WY
Jackson Lake;43.9,-110.67;WY
Cody Wyoming|cody;44.53,-109.06;WY
Sun Valley Idaho|ketchum|sun valley resort;43.68,-114.36;ID
Sawtooth Mountains|stanley idaho|sawtooths|redfish lake;44.13,-114.93;ID
Shoshone Falls;42.59,-114.4;ID
Lake Coeur d'Alene|coeur d alene|cda;47.6,-116.75;ID
Rocky Mountain National Park|rmnp|rocky mountain np|trail ridge road;40.34,-105.68;CO
Estes Park|the stanley hotel|stanley hotel;40.38,-105.52;CO
Grand Lake;40.25,-105.82;CO
Garden of the Gods;38.87,-104.88;CO
Pikes Peak|pike s peak;38.84,-105.04;CO
Red Rocks Amphitheatre|red rocks amphitheater|red rocks park|red rocks colorado;39.67,-105.21;CO
Royal Gorge;38.46,-105.32;CO
Hanging Lake|glenwood springs|glenwood hot springs;39.55,-107.32;CO
Dillon Reservoir|lake dillon;39.61,-106.05;CO
Mount Elbert;39.12,-106.45;CO
Mesa Verde|mesa verde np;37.23,-108.46;CO
Pagosa Springs;37.27,-107.01;CO
Million Dollar Highway;37.9,-107.7;CO
Black Canyon|black canyon of the gunnison national park;38.57,-107.72;CO
Independence Pass;39.11,-106.56;CO
Great Salt Lake;41.0,-112.3;UT
Temple Square|university of utah;40.77,-111.89;UT
Sundance|sundance resort|sundance mountain;40.39,-111.58;UT
Sundance Film Festival;40.65,-111.5;UT
Antelope Island;40.96,-112.2;UT
Bear Lake;41.95,-111.33;UT
Bonneville Salt Flats|salt flats;40.76,-113.89;UT
Canyonlands|canyonlands np|island in the sky|mesa arch;38.39,-109.87;UT
Arches|arches np|landscape arch;38.73,-109.59;UT
Delicate Arch;38.74,-109.5;UT
Dead Horse Point;38.48,-109.74;UT
Goblin Valley;38.57,-110.71;UT
Grand Staircase Escalante|escalante;37.77,-111.6;UT
Valley of the Gods|goosenecks;37.24,-109.85;UT
Angels Landing|angel s landing|the narrows|zion narrows|springdale utah;37.27,-112.95;UT
Saint George Utah|st george|st george utah|snow canyon;37.1,-113.58;UT
Sand Hollow;37.11,-113.38;UT
Kanab|the wave;37.05,-112.53;UT
Horseshoe Bend|page az;36.88,-111.51;AZ
Antelope Canyon;36.86,-111.37;AZ
Lake Powell|glen canyon;37.07,-111.24;UT
Monument Valley;36.98,-110.1;AZ
Havasu Falls|havasupai|havasupai falls;36.26,-112.7;AZ
Grand Canyon North Rim|north rim;36.2,-112.05;AZ
Grand Canyon South Rim|south rim|mather point|bright angel;36.06,-112.14;AZ
Grand Canyon Skywalk|grand canyon west;36.01,-113.81;AZ
Saguaro|saguaro np;32.25,-111.0;AZ
Tombstone;31.71,-110.07;AZ
Bisbee;31.45,-109.93;AZ
Lake Havasu|lake havasu city;34.48,-114.32;AZ
Jerome Arizona|jerome;34.75,-112.11;AZ
Montezuma Castle;34.61,-111.83;AZ
Flagstaff|snowbowl|arizona snowbowl;35.2,-111.65;AZ
Prescott;34.54,-112.47;AZ
White Sands|white sands np;32.78,-106.17;NM
Carlsbad Caverns|carlsbad caverns national park;32.15,-104.56;NM
Bandelier|bandelier national monument|los alamos;35.78,-106.27;NM
Ghost Ranch|abiquiu;36.33,-106.48;NM
Albuquerque|balloon fiesta|sandia peak;35.08,-106.65;NM
Ruidoso;33.33,-105.67;NM
Chaco Canyon;36.06,-107.96;NM
Valley of Fire;36.43,-114.51;NV
Red Rock Canyon;36.14,-115.43;NV
Hoover Dam;36.02,-114.74;NV
Las Vegas Strip|the strip|vegas strip|bellagio las vegas;36.11,-115.17;NV
Reno;39.53,-119.81;NV
Virginia City;39.31,-119.65;NV
Burning Man|black rock desert;40.79,-119.2;NV
Mount Rushmore|mt rushmore|mount rushmore national memorial;43.88,-103.46;SD
Crazy Horse|crazy horse memorial;43.84,-103.62;SD
Badlands|badlands national park|badlands np|wall drug;43.86,-102.34;SD
Custer State Park;43.77,-103.42;SD
Sturgis Rally|sturgis motorcycle rally|buffalo chip;44.41,-103.51;SD
Rapid City;44.08,-103.23;SD
Devils Tower|devil s tower;44.59,-104.71;WY
Theodore Roosevelt|medora;46.98,-103.54;ND
Lake Superior|apostle islands|bayfield wisconsin;46.81,-90.82;WI
Duluth|north shore minnesota|north shore mn;46.79,-92.1;MN
Lake Itasca|itasca state park|mississippi headwaters;47.24,-95.21;MN
Gull Lake|gull lake mn|gull lake minnesota;46.41,-94.35;MN
Leech Lake;47.16,-94.4;MN
Mille Lacs|mille lacs lake;46.24,-93.63;MN
Mall of America;44.85,-93.24;MN
Lake Vermilion;47.86,-92.4;MN
Lake Geneva|lake geneva wisconsin;42.59,-88.43;WI
Lake Winnebago;44.02,-88.42;WI
Green Bay|lambeau field|packers stadium;44.5,-88.06;WI
Milwaukee|summerfest;43.04,-87.91;WI
Sleeping Bear Dunes|sleeping bear dunes national lakeshore;44.88,-86.06;MI
Mackinac Island|mackinac bridge|mackinaw city|grand hotel;45.86,-84.62;MI
Pictured Rocks;46.56,-86.32;MI
Torch Lake;45.0,-85.32;MI
Lake Charlevoix|charlevoix|petoskey;45.32,-85.26;MI
Ludington;43.96,-86.45;MI
Saugatuck;42.66,-86.2;MI
Holland Michigan;42.79,-86.11;MI
Crystal Mountain;44.52,-85.99;MI
Boyne Mountain|boyne|boyne highlands;45.17,-84.94;MI
Lake Erie|put in bay|cedar point;41.65,-82.82;OH
Lake Ontario;43.6,-77.5;NY
Lake Champlain;44.53,-73.33;VT
Lake George|lake george ny;43.43,-73.71;NY
Lake Placid Olympic Center|mirror lake|whiteface|whiteface mountain;44.29,-73.98;NY
Saranac Lake;44.33,-74.13;NY
Old Forge;43.71,-74.97;NY
Gore Mountain;43.67,-74.01;NY
Thousand Islands|1000 islands;44.33,-75.92;NY
Letchworth|letchworth state park;42.57,-78.05;NY
Taughannock Falls;42.55,-76.61;NY
Watkins Glen International|watkins glen state park;42.37,-76.89;NY
Seneca Lake;42.66,-76.9;NY
Cayuga Lake|cornell|cornell university|ithaca|ithaca college;42.45,-76.48;NY
Keuka Lake;42.49,-77.13;NY
Canandaigua Lake;42.79,-77.29;NY
Skaneateles Lake;42.87,-76.38;NY
Corning Museum of Glass|corning;42.15,-77.05;NY
Cooperstown|baseball hall of fame;42.7,-74.92;NY
Bethel Woods|woodstock festival;41.7,-74.88;NY
Hunter Mountain;42.2,-74.23;NY
Windham Mountain;42.3,-74.26;NY
Belleayre;42.14,-74.51;NY
Mohonk|mohonk mountain house|new paltz|minnewaska;41.77,-74.16;NY
West Point|us military academy|bear mountain;41.39,-73.96;NY
Hudson Valley|rhinebeck;41.93,-73.91;NY
Fire Island;40.65,-73.13;NY
Coney Island;40.57,-73.98;NY
Central Park;40.78,-73.97;NY
Times Square|broadway new york;40.76,-73.99;NY
Statue of Liberty|ellis island;40.69,-74.04;NY
Empire State Building|madison square garden;40.75,-73.99;NY
Brooklyn|brooklyn bridge|williamsburg brooklyn;40.7,-73.99;NY
Niagara Falls|niagara|niagara falls ny|niagarafalle|chutes du niagara|cataratas del niagara|cascate del niagara;43.08,-79.07;NY
Acadia;44.35,-68.21;ME
Cadillac Mountain;44.35,-68.23;ME
Jordan Pond;44.32,-68.25;ME
Moosehead Lake;45.63,-69.65;ME
Sebago Lake;43.85,-70.57;ME
Baxter State Park|mount katahdin|katahdin;45.9,-68.92;ME
Kennebunkport;43.36,-70.48;ME
Ogunquit|york beach|york maine;43.25,-70.6;ME
Old Orchard Beach;43.52,-70.38;ME
Camden Maine;44.21,-69.06;ME
Sunday River;44.47,-70.86;ME
Sugarloaf|sugarloaf maine;45.03,-70.31;ME
Mount Washington|mt washington|mount washington auto road|cog railway;44.27,-71.3;NH
Franconia Notch|flume gorge|cannon mountain;44.14,-71.68;NH
Loon Mountain|lincoln nh;44.04,-71.62;NH
Bretton Woods;44.26,-71.44;NH
Kancamagus Highway|kancamagus|the kanc;44.0,-71.5;NH
Story Land|glen nh|attitash;44.12,-71.18;NH
Wildcat Mountain;44.26,-71.24;NH
Cranmore|cranmore mountain;44.05,-71.11;NH
Waterville Valley;43.95,-71.5;NH
Lake Winnipesaukee|winnipesaukee|laconia|wolfeboro;43.6,-71.32;NH
Squam Lake;43.77,-71.53;NH
Lake Sunapee|sunapee;43.38,-72.06;NH
Dartmouth|dartmouth college;43.7,-72.29;NH
Smugglers Notch|smugglers notch resort|smuggs;44.57,-72.79;VT
Mount Mansfield|stowe mountain resort|spruce peak|stowe ski;44.53,-72.78;VT
Sugarbush|mad river glen|mad river valley;44.14,-72.89;VT
Jay Peak;44.94,-72.5;VT
Bolton Valley;44.42,-72.85;VT
Burke Mountain;44.57,-71.89;VT
Killington|pico mountain;43.63,-72.8;VT
Okemo|ludlow vermont;43.4,-72.72;VT
Stratton|stratton mountain|mount snow;43.11,-72.91;VT
Ben and Jerry's Factory|ben jerrys factory|ben and jerrys;44.35,-72.74;VT
Woodstock Vermont|quechee;43.62,-72.52;VT
Martha's Vineyard|marthas vineyard|martha vineyard|edgartown|oak bluffs;41.39,-70.64;MA
Nantucket|nantucket island;41.28,-70.1;MA
Provincetown|p town|ptown|race point;42.06,-70.19;MA
Nauset Beach|nauset light beach|coast guard beach;41.86,-69.95;MA
Chatham|chatham ma;41.68,-69.96;MA
Wellfleet;41.94,-70.03;MA
Woods Hole;41.52,-70.67;MA
Plymouth Rock|plymouth ma|plimoth;41.96,-70.66;MA
Berkshires|the berkshires|tanglewood|lenox ma;42.36,-73.28;MA
Fenway Park|fenway|red sox stadium;42.35,-71.1;MA
Harvard|harvard university|mit;42.37,-71.12;MA
Gillette Stadium|foxborough;42.09,-71.26;MA
Newport Rhode Island|newport ri|newport mansions;41.49,-71.31;RI
Block Island;41.17,-71.58;RI
Mystic|mystic seaport;41.35,-71.97;CT
Yale|yale university;41.32,-72.92;CT
Camelback Mountain|camelback resort|camelback|camelback lodge;41.05,-75.35;PA
Kalahari Poconos|kalahari|great wolf lodge poconos;41.1,-75.39;PA
Pocono Raceway;41.05,-75.51;PA
Bushkill Falls;41.12,-75.01;PA
Jack Frost|big boulder|jack frost big boulder;41.11,-75.65;PA
Lake Harmony;41.06,-75.6;PA
Lake Wallenpaupack|wallenpaupack;41.42,-75.22;PA
Jim Thorpe;40.88,-75.73;PA
Delaware Water Gap;40.97,-75.12;PA
Lancaster Pennsylvania|amish country|lancaster pa|dutch country;40.04,-76.31;PA
Hersheypark|hershey park|hershey;40.29,-76.66;PA
Gettysburg;39.83,-77.23;PA
Fallingwater|ohiopyle;39.91,-79.47;PA
Penn State|state college pa;40.8,-77.86;PA
Liberty Bell|independence hall;39.95,-75.15;PA
Atlantic City|ac boardwalk|atlantic city boardwalk;39.36,-74.42;NJ
Long Beach Island|lbi|lbi nj|beach haven|barnegat light;39.65,-74.2;NJ
Six Flags Great Adventure|great adventure;40.14,-74.44;NJ
Wildwood Boardwalk|wildwoods|moreys piers;38.99,-74.81;NJ
Cape May Lighthouse|cape may point;38.93,-74.96;NJ
Asbury Park;40.22,-74.0;NJ
MetLife Stadium|meadowlands;40.81,-74.07;NJ
Princeton|princeton university;40.34,-74.66;NJ
Rehoboth Beach|rehoboth|dewey beach|bethany beach;38.72,-75.08;DE
Assateague Island|assateague;38.09,-75.21;MD
Chincoteague|chincoteague island;37.93,-75.37;VA
Ocean City Maryland|ocean city md|oc md|ocmd;38.34,-75.08;MD
Deep Creek Lake|deep creek;39.51,-79.34;MD
Annapolis|naval academy;38.98,-76.49;MD
Inner Harbor|camden yards;39.28,-76.61;MD
White House|washington dc|washington district of columbia|national mall|smithsonian|lincoln memorial|capitol hill;38.89,-77.03;DC
Old Rag;38.57,-78.29;VA
Luray Caverns;38.66,-78.48;VA
Skyline Drive;38.6,-78.4;VA
Shenandoah River|massanutten resort;38.9,-78.3;VA
University of Virginia|uva|charlottesville|monticello;38.04,-78.5;VA
Virginia Tech|blacksburg;37.23,-80.42;VA
James Madison University|jmu|harrisonburg;38.44,-78.87;VA
Wintergreen|wintergreen resort;37.91,-78.94;VA
Smith Mountain Lake;37.04,-79.6;VA
Busch Gardens Williamsburg|colonial williamsburg|jamestown;37.27,-76.7;VA
Virginia Beach|virginia beach boardwalk|va beach;36.85,-75.98;VA
Natural Bridge;37.63,-79.54;VA
New River Gorge|new river gorge national park;38.07,-81.08;WV
Harpers Ferry;39.33,-77.74;WV
Snowshoe|snowshoe mountain;38.41,-79.99;WV
Blackwater Falls|canaan valley;39.11,-79.48;WV
Blue Ridge Parkway;35.6,-82.49;NC
Biltmore|biltmore estate|biltmore house|the biltmore;35.54,-82.55;NC
Chimney Rock|chimney rock state park;35.44,-82.25;NC
Lake Lure;35.43,-82.2;NC
Mount Mitchell|mt mitchell;35.76,-82.27;NC
Linville Falls|linville gorge;35.95,-81.93;NC
Grandfather Mountain|sugar mountain|beech mountain|banner elk;36.1,-81.83;NC
Boone|boone nc|appalachian state|appalachian state university|app state|blowing rock;36.21,-81.68;NC
Looking Glass Falls|pisgah national forest|sliding rock|pisgah;35.3,-82.77;NC
Maggie Valley|cataloochee;35.52,-83.1;NC
Nantahala|nantahala gorge|nantahala outdoor center;35.33,-83.59;NC
Fontana Lake;35.45,-83.74;NC
Lake Norman;35.58,-80.93;NC
Charlotte Motor Speedway|bank of america stadium;35.23,-80.84;NC
Duke University|duke|unc|chapel hill|durham nc;35.97,-78.95;NC
Wrightsville Beach|wilmington nc|carolina beach|kure beach;34.21,-77.8;NC
Emerald Isle|atlantic beach nc|crystal coast;34.68,-76.95;NC
Topsail Island|topsail beach|surf city;34.43,-77.55;NC
Cape Hatteras|hatteras|hatteras island|cape hatteras lighthouse|buxton;35.25,-75.53;NC
Ocracoke|ocracoke island;35.11,-75.98;NC
Corolla|corolla nc|currituck beach lighthouse|wild horses corolla|duck nc;36.37,-75.83;NC
Wright Brothers Memorial|wright brothers national memorial;36.02,-75.67;NC
Jockey's Ridge|jockeys ridge|jockeys ridge state park;35.96,-75.63;NC
Bodie Island Lighthouse|rodanthe|avon nc;35.82,-75.56;NC
Roanoke Island|lost colony;35.91,-75.68;NC
Dollywood|dolly parton theme park|dollywood tn|splash country;35.79,-83.53;TN
Cades Cove|townsend tn;35.59,-83.84;TN
Kuwohi|clingmans dome;35.56,-83.5;TN
Newfound Gap;35.61,-83.43;TN
Anakeesta|skylift park|gatlinburg skybridge|ober gatlinburg|ober mountain;35.71,-83.52;TN
Great Smoky Mountains National Park|gsmnp|great smoky mountain national park|smokies national park;35.61,-83.49;TN
Knoxville|university of tennessee|neyland stadium;35.96,-83.93;TN
Chattanooga|ruby falls|rock city|lookout mountain;35.05,-85.31;TN
Nashville|broadway nashville|grand ole opry|opryland;36.16,-86.78;TN
Graceland|beale street|memphis;35.05,-90.02;TN
Norris Lake;36.28,-83.9;TN
Douglas Lake;35.96,-83.45;TN
Mammoth Cave|mammoth cave national park;37.19,-86.1;KY
Churchill Downs|kentucky derby|louisville;38.2,-85.77;KY
Red River Gorge;37.83,-83.62;KY
Lake Cumberland;36.89,-84.98;KY
Cherry Grove Beach|barefoot landing|north myrtle beach pier;33.83,-78.65;SC
Pawleys Island|litchfield beach;33.43,-79.12;SC
Brookgreen Gardens|huntington beach state park|murrells inlet marshwalk;33.53,-79.09;SC
Broadway at the Beach|myrtle beach boardwalk|skywheel|coastal carolina university;33.71,-78.88;SC
Kiawah|kiawah island|kiawah island golf resort|ocean course;32.61,-80.08;SC
Seabrook Island;32.58,-80.17;SC
Folly Beach|folly beach pier|folly;32.65,-79.94;SC
Isle of Palms|iop|wild dunes;32.79,-79.76;SC
Fort Sumter;32.75,-79.87;SC
Rainbow Row|charleston battery|citadel|college of charleston;32.78,-79.93;SC
Edisto Island|edisto beach|edisto;32.5,-80.3;SC
Fripp Island|hunting island;32.33,-80.47;SC
Sea Pines|harbour town|harbor town|harbour town lighthouse;32.14,-80.81;SC
Parris Island;32.33,-80.69;SC
Congaree|congaree national park;33.79,-80.78;SC
Lake Murray;34.08,-81.3;SC
Clemson|clemson university|lake keowee;34.68,-82.84;SC
Jekyll Island;31.06,-81.42;GA
St Simons Island|saint simons island|st simons;31.15,-81.39;GA
Cumberland Island;30.86,-81.45;GA
Tybee Lighthouse|tybee beach|tybee pier;32.02,-80.85;GA
Savannah Historic District|forsyth park|river street savannah|scad;32.07,-81.09;GA
Bonaventure Cemetery|wormsloe;32.04,-81.05;GA
Stone Mountain;33.81,-84.15;GA
Augusta National|the masters|masters tournament|augusta georgia;33.5,-82.02;GA
Lake Lanier;34.2,-83.98;GA
Blue Ridge Georgia|blue ridge ga|lake blue ridge;34.86,-84.32;GA
Helen Georgia|helen ga;34.7,-83.73;GA
Atlanta|georgia aquarium|mercedes benz stadium;33.75,-84.39;GA
University of Georgia|uga;33.95,-83.37;GA
Disney World|walt disney world|wdw|disneyworld|magic kingdom|epcot|animal kingdom|hollywood studios|disney orlando;28.39,-81.56;FL
Universal Studios Orlando|universal orlando|islands of adventure|epic universe|universal studios;28.47,-81.47;FL
SeaWorld Orlando|orlando|orange county convention center;28.41,-81.46;FL
Legoland Florida|legoland;27.99,-81.69;FL
Busch Gardens Tampa|busch gardens|raymond james stadium|tampa bay;28.04,-82.42;FL
Clearwater Beach|clearwater|clearwater florida;27.98,-82.83;FL
St Pete Beach|saint petersburg florida|st petersburg florida|st pete|treasure island florida|madeira beach;27.73,-82.74;FL
Siesta Key Beach|siesta beach|siesta key village;27.27,-82.55;FL
Lido Key|st armands circle|ringling museum;27.32,-82.57;FL
Tahoe Donner;39.34,-120.27;CA
Tri-Cities Tennessee|tri cities|tri cities tn;36.45,-82.4;TN
Anna Maria Island|anna maria island pier|bean point|coquina beach;27.53,-82.73;FL
Fort De Soto|fort desoto;27.63,-82.72;FL
IMG Academy;27.44,-82.6;FL
Venice Florida|venice fl|venice beach florida;27.1,-82.45;FL
Englewood Florida|boca grande|manasota key;26.96,-82.35;FL
Sanibel|sanibel island|captiva|captiva island;26.44,-82.1;FL
Fort Myers|fort myers beach|ft myers beach;26.45,-81.95;FL
Naples Florida|naples fl|marco island;26.14,-81.8;FL
Everglades|everglades national park|the everglades|flamingo florida;25.39,-80.6;FL
Biscayne|biscayne national park;25.48,-80.21;FL
Miami|south beach|miami beach|art deco district|hard rock stadium;25.79,-80.13;FL
Fort Lauderdale|hollywood beach florida;26.12,-80.14;FL
Palm Beach|west palm beach|mar a lago;26.71,-80.04;FL
Kennedy Space Center|cape canaveral|cocoa beach|space coast;28.52,-80.68;FL
Daytona Speedway|daytona beach|daytona international speedway|daytona 500|daytona;29.19,-81.07;FL
Saint Augustine|st augustine|st augustine beach;29.9,-81.31;FL
Amelia Island|fernandina beach;30.62,-81.46;FL
Crystal River|weeki wachee|homosassa;28.9,-82.59;FL
Ichetucknee|gainesville florida|university of florida;29.65,-82.34;FL
Florida State University|fsu|tallahassee;30.44,-84.3;FL
Cape San Blas|st george island|apalachicola|port st joe|mexico beach;29.67,-85.36;FL
Panama City Beach|pcb|panama city beach florida|pcb florida|pier park|shipwreck island|panama city florida;30.18,-85.81;FL
Rosemary Beach|alys beach|inlet beach;30.28,-86.0;FL
Grayton Beach|watercolor|seaside florida|blue mountain beach;30.33,-86.17;FL
Crab Island|destin harbor|big kahunas;30.39,-86.5;FL
Okaloosa Island|eglin|hurlburt field;30.4,-86.59;FL
Pensacola Beach|pensacola|navarre beach|navarre florida;30.33,-87.14;FL
Perdido Key|flora bama|florabama;30.29,-87.43;FL
Dauphin Island;30.26,-88.11;AL
USS Alabama|mobile alabama;30.68,-88.01;AL
Fort Morgan|fort morgan beach;30.23,-88.02;AL
The Wharf|the wharf orange beach|alabama point|adventure island;30.28,-87.61;AL
Gulf State Park|gulf shores beach|the hangout;30.25,-87.66;AL
Auburn University|auburn alabama;32.6,-85.49;AL
Biloxi|gulfport|ocean springs|mississippi gulf coast;30.4,-88.89;MS
Bay St Louis|bay saint louis;30.31,-89.33;MS
French Quarter|french quarter new orleans|bourbon street|jackson square|vieux carre|cafe du monde|preservation hall;29.96,-90.06;LA
Superdome|caesars superdome|mercedes benz superdome|smoothie king center;29.95,-90.08;LA
Garden District|tulane|tulane university|loyola new orleans|audubon zoo;29.93,-90.1;LA
Frenchmen Street|marigny|bywater;29.96,-90.06;LA
New Orleans Convention Center|wwii museum|national wwii museum;29.94,-90.07;LA
Oak Alley Plantation|oak alley|plantation country;30.0,-90.78;LA
Baton Rouge|lsu|tiger stadium;30.41,-91.18;LA
Grand Isle;29.24,-90.0;LA
Beavers Bend|beavers bend state park|broken bow lake|hochatown;34.14,-94.69;OK
Ouachita National Forest|talimena drive;34.7,-94.6;OK
Grand Lake Oklahoma|grand lake o the cherokees;36.6,-94.85;OK
Hot Springs Arkansas|hot springs ar|lake hamilton|oaklawn;34.51,-93.05;AR
Eureka Springs|beaver lake;36.4,-93.74;AR
Buffalo River|buffalo national river;35.99,-92.75;AR
Bentonville|crystal bridges;36.37,-94.21;AR
Texarkana;33.43,-94.05;TX
Pleasure Pier|galveston seawall|stewart beach|the strand galveston;29.29,-94.79;TX
Moody Gardens|schlitterbahn galveston|galveston cruise port|galveston cruise terminal;29.27,-94.85;TX
Bolivar Peninsula|crystal beach texas|bolivar;29.46,-94.63;TX
Johnson Space Center|space center houston|kemah|kemah boardwalk|nasa houston;29.55,-95.1;TX
Houston|nrg stadium|houston rodeo;29.76,-95.37;TX
Surfside Beach Texas|surfside texas;28.94,-95.29;TX
Corpus Christi|uss lexington|whataburger field;27.8,-97.39;TX
Padre Island|north padre island|padre island national seashore;27.6,-97.22;TX
Mustang Island;27.72,-97.13;TX
South Padre Island|south padre|spi;26.1,-97.17;TX
Aransas National Wildlife Refuge|fulton texas|goose island;28.13,-96.98;TX
Big Bend|big bend national park|terlingua|lajitas;29.25,-103.25;TX
Marfa;30.31,-104.02;TX
Enchanted Rock|enchanted rock state park;30.51,-98.82;TX
Luckenbach|luckenbach texas;30.18,-98.76;TX
Hamilton Pool;30.34,-98.13;TX
Jacob's Well|jacobs well|blue hole;30.03,-98.13;TX
Gruene|gruene hall|new braunfels|schlitterbahn|comal river;29.74,-98.1;TX
Canyon Lake;29.88,-98.24;TX
Lake Travis|lakeway;30.41,-98.0;TX
Lake LBJ|horseshoe bay texas|inks lake;30.56,-98.38;TX
Lake Buchanan;30.8,-98.43;TX
Garner State Park|concan|frio river;29.59,-99.74;TX
Guadalupe River;29.87,-98.4;TX
Pedernales Falls;30.31,-98.26;TX
University of Texas|ut austin|university of texas at austin|university of texas austin|dkr stadium|sxsw|acl fest|zilker park|austin city limits|sixth street austin;30.28,-97.74;TX
Circuit of the Americas|cota|f1 austin;30.13,-97.64;TX
Alamo|the alamo|alamodome|san antonio zoo;29.43,-98.49;TX
San Antonio Riverwalk|river walk|riverwalk|san antonio river walk;29.42,-98.48;TX
SeaWorld San Antonio|six flags fiesta texas|fiesta texas|utsa;29.54,-98.62;TX
Texas A&M|texas a m|college station|kyle field;30.61,-96.34;TX
Waco|magnolia market|baylor;31.55,-97.14;TX
AT&T Stadium|cowboys stadium|arlington texas|six flags over texas;32.75,-97.09;TX
Ha Ha Tonka|ha ha tonka state park;37.98,-92.77;MO
Bagnell Dam|lake ozark strip;38.2,-92.62;MO
Silver Dollar City;36.67,-93.34;MO
Branson|branson missouri|table rock lake|branson landing;36.64,-93.22;MO
University of Missouri|mizzou|columbia missouri;38.94,-92.33;MO
Gateway Arch|busch stadium|st louis zoo;38.62,-90.18;MO
Wisconsin Dells|the dells|noahs ark;43.63,-89.77;WI
Starved Rock;41.32,-88.99;IL
Chicago|wrigley field|navy pier|millennium park|soldier field|northwestern university;41.88,-87.63;IL
Galena Illinois;42.42,-90.43;IL
Indiana Dunes|indiana dunes national park;41.65,-87.05;IN
Indianapolis Motor Speedway|indy 500|indianapolis;39.79,-86.23;IN
Notre Dame University|notre dame stadium|south bend;41.7,-86.24;IN
Ohio State|ohio state university|columbus ohio;40.0,-83.02;OH
Hocking Hills|old man s cave;39.44,-82.54;OH
Kings Island;39.34,-84.27;OH
University of Michigan|ann arbor;42.28,-83.74;MI
Yankee Stadium;40.83,-73.93;NY
Citi Field|us open tennis|flushing meadows;40.76,-73.85;NY
Saratoga Springs|saratoga race course|skidmore;43.08,-73.78;NY
The Hamptons|hamptons|montauk|east hampton|southampton ny;40.96,-72.2;NY
Syracuse University|syracuse ny;43.04,-76.14;NY
Stanford|stanford university|palo alto|silicon valley;37.43,-122.17;CA
UC Berkeley|berkeley|uc berkeley campus;37.87,-122.26;CA
UC Davis|davis california|sacramento;38.54,-121.74;CA
UCLA|hollywood|hollywood sign|beverly hills|universal studios hollywood|griffith observatory;34.1,-118.33;CA
Disneyland|disneyland california|anaheim|disneyland anaheim|knotts berry farm;33.81,-117.92;CA
Dodger Stadium|los angeles convention center|staples center;34.07,-118.24;CA
Sonoma Raceway;38.16,-122.46;CA
Six Flags Magic Mountain|magic mountain;34.43,-118.6;CA
University of Oregon|eugene oregon|hayward field|autzen stadium;44.05,-123.07;OR
Oregon State University|corvallis;44.56,-123.28;OR
University of Washington|seattle waterfront|lumen field|safeco field;47.65,-122.31;WA
Mount Saint Helens|mt st helens|mount st helens|mt saint helens;46.19,-122.2;WA
Leavenworth Oktoberfest|leavenworth christmas lights|bavarian village;47.6,-120.66;WA
BYU|brigham young university|provo;40.25,-111.65;UT
University of Colorado|cu boulder|boulder|boulder colorado;40.01,-105.27;CO
Fort Collins|colorado state university;40.59,-105.08;CO
Coors Field|empower field|denver convention center|ball arena;39.75,-105.0;CO
Air Force Academy|colorado springs;38.86,-104.79;CO
University of Wyoming|laramie|cheyenne frontier days;41.31,-105.59;WY
Northern Arizona University|nau;35.19,-111.65;AZ
Phoenix|scottsdale|tempe|arizona state university|asu|chase field;33.45,-112.0;AZ
Tucson|university of arizona;32.22,-110.95;AZ
Waikiki|waikiki beach|honolulu|oahu|diamond head|pearl harbor|north shore oahu|hanauma bay;21.28,-157.83;HI
Big Island|kona|hilo|hawaii volcanoes national park|volcano hawaii|waikoloa|mauna kea|hapuna beach|kilauea volcano;19.6,-155.5;HI
Lanai;20.83,-156.92;HI
Molokai;21.13,-157.0;HI
Haleakala|haleakala national park|haleakala crater|haleakala sunrise;20.71,-156.25;HI
Road to Hana|hana|hana highway|hana maui|waianapanapa|black sand beach maui;20.78,-156.05;HI
Kaanapali|kaanapali beach|ka anapali|black rock maui|whalers village;20.93,-156.69;HI
Kapalua|kapalua bay|honolua bay|napili bay;21.0,-156.66;HI
Wailea Beach|makena|big beach|makena beach;20.68,-156.44;HI
Molokini|maalaea|maui ocean center;20.79,-156.51;HI
Iao Valley|wailuku|kahului;20.88,-156.52;HI
Hookipa|hookipa beach|paia bay;20.93,-156.36;HI
Hanalei Bay|hanalei|hanalei beach|tunnels beach|haena;22.21,-159.5;HI
Poipu Beach|poipu|poipu kauai|spouting horn;21.87,-159.45;HI
Napali Coast|na pali coast|na pali|nā pali coast|kalalau trail|kalalau;22.17,-159.65;HI
Waimea Canyon|waimea canyon state park|kokee;22.07,-159.66;HI
Wailua Falls|opaekaa falls|wailua river;22.04,-159.38;HI
Kilauea Lighthouse;22.23,-159.4;HI
Anini Beach|queens bath;22.22,-159.45;HI
Denali|denali national park|mount mckinley;63.07,-151.0;AK
Kenai Fjords|seward|homer alaska;59.92,-149.65;AK
Glacier Bay|juneau;58.67,-136.9;AK
Anchorage|girdwood|alyeska;61.22,-149.9;AK
`;
export const SKI_AREAS = `
Heavenly|heavenly ski resort|heavenly mountain|heavenly valley|heavenly gondola;38.94,-119.94;CA
Northstar|northstar at tahoe|northstar california|north star tahoe;39.27,-120.12;CA
Palisades Tahoe|palisades|squaw valley|squaw|olympic valley;39.2,-120.24;CA
Alpine Meadows|homewood mountain|homewood;39.16,-120.24;CA
Kirkwood|kirkwood mountain;38.68,-120.07;CA
Sierra at Tahoe;38.8,-120.08;CA
Sugar Bowl|boreal|donner ski ranch|donner summit|soda springs;39.3,-120.34;CA
Donner Lake|donner pass;39.32,-120.28;CA
Mount Rose|mt rose|diamond peak;39.31,-119.89;NV
Mammoth Mountain|mammoth|mammoth lakes|june lake;37.63,-119.03;CA
Big Bear|big bear lake|big bear ca|snow summit|bear mountain;34.24,-116.91;CA
Lake Arrowhead|arrowhead|crestline;34.25,-117.19;CA
Bear Valley|dodge ridge;38.49,-120.05;CA
China Peak|shaver lake|huntington lake;37.23,-119.16;CA
Hoodoo|santiam pass;44.41,-121.87;OR
Mount Hood Meadows|timberline|timberline lodge|mt hood|mount hood|government camp|skibowl;45.35,-121.7;OR
Willamette Pass;43.6,-122.04;OR
Crystal Mountain Washington;46.94,-121.47;WA
Mission Ridge;47.29,-120.4;WA
Whitefish Mountain Resort|big mountain|whitefish ski|whitefish mountain;48.48,-114.35;MT
Blacktail Mountain;48.01,-114.36;MT
Bridger Bowl;45.82,-110.9;MT
Schweitzer;48.37,-116.62;ID
Grand Targhee|targhee;43.79,-110.96;WY
Teton Village|jackson hole mountain resort|jhmr|jackson hole ski;43.59,-110.83;WY
Snow King|snow king mountain;43.47,-110.76;WY
Vail Ski Resort|vail mountain|vail resort|vail village|lionshead;39.64,-106.37;CO
Beaver Creek|beaver creek resort|avon colorado|edwards colorado;39.6,-106.52;CO
Keystone Resort|keystone|keystone ski|keystone colorado|river run;39.6,-105.95;CO
Breckenridge Ski Resort|peak 8|peak 9|breck ski;39.48,-106.07;CO
Copper Mountain|copper;39.5,-106.15;CO
Arapahoe Basin|a basin|abasin;39.64,-105.87;CO
Loveland Ski Area|loveland pass|loveland;39.68,-105.9;CO
Winter Park|winter park colorado|mary jane|fraser colorado;39.89,-105.76;CO
Eldora;39.94,-105.58;CO
Steamboat|steamboat springs|steamboat resort|steamboat ski;40.46,-106.8;CO
Aspen Highlands|ajax|aspen mountain|buttermilk|aspen ski;39.18,-106.86;CO
Snowmass|snowmass village|snowmass ski;39.21,-106.95;CO
Sunlight Mountain;39.4,-107.34;CO
Crested Butte;38.9,-106.97;CO
Monarch Mountain|salida;38.51,-106.33;CO
Telluride Ski Resort|telluride ski|telluride mountain village|telluride gondola;37.94,-107.82;CO
Purgatory|purgatory resort|durango|silverton|durango colorado;37.63,-107.81;CO
Wolf Creek;37.47,-106.79;CO
Powderhorn;39.07,-108.15;CO
Deer Valley|deer valley resort|deer valley ski|empire pass;40.62,-111.49;UT
Park City Mountain|canyons village|the canyons|park city ski|park city mountain resort;40.66,-111.53;UT
Snowbird|alta|alta ski area|little cottonwood canyon;40.58,-111.65;UT
Brighton|solitude|big cottonwood canyon|brighton resort;40.6,-111.59;UT
Snowbasin|powder mountain|ogden|huntsville utah;41.22,-111.85;UT
Brian Head|cedar breaks;37.7,-112.85;UT
Taos Ski Valley|taos ski;36.6,-105.45;NM
Angel Fire|red river new mexico;36.39,-105.28;NM
Ski Santa Fe;35.8,-105.8;NM
Terry Peak|deer mountain;44.33,-103.83;SD
Lutsen;47.66,-90.71;MN
Whistler Blackcomb|whistler ski|whistler mountain|blackcomb|whistler village;50.12,-122.95;BC, Canada
Banff|banff national park|lake louise|sunshine village|canmore;51.18,-115.57;AB, Canada
Revelstoke;50.96,-118.16;BC, Canada
Mont Tremblant|tremblant;46.21,-74.58;QC, Canada
Coronet Peak|the remarkables|remarkables|queenstown ski;-44.92,168.74;New Zealand
Cardrona|treble cone|wanaka ski;-44.87,168.95;New Zealand
Aviemore|cairngorm|cairngorms|cairngorm mountain;57.19,-3.83;United Kingdom
Chamonix|mont blanc;45.92,6.87;France
Zermatt|matterhorn;45.98,7.75;Switzerland
St Moritz|saint moritz;46.5,9.84;Switzerland
Bormio|livigno;46.47,10.37;Italy
Cortina|cortina d ampezzo|dolomites|dolomiti|dolomiten;46.54,12.14;Italy
`;
export const ABROAD = `
Leaning Tower of Pisa|tower of pisa|pisa|torre di pisa|schiefer turm von pisa;43.72,10.4;Italy
Florence|firenze|florenz|florencia|uffizi|ponte vecchio|duomo florence;43.77,11.26;Italy
San Gimignano;43.47,11.04;Italy
Val d'Orcia|val d orcia|montepulciano|pienza|montalcino;43.08,11.68;Italy
Chianti|greve in chianti|castellina;43.58,11.31;Italy
Lucca;43.84,10.5;Italy
Arezzo|cortona;43.46,11.88;Italy
Volterra Tuscany;43.4,10.86;Italy
Elba|isola d elba|elba island;42.78,10.28;Italy
Bellagio|varenna|lake como ferry|villa melzi;45.99,9.26;Italy
Villa del Balbianello|lenno|tremezzo|villa carlotta;45.97,9.2;Italy
George Clooney villa|laglio|brunate;45.88,9.14;Italy
Lake Lugano|lugano;46.0,8.95;Switzerland
Lake Maggiore|lago maggiore|stresa;45.88,8.53;Italy
Lake Garda|lago di garda|gardasee|lac de garde|gardameer|lago de garda|sirmione;45.6,10.63;Italy
Milan|milano|mailand|san siro|duomo di milano;45.46,9.19;Italy
Monza|autodromo di monza;45.62,9.29;Italy
Bergamo;45.7,9.67;Italy
Colosseum|rome|roma|rom|vatican|trevi fountain|vaticano|coliseo;41.89,12.49;Italy
Venice|venezia|venedig|venise|venice italy;45.44,12.33;Italy
Cinque Terre;44.13,9.7;Italy
Amalfi Coast|amalfi|positano|capri|sorrento|naples italy|pompeii;40.63,14.6;Italy
Sicily|sicilia|sizilien|etna|taormina;37.75,14.99;Italy
Sardinia|sardegna|sardinien|sardaigne;40.12,9.0;Italy
Benagil Cave|benagil|praia da marinha|carvoeiro beach;37.09,-8.43;Portugal
Ponta da Piedade|lagos portugal|sagres|cabo de sao vicente;37.08,-8.67;Portugal
Ria Formosa|faro|olhao|tavira;37.02,-7.93;Portugal
Vilamoura|quinta do lago|vale do lobo;37.08,-8.12;Portugal
Praia da Rocha|portimao;37.12,-8.54;Portugal
Lisbon|lisboa|lissabon|lisbonne|sintra|cascais;38.72,-9.14;Portugal
Porto|douro valley;41.15,-8.61;Portugal
Seville|sevilla;37.39,-5.99;Spain
Barcelona|sagrada familia;41.39,2.17;Spain
Madrid;40.42,-3.7;Spain
Mallorca|majorca|maiorca;39.6,2.9;Spain
Ibiza;38.91,1.43;Spain
Costa del Sol|malaga|marbella;36.6,-4.6;Spain
Trolltunga|bergen|bergen norway;60.12,6.74;Norway
Reine|reinebringen|hamnoy|å i lofoten;67.93,13.09;Norway
Kvalvika|haukland|haukland beach|uttakleiv|nusfjord;68.1,13.4;Norway
Svolvaer|svolvær|svolvaergeita|henningsvaer|henningsvær;68.23,14.57;Norway
Preikestolen|pulpit rock|stavanger|lysefjord;58.99,6.19;Norway
Geirangerfjord|geiranger;62.1,7.09;Norway
Tromso|tromsø;69.65,18.96;Norway
Oslo;59.91,10.75;Norway
North Cape|nordkapp|nordkap;71.17,25.78;Norway
Ben Nevis|fort william|glen nevis;56.8,-5.0;United Kingdom
Isle of Skye|skye|insel skye|ile de skye|old man of storr|fairy pools|portree|isla de skye;57.3,-6.2;United Kingdom
Loch Ness|nessie|urquhart castle|drumnadrochit|lago ness;57.32,-4.44;United Kingdom
Glencoe|glen coe;56.68,-5.1;United Kingdom
Glenfinnan|glenfinnan viaduct|harry potter train|jacobite steam train;56.87,-5.43;United Kingdom
Eilean Donan|eilean donan castle;57.27,-5.52;United Kingdom
Loch Lomond;56.08,-4.58;United Kingdom
Edinburgh|edinburgh castle|arthurs seat|edinburgh fringe;55.95,-3.2;United Kingdom
Glasgow;55.86,-4.25;United Kingdom
Inverness|inverness castle|culloden;57.48,-4.22;United Kingdom
Bourton on the Water|bourton|stow on the wold;51.89,-1.76;United Kingdom
Bibury|arlington row;51.76,-1.83;United Kingdom
Blenheim Palace|oxford|oxford university;51.84,-1.36;United Kingdom
Broadway Tower|chipping campden;52.02,-1.84;United Kingdom
Castle Combe|bath england|roman baths;51.43,-2.3;United Kingdom
Stratford upon Avon|shakespeare s birthplace|warwick castle;52.19,-1.71;United Kingdom
Cheltenham|cheltenham racecourse|cheltenham festival;51.9,-2.08;United Kingdom
Silverstone|silverstone circuit;52.07,-1.02;United Kingdom
Stonehenge|salisbury;51.18,-1.83;United Kingdom
London|londres|londra|londen|big ben|tower bridge|buckingham palace|london eye|wembley|heathrow;51.51,-0.13;United Kingdom
Cambridge England|cambridge university;52.2,0.12;United Kingdom
Cornwall|land s end|st ives;50.27,-5.05;United Kingdom
Lake District|windermere;54.46,-3.09;United Kingdom
Snowdonia|wales|snowdon;53.07,-4.08;United Kingdom
Giant's Causeway|giants causeway;55.24,-6.51;United Kingdom
Cliffs of Moher;52.97,-9.43;Ireland
Dublin;53.35,-6.26;Ireland
Eiffel Tower|paris|louvre|tour eiffel|eiffelturm|torre eiffel|disneyland paris|notre dame de paris;48.86,2.29;France
Mont Saint-Michel|mont st michel;48.64,-1.51;France
Gorges du Verdon|verdon|verdon gorge|verdonschlucht|lac de sainte croix;43.75,6.33;France
Mont Ventoux|ventoux;44.17,5.28;France
Pont du Gard|nimes|uzes;43.95,4.54;France
Avignon|palais des papes|festival d avignon;43.95,4.81;France
Aix en Provence|aix|sainte victoire|mont sainte victoire;43.53,5.45;France
Marseille|calanques|cassis;43.3,5.37;France
Les Baux de Provence|les baux|saint remy de provence|alpilles;43.74,4.8;France
Gordes|luberon|roussillon|senanque abbey|lavender fields provence|valensole;43.91,5.2;France
Arles|camargue;43.68,4.63;France
French Riviera|cote d azur|nice france|cannes|saint tropez|st tropez|antibes|costa azul;43.55,7.02;France
Monte Carlo|monte carlo casino|casino de monte carlo|monaco grand prix|prince s palace|larvotto|port hercule;43.74,7.43;Monaco
Bordeaux;44.84,-0.58;France
Corsica|corse|korsika;42.04,9.01;France
Oia|oia sunset|oia santorini|amoudi bay;36.46,25.38;Greece
Fira|thira|imerovigli|firostefani;36.42,25.43;Greece
Red Beach|red beach santorini|akrotiri|perissa|kamari;36.36,25.42;Greece
Mykonos;37.45,25.33;Greece
Crete|kreta|creta;35.24,24.81;Greece
Ios|naxos|paros;36.98,25.35;Greece
Acropolis|athens|athen|atenas|parthenon;37.97,23.73;Greece
Istanbul;41.01,28.98;Turkey
Dubrovnik|croatia coast;42.65,18.09;Croatia
Uluwatu Temple|uluwatu|padang padang|bukit;-8.83,115.09;Indonesia
Tanah Lot|canggu|echo beach;-8.62,115.09;Indonesia
Seminyak|kuta|legian;-8.69,115.17;Indonesia
Sanur|denpasar;-8.68,115.25;Indonesia
Nusa Dua|jimbaran;-8.8,115.22;Indonesia
Tegallalang|tegallalang rice terrace|rice terraces bali|tirta empul;-8.43,115.28;Indonesia
Monkey Forest|sacred monkey forest|ubud monkey forest;-8.52,115.26;Indonesia
Mount Batur|kintamani|mount agung;-8.24,115.38;Indonesia
Lovina|bedugul|ulun danu;-8.16,115.03;Indonesia
Nusa Penida|kelingking beach|nusa lembongan;-8.73,115.54;Indonesia
Gili Islands|lombok|gili trawangan;-8.35,116.04;Indonesia
Tulum Ruins|tulum beach|tulum archaeological site;20.21,-87.43;Mexico
Cenotes|cenote|gran cenote|dos ojos|cenote dos ojos;20.25,-87.46;Mexico
Coba|coba ruins;20.49,-87.73;Mexico
Sian Ka'an|sian kaan;19.85,-87.55;Mexico
Xcaret|xel ha|playa del carmen|quinta avenida;20.6,-87.1;Mexico
Cozumel|cozumel island|isla cozumel;20.43,-86.92;Mexico
Akumal;20.4,-87.32;Mexico
Cancun|cancún|cancun hotel zone|isla mujeres;21.14,-86.8;Mexico
Chichen Itza|chichen;20.68,-88.57;Mexico
Holbox|isla holbox;21.52,-87.38;Mexico
Bacalar;18.68,-88.39;Mexico
Merida Mexico;20.97,-89.62;Mexico
Mexico City|cdmx|ciudad de mexico;19.43,-99.13;Mexico
Cabo|cabo san lucas|los cabos;22.89,-109.91;Mexico
Puerto Vallarta|pv;20.65,-105.22;Mexico
Vancouver|stanley park|capilano;49.28,-123.12;BC, Canada
Squamish|sea to sky|sea to sky gondola|shannon falls;49.7,-123.16;BC, Canada
Garibaldi|garibaldi lake|joffre lakes|pemberton;50.1,-122.9;BC, Canada
Victoria British Columbia|victoria bc|vancouver island;48.43,-123.37;BC, Canada
Tofino;49.15,-125.91;BC, Canada
Toronto|cn tower;43.65,-79.38;ON, Canada
Montreal;45.5,-73.57;QC, Canada
Quebec City;46.81,-71.21;QC, Canada
Muskoka;45.1,-79.3;ON, Canada
Milford Sound|milford|fiordland|doubtful sound;-44.67,167.93;New Zealand
Lake Wanaka|that wanaka tree|roys peak;-44.7,169.1;New Zealand
Lake Wakatipu|glenorchy|arrowtown;-45.05,168.5;New Zealand
Mount Aspiring;-44.38,168.73;New Zealand
Mount Cook|aoraki|lake tekapo|lake pukaki;-43.6,170.14;New Zealand
Te Anau|lake te anau;-45.41,167.72;New Zealand
Franz Josef|fox glacier;-43.39,170.18;New Zealand
Hobbiton|matamata;-37.87,175.68;New Zealand
Auckland;-36.85,174.76;New Zealand
Christchurch;-43.53,172.64;New Zealand
Dunedin;-45.87,170.5;New Zealand
Cape Byron|cape byron lighthouse|byron bay lighthouse|wategos|the pass;-28.64,153.64;Australia
Nimbin|mullumbimby|bangalow;-28.6,153.22;Australia
Splendour in the Grass|bluesfest|brunswick heads;-28.54,153.55;Australia
Lennox Head|ballina;-28.79,153.59;Australia
Gold Coast|surfers paradise|tweed heads|coolangatta|dreamworld;-28.0,153.43;Australia
Brisbane;-27.47,153.03;Australia
Sydney|sydney opera house|bondi beach|bondi;-33.86,151.21;Australia
Melbourne|great ocean road;-37.81,144.96;Australia
Great Barrier Reef|cairns;-16.92,145.77;Australia
Uluru|ayers rock;-25.34,131.04;Australia
Marina Bay|marina bay sands|mbs|gardens by the bay;1.28,103.86;Singapore
Sentosa|universal studios singapore;1.25,103.83;Singapore
Orchard Road|botanic gardens singapore;1.3,103.83;Singapore
Johor Bahru|legoland malaysia;1.49,103.74;Malaysia
Kuala Lumpur;3.14,101.69;Malaysia
Machu Picchu;-13.16,-72.55;Peru
Taj Mahal;27.18,78.04;India
Great Wall of China;40.43,116.57;China
Mount Fuji;35.36,138.73;Japan
`;

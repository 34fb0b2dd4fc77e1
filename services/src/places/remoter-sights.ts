/**
 * Sights farther from the towns of our regions: trails, falls, peaks, lakes, coves and preserves, at their own points
 * to about a mile (FIND-3). Rows are `name|other names;latitude,longitude;where it lies`. The file is long because it
 * is a table of data.
 */
export const REMOTER_SIGHTS = `
Eagle Rock Tahoe;39.13,-120.16;CA
Rubicon Trail|rubicon point;39.0,-120.1;CA
Secret Cove Tahoe;39.14,-119.93;NV
Freel Peak;38.86,-119.9;CA
Echo Lakes;38.84,-120.05;CA
Monkey Rock;39.2,-119.93;NV
Castle Peak Tahoe;39.37,-120.35;CA
Arch Rock Joshua Tree;33.99,-116.02;CA
Pioneertown Mountains Preserve;34.16,-116.5;CA
Bump and Grind Trail;33.72,-116.4;CA
Painted Canyon;33.62,-116.0;CA
Area 51;37.24,-115.81;NV
Slab City;33.25,-115.47;CA
Partington Cove;36.17,-121.7;CA
Andrew Molera State Park;36.29,-121.84;CA
Pfeiffer Falls;36.25,-121.77;CA
Soberanes Point;36.45,-121.93;CA
Fort Ord National Monument;36.63,-121.74;CA
Salmon Creek Beach;38.35,-123.07;CA
Sugarloaf Ridge State Park;38.44,-122.51;CA
Robert Louis Stevenson State Park;38.65,-122.6;CA
Petrified Forest Calistoga;38.56,-122.64;CA
Old Faithful Geyser of California;38.6,-122.6;CA
Lake Hennessey;38.48,-122.37;CA
Salt Point State Park;38.57,-123.33;CA
Mackerricher State Park;39.49,-123.79;CA
Jug Handle State Reserve;39.37,-123.82;CA
Bowling Ball Beach;38.87,-123.66;CA
Stornetta Lands;38.94,-123.73;CA
Usal Beach;39.83,-123.85;CA
Neahkahnie Mountain;45.74,-123.94;OR
Short Sand Beach|oswald west state park;45.76,-123.96;OR
Hobbit Trail;44.13,-124.12;OR
Alsea Falls;44.33,-123.49;OR
Siuslaw National Forest;44.3,-123.9;OR
Ona Beach;44.52,-124.07;OR
Lost Creek Lava Tube;43.89,-121.37;OR
Newberry Caldera|newberry crater|paulina falls|paulina peak;43.71,-121.27;OR
Dillon Falls;43.96,-121.41;OR
Dee Wright Observatory;44.26,-121.8;OR
Prineville Reservoir;44.12,-120.71;OR
Turtleback Mountain;48.66,-122.96;WA
Iceberg Point;48.42,-122.89;WA
Cascade Lake Orcas;48.65,-122.86;WA
Icicle Ridge;47.57,-120.7;WA
Lake Valhalla;47.79,-121.09;WA
Eightmile Lake;47.53,-120.86;WA
Snow Lakes Trail;47.54,-120.71;WA
Highline Trail|garden wall;48.7,-113.72;MT
Virginia Falls Montana;48.66,-113.59;MT
Wild Goose Island;48.69,-113.53;MT
Ross Creek Cedars;48.21,-115.92;MT
Surprise Lake Wyoming|amphitheater lake;43.73,-110.77;WY
Hidden Falls Wyoming;43.77,-110.75;WY
Leigh Lake;43.79,-110.73;WY
Ski Lake Teton Pass;43.52,-110.93;WY
Intermittent Spring;42.75,-110.85;WY
Ophir Pass;37.85,-107.78;CO
Trout Lake Colorado;37.83,-107.88;CO
Ice Lake Basin;37.81,-107.81;CO
Last Dollar Road;38.03,-107.97;CO
Gore Creek Falls|gore lake;39.66,-106.29;CO
Vail Pass;39.53,-106.22;CO
Piney River Ranch;39.72,-106.4;CO
Beaver Lake Colorado;39.57,-106.52;CO
Rainbow Lake Frisco;39.56,-106.11;CO
Mayflower Gulch;39.43,-106.16;CO
Mount Bierstadt;39.58,-105.67;CO
Lake Brighton|silver lake brighton;40.6,-111.58;UT
Lake Mary Brighton;40.59,-111.58;UT
Albion Basin;40.58,-111.61;UT
Bald Mountain Utah;40.69,-110.9;UT
Mirror Lake Highway;40.66,-110.94;UT
Cascade Springs;40.45,-111.55;UT
Lake Blanche Utah;40.6,-111.72;UT
Lost Lake Independence Pass;39.11,-106.56;CO
Ice Caves Aspen;39.12,-106.7;CO
American Lake Aspen;39.06,-106.84;CO
Snowmass Lake;39.12,-107.03;CO
Crystal Mill;39.06,-107.1;CO
Hunter Creek Trail;39.2,-106.8;CO
Buckskin Pass;39.11,-106.96;CO
Ute Trail Aspen;39.18,-106.81;CO
Penitente Canyon;37.84,-106.28;CO
Gemini Bridges;38.58,-109.71;UT
Jug Handle Arch;38.57,-109.63;UT
Hunters Canyon;38.51,-109.6;UT
Ken's Lake;38.48,-109.42;UT
Mill Canyon Dinosaur;38.71,-109.74;UT
Corral Pocket|needles overlook;38.26,-109.6;UT
Newspaper Rock;37.99,-109.52;UT
Porcupine Rim;38.58,-109.42;UT
Fins and Things;38.58,-109.52;UT
Sego Canyon;39.02,-109.71;UT
Palatki Ruins;34.92,-111.9;AZ
Sycamore Canyon;34.9,-112.05;AZ
Mingus Mountain;34.7,-112.12;AZ
Tonto Natural Bridge;34.32,-111.46;AZ
Out of Africa Wildlife Park;34.62,-111.97;AZ
Taos Gorge|wild rivers|john dunn bridge;36.54,-105.71;NM
Williams Lake New Mexico;36.57,-105.43;NM
Jemez Springs|soda dam;35.79,-106.69;NM
Spence Hot Springs;35.85,-106.63;NM
Plaza Blanca;36.24,-106.43;NM
Nambe Falls;35.84,-105.91;NM
Puye Cliff Dwellings;35.99,-106.2;NM
Earthship Biotecture;36.49,-105.74;NM
Sugarite Canyon;36.94,-104.38;NM
Little Beach;20.63,-156.45;HI
Hosmer Grove;20.77,-156.23;HI
Twin Falls Maui;20.91,-156.24;HI
Kealia Pond;20.79,-156.48;HI
Keanae;20.86,-156.15;HI
Lumahai Beach;22.22,-159.54;HI
Haena Beach;22.22,-159.56;HI
Salt Pond Beach;21.9,-159.61;HI
Koke'e State Park;22.13,-159.66;HI
Sleeping Giant Trail;22.06,-159.35;HI
Waipoo Falls;22.11,-159.67;HI
Kealia Beach;22.1,-159.31;HI
Currituck Banks;36.39,-75.83;NC
Coquina Beach North Carolina;35.83,-75.55;NC
Frisco Beach|frisco pier;35.24,-75.63;NC
Lake Mattamuskeet;35.5,-76.18;NC
Alligator River Refuge;35.79,-75.86;NC
Hatteras Inlet;35.2,-75.73;NC
Springer's Point;35.11,-75.99;NC
Whalehead Club;36.37,-75.83;NC
Rainbow Falls Tennessee;35.68,-83.49;TN
Alum Cave;35.63,-83.45;TN
Baskins Creek Falls;35.68,-83.47;TN
Rich Mountain Road;35.63,-83.81;TN
Cataloochee;35.63,-83.09;NC
Deep Creek North Carolina;35.46,-83.43;NC
Mingo Falls;35.53,-83.28;NC
Forney Ridge;35.56,-83.5;NC
Road to Nowhere;35.46,-83.54;NC
Meigs Falls|the sinks;35.67,-83.66;TN
Cosby Campground|cosby;35.76,-83.21;TN
Forbidden Caverns;35.82,-83.34;TN
Fort Mcallister;31.89,-81.2;GA
Ossabaw Island;31.79,-81.09;GA
Sapelo Island;31.45,-81.25;GA
Cockspur Lighthouse;32.02,-80.88;GA
Savannah National Wildlife Refuge;32.17,-81.1;GA
Isle of Hope;31.98,-81.05;GA
Head of the Meadow;41.84,-69.95;MA
Great Island Trail;41.93,-70.07;MA
Fort Hill Eastham;41.82,-69.96;MA
Skaket Beach;41.78,-70.01;MA
Monomoy Island|monomoy wildlife refuge;41.6,-69.99;MA
Shining Sea Bikeway;41.52,-70.65;MA
Nickerson State Park|cliff pond;41.77,-70.03;MA
Cuttyhunk;41.42,-70.93;MA
Cape Cod Rail Trail;41.75,-70.0;MA
Reimers Ranch;30.36,-98.13;TX
Inks Lake;30.74,-98.37;TX
Old Tunnel State Park;30.1,-98.82;TX
Mckinney Falls;30.18,-97.72;TX
Mount Bonnell;30.32,-97.77;TX
South Llano River;30.45,-99.8;TX
Wildseed Farms;30.22,-98.76;TX
Fort Gaines;30.25,-88.08;AL
Little Lagoon;30.24,-87.77;AL
Lake Shelby;30.26,-87.66;AL
Perdido Pass;30.28,-87.56;AL
Big Lagoon State Park;30.31,-87.41;FL
Johnson Beach|perdido key state park;30.29,-87.43;FL
Weeks Bay;30.4,-87.83;AL
Western Lake;30.33,-86.16;FL
Point Washington;30.37,-86.11;FL
Shell Island Florida;30.12,-85.73;FL
Camp Helen;30.27,-85.99;FL
Vortex Spring;30.77,-85.95;FL
Wittenberg|cornell mountain;42.0,-74.39;NY
Devils Path;42.13,-74.1;NY
Hunter Mountain Fire Tower;42.18,-74.23;NY
Bonticou Crag;41.8,-74.13;NY
Lake Awosting;41.73,-74.24;NY
Peekamoose Blue Hole;41.93,-74.38;NY
Balsam Lake Mountain;42.04,-74.59;NY
Pepacton Reservoir;42.08,-74.85;NY
Ellison Bluff;45.26,-87.1;WI
Potawatomi State Park;44.85,-87.41;WI
Mink River;45.24,-87.04;WI
The Ridges Sanctuary;45.07,-87.12;WI
Nicolet Bay;45.16,-87.23;WI
Death's Door;45.31,-86.97;WI
Champlain Mountain;44.35,-68.19;ME
Penobscot Mountain;44.33,-68.24;ME
Echo Lake Maine;44.32,-68.34;ME
Baker Island Maine|cranberry islands|great cranberry;44.25,-68.26;ME
Petit Manan;44.37,-67.86;ME
Blue Hill Mountain;44.43,-68.58;ME
Penobscot Narrows;44.56,-68.8;ME
Castine;44.39,-68.8;ME
Little Devils Tower;43.85,-103.54;SD
Bridal Veil Falls South Dakota;44.43,-103.88;SD
Crow Peak;44.47,-103.96;SD
Stockade Lake;43.77,-103.52;SD
Jacob's Cave;38.34,-92.83;MO
Stark Caverns;38.24,-92.54;MO
Lower Mountain Fork River;34.12,-94.68;OK
Little River Refuge;33.95,-94.71;OK
Cossatot River;34.32,-94.23;AR
Jamaica Beach;29.19,-94.98;TX
Bolivar Flats;29.37,-94.73;TX
Brazos Bend;29.38,-95.6;TX
Armand Bayou;29.59,-95.07;TX
San Jose Island Texas;27.87,-97.03;TX
Lighthouse Lakes;27.87,-97.08;TX
Roberts Point;27.84,-97.06;TX
Padre Island National Seashore|malaquite beach;27.42,-97.3;TX
Big Tree Lamar;28.08,-96.99;TX
Fulton Mansion;28.06,-97.03;TX
Copano Bay;28.1,-97.1;TX
Bayou Sauvage;30.05,-89.88;LA
Fort Pike;30.17,-89.74;LA
Fontainebleau State Park;30.34,-90.03;LA
Manchac Swamp;30.29,-90.4;LA
Abita Mystery House;30.48,-90.04;LA
Cypremort Point;29.73,-91.85;LA
Capers Island;32.86,-79.7;SC
Cape Romain;32.97,-79.55;SC
Drayton Hall;32.87,-80.08;SC
Caw Caw;32.79,-80.2;SC
Beachwalker Park;32.6,-80.13;SC
Francis Beidler Forest;33.22,-80.35;SC
Stoney Baynard;32.12,-80.8;SC
Mitchelville;32.24,-80.68;SC
Saint Helena Island|penn center;32.39,-80.57;SC
Bluffton Oyster Factory;32.23,-80.86;SC
Vereen Gardens;33.87,-78.6;SC
Lake Waccamaw;34.29,-78.51;NC
Hobcaw Barony;33.35,-79.2;SC
Waites Island;33.85,-78.58;SC
Sam Knob;35.33,-82.88;NC
Mount Pisgah North Carolina;35.43,-82.76;NC
Moore Cove Falls;35.31,-82.78;NC
Hawksbill Mountain North Carolina;35.91,-81.88;NC
Chimney Rock North Carolina;35.44,-82.25;NC
Lovers Leap Hot Springs;35.89,-82.82;NC
Big Butt Trail;35.79,-82.34;NC
Pearson's Falls;35.22,-82.33;NC
Lake Jocassee;34.97,-82.92;SC
Wayah Bald;35.18,-83.56;NC
Wesser Bald;35.29,-83.57;NC
Daniel Ridge Falls;35.28,-82.83;NC
Hawksbill Mountain Virginia;38.56,-78.39;VA
Lewis Falls;38.52,-78.45;VA
Jones Run Falls;38.23,-78.71;VA
South River Falls;38.38,-78.5;VA
Cedar Run Falls;38.54,-78.37;VA
Massanutten;38.4,-78.74;VA
Big Schloss;38.92,-78.57;VA
Strickler Knob;38.8,-78.44;VA
Natural Chimneys;38.36,-79.08;VA
Seneca Rocks;38.83,-79.37;WV
Sky Meadows;38.99,-77.97;VA
Crabtree Falls Virginia;37.85,-79.08;VA
Tinker Cliffs|mcafee knob|dragons tooth;37.46,-80.02;VA
Shequaga Falls;42.34,-76.85;NY
Havana Glen|eagle cliff falls;42.34,-76.83;NY
Stony Brook State Park;42.52,-77.7;NY
Fillmore Glen;42.7,-76.41;NY
Sonnenberg Gardens;42.9,-77.27;NY
Sampson State Park;42.73,-76.91;NY
Sapsucker Woods;42.48,-76.45;NY
Heart Lake;44.19,-73.96;NY
Avalanche Lake New York|avalanche pass;44.13,-73.97;NY
Rondaxe Fire Tower;43.74,-74.9;NY
Buttermilk Falls Long Lake;43.92,-74.48;NY
Baker Mountain;44.34,-74.1;NY
Wilmington Flume;44.37,-73.9;NY
Natural Stone Bridge;43.73,-73.83;NY
Prospect Mountain New York;43.42,-73.74;NY
Sleeping Beauty Mountain;43.53,-73.57;NY
Lampson Falls;44.4,-75.06;NY
Sterling Pond;44.55,-72.78;VT
Moss Glen Falls Stowe;44.49,-72.63;VT
Mount Hunger;44.4,-72.67;VT
Mount Elmore;44.54,-72.53;VT
Little River State Park;44.39,-72.77;VT
Huntington Gorge;44.37,-72.97;VT
Mount Pisgah Vermont;44.74,-72.06;VT
Cantilever Rock|underhill state park;44.53,-72.84;VT
Artists Bluff|echo lake new hampshire;44.17,-71.68;NH
Mount Lafayette|franconia ridge|little haystack;44.16,-71.64;NH
Sabbaday Falls;43.99,-71.39;NH
Welch Dickey Loop;43.9,-71.57;NH
Rattlesnake Mountain New Hampshire;43.77,-71.54;NH
Wildcat Mountain;44.26,-71.24;NH
Lonesome Lake;44.14,-71.7;NH
Rocky Gorge;44.0,-71.28;NH
Polar Caves;43.78,-71.78;NH
Castle in the Clouds;43.73,-71.33;NH
Zealand Falls;44.2,-71.5;NH
Bald Mountain Pocono;41.04,-75.35;PA
Glen Onoko Falls;40.88,-75.76;PA
Mauch Chunk Lake;40.85,-75.79;PA
Tobyhanna State Park;41.21,-75.39;PA
Gouldsboro State Park;41.23,-75.48;PA
Buttermilk Falls New Jersey;41.14,-74.89;NJ
Nay Aug Falls;41.4,-75.64;PA
Point of Gap;40.97,-75.13;PA
Columcille Megalith;40.9,-75.15;PA
Wawayanda|high point state park;41.32,-74.66;NJ
Cape May Bird Observatory|higbee beach;38.96,-74.96;NJ
Forsythe Wildlife Refuge;39.47,-74.45;NJ
Batsto Village;39.64,-74.65;NJ
Strathmere;39.2,-74.66;NJ
Stone Harbor Point;39.03,-74.78;NJ
Belleplain State Forest;39.25,-74.85;NJ
Atsion Lake;39.74,-74.73;NJ
Whitesbog;39.96,-74.51;NJ
Point Betsie;44.69,-86.26;MI
Empire Bluffs;44.8,-86.07;MI
South Manitou Island;45.06,-86.0;MI
Leelanau State Park;45.21,-85.55;MI
Arcadia Overlook;44.53,-86.23;MI
Fisherman's Island;45.31,-85.31;MI
Glen Haven;44.9,-85.98;MI
Pierce Stocking Drive|dune climb;44.86,-86.04;MI
Platte River;44.71,-86.12;MI
Boardman Lake;44.74,-85.61;MI
Power Island;44.86,-85.57;MI
Beaver Island;45.66,-85.55;MI
No Name Key;24.69,-81.33;FL
Long Key State Park;24.82,-80.82;FL
Indian Key|lignumvitae key;24.88,-80.68;FL
Crane Point;24.72,-81.08;FL
Boca Chica Beach;24.56,-81.69;FL
Veterans Beach;24.68,-81.23;FL
De Soto Memorial;27.52,-82.64;FL
Robinson Preserve;27.51,-82.66;FL
Emerson Point;27.53,-82.63;FL
Egmont Key;27.59,-82.76;FL
Turtle Beach;27.22,-82.52;FL
Caspersen Beach;27.06,-82.44;FL
Warm Mineral Springs;27.06,-82.26;FL
Oscar Scherer;27.17,-82.46;FL
Spanish Point;27.2,-82.49;FL
Celery Fields;27.33,-82.43;FL
Cuyuna Lakes Trail;46.49,-93.98;MN
North Long Lake Minnesota;46.45,-94.27;MN
Paul Bunyan Trail;46.36,-94.22;MN
Breezy Point Resort;46.59,-94.22;MN
Pillsbury State Forest;46.42,-94.47;MN
Lum Park;46.38,-94.17;MN
San Quirico;43.03,11.62;Italy
Abbazia Di Sant'antimo|san antimo;43.0,11.52;Italy
Bagni San Filippo;42.93,11.7;Italy
Vernazza|manarola;44.13,9.68;Italy
Monte Bre;46.01,8.99;Switzerland
Resegone|piani d'erna;45.86,9.44;Italy
Praia Da Falesia;37.09,-8.17;Portugal
Sagres Fortress;37.02,-8.99;Portugal
Silves Castle;37.19,-8.44;Portugal
Fonte Benemola|rocha da pena;37.2,-8.0;Portugal
Ryten;68.09,13.12;Norway
Unstad;68.27,13.58;Norway
Lofotr Viking Museum;68.24,13.76;Norway
Munkebu|djupfjord;67.92,13.02;Norway
Henningsvaer Stadium;68.15,14.2;Norway
Kiftsgate;52.08,-1.74;United Kingdom
Snowshill Manor;52.0,-1.86;United Kingdom
Chedworth Roman Villa;51.82,-1.92;United Kingdom
Cleeve Hill;51.93,-2.01;United Kingdom
Westonbirt Arboretum;51.61,-2.22;United Kingdom
Batsford Arboretum;52.0,-1.73;United Kingdom
Falls of Foyers;57.25,-4.49;United Kingdom
Corrieshalloch Gorge;57.76,-5.02;United Kingdom
Clava Cairns;57.47,-4.08;United Kingdom
Applecross|bealach na ba;57.43,-5.71;United Kingdom
Neptune's Staircase;56.85,-5.09;United Kingdom
Old Man of Storr|quiraing|fairy pools;57.5,-6.2;United Kingdom
Loch Shiel;56.8,-5.5;United Kingdom
Dunrobin Castle;57.98,-3.95;United Kingdom
Abbaye de Sénanque|abbaye de senanque|notre dame de senanque;43.93,5.19;France
Sentier des Ocres|rustrel;43.9,5.29;France
Dentelles De Montmirail;44.17,5.04;France
Pont Julien;43.86,5.31;France
Fort De Buoux|buoux;43.83,5.38;France
Gorges De La Nesque;44.08,5.4;France
Rob Roy Track;-44.45,168.73;New Zealand
Isthmus Peak;-44.53,169.2;New Zealand
Blue Pools;-44.16,169.28;New Zealand
Bob's Peak;-45.03,168.65;New Zealand
Ben Lomond Queenstown;-45.01,168.6;New Zealand
Kawarau Gorge;-45.01,168.9;New Zealand
Cardrona;-44.87,168.95;New Zealand
Routeburn Track;-44.72,168.27;New Zealand
Diamond Lake New Zealand|rocky mountain wanaka;-44.65,168.96;New Zealand
Akrotiri Ruins|ancient akrotiri;36.35,25.4;Greece
Vlychada Beach;36.34,25.43;Greece
Tibumana Falls|tibumana waterfall;-8.5,115.33;Indonesia
Ulun Danu;-8.28,115.17;Indonesia
Lempuyang|gates of heaven;-8.39,115.63;Indonesia
Jatiluwih;-8.37,115.13;Indonesia
Kelingking;-8.73,115.54;Indonesia
Tirta Gangga;-8.41,115.59;Indonesia
Muyil|sian kaan;20.08,-87.61;Mexico
Yal-Ku Lagoon;20.4,-87.31;Mexico
Cenote Azul|cenote cristalino;20.5,-87.24;Mexico
Xpu-Ha;20.47,-87.26;Mexico
Alexander Falls|brandywine falls;50.04,-123.12;Canada
Tricky Jack;50.08,-123.05;Canada
The Pass, Byron|the pass byron;-28.64,153.63;Australia
Nightcap National Park|protestors falls;-28.55,153.3;Australia
Lake Ainsworth;-28.79,153.59;Australia
Macritchie Reservoir|treetop walk;1.35,103.83;Singapore
Pulau Ubin;1.41,103.96;Singapore
Jurong Bird Park|mandai;1.4,103.79;Singapore
Exotic Garden Eze;43.73,7.36;France
Trophy of Augustus;43.75,7.4;France
Four Corners Monument|four corners;37.0,-109.05;UT
Uncompahgre Peak;38.07,-107.46;CO
St. Vrain Canyon|south st vrain canyon;40.2,-105.4;CO
Echo Summit;38.81,-120.03;CA
Mount Superior;40.6,-111.66;UT
Grounds for Sculpture;40.24,-74.72;NJ
Huguenot Street|historic huguenot street;41.75,-74.09;NY
Stony Kill Falls;41.71,-74.3;NY
Basin Harbor;44.19,-73.36;VT
Mount Moosilauke;44.02,-71.83;NH
Bash Bish Falls;42.11,-73.49;MA
Horse Thief Lake|horsethief lake;43.89,-103.48;SD
Mystery Hill;36.19,-81.64;NC
Waioli Beach|waioli beach park;22.21,-159.5;HI
Bartholomew Park;38.3,-122.43;CA
Ptarmigan Tunnel;48.87,-113.7;MT
La Luz Trail;35.21,-106.48;NM
Spence Field;35.56,-83.73;TN
Hogback Overlook;38.75,-78.26;VA
Seven Tubs|seven tubs recreation area;41.24,-75.79;PA
Leaming's Run Gardens|leamings run;39.1,-74.83;NJ
Good Harbor Bay;44.94,-85.83;MI
Leffis Key;27.45,-82.69;FL
Tam McArthur Rim;44.08,-121.63;OR
Courthouse Falls;35.27,-82.89;NC
Brewster River Gorge;44.59,-72.79;VT
Dead Horse Ranch State Park|dead horse ranch;34.75,-112.02;AZ
Kearsarge North;44.11,-71.09;NH
Potato Chip Rock|mount woodson;33.01,-116.97;CA
Angora Lakes;38.86,-120.06;CA
Monte Amiata;42.89,11.62;Italy
Praia de Odeceixe|odeceixe;37.44,-8.8;Portugal
Mall of America;44.85,-93.24;MN
Torrey Pines|torrey pines golf course;32.92,-117.25;CA
Voyageurs National Park|voyageurs;48.5,-92.83;MN
Wolf Laurel|hatley pointe;35.96,-82.51;NC
Meteora;39.72,21.63;Greece
`;

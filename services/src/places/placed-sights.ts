/**
 * Falls, peaks, trails, beaches and springs around the regions that homes are in, where they are to about a mile
 * (FIND-3): their points go before those of lists by town. Rows are
 * `name|other names;latitude,longitude;where it lies`. The file is long because it is a table of data (decision 0090).
 */
export const PLACED_SIGHTS = `
Spruce Flats Falls;35.63,-83.69;TN
Mount Sopris;39.26,-107.17;CO
Proxy Falls;44.17,-121.93;OR
Point Arena Lighthouse;38.95,-123.74;CA
Polebridge|polebridge mercantile;48.77,-114.28;MT
Mouse Creek Falls;35.75,-83.11;NC
Hen Wallow Falls;35.75,-83.22;TN
Gregory Bald;35.52,-83.87;TN
Andrews Bald;35.54,-83.49;NC
Mount Cammerer;35.76,-83.16;TN
Juney Whank Falls;35.46,-83.44;NC
Soco Falls;35.49,-83.17;NC
Big Creek Campground;35.75,-83.11;NC
Foothills Parkway;35.73,-83.87;TN
Look Rock;35.63,-83.94;TN
Catawba Falls;35.61,-82.23;NC
Skinny Dip Falls;35.32,-82.83;NC
Devil's Courthouse;35.3,-82.9;NC
Rainbow Falls North Carolina|turtleback falls;35.09,-82.97;NC
Triple Falls|dupont state forest|high falls dupont;35.2,-82.62;NC
Hooker Falls;35.2,-82.62;NC
Crabtree Falls North Carolina;35.82,-82.15;NC
Bearwallow Mountain;35.46,-82.37;NC
Lookout Mountain Montreat;35.65,-82.3;NC
Shining Rock;35.37,-82.86;NC
Cold Mountain;35.41,-82.86;NC
Carvers Gap|roan mountain|roan highlands;36.11,-82.11;NC
Linville Gorge|table rock linville;35.89,-81.88;NC
Mary's Rock;38.65,-78.32;VA
Overall Run Falls;38.79,-78.3;VA
Compton Peak;38.82,-78.17;VA
Bearfence Mountain;38.45,-78.47;VA
Riprap Trail;38.18,-78.77;VA
Blackrock Summit;38.22,-78.74;VA
Humpback Rocks;37.97,-78.9;VA
Signal Knob;38.95,-78.31;VA
Endless Caverns;38.6,-78.68;VA
Grand Caverns;38.26,-78.84;VA
Huckleberry Point;42.14,-74.08;NY
Plattekill Falls|platte clove;42.13,-74.09;NY
Giant Ledge;42.04,-74.4;NY
Wittenberg Mountain;42.0,-74.35;NY
Sam's Point|ice caves sam's point;41.67,-74.36;NY
Verkeerderkill Falls;41.68,-74.33;NY
Awosting Falls;41.73,-74.24;NY
Olana;42.22,-73.83;NY
Rip Van Winkle Bridge;42.22,-73.85;NY
Zoom Flume;42.3,-74.16;NY
Diamond Notch Falls;42.16,-74.27;NY
Vernooy Kill Falls;41.87,-74.36;NY
Lucifer Falls|robert treman;42.4,-76.58;NY
She-Qua-Ga Falls|montour falls;42.34,-76.85;NY
Carpenter Falls;42.81,-76.34;NY
Grimes Glen;42.61,-77.4;NY
Bluff Point Keuka;42.57,-77.13;NY
Sodus Point;43.27,-76.99;NY
Beaver Lake Nature Center;43.18,-76.41;NY
Bald Mountain Old Forge;43.74,-74.91;NY
Cascade Mountain Adirondacks;44.22,-73.86;NY
Giant Mountain;44.16,-73.72;NY
Indian Head Adirondacks|fish hawk cliffs|ausable lakes;44.13,-73.83;NY
Rainbow Falls Adirondacks;44.12,-73.82;NY
Roaring Brook Falls;44.15,-73.76;NY
Ampersand Mountain;44.23,-74.24;NY
Buck Mountain|pilot knob;43.52,-73.62;NY
Prospect Mountain;43.42,-73.74;NY
Sterling Falls;44.56,-72.78;VT
Sunset Rock Stowe;44.47,-72.68;VT
Camel's Hump;44.32,-72.89;VT
Warren Falls;44.09,-72.87;VT
Bristol Falls|bartlett falls;44.13,-73.05;VT
Texas Falls;43.94,-72.9;VT
Franconia Falls;44.1,-71.57;NH
Ripley Falls;44.16,-71.39;NH
Glen Ellis Falls;44.25,-71.25;NH
Champney Falls;43.97,-71.27;NH
Mount Willard;44.22,-71.41;NH
Welch Dickey|welch-dickey;43.9,-71.59;NH
Bald Peak;43.69,-71.34;NH
Rattlesnake Mountain Squam|west rattlesnake;43.79,-71.55;NH
Evans Notch;44.31,-70.99;ME
Step Falls|screw auger falls;44.57,-70.9;ME
Echo Lake Acadia;44.32,-68.34;ME
Wonderland Trail;44.23,-68.32;ME
Coast Guard Beach|coast guard beach cape cod;41.84,-69.95;MA
Highland Light;42.04,-70.06;MA
Great Island Wellfleet;41.93,-70.07;MA
Chapin Beach|chapin memorial beach;41.73,-70.24;MA
Gray's Beach|bass hole boardwalk;41.74,-70.2;MA
Old Silver Beach;41.61,-70.64;MA
Nobska Light|nobska lighthouse;41.52,-70.66;MA
Scusset Beach;41.78,-70.5;MA
Sandwich Boardwalk;41.77,-70.48;MA
Raymondskill Falls;41.29,-74.84;PA
Mount Tammany;40.97,-75.11;NJ
Mount Minsi;40.97,-75.13;PA
Boulder Field Hickory Run;41.05,-75.64;PA
Wildwood Boardwalk;38.99,-74.81;NJ
Hereford Inlet Lighthouse;39.01,-74.79;NJ
Absecon Lighthouse;39.37,-74.41;NJ
Corolla Wild Horses|carova;36.5,-75.86;NC
Oregon Inlet;35.78,-75.53;NC
Cape Point;35.22,-75.53;NC
Botany Bay|botany bay plantation;32.55,-80.25;SC
Bulls Island|boneyard beach;32.9,-79.6;SC
Pitt Street Bridge;32.78,-79.87;SC
Atalaya|huntington beach state park;33.5,-79.07;SC
Wassaw Island;31.9,-80.97;GA
Driftwood Beach;31.1,-81.4;GA
Econfina Creek|gainer springs;30.43,-85.55;FL
Ponce de Leon Springs;30.72,-85.93;FL
Morrison Springs;30.66,-85.9;FL
Eden Gardens;30.37,-86.12;FL
Big Talbot Island;30.5,-81.45;FL
Beer Can Island;27.44,-82.69;FL
De Soto National Memorial;27.52,-82.64;FL
Point of Rocks Siesta Key;27.25,-82.54;FL
Weedon Island;27.85,-82.6;FL
Sombrero Key;24.63,-81.11;FL
Blue Hole Big Pine Key;24.71,-81.38;FL
Westcave Preserve|west cave;30.34,-98.14;TX
Gorman Falls|colorado bend;31.06,-98.48;TX
Colorado Bend;31.02,-98.44;TX
Goose Island|big tree rockport;28.13,-96.98;TX
Aransas National Wildlife Refuge;28.31,-96.8;TX
Cucumber Creek;34.67,-94.6;OK
Bennett Spring;37.73,-92.86;MO
Ozark Caverns;38.09,-92.57;MO
Devil's Bathtub;44.35,-103.94;SD
Spearfish Falls;44.36,-103.94;SD
Bridal Veil Falls Spearfish;44.42,-103.9;SD
Needles Eye Tunnel|needles highway;43.84,-103.54;SD
Wildlife Loop Road;43.68,-103.41;SD
Jewel Cave;43.73,-103.83;SD
Eagle Tower|peninsula state park;45.15,-87.21;WI
Rock Island State Park;45.41,-86.83;WI
Schoolhouse Beach;45.39,-86.92;WI
Empire Bluff;44.8,-86.06;MI
Pyramid Point;44.96,-85.93;MI
Grand Traverse Lighthouse;45.21,-85.55;MI
Mission Point Lighthouse;44.99,-85.48;MI
North Manitou Island;45.11,-86.02;MI
Arcadia Dunes|arcadia bluffs;44.51,-86.23;MI
Petoskey State Park;45.41,-84.91;MI
Paul Bunyan Land;46.35,-94.06;MN
Cuyuna|cuyuna country;46.48,-93.97;MN
Conundrum Hot Springs;39.01,-106.89;CO
Grottos|the grottos aspen;39.12,-106.7;CO
Cathedral Lake Aspen;39.04,-106.84;CO
Crater Lake Aspen;39.08,-106.97;CO
Ashcroft|ashcroft ghost town;39.05,-106.8;CO
Mohawk Lakes;39.4,-106.08;CO
Lily Pad Lake;39.6,-106.11;CO
Loveland Pass;39.66,-105.88;CO
McCullough Gulch;39.4,-106.08;CO
Piney Lake;39.72,-106.4;CO
Gore Range;39.75,-106.35;CO
Blue Lakes Ridgway;38.03,-107.81;CO
Ice Lake|ice lakes;37.81,-107.81;CO
Cascade Falls Ouray;38.03,-107.67;CO
Lizard Head;37.84,-107.95;CO
Trout Lake;37.83,-107.89;CO
Alta Ghost Town|alta lakes;37.88,-107.85;CO
Donut Falls;40.63,-111.65;UT
Lake Blanche;40.6,-111.72;UT
Cecret Lake;40.57,-111.63;UT
Stewart Falls;40.38,-111.6;UT
Provo River Falls;40.66,-110.95;UT
Deer Creek Reservoir;40.44,-111.5;UT
Mesa Arch;38.39,-109.87;UT
Grandstaff Canyon|morning glory bridge;38.61,-109.53;UT
Tower Arch;38.79,-109.68;UT
Onion Creek;38.72,-109.34;UT
Gooseberry Trail;38.34,-109.83;UT
La Sal Mountains;38.45,-109.25;UT
Mill Creek Waterfall|faux falls;38.56,-109.52;UT
Potash Road;38.53,-109.61;UT
Shafer Trail;38.46,-109.8;UT
Warner Lake;38.52,-109.28;UT
West Fork Trail|west fork oak creek;34.99,-111.74;AZ
Palatki;34.92,-111.9;AZ
Honanki;34.94,-111.93;AZ
Tuzigoot;34.77,-112.03;AZ
Crescent Moon Picnic Site|crescent moon ranch;34.83,-111.81;AZ
Tsankawi;35.86,-106.22;NM
San Francisco de Asis|san francisco de asis church;36.36,-105.61;NM
Santuario de Chimayo;35.99,-105.93;NM
Wheeler Peak;36.56,-105.42;NM
Williams Lake Taos;36.57,-105.43;NM
Manby Hot Springs;36.51,-105.72;NM
Jemez Falls;35.81,-106.6;NM
Pecos Pueblo|pecos national historical park;35.55,-105.69;NM
Plaza Blanca;36.25,-106.29;NM
Delta Lake;43.73,-110.77;WY
Taggart Lake;43.7,-110.75;WY
Phelps Lake;43.64,-110.79;WY
Schwabacher Landing;43.71,-110.67;WY
Granite Hot Springs;43.37,-110.44;WY
Snake River Overlook;43.75,-110.62;WY
String Lake;43.79,-110.73;WY
Periodic Spring;42.74,-110.85;WY
Table Mountain Idaho|table mountain driggs;43.74,-110.84;WY
Mesa Falls|upper mesa falls;44.19,-111.33;ID
Cracker Lake;48.74,-113.64;MT
Running Eagle Falls;48.5,-113.35;MT
Bowman Lake;48.83,-114.2;MT
Kintla Lake;48.94,-114.35;MT
Sperry Chalet;48.6,-113.78;MT
Tally Lake;48.42,-114.58;MT
Jewel Basin;48.16,-113.95;MT
Holland Falls|holland lake;47.45,-113.6;MT
Colchuck Lake;47.49,-120.84;WA
Lake Stuart;47.5,-120.88;WA
Icicle Gorge;47.61,-120.89;WA
Ohme Gardens;47.47,-120.33;WA
Washington Park Anacortes;48.5,-122.69;WA
Mount Erie;48.45,-122.63;WA
God's Thumb;45.0,-124.01;OR
Drift Creek Falls;44.94,-123.85;OR
Munson Creek Falls|munson falls;45.37,-123.77;OR
Devils Churn;44.28,-124.11;OR
Heceta Head;44.14,-124.13;OR
Neskowin Ghost Forest|ghost forest;45.1,-123.98;OR
Hug Point;45.83,-123.96;OR
Seal Rock;44.5,-124.08;OR
Lava River Cave;43.9,-121.37;OR
Blue Pool|tamolitch;44.31,-122.03;OR
Steelhead Falls;44.41,-121.29;OR
Broken Top|no name lake;44.08,-121.7;OR
South Sister;44.1,-121.77;OR
Green Lakes;44.08,-121.73;OR
Todd Lake;44.02,-121.69;OR
Crack in the Ground;43.33,-120.67;OR
Bodega Head;38.3,-123.06;CA
Goat Rock Beach;38.44,-123.13;CA
Fort Ross;38.51,-123.24;CA
Castello di Amorosa;38.56,-122.54;CA
Safari West;38.56,-122.69;CA
Montgomery Woods;39.23,-123.4;CA
Hendy Woods;39.08,-123.48;CA
Sinkyone;39.94,-123.95;CA
Limekiln State Park;36.01,-121.52;CA
Sand Dollar Beach;35.92,-121.47;CA
Esalen;36.12,-121.64;CA
Elkhorn Slough;36.82,-121.74;CA
Ryan Mountain;33.99,-116.13;CA
Fortynine Palms Oasis;34.1,-116.11;CA
Lost Palms Oasis;33.7,-115.79;CA
Barker Dam;34.03,-116.14;CA
Giant Rock;34.33,-116.39;CA
Big Morongo Canyon;34.05,-116.57;CA
Whitewater Preserve;33.99,-116.66;CA
Andreas Canyon|palm canyon;33.76,-116.55;CA
Ladder Canyon|painted canyon mecca;33.62,-116.0;CA
Thousand Palms Oasis|coachella valley preserve;33.84,-116.31;CA
Cascade Falls Tahoe;38.93,-120.09;CA
Mount Rose;39.34,-119.92;NV
Monkey Rock Tahoe;39.22,-119.93;NV
Skunk Harbor;39.12,-119.94;NV
Lover's Leap;38.8,-120.14;CA
Castle Peak Truckee;39.37,-120.35;CA
Loch Leven Lakes;39.3,-120.51;CA
Rubicon Trail Tahoe;38.98,-120.1;CA
Eagle Lake Tahoe;38.94,-120.12;CA
Five Lakes Trail;39.18,-120.25;CA
Carson Pass|winnemucca lake;38.69,-119.99;CA
Hideaways Beach;22.22,-159.49;HI
Secret Beach Kauai|kauapea;22.22,-159.42;HI
Kipu Falls;21.95,-159.42;HI
Mahaulepu;21.9,-159.42;HI
Polihale;22.09,-159.75;HI
Sleeping Giant Kauai|nounou mountain;22.06,-159.35;HI
Hoopii Falls;22.1,-159.34;HI
Nakalele Blowhole;21.03,-156.59;HI
Olivine Pools;21.02,-156.58;HI
Dragon's Teeth Maui|dragons teeth;21.0,-156.67;HI
Wailua Falls Maui;20.67,-156.04;HI
Oheo Gulch|seven sacred pools|pipiwai trail;20.66,-156.04;HI
Hamoa Beach;20.72,-155.99;HI
Twin Falls;20.91,-156.24;HI
Makena Beach|big beach maui;20.63,-156.45;HI
La Perouse Bay;20.6,-156.42;HI
Lavender Farm Kula|alii kula lavender;20.72,-156.35;HI
Nairn Falls;50.3,-122.83;Canada
Garibaldi Lake;49.94,-123.03;Canada
Train Wreck Whistler;50.08,-123.05;Canada
Killen Falls;-28.79,153.5;Australia
The Pass Byron Bay;-28.64,153.63;Australia
Blue Pools Haast;-44.16,169.28;New Zealand
Rob Roy Glacier;-44.48,168.73;New Zealand
Henningsvær;68.15,14.2;Norway
Bibury;51.76,-1.83;United Kingdom
Rollright Stones;51.98,-1.57;United Kingdom
Cotswold Water Park;51.66,-1.93;United Kingdom
Glenfinnan Viaduct;56.88,-5.43;United Kingdom
Steall Falls;56.77,-4.98;United Kingdom
Plodda Falls;57.27,-4.86;United Kingdom
Loch an Eilein;57.15,-3.83;United Kingdom
Roussillon Ochre Trail|roussillon provence|colorado provencal;43.9,5.29;France
Pont d'Avignon;43.95,4.8;France
Saint Paul de Mausole|glanum;43.78,4.83;France
San Galgano;43.15,11.16;Italy
Saturnia|cascate del mulino;42.65,11.51;Italy
Bagno Vignoni;43.03,11.62;Italy
Pitigliano;42.63,11.67;Italy
Villa del Balbianello|balbianello;45.97,9.2;Italy
Orrido di Bellano;46.04,9.3;Italy
Praia do Camilo|camilo beach;37.09,-8.67;Portugal
Cape St Vincent|cabo de sao vicente;37.02,-9.0;Portugal
Praia de Falesia|falesia beach;37.09,-8.17;Portugal
Ammoudi Bay;36.46,25.37;Greece
Sekumpul;-8.17,115.18;Indonesia
Dos Ojos|cenote dos ojos;20.33,-87.39;Mexico
Akumal Beach;20.4,-87.31;Mexico
Laguna Kaan Luum|kaan luum;20.12,-87.55;Mexico
`;

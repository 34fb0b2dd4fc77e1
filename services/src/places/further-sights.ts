/**
 * Peaks, passes, lakes, colleges and other sights that lists by kind and by town had not, or had far from where they
 * are (FIND-3). Rows are `name|other names;latitude,longitude;where it lies`, good to about a mile. The file is
 * long because it is a table of data.
 */
export const FURTHER_SIGHTS = `
Longs Peak;40.25,-105.62;CO
Hawk Mountain|hawk mountain sanctuary;40.64,-75.99;PA
Crater of Diamonds State Park|crater of diamonds;34.03,-93.67;AR
Sanford Stadium;33.95,-83.37;GA
Mount Massive;39.19,-106.48;CO
Grays Peak|grays and torreys;39.63,-105.82;CO
Torreys Peak;39.64,-105.82;CO
Mount Princeton;38.75,-106.24;CO
Mount Yale;38.84,-106.31;CO
Mount Harvard;38.92,-106.32;CO
Castle Peak Colorado|castle peak;39.01,-106.86;CO
Pyramid Peak;39.07,-106.95;CO
Capitol Peak;39.15,-107.08;CO
Mount of the Holy Cross|holy cross;39.47,-106.48;CO
Hahns Peak;40.84,-106.94;CO
Bear Lake Rmnp;40.31,-105.65;CO
Twin Lakes;39.08,-106.38;CO
Glenwood Canyon;39.57,-107.2;CO
Strawberry Park Hot Springs|strawberry hot springs;40.56,-106.85;CO
Mount Princeton Hot Springs;38.73,-106.16;CO
Georgetown Loop Railroad;39.7,-105.7;CO
Durango Silverton Train|durango train;37.27,-107.88;CO
Timpanogos|mount timpanogos|timpanogos cave;40.39,-111.65;UT
Kings Peak;40.78,-110.37;UT
Mount Nebo;39.82,-111.77;UT
Mount Olympus Utah;40.66,-111.77;UT
Bear Lake Utah;41.95,-111.33;UT
Lagoon;40.99,-111.9;UT
La Sals;38.45,-109.24;UT
Togwotee Pass;43.75,-110.07;WY
Table Mountain Wyoming;43.73,-110.85;WY
Wind River Range|gannett peak;43.18,-109.65;WY
Mesa Falls;44.19,-111.33;ID
Island Park|island park idaho|henrys lake;44.42,-111.37;ID
Hungry Horse Reservoir;48.2,-113.8;MT
Swan Lake Montana;47.93,-113.86;MT
Bob Marshall;47.7,-113.3;MT
Mount Shuksan;48.83,-121.6;WA
Enchantment Lakes;47.48,-120.8;WA
Stehekin;48.31,-120.66;WA
Skagit Valley Tulips|tulip festival|skagit tulip festival;48.42,-122.34;WA
Mount Washington Oregon;44.33,-121.84;OR
East Lake Oregon;43.72,-121.23;OR
John Day Fossil Beds;44.66,-120.27;OR
Crooked River;44.3,-120.9;OR
Koosah Falls|mckenzie river;44.35,-122.0;OR
Three Arch Rocks;45.49,-123.98;OR
Devils Punch Bowl;44.75,-124.07;OR
Siletz Bay;44.92,-124.02;OR
Fern Canyon;41.4,-124.07;CA
Lost Coast;40.1,-124.07;CA
Mount Saint Helena;38.67,-122.63;CA
Infineon Raceway;38.16,-122.46;CA
Cal Berkeley;37.87,-122.26;CA
Asilomar Beach;36.62,-121.94;CA
Edgewood|edgewood golf;38.97,-119.95;NV
Harveys Arena|harrahs tahoe;38.96,-119.94;NV
Carson City;39.16,-119.77;NV
Hope Valley;38.77,-119.93;CA
San Gorgonio Mountain;34.1,-116.82;CA
Coachella Grounds;33.68,-116.24;CA
Cabazon Dinosaurs;33.92,-116.79;CA
Mecca Hills;33.61,-116.0;CA
Cap Rock;33.99,-116.14;CA
Temecula Wine Country;33.49,-117.15;CA
Crescent Moon Ranch;34.83,-111.81;AZ
Humphreys Peak|san francisco peaks;35.35,-111.68;AZ
Fossil Creek;34.42,-111.59;AZ
Wheeler Peak New Mexico;36.56,-105.42;NM
Sandia Tramway;35.19,-106.48;NM
El Santuario de Chimayo;35.99,-105.93;NM
Secret Beach;22.22,-159.42;HI
Lydgate Beach;22.04,-159.34;HI
Pools of Oheo;20.66,-156.04;HI
Upcountry Maui|makawao town;20.86,-156.31;HI
Lake Lyndon B Johnson;30.58,-98.37;TX
Garner;29.6,-99.74;TX
Nimitz Museum;30.27,-98.87;TX
Crystal Beach;29.46,-94.63;TX
the Big Tree;28.13,-96.99;TX
Whooping Cranes;28.31,-96.8;TX
King Ranch;27.52,-97.92;TX
National Ww2 Museum;29.94,-90.07;LA
Lakefront Arena;30.03,-90.06;LA
Fair Grounds;29.98,-90.08;LA
Battleship Uss Alabama;30.68,-88.01;AL
Owa Foley;30.39,-87.68;AL
Navarre;30.38,-86.86;FL
Eglin AFB;30.48,-86.53;FL
Harborwalk Destin;30.39,-86.51;FL
Watercolor Florida;30.32,-86.14;FL
Tyndall AFB;30.07,-85.58;FL
Florida Caverns;30.81,-85.23;FL
St George Island Florida;29.66,-84.87;FL
Doak Campbell Stadium;30.44,-84.3;FL
the Swamp;29.65,-82.34;FL
Lido Beach;27.31,-82.58;FL
Dali Museum|salvador dali museum;27.77,-82.63;FL
Sunshine Skyway;27.62,-82.66;FL
Pirates Spring Training;27.49,-82.57;FL
South Beach Miami;25.78,-80.13;FL
Key Deer;24.68,-81.36;FL
Hawks Cay;24.78,-80.91;FL
Cooper River Bridge;32.8,-79.91;SC
Charleston Open;32.86,-79.9;SC
Bulls Island;32.92,-79.6;SC
Sunset Beach NC;33.88,-78.51;NC
Holden Beach;33.91,-78.3;NC
Oak Island|oak island nc;33.92,-78.16;NC
Bald Head Island;33.86,-77.99;NC
Table Rock State Park|table rock sc;35.03,-82.7;SC
Jocassee;34.98,-82.92;SC
Caesars Head;35.11,-82.63;SC
Cashiers;35.18,-83.13;NC
Highlands NC;35.05,-83.2;NC
Whitewater Falls;35.03,-83.02;NC
Wcu;35.31,-83.18;NC
Tryon International;35.27,-82.13;NC
Noc;35.33,-83.59;NC
Leconte Lodge;35.65,-83.44;TN
Elkmont Fireflies|synchronous fireflies;35.65,-83.58;TN
Greenbrier|greenbrier tennessee;35.72,-83.38;TN
Townsend;35.68,-83.76;TN
Sky Bridge;35.71,-83.52;TN
Douglas Dam;35.98,-83.5;TN
Thompson Boling Arena|food city center;35.96,-83.92;TN
Roan Mountain;36.1,-82.11;TN
Dolly Parton Stampede;35.82,-83.58;TN
Skyland;38.52,-78.44;VA
White Oak Canyon;38.54,-78.35;VA
Little Washington;38.71,-78.16;VA
Naval Station Norfolk|norfolk naval base;36.95,-76.33;VA
Jockeys Ridge Hang Gliding|kitty hawk kites;35.96,-75.63;NC
Mattamuskeet;35.5,-76.2;NC
Cape Henlopen;38.72,-75.08;DE
Cape May County Zoo;39.1,-74.81;NJ
Concrete Ship;38.94,-74.97;NJ
Avalon NJ;39.1,-74.72;NJ
Boulder Field;41.04,-75.69;PA
Promised Land Lake;41.31,-75.2;PA
Crayola Experience;40.69,-75.21;PA
Skytop;41.23,-75.24;PA
Plattekill Mountain;42.29,-74.65;NY
Slide Mountain Catskills;42.0,-74.39;NY
Ashokan Rail Trail;41.97,-74.2;NY
Usma;41.39,-73.96;NY
Thacher Park;42.65,-74.0;NY
Jma Dome;43.04,-76.14;NY
Buttermilk Falls Ithaca;42.42,-76.52;NY
Treman;42.4,-76.56;NY
CMAC;42.87,-77.26;NY
Finger Lakes Gaming;42.98,-77.34;NY
Algonquin Peak;44.14,-73.99;NY
Lake Flower|saranac;44.32,-74.13;NY
Indian Lake NY;43.78,-74.27;NY
Paul Smiths;44.44,-74.25;NY
Sacandaga;43.2,-74.1;NY
Olympic Jumping Complex;44.26,-73.97;NY
Shelburne Farms;44.38,-73.23;VT
Quechee Gorge;43.64,-72.41;VT
Wildcat Ski;44.26,-71.24;NH
Chocorua;43.95,-71.27;NH
On Golden Pond;43.75,-71.53;NH
Sand Beach;44.33,-68.18;ME
Schoodic;44.34,-68.06;ME
Mount Battie;44.23,-69.07;ME
Fort Williams;43.62,-70.21;ME
Pemaquid Point;43.84,-69.51;ME
Umaine Orono;44.9,-68.67;ME
LL Bean|freeport maine;43.86,-70.1;ME
Campobello|lubec;44.86,-66.98;ME
Heritage Museums Sandwich;41.76,-70.51;MA
Provincelands;42.05,-70.19;MA
Kennedy Compound|jfk museum hyannis;41.65,-70.28;MA
Rock Island Wisconsin;45.37,-86.93;WI
Ephraim;45.13,-87.2;WI
Eagle Bluff Lighthouse;45.17,-87.24;WI
Door County Coastal Byway;45.29,-87.0;WI
Bay Beach;44.53,-87.98;WI
Titletown;44.5,-88.06;WI
EAA AirVenture|oshkosh airventure;43.98,-88.56;WI
Elkhart Lake;43.8,-87.99;WI
Whistling Straits|kohler;43.85,-87.73;WI
Lake Bellaire;44.95,-85.22;MI
the Highlands Michigan;45.47,-84.91;MI
Ferris State University;43.69,-85.48;MI
Cuyuna Mountain Bike Trails;46.48,-93.97;MN
Madden's;46.38,-94.37;MN
Bir Brainerd;46.42,-94.27;MN
St Cloud State;45.55,-94.15;MN
Shawnee Bluff;38.1,-92.65;MO
Four Seasons Lake Ozark;38.2,-92.68;MO
Wildlife Loop;43.73,-103.43;SD
Deadwood Mountain Grand;44.38,-103.73;SD
Garibaldi Provincial Park|black tusk;49.94,-123.03;BC
Stawamus Chief|the chief squamish;49.68,-123.15;BC
Capilano Suspension Bridge;49.34,-123.11;BC
Rogers Arena|bc place;49.28,-123.11;BC
Scandinave Spa Whistler;50.14,-122.95;BC
Duomo Milano;45.46,9.19;Italy
Algarve International Circuit;37.23,-8.63;Portugal
Shakespeares Birthplace;52.19,-1.71;United Kingdom
Diddly Squat Farm;51.9,-1.56;United Kingdom
Arles Amphitheatre;43.68,4.63;France
Calanques De Cassis;43.21,5.5;France
Rolex Monte Carlo;43.75,7.44;Monaco
Black Beach Santorini;36.37,25.48;Greece
Handara Gate;-8.28,115.17;Indonesia
Yal-ku;20.41,-87.3;Mexico
Movie World;-27.86,153.32;Australia
Snapper Rocks;-28.16,153.55;Australia
Byron Bluesfest;-28.64,153.61;Australia
Little India Singapore;1.3,103.83;Singapore
Kawarau Bungy;-45.01,168.9;New Zealand
Oxbow Bend;43.87,-110.55;WY
St Mary Lake;48.69,-113.52;MT
Grinnell Glacier;48.75,-113.73;MT
Hidden Lake Overlook;48.69,-113.74;MT
Metolius River;44.46,-121.64;OR
Cove Palisades;44.54,-121.28;OR
Black Butte;44.39,-121.64;OR
Sahalie Falls;44.35,-122.0;OR
Amboy Crater;34.54,-115.79;CA
Kasha-Katuwe|tent rocks;35.66,-106.41;NM
Ojo Caliente;36.3,-106.05;NM
Albuquerque Balloon Fiesta;35.19,-106.6;NM
Seven Sacred Pools|oheo gulch;20.66,-156.04;HI
Krause Springs;30.48,-98.15;TX
Guadalupe River|guadalupe river state park;29.87,-98.5;TX
Whitney Plantation;30.04,-90.65;LA
Honey Island Swamp;30.3,-89.7;LA
Saint George Island;29.66,-84.87;FL
Sombrero Beach;24.69,-81.08;FL
Turtle Hospital;24.71,-81.1;FL
National Key Deer Refuge;24.68,-81.36;FL
Graveyard Fields;35.32,-82.85;NC
Black Balsam|black balsam knob;35.33,-82.87;NC
Tryon Equestrian Center;35.27,-82.13;NC
Crabtree Falls;37.84,-79.08;VA
Sunset Beach Cape May;38.94,-74.97;NJ
Lehigh Gorge;40.87,-75.74;PA
Dingmans Falls;41.23,-74.89;PA
Culinary Institute of America;41.69,-73.9;NY
Storm King;41.42,-74.06;NY
Resorts World Catskills;41.66,-74.63;NY
Montezuma Wildlife Refuge;42.97,-76.74;NY
Del Lago Casino;42.97,-76.84;NY
Adirondack Experience;43.87,-74.43;NY
Enchanted Forest Water Safari;43.71,-74.97;NY
Shelburne Museum;44.38,-73.23;VT
Isle au Haut;44.05,-68.63;ME
Faurot Field;38.94,-92.33;MO
Fort Leonard Wood;37.74,-92.13;MO
Mammoth Site;43.42,-103.48;SD
Trollfjord;68.36,14.93;Norway
Westonbirt;51.61,-2.22;United Kingdom
Bodleian Library;51.75,-1.25;United Kingdom
Jacobite Train;56.88,-5.43;United Kingdom
Balmoral;57.04,-3.23;United Kingdom
Mount Warning|wollumbin;-28.4,153.27;Australia
Lake Tekapo;-43.88,170.52;New Zealand
Doubtful Sound;-45.3,166.98;New Zealand
`;

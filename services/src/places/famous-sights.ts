/**
 * Sights that many people know, at their own points (FIND-3): other lists have them at the point of a sight or town
 * beside them, or not at all. Rows are `name|other names;latitude,longitude;where it lies`. The file is long because it
 * is a table of data.
 */
export const FAMOUS_SIGHTS = `
Pikes Peak;38.84,-105.04;CO
Sand Harbor|sand harbor beach|sand harbor state park;39.2,-119.93;NV
Lanai Hawaii|island of lanai|lanai island|lanai city;20.83,-156.92;HI
June Lake|june lake loop|june mountain;37.78,-119.08;CA
Santa's Village|santas village|santa s village nh|santas village new hampshire;44.41,-71.49;NH
Old Sturbridge Village|sturbridge village|sturbridge;42.11,-72.1;MA
Mohegan Sun|mohegan sun casino;41.49,-72.09;CT
Foxwoods|foxwoods casino|foxwoods resort;41.47,-71.96;CT
Mystic|mystic seaport|mystic aquarium|mystic connecticut|mystic ct;41.36,-71.97;CT
Ausable Chasm;44.52,-73.46;NY
Jones Beach|jones beach state park;40.6,-73.5;NY
Blue Mountain Pennsylvania|blue mountain|blue mountain resort|blue mountain ski|blue mountain ski area;40.82,-75.51;PA
Amelia Island|fernandina beach|fernandina;30.63,-81.45;FL
Marco Island;25.94,-81.72;FL
Pier Park|pier park panama city beach;30.22,-85.88;FL
Fall Creek Falls|fall creek falls state park;35.66,-85.35;TN
Hot Springs Arkansas|hot springs national park arkansas|bathhouse row;34.51,-93.05;AR
Treble Cone;-44.63,168.9;New Zealand
Skippers Canyon|shotover canyon|shotover river;-44.83,168.68;New Zealand
Warner Bros Studio Tour|warner bros studios london|harry potter studio tour|harry potter studios;51.69,-0.42;United Kingdom
Russian River|the russian river;38.5,-123;CA
Split Rock Lighthouse|split rock lighthouse minnesota;47.2,-91.37;MN
Cedar Point|cedar point amusement park;41.48,-82.68;OH
Put-in-Bay|put in bay ohio|south bass island;41.65,-82.82;OH
Katahdin|mount katahdin;45.9,-68.92;ME
Mount Snow|mount snow vermont;42.96,-72.92;VT
Attitash|attitash mountain;44.08,-71.23;NH
Bretton Woods|omni mount washington;44.26,-71.44;NH
Loon Mountain|loon mountain resort;44.04,-71.62;NH
Cannon Mountain;44.16,-71.7;NH
Wildcat Mountain;44.26,-71.24;NH
Windham Mountain;42.3,-74.26;NY
Belleayre|belleayre mountain;42.14,-74.51;NY
Mohonk Mountain House;41.77,-74.16;NY
Montauk|montauk point|montauk new york;41.04,-71.95;NY
Keuka Lake;42.5,-77.13;NY
Baseball Hall of Fame;42.69,-74.92;NY
Barnegat Lighthouse|barnegat light;39.76,-74.11;NJ
Currituck Lighthouse|currituck beach lighthouse;36.38,-75.83;NC
Carolina Beach|carolina beach nc;34.04,-77.89;NC
Kure Beach;33.99,-77.91;NC
Captiva|captiva island;26.52,-82.19;FL
Boca Grande|gasparilla island;26.75,-82.26;FL
Fort Myers Beach|estero island;26.45,-81.95;FL
Honeymoon Island|caladesi island|dunedin causeway;28.06,-82.83;FL
Sebastian Inlet;27.86,-80.45;FL
Hutchinson Island;27.3,-80.22;FL
Jupiter Florida|jupiter inlet lighthouse|jupiter beach;26.93,-80.08;FL
Vero Beach;27.64,-80.38;FL
Ponce Inlet|new smyrna beach|new smyrna;29.03,-80.92;FL
Flagler Beach|palm coast;29.47,-81.12;FL
Ginnie Springs;29.84,-82.7;FL
Rainbow Springs;29.1,-82.44;FL
Blue Spring State Park;28.95,-81.34;FL
Silver Springs Florida|silver springs;29.22,-82.05;FL
Wakulla Springs;30.23,-84.3;FL
Universal Epic Universe|epic universe;28.47,-81.45;FL
Gatorland;28.36,-81.4;FL
Silver Dollar City;36.67,-93.34;MO
Table Rock Lake;36.6,-93.31;MO
Johnson's Shut-Ins|johnsons shut ins|elephant rocks;37.54,-90.84;MO
Meramec Caverns;38.24,-91.09;MO
Fantastic Caverns;37.29,-93.31;MO
Grafton Illinois|starved rock|starved rock state park;41.32,-88.99;IL
Galena Illinois|galena;42.42,-90.43;IL
Great Wolf Lodge|great wolf lodge poconos;41.1,-75.32;PA
Knoebels;40.88,-76.5;PA
Kennywood;40.39,-79.86;PA
Presque Isle;42.16,-80.11;PA
Longwood Gardens;39.87,-75.67;PA
Valley Forge;40.1,-75.45;PA
Kings Island;39.34,-84.27;OH
Holiday World|santa claus indiana;38.12,-86.91;IN
French Lick;38.55,-86.62;IN
Brown County|brown county state park|nashville indiana;39.2,-86.25;IN
Turkey Run;39.88,-87.2;IN
Six Flags Great America;42.37,-87.94;IL
Six Flags New England;42.04,-72.61;MA
Lake Compounce;41.64,-72.92;CT
Carowinds;35.1,-80.94;SC
Six Flags Over Georgia;33.77,-84.55;GA
Stone Mountain|stone mountain park;33.81,-84.15;GA
Providence Canyon;32.07,-84.91;GA
Cloudland Canyon;34.83,-85.48;GA
Anna Ruby Falls;34.76,-83.71;GA
Lake Burton;34.8,-83.55;GA
Little River Canyon;34.4,-85.62;AL
Talladega|talladega superspeedway;33.57,-86.07;AL
Space and Rocket Center|us space and rocket center|huntsville space center;34.71,-86.65;AL
Lake Guntersville|guntersville;34.4,-86.25;AL
Lake Martin;32.75,-85.9;AL
Smith Lake|lewis smith lake;34.05,-87.15;AL
Lake Cumberland;36.93,-84.95;KY
Kentucky Lake|land between the lakes;36.85,-88.1;KY
Dale Hollow Lake;36.57,-85.4;TN
Norris Lake;36.3,-83.9;TN
Douglas Lake;35.97,-83.5;TN
Watauga Lake;36.32,-82.1;TN
Bristol Motor Speedway;36.52,-82.26;TN
Rocky Top Sports|ripken experience pigeon forge;35.79,-83.56;TN
Lake Nantahala|nantahala lake;35.2,-83.65;NC
Fontana Lake|fontana dam;35.45,-83.75;NC
Fort Bragg North Carolina|fort liberty|ft liberty;35.14,-79;NC
Tioga Pass|tioga road;37.91,-119.26;CA
Sliding Rock;35.27,-82.78;NC
Max Patch;35.8,-82.96;NC
Hanging Rock State Park;36.41,-80.27;NC
Pilot Mountain;36.34,-80.47;NC
Lake Norman;35.5,-80.93;NC
Lake Gaston;36.5,-77.9;NC
Smith Mountain Lake;37.04,-79.6;VA
Lake Anna;38.07,-77.83;VA
Natural Bridge Virginia|natural bridge va;37.63,-79.54;VA
Mount Vernon;38.71,-77.09;VA
Monticello;38.01,-78.45;VA
Wintergreen|wintergreen resort;37.93,-78.94;VA
The Homestead|omni homestead;37.99,-79.83;VA
Colonial Beach;38.25,-76.96;VA
The Greenbrier|greenbrier resort;37.79,-80.31;WV
Snowshoe|snowshoe mountain|snowshoe resort;38.41,-79.99;WV
Harpers Ferry;39.32,-77.73;WV
Seneca Rocks;38.83,-79.37;WV
Deep Creek Lake|wisp resort|deep creek maryland;39.52,-79.33;MD
Solomons Island;38.32,-76.45;MD
St Michaels Maryland|st michaels;38.79,-76.22;MD
Dewey Beach;38.69,-75.08;DE
Bethany Beach;38.54,-75.06;DE
Fenwick Island;38.46,-75.05;DE
Letchworth|letchworth state park;42.57,-78.05;NY
Alexandria Bay|thousand islands ny;44.34,-75.92;NY
Lake Champlain;44.53,-73.33;VT
Lake Willoughby;44.75,-72.06;VT
Lake Memphremagog|newport vermont;44.94,-72.21;VT
Burke Mountain;44.59,-71.9;VT
Bolton Valley;44.42,-72.85;VT
Lake Sunapee|mount sunapee;43.38,-72.05;NH
Newfound Lake;43.65,-71.77;NH
Squam Lake;43.76,-71.53;NH
Hampton Beach;42.91,-70.81;NH
Rangeley|rangeley lake|saddleback mountain maine;44.97,-70.64;ME
Old Orchard Beach;43.52,-70.37;ME
Pemaquid Point|pemaquid lighthouse;43.84,-69.51;ME
Monhegan|monhegan island;43.76,-69.32;ME
Penobscot Bay;44.2,-68.95;ME
Block Island|block island rhode island;41.17,-71.58;RI
Narragansett|narragansett beach|point judith;41.43,-71.45;RI
Watch Hill|misquamicut|misquamicut beach;41.31,-71.84;RI
Horseneck Beach;41.5,-71.04;MA
Crane Beach|ipswich massachusetts;42.68,-70.77;MA
Rockport Massachusetts|rockport ma|gloucester massachusetts;42.66,-70.62;MA
Plum Island;42.8,-70.81;MA
Jiminy Peak;42.55,-73.29;MA
Wachusett;42.49,-71.89;MA
Lake Geneva Wisconsin|lake geneva wi;42.59,-88.43;WI
Devils Lake Wisconsin|devils lake state park;43.42,-89.73;WI
Minocqua|lake minocqua|eagle river wisconsin;45.87,-89.71;WI
Madeline Island|bayfield;46.78,-90.79;WI
Saugatuck|saugatuck michigan|oval beach;42.66,-86.2;MI
Silver Lake Sand Dunes|silver lake michigan;43.66,-86.5;MI
Ludington|ludington state park;43.96,-86.45;MI
Frankfort Michigan|point betsie|betsie bay;44.63,-86.23;MI
Drummond Island;46,-83.65;MI
Houghton Lake;44.32,-84.76;MI
Higgins Lake;44.47,-84.7;MI
Lake St Clair;42.45,-82.7;MI
Grand Marais Minnesota|lutsen|lutsen mountains;47.67,-90.7;MN
Lake Vermilion;47.87,-92.4;MN
Lake of the Woods;48.9,-94.9;MN
Otter Tail Lake|ottertail lake;46.4,-95.65;MN
Lake Minnetonka;44.93,-93.57;MN
Lake Okoboji|okoboji|arnolds park;43.37,-95.13;IA
Lake McConaughy;41.25,-101.8;NE
Lake Texoma;33.85,-96.7;TX
Lake Conroe;30.4,-95.6;TX
Lake Fork;32.85,-95.55;TX
Possum Kingdom Lake|possum kingdom;32.87,-98.5;TX
Lake Buchanan;30.8,-98.42;TX
Caddo Lake;32.7,-94.1;TX
Palo Duro Canyon;34.94,-101.66;TX
Cadillac Ranch;35.19,-101.99;TX
Guadalupe River State Park;29.87,-98.5;TX
Lost Maples;29.81,-99.57;TX
South Padre|south padre island texas;26.11,-97.17;TX
Surfside Beach Texas|surfside texas|freeport texas;28.95,-95.28;TX
Grand Lake Oklahoma|grand lake o the cherokees|grand lake ok;36.6,-94.85;OK
Turner Falls;34.43,-97.15;OK
Lake Murray Oklahoma|lake murray ok;34.08,-97.09;OK
Lake Eufaula|eufaula oklahoma;35.29,-95.5;OK
Lake Tenkiller|tenkiller;35.65,-94.98;OK
Wichita Mountains;34.75,-98.7;OK
Greers Ferry Lake|greers ferry|heber springs;35.53,-92.05;AR
Buffalo National River|buffalo river arkansas|buffalo river;36,-92.9;AR
Beaver Lake Arkansas|beaver lake;36.35,-93.95;AR
Norfork Lake|bull shoals|bull shoals lake|mountain home arkansas;36.38,-92.5;AR
Petit Jean;35.12,-92.93;AR
Crater of Diamonds;34.03,-93.67;AR
Natchez|natchez trace;31.56,-91.4;MS
Bay St Louis|pass christian|waveland;30.31,-89.33;MS
Grand Isle|grand isle louisiana;29.23,-90;LA
Avery Island;29.91,-91.9;LA
Toledo Bend;31.5,-93.7;LA
St Francisville;30.78,-91.38;LA
White Sands|white sands national park;32.78,-106.17;NM
Ruidoso|ski apache;33.33,-105.67;NM
Carlsbad|carlsbad new mexico;32.42,-104.23;NM
Elephant Butte;33.15,-107.19;NM
Gila Cliff Dwellings|gila national forest|silver city;33.23,-108.27;NM
Red River New Mexico|red river ski;36.71,-105.41;NM
Chama|cumbres and toltec;36.9,-106.58;NM
Pagosa Springs;37.27,-107.01;CO
Crested Butte|mount crested butte;38.87,-106.98;CO
Grand Lake Colorado|grand lake;40.25,-105.82;CO
Granby Colorado|lake granby|ski granby ranch|granby ranch;40.15,-105.87;CO
Leadville|mount elbert;39.25,-106.29;CO
Buena Vista Colorado|mount princeton hot springs|buena vista co;38.84,-106.13;CO
Glenwood Hot Springs|glenwood springs|iron mountain hot springs;39.55,-107.32;CO
Powderhorn|grand mesa;39.06,-108;CO
Bear Lake|garden city utah|bear lake idaho;41.95,-111.35;UT
Flaming Gorge;40.92,-109.42;UT
Brian Head|brian head resort|cedar breaks;37.69,-112.84;UT
Powder Mountain;41.38,-111.78;UT
Snowbird;40.58,-111.66;UT
Alta|alta ski area;40.59,-111.64;UT
Solitude|solitude mountain;40.62,-111.59;UT
Lake Pleasant Arizona|lake pleasant az;33.87,-112.28;AZ
Prescott|prescott arizona|watson lake;34.54,-112.47;AZ
Kartchner Caverns;31.84,-110.35;AZ
Tombstone;31.71,-110.07;AZ
Bisbee;31.45,-109.93;AZ
Mount Lemmon;32.44,-110.79;AZ
Lake Havasu|lake havasu city|london bridge arizona;34.48,-114.32;AZ
Arizona Snowbowl|snowbowl;35.33,-111.71;AZ
Oak Creek Canyon;34.98,-111.75;AZ
Mount Charleston|lee canyon;36.27,-115.64;NV
Virginia City Nevada|virginia city;39.31,-119.65;NV
Pyramid Lake;40.05,-119.58;NV
Laughlin;35.17,-114.57;NV
Diamond Peak;39.25,-119.92;NV
Boreal|boreal mountain;39.34,-120.35;CA
Snow Summit;34.23,-116.89;CA
Bass Lake|bass lake california;37.32,-119.56;CA
Lassen;40.49,-121.5;CA
Lake Almanor;40.25,-121.15;CA
Lake Oroville;39.54,-121.48;CA
Lake Isabella|kernville|kern river;35.7,-118.43;CA
Lake Nacimiento;35.75,-120.95;CA
Pismo Beach|avila beach;35.14,-120.64;CA
Morro Bay|cambria california;35.37,-120.85;CA
Solvang|santa ynez valley;34.6,-120.14;CA
Paso Robles;35.63,-120.69;CA
Temecula|temecula wine country;33.49,-117.15;CA
Huntington Beach California|huntington beach ca;33.66,-118;CA
Newport Beach|balboa island;33.61,-117.93;CA
Malibu|zuma beach;34.03,-118.78;CA
Half Moon Bay|mavericks;37.46,-122.43;CA
Stinson Beach|bolinas;37.9,-122.64;CA
Dillon Beach;38.25,-122.96;CA
Sea Ranch|the sea ranch|gualala;38.72,-123.45;CA
Clear Lake California|clearlake;39.03,-122.8;CA
Universal Studios Hollywood;34.14,-118.35;CA
Hollywood Sign|griffith observatory;34.13,-118.32;CA
Legoland California|legoland carlsbad;33.13,-117.31;CA
Knotts Berry Farm|knott s berry farm;33.84,-118;CA
Joseph Oregon|wallowa lake;45.33,-117.21;OR
Seaside Oregon|gearhart;45.99,-123.92;OR
Manzanita|nehalem bay;45.72,-123.94;OR
Bandon|bandon dunes;43.12,-124.41;OR
Brookings Oregon|samuel boardman;42.1,-124.33;OR
Hoodoo|hoodoo ski area;44.41,-121.87;OR
Long Beach Washington|long beach peninsula|cape disappointment;46.35,-124.05;WA
Ocean Shores;46.97,-124.16;WA
Kalaloch|ruby beach washington;47.61,-124.37;WA
Whidbey Island;48.1,-122.58;WA
Lopez Island;48.48,-122.9;WA
Winthrop Washington|methow valley|winthrop wa;48.48,-120.19;WA
White Pass Washington|white pass ski;46.64,-121.39;WA
Lake Cle Elum|suncadia|roslyn washington;47.2,-121.05;WA
Walla Walla;46.06,-118.34;WA
McCall|payette lake idaho|brundage mountain;44.91,-116.1;ID
Priest Lake;48.6,-116.88;ID
Redfish Lake;44.12,-114.93;ID
Lava Hot Springs;42.62,-112.01;ID
Craters of the Moon;43.42,-113.52;ID
Red Lodge|beartooth highway;45.19,-109.25;MT
Georgetown Lake;46.18,-113.28;MT
Seeley Lake;47.18,-113.48;MT
Flathead Lake;47.9,-114.1;MT
Cody Wyoming|cody|buffalo bill center;44.53,-109.06;WY
Thermopolis|hot springs state park wyoming;43.65,-108.2;WY
Denali|mount mckinley;63.07,-151;AK
Diamond Head;21.26,-157.81;HI
Pearl Harbor|uss arizona memorial;21.36,-157.95;HI
North Shore Oahu|waimea bay|pipeline oahu|haleiwa;21.64,-158.06;HI
Kona|kailua kona;19.64,-155.99;HI
Hilo;19.72,-155.08;HI
Wailua Falls;22.03,-159.38;HI
Jasper|jasper national park;52.87,-118.08;AB, Canada
Tofino|long beach tofino|ucluelet;49.15,-125.9;BC, Canada
Sun Peaks;50.88,-119.89;BC, Canada
Big White;49.72,-118.93;BC, Canada
Mont Tremblant|tremblant;46.21,-74.58;QC, Canada
Old Quebec|quebec city;46.81,-71.21;QC, Canada
Cabot Trail|cape breton;46.7,-60.8;NS, Canada
Bacalar;18.68,-88.39;Mexico
Holbox|isla holbox;21.52,-87.38;Mexico
Puerto Morelos;20.85,-86.88;Mexico
Isla Mujeres;21.23,-86.73;Mexico
Xcaret|xcaret park;20.58,-87.12;Mexico
Palais des Papes;43.95,4.81;France
Luberon;43.82,5.3;France
Cannes;43.55,7.02;France
Calanques;43.21,5.45;France
Mont Saint Michel|mont st michel;48.64,-1.51;France
Versailles;48.8,2.12;France
Lucca;43.84,10.5;Italy
Elba|island of elba|isola d elba;42.77,10.27;Italy
Assisi|perugia;43.07,12.62;Italy
Portofino;44.3,9.21;Italy
Lake Lugano|lago di lugano;46,9;Switzerland
Evora;38.57,-7.91;Portugal
Madeira;32.76,-16.96;Portugal
Azores|acores;37.78,-25.5;Portugal
Sao Miguel Azores|sao miguel island;37.78,-25.5;Portugal
Loch Lomond;56.1,-4.6;United Kingdom
Isle of Mull|mull;56.45,-6;United Kingdom
Oban;56.42,-5.47;United Kingdom
Hadrian's Wall|hadrians wall;55.02,-2.3;United Kingdom
Geiranger|geirangerfjord;62.1,7.2;Norway
Abel Tasman;-40.9,173;New Zealand
Rotorua;-38.14,176.25;New Zealand
Te Anau;-45.41,167.72;New Zealand
Doubtful Sound;-45.3,166.97;New Zealand
Noosa;-26.39,153.09;Australia
Fraser Island|kgari;-25.2,153.1;Australia
Whitsundays;-20.3,148.9;Australia
Canggu;-8.65,115.14;Indonesia
Seminyak;-8.69,115.17;Indonesia
Borobudur;-7.61,110.2;Indonesia
Komodo|komodo island|labuan bajo;-8.55,119.49;Indonesia
`;

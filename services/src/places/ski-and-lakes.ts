/**
 * Ski areas, lakes, and protected land that guests name (FIND-3), as whole lists. Rows are
 * `name|other names;latitude,longitude;where it lies`, good to a few miles for large lakes and forests. The file is
 * long because it is a table of data.
 */
export const MORE_SKI_AREAS = `
Alta Ski Area|alta utah|alta ski|alta ski resort;40.59,-111.64;UT
Solitude Mountain|solitude mountain resort|solitude ski|solitude utah;40.62,-111.59;UT
Powder Mountain;41.38,-111.78;UT
Nordic Valley;41.31,-111.86;UT
Beaver Mountain;41.97,-111.54;UT
Eagle Point Utah;38.32,-112.38;UT
Woodward Park City;40.75,-111.58;UT
Soldier Hollow;40.48,-111.49;UT
A-Basin|a basin|abasin;39.64,-105.87;CO
Winter Park Resort|mary jane;39.89,-105.76;CO
Steamboat Springs|steamboat ski resort;40.46,-106.81;CO
Ski Cooper;39.36,-106.3;CO
Granby Ranch;40.05,-105.91;CO
Buttermilk|buttermilk mountain;39.2,-106.86;CO
Aspen Mountain|aspen snowmass;39.18,-106.82;CO
Hesperus;37.3,-108.06;CO
Silverton Mountain|silverton colorado;37.88,-107.67;CO
Howelsen Hill;40.48,-106.84;CO
Echo Mountain;39.68,-105.52;CO
Frisco Adventure Park|frisco nordic center;39.57,-106.08;CO
Vail Mountain|vail back bowls;39.6,-106.36;CO
Ski Santa Fe|santa fe ski basin;35.8,-105.8;NM
Red River New Mexico|red river ski area;36.71,-105.41;NM
Sipapu;36.15,-105.55;NM
Pajarito Mountain;35.89,-106.39;NM
Sandia Peak;35.21,-106.41;NM
Ski Apache;33.4,-105.79;NM
Arizona Snowbowl|snowbowl flagstaff|snowbowl;35.33,-111.71;AZ
Lee Canyon;36.3,-115.68;NV
Diamond Peak;39.25,-119.92;NV
Mt Rose Ski Tahoe|mt rose|mount rose ski;39.31,-119.89;NV
Homewood|homewood mountain resort;39.08,-120.17;CA
Boreal Mountain|boreal ski;39.34,-120.35;CA
Soda Springs|royal gorge cross country;39.32,-120.38;CA
Tahoe Donner|tahoe donner ski;39.35,-120.26;CA
Granlibakken;39.15,-120.16;CA
Squaw Valley|squaw|olympic valley;39.2,-120.24;CA
Dodge Ridge;38.19,-119.96;CA
June Mountain|june lake;37.77,-119.09;CA
Badger Pass;37.66,-119.66;CA
Snow Valley|mountain high;34.22,-117.04;CA
Snow Summit|bear mountain;34.23,-116.89;CA
Mt Baldy;34.24,-117.65;CA
Mount Shasta Ski Park;41.32,-122.2;CA
Mount Ashland;42.08,-122.72;OR
Timberline|timberline lodge|mount hood|mt hood|mount hood skibowl;45.33,-121.71;OR
Anthony Lakes;44.96,-118.23;OR
Mount Bachelor Ski|mt bachelor ski|mount bachelor ski resort;43.98,-121.69;OR
White Pass;46.64,-121.39;WA
Crystal Mountain|crystal mountain wa;46.94,-121.47;WA
Stevens Pass Ski|stevens pass ski resort;47.75,-121.09;WA
Leavenworth Ski Hill;47.61,-120.67;WA
Summit at Snoqualmie;47.42,-121.41;WA
Mt Spokane;47.92,-117.1;WA
Mt Baker Ski Area|mt baker;48.86,-121.67;WA
Bogus Basin;43.76,-116.1;ID
Brundage;45.0,-116.16;ID
Tamarack;44.67,-116.12;ID
Kelly Canyon;43.65,-111.63;ID
Silver Mountain;47.5,-116.12;ID
Big Sky Resort;45.28,-111.4;MT
Red Lodge;45.19,-109.33;MT
Lost Trail;45.69,-113.95;MT
Discovery Ski Area;46.25,-113.24;MT
Montana Snowbowl;47.01,-114.0;MT
Jackson Hole Mountain Resort|jackson hole ski|jhmr|corbets couloir;43.59,-110.85;WY
Grand Targhee Resort|targhee;43.79,-110.96;WY
Hogadon;42.74,-106.34;WY
Deer Mountain|deer mountain south dakota;44.32,-103.83;SD
Mount Bohemia;47.39,-88.01;MI
Boyne Highlands|highlands at harbor springs;45.47,-84.91;MI
Nubs Nob;45.47,-84.9;MI
Shanty Creek|schuss mountain;44.92,-85.2;MI
Caberfae;44.25,-85.72;MI
Sugar Loaf Michigan|the homestead glen arbor;44.91,-85.9;MI
Granite Peak;44.93,-89.68;WI
Devils Head;43.42,-89.63;WI
Spirit Mountain;46.72,-92.22;MN
Giants Ridge;47.57,-92.31;MN
Mount Ski Gull|ski gull;46.42,-94.35;MN
Afton Alps;44.86,-92.79;MN
Hidden Valley Missouri|snow creek;38.53,-90.68;MO
Killington Resort|pico mountain;43.63,-72.8;VT
Mad River Glen;44.2,-72.92;VT
Smuggs|smugglers notch resort;44.59,-72.79;VT
Stowe Mountain Resort|spruce peak;44.53,-72.78;VT
Trapp Family Lodge|von trapp|von trapp lodge|trapp family;44.46,-72.74;VT
Mount Snow;42.96,-72.92;VT
Bromley;43.21,-72.94;VT
Magic Mountain Vermont;43.2,-72.77;VT
Suicide Six|saskadena six;43.67,-72.54;VT
Bretton Woods|mount washington hotel;44.26,-71.46;NH
Cannon Mountain|cannon ski;44.16,-71.7;NH
Loon|loon mountain resort;44.04,-71.62;NH
Attitash|attitash mountain;44.08,-71.23;NH
Wildcat Mountain|wildcat nh;44.26,-71.24;NH
Black Mountain New Hampshire|black mountain nh|jackson new hampshire;44.17,-71.16;NH
King Pine|purity spring;43.87,-71.09;NH
Gunstock;43.54,-71.37;NH
Ragged Mountain;43.5,-71.84;NH
Tenney Mountain;43.74,-71.78;NH
Mount Sunapee;43.33,-72.08;NH
Saddleback Maine|saddleback mountain;44.94,-70.5;ME
Shawnee Peak|pleasant mountain;44.06,-70.82;ME
Black Mountain of Maine;44.57,-70.6;ME
Jiminy Peak;42.56,-73.29;MA
Wachusett;42.5,-71.89;MA
Mohawk Mountain;41.85,-73.31;CT
Hunter Mountain Resort|hunter mountain ski resort;42.2,-74.23;NY
Windham Mountain|windham ski;42.29,-74.26;NY
Belleayre;42.13,-74.51;NY
Plattekill;42.29,-74.65;NY
Holiday Mountain;41.63,-74.61;NY
West Mountain;43.29,-73.73;NY
Greek Peak;42.5,-76.15;NY
Bristol Mountain;42.75,-77.4;NY
Holiday Valley|ellicottville;42.26,-78.67;NY
Song Mountain|labrador mountain;42.77,-76.16;NY
Titus Mountain;44.77,-74.23;NY
McCauley Mountain;43.69,-74.96;NY
Oak Mountain New York|oak mountain speculator;43.52,-74.36;NY
Big Tupper;44.19,-74.48;NY
Whiteface|whiteface ski;44.37,-73.9;NY
Blue Mountain Resort|blue mountain pa;40.82,-75.51;PA
Shawnee Mountain;41.04,-75.08;PA
Jack Frost Big Boulder|big boulder;41.05,-75.6;PA
Elk Mountain Pennsylvania|elk mountain ski;41.72,-75.56;PA
Montage Mountain;41.35,-75.66;PA
Bear Creek Mountain;40.48,-75.62;PA
Seven Springs;40.02,-79.3;PA
Mountain Creek;41.19,-74.51;NJ
Wisp|wisp resort;39.56,-79.36;MD
Bryce Resort Ski;38.82,-78.77;VA
Homestead Virginia|the omni homestead;38.0,-79.83;VA
Canaan Valley|timberline west virginia;39.03,-79.45;WV
Winterplace;37.59,-81.12;WV
Cataloochee|cataloochee ski;35.56,-83.09;NC
Sugar Mountain|sugar mountain ski|sugar mountain north carolina;36.13,-81.86;NC
Beech Mountain|beech mountain ski;36.2,-81.88;NC
Appalachian Ski Mountain|app ski mtn;36.17,-81.66;NC
Wolf Ridge;35.95,-82.5;NC
Ober Gatlinburg|ober|gatlinburg ski;35.7,-83.56;TN
Cypress Mountain|grouse mountain;49.38,-123.1;BC
Sun Peaks;50.88,-119.89;BC
Big White;49.72,-118.93;BC
Fernie;49.46,-115.09;BC
Kicking Horse;51.3,-117.05;BC
Lake Louise|sunshine village;51.42,-116.18;AB
Blue Mountain Ontario;44.5,-80.31;ON
The Remarkables|remarkables ski;-45.05,168.81;NZ
Treble Cone;-44.63,168.9;NZ
Glencoe Mountain;56.63,-4.83;UK
Nevis Range;56.85,-4.99;UK
The Lecht|glenshee;57.2,-3.25;UK
`;
export const LAKES = `
Lake Okeechobee;26.95,-80.8;FL
Lake Pontchartrain;30.2,-90.1;LA
Lake Conroe;30.42,-95.6;TX
Lake Livingston;30.7,-95.1;TX
Lake Marble Falls;30.57,-98.27;TX
Lake Austin;30.35,-97.85;TX
Lake Whitney;31.95,-97.4;TX
Lake Fork;32.85,-95.55;TX
Possum Kingdom Lake;32.87,-98.45;TX
Caddo Lake;32.71,-94.1;TX
Medina Lake;29.56,-98.95;TX
Broken Bow Lake|hochatown;34.17,-94.7;OK
Lake Eufaula;35.3,-95.4;OK
Pine Creek Lake;34.15,-95.1;OK
Lake Ouachita|lake hamilton;34.55,-93.3;AR
Beaver Lake;36.35,-93.95;AR
Bull Shoals Lake;36.4,-92.7;AR
De Gray Lake|degray lake;34.22,-93.15;AR
Table Rock Lake;36.6,-93.4;MO
Truman Lake;38.25,-93.4;MO
Kentucky Lake;36.6,-88.1;KY
Dale Hollow Lake;36.55,-85.4;TN
Center Hill Lake;36.1,-85.8;TN
Cherokee Lake;36.25,-83.4;TN
Fontana Lake|fontana dam;35.44,-83.7;NC
Lake Junaluska;35.53,-82.97;NC
Lake Toxaway;35.13,-82.94;NC
Lake Glenville;35.18,-83.15;NC
Lake James;35.75,-81.9;NC
Lake Santeetlah;35.36,-83.86;NC
Lake Chatuge;35.0,-83.78;GA
Lake Rabun|lake burton;34.78,-83.45;GA
Lake Blue Ridge;34.86,-84.27;GA
Lake Oconee;33.4,-83.25;GA
Lake Hartwell;34.45,-82.85;SC
Lake Keowee|lake jocassee;34.85,-82.93;SC
Lake Marion|lake moultrie|santee cooper;33.45,-80.3;SC
Lake Wateree;34.4,-80.75;SC
Lake Gaston;36.55,-77.95;NC
Kerr Lake;36.6,-78.4;VA
Lake Arrowhead Luray;38.64,-78.47;VA
Lake Frederick;39.04,-78.16;VA
Raystown Lake;40.38,-78.0;PA
Lake Hopatcong;40.95,-74.64;NJ
Greenwood Lake;41.2,-74.32;NY
Keuka Lake;42.5,-77.13;NY
Honeoye Lake|conesus lake;42.75,-77.51;NY
Owasco Lake;42.84,-76.52;NY
Otisco Lake;42.86,-76.29;NY
Oneida Lake;43.2,-75.9;NY
Otsego Lake;42.76,-74.9;NY
Schroon Lake;43.81,-73.77;NY
Great Sacandaga Lake|sacandaga lake;43.2,-74.1;NY
Tupper Lake New York;44.22,-74.46;NY
Fourth Lake|fulton chain;43.75,-74.87;NY
Long Lake New York;43.97,-74.42;NY
Raquette Lake;43.83,-74.65;NY
Blue Mountain Lake;43.86,-74.43;NY
Indian Lake;43.78,-74.27;NY
Chautauqua Lake;42.18,-79.43;NY
Candlewood Lake;41.49,-73.45;CT
Lake Willoughby;44.74,-72.06;VT
Lake Bomoseen;43.64,-73.22;VT
Waterbury Reservoir;44.4,-72.76;VT
Lake Elmore;44.54,-72.53;VT
Lake Memphremagog;45.05,-72.25;VT
Conway Lake;43.96,-71.06;NH
Ossipee Lake;43.79,-71.15;NH
Newfound Lake;43.66,-71.77;NH
Long Lake Maine;44.03,-70.66;ME
Rangeley|rangeley lake;44.95,-70.66;ME
Eagle Lake Maine|somes sound;44.36,-68.25;ME
Lake Saint Clair|lake st clair;42.45,-82.7;MI
Houghton Lake;44.35,-84.75;MI
Higgins Lake;44.46,-84.71;MI
Elk Lake|elk lake michigan;44.86,-85.39;MI
Glen Lake|glen arbor;44.87,-85.98;MI
Lake Leelanau;44.97,-85.71;MI
Walloon Lake;45.28,-85.0;MI
Burt Lake|mullett lake;45.47,-84.66;MI
Crystal Lake Michigan;44.66,-86.16;MI
Long Lake Traverse City;44.71,-85.73;MI
Sturgeon Bay Canal;44.79,-87.31;WI
Kangaroo Lake|clark lake;45.03,-87.16;WI
Minocqua|lake minocqua;45.87,-89.71;WI
Lake Delton;43.6,-89.79;WI
Devils Lake Wisconsin;43.42,-89.73;WI
Lake Mendota;43.1,-89.42;WI
Cross Lake|crosslake;46.66,-94.11;MN
Lake Minnetonka;44.93,-93.6;MN
Lake Hubert;46.5,-94.27;MN
Pelican Lake Minnesota;46.57,-94.17;MN
Rainy Lake;48.6,-93.1;MN
Lake of the Woods;49.25,-94.8;MN
Okoboji|lake okoboji;43.38,-95.13;IA
Lake McConaughy;41.24,-101.8;NE
Pactola Lake|pactola;44.07,-103.49;SD
Sheridan Lake;43.98,-103.47;SD
Angostura Reservoir;43.34,-103.43;SD
Deerfield Lake;44.02,-103.78;SD
Whitefish Lake;48.44,-114.38;MT
Swan Lake;47.95,-113.86;MT
Georgetown Lake;46.18,-113.28;MT
Jackson Lake;43.87,-110.67;WY
Yellowstone Lake;44.45,-110.37;WY
Fremont Lake;42.94,-109.79;WY
Flaming Gorge;41.1,-109.5;WY
Lake Pend Oreille|sandpoint;48.17,-116.4;ID
Priest Lake;48.57,-116.9;ID
Payette Lake|mccall idaho;44.95,-116.09;ID
Redfish Lake;44.12,-114.92;ID
Palisades Reservoir;43.25,-111.12;ID
Deer Creek Reservoir;40.43,-111.5;UT
Strawberry Reservoir;40.17,-111.14;UT
Utah Lake;40.2,-111.8;UT
Rockport Reservoir|echo reservoir;40.78,-111.4;UT
Green Mountain Reservoir;39.85,-106.27;CO
Dillon Reservoir;39.61,-106.05;CO
Ruedi Reservoir;39.37,-106.8;CO
Turquoise Lake|twin lakes colorado;39.26,-106.37;CO
Blue Mesa Reservoir;38.47,-107.2;CO
Ridgway Reservoir|ridgway colorado;38.22,-107.74;CO
Trout Lake Telluride;37.83,-107.88;CO
Vallecito Lake;37.4,-107.55;CO
Horsetooth Reservoir;40.55,-105.16;CO
Heron Lake|abiquiu lake;36.3,-106.45;NM
Cochiti Lake;35.63,-106.33;NM
Elephant Butte;33.2,-107.2;NM
Eagle Nest Lake;36.54,-105.25;NM
Lake Pleasant;33.88,-112.27;AZ
Roosevelt Lake Arizona;33.67,-111.1;AZ
Pyramid Lake;40.05,-119.55;NV
Topaz Lake;38.69,-119.53;NV
Spooner Lake;39.1,-119.91;NV
Stampede Reservoir|prosser reservoir|boca reservoir;39.47,-120.12;CA
Lake Berryessa;38.57,-122.22;CA
Lake Sonoma;38.72,-123.01;CA
Folsom Lake;38.74,-121.1;CA
Bass Lake;37.31,-119.55;CA
Shaver Lake|huntington lake;37.11,-119.32;CA
Lake Nacimiento;35.74,-120.95;CA
Lake Cahuilla;33.63,-116.27;CA
Silverwood Lake;34.29,-117.32;CA
Lake Elsinore;33.66,-117.35;CA
Trinity Lake;40.83,-122.75;CA
Lake Oroville;39.58,-121.45;CA
Caples Lake|silver lake california;38.71,-120.05;CA
Gold Lake|gold lakes basin;39.67,-120.66;CA
Lake Billy Chinook;44.57,-121.27;OR
Suttle Lake;44.42,-121.74;OR
Cultus Lake|elk lake oregon|cascade lakes;43.98,-121.81;OR
Paulina Lake|newberry crater;43.71,-121.27;OR
Detroit Lake;44.71,-122.17;OR
Odell Lake;43.57,-122.0;OR
Devils Lake Oregon;44.98,-124.0;OR
Lake Quinault|hoh rainforest;47.6,-123.85;WA
Lake Crescent|port angeles;48.06,-123.8;WA
Lake Cushman;47.46,-123.25;WA
Lake Roosevelt;48.2,-118.3;WA
Fish Lake Leavenworth;47.83,-120.71;WA
Lake Stevens;48.0,-122.07;WA
Lake Whatcom;48.71,-122.33;WA
Baker Lake;48.71,-121.63;WA
Moses Lake;47.1,-119.3;WA
Lillooet Lake;50.25,-122.5;BC
Alta Lake|green lake whistler;50.12,-122.98;BC
Lake Okanagan|okanagan lake|kelowna;49.89,-119.5;BC
Moraine Lake;51.32,-116.19;AB
Lago di Lecco|lecco;45.86,9.39;Italy
Lake Iseo;45.72,10.07;Italy
Lake Trasimeno;43.13,12.1;Italy
Loch Lochy|loch oich;56.96,-4.93;UK
Loch Morlich|loch insh;57.16,-3.7;UK
Loch Garten;57.24,-3.69;UK
Loch Awe;56.28,-5.25;UK
Lake Hayes;-44.98,168.81;NZ
Lake Hawea;-44.5,169.28;NZ
Lake Dunstan;-44.95,169.23;NZ
Lake Tekapo;-43.89,170.52;NZ
Lac de Sainte-Croix|lac de sainte croix;43.77,6.19;France
`;
export const PROTECTED_LAND = `
Gates of the Arctic;67.78,-153.3;AK
Katmai;58.5,-155.0;AK
Lake Clark;60.97,-153.42;AK
Kobuk Valley;67.55,-159.28;AK
Wrangell Saint Elias|wrangell st elias;61.0,-142.0;AK
National Park of American Samoa;-14.25,-170.68;AS
Virgin Islands National Park;18.33,-64.73;VI
White River National Forest;39.55,-106.5;CO
San Juan National Forest;37.6,-107.9;CO
Colorado National Monument;39.06,-108.69;CO
Florissant Fossil Beds;38.92,-105.27;CO
Dinosaur National Monument;40.5,-108.9;CO
Pisgah National Forest;35.4,-82.7;NC
Nantahala National Forest;35.25,-83.55;NC
Cherokee National Forest;35.9,-82.9;TN
Chattahoochee National Forest;34.75,-83.9;GA
George Washington National Forest;38.5,-79.1;VA
Monongahela National Forest;38.6,-79.9;WV
Green Mountain National Forest;43.9,-72.95;VT
White Mountain National Forest;44.1,-71.4;NH
Ocala National Forest;29.17,-81.8;FL
Apalachicola National Forest;30.2,-84.7;FL
Gulf Islands National Seashore;30.36,-87.0;FL
Canaveral National Seashore;28.77,-80.77;FL
Big Cypress;25.86,-81.03;FL
Cape Lookout|cape lookout national seashore;34.62,-76.54;NC
Cape Cod National Seashore|marconi beach|coast guard beach;41.84,-69.97;MA
Fire Island National Seashore;40.65,-73.1;NY
Padre Island National Seashore;27.47,-97.28;TX
Point Reyes Seashore;38.07,-122.88;CA
Pictured Rocks National Lakeshore;46.55,-86.35;MI
Apostle Islands|apostle islands national lakeshore;46.97,-90.66;WI
Newport State Park|potawatomi state park;45.24,-86.99;WI
Bandelier National Monument;35.78,-106.27;NM
Rio Grande del Norte|rio grande gorge|rio grande gorge bridge;36.48,-105.73;NM
Pecos National Historical Park;35.55,-105.69;NM
Valles Caldera;35.9,-106.53;NM
Chiricahua;32.01,-109.36;AZ
Sunset Crater|wupatki;35.36,-111.5;AZ
Walnut Canyon;35.17,-111.51;AZ
Tuzigoot;34.77,-112.03;AZ
Jerome Arizona;34.75,-112.11;AZ
Red Rock State Park|red rock crossing;34.81,-111.83;AZ
Coconino National Forest;35.0,-111.5;AZ
Bears Ears;37.63,-109.86;UT
Natural Bridges National Monument;37.6,-110.0;UT
Cedar Breaks;37.64,-112.85;UT
Mojave National Preserve;35.01,-115.47;CA
Mount San Jacinto State Park;33.81,-116.64;CA
Los Padres National Forest;36.2,-121.5;CA
Big Basin|henry cowell redwoods;37.17,-122.22;CA
Mendocino National Forest;39.6,-122.9;CA
Humboldt Redwoods;40.31,-123.99;CA
Calaveras Big Trees;38.28,-120.31;CA
Tahoe National Forest|el dorado national forest;39.4,-120.5;CA
Inyo National Forest;37.9,-118.9;CA
Deschutes National Forest;43.8,-121.6;OR
Siuslaw National Forest;44.4,-123.8;OR
Ecola State Park;45.92,-123.97;OR
Okanogan Wenatchee National Forest|wenatchee national forest|the enchantments;47.53,-120.8;WA
San Juan Island National Historical Park;48.46,-123.02;WA
Mount Saint Helens National Monument;46.2,-122.19;WA
Bridger Teton National Forest;43.5,-110.3;WY
Caribou Targhee National Forest;43.8,-111.3;ID
Craters of the Moon;43.42,-113.52;ID
Flathead National Forest;48.2,-113.9;MT
National Bison Range;47.33,-114.23;MT
Little Bighorn;45.57,-107.43;MT
Badlands Wall;43.86,-102.34;SD
Jewel Cave;43.73,-103.83;SD
Bear Butte;44.48,-103.43;SD
Needles Highway|black elk peak|custer wildlife loop;43.84,-103.54;SD
Black Hills National Forest;44.0,-103.7;SD
Chippewa National Forest;47.3,-94.2;MN
Superior National Forest;47.8,-91.5;MN
Mark Twain National Forest;37.8,-91.5;MO
Meramec Caverns;38.24,-91.09;MO
Ozark National Scenic Riverways;37.2,-91.3;MO
Talimena Drive|talimena scenic drive;34.7,-94.6;OK
Kiamichi Mountains;34.6,-94.7;OK
Big Thicket;30.5,-94.4;TX
Lost Maples;29.81,-99.57;TX
Blanco State Park;30.09,-98.42;TX
Galveston Island State Park;29.2,-94.95;TX
Goose Island State Park;28.13,-96.98;TX
Jean Lafitte|barataria preserve;29.78,-90.11;LA
Avery Island;29.9,-91.9;LA
Francis Marion National Forest;33.1,-79.7;SC
Cypress Gardens;33.05,-79.95;SC
Myrtle Beach State Park;33.65,-78.93;SC
Okefenokee|okefenokee swamp;30.73,-82.13;GA
Fort Pulaski;32.03,-80.89;GA
Skidaway Island;31.95,-81.05;GA
Little Talbot Island;30.45,-81.41;FL
Wakulla Springs;30.23,-84.3;FL
Topsail Hill|topsail hill preserve;30.37,-86.27;FL
Saint Andrews State Park|st andrews state park;30.13,-85.74;FL
Curry Hammock|long key state park;24.74,-80.98;FL
Looe Key|sombrero reef|molasses reef;24.55,-81.41;FL
Crystal River Florida|weeki wachee;28.9,-82.59;FL
Antietam;39.47,-77.74;MD
Shenandoah Caverns|endless caverns|grand caverns;38.71,-78.67;VA
Monticello;38.01,-78.45;VA
Manassas;38.81,-77.52;VA
Dolly Sods|seneca rocks|spruce knob;39.0,-79.35;WV
Catskill Park|catskill mountains|slide mountain;42.0,-74.39;NY
Mohonk|mohonk mountain house|mohonk preserve|shawangunks|the gunks;41.77,-74.16;NY
Woodstock Festival|bethel woods center;41.7,-74.88;NY
Howe Caverns;42.7,-74.4;NY
Ausable Chasm;44.52,-73.46;NY
Adirondack Park|adirondack mountains|mount marcy;44.11,-73.92;NY
Finger Lakes National Forest|buttermilk falls;42.5,-76.8;NY
Corning Glass Museum;42.15,-77.05;NY
Women's Rights National Park|seneca falls;42.91,-76.8;NY
Ricketts Glen;41.33,-76.28;PA
Steamtown;41.41,-75.67;PA
Hickory Run;41.03,-75.69;PA
Pine Barrens|wharton state forest;39.8,-74.6;NJ
Island Beach State Park;39.85,-74.09;NJ
Barnegat Lighthouse;39.76,-74.11;NJ
Acadia Park Loop|otter cliff|sand beach acadia;44.33,-68.18;ME
Monhegan Island;43.76,-69.32;ME
Flume Gorge|old man of the mountain|lost river gorge;44.1,-71.68;NH
Mount Washington Cog Railway|cog railway|mount washington auto road|tuckerman ravine;44.27,-71.35;NH
Santa Lucia Mountains|ventana wilderness;36.25,-121.6;CA
Volcanoes National Park|kilauea volcano|mauna kea;19.42,-155.29;HI
Pearl Harbor|diamond head|north shore oahu;21.36,-157.95;HI
Haleakala Sunrise|haleakala crater;20.71,-156.25;HI
Kalalau Trail|kee beach|haena;22.22,-159.58;HI
Wailua Falls|spouting horn|fern grotto;22.03,-159.38;HI
`;

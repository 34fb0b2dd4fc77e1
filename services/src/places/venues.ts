/**
 * Places that guests come for (FIND-3): universities, stadiums and arenas, race tracks, theme and water parks. Rows are
 * `name|other names;latitude,longitude;where it lies`, good to about a mile. The file is long because it is a table of
 * data.
 */
export const UNIVERSITIES = `
University of Alabama|alabama crimson tide|bama;33.21,-87.54;AL
University of Alabama Birmingham|uab;33.5,-86.81;AL
University of South Alabama;30.7,-88.18;AL
Arizona State University|asu|arizona state;33.42,-111.93;AZ
University of Arizona;32.23,-110.95;AZ
University of Arkansas|razorbacks;36.07,-94.17;AR
California State University Long Beach|cal state long beach;33.78,-118.11;CA
California Institute of Technology|caltech;34.14,-118.13;CA
Cal Poly|cal poly san luis obispo|cal poly slo;35.3,-120.66;CA
California State University Monterey Bay|csumb|cal state monterey bay;36.65,-121.8;CA
Chico State|chico state university|csu chico;39.73,-121.85;CA
Fresno State;36.81,-119.75;CA
Pepperdine University|pepperdine;34.04,-118.71;CA
Sacramento State|sac state;38.56,-121.42;CA
San Diego State University|sdsu;32.77,-117.07;CA
San Francisco State University|sf state;37.72,-122.48;CA
San Jose State University|san jose state|sjsu;37.34,-121.88;CA
Santa Clara University;37.35,-121.94;CA
Sonoma State University|sonoma state;38.34,-122.67;CA
UC Irvine|uci;33.64,-117.84;CA
UC Merced;37.37,-120.42;CA
UC Riverside|ucr;33.97,-117.33;CA
UC San Diego|ucsd;32.88,-117.23;CA
UC Santa Barbara|ucsb;34.41,-119.85;CA
UC Santa Cruz|ucsc;36.99,-122.06;CA
University of San Francisco;37.78,-122.45;CA
University of Southern California|usc trojans;34.02,-118.29;CA
University of the Pacific;37.98,-121.31;CA
Colorado State University|colorado state|csu fort collins;40.57,-105.08;CO
Colorado School of Mines;39.75,-105.22;CO
Colorado Mesa University;39.08,-108.55;CO
University of Denver;39.68,-104.96;CO
University of Northern Colorado;40.4,-104.7;CO
Western Colorado University;38.55,-106.92;CO
Fort Lewis College;37.27,-107.87;CO
University of Connecticut|uconn;41.81,-72.25;CT
Wesleyan University;41.56,-72.66;CT
University of Delaware;39.68,-75.75;DE
Georgetown University;38.91,-77.07;DC
George Washington University;38.9,-77.05;DC
American University;38.94,-77.09;DC
Howard University;38.92,-77.02;DC
University of Florida|florida gators|uf gainesville;29.65,-82.34;FL
University of Miami;25.72,-80.28;FL
University of Central Florida|ucf;28.6,-81.2;FL
University of South Florida|usf tampa;28.06,-82.41;FL
University of West Florida|uwf;30.55,-87.22;FL
Eckerd College;27.71,-82.69;FL
New College of Florida;27.38,-82.56;FL
Florida Atlantic University;26.37,-80.1;FL
Florida International University|fiu;25.76,-80.37;FL
University of Tampa;27.95,-82.46;FL
Georgia Tech|georgia institute of technology;33.78,-84.4;GA
Emory University|emory;33.79,-84.32;GA
Georgia Southern University|georgia southern;32.42,-81.78;GA
Georgia State University;33.75,-84.39;GA
SCAD|savannah college of art and design;32.07,-81.1;GA
Mercer University;32.83,-83.65;GA
University of Hawaii;21.3,-157.82;HI
Boise State University|boise state;43.6,-116.2;ID
University of Idaho;46.73,-117.01;ID
Idaho State University;42.86,-112.43;ID
Brigham Young University Idaho|byu idaho;43.82,-111.78;ID
University of Illinois;40.11,-88.23;IL
Northwestern University|northwestern;42.06,-87.68;IL
University of Chicago;41.79,-87.6;IL
Loyola Chicago;42.0,-87.66;IL
Indiana University;39.17,-86.52;IN
Purdue University|purdue;40.43,-86.92;IN
University of Iowa;41.66,-91.54;IA
Iowa State University;42.03,-93.65;IA
University of Kansas;38.95,-95.25;KS
Kansas State University|k state;39.2,-96.58;KS
University of Kentucky;38.03,-84.5;KY
University of Louisville;38.21,-85.76;KY
Louisiana State University|lsu|lsu tigers;30.41,-91.18;LA
Loyola University New Orleans|loyola new orleans;29.93,-90.12;LA
Tulane University|tulane;29.94,-90.12;LA
University of New Orleans;30.03,-90.07;LA
Xavier University of Louisiana;29.97,-90.11;LA
University of Louisiana Lafayette;30.21,-92.02;LA
University of Maine|umaine;44.9,-68.67;ME
College of the Atlantic;44.39,-68.22;ME
Bates College;44.11,-70.2;ME
Bowdoin College|bowdoin;43.91,-69.96;ME
Colby College;44.56,-69.66;ME
University of Maryland;38.99,-76.94;MD
Johns Hopkins University|johns hopkins;39.33,-76.62;MD
US Naval Academy|naval academy;38.98,-76.49;MD
MIT|massachusetts institute of technology;42.36,-71.09;MA
Boston College;42.34,-71.17;MA
Boston University;42.35,-71.1;MA
Northeastern University;42.34,-71.09;MA
Tufts University|tufts;42.41,-71.12;MA
Brandeis University;42.37,-71.26;MA
Wellesley College;42.29,-71.31;MA
Smith College;42.32,-72.64;MA
Amherst College;42.37,-72.52;MA
University of Massachusetts|umass|umass amherst;42.39,-72.53;MA
Williams College;42.71,-73.2;MA
Massachusetts Maritime Academy;41.74,-70.62;MA
Michigan State University|michigan state|msu spartans;42.7,-84.48;MI
Central Michigan University;43.59,-84.77;MI
Western Michigan University;42.28,-85.61;MI
Northern Michigan University;46.56,-87.41;MI
Michigan Tech;47.12,-88.55;MI
Interlochen|interlochen center for the arts;44.63,-85.77;MI
University of Minnesota;44.97,-93.23;MN
Saint Johns University Minnesota|st john s university minnesota;45.58,-94.39;MN
University of Minnesota Duluth;46.82,-92.09;MN
University of Mississippi|ole miss;34.36,-89.54;MS
Mississippi State University;33.46,-88.79;MS
Southern Miss;31.33,-89.33;MS
Missouri State University;37.2,-93.28;MO
Washington University|wash u;38.65,-90.31;MO
Saint Louis University;38.64,-90.23;MO
Missouri S&T|missouri university of science and technology;37.95,-91.78;MO
University of Montana;46.86,-113.98;MT
Montana State University|montana state;45.67,-111.05;MT
University of Nebraska;40.82,-96.7;NE
UNLV|university of nevada las vegas;36.11,-115.14;NV
University of Nevada Reno|university of nevada|unr;39.54,-119.81;NV
University of New Hampshire|unh;43.14,-70.93;NH
Plymouth State University|plymouth state;43.76,-71.69;NH
Keene State;42.93,-72.28;NH
Rutgers University|rutgers;40.5,-74.45;NJ
Stockton University;39.49,-74.53;NJ
Rowan University|rowan;39.71,-75.12;NJ
Seton Hall;40.74,-74.25;NJ
University of New Mexico|unm;35.08,-106.62;NM
New Mexico State University;32.28,-106.75;NM
Saint John's College Santa Fe|st john s college santa fe;35.67,-105.91;NM
Columbia University;40.81,-73.96;NY
New York University|nyu;40.73,-74.0;NY
Fordham University|fordham;40.86,-73.88;NY
Cornell University|cornell;42.45,-76.48;NY
Ithaca College;42.42,-76.49;NY
Colgate University|colgate;42.82,-75.54;NY
Hobart and William Smith|hobart and william smith colleges|hobart college;42.86,-76.98;NY
University of Rochester;43.13,-77.63;NY
Rochester Institute of Technology|rit;43.08,-77.67;NY
University at Buffalo;43.0,-78.79;NY
Binghamton University|suny binghamton;42.09,-75.97;NY
SUNY Albany|university at albany;42.69,-73.82;NY
SUNY New Paltz|new paltz;41.74,-74.08;NY
SUNY Plattsburgh;44.69,-73.47;NY
SUNY Oneonta|oneonta;42.47,-75.06;NY
SUNY Cortland;42.6,-76.19;NY
Vassar College|vassar;41.69,-73.9;NY
Marist College|marist;41.72,-73.93;NY
Bard College;42.02,-73.91;NY
Skidmore College|skidmore;43.1,-73.78;NY
RPI|rensselaer polytechnic institute;42.73,-73.68;NY
Saint Lawrence University;44.59,-75.16;NY
Clarkson University;44.66,-75.0;NY
Paul Smith's College;44.44,-74.25;NY
University of North Carolina|unc|unc chapel hill|tar heels;35.9,-79.05;NC
NC State University|nc state|north carolina state university;35.79,-78.66;NC
Wake Forest University|wake forest;36.13,-80.28;NC
Appalachian State University|app state|appalachian state;36.21,-81.68;NC
UNC Asheville|unca;35.62,-82.57;NC
Western Carolina University|western carolina;35.31,-83.18;NC
Mars Hill University;35.83,-82.55;NC
Warren Wilson College;35.61,-82.44;NC
Brevard College;35.24,-82.73;NC
UNC Wilmington|uncw;34.23,-77.87;NC
UNC Charlotte;35.31,-80.73;NC
East Carolina University|ecu;35.61,-77.37;NC
Davidson College;35.5,-80.85;NC
Elizabeth City State University;36.28,-76.21;NC
University of North Dakota;47.92,-97.07;ND
University of Cincinnati;39.13,-84.52;OH
Miami University Ohio;39.51,-84.73;OH
Ohio University;39.32,-82.1;OH
Kent State;41.15,-81.34;OH
University of Oklahoma|oklahoma sooners;35.21,-97.45;OK
Oklahoma State University|oklahoma state;36.13,-97.07;OK
Southeastern Oklahoma State University;34.01,-96.37;OK
University of Portland;45.57,-122.73;OR
Portland State University;45.51,-122.68;OR
OSU Cascades|oregon state university cascades;44.05,-121.33;OR
University of Pennsylvania|upenn;39.95,-75.19;PA
Drexel University|drexel;39.96,-75.19;PA
Temple University;39.98,-75.16;PA
Villanova University|villanova;40.04,-75.34;PA
Lehigh University|lehigh;40.61,-75.38;PA
Lafayette College;40.7,-75.21;PA
East Stroudsburg University|esu;40.99,-75.17;PA
University of Scranton|scranton university;41.41,-75.66;PA
Wilkes University;41.24,-75.89;PA
Bucknell University|bucknell;40.95,-76.88;PA
University of Pittsburgh;40.44,-79.96;PA
Carnegie Mellon;40.44,-79.94;PA
Brown University;41.83,-71.4;RI
University of Rhode Island;41.48,-71.53;RI
Providence College;41.84,-71.43;RI
University of South Carolina|usc columbia|south carolina gamecocks|gamecocks;33.99,-81.03;SC
College of Charleston|cofc;32.78,-79.94;SC
The Citadel;32.8,-79.96;SC
Coastal Carolina University|coastal carolina;33.79,-79.02;SC
Furman University;34.93,-82.44;SC
University of South Carolina Beaufort|uscb;32.3,-80.97;SC
Black Hills State University;44.5,-103.87;SD
South Dakota School of Mines|south dakota mines;44.07,-103.2;SD
South Dakota State University;44.32,-96.78;SD
University of Tennessee|tennessee vols|ut knoxville|neyland stadium|vols game;35.95,-83.93;TN
Vanderbilt University|vanderbilt;36.14,-86.8;TN
East Tennessee State University|etsu;36.3,-82.37;TN
University of Memphis;35.12,-89.94;TN
Sewanee|university of the south;35.2,-85.92;TN
Texas State University|texas state|txst;29.89,-97.94;TX
Baylor University|baylor;31.55,-97.12;TX
Rice University;29.72,-95.4;TX
University of Houston;29.72,-95.34;TX
Southern Methodist University|smu;32.84,-96.78;TX
Texas Christian University|tcu;32.71,-97.36;TX
Texas Tech|texas tech university;33.58,-101.88;TX
UTSA|university of texas san antonio|university of texas at san antonio;29.58,-98.62;TX
Trinity University;29.46,-98.48;TX
Schreiner University;30.03,-99.12;TX
Texas A&M Galveston|texas a and m galveston;29.31,-94.82;TX
Texas A&M Corpus Christi|tamucc;27.71,-97.32;TX
Southwestern University;30.63,-97.66;TX
Sam Houston State;30.71,-95.55;TX
University of Utah|u of u;40.76,-111.84;UT
Utah State University|utah state;41.74,-111.81;UT
Utah Valley University|uvu;40.28,-111.71;UT
Weber State;41.19,-111.94;UT
Westminster University Salt Lake City;40.73,-111.85;UT
University of Vermont|uvm;44.48,-73.2;VT
Middlebury College|middlebury;44.01,-73.18;VT
Norwich University;44.14,-72.66;VT
Saint Michael's College|st michaels college|saint michaels college;44.49,-73.16;VT
Champlain College;44.47,-73.2;VT
Vermont State Johnson|johnson state college;44.64,-72.67;VT
George Mason University;38.83,-77.31;VA
College of William and Mary|william and mary|william mary;37.27,-76.71;VA
Old Dominion University|odu;36.89,-76.31;VA
Virginia Commonwealth University|vcu;37.55,-77.45;VA
University of Richmond;37.57,-77.54;VA
Washington and Lee University|washington and lee;37.79,-79.44;VA
Virginia Military Institute|vmi;37.79,-79.44;VA
Liberty University;37.35,-79.18;VA
University of Mary Washington;38.3,-77.47;VA
Shenandoah University;39.16,-78.16;VA
Eastern Mennonite University;38.47,-78.88;VA
Washington State University|wsu pullman;46.73,-117.15;WA
Western Washington University|wwu;48.73,-122.49;WA
Central Washington University|cwu;47.0,-120.54;WA
Gonzaga University|gonzaga;47.67,-117.4;WA
Seattle University;47.61,-122.32;WA
West Virginia University|wvu;39.64,-79.95;WV
University of Wisconsin|uw madison;43.08,-89.41;WI
Marquette University|marquette;43.04,-87.93;WI
Saint Norbert College|st norbert college;44.44,-88.07;WI
University of Wisconsin Green Bay|uw green bay;44.53,-87.92;WI
Lawrence University;44.26,-88.4;WI
Western Wyoming Community College;41.59,-109.24;WY
University of British Columbia|ubc;49.26,-123.25;BC
Simon Fraser University|sfu;49.28,-122.92;BC
McGill University|mcgill;45.5,-73.58;QC
University of Oxford|oxford university|oxford;51.75,-1.26;UK
University of Gloucestershire;51.89,-2.09;UK
University of Otago|otago university;-45.86,170.51;NZ
National University of Singapore|nus;1.3,103.78;Singapore
University of Siena;43.32,11.33;Italy
`;
export const STADIUMS_AND_PARKS = `
Rose Bowl|rose bowl stadium|rose bowl game|rose bowl parade|rose parade|tournament of roses;34.16,-118.17;CA
Lambeau Field|green bay packers|packers game|packers stadium;44.5,-88.06;WI
Allegiant Stadium|las vegas raiders;36.09,-115.18;NV
Arrowhead Stadium|kansas city chiefs;39.05,-94.48;MO
Bank of America Stadium|carolina panthers;35.23,-80.85;NC
Empower Field|mile high stadium|denver broncos|broncos stadium;39.74,-105.02;CO
Ford Field|detroit lions;42.34,-83.05;MI
Hard Rock Stadium|miami dolphins;25.96,-80.24;FL
Highmark Stadium|buffalo bills;42.77,-78.79;NY
Levi's Stadium|levis stadium|san francisco 49ers;37.4,-121.97;CA
Lincoln Financial Field|philadelphia eagles;39.9,-75.17;PA
Lumen Field|seattle seahawks;47.6,-122.33;WA
Lucas Oil Stadium|indianapolis colts;39.76,-86.16;IN
Mercedes-Benz Stadium|atlanta falcons;33.76,-84.4;GA
M&T Bank Stadium|baltimore ravens;39.28,-76.62;MD
Nissan Stadium|tennessee titans;36.17,-86.77;TN
NRG Stadium|houston texans|houston rodeo;29.68,-95.41;TX
Paycor Stadium|cincinnati bengals;39.1,-84.52;OH
Raymond James Stadium|tampa bay buccaneers;27.98,-82.5;FL
SoFi Stadium|los angeles rams;33.95,-118.34;CA
Soldier Field|chicago bears;41.86,-87.62;IL
State Farm Stadium|arizona cardinals;33.53,-112.26;AZ
US Bank Stadium|minnesota vikings;44.97,-93.26;MN
Northwest Stadium|fedex field|washington commanders;38.91,-76.86;MD
Acrisure Stadium|pittsburgh steelers;40.45,-80.02;PA
TIAA Bank Field|jacksonville jaguars|everbank stadium;30.32,-81.64;FL
Caesars Superdome|new orleans saints|saints game;29.95,-90.08;LA
Smoothie King Center|new orleans pelicans;29.95,-90.08;LA
Citizens Bank Park|philadelphia phillies;39.91,-75.17;PA
Oracle Park|san francisco giants;37.78,-122.39;CA
Chase Center|golden state warriors;37.77,-122.39;CA
Petco Park|san diego padres;32.71,-117.16;CA
Angel Stadium;33.8,-117.88;CA
Chase Field|arizona diamondbacks;33.45,-112.07;AZ
Minute Maid Park|daikin park|houston astros;29.76,-95.36;TX
Globe Life Field|texas rangers;32.75,-97.08;TX
Truist Park|atlanta braves;33.89,-84.47;GA
Tropicana Field|tampa bay rays;27.77,-82.65;FL
LECOM Park|pittsburgh pirates spring training;27.49,-82.57;FL
Ed Smith Stadium|baltimore orioles spring training|orioles spring training;27.35,-82.52;FL
CoolToday Park|atlanta braves spring training|braves spring training;27.04,-82.24;FL
Wrigley Field|chicago cubs;41.95,-87.66;IL
Busch Stadium|st louis cardinals;38.62,-90.19;MO
American Family Field|milwaukee brewers;43.03,-87.97;WI
Target Field|minnesota twins;44.98,-93.28;MN
T-Mobile Park|seattle mariners;47.59,-122.33;WA
Camden Yards|baltimore orioles;39.28,-76.62;MD
Nationals Park|washington nationals;38.87,-77.01;DC
Ball Arena|pepsi center|denver nuggets|colorado avalanche;39.75,-105.01;CO
Delta Center|vivint arena|utah jazz;40.77,-111.9;UT
Moda Center;45.53,-122.67;OR
Madison Square Garden;40.75,-73.99;NY
TD Garden|boston celtics|boston bruins;42.37,-71.06;MA
Acrisure Arena|coachella valley firebirds;33.79,-116.32;CA
Folsom Field;40.01,-105.27;CO
Rice-Eccles Stadium|rice eccles stadium;40.76,-111.85;UT
LaVell Edwards Stadium|lavell edwards stadium;40.26,-111.65;UT
Autzen Stadium;44.06,-123.07;OR
Reser Stadium;44.56,-123.28;OR
Williams-Brice Stadium|williams brice stadium;33.97,-81.02;SC
Memorial Stadium Clemson|death valley clemson|clemson football;34.68,-82.84;SC
Kyle Field|aggie football;30.61,-96.34;TX
DKR Stadium|darrell k royal stadium|longhorns game;30.28,-97.73;TX
Moody Center;30.28,-97.73;TX
Scott Stadium;38.03,-78.51;VA
Lane Stadium;37.22,-80.42;VA
JMA Wireless Dome|carrier dome;43.04,-76.14;NY
Michie Stadium;41.39,-73.96;NY
Beaver Stadium;40.81,-77.86;PA
Bristol Motor Speedway|bristol speedway;36.52,-82.26;TN
Darlington Raceway;34.3,-79.91;SC
Myrtle Beach Speedway;33.75,-78.95;SC
Talladega;33.57,-86.07;AL
Martinsville Speedway;36.63,-79.85;VA
Road America;43.8,-87.99;WI
Loudon Speedway|new hampshire motor speedway;43.36,-71.46;NH
Lime Rock;41.93,-73.38;CT
Thunder Valley;40.65,-105.19;CO
Daytona International Speedway;29.19,-81.07;FL
Gorge Amphitheatre|the gorge;47.1,-119.99;WA
Jazz Fest|new orleans jazz fest|fair grounds race course;29.98,-90.08;LA
Telluride Bluegrass|telluride bluegrass festival|telluride film festival;37.94,-107.81;CO
Sundance Film Festival;40.65,-111.5;UT
Austin City Limits|acl festival|zilker park|south by southwest|sxsw;30.27,-97.77;TX
Bonnaroo;35.48,-86.07;TN
Merlefest;36.16,-81.12;NC
Luckenbach Texas;30.18,-98.76;TX
Kerrville Folk Festival;30.0,-99.12;TX
Floydfest;36.9,-80.4;VA
Newport Folk Festival;41.48,-71.34;RI
Tanglewood;42.35,-73.31;MA
SPAC|saratoga performing arts center;43.06,-73.8;NY
Saratoga Race Course;43.07,-73.77;NY
Glastonbury Festival;51.15,-2.58;UK
Silverstone Circuit;52.07,-1.02;UK
Monaco Grand Prix|circuit de monaco;43.73,7.42;Monaco
Singapore Grand Prix|singapore night race;1.29,103.86;Singapore
Palio di Siena|palio|piazza del campo;43.32,11.33;Italy
Highland Games|braemar gathering;57.0,-3.4;UK
Carowinds;35.1,-80.94;SC
Cedar Point;41.48,-82.68;OH
Dorney Park;40.58,-75.53;PA
Knoebels;40.88,-76.5;PA
Sesame Place;40.18,-74.87;PA
Great Wolf Lodge Poconos|great wolf lodge pocono mountains|great wolf lodge scotrun|great wolf lodge pocono;41.1,-75.39;PA
Aquatopia|camelbeach|camelback lodge|camelback resort;41.05,-75.36;PA
Split Rock Resort;41.06,-75.6;PA
Morey's Piers|moreys piers;38.99,-74.81;NJ
Gillians Wonderland Pier;39.28,-74.57;NJ
Storybook Land;39.42,-74.6;NJ
Steel Pier;39.36,-74.42;NJ
Kings Dominion;37.84,-77.44;VA
Massanutten Waterpark|massanutten water park;38.41,-78.76;VA
Great Escape|six flags great escape|great escape lodge;43.35,-73.69;NY
Darien Lake|six flags darien lake;42.93,-78.38;NY
Catskill Game Farm|zoom flume;42.4,-74.02;NY
Kartrite|kartrite resort;41.67,-74.62;NY
Legoland New York;41.38,-74.31;NY
Santa's Village|santas village;44.44,-71.5;NH
Santa's Workshop|north pole new york;44.39,-73.87;NY
Canobie Lake Park;42.79,-71.25;NH
Clarks Bears|whales tale waterpark;44.05,-71.69;NH
Conway Scenic Railroad;44.05,-71.13;NH
Lake Compounce;41.64,-72.92;CT
Six Flags New England;42.04,-72.61;MA
Funtown Splashtown;43.53,-70.42;ME
Dollywood Splash Country|splash country;35.8,-83.53;TN
The Island in Pigeon Forge|the island pigeon forge|island pigeon forge;35.8,-83.58;TN
Ripley's Aquarium of the Smokies|ripleys aquarium gatlinburg|gatlinburg aquarium;35.71,-83.52;TN
Wilderness at the Smokies;35.88,-83.57;TN
SkyPark Gatlinburg|gatlinburg skylift|gatlinburg skybridge|gatlinburg sky lift;35.71,-83.52;TN
Tweetsie Railroad;36.17,-81.65;NC
Great Smoky Mountains Railroad|polar express bryson city;35.43,-83.45;NC
Harrahs Cherokee|harrah s cherokee casino;35.46,-83.32;NC
Ripley's Aquarium Myrtle Beach|ripleys aquarium myrtle beach;33.72,-78.88;SC
Barefoot Landing;33.8,-78.74;SC
Myrtle Waves|family kingdom;33.68,-78.9;SC
Wild Adventures;30.72,-83.32;GA
Six Flags Over Georgia;33.77,-84.55;GA
Wild Dunes;32.81,-79.73;SC
Fort Sumter|patriots point|uss yorktown;32.79,-79.9;SC
Magic Kingdom|epcot|hollywood studios|animal kingdom|epic universe;28.4,-81.57;FL
Aquatica;28.41,-81.46;FL
Busch Gardens|adventure island tampa;28.04,-82.42;FL
Florida Aquarium;27.94,-82.44;FL
Mote Aquarium|mote marine laboratory;27.33,-82.58;FL
Big Kahuna's|big kahunas water park;30.39,-86.5;FL
Gulfarium;30.39,-86.6;FL
Shipwreck Island;30.19,-85.83;FL
OWA|owa park|tropic falls;30.4,-87.68;AL
Waterville USA;30.26,-87.69;AL
Bellingrath Gardens;30.43,-88.14;AL
Audubon Zoo|audubon aquarium;29.93,-90.13;LA
National WWII Museum|wwii museum|world war ii museum;29.94,-90.07;LA
Magic Springs;34.52,-93.01;AR
Silver Dollar City;36.67,-93.34;MO
Big Surf Waterpark;38.08,-92.78;MO
Six Flags St Louis;38.51,-90.68;MO
Six Flags Over Texas;32.76,-97.07;TX
Six Flags Fiesta Texas|fiesta texas;29.6,-98.61;TX
Schlitterbahn New Braunfels|schlitterbahn|new braunfels;29.71,-98.12;TX
Schlitterbahn Galveston;29.27,-94.85;TX
Kemah Boardwalk|kemah;29.55,-95.02;TX
NASA Houston|space center houston;29.55,-95.1;TX
Texas State Aquarium|uss lexington;27.81,-97.39;TX
Natural Bridge Caverns;29.69,-98.34;TX
Longhorn Cavern;30.68,-98.35;TX
Elitch Gardens;39.75,-105.01;CO
Great Wolf Lodge Colorado Springs;39.05,-104.83;CO
Casa Bonita;39.74,-105.07;CO
Glenwood Caverns|glenwood hot springs|glenwood springs|iron mountain hot springs;39.55,-107.32;CO
Lagoon Amusement Park;40.99,-111.89;UT
Utah Olympic Park;40.71,-111.56;UT
Thanksgiving Point;40.43,-111.9;UT
Silverwood|silverwood theme park;47.91,-116.7;ID
Slidewaters;47.84,-120.02;WA
Great Wolf Lodge Grand Mound;46.8,-123.02;WA
Wild Waves;47.27,-122.31;WA
Enchanted Forest Oregon;44.83,-123.01;OR
Tillamook Creamery|tillamook cheese factory;45.48,-123.84;OR
Oregon Coast Aquarium;44.62,-124.05;OR
Sea Lion Caves;44.12,-124.13;OR
High Desert Museum;43.97,-121.34;OR
Six Flags Discovery Kingdom|discovery kingdom;38.14,-122.23;CA
California's Great America|great america;37.4,-121.97;CA
Santa Cruz Beach Boardwalk;36.96,-122.02;CA
Monterey Bay Aquarium|monterey aquarium;36.62,-121.9;CA
Gilroy Gardens;37.0,-121.63;CA
Pebble Beach Golf Links|pebble beach golf|at and t pro am|spyglass hill;36.57,-121.95;CA
Knott's Berry Farm|knotts berry farm;33.84,-118.0;CA
Universal Studios Hollywood;34.14,-118.35;CA
SeaWorld San Diego;32.76,-117.23;CA
Legoland California;33.13,-117.31;CA
San Diego Safari Park;33.1,-117.0;CA
Cabazon Outlets|desert hills premium outlets|morongo casino;33.93,-116.81;CA
Palm Springs Convention Center;33.83,-116.54;CA
PGA West;33.64,-116.27;CA
Out of Africa|out of africa wildlife park;34.55,-111.83;AZ
Verde Canyon Railroad;34.77,-112.06;AZ
Bearizona|polar express williams az|grand canyon railway;35.25,-112.15;AZ
Meow Wolf|meow wolf santa fe;35.65,-106.0;NM
Santa Fe Opera;35.76,-105.95;NM
Georgia O'Keeffe Museum;35.69,-105.94;NM
Reptile Gardens|bear country usa;43.98,-103.27;SD
Evans Plunge;43.44,-103.48;SD
Wild Horse Sanctuary;43.17,-103.63;SD
Big Sky Waterpark;48.37,-114.16;MT
Yellowstone Bear World;43.74,-111.9;ID
Bay Beach Amusement Park;44.53,-87.98;WI
Noah's Ark|noahs ark wisconsin dells;43.61,-89.79;WI
Nickelodeon Universe;44.85,-93.24;MN
Valleyfair;44.8,-93.46;MN
Brainerd International Raceway;46.42,-94.28;MN
Michigan's Adventure;43.35,-86.28;MI
Great Wolf Lodge Traverse City;44.71,-85.64;MI
Cherry Festival|national cherry festival;44.77,-85.62;MI
Kalahari Wisconsin Dells;43.57,-89.79;WI
Gardaland;45.46,10.71;Italy
Parc Spirou;43.98,4.92;France
Marineland Antibes;43.61,7.12;France
Zoomarine;37.13,-8.32;Portugal
Slide and Splash;37.13,-8.47;Portugal
Universal Studios Singapore;1.25,103.82;Singapore
Gardens by the Bay|marina bay sands|merlion;1.28,103.86;Singapore
Singapore Zoo|night safari;1.4,103.79;Singapore
Changi|jewel changi;1.36,103.99;Singapore
Xel-Ha|xel ha;20.32,-87.36;Mexico
Waterbom|waterbom bali;-8.73,115.17;Indonesia
Cotswold Wildlife Park;51.76,-1.65;UK
Bicester Village;51.89,-1.16;UK
Warwick Castle;52.28,-1.58;UK
Sea World Gold Coast|dreamworld|movie world gold coast;-27.95,153.43;Australia
Australia Zoo;-26.84,152.96;Australia
`;

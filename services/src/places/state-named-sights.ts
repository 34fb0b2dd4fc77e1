/**
 * Sights whose names begin with the name of a state or country that they may not lie in, and others near our regions
 * that the lists before had not (FIND-3): "Alabama Hills" are in California. Rows are
 * `name|other names;latitude,longitude;where it lies`, good to about a mile. The file is long because it is a table of
 * data.
 */
export const STATE_NAMED_SIGHTS = `
Alabama Hills|mobius arch|alabama hills california;36.61,-118.12;CA
Alabama Aquarium|dauphin island sea lab;30.25,-88.08;AL
Alaska SeaLife Center;60.1,-149.44;AK
Arizona Inn;32.24,-110.94;AZ
Arizona-Sonora Desert Museum|arizona sonora desert museum|sonora desert museum;32.24,-111.17;AZ
Arizona State Fair;33.47,-112.09;AZ
Australia Zoo;-26.84,152.96;Australia
California Academy of Sciences;37.77,-122.47;CA
Disney California Adventure|california adventure park;33.81,-117.92;CA
California Citrus State Historic Park;33.9,-117.42;CA
California Living Museum;35.4,-118.88;CA
California Railroad Museum|california state railroad museum;38.58,-121.5;CA
California Science Center;34.02,-118.29;CA
Canadian Hole;35.29,-75.52;NC
Carolina Beach|carolina beach nc;34.04,-77.89;NC
Colorado Chautauqua|chautauqua boulder;40.0,-105.28;CO
Colorado River Moab;38.6,-109.57;UT
Colorado State Fair;38.26,-104.63;CO
Colorado Railroad Museum;39.77,-105.19;CO
Connecticut River Museum;41.35,-72.39;CT
Denmark Wisconsin;44.35,-87.83;WI
Florida Keys Wild Bird Center;25.02,-80.5;FL
Florida Gulf Coast University;26.46,-81.77;FL
Florida Southern College;28.03,-81.95;FL
Georgia Guidestones;34.23,-82.89;GA
Georgia State Railroad Museum;32.08,-81.1;GA
Hawaii Kai;21.29,-157.7;HI
Hawaii Tropical Botanical Garden;19.81,-155.1;HI
Idaho Falls|idaho falls id;43.49,-112.03;ID
Idaho Springs|idaho springs co;39.74,-105.51;CO
Illinois River Road;40.69,-89.59;IL
Indiana Beach;40.79,-86.77;IN
Iowa State Fair;41.6,-93.55;IA
Kansas City Zoo;39.0,-94.53;MO
Kansas Speedway;39.12,-94.83;KS
Kentucky Horse Park;38.15,-84.52;KY
Louisiana Museum of Modern Art;55.97,12.54;Denmark
Louisiana State Museum;29.96,-90.06;LA
Maine Avenue Fish Market;38.88,-77.03;DC
Maine Huts|maine huts and trails;45.15,-70.3;ME
Maine Maritime Museum;43.89,-69.82;ME
Maine Maritime Academy;44.39,-68.8;ME
Maryland Zoo;39.32,-76.65;MD
Massachusetts Maritime Academy;41.74,-70.62;MA
Michigan International Speedway;42.07,-84.24;MI
Michigan Stadium|michigan stadium ann arbor;42.27,-83.75;MI
Michigan's Adventure|michigans adventure|michigan adventure park;43.34,-86.28;MI
Minnesota Arboretum|minnesota landscape arboretum;44.86,-93.62;MN
Minnesota State Fair;44.98,-93.17;MN
Mississippi Palisades;42.14,-90.16;IL
Mississippi River New Orleans|mississippi riverboat|mississippi steamboat|mississippi riverwalk;29.95,-90.06;LA
Missouri Botanical Garden;38.61,-90.26;MO
Missouri Wine Country|hermann wine trail;38.7,-91.44;MO
Montana de Oro;35.27,-120.88;CA
Montana Snowbowl;47.01,-114.0;MT
Nevada City|nevada city ca;39.26,-121.02;CA
Nevada Fall|nevada falls;37.72,-119.53;CA
Nevada Museum of Art;39.52,-119.81;NV
New Hampshire Motor Speedway;43.36,-71.46;NH
New Jersey Motorsports Park;39.36,-75.06;NJ
New York Botanical Garden;40.86,-73.88;NY
New York State Fair;43.07,-76.22;NY
New York Wine and Culinary Center;42.88,-77.28;NY
New York International Raceway;42.78,-73.0;NY
North Carolina Aquarium at Fort Fisher|north carolina aquarium fort fisher;33.96,-77.93;NC
North Carolina Zoo|asheboro zoo;35.63,-79.76;NC
North Dakota Badlands;46.95,-103.5;ND
Ohio Stadium;40.0,-83.02;OH
Ohiopyle|ohiopyle state park;39.87,-79.49;PA
Oklahoma City Memorial;35.47,-97.52;OK
Oregon Caves|oregon caves national monument;42.1,-123.41;OR
Oregon Coast Scenic Railroad;45.56,-123.91;OR
Oregon Film Museum|goonies house;46.19,-123.83;OR
Oregon Vortex;42.49,-123.09;OR
Pennsylvania Dutch Country;40.04,-76.2;PA
Pennsylvania Grand Canyon;41.7,-77.45;PA
Poland Spring;44.03,-70.36;ME
South Carolina State Museum;34.0,-81.05;SC
South Dakota Air and Space Museum;44.13,-103.07;SD
Tennessee River Gorge;35.06,-85.42;TN
Tennessee Theatre;35.96,-83.92;TN
Texas Capitol|texas state capitol;30.27,-97.74;TX
Texas Motor Speedway;33.04,-97.28;TX
Texas Renaissance Festival|texas ren faire;30.26,-95.83;TX
Texas Sandfest|sandfest port aransas;27.83,-97.06;TX
Texas Ski Ranch;29.75,-98.05;TX
Texas Wine Trail|texas hill country wine trail|wine road 290|290 wine trail;30.23,-98.75;TX
Utah Field House;40.46,-109.52;UT
Utah State Capitol;40.78,-111.89;UT
Vermont Country Store;43.23,-72.8;VT
Vermont Teddy Bear Factory;44.35,-73.24;VT
Virginia Aquarium;36.82,-75.98;VA
Virginia Creeper Trail|virginia creeper;36.68,-81.85;VA
Virginia Dare Trail|virginia dare|north virginia dare trail|south virginia dare trail|n virginia dare trail|s virginia dare trail;35.98,-75.64;NC
Virginia Kendall Ledges;41.22,-81.51;OH
Virginia Military Institute;37.79,-79.44;VA
Virginia Museum of Fine Arts;37.56,-77.47;VA
Virginia Safari Park;37.67,-79.5;VA
Washington Monument;38.89,-77.04;DC
Washington National Cathedral;38.93,-77.07;DC
Washington Oaks Gardens|washington oaks;29.63,-81.21;FL
Washington Square Park;40.73,-74.0;NY
Wisconsin Maritime Museum;44.09,-87.66;WI
Wisconsin State Fair;43.02,-88.01;WI
Wyoming Dinosaur Center;43.64,-108.2;WY
Wyoming Territorial Prison;41.31,-105.61;WY
Cahoon Hollow|cahoon hollow beach|beachcomber wellfleet|the beachcomber wellfleet;41.94,-69.98;MA
Glenora Wine Cellars|glenora winery|glenora;42.49,-76.92;NY
Proposal Rock|neskowin ghost forest|neskowin;45.1,-123.98;OR
Piney Woods|east texas piney woods|pineywoods|texas piney woods|piney woods texas;31.5,-94.5;TX
Three Capes Scenic Loop|three capes loop|three capes;45.35,-123.96;OR
Short Sands Beach|short sand beach;45.76,-123.97;OR
Hawk Falls;41.01,-75.63;PA
Blue Lakes Trail|blue lakes ouray;38.03,-107.81;CO
Saturnia Hot Springs|saturnia|terme di saturnia|cascate del mulino;42.65,11.51;Italy
Seaside Chapel|seaside interfaith chapel;30.32,-86.14;FL
Unto These Hills|cherokee mountainside theatre;35.5,-83.32;NC
Highland Folk Museum;57.07,-4.12;UK
Highland Wildlife Park;57.11,-3.98;UK
Ruthven Barracks;57.07,-4.04;UK
Valensole lavender fields|plateau de valensole|valensole;43.84,5.99;France
Praia Dona Ana|dona ana beach;37.09,-8.67;Portugal
Macadamia Castle;-28.74,153.53;Australia
Haukland Beach|hauklandstranda|haukland;68.2,13.53;Norway
`;

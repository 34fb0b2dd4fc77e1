/**
 * Airports by their own names, rivers, stadiums and islands that a sweep over 500 names found missing (FIND-3). A river
 * has the point on it where most guests go. Rows are `name|other names;latitude,longitude;where it lies`, good to about
 * a mile, rivers to ten.
 */
export const UNLISTED_NAMES = `
O'Hare airport|o'hare|ohare|o hare|chicago o'hare|o'hare international airport;41.98,-87.9;IL
Midway airport|chicago midway|midway international airport|midway airport chicago;41.79,-87.75;IL
Boston Logan airport|logan airport|logan international airport|boston logan|logan airport boston;42.36,-71.01;MA
Sky Harbor airport|sky harbor|phoenix sky harbor|sky harbor international airport;33.43,-112.01;AZ
Dulles airport|dulles|dulles international airport|washington dulles;38.95,-77.46;VA
Reagan National airport|reagan national|reagan airport|reagan national airport dc|ronald reagan airport;38.85,-77.04;VA
LaGuardia airport|laguardia|la guardia|la guardia airport;40.78,-73.87;NY
Love Field|dallas love field|love field airport|love field dallas;32.85,-96.85;TX
Hobby airport|houston hobby|hobby airport houston|william p hobby airport;29.65,-95.28;TX
Bush Intercontinental airport|bush intercontinental|george bush airport|intercontinental airport;29.98,-95.34;TX
John Wayne airport|john wayne airport orange county|orange county airport;33.68,-117.87;CA
Harry Reid airport|mccarran|mccarran airport|harry reid international airport|las vegas mccarran;36.08,-115.15;NV
Hartsfield-Jackson airport|hartsfield jackson|hartsfield jackson airport|hartsfield airport|atlanta hartsfield|hartsfield jackson atlanta;33.64,-84.43;GA
Charlotte Douglas airport|charlotte douglas|charlotte douglas international airport;35.21,-80.94;NC
Bradley airport|bradley international airport|bradley field;41.94,-72.68;CT
Eppley Airfield|eppley|eppley airport;41.3,-95.89;NE
Kahului airport|kahului airport maui|maui airport;20.9,-156.43;HI
Lihue airport|lihue airport kauai|kauai airport;21.98,-159.34;HI
Will Rogers airport|will rogers world airport;35.39,-97.6;OK
McGhee Tyson airport|mcghee tyson;35.81,-83.99;TN
T.F. Green airport|tf green|tf green airport|green airport providence;41.72,-71.43;RI
General Mitchell airport|mitchell airport milwaukee|mitchell field milwaukee;42.95,-87.9;WI
Bryant-Denny Stadium|bryant denny stadium|bryant denny;33.21,-87.55;AL
Jordan-Hare Stadium|jordan hare stadium|jordan hare;32.6,-85.49;AL
Kinnick Stadium|kinnick;41.66,-91.55;IA
Camp Randall Stadium|camp randall|camp randall madison;43.07,-89.41;WI
Keeneland|keeneland race course|keeneland racetrack;38.05,-84.61;KY
East Bay|the east bay;37.8,-122.25;CA
Île de Ré|ile de re|re island;46.2,-1.42;France
West Ashley|west ashley charleston;32.8,-80.03;SC
Lower Manhattan|downtown manhattan|fidi;40.71,-74.01;NY
Virgin River;37.2,-113.0;UT
Hudson River|the hudson|hudson river new york;41.93,-73.96;NY
Connecticut River|connecticut river valley;43.64,-72.32;VT
Delaware River|upper delaware river|delaware river new york;41.37,-74.7;PA
Saco River|saco river tubing|saco river canoeing;44.05,-71.13;NH
Suwannee River|the suwannee|suwanee river;29.95,-82.93;FL
Cumberland River|the cumberland river;36.16,-86.77;TN
Toccoa River|toccoa river tubing;34.87,-84.31;GA
Chattooga River|chattooga|the chattooga;34.82,-83.31;GA
American River|south fork american river|american river rafting;38.8,-120.89;CA
Russian River|russian river valley|the russian river;38.5,-123.0;CA
Madison River|the madison river;45.35,-111.73;MT
Gallatin River|the gallatin;45.3,-111.2;MT
Salmon River|salmon river idaho|river of no return;45.42,-116.32;ID
Arkansas River Colorado|arkansas river|arkansas river rafting|upper arkansas river;38.53,-106.0;CO
Colorado River Moab|colorado river|the colorado river|colorado river utah;38.6,-109.57;UT
Pecos River|pecos river new mexico;35.58,-105.68;NM
Brazos River|the brazos|brazos;31.56,-97.13;TX
Shawnee National Forest|shawnee forest|shawnee hills;37.55,-88.67;IL
Ouachita Mountains|ouachita|the ouachitas|ouachitas|ouachita national forest;34.6,-94.0;AR
Allegheny Mountains|allegheny|the alleghenies|alleghenies|allegheny highlands;38.6,-79.6;WV
Leatherstocking Region|leatherstocking|central new york leatherstocking;42.7,-74.92;NY
Upper Peninsula|upper peninsula michigan|upper peninsula of michigan|upper michigan|up michigan|michigan up|the up;46.2,-86.2;MI
Saint Thomas|st thomas|st thomas usvi|saint thomas usvi|st thomas us virgin islands|st thomas virgin islands|st thomas vi|charlotte amalie|magens bay;18.34,-64.93;U.S. Virgin Islands
Saint John USVI|st john usvi|saint john usvi|st john us virgin islands|st john virgin islands|st john vi|cruz bay|trunk bay;18.34,-64.75;Caribbean
Saint Croix USVI|st croix usvi|saint croix usvi|st croix us virgin islands|st croix virgin islands|christiansted|frederiksted;17.73,-64.73;Caribbean
U.S. Virgin Islands|us virgin islands|usvi|virgin islands|the virgin islands|islas virgenes;18.34,-64.85;Caribbean
British Virgin Islands|bvi|tortola|virgin gorda|road town;18.43,-64.62;Caribbean
San Juan Puerto Rico|old san juan|viejo san juan|san juan pr|isla verde|isla verde puerto rico|condado puerto rico;18.46,-66.1;Caribbean
Vieques|vieques pr|vieques puerto rico|vieques island|isla de vieques;18.12,-65.44;Puerto Rico
Culebra|culebra pr|culebra puerto rico|flamenco beach|isla culebra;18.31,-65.3;Puerto Rico
Rincon|rincon pr|rincon puerto rico;18.34,-67.25;Puerto Rico
El Yunque|el yunque national forest|el yunque rainforest;18.29,-65.79;Puerto Rico
Cayman Islands|grand cayman|the caymans|caymans|seven mile beach grand cayman;19.32,-81.24;Caribbean
Turks and Caicos|turks and caicos islands|providenciales|provo turks and caicos|grace bay;21.79,-72.25;Caribbean
Saint Barts|st barts|st barths|st barth|saint barthelemy|st barthelemy;17.9,-62.83;Saint Barthélemy
Roatan|roatan honduras|roatan island|isla de roatan;16.33,-86.52;Honduras
Bermuda|the bermudas|hamilton bermuda;32.3,-64.78;Atlantic
`;

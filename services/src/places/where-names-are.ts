/**
 * Towns and sights that other lists have at the middle of their region, twenty miles or more from where they are, and
 * sights that were missing: found by comparing every name with a list of the world's towns (FIND-3, decision 0173).
 * Rows are `name|other names;latitude,longitude;where it lies`, good to about a mile.
 */
export const WHERE_NAMES_ARE = `
Durango|durango colorado|durango co;37.28,-107.88;CO
Silverton Colorado|silverton|silverton co;37.81,-107.66;CO
Loveland Colorado|loveland co|loveland colo;40.4,-105.07;CO
Boerne|boerne texas|boerne tx;29.79,-98.73;TX
Long Branch|long branch nj;40.3,-73.99;NJ
Wildwood Crest|wildwood crest nj;38.97,-74.83;NJ
Belmar|belmar nj;40.18,-74.02;NJ
Manasquan|manasquan nj;40.13,-74.05;NJ
Point Pleasant Beach|point pleasant|point pleasant nj|pt pleasant nj;40.09,-74.05;NJ
Lavallette|lavallette nj;39.97,-74.07;NJ
Seaside Heights|seaside heights nj;39.94,-74.07;NJ
Livingston Manor|livingston manor ny;41.9,-74.83;NY
Plattekill New York|plattekill ny;41.62,-74.08;NY
Fort Stewart|fort stewart ga;31.87,-81.61;GA
Silver City|silver city nm|silver city new mexico;32.77,-108.28;NM
Girdwood|alyeska|alyeska resort|girdwood alaska;60.94,-149.17;AK
Waikoloa|waikoloa village|waikoloa beach;19.93,-155.8;HI
Snoqualmie|snoqualmie falls|snoqualmie wa;47.54,-121.83;WA
Petaluma|petaluma ca;38.23,-122.64;CA
Salida|salida colorado|salida co;38.53,-106;CO
Port Angeles|port angeles wa;48.12,-123.43;WA
Juneau|juneau alaska|juneau ak;58.3,-134.42;AK
Lake Arrowhead|arrowhead|lake arrowhead ca|lake arrowhead california;34.25,-117.19;CA
Apalachicola|apalachicola fl;29.73,-84.99;FL
Port St Joe|port saint joe;29.81,-85.3;FL
Petoskey|petoskey mi|petoskey michigan;45.37,-84.96;MI
Seward|seward alaska;60.1,-149.44;AK
Sacramento|sacramento ca;38.58,-121.49;CA
Fort Myers|ft myers|fort myers fl;26.62,-81.84;FL
Cocoa Beach|cocoa beach fl;28.32,-80.61;FL
Cape Canaveral|cape canaveral fl;28.41,-80.6;FL
Gulfport|gulfport ms|gulfport mississippi;30.37,-89.09;MS
Sandpoint|sandpoint idaho;48.28,-116.55;ID
Palm Coast|palm coast fl;29.58,-81.21;FL
Laconia|laconia nh;43.53,-71.47;NH
Desert Hot Springs|desert hot springs ca;33.96,-116.5;CA
Rockaway Beach Oregon|rockaway beach or;45.61,-123.94;OR
Blowing Rock|blowing rock nc;36.14,-81.68;NC
Homosassa|homosassa fl|homosassa springs;28.78,-82.62;FL
Twin Lakes Colorado|twin lakes co;39.08,-106.38;CO
Looking Glass Rock|looking glass falls;35.3,-82.77;NC
FDR Home|fdr house|hyde park fdr home|hyde park new york|hyde park ny|home of franklin d roosevelt|vanderbilt mansion hyde park;41.77,-73.93;NY
V. Sattui|v sattui winery;38.49,-122.46;CA
Mackinac Bridge|mackinac|the mackinac bridge|mighty mac|big mac bridge|mac bridge|the big mac bridge;45.82,-84.73;MI
Casco Bay|casco bay maine;43.68,-70.15;ME
Bearsville Theater|bearsville|bearsville theatre;42.04,-74.15;NY
North Myrtle Beach Barefoot Resort|barefoot resort|barefoot landing|barefoot resort north myrtle beach;33.8,-78.75;SC
Lukfata Creek|lukfata;34.08,-94.76;OK
Kunde Family Winery|kunde|kunde winery;38.44,-122.55;CA
Wicked Weed Brewing|wicked weed|wicked weed asheville;35.59,-82.55;NC
Minnesota Arrowhead|arrowhead mn|arrowhead minnesota|minnesota arrowhead|the arrowhead minnesota|arrowhead region minnesota;47.6,-91;MN
Little Cottonwood Canyon|lcc utah|little cottonwood;40.57,-111.75;UT
Corpus Christi|cc tx|cc texas|corpus;27.8,-97.4;TX
`;

/**
 * Towns from 1,000 to 5,000 inhabitants within 100 miles of homes, the largest first, and those abroad from 1,000 on
 * within 30 miles, so that a misspelt one is found (FIND-3). The maps service says where they are. From GeoNames
 * (CC BY 4.0). This file is long because it is a table of data.
 */
export const VILLAGES = `
Tillamook OR|Boxborough MA|East Flat Rock NC|Travelers Rest SC|South Amherst MA|Lake Wildwood CA|Mayville WI|Stafford Springs CT|Grymes Hill NY|Swoyersville PA|Needles CA|Chisholm MN
Carle Place NY|Bloomingdale DC|Placitas NM|Waynesboro MS|Violet LA|San Leon TX|Ocean Bluff-Brant Rock MA|Jackson AL|West Elmira NY|Rockport MA|Westvale NY|Hollywood SC|Falfurrias TX
Circle Pines MN|Eastgate WA|Scenic Oaks TX|Avondale LA|South Sarasota FL|Clarks Summit PA|Firthcliffe NY|Clementon NJ|Orange VA|Penns Grove NJ|Ranson WV|Wauchula FL|New Boston NH|Boothwyn PA
Highland Lake NJ|Duryea PA|Chisago City MN|Burbank CA|Bulverde TX|Fort Stewart GA|Boulder Creek CA|Plantation FL|Twin Lakes CA|Searingtown NY|Ahoskie NC|Hermon ME|North Windham ME|Wrightsboro NC
Breckenridge CO|Peppermill Village MD|East Freehold NJ|Chittenango NY|Bay Hill FL|Hadley MA|Brookdale SC|Shenandoah PA|East Harwich MA|Blakely GA|Longview NC|Manheim PA|Salisbury MA|Highlands NJ
Mount Hood Village OR|Running Springs CA|Telford PA|Willits CA|Raeford NC|Northvale NJ|Niskayuna NY|Franklin NJ|Bellingham MA|Edenton NC|Beckett NJ|Flower Hill NY|Massanetta Springs VA
Gilbertsville PA|Gladstone MI|Harrington Park NJ|Manchester MD|Sonora CA|Sierra View PA|Elmsford NY|Lakeport CA|Waikoloa HI|Neptune City NJ|Naval Academy MD|Carmel NY|Eagleville PA|Veneta OR
Carlisle MA|Sultan WA|Ridge Wood Heights FL|Dacono CO|Friendship Village MD|Little Falls NY|Madisonville TN|Colchester CT|Seat Pleasant MD|Pinardville NH|Nolanville TX|Blue Point NY
West Pittston PA|Royersford PA|Hockinson WA|Newport NH|Annville PA|Island Park NY|Berwick LA|Smith Mills MA|Meadows Place TX|Brielle NJ|Hunters Creek Village TX|Villages of Oriole FL|LaBelle FL
Wellsville NY|Glendora NJ|Barling AR|Headland AL|Cheboygan MI|Whitfield PA|Edwardsville PA|Saint Clair MO|Rio Communities NM|North Hampton NH|Brisbane CA|Spring Lake Heights NJ|La Grange TX
Meadow Lake NM|Polson MT|Lake Montezuma AZ|Devine TX|Wakefield NH|Becker MN|New Roads LA|Glen Head NY|Sabattus ME|Danville PA|New Boston TX|Mountain Grove MO|Princeton MN|Lake Sarasota FL
Old Westbury NY|Myrtletown CA|Boiling Springs NC|New Castle CO|Higginsville MO|Granite Falls NC|Rochester MA|Canastota NY|Purchase NY|El Cerro Mission NM|Whiskey Creek FL|Ossipee NH
Bayou Vista LA|Montebello NY|Brookline NH|Raymond ME|Jackson CA|West Bay Shore NY|Lely Resort FL|Midway UT|Flemington NJ|Jim Thorpe PA|Mount Ephraim NJ|Ardsley NY|Hollis Center ME|Lemoyne PA
Fort Rucker AL|Elmwood LA|Palacios TX|Manlius NY|Grandyle Village NY|Fountain Hill PA|Centreville MD|Mineola TX|Pinehurst TX|Dallas NC|South Bound Brook NJ|Galeville NY|Forestbrook SC
Montgomery NY|Parker FL|Pittsburg TX|Dulles Town Center VA|Hazardville CT|Philomath OR|Lexington MO|Foster RI|Kalāheo HI|Grant City NY|Portola Valley CA|Cresaptown MD|Barnwell SC|Seagate NC
Chesterbrook PA|Hawthorne NY|New Freedom PA|Planada CA|Nowthen MN|Pascoag RI|Swannanoa NC|Capitol Heights MD|Carrollton VA|Barnstead NH|Gibsonia FL|North Westport MA|West York PA|Orangeburg NY
Cobleskill NY|Bridgeport PA|Kittery ME|Hummelstown PA|Beattystown NJ|Point Pleasant Beach NJ|Pupukea HI|Wiggins MS|Dansville NY|Buckley WA|Montoursville PA|Irvington MD|Mattawa WA|Blackwood NJ
Flourtown PA|Mount Vernon MO|Danville NH|South Sanford ME|Guerneville CA|Haverhill NH|Wanamassa NJ|Berlin MD|East Petersburg PA|Wrightwood CA|Nocatee FL|Montgomery GA|Mullins SC|Wenham MA
Hartwell GA|Del Monte Forest CA|Ridge Manor FL|Newton NH|Lost Creek TX|West Hazleton PA|Hollister MO|Whitmore Village HI|Mount Pleasant PA|Jessup PA|Penn Estates PA|Rancho Calaveras CA
East Greenbush NY|Beavercreek OR|Waimānalo Beach HI|Ashdown AR|Nashville AR|Littlestown PA|Oconto WI|North Laurel MD|Battlement Mesa CO|Turners Falls MA|Middletown MD|Millinocket ME|Paxton MA
Saukville WI|Geneva AL|Franklin Center NJ|Valdese NC|King George VA|Hearne TX|Plymouth NH|Clintonville WI|Elberton GA|Quantico Station VA|Larksville PA|Newport VT|Hinesburg VT|Baxley GA
Westville NJ|Perryville MD|Lake San Marcos CA|Bealeton VA|Osage Beach MO|Shingle Springs CA|Jenkintown PA|Florence NJ|Oak Grove TN|Castle Hills TX|Brookridge FL|Silverthorne CO
Moses Lake North WA|Ellisburg NJ|Sykesville MD|Littleton NH|Carmel Valley Village CA|Carver Ranches FL|Orangetree FL|Dorneyville PA|Candia NH|Prairie Heights WA|Denair CA|Scarborough ME
Millis-Clicquot MA|Lindstrom MN|Leisure Village NJ|Hamburg PA|California MO|River Road NC|Harrogate TN|Suncoast Estates FL|Magnolia NJ|Rogersville TN|Lincoln Village CA|Madeira Beach FL
Black Diamond WA|West Ocean City MD|Hyde Park UT|Gardnertown NY|Indian Mountain Lake PA|San Diego TX|City Island NY|Rockford MN|Clarkson NY|Sauk Centre MN|Chatsworth GA|Garwood NJ|Del Mar CA
Tinicum PA|Denton MD|Vandalia MO|Central Gardens TX|Hampden ME|Saint Robert MO|Springville NY|Shelley ID|Redwood TX|Belton SC|Marshfield MA|Plains PA|Kings Park VA|Armonk NY|Cramerton NC
Williamstown MA|Youngstown FL|Stafford VA|Kingsville MD|Deerfield NH|Atlantic Highlands NJ|Narberth PA|Edgartown MA|Rutherford PA|Berryville VA|Herricks NY|Monte Vista CO|Santa Venetia CA
Watertown MN|Farmington ME|Mountain Lakes NJ|Le Roy NY|Caldwell TX|Surfside Beach SC|Jersey Shore PA|Emerald Lake Hills CA|Slatington PA|Ellenton FL|Jourdanton TX|Falmouth VA|Sherborn MA
Riverdale NJ|Royal Pines NC|Bigfork MT|Phoenix Lake CA|Bradley Beach NJ|Waverly NY|Spindale NC|Bellville TX|Minersville PA|Paradise Hills NM|Big Pine Key FL|Walhalla SC|Scottdale PA|Lyncourt NY
Cortez FL|Clarkdale AZ|Egg Harbor City NJ|Spotsylvania Courthouse VA|Verona VA|Mary Esther FL|Greene ME|Lorane PA|Lisbon CT|Honesdale PA|West Laurel MD|North Wilkesboro NC|University Gardens NY
Cornwall PA|Cornelia GA|Westover WV|Dilley TX|Ipswich MA|West Newbury MA|Bolton MA|Rumford ME|Leisure Village East NJ|Millsboro DE|Saint James MO|Pennside PA|Bethlehem NC|Winchendon MA
Beaufort NC|Sellersville PA|Sparks TX|Vassalboro ME|Long Hill CT|Mystic CT|Lochmoor Waterway Estates FL|Holmes Beach FL|Comanche TX|East Merrimack NH|Hazlehurst GA|Centralia MO|West Bradenton FL
West Reading PA|Canton NC|Trent Woods NC|Empire CA|Alturas FL|Gang Mills NY|Gatlinburg TN|China Grove NC|Rutherfordton NC|Fayetteville NY|Oakwood GA|Reiffton PA|Wadena MN|Hamilton NY|Broadmoor CA
Morgans Point Resort TX|Chester MD|Ho-Ho-Kus NJ|Rosebank NY|Taylor AZ|Hooksett NH|Medford Lakes NJ|Golden Triangle NJ|Fetters Hot Springs-Agua Caliente CA|East Hampton North NY|Suquamish WA
Breinigsville PA|Newport SC|Liberty NY|Pocomoke City MD|Isle of Palms SC|Broken Bow OK|Shrewsbury NJ|Woodruff SC|Churchville PA|Forty Fort PA|Williamston SC|Kenmar PA|Warminster Heights PA
Spackenkill NY|El Verano CA|Indian Rocks Beach FL|Metter GA|Bardonia NY|Reedsport OR|San Carlos AZ|Goulding FL|Smithville TX|Sinking Spring PA|Burgaw NC|Nassau Bay TX|Raynham Center MA
Lisbon Falls ME|Forestdale MA|Rockaway Point NY|Kewaskum WI|Cold Spring MN|Louisville TN|Butler MO|Dundee FL|Fleetwood PA|Assonet MA|Hampstead NC|Weston WV|Ellenville NY|Bunche Park FL
Boylston MA|Laurel DE|Boca Pointe FL|Mahanoy City PA|Chalfont PA|East Windsor CT|Hallsville TX|Alfred NY|Arlington NY|Chelan WA|Hudson TX|Felton CA|Woodbridge VA|Thomasville AL|Morgan UT
Boyertown PA|Westborough MA|Rosedale WA|Greencastle PA|Gordon Heights NY|Selby-on-the-Bay MD|Manning SC|Buckingham FL|Fremont MI|Pocola OK|Brewerton NY|Citrus Park AZ|Highlands-Baywood Park CA
Westport NC|Garden City South NY|San Joaquin CA|Orange MA|Dallastown PA|Wood Village OR|Saw Creek PA|Aumsville OR|Bystrom CA|South Brooksville FL|Columbus MN|Skyline View PA|North Great River NY
Ridgeland SC|Menands NY|Oakhurst NJ|The Meadows FL|Belleair FL|Oaklyn NJ|Shallotte NC|Highgrove CA|Danielson CT|Woodbridge CA|Mullica Hill NJ|Elmira Heights NY|Bonsall CA|Springfield VT
Hubbardston MA|Mulberry FL|Heritage Hills NY|Walthourville GA|Windber PA|Lafayette OR|Wallace NC|Throop PA|Gamewell NC|Spurgeon TN|Bunker Hill Village TX|Highland Mills NY|Port Aransas TX
Village Shires PA|Park Rapids MN|Warren ME|Country Lake Estates NJ|Nottingham NH|Carroll Valley PA|Franklin NC|East Sandwich MA|Norton VA|Woodmore MD|Weaverville NC|West Columbia TX|Monmouth ME
Laguna Beach FL|Belfair WA|Northwest Harwich MA|Tabor City NC|Stock Island FL|Chester NY|Lake of the Pines CA|Wilbraham MA|Lawrence Park PA|Boscawen NH|Hayfield VA|Marietta-Alderwood WA
Saugerties NY|Kensington Park FL|North Wildwood NJ|Carmel-by-the-Sea CA|Beach Haven West NJ|Chilton WI|Dewey-Humboldt AZ|Village Green NY|Basalt CO|Booneville AR|Citronelle AL|Lawrenceville NJ
Semmes AL|Farmington NH|Laureldale PA|Bordentown NJ|Lower Grand Lagoon FL|Camdenton MO|Northwood NH|Denver PA|Catskill NY|Idyllwild-Pine Cove CA|Pennsburg PA|Lake Erie Beach NY|Ashland MO
Florence CO|Shrewsbury PA|Strafford NH|Charlotte VT|Waialua HI|Buzzards Bay MA|Coquille OR|Indian Head MD|Samoset FL|Woodbourne PA|Longview Heights WA|Garden Ridge TX|Cottonwood CA|Putnam Lake NY
Sunderland MA|Arnold CA|Highland Falls NY|Harbison Canyon CA|West Pleasant View CO|Bosque Farms NM|Lambertville NJ|Richwood TX|Society Hill NJ|Morada CA|Sherman CT|Maytown PA|Cayuga Heights NY
Newfane NY|Desert Edge CA|Merchantville NJ|La Cienega NM|Port Monmouth NJ|Lawnton PA|Chesterfield Court House VA|Broadway VA|Edgewood NM|Spring House PA|Lake Tansi TN|Sunset Beach NC|El Jebel CO
Falmouth MA|Lansford PA|Gouverneur NY|Golden Beach MD|Kings Beach CA|Wilburton WA|Lake Park NC|Jackson LA|National Harbor MD|Windsor NC|Blanding UT|Saint James City FL|Longbranch WA
Franklinton LA|Rockwell AR|Glenwood Landing NY|Bryn Mawr PA|Oak Bluffs MA|Broward Estates FL|Boyne City MI|Evergreen AL|Cleveland GA|Chesterfield NH|Sweeny TX|Todd Creek CO|Carolina Shores NC
Southern Shops SC|Metzger OR|Salton City CA|Jasper GA|Palmer Heights PA|Bagdad FL|Vine Hill CA|Moyock NC|Thornwood NY|Skippack PA|Sidney NY|Hopedale MA|Northchase NC|Collinsville CT|Northlake SC
Venersborg WA|Turnersville NJ|Independence MN|Gibbstown NJ|Clifton Forge VA|Fremont NH|East Rockingham NC|South Toms River NJ|Heritage Village CT|Highland Beach FL|Frackville PA|Port Reading NJ
Northumberland PA|Wheatland CA|North East MD|North El Monte CA|Escatawpa MS|Tierra Verde FL|Hudson NC|North Richmond CA|Placid Lakes FL|Roebling NJ|Charlotte Harbor FL|Bethel WA|McGuire AFB NJ
Oneida TN|Honea Path SC|Harrisburg OR|Crawfordville FL|Loch Lomond VA|Ringgold GA|Shark River Hills NJ|Severance CO|Granger WA|Brittany Farms-Highlands PA|Whitesboro NY|Key Center WA
Harrington DE|Lloyd Harbor NY|Horicon WI|Holiday City South NJ|Parkesburg PA|High Point FL|Stanley NC|Pacheco CA|Fairview NC|Pemberwick CT|King City OR|Eastover NC|Eveleth MN|Grand Bay AL
Marlboro Meadows MD|Dunean SC|Copperopolis CA|Muttontown NY|Marlboro NY|Evergreen WI|Orrington ME|Gaylord MI|West Menlo Park CA|Mirrormont WA|Plymouth NC|Taylor Lake Village TX
Loudoun Valley Estates VA|Sidney ME|Eagle Lake TX|Wellsville UT|Lowell NC|Lansing NY|Lincoln ID|Desoto Lakes FL|Murrieta Hot Springs CA|South Dennis MA|South Vacherie LA|Carrollton MO|Haviland NY
Leonardtown MD|Fox Island WA|Silver Summit UT|Berwyn PA|Columbus TX|Dannemora NY|Grantley PA|Vivian LA|Sagamore MA|Mountain Home NC|Newtown Grant PA|Singac NJ|Melrose MN|Campbelltown PA
Castle Pines CO|Red Oaks Mill NY|Tilton NH|Spring Valley TX|Carefree AZ|Genesee CO|Maeser UT|Ahtanum WA|Esperance WA|Holts Summit MO|North Plymouth MA|Weaverville CA|Saluda SC|Three Oaks FL
Manhasset Hills NY|Carthage NY|Spencerport NY|Elizabethtown NC|University Center VA|Peralta NM|Idyllwild CA|Leisuretowne NJ|Penrose CO|Blackshear GA|Colonial Beach VA|South Glens Falls NY
Port Hadlock-Irondale WA|Tupper Lake NY|Watertown CT|Arundel ME|Camden ME|Bunk Foss WA|Noyack NY|Brookville NY|Chipley FL|El Dorado Springs MO|Unicoi TN|Horseshoe Bay TX|High Bridge NJ
Monte Sereno CA|Old Mystic CT|Trappe PA|Valley Springs CA|Mountain View NC|Morongo Valley CA|Lake Panasoffkee FL|La Vale MD|South Eliot ME|Trevose PA|Pulaski WI|Kahaluu-Keauhou HI|Port Ewen NY
Lincoln Park CO|North Brooksville FL|Lenwood CA|Clover Hill MD|Saint Anthony ID|Pen Argyl PA|Limington ME|Kekaha HI|South Nyack NY|Davenport FL|Newcastle WY|Combined Locks WI|Hot Springs SD
Wilkesboro NC|Port LaBelle FL|Roland OK|Shavano Park TX|Woodstown NJ|Mifflinburg PA|Collegeville MN|Cape May NJ|Toledo OR|Camden DE|Etowah TN|Indianola WA|Granite Falls WA
Leisure Village West-Pine Lake Park NJ|Calcium NY|Hidden Meadows CA|Oak Valley NJ|Amesti CA|Southport NC|Altavista VA|Haworth NJ|Pottsgrove PA|Brookmont MD|Washington CT|Hill Air Force Base UT
Freeland PA|Pownal VT|Highland Acres DE|Richwood NJ|West Orange TX|Hurley NY|Gramercy LA|Boonsboro MD|Brookhaven NY|Dover Base Housing DE|Kitty Hawk NC|Farmersville TX|Port Saint Joe FL
Wright City MO|Waldron AR|Jewett City CT|Seymour WI|West Nyack NY|Addison WI|Mount Angel OR|Lake Pocotopaug CT|Red Springs NC|Jamestown CA|Hoosick Falls NY|Mansfield PA|Malvern PA|Peshtigo WI
Valley Green PA|Borrego Springs CA|Captain Cook HI|Pine Manor FL|Houghton Lake MI|Auburn Lake Trails CA|Grasonville MD|Chinatown CA|Kaunakakai HI|Kenedy TX|New Brighton NY|Feather Sound FL
Poteet TX|Greenland NH|Lowville NY|Humboldt Hill CA|Palmyra NY|Princeton MA|Nahant MA|Stanhope NJ|Narragansett Pier RI|Day Valley CA|Thorndale PA|West Wyomissing PA|Locust Valley NY|Brentwood NH
Amity Gardens PA|Masontown PA|Cedar Grove FL|Brimfield MA|Bayshore NC|Jacksonwald PA|Sheffield MA|Skidway Lake MI|Rising Sun-Lebanon DE|Rio Dell CA|Bamberg SC|Islandia NY|Ticonderoga NY
River View Park PA|Pleasant Hills MD|Midland NC|Hokendauqua PA|Tipton MO|Tuckerton NJ|Piney Point Village TX|Warsaw NY|French Camp CA|Vineyards FL|Rogersville MO|Iroquois Point HI|Lutcher LA
Karnes City TX|San Antonio Heights CA|Shackelford CA|Maiden NC|Vails Gate NY|Clinton CT|Clifton TX|Reamstown PA|South Duxbury MA|Shannondale WV|Vinton LA|Kelseyville CA|Winnsboro SC
Long Prairie MN|Hahnville LA|Lebanon VA|Ocean Grove NJ|Heavener OK|Winnsboro TX|Rockport ME|Nicholls GA|India Hook SC|Montauk NY|Wrightstown WI|Clearview WA|Peaceful Valley WA|Spring City PA
Larch Way WA|Duncan SC|West Lake Hills TX|Saint Augusta MN|Northwest Harbor NY|Denmark SC|North Lakeport CA|Flat Rock NC|Huntingtown Town Center MD|New York Mills NY|Pine Ridge SD
Eastlawn Gardens PA|Hatfield PA|Annandale MN|Princess Anne MD|Mount Pleasant UT|Hubbard OR|Rockfish NC|Hollywood Park TX|North Middletown NJ|Forestville CA|North Pembroke MA|Springvale ME
Spencer NC|Wellsboro PA|Hanover MN|Baldwin GA|Maybrook NY|Muldrow OK|Cambrian Park CA|Linwood PA|Berwyn Heights MD|Cornville AZ|East Richmond Heights CA|Perham MN|Fort Edward NY|Wynantskill NY
Bishopville SC|Hemlock Farms PA|Howards Grove WI|Hawthorne NV|Ravena NY|Seacliff CA|Loyola CA|Gilmanton NH|Philippi WV|Saddle River NJ|Athens PA|Balcones Heights TX|Winnie TX|Sunapee NH
Kennedy CA|Netcong NJ|Mauriceville TX|Sunnyslope WA|Northwest Harwinton CT|Upland PA|North Hartsville SC|Nesquehoning PA|North Wales PA|Windermere FL|Medina TX|Jefferson OR|Liberty SC
South Hempstead NY|Benson MN|Monmouth Beach NJ|Gunnison UT|Oliver Springs TN|Brooktrails CA|Benton City WA|Lockeford CA|Ponderosa Park CO|Moosup CT|Clyde Hill WA|Coplay PA|North Cape May NJ
Medina WA|Meadow Vista CA|Biscayne Park FL|New Holstein WI|Delanco NJ|Oakridge OR|Port Washington North NY|Pretty Bayou FL|Orchard Park NY|Fort Hall ID|Dundee OR|Barrett TX|Wanakah NY
Pleasant Valley WV|Goffstown NH|Vineyard UT|Cliffwood Beach NJ|Sandia Heights NM|Brentwood MD|South Blooming Grove NY|Clarksville TX|Meadowbrook CA|Sixmile Run NJ|Three Lakes WA|Kingstree SC
Elk Ridge UT|Wildwood Crest NJ|Balmville NY|Chimayo NM|San Joaquin Hills CA|Warsaw NC|Barbourville KY|Thiensville WI|Pickens SC|Pierre Part LA|Nokomis FL|Saint James NC|Mount Penn PA
Oxoboxo River CT|Dennis Port MA|Valhalla NY|Oak Ridge North TX|Cashmere WA|Sedco Hills CA|Hamburg NJ|Pendleton SC|Nevada City CA|Estacada OR|Maple Heights-Lake Desire WA|Bishop TX|Pittsfield ME
Fairbanks Ranch CA|Chattahoochee FL|Algona WA|Brillion WI|Myerstown PA|Zillah WA|Sloatsburg NY|Frostproof FL|Macungie PA|Prescott AR|Grand Saline TX|Pine Hills CA|Mountain View Acres CA
Fayetteville PA|Mono Vista CA|Allendale SC|La Center WA|Wildwood Lake TN|Cross Mountain TX|Clayton DE|Williams AZ|Cloverdale VA|Rancho Santa Fe CA|Landis NC|Licking MO|Bandon OR|Niantic CT
Greenwood Lake NY|Dade City North FL|Lesslie SC|Esparto CA|Cutten CA|Hickory Hills MS|Bean Station TN|Peterborough NH|Pomona NY|Warrensburg NY|Moss Beach CA|Tybee Island GA|Lanai City HI
Mechanicsville PA|Belgrade ME|Algoma WI|Crockett CA|Nicholson MS|Concordia NJ|Hansville WA|Tiger Point FL|Clear Lake Riviera CA|Crystal River FL|Brightwaters NY|Soperton GA|Milton NY
East Gaffney SC|Blue Ridge VA|North Falmouth MA|Montrose MN|Wormleysburg PA|Canterwood WA|Pine City MN|Barton Creek TX|Boothbay ME|Rock Island FL|Boutte LA|Tilton-Northfield NH|Blountville TN
Feasterville PA|Brices Creek NC|Acushnet Center MA|Rush City MN|Maugansville MD|Brazoria TX|Lake Arrowhead ME|Freedom CA|Pajaro CA|Proctor MN|McSherrystown PA|Lucerne CA|Sherrill NY|Arlington MD
Mount Pocono PA|Yerington NV|Needville TX|Dalzell SC|Mellwood MD|Angwin CA|Lake Success NY|Kendall Green FL|Bellows Falls VT|Parker AZ|Rothsville PA|Wyncote PA|Wyoming PA|Lanesborough MA
Robbinsville NJ|Buffalo MO|Mohnton PA|Port Angeles East WA|Granite Hills CA|Frisco CO|Island Walk FL|Shenandoah Farms VA|York Harbor ME|Lakewood SC|San Saba TX|Williston SC|Arbuckle CA|Pantops VA
Las Lomas CA|Emmitsburg MD|New Britain PA|Yountville CA|Ridgemark CA|Riverview MO|Three Rivers OR|The Hideout PA|Lucedale MS|Orchard City CO|Woodbury Heights NJ|East Syracuse NY|Kenvil NJ
Westminster LA|Acres Green CO|Pembroke NC|Saint Clair PA|Murfreesboro NC|Orwigsburg PA|Cut Bank MT|Bedford Hills NY|Minden NV|Trabuco Canyon CA|National Park NJ|Smithsburg MD|Bushnell FL
Granite Quarry NC|Springdale MD|Chester VT|Tyndall Air Force Base FL|Point Baker FL|Cleveland FL|Coventry Lake CT|Laurel Lake NJ|Harbour Heights FL|Poplarville MS|East Greenville PA|Natalbany LA
Manistique MI|Hudson Bend TX|Calais ME|Woodville FL|Wood-Lynne NJ|Penbrook PA|Andrews AFB MD|Meridian CO|Rollingwood CA|Locust NC|Cornwall NY|Spring Lake NJ|Waikapū HI|Oostburg WI|Sandwich MA
Arnold MN|Kingwood WV|New Tazewell TN|Inwood WV|Saint James MD|Chelsea NY|El Cerro NM|Fairfield Harbour NC|Summit Hill PA|Gloucester Courthouse VA|Lowesville NC|Groveville NJ|Warm Springs OR
Soda Springs ID|Holden ME|Hamilton TX|Eufaula OK|Schnecksville PA|Erlands Point-Kitsap Lake WA|Durham CT|Bay Pines FL|Castroville TX|Walton NY|Willowbrook NY|Yadkinville NC|Vista Santa Rosa CA
Millen GA|Enochville NC|Schulenburg TX|Dandridge TN|Woolwich ME|Bowling Green FL|Lawnside NJ|Greenfield MN|Jarrettsville MD|Snowmass Village CO|Mattapoisett Center MA|Chincoteague VA|Chauvin LA
Osterville MA|Riverside NY|Terra Mar FL|Montara CA|Mineral Springs NC|Nags Head NC|Strasburg PA|North Yelm WA|Sutter CA|Blue Hills CT|Brinckerhoff NY|Eatonville WA|Belchertown MA|Florida NY
Mount Morris NY|Walsenburg CO|Lido Beach NY|Wareham Center MA|Alderton WA|Seaside Heights NJ|Blackhawk SD|Three Rivers MA|Springfield GA|Andrews SC|Monmouth Junction NJ|Central Waterford CT
Emerald Lakes PA|Bucksport ME|Staples MN|Lincoln ME|Milaca MN|Chenango Bridge NY|Whitfield FL|Hopkins SC|Halfway House PA|Gladwin MI|Mountain Iron MN|Dunstable MA|Bal Harbour FL|Kewaunee WI
Montalvin CA|Hillsmere Shores MD|South Fallsburg NY|Sublimity OR|Southern Shores NC|Kenhorst PA|Sherwood WI|Thermal CA|Sonora TX|Harbor Bluffs FL|Monterey TN|Rising Sun MD|West Grove PA
Womelsdorf PA|Refugio TX|Raymond NH|Cazenovia NY|Mountville PA|Pocasset MA|Kulpmont PA|Luzerne PA|Sale Creek TN|La Selva Beach CA|Horseheads North NY|Crown Heights NY|Wolfeboro NH|Moriches NY
Black Canyon City AZ|Luverne AL|Oconto Falls WI|Voorheesville NY|Oakland FL|North Catasauqua PA|Great Neck Estates NY|Meadowdale WA|Milton DE|Cajahs Mountain NC|Heber-Overgaard AZ|Rollinsford NH
Barnegat NJ|Valley View PA|Shell Point SC|Brownstown PA|Raymond WA|Towanda PA|Garyville LA|Ocean Grove MA|Elkton VA|Windsor MO|Southern Gateway VA|Kīlauea HI|Gambrills MD|Agua Fria NM|Norway MI
Wellfleet MA|Roslyn NY|Harveys Lake PA|Monument Beach MA|West Hammond NM|Littleton Common MA|Moonachie NJ|Lakeland NY|Brusly LA|Skippers Corner NC|Belmont PA|Tannersville PA|Dallas PA
San Andreas CA|Weatogue CT|Folly Beach SC|Holly Lake Ranch TX|Millville MA|Shenandoah TX|Sandstone MN|Stigler OK|Marietta WA|Bloomingdale GA|Ferrisburgh VT|Knob Noster MO|East Oakdale CA
Port Richey FL|Bartlett TX|Buena Vista CO|Victor NY|Grottoes VA|Jaffrey NH|Leonardo NJ|Canadian Lakes MI|Sewaren NJ|McKownville NY|Mount Vernon TX|East Dennis MA|Manchester PA|Sands Point NY
Bristol ME|Sanbornton NH|Norway ME|Moose Lake MN|Riverton NJ|East Tawas MI|Cohasset MN|Bedford PA|Santa Teresa NM|West Brattleboro VT|Longtown OK|Kemmerer WY|Quarryville PA|Warden WA
Montgomery City MO|Lake Junaluska NC|Ashland PA|Drum Point MD|Montrose NY|Carrabelle FL|Munsons Corners NY|Cokato MN|Bonifay FL|Ashley PA|Topsfield MA|Munsey Park NY|Dupont PA|Rogers City MI
Plainsboro Center NJ|Hortonville WI|Whitehall MI|Honeoye Falls NY|Saint George FL|State Line PA|East Norwich NY|Pine Ridge PA|Miami Gardens FL|El Lago TX|Pittsfield WI|West Wyoming PA|Fayette MO
Coxsackie NY|Wind Gap PA|North Fort Lewis WA|West Longview WA|Fairmont NC|Branch MN|Sisco Heights WA|Morton PA|Salunga PA|Lakehurst NJ|Hanapēpē Heights HI|East Hampton CT|Wilburton OK|Plympton MA
Saint George ME|Loughman FL|Bonny Doon CA|Angels Camp CA|Donalsonville GA|Santa Rosa NM|Mountain View MO|Tamworth NH|Emigsville PA|Windsor VA|Norton Center MA|Rio Grande NJ|Wimberley TX|Durham NY
Walton Park NY|Lakeside MT|Hardwick MA|Saint Helen MI|Clearbrook Park NJ|Tusculum TN|Rossmoor NJ|Marin City CA|University Park MD|East Lansdowne PA|Hallam PA|Hampton SC|Federalsburg MD|Chelsea ME
West Sand Lake NY|Premont TX|Benton ME|Clinton NJ|Crisfield MD|Dahlgren VA|Brush Prairie WA|Palisade CO|Cordaville MA|Winthrop ME|Aromas CA|Pittston ME|Hartford AL|Albany MN|Sneads Ferry NC
Clarence NY|Leadville CO|North Seekonk MA|Pleasant Hill PA|Provincetown MA|Northeast Ithaca NY|Lake Wynonah PA|Thomaston NY|Fairfield ME|Hanapēpē HI|Plumsteadville PA|Villa Ridge MO|Gowanda NY
Arcadia SC|Yorkville NY|Pine Crest TN|Cordes Lakes AZ|George West TX|Vergennes VT|Gervais OR|North Lakeville MA|Madison ME|Mohawk NY|Owensville MO|Chester Heights PA|Statham GA|Thunderbolt GA
Kachina Village AZ|Bayou La Batre AL|Abbeville AL|Platteville CO|Reidsville GA|Freemansburg PA|Mohave Valley AZ|Barton WI|Kahuku HI|Swedesboro NJ|Green Island NY|Rhinebeck NY
Green Harbor-Cedar Crest MA|Braddock Heights MD|Marietta PA|Belvidere NJ|Wyomissing Hills PA|Reed Creek GA|Herald Harbor MD|Timberville VA|Matamoras PA|Port Ludlow WA|Oakland ME|Ravenel SC
Fairmount TN|Everson WA|Zephyrhills North FL|Pennington NJ|Northumberland NH|Linden AZ|Guilford Center CT|Alfred ME|Lewiston NY|Conrad MT|Hallettsville TX|Blasdell NY|Cayucos CA|Palmer Lake CO
Weston Lakes TX|Bethlehem WV|Huntingtown MD|Fiskdale MA|Whitehall NY|Richmond UT|Homosassa FL|McCormick SC|East Williston NY|Barnesville MN|Dayton OR|Royston GA|Springdale SC|Forest Heights MD
The Hills TX|Piermont NY|Elma Center NY|Paramount-Long Meadow MD|Okanogan WA|Cape Neddick ME|Glenwood MN|Flying Hills PA|Bayfield CO|Honaunau-Napoopoo HI|Beach City TX|Wrightsville Beach NC
Lake Meade PA|Manchester ME|Edisto SC|Beverly NJ|Ridgecrest FL|Hedwig Village TX|Daleville VA|East Douglas MA|Plainfield Village CT|Luxemburg WI|Whiteman Air Force Base MO|Granville WV|Colwyn PA
Bar Harbor ME|Hopkinton MA|Bonners Ferry ID|Leith-Hatfield PA|Wayne Heights PA|McQueeney TX|Silver Creek NY|Troutman NC|Rockledge PA|Meadow Glade WA|Charlevoix MI|Wernersville PA|Sylvania GA
Prince Frederick MD|Roaring Spring PA|Millersburg PA|Oliver PA|Marysville PA|Cabazon CA|Winchester CA|Lochsloy WA|Lockport LA|Pearl River LA|Potomac Park MD|Dover-Foxcroft ME|Hyde Park PA
Wellford SC|Dawsonville GA|Parkville MN|Waller TX|Penngrove CA|North Boston NY|Holly Hills CO|Dunkirk Town Center MD|Petersburg WV|Alburtis PA|Ranchos de Taos NM|Clever MO|Corinth NY|Rockville MN
Myrtle Point OR|New Egypt NJ|Carmel ME|Osceola WI|West Tisbury MA|New Hope PA|Hartley CA|Bayview CA|Dunkirk MD|Montpelier ID|Greenwood LA|Bethel ME|Frankfort NY|McChord Air Force Base WA
Dogtown CA|Des Allemands LA|Wyldwood TX|Pepperell MA|Garden View PA|Greenbriar FL|Abita Springs LA|Cumberland Center ME|Halesite NY|Blountstown FL|Cherryvale SC|Sand Hill PA|Williamson NY
Essex Village CT|Landrum SC|Wilkinson Heights SC|West Belmar NJ|Colonial Pine Hills SD|El Portal FL|Midway TN|Leisure Knoll NJ|Clarendon VT|East Quincy CA|Sutter Creek CA|Virginia Gardens FL
Fifth Street TX|Westminster SC|Bennett CO|Deep River Center CT|Charleston AR|Dripping Springs TX|Jefferson ME|Woodbine NJ|Moorefield WV|Coudersport PA|Silver Lake WI|Campbell FL|Newmanstown PA
Navy Yard City WA|Harriman NY|Whittingham NJ|Mountain City TN|Jarales NM|Eagle Lake FL|Skaneateles NY|Grand Point LA|Weyers Cave VA|Sisters OR|Attica NY|Apison TN|Williamsburg MA|Golden Grove SC
Granville NY|Ravensworth VA|Princeton Junction NJ|Lake Placid NY|Coalfield TN|Weatherly PA|Pelican Rapids MN|Camp Meeker CA|Amelia LA|Bloomington TX|Big Coppitt Key FL|Cathcart WA|Bridgeport WA
Riverview DE|Santo Domingo Pueblo NM|Roosevelt Gardens FL|Readfield ME|Daingerfield TX|Wild Peach Village TX|Saint Ignace MI|Maxton NC|Laporte CO|Garland UT|West Simsbury CT|Strasburg CO
Pembroke GA|Winneconne WI|Junction TX|Broad Channel NY|Meadow Oaks FL|Edgard LA|Yardley PA|Versailles MO|White Sulphur Springs WV|Aquebogue NY|Warm Beach WA|Old Orchard PA|Paynesville MN
Forsyth MO|Buckhorn CA|Woodside PA|Pemberton Heights NJ|Honalo HI|Berlin MA|Coopersburg PA|Lexington Hills CA|East Brewton AL|East Uniontown PA|Shepherd TX|Shapleigh ME|Fobes Hill WA
Bolivar Peninsula TX|Hampton Manor NY|Barnum Island NY|Westbrook Center CT|South Sumter SC|Mascot TN|Lake Nacimiento CA|North Browning MT|Eddystone PA|Dennis MA|Harrison ME|East Newark NJ
Sky Valley CA|Lavaca AR|San Felipe Pueblo NM|Taylor AL|Isle of Hope GA|Inverness Highlands North FL|Coal Creek CO|Sun Valley PA|Telluride CO|Kalama WA|Selbyville DE|Marcus Hook PA|Lake Katrine NY
Groton NY|Walnut Hill TN|Circle D-KC Estates TX|Concordia MO|Olmos Park TX|Reed City MI|Tappahannock VA|Midland City AL|Stonybrook PA|Edgewood PA|Lomira WI|Sleepy Hollow CA|Brownville NJ
Red Hill PA|Chichester NH|Derwood MD|Rangely CO|Aptos Hills-Larkin Valley CA|Watchtower NY|Timmonsville SC|Highspire PA|Hermann MO|Adamstown MD|Mountain View CA|Magnolia MS|East Jordan MI
Geistown PA|Swanton VT|Pine Ridge at Crestwood NJ|Solomons MD|Loma Rica CA|Hayfork CA|Edneyville NC|Town Line NY|Georgetown CA|Lincoln Park NY|Presidential Lakes Estates NJ|Cotuit MA
New Durham NH|Comfort TX|Whitefield ME|Montague MI|Meeker CO|Strafford MO|Desert View Highlands CA|Clearlake Oaks CA|Louisville GA|Marshfield Hills MA|Maynardville TN|Antlers OK|Brewster WA
Pacolet SC|Poydras LA|Horse Shoe NC|Liberty City TX|Breezy Point MN|Privateer SC|North Conway NH|North Vacherie LA|Baldwin LA|Crosby MN|Mosheim TN|White Salmon WA|Perryman MD|Kentwood LA
Shenandoah VA|Friday Harbor WA|Boxford MA|Eastpoint FL|San Miguel CA|Purvis MS|Claxton GA|Parkside PA|Mulberry NC|Brewster NY|Kensington MD|Limerick ME|Glenville CT|Greenville DE|Middlebush NJ
Corralitos CA|Charlotte Park FL|Anahuac TX|Salmon Brook CT|Geneva WA|Watsontown PA|Stockbridge MA|Woodside East DE|Hallowell ME|Laurel Park NC|Phoenix NY|Pulaski NY|Denver NC|Mountain Green UT
Grantham NH|East Bernard TX|Manahawkin NJ|Mabton WA|Hernando Beach FL|Tedder FL|Crosby TX|Pawling NY|Columbia CA|Winsted MN|Blackville SC|Liverpool NY|Melrose Park NY|Panorama Village TX
Crompond NY|Towamensing Trails PA|Massanutten VA|Windsor ME|Wrightsville PA|Madison Center CT|Lofall WA|Tazewell TN|Tuftonboro NH|Wallkill NY|Ogdensburg NJ|White River Junction VT|Enetai WA
North Spearfish SD|Arlington Heights WA|Swartzville PA|Sag Harbor NY|Wilson-Conococheague MD|Apalachicola FL|Cabin John MD|Fitzwilliam NH|Central TN|Carson WA|Star Valley AZ|Mount Vernon GA
Hampton Beach NH|Eglin Air Force Base FL|Lebanon South PA|Effort PA|Fair Haven VT|Buchanan NY|Parkwood CA|Cowpens SC|South Paris ME|Westmorland CA|East Sonora CA|North Brookfield MA
Susquehanna Trails PA|Holden MO|Jellico TN|Texanna OK|Belgium WI|Spring Mount PA|Jonesville NC|Levant ME|Clarence Center NY|Bridgeville DE|Mars Hill NC|Wenonah NJ|Wailua HI|Sturbridge MA
Fannett TX|Oyster Bay Cove NY|Fort Plain NY|Calera OK|Andover NH|Cascade Valley WA|Desert Hills AZ|Gibbsboro NJ|White Pine TN|Nedrow NY|Pequot Lakes MN|West Dennis MA
Beaverdam Lake-Salisbury Mills NY|Beaver Dam Lake NY|Indian Springs GA|Hartford NY|Summerset SD|Mechanic Falls ME|North Beach Haven NJ|Clayton GA|Milford ME|Hancock ME|Great Barrington MA
Helmetta NJ|East Ithaca NY|Corinna ME|Twain Harte CA|Country Knolls NY|Lumberton MS|Anahola HI|Graceville FL|Newtown PA|Fredonia WI|Penndel PA|Royal City WA|Orland ME|Pine Grove CA|Newport WA
Saugerties South NY|Four Seasons MO|Soulsbyville CA|Old Brookville NY|Murphys CA|Bay Park NY|Greenport NY|Amherst VA|Mathews LA|Crimora VA|New Market VA|Redington Shores FL|Whitesboro NJ
McAdoo PA|Whitesboro-Burleigh NJ|Canisteo NY|Center CO|Schofield WI|Camden NY|Roebuck SC|Caryville TN|Wilton ME|Bellerose Terrace NY|Kinsey AL|Hughesville MD|Coaldale PA|Elysburg PA|Surf City NC
Bernardston MA|Denmark WI|Erwinville LA|Valencia NM|Flora Vista NM|Livermore ME|Phippsburg ME|Marionville MO|Berwick ME|Southworth WA|Castle Rock WA|Cedaredge CO|Cranbury NJ|Hawley MN|Townsend DE
Upper Nyack NY|Slater-Marietta SC|Ware Shoals SC|Mariposa CA|Uvalde Estates TX|Shinnston WV|Rouses Point NY|Dublin PA|Spring Grove PA|Mont Vernon NH|Lavonia GA|Lake Placid FL|Canajoharie NY
Williamsport MD|Beverly TX|Weimar TX|Ontario NY|Essex Fells NJ|Ashford AL|Dexter ME|Princeville HI|East Missoula MT|Trucksville PA|Kingsbury NV|Willow Springs MO|Pine Beach NJ|Lafayette Hill PA
Owings MD|Hertford NC|Fairlawn VA|Deenwood GA|Gumlog GA|Caledonia NY|Malone FL|Yorktown TX|Gurdon AR|Rockwell NC|Chester CA|Vernonia OR|Pine Grove PA|Glenwood AR|Cross Lake MN|Salado TX|Shiner TX
Fairview-Ferndale PA|Cherokee NC|Guilford PA|Bethel Island CA|Fife Heights WA|Tavernier FL|Wautoma WI|Heritage Pines FL|Lake Hamilton AR|Mays Landing NJ|Cleona PA|Spruce Pine NC|Eddington ME
Fishkill NY|Saint Croix Falls WI|Dolgeville NY|Riverbend WA|Cabool MO|Waldport OR|Evansburg PA|Point Clear AL|Midway PA|Greenport West NY|Lincolnville ME|New Ellenton SC|Belvedere CA
Fairplains NC|Manchester Center VT|Calabash NC|Hanson MA|Onion Creek TX|Connerton FL|Cetronia PA|Vineyard Haven MA|Angola NY|Madison NH|Redgranite WI|Millers Creek NC|Cedar Grove WI|Helper UT
Gold Bar WA|Jefferson MD|Mountain Lake Park MD|Victory Lakes NJ|Rutland MA|Kohler WI|Canterbury NH|Pumpkin Center NC|Harrison MI|Monson Center MA|White Island Shores MA|Willamina OR|Weweantic MA
Lakeview CA|Cumberland KY|Jenkins KY|Mulino OR|Northfield VT|Warsaw MO|North Plains OR|Holiday Heights NJ|Glasco NY|Hughesville PA|Kingston WA|Chinchilla PA|Canaan ME|New Haven MO|Holly Ridge NC
Jermyn PA|Belleair Bluffs FL|Ganado TX|Vista Center NJ|Saint Hedwig TX|Shelburne MA|Dryden NY|Aberdeen Proving Ground MD|Hurlock MD|Maple Lake MN|Clifton Springs NY|Kure Beach NC|Port Allegany PA
Hopwood PA|Whitehouse Station NJ|Brewster Hill NY|Woodstock NY|Sea Isle City NJ|Navajo NM|Morningside MD|Snow Hill MD|Gladstone NJ|Peapack NJ|Saint George SC|Kountze TX|Houston MO|Meyersdale PA
Ludowici GA|South Pottstown PA|Shepherdstown WV|Taylorsville NC|Bellport NY|Mannington WV|Bowmansville PA|Jones Creek TX|Twin Lakes FL|Waverly VA|Bayou Gauche LA|Bridgton ME|Alstead NH
Valley Hill NC|Monticello UT|Kellogg ID|McColl SC|Varnville SC|West Branch MI|Carlton OR|Windsor VT|West Carthage NY|West Wareham MA|Robesonia PA|Edwards Air Force Base CA|Topton PA|Walnutport PA
Plainview TN|Golden Meadow LA|Chevy Chase Village MD|Fairdale PA|East Pepperell MA|Burley WA|Holderness NH|Aitkin MN|Lorenz Park NY|Freeport FL|La Salle CO|Demorest GA|Judson SC|Fulton MD
Lexington MN|East Atlantic Beach NY|Ninety Six SC|Jefferson TX|Golden Shores AZ|Castlewood VA|Lincoln Beach OR|Freeland WA|Saint Bonaventure NY|Sussex NJ|Mount Jackson VA|Augusta NY
San Pasqual CA|Boonville NY|Morrisville VT|Maunawili HI|Howard Lake MN|Old Saybrook Center CT|Kalkaska MI|Waterford NY|Mount Holly Springs PA|Los Molinos CA|Laurel Hollow NY|Ocean View DE
Saint Pauls NC|Beverly Hills TX|Jonestown TX|Churchville NY|Wadley GA|Fruitland NC|Glen Rock PA|Saltville VA|Palmyra ME|Bristol VT|North York PA|Baldwinville MA|Buckland MA|West Rutland VT
Level Plains AL|Albion ME|Westport WA|Beech Mountain Lakes PA|Saint Matthews SC|Bethlehem Village CT|Navesink NJ|Berlin PA|Shavertown PA|Kealakekua HI|Lake Lotawana MO|Gouldsboro ME|Shelby MI
Hartshorne OK|Kensington NH|North Beach MD|Star City WV|Nisswa MN|Seneca Knolls NY|Shrub Oak NY|Ocean Gate NJ|Midway GA|East Berwick PA|Whitesburg KY|Neuse Forest NC|Colfax CA|Hillsboro Beach FL
Huntington UT|Hampton Falls NH|Leavenworth WA|Seaside FL|Hildebran NC|Brewster MA|Culp Creek OR|Coeburn VA|Coleraine MN|Deering NH|Painted Post NY|Northcliff TX|Wewahitchka FL|Spring City TN
Fall City WA|Gregory TX|Brookdale CA|Sheldon TX|Red Hook NY|Brundidge AL|Cowarts AL|Trexlertown PA|Goliad TX|Arcade NY|Turner OR|Long Neck DE|Haymarket VA|Richwood WV|Linden TX|Laymantown VA
West Hamburg PA|Lancaster Mill SC|Port Morris NY|Campbellsport WI|Scottsville NY|Hillsborough NH|Harlem Heights FL|Congress AZ|Randolph VT|Florala AL|Slocomb AL|Jean Lafitte LA|Three Rivers TX
Butcher's Hill MD|Leonard TX|Farmingdale ME|Millville UT|Sea Breeze NC|Seymour MO|Newtown CT|Scotland Neck NC|Calhoun Falls SC|Cold Spring NY|Thornton NH|Plain View NC|San Juan Bautista CA
Victor ID|Moscow PA|Johnson City TX|Little River-Academy TX|Indian River MI|Ten Mile Run NJ|Fords Prairie WA|Jonestown PA|Columbia City OR|Cooper TX|Newaygo MI|Clayton NY|Creola AL|Gate City VA
Englishtown NJ|Lindley NY|Arden on the Severn MD|Custer SD|Jacksboro TN|Avery Creek NC|Estill SC|Deer Isle ME|Pennville PA|Jamestown TN|Crystal Lake CT|Phelps NY|North Granby CT
Kaanapali Landing HI|Belmont MS|River Heights UT|Stephens City VA|West End NY|Guilford Siding PA|West Hurley NY|Durham OR|Belville NC|South Connellsville PA|Hill 'n Dale FL|Lake Dunlap TX
Lovettsville VA|Emporium PA|Collierville CA|Brooklawn NJ|Belington WV|Fairchance PA|Great Falls SC|Granite UT|Bonneau Beach SC|Hopewell NJ|Aberdeen ID|Queenland MD|Samson AL|Arkoma OK|Pinedale WY
Youngstown NY|Canton PA|Rainier OR|Livingston LA|Alpine NJ|Atlantic Beach NY|Stewart Manor NY|Yorklyn PA|Riverside PA|Valatie NY|Martinsburg PA|Thomaston CT|Saint Albans ME|Hyde Park NY
Polk City FL|Kenilworth PA|Pojoaque NM|Eddington PA|Hinsdale MA|Clark Mills NY|Charenton LA|Portola CA|Belle Rose LA|Moravian Falls NC|Cle Elum WA|East Kingston NH|Winnsboro Mills SC|Shenorock NY
South Lancaster MA|Rose Lodge OR|Landisville PA|Clinton NY|Kent Acres DE|Blanco TX|Coupeville WA|Colquitt GA|Sunshine Ranches FL|Laurel Springs NJ|Fern Prairie WA|Blacksburg SC|Leesport PA
Conyngham PA|South Deerfield MA|Long Valley NJ|Temple PA|Granby CO|Bagdad AZ|Oakland MD|Thomaston ME|Mill City OR|Hopewell TN|Stagecoach NV|Greensboro MD|Shawnee Land VA|Glen Lyon PA|Carnation WA
Meadowlakes TX|Duchesne UT|Bryant WA|Blaine TN|Coalgate OK|Maysville GA|Drexel NC|Condon TN|Weyauwega WI|Lakesite TN|Crandon WI|Wright WY|Westmoreland NH|Milton VT|Goldthwaite TX|Stockton MO
Watkins Glen NY|Tullytown PA|Hide-A-Way Lake MS|Darien GA|Guyton GA|Cricket NC|Falmouth ME|Chenoweth OR|Pine Island Center FL|Labadieville LA|Hunter TN|Folsom NJ|Roman Forest TX|Belle Plaine WI
Colrain MA|Trainer PA|Seabrook Island SC|Van Vleck TX|Grayling MI|New Hartford NY|Barview OR|Shutesbury MA|Conway MA|Adamstown PA|Devens MA|Campion CO|Hayden CO|Ridgeville SC|Southside Place TX
Big Lake WA|Bedford NY|Trevorton PA|Slater MO|Rainbow CA|Ashfield MA|Cambridge NY|Gold Key Lake PA|Magnolia TX|Trumansburg NY|Bonneauville PA|Quitman TX|Richland MO|Spinnerstown PA
White Castle LA|Allentown NJ|Frenchtown MT|Conway NH|Fairfax SC|Ingram TX|Middleport NY|Long Beach MD|Mount Pleasant NC|Waterbury VT|Moose Wilson Road WY|Inkerman PA|Lagunitas-Forest Knolls CA
Alabama NY|Port Carbon PA|Charlotte TX|Wayland NY|Veazie ME|Newbury NH|Central Square NY|Bondsville MA|Landover Hills MD|Sea Girt NJ|Village of the Branch NY|Rio Verde AZ|Mokulēia HI
Monarch Mill SC|Independence LA|Westernport MD|Central Valley NY|Forest City PA|Saint Lawrence PA|Susquehanna PA|Presquille LA|Lavallette NJ|North Eastham MA|Hinckley MN|Moriarty NM
Pennington Gap VA|Georgetown CT|Green Acres CA|Dayton ME|Grove City FL|Zolfo Springs FL|Reinholds PA|Duxbury MA|Brodheadsville PA|Oak Cliff Place TX|Arcade GA|Mount Cobb PA|Ko Olina HI|Olathe CO
Harwich Center MA|New Oxford PA|Moore Haven FL|Avon-by-the-Sea NJ|Leadville North CO|Burnt Store Marina FL|Sparta MO|Howard City MI|Gilbert MN|Cooperstown NY|Chadbourn NC|Sullivans Island SC
Buckfield ME|Varnell GA|West Paris ME|Somers CT|South Belmar NJ|Napavine WA|Surgoinsville TN|Seven Trees CA|Jemez Pueblo NM|Lattingtown NY|South Floral Park NY|Warren OR|Willard UT|Montegut LA
Becket MA|Tawas City MI|Loxley AL|Wallace FL|Woodlawn Beach FL|Northcrest TX|Merrimac VA|Maple Plain MN|Arroyo Seco NM|South Browning MT|Linden CA|Somerset TX|Clearwater MN|Verona Walk FL
Rocky Top TN|Yorktown Heights NY|Upper Pohatcong NJ|Bokeelia FL|Pine Bush NY|Tunkhannock PA|Elkland PA|Tuolumne City CA|Oak Grove VA|La Pine OR|Kings Bay Base GA|Sneads FL|Danbury TX
Hughes Springs TX|Claypool Hill VA|Newport ME|Starksboro VT|Cordova NC|North Corbin KY|Sour Lake TX|Romney WV|Marcellus NY|Randolph ME|La Mesilla NM|Braham MN|Belford NJ|Lewiston UT|Stonewood WV
Saint Francisville LA|Greenfield NH|Morrisville NY|Cudjoe Key FL|Merriam Woods MO|Century FL|Pineville KY|Jackson SC|Oakfield NY|Lake Ozark MO|Weedsport NY|Port Sulphur LA|Lunenburg MA
Richmond ME|Nissequogue NY|Appomattox VA|Lake Como NJ|Everett PA|Lykens PA|Hamilton City CA|Clatskanie OR|Fort Washakie WY|Honey Brook PA|Crownsville MD|Key Vista FL|Stowell TX|Bridgehampton NY
Pagosa Springs CO|Sun Valley AZ|Upper Brookville NY|Questa NM|Andrews NC|Punta Rassa FL|Keeseville NY|Westons Mills NY|Camino CA|Kiawah Island SC|Henniker NH|Clarkesville GA|Greenwich NY
Marriott-Slaterville UT|Mexico ME|North Puyallup WA|Rock Hill NY|Londonderry VT|Delaware City DE|Chilhowie VA|Henderson LA|Seeley CA|West Falmouth MA|Allegany NY|Brownsville OR|Lorena TX
Mayfield PA|Lakeside OR|Holley NY|Kapaau HI|Kingstown MD|Mont Alto PA|Winchester NH|Saint Johnsville NY|Stillwater NY|Youngsville PA|Estell Manor NJ|Shelburne Falls MA|Red Lake MN|South Park WY
Delmar DE|Verplanck NY|Redwood Valley CA|Perryopolis PA|Quincy CA|Idaho Springs CO|Poquonock Bridge CT|Lamartine WI|Whiting WI|Bladenboro NC|Sparta NC|Lancaster NH|Ashford WI|Bluff City TN
Crooked Lake Park FL|Lewisville WA|Ball Ground GA|Twin Lake MI|Altamont NY|Osakis MN|Nicholson GA|Meredith NH|Sabinal TX|Addison NY|Tremont PA|West Lawn PA|Lacoochee FL|Cibecue AZ
Vernon Center NJ|Boronda CA|Myersville MD|Graton CA|Collings Lakes NJ|Shamokin Dam PA|Rancho Alegre TX|Buena Vista CA|Palm Aire FL|Oakham MA|Cannon Beach OR|Steelville MO|Garfield TX|Higganum CT
Saint Stephen SC|Chatham NY|Choteau MT|Annandale NJ|Fairforest SC|Averill Park NY|Houghton NY|Leverett MA|Teaticket MA|Nobleboro ME|Wilder VT|Richlands NC|Washington Heights NY|Driggs ID
Havana FL|Elmendorf TX|Bristol NH|Lyndeborough NH|Del Rey Oaks CA|Yacolt WA|Billington Heights NY|Splendora TX|Kerhonkson NY|Romoland CA|Summit MS|Prudenville MI|Webster NH|Epping NH
Franklinville NY|Ellijay GA|Enfield ME|Katonah NY|Pinewood Estates TX|Oroville WA|Hemby Bridge NC|Montour Falls NY|Chester NJ|Angola on the Lake NY|Chepachet RI|Twin City GA|Washington Park FL
Davenport WA|Appalachia VA|Lebanon NJ|Waterflow NM|Anna Maria FL|Lampeter PA|Fort Wadsworth NY|Island Heights NJ|Arcola TX|Georgiana AL|Gunter TX|Monroe North WA|Rose Hill NC|Owls Head ME
Dundee NY|Ritzville WA|Glen Gardner NJ|Bonner-West Riverside MT|Niverville NY|Upper Fruitland NM|Manchester NY|Grand Ronde OR|Burnsville NC|Moretown VT|Le Grand CA|Seeley Lake MT|Gaston SC
Antelope Valley-Crestview WY|De Kalb TX|Honey Grove TX|Hazelwood NC|Brackettville TX|Cascade-Chipita Park CO|Stanley VA|Porter Heights TX|Elberta AL|Lake Isabella MI|Norris TN|Phillipston MA
Steinway NY|Brandon VT|Parsonsfield ME|Westwood CA|Henderson GA|Twin Lakes VA|Perry Park CO|Sanborn NY|Wolcott NY|Harwich Port MA|Sutton NH|Eagleview PA|La Pryor TX|Wanchese NC|Baiting Hollow NY
Serenada TX|Georgetown PA|Harlan KY|East Brooklyn CT|Navassa NC|Pikeville TN|Rapids NY|Connelly Springs NC|Watts Mills SC|Chesilhurst NJ|Whitewright TX|Gadsden SC|Richmond MA|Lone Star TX
Fryeburg ME|Holley FL|Goldens Bridge NY|Peach Lake NY|Wedgewood SC|Mountain Ranch CA|Las Maravillas NM|Quail Creek TX|Cumberland Head NY|Vernon Valley NJ|Desert Aire WA|Garden City MO
Claysburg PA|Cressona PA|Green Valley CA|Weissport East PA|Adrian MO|Fox Chase PA|Pine Knot KY|Bourbon MO|Louisa VA|Orleans MA|Penn Valley CA|Wellington UT|Bethel NC|Patton Village TX
North Bennington VT|Bolinas CA|South Dos Palos CA|Fincastle TN|Athens NY|Ridgely MD|Murphy NC|Wedgefield SC|North Berwick ME|Elk Rapids MI|Lincoln Park PA|Mill Hall PA|Mowbray Mountain TN
Norwood NY|Hope Valley RI|South Bend WA|Kēōkea HI|Thurmond NC|Belleair Beach FL|Tulalip Bay WA|East Cleveland TN|Montverde FL|Madbury NH|Jefferson NC|Harrisville RI|Del Norte CO|Shoreacres TX
Smith Valley NV|Belhaven NC|Rocky Point NC|Whately MA|Rock Creek MN|Gorham NH|Langhorne PA|Deposit NY|Rheems PA|Estancia NM|Smethport PA|Spencerville MD|Livermore Falls ME|Port Dickinson NY
Random Lake WI|Bayou Vista TX|Oakley UT|Tremont ME|Dayton VA|Mountain Lodge Park NY|Niagara WI|Tillson NY|Southport CT|Mount Vernon ME|Montrose PA|Sorrento LA|Murfreesboro AR|Cherryville PA
Shiremanstown PA|Canton Valley CT|Pinehurst ID|Soap Lake WA|Crested Butte CO|Clinton LA|Gordonsville VA|Kersey CO|Stafford OR|West Tawakoni TX|Pittsfield NH|Rumney NH|Decatur TN|Nutter Fort WV
Mexico NY|Ocean Park WA|Dublin NH|Smokey Point WA|Francestown NH|Fort Montgomery NY|Hudson CO|South Willard UT|Fairmount Heights MD|Brookside Village TX|Waretown NJ|Poultney VT|Adams Center NY
Knightsen CA|East Millinocket ME|Charleston NY|Carbonville UT|Monterey Park NM|East Bangor PA|Newport PA|Sparkill NY|Elkhorn CA|West Wenatchee WA|Stockdale TX|Rocky Point WA|Ferron UT
Salisbury MO|Centreville MS|Richland PA|Kingsley MI|Water Mill NY|Mercersburg PA|Montgomery PA|Chester Center CT|Sunnyside-Tahoe City CA|Golden Valley NV|Brass Castle NJ|South Wenatchee WA
Nescopeck PA|Stamps AR|Hallsville MO|Hurley MS|Seaside Park NJ|Blossom TX|Waterville NY|Hancock MD|Grand Canyon Village AZ|Castle Dale UT|East Spencer NC|Roseto PA|Granville MA|Medway ME
Hinsdale NH|Star Valley Ranch WY|McMillin WA|Wardsville MO|Morrisonville NY|Rollingwood TX|Walnut Grove CA|Monument Hills CA|Fulton TX|Paxtang PA|Ault Field WA|Stockton Springs ME|Enfield NH
Ligonier PA|Joanna SC|Millersburg OR|Cementon PA|Quail Valley CA|Northlakes NC|Newfield NJ|East Berlin PA|Crugers NY|Lake Brownwood TX|Victory Gardens NJ|Inverness CO|Gordon NE|Adwolf VA
North Grosvenor Dale CT|Greilickville MI|Taft Mosswood CA|Englewood TN|Woodcreek TX|Legend Lake WI|Huntsville MO|Gearhart OR|Friedens PA|Wilderness Rim WA|Lincolndale NY|New Marlborough MA
Nederland CO|Buchanan Dam TX|Mount Vernon AL|Edmonston MD|Granger TX|Blossburg PA|Tylertown MS|Graysville TN|Winfield NJ|Catawissa PA|Falmouth Foreside ME|Marion NY|Briarcliff TX|Pine Valley CA
Osburn ID|Mechanicsville MD|West Barnstable MA|Shepherd MI|Chadwicks NY|Allendale CA|Woodmont CT|Johnsonville SC|Greene NY|Julian CA|Topaz Ranch Estates NV|Glen Alpine NC|Uncasville CT|Fosston MN
Banner Hill TN|Bruceville-Eddy TX|Stevenson WA|Warsaw VA|Porter ME|Grove Hill AL|Westhampton MA|Vonore TN|Terra Alta WV|Erving MA|Kingston NJ|Elizabethville PA|Toughkenamon PA|Natalia TX
Stanfield NC|Lyndhurst VA|Bridgeport NY|Sackets Harbor NY|Great River NY|Linntown PA|Saint Peter WI|Rodney Village DE|Duncannon PA|Girardville PA|Ames Lake WA|Freeport ME|Ashaway RI|Castleton VT
Benson UT|Rancho Tehama Reserve CA|Seabrook Farms NJ|McIntosh NM|Evadale TX|Woodsboro TX|South Coventry CT|Foresthill CA|Woodland Hills UT|Wilson WY|Windsor PA|Marshall VA|Nooksack WA
Lincolnton GA|Macedon NY|Laflin PA|Dedham ME|Greenbush ME|Head of the Harbor NY|Eureka Mill SC|Clarks Green PA|Hawthorne FL|Seadrift TX|East Valley NV|Cavetown MD|Castleton-on-Hudson NY|Newton AL
South Thomaston ME|Weston Mills NY|Redington Beach FL|Dewart PA|Indian Shores FL|Caddo Mills TX|Ehrenberg AZ|Colmar Manor MD|Oakdale PA|Queen City TX|Cleveland WI|Manson WA|Sweet Springs MO
Point of Rocks MD|Ash Grove MO|Wyoming DE|Lake Waccamaw NC|New Sarpy LA|Holland MA|Jonesport ME|Hardwick NJ|North Redington Beach FL|East Lexington VA|Whitmire SC|Waterford PA|Grand Canyon AZ
Fair Grove MO|Rehoboth Beach DE|Bryson City NC|Concord VA|Alamosa East CO|Brooklet GA|Kremmling CO|Bonduel WI|Newberry MI|Honeyville UT|Glade Spring VA|Chesterfield SC|Charleston ME|Standish MI
Clintondale NY|Bartonsville MD|Johnson VT|Moroni UT|Hampden Sydney VA|Rehobeth AL|Hudson ME|Exmore VA|Fairmead CA|Malvern AL|Eldorado WI|Contoocook NH|Bunker Hill OR|Hudson PA|LeChee AZ|Culver OR
Biltmore Forest NC|Shirley MA|West Stockbridge MA|Marshallton PA|Temelec CA|El Valle de Arroyo Seco NM|Pinebluff NC|Quinlan TX|Norridgewock ME|Elwood NJ|Dassel MN|Middleburgh NY|Bressler PA
Irwindale CA|Chappaqua NY|South Coatesville PA|Richmond MN|Hoschton GA|Tahoe Vista CA|Rustburg VA|Parsons WV|Langhorne Manor PA|Coalville UT|Huntington Bay NY|Kittitas WA|Shortsville NY
Pittsville MD|Pelham MA|Meridian TX|Pawlet VT|Ladera CA|Millbrook NY|Robersonville NC|Franklin ME|Trenton ME|South Temple PA|Tonto Basin AZ|Berry Creek CA|Descanso CA|Depoe Bay OR
Cedar Glen Lakes NJ|South Windham CT|Chatham MA|Oriole Beach FL|Charlotte Hall MD|Menard TX|Muhlenberg Park PA|Clinton ME|Ransomville NY|Genola UT|Bourne MA|Browntown PA|Markesan WI|Stearns KY
Wolfe City TX|Rowley MA|Dunnigan CA|Cheswold DE|Alexandria NH|New London NH|Crystal Falls MI|Moodus CT|West Brookfield MA|Northwest Ithaca NY|Red Corral CA|Sand Lake MI|Flomaton AL|Swanville ME
Oxford NY|Livonia LA|West Chatham MA|Pocono Pines PA|Olivet NJ|Atglen PA|Janesville CA|Mishicot WI|Eatons Neck NY|Bradford RI|Warren MA|Plandome NY|Paonia CO|Au Sable MI|Felton DE|Alloway NJ
Elizabeth CO|Manchester KY|Flatonia TX|New Windsor MD|Grand Isle LA|Avondale PA|Washington ME|Schwenksville PA|Penobscot ME|Antrim NH|Hughestown PA|Apple Mountain Lake VA|Waverly MN|Scotland PA
Mountain Village CO|Bagley MN|Colebrook NH|Orangeville UT|Sunriver OR|Honaker VA|Lewiston MI|Bryn Athyn PA|Cornwells Heights PA|Bertram TX|Liberty Hill TX|Manteo NC|Freedom NH|Sunrise Lake PA
Centerfield UT|Gretna FL|Frenchtown NJ|Birchwood Lakes PA|Joseph City AZ|New Hartford Center CT|Northport ME|Deer Park CA|Pemberton NJ|Somerville TX|White Cloud MI|Charlemont MA|Mount Wolf PA
Terre Hill PA|Newfield ME|Temple NH|West Conshohocken PA|Stateburg SC|Fort Ashby WV|Chisholm ME|Mancos CO|Port Norris NJ|Woodbranch TX|Littlerock CA|Darrington WA|Oriskany NY|Stottville NY
Williamstown PA|Boswell's Corner VA|Big Sandy TX|Cushing ME|South Windham ME|Schuylerville NY|Rosebud TX|Awendaw SC|Manton MI|Frazee MN|Cottage City MD|Foscoe NC|Panama OK|Sandwich NH
Shoemakersville PA|Ferndale CA|Granby MA|New Berlinville PA|Claremont NC|New Market TN|Mancelona MI|Long Beach WA|Woodway WA|Plattsburgh West NY|Hampton NJ|Holcomb NY|Addison VT|Richford VT
South Uniontown PA|Midtown TN|Roan Mountain TN|Dunnstown PA|Columbine Valley CO|Fredericksburg PA|Babson Park FL|Effingham NH|Cortland West NY|Neponsit NY|Bainbridge PA|Blades DE|Nokesville VA
Pine Plains NY|Hummels Wharf PA|Gillett WI|Rapid City MI|Livonia NY|East Machias ME|Pittsford NY|Hometown PA|Rosendale Village NY|West Marion NC|New Sharon ME|Woodacre CA|Mendon UT|Nelson GA
Rockaway Beach OR|Lake Hamilton FL|Sneedville TN|City View SC|Hardwick VT|Sea Bright NJ|Aristocrat Ranchettes CO|Catawba SC|East Sumter SC|Saucier MS|Rutherford College NC|Mākaha Valley HI
Saint Leo FL|Winterport ME|Northville NY|Naples TX|Menahga MN|Flemington PA|West Yellowstone MT|Dunes City OR|North Ballston Spa NY|Rich Hill MO|Wolf Creek UT|Orange Grove TX|Lake Heritage PA
Jordan NY|Shelter Island NY|Pearlington MS|Black River NY|Sherburne NY|Thompson Falls MT|Bay City OR|Newville PA|Beulaville NC|Milbridge ME|Jericho VT|New London MN|Sugar City ID|Uintah UT
Crystal Springs FL|Norfolk NY|Big River CA|Young Harris GA|Clintwood VA|Suffield Depot CT|Bainbridge NY|Tariffville CT|East Brookfield MA|Dover Plains NY|Middletown CA|Black Creek WI
Barrackville WV|Appleton ME|Brothertown WI|Sangerville ME|Melville RI|Winlock WA|Cornish ME|Beale Air Force Base CA|Gerald MO|Central Garage VA|Hatfield MA|Philmont NY|Woxall PA|Stony Point NC
Benavides TX|Greenfield MO|Thorndale TX|Tower City PA|Manawa WI|Meggett SC|Middletown VA|Elverson PA|Middleburg PA|Point Roberts WA|Tigerville SC|Springfield NY|Richlandtown PA|Brownville ME
Strong ME|Brickerville PA|San Antonio FL|West Jefferson NC|West Swanzey NH|Palmdale PA|Sleepy Hollow WY|Fort Covington Hamlet NY|Plymouth ME|Farmingdale NJ|Black Point-Green Point CA|Hebron PA
Enosburg Falls VT|Sea Ranch CA|Killian LA|Inverness CA|Kittredge CO|Sunnyside GA|Rock Hall MD|Broadalbin NY|Sarcoxie MO|Brownfield ME|Belmont NH|Harbor Isle NY|Hagaman NY|Paradis LA|Shandon CA
Wallis TX|Conashaugh Lakes PA|Lower Lake CA|Mountain View WY|Woodbury Center CT|Mount Airy GA|Blowing Rock NC|Benton TN|Fall Branch TN|China Grove TX|Hawkins TX|South Woodstock CT|Bradley ME
Oglala SD|Grantsburg WI|Somerset MD|Old River-Winfree TX|Bent Creek NC|Blue Ridge GA|Lockport Heights LA|Randolph NY|Woodbine GA|Vinalhaven ME|Avalon NJ|Passapatanzy VA|Frankfort MI
West Fairview PA|Lunenburg VT|Queen Anne MD|Indian Hills CO|Waymart PA|Wallenpaupack Lake Estates PA|Cooperstown WI|Moreland ID|Molino FL|Lake Marcel-Stillwater WA|Weber City VA|Royalston MA
Ogunquit ME|Simpson PA|Machias ME|Hewlett Harbor NY|Intercourse PA|Boulevard Gardens FL|Buxton NC|Sundance WY|Pinconning MI|Del Rio CA|East Carbon City UT|Big Bass Lake PA|Mineville NY|Palermo ME
Lincoln VT|Crocker WA|Cedar Glen West NJ|Buffalo SC|Eastport ME|Roslyn Estates NY|Cottonwood AL|Fairton NJ|Starbuck MN|Oxford ME|Belmont Estates VA|Woodstock ME|Keshena WI|Hackberry LA
Mansfield MO|La Vernia TX|Onancock VA|Fairview UT|Plattekill NY|Santa Margarita CA|Conestoga PA|Spencerville NM|Deadwood SD|Francis UT|Addison ME|Greenville ME|Belfast PA|Terrebonne OR|Liberty UT
Cornville ME|Merritt Park NY|Lake Telemark NJ|Covelo CA|Lumber City GA|Barker Heights NC|Laurel Hill NC|Port O'Connor TX|Mifflinville PA|Tieton WA|Friendship ME|Blue Lake CA|Dauphin Island AL
Maggie Valley NC|Bull Run Mountain Estates VA|Foster Brook PA|West Easton PA|Baltic CT|Forest Meadows CA|Bloomfield NY|Gasport NY|West Canton NC|Courtland VA|Hallstead PA|Hilldale PA|Pamplico SC
Bevil Oaks TX|North Key Largo FL|Ashland NH|Bayboro NC|Port Byron NY|Laurys Station PA|Chelsea VT|Algonquin MD|Olcott NY|Laguna NM|Dover Beaches North NJ|Due West SC|Kennebunkport ME|Sheridan CA
Chatom AL|Holly Hill SC|Hydesville CA|Moravia NY|Wildwood TX|Weston NJ|Huntsville TN|Bradford ME|Waldoboro ME|Shenandoah Heights PA|Newburg WI|Eldridge CA|Oakland SC|Sullivan ME|Carnuel NM
Florence TX|Wilson NY|Chittenden VT|Manasota Key FL|Renovo PA|Camillus NY|Fort Clark Springs TX|Lake Luzerne NY|Laytonville CA|New York Mills MN|North Collins NY|Richfield Springs NY|Redway CA
Boswell PA|Newcastle CA|Skyline-Ganipa NM|Frisco City AL|Philadelphia NY|Milford PA|Chesterfield MA|Mahnomen MN|Searsmont ME|Livingston Manor NY|Mount Holly VT|Siletz OR|Edinburg NY|Marion WI
Tangent OR|Point Lookout NY|South Barre VT|Wilmot NH|Friendship NY|Kenduskeag ME|Martindale TX|Chesterville ME|Litchfield CT|Royalton MN|Factoryville PA|Bridport VT|Dollar Point CA|Scottville MI
Woodstock NH|Arlington VT|Theresa WI|Fraser CO|Grafton NH|Canaan CT|Lincolnville SC|Rogers TX|Salisbury NH|Oneida WI|Dover Beaches South NJ|Biglerville PA|Dalton PA|Dryden VA|Little Rock MN
Duboistown PA|Sandia Knolls NM|Boonville NC|Harkers Island NC|Dakota WI|Machiasport ME|Holland NY|Wauregan CT|Coleman MI|Townshend VT|Surf City NJ|Milford NJ|Midpines CA|Russell GA|Roseland LA
Roseboro NC|Cherryfield ME|Castle Hayne NC|Dallesport WA|Archie MO|Harbor Springs MI|Bellerose NY|Prosperity SC|El Rancho NM|Charlestown MD|Stonington ME|Browns Point WA|Woodsboro MD|Edmore MI
Spicer MN|Montgomery VT|Ponderosa Pine NM|Keenesburg CO|Center Hill FL|Bellefonte DE|Harper TX|Quinnesec MI|Tahoma CA|Lyndonville VT|Chualar CA|Ore City TX|Balfour NC|Rutledge TN|Burnham ME
Great Neck Gardens NY|La Puebla NM|West Mountain UT|Princeton WI|Helena MS|Lake Lure NC|Dilkon AZ|Forest Ranch CA|Herald CA|Colbert OK|Shokan NY|Washington Mills NY|New Preston CT|Constantia NY
Kinderhook NY|Mountainhome PA|Entiat WA|Lewisville AR|Lexington TX|Yorkshire NY|Paulina LA|Powderly TX|Buchanan VA|Crandon Lakes NJ|Machias WA|Valley Mills TX|West Kennebunk ME|Hoback WY
Von Ormy TX|Union Springs NY|Reedsville WI|Napanoch NY|Lincoln MO|Stone Ridge NY|Wurtsboro NY|Winterville GA|Beach Haven NJ|Bradenton Beach FL|Cove Creek NC|Christiana PA|Jarrell TX|Steuben ME
Waterville WA|Bethany Beach DE|Whitley City KY|Iowa Colony TX|Greenfields PA|Clear Lake Shores TX|Mexico Beach FL|Grimsley TN|Holiday Lakes TX|Cobb Island MD|Canton ME|Amagansett NY|Punaluu HI
Wilton NH|Millbourne PA|Gales Ferry CT|Orford NH|Williamstown VT|Mineral Springs AR|Bowling Green VA|New Brockton AL|Keedysville MD|Baldwin MI|Cascade Locks OR|March Air Force Base CA
Cottonwood Shores TX|Diablo CA|Vernon NY|Brownville NY|Fivepointville PA|Hiller PA|Cripple Creek CO|Franklin Springs GA|Marthasville MO|Rosharon TX|Charlestown NH|Hawley PA|Monte Rio CA
Wellsville MO|Calvert TX|Port Henry NY|Spring Valley AZ|Challenge-Brownsville CA|De Lisle MS|Kingfield ME|Richmond NH|Palmona Park FL|Weeki Wachee Gardens FL|Vander NC|Sedgwick ME|Harrisville NH
Pleasant Valley NY|Benjamin UT|Lonaconing MD|Lake Winnebago MO|Elbow Lake MN|East Earl PA|Atkins VA|Ohkay Owingeh NM|Damariscotta ME|Whitefield NH|Glenmore WI|Ruckersville VA|Danbury NH
Saint Martins MO|Point Marion PA|Millers Falls MA|Steep Falls ME|Banner Elk NC|Bolivar NY|Keuka Park NY|Lompico CA|Acalanes Ridge CA|Ship Bottom NJ|Taos Pueblo NM|La Monte MO|Alleghenyville PA
Silver Ridge NJ|Manchaca TX|Quinebaug CT|Edgecomb ME|Bergen NY|Oyster Creek TX|Cedar Ridge CA|Brunswick NC|Apalachin NY|Tatamy PA|Salisbury VT|Thornton CA|Ellicott CO|French Settlement LA
Davidsville PA|Talmage CA|Holland TX|Jolivue VA|Paradise PA|Greenville CA|Summerdale AL|Wattsville VA|Townsend MA|Aguanga CA|Riverdale Park CA|Woodsville NH|Saylorsburg PA|Spring Glen UT
Cullen LA|Harris MN|Castanea PA|Lone Jack MO|Atwater MN|Nassau NY|South Corning NY|Galeton PA|Groton MA|Boling TX|East Hampton NY|Earlston PA|Angel Fire NM|La Coste TX|Brookneal VA
Mountainaire AZ|Groveton NH|Potomac Heights MD|Cane Savannah SC|Rocksprings TX|Glasgow VA|Bevent WI|Occidental CA|Leicester VT|Worcester NY|Stiles PA|Highfield-Cascade MD|Bogata TX|Marion TX
Marion Center MA|Greenback TN|Brussels WI|Barataria LA|Kissee Mills MO|Housatonic MA|Somers MT|Carville LA|Greenville NH|Dollar Corner WA|Dixmont ME|Hilbert WI|Ballard UT|Hiland Park FL
Cole Camp MO|Cut and Shoot TX|Little Valley NY|Frederic WI|Parachute CO|Seabeck WA|Albany LA|Harleigh PA|Desert Shores CA|Glasgow MO|Maxwell CA|Black Diamond FL|Ravensdale WA|Port Republic NJ
Amelia Court House VA|Tivoli NY|Rosenhayn NJ|Wildwood TN|Talihina OK|Wiscasset ME|Alexandria Bay NY|White Haven PA|Mansfield AR|Republic PA|Howland ME|Hebron ME|Catahoula LA|Marlborough NH
Greenvale NY|Jefferson Heights NY|Pioneer CA|Yamhill OR|Roslyn Harbor NY|Light Street PA|Shinglehouse PA|Coulee Dam WA|Dierks AR|Hebron MD|Appleton City MO|Basin City WA|Monongah WV|Oxford NJ
Peach Springs AZ|Carriage Club CO|Marbleton WY|Northfield MA|Bradbury CA|Unadilla NY|Raubsville PA|Towaoc CO|Lowell OR|Boothbay Harbor ME|Dexter NY|Mount Morris WI|Hillside Lake NY|McCaysville GA
Billings MO|Lake Secession SC|Fountain Green UT|Gilcrest CO|New Franklin MO|Luttrell TN|Markham TX|Frankfort ME|Fayette ME|Yarrow Point WA|Califon NJ|Keystone CO|Kempner TX|Almedia PA
Bowling Green MD|Bodega Bay CA|Langley WA|Gholson TX|Pine Island TX|Cedar Bluff VA|Nellysford VA|Dixfield ME|New Castle NH|Colony Park PA|Rafter J Ranch WY|Stover MO|Champlain NY|Eureka MT
Central City PA|Oakfield WI|Republic WA|Crocker MO|Redwater TX|Jefferson NH|Stamford NY|Elwood UT|Wister OK|Edinburg VA|Minetto NY|Batesville TX|Hill Country Village TX|Greenwood DE|Richton MS
Bellaire MI|New Philadelphia PA|Brooks ME|South Ashburnham MA|Pocono Ranch Lands PA|Willow Valley AZ|Porcupine SD|Moorcroft WY|Mountain City GA|Maringouin LA|Roscommon MI|Center Harbor NH
Poestenkill NY|Nahunta GA|Bolivar WV|Gerber CA|Sylvan Beach NY|Upper Bear Creek CO|Horatio AR|Newport DE|Delevan NY|North Edwards CA|Daniel UT|Hoopers Creek NC|Sanbornville NH|Schoeneck PA
Tom Bean TX|Coburg OR|Ivyland PA|Yoncalla OR|Supreme LA|Uhland TX|Saybrook Manor CT|Westfield PA|Upper Lake CA|Clinton MT|Ashton ID|Plains MT|Rowland NC|Inman Mills SC|Beaverton MI|Keewatin MN
Georgetown CO|Rhodhiss NC|McConnellsburg PA|Ricardo TX|Carlton MN|Shelter Island Heights NY|Bear Rocks PA|Watson LA|Jamaica Beach TX|New Shoreham RI|Otisville NY|Stedman NC|Stony Creek Mills PA
Garrett Park MD|Denmark ME|Rosendale WI|Grand Coulee WA|Bogart GA|Hannawa Falls NY|Captains Cove VA|White Plains NC|Pasatiempo CA|Masaryktown FL|New Waverly TX|Quail Ridge FL|Humansville MO
Amherst WI|Windemere TX|Bridgewater NH|Palenville NY|Nashville WI|Mount Hermon CA|Eden Valley MN|Shafer MN|Elbridge NY|Beaverdale PA|Washington VT|Boonville CA|Pacific City OR|Yosemite Valley CA
Highland MD|Lempster NH|Mendon VT|Geronimo TX|Blue Ball PA|Saint Michaels MD|Marlinton WV|Castine ME|Garland ME|Phillips ME|Kenwood CA|Fairchilds TX|Browning MT|Wiley Ford WV|Plandome Heights NY
Minturn CO|Tiki Island TX|Mount Ida AR|Trappe MD|Occoquan VA|Terramuggus CT|South Waverly PA|Penryn PA|Johnstonville CA|Deweyville TX|Lake Shore MN|Royalton PA|Mesa Verde CA|Wittenberg WI
Abbottstown PA|Stetson ME|McGraw NY|Buckeystown MD|Riesel TX|Naples NY|Dunbar PA|Rushmere VA|Santa Clara Pueblo NM|Tanner WA|Cape Charles VA|Jerome PA|West Cape May NJ|Soda Bay CA|Tonasket WA
Motley VA|Mill Neck NY|Taylors Falls MN|Lovell ME|New Columbia PA|Lincoln MT|Kittery Point ME|Baxter Estates NY|Electric City WA|Audubon Park NJ|East Gull Lake MN|Jamaica VT|Lakeview MI
Quinton OK|Webster Springs WV|Hadley NY|Palo Alto PA|Andover NY|Sherrills Ford NC|Springfield NH|Enhaut PA|Red Lick TX|Niland CA|Parkers Prairie MN|South Lebanon OR|Despard WV|Wendell MA
Stratford NH|Tribes Hill NY|Spring Ridge PA|Hubbard Lake MI|Spring City UT|Clear Lake WA|Brightwood VA|Hartford ME|Vineland MN|Donald OR|Columbus NC|Green Lake WI|Bristol FL|Jonesville VA
Belmont NY|Walker MN|Independence VA|Osceola MO|Hiawassee GA|Wartburg TN|Coldspring TX|Leakesville MS|Bandera TX|Marshall NC|Woodstock VT|Kenansville NC|Goochland VA|Virginia City NV|Rushville NE
Lake City MI|Superior MT|Schoharie NY|Columbia NC|Atlanta MI|Byrdstown TN|North Hero VT|Berkeley Springs WV|Lake Pleasant NY|Wallace ID|Gainesville MO|Elizabethtown NY|Philip SD|Winton NC
Central City CO|Convent LA|Dove Creek CO|Liberty MS|Newland NC|Greensburg LA|Fairplay CO|Condon OR|Franklin WV|Hot Sulphur Springs CO|Upper Marlboro MD|New Augusta MS|Napoleonville LA
Silverton CO|Center City MN|San Luis CO|Dubois ID|Camden NC|Robbinsville NC|Vienna MO|Hartville MO|Florence WI|Eminence MO|Walden CO|Carnesville GA|Danielsville GA|Westcliffe CO|Bridgeport CA
Mathews VA|Blairsville GA|Wampsville NY|Cathlamet WA|Charlotte Court House VA|Lovingston VA|Accomac VA|Hyde Park VT|Broadus MT|Jackson NC|Saguache CO|Harrisville MI|Randolph UT|Hermitage MO
Keytesville MO|Bakersville NC|Fossil OR|Leakey TX|Galena MO|Cameron LA|Creede CO|Cumberland VA|Montross VA|Tierra Amarilla NM|Stanardsville VA|Leland MI|Lake City CO|Hayesville NC|Buffalo SD
Fincastle VA|Beulah MI|Manila UT|Swanquarter NC|Laporte PA|Gatesville NC|Downieville CA|Tilden TX|Guildhall VT|Hanover VA|King William VA|Sarita TX|Harrison NE|Lexington GA|Madison VA
Tuscumbia MO|Yorktown VA|Eastville VA|New Castle VA|Bolivia NC|Monterey VA|Washington VA|Warm Springs VA|Newfane VT|Palmyra VA|Mosquero NM|King and Queen Court House VA|Conejos CO|Currituck NC
Buckingham VA|Chesterfield VA|Isle of Wight VA|Powhatan VA|Spotsylvania VA|North Haverhill NH|West Caldwell NJ|St Marys GA|Allenstown NH
`;

/** By country. */
export const TOWNS_ABROAD: Readonly<Record<string, string>> = {
  'United Kingdom': `Birmingham|Coventry|Swindon|Oxford|Gloucester|Cheltenham|Worcester|Solihull|Royal Leamington Spa|Redditch|Stroud|Kidderminster|Halesowen|Bromsgrove|Banbury|Inverness|Abingdon|Great Malvern
Chipping Sodbury|Chippenham|Bicester|Newbury|Shirley|Didcot|Witney|Stratford-upon-Avon|Acocks Green|Bartley Green|Thatcham|Warwick|Daventry|Droitwich|Evesham|Kenilworth|Stourport-on-Severn
Tewkesbury|Melksham|Wantage|Devizes|Cirencester|Cowley|Carterton|Kidlington|Neston|Dursley|Corsham|Bishops Cleeve|Churchdown|Brackley|Chelmsley Wood|Cinderford|Charlton Kings
Royal Wootton Bassett|Knowle|Ross on Wye|Coleford|Wallingford|Forres|Ledbury|Lydney|Bewdley|Brandon|Marlborough|Highworth|Dorridge|Pershore|Lossiemouth|Stonehouse|Faringdon|Balsall Common
Alcester|Chalford|Southam|Wroughton|Malmesbury|Studley|Wellesbourne Mountford|Hagley|Wellesbourne|Fort William|Benson|Chipping Norton|Alness|Wotton-under-Edge|Wheatley|Dingwall|Tetbury|Lyneham
Nailsworth|Barnt Green|Westhill|Hungerford|Bidford-on-Avon|Shipston on Stour|Bidford-on-avon|Shrivenham|Eynsham|Winchcombe|Donnington|Newent|Culloden|Somerton|Invergordon|Bromyard|Goring
Cricklade|Dickens Heath|Claydon|Pewsey|Purton|Alvechurch|Hinton|Moreton in Marsh|Bloxham|Bourton on the Water|Fernhill Heath|Fairford|Aviemore|Cholsey|Lambourn|Long Lawford|Shipton under Wychwood
Pitlochry|Henley in Arden|Charlbury|Chalgrove|Adderbury|Mitcheldean|Astwood Bank|Kington|South Cerney|Muir of Ord|Kempsey|Badsey|Stratton|Wolston|Colerne|Bampton|Yarnton|Broadway|Minchinhampton
Barnwood|Market Lavington|Lechlade|Sutton Courtenay|Highclere|Woodstock|Grantown on Spey|Whitley|Keresley|Dunchurch|Charfield|Kingston Bagpuize|Chipping Campden|Wanborough|Cold Ash|Watlington
Winterbourne|Hermitage|Farnborough|Harbury|Coates|Kings Sutton|Kintbury|Stanford in the Vale|Smithton|Chiseldon|Stow on the Wold|Berkeley|Hatton|Kineton|Harwell|Radley|Lhanbryde|Wickham|Bredon
Burghead|Wroxall|Atworth|Hook Norton|Silverstone|Lydbrook|Upton upon Severn|Northleach|Ruardean|Ryton on Dunsmore|Broad Blunsdon|Shurdington|Burbage|Stoke Prior|Painswick|Meriden|Marcham
Milton of Leys|Wickwar|Hopeman|Conon Bridge|Hampton in Arden|Fochabers|Long Itchington|Harvington|Ambrosden|Dufftown|Aldbourne|Drybrook|Potterne|Ducklington|Hockley Heath|Deddington|Blewbury
Ramsbury|Compton|South Littleton|Mickleton|Brimscombe|North Leigh|Inkberrow|Ballater|Westfield|Stonesfield|Hartlebury|Braunston|Steventon|Kingussie|Sherston|Marshfield|Balloch|Frampton on Severn
Lower Broadheath|Upper Basildon|Fortrose|Ashton Keynes|Honeybourne|Evanton|Wychbold|Romsley|Beauly|Stockton|Garsington|Byfield|Belbroughton|Kingswood|Kinloss|East Hanney|Minster Lovell|Rothes
Hallow|Eckington|Burford|Maryburgh|Great Bedwyn|Bradfield|Wolvercote|Standlake|Drumnadrochit|Charlestown of Aberlour|Ardersier|Eastington|Huntley|Blockley|Brinklow|Newtonmore|Tingewick|Wilmcote
Longhope|Balintore|Strathpeffer|Sutton Benger|Eattington|Avening|Sharpness|Lydiard Millicent|Lower Brailes|Leek Wootton|Oakley`,
  Indonesia: `Denpasar|Singaraja|Banjar|Tabanan|Amlapura|Amlapura city|Klungkung|Seririt|Bedugul|Legian|Lovina|Munduk|Nusa Dua|Banjar Wangsian|Jimbaran`,
  Italy: `Florence|Livorno|Bergamo|Busto Arsizio|Varese|Sesto San Giovanni|Arezzo|Pistoia|Cinisello Balsamo|Legnano|Gallarate|San Remo|Paderno Dugnano|Cologno Monzese|Sesto Fiorentino|Scandicci|Seregno
Capannori|Cascina|Rozzano|Saronno|Lissone|Cesano Maderno|Bollate|Empoli|Pioltello|Corsico|Brugherio|Campi Bisenzio|Limbiate|Verbania|Abbiategrasso|Cernusco sul Naviglio|Pallanza-Intra-Suna
San Donato Milanese|Segrate|San Miniato Basso|Parabiago|Romano Banco|Garbagnate Milanese|Bresso|Lainate|Giussano|Seriate|Cesano Boscone|Muggiò|Dalmine|Seveso|Vimercate|Mariano Comense|Magenta
Nova Milanese|Cecina|Poggibonsi|Cassano Magnago|Senago|Cornaredo|Trezzano sul Naviglio|Rosignano Solvay-Castiglioncello|Novate Milanese|Pontedera|Cormano|Sondrio|Gorgonzola|Cusano|Montevarchi
Ventimiglia|Montecatini-Terme|Montemurlo|Fornacelle|Cassano d'Adda|Tradate|Nerviano|San Miniato|Arcore|Colle di Val d'Elsa|Bareggio|Bovisio-Masciago|Caronno Pertusella|Vimodrone
San Giovanni Valdarno|Galliate|Malnate|Carate Brianza|Settimo Milanese|Concorezzo|Somma Lombardo|Agliana|Agrate Brianza|Fucecchio|Castellanza|Samarate|Cardano al Campo|Rescaldina|Corbetta
Calolziocorte|Bettola-Zeloforomagno|Ponsacco|Cesate|Villasanta|Carugate|Busto Garolfo|Figline Valdarno|Albino|Merate|Certaldo|Monsummano Terme|Taggia|Varedo|Alzano Lombardo|Castelfiorentino
Oleggio|Calenzano|Canegrate|Stezzano|Olgiate Olona|Solaro|Cerro Maggiore|Fagnano Olona-Bergoro|Trezzo sull'Adda|Santa Croce sull'Arno|Valmadrera-Caserta|Pescia|Lastra a Signa|Ponte San Pietro
Baranzate|Osio Sotto|Montelupo Fiorentino|Cassina de' Pecchi|Lentate sul Seveso|Lonate Pozzolo|Biassono|Sedriano|Olgiate Comasco|Castano Primo|Morbegno|Arluno|Cameri|Induno Olona
Mandello del Lario|Pontassieve|Gerenzano|Quarrata|Lurate Caccivio|Uboldo|Borgo San Lorenzo|Nembro|Altopascio|Treviolo|Castelletto Sopra Ticino|Gavirate|Bernareggio|Usmate-Velate|Verano Brianza
Bordighera|Venturina|Cislago|Cermenate|Bellinzago Novarese|Cornate d'Adda|Besozzo|Vignate|Magnago|Pieve a Nievole|Sorisole|Turate|Bussero|Pessano Con Bornago|Besana in Brianza|Trescore Balneario
Inverigo|Cogliate|Sesto Calende|Grassina Ponte a Ema|Gessate|Fino Mornasco|Gorla Minore|Castiglion Fiorentino|Castelfranco di Sotto|Spicchio-Sovigliana|Vaiano|San Vittore Olona|Mozzate|Oggiono
Calusco d'Adda|Vittuone|Laveno|Torre Boldone|Pogliano Milanese|Cuggiono|Inzago|Assago|Urgnano|Vaprio d'Adda|Poggio A Caiano|Lomazzo|Capriate San Gervasio|Albano Sant'Alessandro|Arcisate
Verdellino|Brembate di Sopra|Sovico|Terno d'Isola|Lazzate|Rovellasca|Villa Guardia|Vedano al Lambro|Verdello|Origgio|Cabiate|Inveruno|Borgo a Buggiano|Turbigo|Vanzago|Marnate|Zanica|Chiavenna
Colico Piano|Carnate|Tavarnelle Val di Pesa|Azzano San Paolo|Castiglione Olona|Bonate Sopra|Macherio|Olginate|Appiano Gentile|Volterra|Cavenago di Brianza|Gaggiano|Barlassina|Vedano Olona
Bellusco|Marina di Pisa-Tirrenia-Calambrone|Cernobbio|Pregnana Milanese|Porcari|San Giorgio Su Legnano|Margine Coperta-Traversagna|Casatenovo|Fara Gera d'Adda|Sinalunga|Cantagrillo-Casalguidi
Brembate|Arconate|Ponteranica|Santa Maria a Monte|Busnago|Villa di Serio|Venegono Superiore|Montale|Olgiate Molgora|Vill'Albese|Bonate Sotto|San Casciano in Val di Pesa|Foiano della Chiana
Villa d'Almè|Scanzo-Rosciate|San Vincenzo|Chianciano Terme|Albiate|Villa Cortese|Cadorago-Caslino al Piano|Venegono Inferiore|Rovello Porro|Vallecrosia|Terranuova Bracciolini|Robbiate|Albavilla
Grassobbio|Capraia e Limite|Ranica|Fornacette|Pantigliate|Vergiate|Pedrengo|Missaglia|San Donnino|Massa Marittima|Casorate Sempione|Barberino di Mugello|Almenno San Salvatore|Ciserano|Sumirago
Cavaria Con Premezzo|Vicopisano|Tavernerio|Boltiere|Spirano|Guanzate|Gandino|Vernio|Dairago|Lipomo|Carugo|Solbiate Olona|Carnago|Torrita di Siena|Vanzaghello|Cambiago|Besnate
Capiago-Intimiano-Olmeda|Lavena Ponte Tresa|Albizzate|Romentino|Brusaporto|Lamporecchio|Casorezzo|Scarperia|Ceriano Laghetto|Cosio Valtellino|Bottanuco|Bientina|Bagno a Ripoli|Barzanò|Bregnano
Pozzuolo Martesana|Donoratico|Gorla Maggiore|Caponago|Arosio|Osio Sopra|Presezzo|Canova-San Zeno|Jerago Con Orago|Gorlago|Lurago d'Erba|Monteroni d'Arbia|Mapello|Caronno Varesino|Santa Margherita
Ponte Buggianese|Rufina|Cisano Bergamasco|Talamona|San Paolo d'Argon|Angera|Vertova|Santo Stefano Ticino|Arsago Seprio|Buscate|Marcallo|Novegro-Tregarezzo-San Felice|Robecchetto Con Induno
Trezzano Rosa|Brivio|Regoledo|Carvico|Figino Serenza|Casnate Con Bernate|Impruneta|Incisa in Val d'Arno|Arcene|Binago|Civesio|Pradalunga|Varallo Pombia|Limite|Villa d'Adda|Galbiate|Lomagna|Osnago
Ornago|Azzate|Gazzada Schianno|Cannobio|Pontirolo Nuovo|Almenno San Bartolomeo|Lonate Ceppino|San Rocco|Capannoli|Rogoredo-Valaperta-Rimoldo|Veduggio Con Colzano|Cassago Brianza|Montano Lucino
Camporosso|Oggiona-Santo Stefano|Porlezza|Ponte Lambro|Misinto|Tavarnuzze|Triuggio|Burago di Molgora|Malgrate|Montespertoli|Monticello Brianza|Renate|Robecco sul Naviglio
San Fermo della Battaglia|Morazzone|Ossona|Vighignolo|Albese Con Cassano|Lallio|Asciano|Locate Varesino|Merone|Mezzago|Canonica d'Adda|Comun Nuovo|Pitigliano|Bisuschio|Albairate|Sulbiate
Montopoli|Civate|Borgo Ticino|Boffalora Sopra Ticino|Stresa|Santa Lucia|Paladina|Castronno|San Bovio-San Felice|Ballabio|Madone|Baveno|Mercatale-San Quirico|Vertemate Con Minoprio
Bolladello-Peveranza|Cocquio|Cittiglio|Roncello|Suisio|San Pellegrino Terme|Casciago|Liscate|Bulgarograsso|Greve in Chianti|Mesero|Paderno d'Adda|Cernusco Lombardone|Gazzaniga|Costa Masnaga
Vicchio|Reggello|Bellinzago Lombardo|Cantello|Gravedona-San Gregorio|Germignaga|Vermezzo|Alzate Brianza|Uggiate Trevano|Basiano|Subbiano|Bagnatica|Piazza Caduti|Collesalvetti|Invorio
Castel del Piano|Dicomano|Scano al Brembo|Faloppio|Montepulciano|Mombretto|Dubino|Cisliano|Cucciago|Ronco Briantino|Berbenno di Valtellina|Cairate|Monte San Savino|Rignano sull'Arno|Marchirolo
Sotto il Monte Giovanni XXIII|Maslianico|Cascine-La Croce|Masate|Biandronno|Vigliano-Bettolino|Le Casine-Perignano-Spinelli|San Gimignano|Levate|Bosisio Parini|Travedona Monate|Sant'Omobono Terme
Menaggio|Montecalvoli|Calcinaia|Montello|S.P. in Palazzi|Fenegrò|Vicarello|Valgreghentino|Buguggiate|Viggiù|San Mauro|Monticello|Pratantico-Indicatore|Pomarance|Brebbia|Fiorano al Serio|Ardenno
Bellano|Casnigo|Cuveglio|Mezzate|Caleppio|Delebio|Leggiuno|Solbiate Arno|Rapolano Terme|Daverio|Loro Ciuffenna|Costa di Mezzate|Gattico|San Piero a Sieve|Chignolo d'Isola|Porto Ceresio|Briosco
Mantignano-Ugnano|Cavallasca|Veniano|Cugliate-Fabiasco|Carlazzo|Novedrate|Saltrio|Castel San Niccolò|Bulciago|San Giovanni Bianco|Antella|Samolaco|Castel Rozzone|Bellagio|San Francesco|Carbonate
Torchione-Moia|Pozzo d'Adda|Grezzago|Vercurago|Rogeno|Montaione|Capolona|Airuno|Ospedaletti|Marciano della Chiana|Limido Comasco|Prata Camportaccio|Fiesole|Peccioli|Grandate|Trecella
Verderio Inferiore|Buonconvento|Cenate di Sotto|Comeana|Passirana|Dervio|Luisago|Battifolle-Ruscello-Poggiola|Cantalupo|Gemonio|Campo Tizzoro|Cunardo|Albignano|Dormelletto|Bettolle|Cintolese
Abbadia Lariana|Cerreto Guidi|Garlate|Correzzana|Besano|Filago|Bucine|Ponte a Poppi|Cassina Rizzardi|Pontida|Staggia|Verderio Superiore|Poasco-Sorigherio|Gaggino|Montorfano|Caravate|Molteno
Albiolo|Riva Ligure|Lurano|Casciana Terme|San Quirico d'Orcia|Valmorea|Lambrugo|Valbrona|Traona|Lucino|Ribolla|Castellina Scalo|Lurago Marinone|Varano Borghi|Taverne D'Arbia|Golasecca|Caldine
Settala|Cusago|Pian di Scò|Porto Valtravaglia|Rosignano Marittimo|Comerio|Cavernago|Selino Basso|Ardesio|Beregazzo con Figliaro|Caprino|Roccastrada|Capriano|Ternate|Medolago|Premana|Dolzago
Annone di Brianza|Ghiffa|Barzago|Lierna|Brembilla|Imbersago|Cesana Brianza|Oltrona di San Mamette|Chiesa in Valmalenco|Castello di Brianza|Cavriglia-Monastero|Villa Raverio|Pescate
Chiesina Uzzanese|Garbagnate Monastero|Mercatale|Pratovecchio|Torre de' Roveri|Orsenigo|Sirone|Strada in Chianti|Primaluna|Montalcino|Suvereto|Campione|Zoccorino-Vergo|Millepini|Nobile-Monguzzo
Cenaia|Compiobbi|Lucino-Rodano|Cenate Sopra|Crugnola|Aicurzio|Castelfranco di Sopra|Gambassi Terme|Sant'Agata Martesana|Geromina|Carimate|Arizzano|Cirimido|Faella|Lezzeno|Bodio Lomnago|Camparada
Paruzzaro|Viganò|Selvino|San Cipriano-S.Barbara-Centinale|Rovagnate|Castelveccana|Stazione|Introbio|Sirtori|Corneno-Galliano-Carella Mariaga|Santa Maria Hoè|Villa d'Ogna|Tregasio|Palazzago|Pombia
Pasturo|Quattro Strade|Ponte Nossa|Valenzatico|Castello|Montano|San Pierino|Senna Comasco|Ambivere|Carmignano|Truccazzano|Monvalle|Castiglion Fibocchi|Canonica|Sala al Barro|Santo Stefano al Mare
Cassinetta di Lugagnano|Oleggio Castello|San Donato|Brenno Useria|Brenta|Mercallo|Forcoli|Chiassa-Tregozzano|Gironico al Piano|Stabbia|La Rotta|Longone al Segrino|Maresso|Lucignano|Cavallina
Cuasso al Piano|Bernate Ticino|Giovi-Ponte alla Chiassa|Tabiago-Cibrone|Gavarno-Tribulina|San Siro|Grignano|Velasca|Maccagno|Cremella|Mornago|Barzana|Noverasco-Sporting Mirasole|Brunate|Orentano
Solbiate|San Fedele Intelvi|Suello|San Vittore|Pozzale-Case Nuove|Orio al Serio|Castelnuovo Berardenga|Monte Marenzo|San Fedele Superiore|Gornate Olona|Gudo Visconti|Cadrezzate|Pieve al Toppo
Moltrasio|Barasso|Montesolaro|Ghiaie|Anzano del Parco|Cadegliano-Viconago|Clivio|Cerbaia|Caslino d'Erba|Cologna-Caraverio|Poggetto|Premenugo|Figino|Abbazia|Montepulciano Stazione|Baraggia
Dolceacqua|Castione Andevenno|Cazzano Sant'Andrea|Catena|Bellavista|Sangiano|San Jacopo al Girone|San Giustino Valdarno|Castelnuovo di Val di Cecina|Ponticino|Camnago-Boscone|San Pietro Belvedere
Marano Ticino|Serre di Rapolano|Ginestra Fiorentina|Mantegazza|Villaggio del Sole|Arlate|Pognano|Colle Brianza|Valganna|Villanova|Figliaro|Colzate|Molino del Piano|Vignale Riotorto|Mesenzana
Zelo Surrigone|Vignole-Olmi|Gromlongo|Vall'Alta|Negrone|Gordona|Brenna|Serina|Divignano|Luco Mugello|Carenno|Montebonello|Domaso|Campiglia Marittima|Novate Mezzola|Bardello|Caspoggio
Uggia-Pazzera-Bizzarrino|Tegoleto|Villapinta|San Cassiano|Castellina in Chianti|Lanzada|Grandola ed Uniti|Ponte A Tressa|Cerello-Battuello|Torrenieri|Lanzo d'Intelvi|Manera|Uliveto Terme
Bizzarone|Acquaviva|Pusiano|Malmantile|San Lorenzo al Mare|Laterina|Guasticce|Villaggio Residenziale|Corgeno|Berbenno|Campofiorenzo-California|Selvatelle|Fauglia|Barzio|Quarata|Perego|Sedrina
Ubiale Clanezzo|Barberino Val d'Elsa|Castelseprio|Grantola|Ronago|Pienza|Tremezzo|Castelnuovo dei Sabbioni|Cortenova|Piantedo|Sant'Albino|Casone|Prata Centro|Anchione|Chiesino-Collodi
Piazza Brembana|Luvinate|Carate Urio|San Romano|Carraia|Il Romito|Gabella|Marcignana|Sambuca|Belverde|Furato|Casalzuigno|Agrate Conturbia|Blevio|Consiglio di Rumo|Faggeto Lario|Pian di Mugnone
Garbagnate|Nibionno|Brongio|Gavarno Rinnovata|Panzano in Chianti|Castagneto Carducci|Casate|San Bernardino Verbano|Cambiasca|Ponte A Elsa|Val di Cava|Costa Lambro|Saline|Bibbona|Mezzomerico
Stazione Masotti|Badia al Pino|Gaiole in Chianti|Puginate|Premolo|Villa di Chiavenna|Piario|Alserio|Comabbio|Rodero|Villassio|Sovicille|Badalucco|La California|Spianate|Vergano-Villa|Verceia
Linate|Badalasco|Lisanza|Pelago|Isola D'Arbia|Montalto|Porto d'Adda|Vacchereccia|Cimbro|Torrazza dei Mandelli|Bulgorello|Cascina Elisa|Galliano|Quercianella|Inarzo|Strada|Terricciola|Agrate
Treggiaia|Laxolo|Chiaravalle|Pianello del Lario|Calozzo|Veruno|Casole d'Elsa|Viciomaggio|Azzano|Cadenabbia|Lazzeretto|Beregazzo|Guazzino|Navedano`,
  Canada: `Victoria|North Vancouver|West End|West Vancouver|Langford|Oak Bay|Squamish|Colwood|North Saanich|Salt Spring Island|Whistler|Gibsons|Metchosin|Bowen Island|Cowichan Bay|Anmore|Pemberton|Lions Bay
Six Mile`,
  Mexico: `Playa del Carmen|Cozumel|Puerto Aventuras|Leona Vicario|Ciudad Chemuyil|Akumal`,
  France: `Aix-en-Provence|Avignon|Antibes|Cannes|Grasse|Cagnes-sur-Mer|Martigues|Istres|Le Cannet|Salon-de-Provence|Vitrolles|Marignane|Orange|Carpentras|Menton|Saint-Laurent-du-Var|Vallauris|Cavaillon
Miramas|Manosque|Gardanne|Pertuis|Les Pennes-Mirabeau|Bagnols-sur-Cèze|Mandelieu-la-Napoule|Mougins|Sorgues|Saint-Barthélémy|Fos-sur-Mer|L'Isle-sur-la-Sorgue|Le Pontet|Port-de-Bouc|Beaucaire
Tarascon|Bollène|Villeneuve-Loubet|Châteaurenard|Berre-l'Étang|Montfavet|Villeneuve-lès-Avignon|Beausoleil|Saint-Gilles|Bouc-Bel-Air|Valbonne|Notre-Dame Limite|Rognac|Saint-Mauront
Roquebrune-Cap-Martin|Saint-Martin-de-Crau|Châteauneuf-les-Martigues|Carros|Pernes-les-Fontaines|Monteux|Vauvert|Saint-Rémy-de-Provence|Septèmes-les-Vallons|Valréas|La Trinité|Pont-Saint-Esprit
Vedène|La Cabucelle|Mouans-Sartoux|Saint-Louis|Gignac-la-Nerthe|Le Merlan|Pélissanne|Marguerittes|Verduron|Port-Saint-Louis-du-Rhône|Les Angles|Saint-Mitre|Cabriès|Lambesc
Saint-Paul-Trois-Châteaux|Velaux|Venelles|Fuveau|Sausset-les-Pins|Éguilles|Peymeinade|Le Canet|Entraigues-sur-la-Sorgue|Villefranche-sur-Mer|Saint-Victoret|Le Thor|Lançon-Provence
Morières-lès-Avignon|La Colle-sur-Loup|Saint-Chamas|Contes|La Viste|La Fare-les-Oliviers|Les Aygalades|La Gaude|Eyguières|Saint-Antoine|Carry-le-Rouet|L'Estaque|La Calade|Rochefort-du-Gard
Manduel|Vaison-la-Romaine|La Delorme|Pégomas|Sarrians|Saint-Mitre-les-Remparts|Courthézon|Bouillargues|Laudun-l'Ardoise|Saint-Henri|Simiane-Collongue|La Roque-d'Anthéron|Les Arnavaux|Bellegarde
Milhaud|Mallemort|Roquemaure|Saint-Joseph|Le Puy-Sainte-Réparade|Bédarrides|Cap-d'Ail|Saint-Cannat|Ventabren|Ensuès-la-Redonne|Forcalquier|La Roquette-sur-Siagne|Meyreuil|Piolenc|Saint-André
Caumont-sur-Durance|Rognes|Oraison|Saint-André-de-la-Roche|Aubignan|Cabannes|Pourrières|Tourrette-Levens|Les Crottes|Jonquières|Cadenet|Eyragues|Robion|Rousset|Aramon|Saint-Saturnin-lès-Avignon
Peyrolles-en-Provence|Le Rove|Tourrettes-sur-Loup|Garons|Vergèze|Barbentane|Caissargues|Levens|Pujaut|Beaulieu-sur-Mer|Sainte-Marthe|Camaret-sur-Aigues|Cheval-Blanc|Saint-Jeannet|Rognonas
Gattières|Mondragon|Le Rouret|Pierrevert|Uchaud|Caveirac|Jouques|Lapalud|Générac|Meyrargues|Beauvoisin|Sainte-Tulle|Clarensac|Fontvieille|Graveson|Lauris|Villeneuve|Caromb|Vinon-sur-Verdon
Montfrin|La Turbie|Colomars|Gargas|Châteauneuf-Grasse|Villelaure|Redessan|Sospel|Châteauneuf-de-Gadagne|Velleron|Coudoux|Bédoin|Saint-Quentin-la-Poterie|Saint-Paul-de-Vence|Rodilhan
Jonquières-Saint-Vincent|Mouriès|Le Tignet|Bernis|Le Bar-sur-Loup|Fourques|Auribeau-sur-Siagne|Saint-Andiol|Malaucène|Caderousse|Saint-Saturnin-lès-Apt|Le Cailar|Palama|Buis-les-Baronnies
Valensole|Sérignan-du-Comtat|L'Escarène|Le Tholonet|Peyruis|Mornas|Saint-Vallier-de-Thiey|Saintes-Maries-de-la-Mer|Saint-Martin-du-Var|Mollégès|Sainte-Cécile-les-Vignes|Gordes
Saint-Étienne-du-Grès|Châteauneuf-du-Pape|Maussane-les-Alpilles|Charleval|Beaumes-de-Venise|Alleins|Remoulins|Saint-Jean-Cap-Ferrat|Breil-sur-Roya|Meynes|Althen-des-Paluds|Peille|Bezouce
Châteauneuf-le-Rouge|Codognan|Aubord|Aspremont|Gréoux-les-Bains|Maillane|Langlade|Loriol-du-Comtat|Saint-Didier|Tresques|Cucuron|Mérindol|Eygalières|Taillades|Saint-Laurent-des-Arbres
Puget-Théniers|Sauveterre|Sabran|Saint-Geniès-de-Comolas|Tulette|Grillon|Lamanon|La Calmette|Connaux|Falicon|Vers-Pont-du-Gard|Maubec|Suze-la-Rousse|Mormoiron|Saint-Victor-la-Coste|Puyloubier
Violès|Mouret|Saint-Julien|Lagnes|Boulbon|Saint-Gervasy|Uchaux|Roquebillière|Cabris|Mirabel-aux-Baronnies|Aureille|Vestric-et-Candiac|Nages-et-Solorgues|Tanneron|Reillanne|Castagniers|Sablet
Bonnieux|Montaren-et-Saint-Médiers|Théoule-sur-Mer|Saint-Martin-Vésubie|Saint-Restitut|Sernhac|Jonquerettes|Rochegude|Vernègues|Oppède le Vieux|Cantaron|Vallabrègues|Gilette|Blausasc|Montfaucon
Berre-les-Alpes|Saint-Chaptes|Malemort-du-Comtat|Peillon|Roussillon|Cornillon-Confoux|Paradou|Lédenon|Saint-Nazaire|Cabrières|Céreste|Gorbio|Lourmarin|Grambois|Vénéjan|Saint-Michel-l'Observatoire
Sainte-Agnès|Vacqueyras|Saint-Marc-Jaumegarde|Ansouis|La Bastide-des-Jourdans|Villes-sur-Auzon|Lucéram|Castillon-du-Gard|Vinsobres|Ginasservis|Saint-Alexandre|Le Broc|Lantosque|Ménerbes
Montségur-sur-Lauzon|Venasque|Blauzac|Saignon|Beaumont-de-Pertuis|Spéracèdes`,
  Portugal: `Portimão|Laranjeiro|Quarteira|Albufeira|Tavira|Vila Real de Santo António|São Brás de Alportel|Silves|Almancil|Estômbar|Moncarapacho|São Bartolomeu de Messines|Almodôvar|Aljezur|Odemira|Monchique
Ferreiras|Castro Marim|Alcantarilha|São Teotónio|Boliqueime|Monte Gordo|Santa Bárbara de Nexe|Armação de Pêra|Mexilhoeira Grande|Parchal|Vila Nova De Cacela|Senhora da Luz|Paderne|Olhos de Água
Carvoeiro|Conceição|Altura|Fuzeta|Zambujeira do Mar|Porches|Bensafrim|Ferragudo|Sagres|Vilamoura|Boavista dos Pinheiros|Santa Luzia|São Marcos da Serra|Manta Rota|Cabanas de Tavira|Marmelete
Vila do Bispo`,
  Australia: `Banora Point|Palm Beach|Goonellabah|Elanora|Currumbin Waters|Tweed Heads|Ballina|Coolangatta|Tweed Heads South|Kingscliff|Murwillumbah|Pottsville|Byron Bay|Lennox Head|Tweed Heads West
Alstonville|East Ballina|Ocean Shores|East Lismore|Lismore|Suffolk Park|Mullumbimby|Tallebudgera|Evans Head|Pottsville Beach|Bilambil Heights|Bogangar|West Ballina|Currumbin|Terranora|Wollongbar
Casuarina|Lismore Heights|Brunswick Heads|Bangalow|Bilinga|Currumbin Valley|South Lismore|Chinderah|Tallebudgera Valley|Nimbin|Cumbalum|Girards Hill|Coraki|Skennars Head|South Murwillumbah`,
  'New Zealand': `Queenstown|Cromwell|Wanaka|Kingston|Arrowtown`,
  Norway: `Svolvær|Leknes|Stokmarknes|Kabelvåg|Gravdal`,
  Greece: `Emporeío|Mesariá`,
};

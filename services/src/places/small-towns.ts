/**
 * Towns from 5,000 to 60,000 inhabitants within 100 miles of vacation regions, the largest first, so that a misspelt
 * one is found (FIND-3). The maps service says where they are. From GeoNames (CC BY 4.0). This file is long because it
 * is a table of data.
 */
export const SMALL_TOWNS = `
Meriden CT|Hamden CT|Lakewood WA|Fountainebleau FL|Huntington Park CA|Lancaster PA|Coconut Creek FL|Idaho Falls ID|San Rafael CA|Fairfield CT|Eastvale CA|Brentwood CA|Brookline MA|Woodland CA
White Plains NY|Arcadia CA|Reston VA|Central City AZ|South Vineland NJ|Santee CA|Dublin CA|Palm Harbor FL|Medford MA|Center City PA|Margate FL|South Whittier CA|Pflugerville TX|New Brunswick NJ
Fountain Valley CA|Diamond Bar CA|Taunton MA|Chicopee MA|Kendale Lakes FL|Piscataway NJ|Morningside Heights NY|Corvallis OR|Castle Rock CO|Hempstead NY|Novato CA|Shoreline WA|Paramount CA
Port Arthur TX|Tamiami FL|Towson MD|North Chicopee MA|Sarasota FL|Cypress Hills NY|West Haven CT|Rosemead CA|Jackson NJ|Highland CA|Colton CA|Encanto AZ|Carson City NV|Pocatello ID|Bradenton FL
Weymouth MA|Port Charlotte FL|Spring TX|Allapattah FL|East Pensacola Heights FL|Hacienda Heights CA|Ozone Park NY|Briarwood NY|Cathedral City CA|Lakewood NJ|Commerce City CO|Hoboken NJ|Watsonville CA
Revere MA|West New York NJ|Yucaipa CA|Gilroy CA|Pensacola FL|Poinciana FL|Kingsport TN|Levittown PA|Milford CT|West Sacramento CA|Huntersville NC|Perth Amboy NJ|Harrisonburg VA|Peabody MA|Placentia CA
South Hill WA|Sammamish WA|Wakefield NY|Albany OR|Glendora CA|Queens Village NY|Levittown NY|Palm Desert CA|Bonita Springs FL|Irondequoit NY|Pinellas Park FL|Mott Haven NY|Stratford CT|Tigard OR
East Hartford CT|Plainfield NJ|Leesburg VA|Parsippany NJ|Coral Gables FL|The Hammocks FL|Buckeye AZ|Flagami FL|Burien WA|South Peabody MA|Aliso Viejo CA|Galveston TX|Cerritos CA|East Honolulu HI
Sunnyside NY|Wharton PA|Whitman PA|Parker CO|La Mirada CA|Rancho Santa Margarita CA|Cypress CA|Murray UT|Bloomfield NJ|Harrisburg PA|Rowland Heights CA|Covina CA|Niagara Falls NY|Summerville SC
South Bel Air MD|Sheboygan WI|Aspen Hill MD|East Brunswick NJ|Maspeth NY|Wheaton MD|West Orange NJ|McLean VA|Barnstable MA|Bel Air South MD|Pearl City HI|Texas City TX|Florin CA|East Providence RI
Palm Springs CA|Methuen MA|Mission District CA|Country Club FL|San Jacinto CA|Hattiesburg MS|Draper UT|Middletown CT|Laguna CA|Charlottesville VA|Lincoln CA|Littleton CO|Kannapolis NC|Everett MA
Binghamton NY|Cypress TX|Hell's Kitchen NY|City of Sammamish WA|Antelope CA|Biloxi MS|Newark CA|Enfield CT|Tuckahoe VA|Potomac MD|Sayreville NJ|Cutler Bay FL|Hackensack NJ|West Seneca NY|Coachella CA
Bridgewater NJ|Danville CA|Oakland Park FL|Attleboro MA|Severn MD|Wesley Chapel FL|North Miami Beach FL|El Centro CA|Rego Park NY|Cleveland TN|Echo Park CA|North Bethesda MD|Beaumont CA|Bountiful UT
North Lauderdale FL|Ashburn VA|Freeport NY|Pittsfield MA|West Babylon NY|San Bruno CA|Jefferson City MO|Bell Gardens CA|Morgan Hill CA|Bothell WA|Fond du Lac WI|Sicklerville NJ|Sayreville Junction NJ
Farmington NM|Arlington MA|La Jolla CA|Altadena CA|North Highlands CA|Concord NH|East Concord NH|Burlington VT|Rohnert Park CA|Southglenn CO|Prescott Valley AZ|Kearny NJ|El Dorado Hills CA|Linden NJ
Woodside NY|Riverton UT|Prescott AZ|Mount Laurel NJ|Manassas VA|Westfield MA|Leominster MA|Catonsville MD|Hicksville NY|Woonsocket RI|Edmonds WA|Shelton CT|Beverly MA|University FL|Campbell CA
Lake Ridge VA|Annandale VA|Morris Heights NY|South Valley NM|Carrollwood Village FL|Sumter SC|Wilkes-Barre PA|La Puente CA|Holyoke MA|Goose Creek SC|Fitchburg MA|Hilton Head Island SC|La Quinta CA
Hagerstown MD|San Gabriel CA|Hickory NC|Beverly Cove MA|Winter Garden FL|Marlboro NJ|Teaneck NJ|Calexico CA|Billerica MA|Norwich CT|Amherst MA|Marlborough MA|Oakley CA|Montclair NJ|Puyallup WA
Woburn MA|Bremerton WA|Hallandale Beach FL|Annapolis MD|North Fort Myers FL|Chelsea MA|Atlantic City NJ|Pacifica CA|Northglenn CO|Far Rockaway NY|Kensington NY|Wausau WI|Stanton CA|Friendswood TX
Gainesville GA|Montclair CA|Kailua HI|Lake Oswego OR|Channelview TX|Panama City FL|Florence SC|Waipahu HI|Martinez CA|East Meadow NY|Hanover MD|Apache Junction AZ|Pleasant Grove UT|Valley Stream NY
Schertz TX|Spanish Fork UT|Keizer OR|Leander TX|Woodlawn MD|Spartanburg SC|Winter Haven FL|Aventura FL|Severna Park MD|Brighton CO|Milton GA|Sun City AZ|Kew Gardens Hills NY|Jamaica Plain MA
Monrovia CA|Hollister CA|Los Banos CA|Plant City FL|Braintree MA|Texarkana TX|South Jordan Heights UT|Odenton MD|Hilton Head SC|Indian Trail NC|Lynnwood WA|Whitestone NY|Belleville NJ|Longview WA
Fort Lee NJ|Brighton NY|Woodhaven NY|Mission Bend TX|San Juan Capistrano CA|Saint Charles MD|Temple City CA|Mechanicsville VA|Pennsauken NJ|Claremont CA|Lewiston ME|Dunedin FL|Kendall West FL
Commack NY|Issaquah WA|Trumbull CT|Mooresville NC|West Torrington CT|Willowbrook CA|Clinton MD|Oregon City OR|Parkland WA|Kearns UT|Linton Hall VA|South Miami Heights FL|Hot Springs AR|Wildomar CA
Valrico FL|Coventry RI|Rosenberg TX|Cooper City FL|Oxon Hill-Glassmanor MD|Egypt Lake-Leto FL|Hot Springs National Park AR|Saint Cloud FL|La Porte TX|Torrington CT|Cumberland RI|Pleasant Hill CA
Lauderdale Lakes FL|Greenpoint NY|West Little River FL|San Dimas CA|Monroe NC|Kaneohe HI|Derry Village NH|Orange NJ|Central Islip NY|Norristown PA|Dyker Heights NY|Glendale NY|Cottonwood Heights UT
Rubidoux CA|Dana Point CA|La Presa CA|Oakton VA|Chester PA|Mount Vernon WA|Orangevale CA|El Mirage AZ|West Lake Sammamish WA|North Bel Air MD|Chelmsford MA|Shrewsbury MA|McMinnville OR|Dalton GA
North Providence RI|Newark DE|Oak Hill VA|Deer Park TX|Throgs Neck NY|Wenatchee WA|Fair Lawn NJ|New City NY|Long Beach NY|Suitland-Silver Hill MD|Chillum MD|Foster City CA|Menlo Park CA|Hinesville GA
St. Charles MD|Carrollwood FL|Elmont NY|Adelanto CA|Tooele UT|Golden Glades FL|Marrero LA|Foothill Farms CA|Englewood CO|Copperas Cove TX|Bath Beach NY|Huntington Station NY|Seaside CA|Manitowoc WI
Williamsburg NY|Salisbury MD|Silver Lake CA|Security-Widefield CO|University Place WA|La Verne CA|Gillette WY|Midvale UT|Spring Valley NY|Ken Caryl CO|Randallstown MD|Bangor ME|Clermont FL
College Park MD|Springville UT|Natick MA|Andover MN|Randolph MA|Oceanside NY|Montgomery Village MD|Land O' Lakes FL|Richmond West FL|Watertown MA|Glastonbury CT|Westmont CA|Garfield NJ|Laguna Hills CA
West Bend WI|Willingboro NJ|Centereach NY|Naugatuck CT|Brighton Beach NY|Dania Beach FL|Lexington MA|Navarre FL|Des Moines WA|Wheat Ridge CO|Myrtle Beach SC|Miami Lakes FL|Saratoga CA|East Lake FL
Banning CA|Long Branch NJ|Fair Oaks CA|Lake Stevens WA|Radnor PA|Holladay UT|Herriman UT|South Kingstown RI|Estero FL|Ithaca NY|North Tonawanda NY|Brooklyn Center MN|Pikesville MD|New Iberia LA
Parkville MD|Statesboro GA|Morgantown WV|Los Gatos CA|Matthews NC|Los Altos CA|Clearfield UT|Franklin MA|Owings Mills MD|Manchester CT|Bel Air North MD|Newington CT|Westfield NJ|Fallbrook CA
Eldersburg MD|Springfield Gardens NY|Springfield VA|Kaysville UT|Burlingame CA|San Pablo CA|Poughkeepsie NY|Texarkana AR|Walnut CA|Parkland FL|West Warwick RI|New Bern NC|Rochester NH|Carney MD
San Carlos CA|East Hill-Meridian WA|Laplace LA|Westchester FL|Atascadero CA|Gloucester MA|East Palo Alto CA|South Gate MD|Port Chester NY|Princeton NJ|Fort Hood TX|Rahway NJ|Middle Village NY
Morristown TN|Cheshire CT|Branford CT|Tewksbury MA|Franklin Square NY|Oak Ridge TN|East Haven CT|Johnston RI|Atwater CA|West Falls Church VA|Williamsport PA|Fort Bragg NC|Harker Heights TX|Voorhees NJ
Milford Mill MD|Fort Hamilton NY|Ferry Pass FL|Needham MA|Dracut MA|Windsor CT|Agawam MA|West Elkridge MD|Redmond OR|Norwood MA|Northampton MA|Englewood NJ|Lake Magdalene FL|Perry Hall MD|Maryville TN
Fresh Meadows NY|Harrison NY|Monterey CA|West Islip NY|Desert Hot Springs CA|American Fork UT|Central LA|Newburgh NY|Millville NJ|North Andover MA|SeaTac WA|Elmira NY|Spring Valley CA|Benicia CA
Fredericksburg VA|Suisun CA|Cornelius NC|Drexel Hill PA|North Kingstown RI|Melrose MA|Gramercy Park NY|Wellesley MA|Enterprise AL|Slidell LA|University Heights NY|West Springfield MA|Maywood CA
Seguin TX|Shirley NY|Livingston NJ|Sterling VA|Middletown NY|Fountain CO|Saratoga Springs NY|Deer Park NY|Lafayette CO|West Scarborough ME|Queensbury NY|Rexburg ID|Mililani Town HI|Bergenfield NJ
Nutley NJ|Lake Jackson TX|Windsor CA|Imperial Beach CA|Glen Cove NY|Syracuse UT|Crofton MD|Anderson SC|Eagle Mountain UT|College Point NY|Winchester VA|Lindenhurst NY|Spanaway WA|Belmont CA
Hunts Point NY|Holbrook NY|New London CT|Paso Robles CA|Tualatin OR|Eureka CA|Milton MA|University Park FL|Auburn NY|Paramus NJ|Back Mountain PA|West Milford NJ|Easton PA|Stoughton MA|Prairieville LA
Dix Hills NY|Cutler Ridge FL|Watertown NY|Merrimack NH|Lemon Grove CA|Wethersfield CT|Bristol TN|Cibolo TX|Saugus MA|Stevens Point WI|West Linn OR|Superior WI|Tujunga CA|Greenville TX|Cantonment FL
Danvers MA|Paradise CA|Smithtown NY|Mansfield City CT|Mercerville-Hamilton Square NJ|North Creek WA|Westport CT|Bay Shore NY|Kahului HI|Kingsville TX|Statesville NC|Plainview NY|Laurel MD
South Pasadena CA|Howard Beach NY|Four Corners FL|South Laurel MD|Buenaventura Lakes FL|Mount Pleasant MI|Twentynine Palms CA|Pennsport PA|Reisterstown MD|Brawley CA|Lafayette CA|Ramsey MN|Suitland MD
Rosedale NY|Neenah WI|Key West FL|Randolph NJ|Temple Terrace FL|Maple Valley WA|Mint Hill NC|Ridgewood NJ|Long Island City NY|Edgewood MD|South Portland ME|West Whittier-Los Nietos CA|Lebanon PA
Canton GA|Ossining NY|Saratoga Springs UT|Lochearn MD|Hercules CA|Castlewood CO|Yarmouth MA|Middle River MD|Woodburn OR|Mauldin SC|Milford MA|Mercer Island WA|Bridgeton NJ|Maplewood NJ|Soledad CA
Farmington CT|Wakefield MA|North Tustin CA|Daphne AL|Whitehall Township PA|Cliffside Park NJ|Vineyard CA|Hazleton PA|Coronado CA|Hillside NY|South Salt Lake UT|Uniondale NY|Reading MA|Short Pump VA
Belmont MA|Dedham MA|De Pere WI|Vincentown NJ|Palmetto Bay FL|Seal Beach CA|Tarpon Springs FL|Herndon VA|Sun City West AZ|Burlington MA|Staunton VA|South Windsor CT|North Potomac MD|Coral Terrace FL
Scaggsville MD|Cudahy CA|South Plainfield NJ|Pasadena MD|Columbine CO|Greenbelt MD|South Riding VA|Citrus Park FL|Boca Del Mar FL|Newport RI|Barstow Heights CA|Rockville Centre NY|Carteret NJ
Immokalee FL|Medford NY|Riverbank CA|North Haven CT|Mahwah NJ|Loma Linda CA|Peekskill NY|Keystone FL|Baldwin NY|Fairfax VA|Elk River MN|Golden Gate FL|Hialeah Gardens FL|Hunt Valley MD
Fountain Hills AZ|Forest Grove OR|Unionport NY|Champlin MN|South Portland Gardens ME|Bloomington CA|Bainbridge Island WA|Marshall TX|Old Bridge NJ|Fort Washington MD|Van Nest NY|Barstow CA|Fairland MD
Baileys Crossroads VA|Norland FL|Scotch Plains NJ|El Cerrito CA|Graham WA|Ilchester MD|Bayonet Point FL|Easton MA|San Lorenzo CA|Kingston NY|Mansfield MA|Laguna Beach CA|Springfield PA|Bellview FL
Terrytown LA|Crestview FL|Greenwood SC|South Old Bridge NJ|Denison TX|East Elmhurst NY|Kerrville TX|Pooler GA|Mequon WI|Wright FL|Morrisania NY|Middleborough MA|Arnold MD|Van Buren AR|Landover MD
Windham CT|Chantilly VA|Copiague NY|Ladera Ranch CA|Picnic Point-North Lynnwood WA|East Naples FL|Cloverleaf TX|Noe Valley CA|East Tremont NY|Auburn ME|Tremont NY|Lincolnia VA|Kiryas Joel NY|Valinda CA
Haines City FL|Bristol RI|Millbrae CA|Newberg OR|The Crossings FL|East Lake-Orient Park FL|Wilsonville OR|Bloomingdale FL|Inglewood-Finn Hill WA|Oak Harbor WA|Rosemont CA|Pottstown PA|Leisure City FL
West Puente Valley CA|Cranford NJ|Garden City NY|Farmington UT|Visitacion Valley CA|Guilford CT|Cottage Lake WA|Melrose NY|East Patchogue NY|West Springfield VA|Holiday FL|Prichard AL|Wilmington MA
Oakdale CA|Venice FL|Ludlow MA|South Bradenton FL|Hillside NJ|North Plainfield NJ|Pascagoula MS|Sunny Isles Beach FL|Roseburg OR|Merrick NY|Somerset NJ|Moses Lake WA|Greater Northdale FL|Northdale FL
Summit NJ|Kalispell MT|Princeton FL|Kenmore WA|Great Kills NY|Duarte CA|Converse TX|Jurupa Valley CA|Ashland CA|West and East Lealman FL|Farragut TN|Smithfield RI|Fort Walton Beach FL|Brushy Creek TX
Windsor CO|Westchase FL|Sugar Hill GA|South Lake Tahoe CA|Anthem AZ|West Carson CA|Massapequa NY|Canton MA|Roselle NJ|Lincoln RI|Lumberton NC|Taylors SC|Yucca Valley CA|Westford MA|Bay Point CA
Portsmouth NH|Sedalia MO|Naples FL|Patterson CA|Waynesboro VA|Stoneham MA|Clinton UT|Winchester MA|West Pensacola FL|Biddeford ME|Canyon Lake TX|Marina CA|Mukilteo WA|Rancho San Diego CA|Bedford NH
Conway SC|Laurelton NY|Lino Lakes MN|West Lake Stevens WA|Palm River-Clair Mel FL|Woodrow NY|Mountlake Terrace WA|Chester VA|Sanford ME|Silver Firs WA|Hauppauge NY|South El Monte CA|Lathrop CA
Sweetwater FL|Milwaukie OR|East Millcreek UT|Grand Island NY|Woodlawn VA|Cockeysville MD|Easley SC|New Springville NY|Pleasantville NJ|Palisades Park NJ|Simpsonville SC|Latham NY|Darien CT
Chambersburg PA|Rotterdam NY|Lakeside CA|Bethany OR|Winter Gardens CA|Lockport NY|Wade Hampton SC|Ensley FL|American Canyon CA|South San Jose Hills CA|Belton TX|Bayville NJ|Arbutus MD|Hammond LA
Granite Bay CA|Louisville CO|Middletown DE|Havelock NC|Harvey LA|Gardner MA|Golden CO|Ramona CA|Cambria Heights NY|Elmwood Park NJ|Hollis NY|Brooklyn Heights NY|Rose Hill VA|East Northport NY
Glen Avon CA|Shelby NC|Montville Center CT|Lynn Haven FL|Lake Ronkonkoma NY|Cumberland MD|Eastmont WA|Coconut Grove FL|Mill Creek WA|Tukwila WA|Lyndhurst NJ|Universal City TX|Socastee SC
North Bellmore NY|King of Prussia PA|Hayesville OR|Warrensburg MO|Mariners Harbor NY|Bonney Lake WA|Dickinson TX|Clifton CO|Lealman FL|Selden NY|West Chester PA|Southbury CT|Marblehead MA|Norton MA
Plattsburgh NY|North Salt Lake UT|Greenfield MA|New Canaan CT|Albany CA|Sparta NJ|Holtsville NY|Salmon Creek WA|La Crescenta-Montrose CA|Willmar MN|Tysons Corner VA|Forest Lake MN|Sun City CA
Montclair VA|Lynbrook NY|Orchards WA|Eastchester NY|Payson UT|Ives Estates FL|Lake Shore MD|Pinecrest FL|Port Angeles WA|Hazel Dell WA|Angleton TX|Fernley NV|Battle Ground WA|Mamaroneck NY
Bayou Cane LA|Orange TX|Green Haven MD|Central Falls RI|Sun Valley NV|Sherwood OR|Waterford CT|Orinda CA|Pinole CA|Woodbridge NJ|Sun City Center FL|Rosedale MD|Howard WI|Glassboro NJ|Blythe CA
Silverdale WA|Covington WA|Mineola NY|Secaucus NJ|Fairwood WA|Madison CT|Camp Springs MD|Ronkonkoma NY|Maple Shade NJ|Hawthorne NJ|Fresno TX|East Massapequa NY|Amherst Center MA|Montrose CO
Brownwood TX|Southbridge MA|Ellensburg WA|Jasmine Estates FL|Melville NY|Kew Gardens NY|Bartow FL|Arlington WA|North Bay Shore NY|Cortland NY|Wantagh NY|West Hempstead NY|Ansonia CT|Syosset NY
Union Hill-Novelty Hill WA|Rossville NY|South Burlington VT|Casa de Oro-Mount Helix CA|Langley Park MD|Brigham City UT|Fairmont WV|Fairhope AL|Greater Upper Marlboro MD|Frederickson WA|Iselin NJ
Suwanee GA|Rutherford NJ|Westminster MD|Lorton VA|Morristown NJ|Gautier MS|Point Pleasant NJ|Bellaire TX|Chowchilla CA|Mead Valley CA|Hyattsville MD|Happy Valley OR|Augusta ME|Stafford TX
North Ogden UT|Monsey NY|Shenandoah LA|Amesbury MA|Meadowbrook VA|McAlester OK|Punta Gorda Isles FL|Sherrelwood CO|Ballenger Creek MD|Cinco Ranch TX|Palmer MA|Makakilo HI|Franconia VA|Cameron Park CA
Wallingford Center CT|Lanham-Seabrook MD|Somerset MA|Five Corners WA|Seminole FL|Punta Gorda FL|Cutler FL|Monroe WA|Rancho Mirage CA|Limerick PA|Wilton CT|Huntington NY|Santa Fe Springs CA|Amsterdam NY
Durango CO|Dumont NJ|Hanahan SC|Highland UT|Elizabeth City NC|Newburyport MA|Rockland MA|Westbrook ME|St. Marys GA|Lackawanna NY|Westerly RI|Leland NC|Lenoir NC|North Massapequa NY|Scarsdale NY
Nanuet NY|Gretna LA|North Amityville NY|Arcata CA|Colonia NJ|Oswego NY|Tinton Falls NJ|Portsmouth RI|Willimantic CT|Calverton MD|Oxon Hill MD|Takoma Park MD|Wallingford CT|Martinsburg WV
Marco Island FL|South Hadley MA|Ocean Springs MS|Winthrop MA|Lindenwold NJ|Bay City TX|Menasha WI|Prunedale CA|Culpeper VA|South Houston TX|North Babylon NY|Safety Harbor FL|East Hemet CA|White Oak MD
Tillmans Corner AL|Sudbury MA|Plainville CT|Middletown RI|Glassmanor MD|South Orange NJ|Idylwood VA|Seabrook MD|Durant OK|Killingly Center CT|Kings Park NY|Moraga CA|Redland MD|Massapequa Park NY
Ruskin FL|Nederland TX|Greenfield CA|Ashwaubenon WI|Live Oak CA|Bristol VA|Bayside CA|Wyckoff NJ|Woodmere NY|Imperial CA|Holden MA|Avenel NJ|East Setauket NY|Colchester VT|Artesia CA|South Ogden UT
Hanover MA|Glenvar Heights FL|Centerville UT|Sayville NY|San Carlos Park FL|Concord MA|New Milford NJ|North Attleborough Center MA|Sartell MN|Beltsville MD|Centralia WA|Chalmette LA|Ferndale MD
Bluffton SC|Auburn MA|Laurel VA|Taylor TX|Morganton NC|Barrington RI|Phoenixville PA|Wolcott CT|Troutdale OR|Oak Grove OR|North Valley Stream NY|Easton MD|Easthampton MA|Bothell West WA|Grafton MA
Sandalfoot Cove FL|Opa-locka FL|Coalinga CA|Seymour CT|Cohoes NY|Swansea MA|Vienna VA|Pinewood FL|Lansdale PA|Sevierville TN|Kingsland GA|Uvalde TX|Hillcrest Heights MD|Fairhaven MA|Zachary LA
Bethpage NY|Laguna Woods CA|Anacortes WA|South River NJ|Saint Michael MN|Sunset FL|Estelle LA|Schofield Barracks HI|Bon Air VA|Sunnyside WA|Lebanon OR|Bayshore Gardens FL|Truckee CA|Buckhall VA
Baychester NY|Hopatcong Hills NJ|Waterville ME|Oroville CA|Roosevelt NY|Laconia NH|Bellmore NY|Hibbing MN|Sudley VA|Coos Bay OR|Hope Mills NC|Cimarron Hills CO|Brunswick GA|Clarksburg WV|Jollyville TX
Ocean Acres NJ|Wolf Trap VA|Madison NJ|Portland TX|Midway FL|Sulphur Springs TX|Maryland City MD|Ham Lake MN|Mount Pleasant TX|Fort Hunt VA|Buffalo MN|Republic MO|Cherry Hill VA|Country Walk FL
Abington MA|Floral Park NY|Walnut Park CA|Pecan Grove TX|Four Corners OR|Parole MD|Vincent CA|La Marque TX|North Arlington NJ|La Palma CA|Pearl River NY|Myrtle Grove FL|Aldine TX|Narragansett RI
Kaukauna WI|Port Washington NY|New Port Richey FL|Adams Morgan DC|Rutland VT|Asbury Park NJ|Lutherville-Timonium MD|Ashland MA|Hybla Valley VA|Longmeadow MA|Elkton MD|Groves TX|West University Place TX
Manassas Park VA|Willow Grove PA|Gatesville TX|Highland Springs VA|Mill Creek East WA|Pacific Grove CA|Humble TX|Greenwood Village CO|Bryn Mawr-Skyway WA|Elkridge MD|Aberdeen MD|North Myrtle Beach SC
Williamstown NJ|Long Beach MS|Otsego MN|Lake Wales FL|Alum Rock CA|East Riverdale MD|Laurinburg NC|Plainfield CT|Hanover PA|Farmingville NY|Mastic NY|Setauket-East Setauket NY|Harrison NJ
Martha Lake WA|Port Richmond NY|Winder GA|Clemson SC|Great Falls VA|Terrace Heights NY|Emerson Hill NY|Avocado Heights CA|Lake Butler FL|Makakilo City HI|Westbury NY|Bostonia CA|Live Oak TX|Payson AZ
Storrs CT|The Dalles OR|Los Lunas NM|Bellevue WI|Sunland CA|Brownsville FL|Wailuku HI|Warren Township NJ|Seaford NY|Washougal WA|Dallas OR|Graniteville NY|Stallings NC|Damascus MD|Susanville CA
Traverse City MI|South Yuba City CA|Merrifield VA|Ledyard CT|New Territory TX|Kapolei HI|Clearlake CA|Brunswick ME|Kenmore NY|Rossville MD|Wilmington Island GA|Gates-North Gates NY
East Rancho Dominguez CA|Cloverly MD|East Brainerd TN|Rio Linda CA|Ramsey NJ|East Longmeadow MA|West Park FL|Greeneville TN|Adelphi MD|Front Royal VA|Weston WI|Spanish Springs NV|Fort Leonard Wood MO
Williamsburg VA|Three Lakes FL|Auburndale FL|Gloversville NY|Eggertsville NY|Batavia NY|Bull Run VA|New River AZ|Fullerton PA|Hudson MA|Tonawanda NY|North New Hyde Park NY|Johnstown CO|Tolland CT
Tenafly NJ|East San Gabriel CA|Coto De Caza CA|Englewood FL|Horsham PA|Mastic Beach NY|Mashpee MA|Masonboro NC|Head of Westport MA|East Highland Park VA|Glen Allen VA|Johnson City NY|Douglaston NY
Cherryland CA|Niceville FL|West Norriton PA|Ellington CT|Lebanon MO|North Fair Oaks CA|Hollins VA|Parkway CA|Colesville MD|Cinnaminson NJ|Hammonton NJ|Zephyrhills FL|Groveton VA|Bemidji MN
Hawaiian Gardens CA|Bloomsburg PA|Thibodaux LA|Valle Vista CA|Cedar Mill OR|Harrisburg NC|Warrington FL|Royal Kunia HI|Greece NY|Springdale NJ|Phillipsburg NJ|Hopatcong NJ|Whitman MA|Miami Springs FL
South Farmingdale NY|East Islip NY|Kerman CA|North Branford CT|Fairview NJ|Springfield NJ|Chubbuck ID|Scott Lake FL|Callaway FL|Sarasota Springs FL|Mill Valley CA|Brooklyn Park MD|Hartford WI
Brookside DE|Highland Park NJ|Beacon NY|Woodcrest CA|Hunters Creek FL|Manorville NY|Phelan CA|Glasgow DE|Glens Falls NY|Los Osos CA|Hershey PA|Hewitt TX|Alpine CA|Gibsonton FL|Moorestown-Lenola NJ
Lakeway TX|Murraysville NC|Bradley Gardens NJ|Elk Plain WA|Camano WA|Berkeley Heights NJ|Mount Holly NC|Cherry Hill Mall NJ|Oldsmar FL|Wykagyl NY|Jefferson Valley-Yorktown NY|Five Forks SC|Red Bluff CA
New Fairfield CT|Hyannis MA|Arverne NY|Weehawken NJ|North Reading MA|Fish Hawk FL|Northbridge MA|New Cassel NY|Apollo Beach FL|Waycross GA|Washington MO|Westwood MA|East Bridgewater MA|Rocky Point NY
Holliston MA|Horizon West FL|Collingswood NJ|Elfers FL|Seekonk MA|Upper Grand Lagoon FL|Orange CT|Auburn CA|South Venice FL|Middlesex NJ|Allouez WI|Paradise Valley AZ|Moberly MO|Saint Simon Mills GA
Saraland AL|King City CA|Livingston CA|Falls Church VA|Metuchen NJ|Oneonta NY|Ephrata PA|Princeton Meadows NJ|Hendersonville NC|Fort Carson CO|Stanford CA|Pottsville PA|Homosassa Springs FL|Ladson SC
Swampscott MA|Elizabethton TN|Clarksburg MD|Cromwell CT|Buford GA|West Richland WA|Greenlawn NY|Stony Brook NY|Waimalu HI|Salida CA|Sienna Plantation TX|Seabrook TX|Athens TN|East Greenwich RI
Boerne TX|Roselle Park NJ|Fort Mill SC|East Wenatchee WA|Olivehurst CA|Moss Point MS|West Freehold NJ|Port Orchard WA|Millbury MA|Bergen Beach NY|Lebanon NH|Jericho NY|Verona NJ|Palmetto Estates FL
Glenmont MD|Hockessin DE|Destin FL|Lynden WA|Havre de Grace MD|Waxhaw NC|White Center WA|River Ridge LA|Olympia Heights FL|Glenn Dale MD|San Marino CA|Orangeburg SC|Solana Beach CA|Timberwood Park TX
Lockhart TX|Sauk Rapids MN|Oatfield OR|Kings Park West VA|Nesconset NY|Las Vegas NM|Grain Valley MO|Dunmore PA|Brainerd MN|Discovery Bay CA|Saint James NY|Beaufort SC|Avenal CA|Riverhead NY
Monticello MN|Franklin Park NJ|Piney Green NC|Citrus Ridge FL|Fergus Falls MN|Beeville TX|Gonzalez FL|North Adams MA|Palmetto FL|Lake Forest Park WA|Spring Lake NC|Mercerville NJ|Colonial Park PA
Fruitville FL|Red Hill SC|Carriere MS|Lea Hill WA|Waianae HI|Lone Tree CO|Brandermill VA|Soddy-Daisy TN|Snoqualmie WA|Oakland NJ|Short Hills NJ|Wayland MA|Raynham MA|Coatesville PA|Saddle Brook NJ
Black Forest CO|Ridgefield Park NJ|Windham NH|Commerce CA|Kingsgate WA|Geneva NY|Harwich MA|Medway MA|Marshall MO|Santa Fe TX|Newton NC|North Auburn CA|Thonotosassa FL|Endicott NY|Arrochar NY
Ferndale WA|Saint Simons Island GA|Key Biscayne FL|Claremont NH|Superior CO|Fort Drum NY|Grass Valley CA|Newington VA|Greenwich CT|Lakeland North WA|Kingston PA|Fulton MO|Wawarsing NY|Hanover NJ
Saint Helens OR|York Beach ME|Holiday City-Berkeley NJ|Fruita CO|Kettering MD|New Carrollton MD|Port Neches TX|Hamilton Square NJ|Fallsburg NY|Charlton MA|Seaside NY|Middle Valley TN|Belle Chasse LA
Riviera Beach MD|Pelham NH|Pedley CA|El Sobrante CA|McComb MS|Half Moon Bay CA|West Valley WA|San Anselmo CA|Artondale WA|Panama City Beach FL|Montgomeryville PA|Joppatowne MD|Uxbridge MA|Gaffney SC
Kemp Mill MD|Rogers MN|Bonita CA|Woodland Park NJ|Cambridge MD|Bainbridge GA|Bedford MA|Windsor Locks CT|New Providence NJ|Grand Terrace CA|Patchogue NY|Cedar Grove NJ|Ardmore PA|Ringwood NJ
Steamboat Springs CO|Lake Arrowhead CA|Lumberton TX|Larkspur CA|Mount Vernon VA|Port Lavaca TX|Wilton Manors FL|Four Corners TX|Federal Heights CO|Forestville MD|Mandeville LA|Fernandina Beach FL
Miller Place NY|Escanaba MI|Lake Los Angeles CA|Gulfport FL|Plover WI|Cornelius OR|Broadlands VA|North Castle NY|Big Bear City CA|Eatontown NJ|Plymouth CT|Overlea MD|North Merrick NY|Green Valley MD
South Miami FL|Hasbrouck Heights NJ|Marysville CA|Kingston MA|Davidson NC|Red Bank NJ|Somerville NJ|Kings Point FL|East Hanover NJ|Haverstraw NY|Suamico WI|Timberlake VA|Babylon NY|Travilah MD
Hudson FL|Freeport TX|Stony Point NY|Richmond TX|Evanston WY|Florida City FL|Port Royal SC|Wells Branch TX|Luling LA|Mount Sinai NY|Salisbury NY|Woodmere LA|Cloquet MN|Poquoson VA|Edgewater NJ
Fairfax Station VA|Stafford CT|Los Alamos NM|Fortuna CA|Glen Rock NJ|Firestone CO|Gladstone OR|Martinsville NJ|Kailua-Kona HI|North Wantagh NY|Freehold NJ|Scotts Valley CA|Richmond Hill GA|Bogalusa LA
Bennsville MD|Dranesville VA|West Haven UT|Pennsville NJ|Clayton CA|California MD|Lakeside VA|Terryville NY|Wanaque NJ|Cypress Lake FL|Alexandria MN|Westwood Lake FL|Morgan City LA|Florham Park NJ
Georgetown GA|Cottonwood AZ|Sugarland Run VA|Woodinville WA|Newport East RI|Somersworth NH|Healdsburg CA|Blackfoot ID|Carver MA|Wallington NJ|Ocean Pines MD|Lahaina HI|Foothill Ranch CA|Emeryville CA
East Bethel MN|Weston MA|Waipio HI|Magnolia AR|River Edge NJ|Oquirrh UT|Guttenberg NJ|Mexico MO|North Lindenhurst NY|Wyandanch NY|Lexington Park MD|Enumclaw WA|Verde Village AZ|El Campo TX|Lynnfield MA
Elizabethtown PA|Robstown TX|Port Washington WI|Lakeland South WA|Home Gardens CA|Villas FL|Upper Montclair NJ|Signal Hill CA|Sun Village CA|Tarrytown NY|Fulton NY|Valley Falls RI|North Bellport NY
Lakeland Village CA|Tomball TX|Greatwood TX|Gladeview FL|Destrehan LA|Richfield WI|Groveland FL|Grafton WI|Shady Hills FL|Yeadon PA|Rehoboth MA|Robinson TX|Cedarburg WI|Gainesville VA|Prairie Ridge WA
Bellmawr NJ|Hillsborough CA|Los Alamitos CA|Endwell NY|Branson MO|Parker SC|Mendota CA|Lakes by the Bay FL|Mays Chapel MD|Haddonfield NJ|Frederick CO|Webster MA|Crossville TN|D'Iberville MS|Piedmont CA
Ridgefield NJ|Newcastle WA|Emmaus PA|Greentree NJ|Tyngsboro MA|Ocean City NJ|Oxford CT|Waupun WI|North Valley NM|Oak Hills OR|Two Rivers WI|Gloucester City NJ|Smyrna DE|Gardnerville Ranchos NV
Magalia CA|Walker Mill MD|West Sedona AZ|Robertsville NJ|Madison Heights VA|Woods Cross UT|Spearfish SD|Warren RI|Huntington VA|Communications Hill CA|Wrentham MA|Westwood NJ|Lake Grove NY
Browns Mills NJ|Shiloh PA|Pike Creek Valley DE|Beachwood NJ|North Smithfield RI|Berkley CO|Pompton Lakes NJ|Vernal UT|Jefferson LA|Elwood NY|Grandview WA|Leon Valley TX|North Scituate RI|Dudley MA
Sierra Madre CA|Galena Park TX|Camp Verde AZ|Oakwood NY|Mount Kisco NY|East Renton Highlands WA|Chino Valley AZ|Oneida NY|Gulf Shores AL|Dobbs Ferry NY|Grand Rapids MN|Cherry Creek CO|Webster TX
Lighthouse Point FL|Village Park HI|Fredericksburg TX|South Yarmouth MA|Canyon Lake CA|East Milton FL|Leicester MA|Lakeland Highlands FL|Joint Base Lewis McChord WA|Londonderry NH|Diamond Springs CA
Sonoma CA|Little Chute WI|Suffern NY|Mountain Top PA|Doctor Phillips FL|Totowa NJ|Spuyten Duyvil NY|Mitchellville MD|Little Ferry NJ|Damascus OR|Bluffdale UT|Seymour TN|Gulf Gate Estates FL|Trinity FL
Lincolnton NC|Franklin Lakes NJ|Newman CA|Summerfield MD|Corning NY|Ogdensburg NY|Woodbury NY|Citrus CA|Acushnet MA|Waynesboro PA|Highland City FL|Miami Shores FL|Winchester Center CT|Maltby WA
Sedro-Woolley WA|Lindon UT|Mount Holly NJ|La Riviera CA|Marinette WI|Holbrook MA|Broomall PA|Jacinto City TX|Smithfield UT|Crestline CA|Kings Mountain NC|Lowes Island VA|Roessleville NY|Arkadelphia AR
Echelon NJ|Collegedale TN|Minneola FL|Tamalpais-Homestead Valley CA|Middlesboro KY|Bolivar MO|Cheval FL|Halfway MD|Rosaryville MD|Somers Point NJ|Little Falls NJ|Vidalia GA|Gonzales LA|Picayune MS
Klahanie WA|Placerville CA|Garden Acres CA|Muscoy CA|Lansdowne PA|Morro Bay CA|Massena NY|Old Saybrook CT|Vashon WA|Camp Pendleton South CA|Winton CA|Norwell MA|Gardere LA|Accokeek MD|Eltingville NY
Santaquin UT|Hillsdale NJ|Belmont NC|Weddington NC|Jackson WY|Chesapeake Ranch Estates MD|The Pinery CO|Pine Hill NJ|Redwood Shores CA|Sebring FL|Bound Brook NJ|Rockport TX|Ventnor City NJ
Middle Island NY|Wyomissing PA|Key Largo FL|Canandaigua NY|Manville NJ|West Haverstraw NY|Lincoln Park NJ|Big Rapids MI|Kinnelon NJ|Columbia PA|Sedona AZ|Norfolk MA|Cadillac MI|Big Lake MN
Castle Pines North CO|Durham NH|West Point UT|Newberry SC|Linthicum MD|Morris Park NY|Newport OR|Edwards CO|Cedar Hills UT|Nanticoke PA|Lancaster NY|Milford DE|Rossmoor CA|Timberlane LA
Sleepy Hollow NY|Alpine UT|Fairmount NY|Berwick PA|North Branch MN|Watervliet NY|Jefferson GA|Raceland LA|Bel Air MD|Capitola CA|North Logan UT|Bohemia NY|Alpena MI|Bellmead TX|Wells Beach Station ME
Lake Morton-Berrydale WA|Gold Canyon AZ|Lanham MD|Great Neck NY|East Stroudsburg PA|Marlton NJ|Denham Springs LA|Essex Junction VT|San Diego Country Estates CA|Maynard MA|Goulds FL|Waldwick NJ
Avon Park FL|Inwood NY|Bonham TX|Countryside VA|Canyon Rim UT|North Andrews Gardens FL|Atmore AL|Clinton TN|Little Neck NY|Poulsbo WA|New Port Richey East FL|Monmouth OR|Grantsville UT|Woodbury NJ
Waggaman LA|Fort Salonga NY|Fairview CA|Huguenot NY|Uniontown PA|Harrisonville MO|Pearsall TX|Cottage Grove OR|Croydon PA|Covington LA|Timonium MD|Lake Monticello VA|Lackland Air Force Base TX
Lake Mohawk NJ|Glenwood Springs CO|Corte Madera CA|Warrenton VA|Coral Hills MD|East Rockaway NY|Bloomingdale TN|Andover FL|Keansburg NJ|Moncks Corner SC|Northampton PA|Middleton MA|Brambleton VA
Rincon GA|Shelton WA|Pleasanton TX|Edgewood WA|Alamosa CO|New Hyde Park NY|Waynesville NC|Burlington NJ|Maywood NJ|Walnut Grove WA|Washington NC|Wyndham VA|Hartford VT|Lake Arbor MD|Merrydale LA
Minnehaha WA|Reserve LA|Progress PA|East La Mirada CA|Woodbury CT|Silverton OR|Hermantown MN|Sumner WA|Ingleside TX|Potsdam NY|Southborough MA|Mountain House CA|North Bend OR|Snohomish WA|Hampton NH
Sunbury PA|Westview FL|Edgemere NY|Soquel CA|Kalaoa HI|Bladensburg MD|Milton FL|Astoria OR|Rye Brook NY|Tega Cay SC|Lock Haven PA|Winslow AZ|Rosslyn VA|Bee Ridge FL|Pine Ridge FL|Hackettstown NJ
Hamburg NY|Bristol PA|Lake Barcroft VA|Brock Hall MD|Bethel CT|Chevy Chase MD|Chevy Chase DC|Prineville OR|Dongan Hills NY|Clifton NY|Marine Corps Base Hawaii - MCBH HI|North Kensington MD
White Marsh MD|North Gates NY|Fort George G Mead Junction MD|River Vale NJ|White Horse NJ|Amityville NY|Woodlyn PA|Villas NJ|Braselton GA|Prospect CT|Winterville NC|West Perrine FL|Southwick MA
Springfield FL|Marlboro Village MD|Rensselaer NY|South Huntington NY|Gloucester Point VA|Lisbon ME|Mount Airy MD|Country Club CA|Berlin NH|North Bath ME|Thompson CT|DuPont WA|Woodbridge CT|Blackhawk CA
Harahan LA|Saint Pete Beach FL|Kendall Park NJ|Port Townsend WA|Fort Meade MD|Greenwood AR|Rockcreek OR|Charter Oak CA|Bala-Cynwyd PA|Hebron CT|Box Elder SD|Harleysville PA|Fairview OR|Valley Center CA
Pleasant View UT|Sweet Home OR|Gunbarrel CO|Bay Saint Louis MS|Seven Corners VA|Friendly MD|Tulalip WA|Exeter NH|Brookdale NJ|Stuarts Draft VA|Purcellville VA|Brewer ME|Mapleton UT|Independence OR
Lititz PA|Groton CT|Rockingham NC|Leonia NJ|Rio Del Mar CA|Sutton MA|Tiburon CA|Scotchtown NY|Waimea HI|Garden City SC|Brigantine NJ|Heber City UT|Good Hope CA|Centerville MA|Urbana MD|Riverdale NY
Laurens SC|East Rutherford NJ|Blackstone MA|Madera Acres CA|Washington Terrace UT|Succasunna NJ|Shawano WI|La Plata MD|Bay Minette AL|Middletown PA|Valley Cottage NY|Forest VA|Marianna FL
Roxborough Park CO|Lenoir City TN|Portola Hills CA|Bennington VT|Andalusia AL|Georgetown SC|Hernando FL|Winston FL|Oakville CT|Lake Lucerne FL|East Haddam CT|Liberty TX|Evergreen CO|Marlton MD
Edgewater MD|Detroit Lakes MN|Garden City GA|Mechanicsburg PA|Toppenish WA|Chatham NJ|Monett MO|Molalla OR|Budd Lake NJ|Dayton NV|Stonegate CO|Midland WA|Little River SC|Fallston MD|Lancaster SC
Sturgeon Bay WI|Westerleigh NY|New Windsor NY|Park Ridge NJ|Cypress Gardens FL|Clinton MO|Pitman NJ|Bayport NY|Medulla FL|Commerce TX|Airmont NY|Larkfield-Wikiup CA|Oak Hills CA|Myrtle Grove NC
Concord NY|East Wenatchee Bench WA|Quakertown PA|Matawan NJ|South Amboy NJ|Fort Irwin CA|Newark NY|Bernalillo NM|Isle of Normandy FL|Lake Wylie SC|Waihee-Waiehu HI|White Meadow Lake NJ|Milford NH
Conning Towers-Nautilus Park CT|Waterford CA|Garrison MD|Plainedge NY|Cresskill NJ|Cloverdale CA|Picnic Point WA|Dunn Loring VA|Collingdale PA|East York PA|Woodway TX|Incline Village NV|Clinton NC
Andover MA|Rotonda West FL|Saint Stephens NC|Fuller Heights FL|Gig Harbor WA|Marathon FL|Leisure World MD|Cape Saint Claire MD|Anderson Mill TX|Woodmoor CO|Poteau OK|Audubon NJ|West Athens CA
Wharton TX|Mentone CA|Cortez CO|Pine Lake Park NJ|Farmingdale NY|Redlands CO|Lacombe LA|Seabrook NH|Edgemere MD|East Franklin NJ|Frostburg MD|Riverdale UT|Closter NJ|Greenville RI|Hampstead NH
Little Falls MN|Florence OR|Clinton SC|Montague MA|Hanover NH|Burlington WA|Monroe NY|Old Orchard Beach ME|Bacliff TX|Tuba City AZ|Port Jervis NY|Morrisville PA|Bennettsville SC|Sallisaw OK|Helotes TX
Virginia MN|Thompsonville CT|Malverne NY|Carbondale PA|North Haledon NJ|Country Club Estates GA|Cold Springs NV|Linganore MD|Westwego LA|Calimesa CA|Richmond Heights FL|Lincoln City OR|Aransas Pass TX
North Weeki Wachee FL|Northfield NJ|Bradford PA|Monson MA|Plymouth WI|Jefferson City TN|Corrales NM|Clayton NJ|Mystic Island NJ|Franklin VA|Wakefield-Peacedale RI|Midway City CA|Woodburn VA
Spotswood NJ|Mount Rainier MD|North Elba NY|Gonzales CA|Freetown MA|Perkasie PA|Fairless Hills PA|South Kensington MD|Hamilton Worcester MA|Kensington CT|Fallon NV|Rossmoor MD|Haledon NJ|Cambridge MN
Franklin NH|Beverly Hills FL|Glens Falls North NY|Montvale NJ|Alderwood Manor WA|Boonton NJ|Oak Grove MN|Audubon PA|Pineville NC|Charlestown RI|Millersville PA|Los Altos Hills CA|Barrington NH
Riverside CT|Birch Bay WA|Lansdowne MD|Boonville MO|Bedminster PA|Gateway FL|Bogota NJ|August CA|Glenside PA|Menominee MI|Runnemede NJ|Bow Bog NH|Upper Saddle River NJ|Sanatoga PA|Floris VA|Mahopac NY
Smithfield VA|Congers NY|Ocean Pointe HI|Bridgeport WV|Brockport NY|Wesley Chapel NC|Half Moon NC|Rio Vista CA|Johnstown NY|Tompkinsville NY|Skidaway Island GA|Hornell NY|Firebaugh CA|South Lockport NY
Burtonsville MD|Folsom PA|Absecon NJ|Fountain Inn SC|Williston VT|Litchfield NH|Naranja FL|North Bay Village FL|Ashland NJ|Doylestown PA|Cedar Hills OR|Shiprock NM|Pleasant Hill MO|Sugarmill Woods FL
Little Cottonwood Creek Valley UT|Toccoa GA|Hobart WI|Lake Carmel NY|Oroville East CA|Seneca SC|Black Mountain NC|Kings Grant NC|Croton-on-Hudson NY|East Foothills CA|Charles Village MD|Hopkinton RI
Rapid Valley SD|Claymont DE|Nevada MO|Wood-Ridge NJ|Conover NC|Vinton VA|Bastrop TX|Tremonton UT|Sangaree SC|Spring Valley Lake CA|Boiling Springs SC|Oradell NJ|Bloomingdale NJ|Kenilworth NJ|Hooper UT
Lincoln MA|Oak Hills Place LA|Delmar NY|Kulpsville PA|Triangle VA|Oak Grove SC|Geneseo NY|Laurel FL|Farmville VA|Greenbriar VA|Bedminster NJ|Chestnut Ridge NY|Trinidad CO|Buxton ME|Diamondhead MS
Park City UT|London KY|Saint Rose LA|Abingdon VA|New Baltimore VA|Haiku-Pauwela HI|Oakdale NY|Warrenton MO|Baldwin Harbor NY|Manhasset NY|Brookhaven PA|Mount Joy PA|West Livingston TX
South San Gabriel CA|Spanish Fort AL|Ludington MI|New Square NY|Boston NY|Old Forge PA|Ephrata WA|West Gate VA|Millis MA|Alamo Heights TX|Raritan NJ|South Beach NY|Briarcliff Manor NY|Londontowne MD
Bothell East WA|Marstons Mills MA|Hastings-on-Hudson NY|West Haven-Sylvan OR|Davidsonville MD|West Long Branch NJ|Montrose VA|Cheat Lake WV|Summit WA|North Star DE|Newton NJ|Stayton OR|Conshohocken PA
Manvel TX|Caldwell NJ|Downingtown PA|Four Corners MD|Bridge City TX|Oak Grove MO|Baxter MN|Cumberland Hill RI|Camp Hill PA|Waller WA|Gold River CA|Sutherlin OR|Crestwood Village NJ|Colonie NY
Holly Springs MS|Jersey Village TX|Pike Creek DE|Wilmington Manor DE|Plaistow NH|Dumbarton VA|Kirtland NM|Mill Plain WA|Sans Souci SC|Antigo WI|Marion NC|Cleveland TX|Ellsworth ME|Brooksville FL
Southwest Ranches FL|Temple Hills MD|Arcadia FL|Mount Vista WA|Gilford NH|Memphis FL|Greenville AL|Port Jefferson NY|Bridgewater MA|Sheboygan Falls WI|Port Jefferson Station NY|Quincy FL|Hartsville SC
Village Green-Green Ridge PA|Fort Lupton CO|Plainville MA|Wyoming MN|Othello WA|Wellington CO|Garden City Park NY|Bernardsville NJ|Winslow ME|Donaldsonville LA|Wilson PA|Lake Stickney WA|Summit Park UT
Baldwinsville NY|Harrison TN|Brevard NC|Saint Martin MS|Scotia NY|Dock Junction GA|Wading River NY|Fort Dix NJ|Thousand Palms CA|Winsted CT|Hollis NH|Bridge City LA|Butler NJ|Emerson NJ|Hollymead VA
Lampasas TX|Sebastopol CA|Galliano LA|Fruitvale CO|Templeton CA|Duvall WA|Milton WA|Glen Ridge NJ|Southwood Acres CT|Fanwood NJ|Pittston PA|Williamsburg FL|Ridgefield CT|Port Wentworth GA|Halifax MA
Kronenwetter WI|Fairfax CA|Easton CT|Old Town ME|Hood River OR|Pebble Creek FL|Hitchcock TX|Powdersville SC|Evergreen MT|West Boylston MA|Sound Beach NY|Gettysburg PA|Montpelier VT|Berlin NJ|Seaford DE
Fletcher NC|Seffner FL|Willow Street PA|Dayton TX|Pukalani HI|Sandston VA|St Johnsbury VT|Pasadena Hills FL|Hillcrest NY|Tiverton RI|Orland CA|Corning CA|Murrells Inlet SC|Gonzales TX|Garnet CA
Yorkshire VA|Waterboro ME|Auburn GA|Escalon CA|Highlands TX|Fort Lee VA|Chester Springs PA|Herkimer NY|Waite Park MN|Connellsville PA|Haddon Heights NJ|Lancaster MA|Oak Island NC|Iron Mountain MI
Ashland VA|Plymouth MA|Melrose Park FL|South Berwick ME|Aurora MO|Rockville CT|Swainsboro GA|Citrus Hills FL|Fishersville VA|Pembroke NH|LaFollette TN|Palmyra PA|Nantucket MA|Orting WA|Cotati CA
Twin Rivers NJ|Dunellen NJ|Celebration FL|Calipatria CA|Independent Hill VA|Brattleboro VT|Joshua Tree CA|Hatboro PA|Fair Oaks Ranch TX|McGregor FL|Midland Beach NY|Larose LA|Chehalis WA|Northport NY
Corbin KY|Clinton MA|Cohasset MA|Edgewater Park NJ|Glastonbury Center CT|Felida WA|Dayton TN|Sterling MA|Hughson CA|Carneys Point NJ|Quincy WA|Mansfield Center MA|Bay Wood NY|Albertville MN|Hudson NH
Williston Park NY|Midland Park NJ|Floresville TX|Interlaken CA|Woodlake VA|Middleborough Center MA|Woodlawn NY|Jennings Lodge OR|Palmyra NJ|Bloomfield NM|Riverdale Park MD|Franklin LA|Harrison WI
New Cumberland PA|Fort Bragg CA|Westmere NY|Forest City NC|Bermuda Dunes CA|North Springfield VA|Odessa FL|Longboat Key FL|Westphalia MD|Lexington VA|Napili-Honokowai HI|Strathmore NJ|New Dorp NY
North Patchogue NY|Bryans Road MD|Smithville NJ|Southport NY|Rockland ME|Sanibel FL|Summit View WA|Inverness FL|Elkins WV|Beacon Square FL|Swanzey NH|Woodland Park CO|Saint Francis MN|Putnam CT
Winooski VT|Pompano Beach Highlands FL|Hudson Falls NY|Yardville NJ|Makawao HI|Southgate FL|Glenolden PA|Pleasantville NY|New London WI|Douglas MA|Atherton CA|Mills River NC|Shamokin PA|Applewood CO
East Perrine FL|Sausalito CA|East Hills NY|Blandon PA|Pinehurst MA|Keyport NJ|Gulf Hills MS|Madison Park NJ|Marshfield MO|Jessup MD|Mantua VA|Sullivan MO|Islamorada FL|Parkwood WA|Broadview Park FL
Pomona NJ|Providence UT|Pacific WA|Greenville NY|Hempstead TX|Venice Gardens FL|Village Saint George LA|Fort Belvoir VA|Los Serranos CA|Whitefish MT|West Glens Falls NY|New Paltz NY|Ponchatoula LA
Dayton NJ|Fairfield NJ|Kill Devil Hills NC|Ocean City MD|Savage MD|Georgetown DE|Milltown NJ|Pelham NY|Eden Isle LA|Ridley Park PA|Winters CA|Westminster MA|San Martin CA|Baltimore Highlands MD
Stratford NJ|Dalton MA|Lake Lorraine FL|Tolleson AZ|Idabel OK|Eglin Village FL|Tacony PA|Tamalpais Valley CA|Kenton OR|North Portland OR|Fairfield Glade TN|Fort Myers Beach FL|North Sarasota FL
Orange Lake NY|Old Jefferson LA|Roosevelt UT|Burton SC|Middlebury CT|Kingston RI|Linwood NJ|South Weber UT|Norwich NY|Archbald PA|Dade City FL|Scappoose OR|Stratham Station NH|Etowah NC
Terrace Heights WA|Colonial Heights TN|Milton PA|Rumson NJ|Great Neck Plaza NY|Gypsum CO|Hickam Field HI|Robinwood MD|Templeton MA|Saint Albans VT|South Cleveland TN|Alta Sierra CA|Stratmoor CO
Treasure Island FL|Mountainside NJ|Gorham ME|Mount Ivy NY|Plaquemine LA|Pollock Pines CA|Jackson WI|Mechanicstown NY|Ephraim UT|Laurel Hill VA|Schriever LA|North Syracuse NY|Walden NY|Orchard Mesa CO
Newport TN|Tamaqua PA|Sequim WA|Warwick NY|Allendale NJ|North Amherst MA|Hewlett NY|Barrington NJ|Carmel Hamlet NY|Wickenburg AZ|Stevensville MD|Darnestown MD|Whitemarsh Island GA|Hornsby Bend TX
Myers Corner NY|Lake City SC|Atkinson NH|Stanwood WA|Cos Cob CT|Clackamas OR|Bayville NY|West Point NY|Commerce GA|Belle Harbor NY|Bowleys Quarters MD|West Bridgewater MA|Mount Olympus UT|Souderton PA
Taneytown MD|Manorhaven NY|Kimberly WI|Maple Glen PA|Loomis CA|Willow Oak FL|Aquia Harbour VA|Brandywine MD|Church Hill TN|Marion SC|De Queen AR|Oyster Bay NY|Parkville PA|Whitinsville MA|Big Park AZ
Lower Allen PA|Silsbee TX|Sturgis SD|Fircrest WA|Clifton Heights PA|Flowery Branch GA|Belfast ME|Cedarhurst NY|Seneca Falls NY|Air Force Academy CO|North Bend WA|Saint Gabriel LA|Dillon SC
Garden Home-Whitford OR|South Hill NY|Carbondale CO|Welcome SC|Normandy Park WA|East Rochester NY|East Shoreham NY|Madras OR|North Caldwell NJ|Ancient Oaks PA|Litchfield MN|Boyes Hot Springs CA
Glen Oaks NY|Wollochet WA|Thermalito CA|Tuckahoe NY|Folcroft PA|Buena Vista VA|East Glenville NY|Horseheads NY|Farr West UT|Wharton NJ|Tappan NY|Youngtown AZ|Old Greenwich CT|Gleneagle CO|Irvington NY
Lacy-Lakeview TX|Springs NY|Strasburg VA|Centerville SC|Forest Glen MD|Gridley CA|Roslyn Heights NY|Lake Shore WA|Canton NY|Cochituate MA|Siesta Key FL|Richboro PA|Bedford VA|Lawrence NY
Southeast Arcadia FL|West Slope OR|Lago Vista TX|Inverness Highlands South FL|Seaside OR|Cherry Hills Village CO|Laurence Harbor NJ|Yorketown NJ|Saint Joseph MN|Catasauqua PA|New Milford CT
Belle Haven VA|Boyette FL|Calverton NY|Riverside MD|Ambler PA|Monticello NY|Lutherville MD|Washington NJ|Rockaway NJ|Johnson Lane NV|Cheverly MD|Kentfield CA|East Farmingdale NY|Medfield MA
Prospect Park PA|Castroville CA|Spring Lake Park MN|Lauderdale-by-the-Sea FL|Ridgefield WA|Thurmont MD|Hamlet NC|Nibley UT|Mattydale NY|Sudden Valley WA|Bronxville NY|Landing NJ|Hudson NY|Gladewater TX
Exeter RI|Solvay NY|Monument CO|Riverton WA|Holtville CA|Inwood FL|Dahlonega GA|Waveland MS|Milliken CO|Camp Swift TX|Mattapoisett MA|Wimauma FL|Prairie View TX|Cherry Valley CA|Hampstead MD
Bellwood VA|Woodfin NC|Pelican Bay FL|White Oak TX|Blakely PA|Linglestown PA|Pembroke Park FL|Arlington Heights PA|Kathleen FL|Glenarden MD|Roseland CA|Gulf Breeze FL|Red Lion PA|Walker LA|Willis TX
Valley Falls SC|Plain City UT|Skowhegan ME|Homeland Park SC|Bee Cave TX|Dighton MA|South Williamsport PA|Marble Falls TX|Carlstadt NJ|Estes Park CO|Merrimac MA|Ramtown NJ|Burnet TX|Margate City NJ
East Aurora NY|Ben Lomond CA|Columbia MS|Cullowhee NC|Kingston NH|Harriman TN|Harrisville UT|Hobart WA|Swarthmore PA|Steilacoom WA|East Garden City NY|New Dorp Beach NY|Green Knoll NJ
Saint Johnsbury VT|Lionville PA|Satsuma AL|Marvin NC|Inniswold LA|Goddard MD|Plymouth Meeting PA|Guadalupe AZ|Pigeon Forge TN|Kennett Square PA|Northborough MA|Darlington SC|Miramar Beach FL|Elsmere DE
District Heights MD|East Pasadena CA|Groveland MA|Carolina Beach NC|Lincroft NJ|West Greenwich RI|Larchmont NY|Theodore AL|Eldorado at Santa Fe NM|Brunswick MD|Monroeville AL|Patterson LA|Oxford MA
Twin Lakes CO|Osprey FL|Pimmit Hills VA|Lucas Valley-Marinwood CA|Sheridan OR|Monticello KY|Harvard MA|Manistee MI|Latimer MS|Gunnison CO|Fruit Heights UT|Willows CA|Blue Bell PA
Los Ranchos de Albuquerque NM|Bangor Trident Base WA|Rindge NH|Hillandale MD|Sheridan CO|East Falmouth MA|Union Gap WA|Bay Harbor Islands FL|Somerset PA|Cambria CA|Berthoud CO|Kingsland TX
Fair Haven NJ|Jamesburg NJ|West Concord MA|Taylor PA|Surfside FL|Old Tappan NJ|Yoakum TX|Waupaca WI|West Yarmouth MA|Lake Mohegan NY|West Haven OR|Battlefield MO|James Island SC|Albion NY
Walkersville MD|Paulsboro NJ|Cut Off LA|Fort Meade FL|Cherryville NC|Medina MN|Las Flores CA|Homeland CA|Naples Park FL|Belmont VA|West Miami FL|Villa Park CA|South Valley Stream NY|Marion VA
Chickasaw AL|Prospect Park NJ|Silver Hill MD|Yaphank NY|Wailea HI|Wesley Hills NY|Colusa CA|Steelton PA|Sweetwater TN|Topsham ME|Laveen AZ|Hilton NY|East Port Orchard WA|Walpole MA|Woodcliff Lake NJ
Watchung NJ|Little Silver NJ|Roseburg North OR|Ramblewood NJ|James City NC|Charles Town WV|Norwood PA|Raleigh Hills OR|Robertsdale AL|Laurel Bay SC|Bridgewater VA|Vancleave MS|Fulshear TX|Lecanto FL
Dickson City PA|Roseland NJ|Delano MN|Chesapeake Beach MD|Wescosville PA|Norwood NJ|Yarmouth ME|Prosser WA|Zephyrhills West FL|Portland CT|Lee Acres NM|Plumas Lake CA|Orange Beach AL|Berkley MA
Kingston TN|Woodland WA|Junction City OR|Simsbury Center CT|Plymouth PA|Medina NY|Sandown NH|Hellertown PA|Heathcote NJ|Bensley VA|Branford Center CT|Meraux LA|Manasquan NJ|Saint Helena CA
Lucerne Valley CA|Shady Side MD|Volney NY|Fruitridge Pocket CA|Tierra Buena CA|DeFuniak Springs FL|Spring Ridge MD|Windcrest TX|Selinsgrove PA|Tellico Village TN|Boiling Spring Lakes NC
Washingtonville NY|Cheshire Village CT|Cheraw SC|Chadron NE|Lewisburg PA|Luling TX|Malone NY|Gustine CA|Jamestown RI|Moosic PA|Bay Harbor MI|Southold NY|Trooper PA|Clover SC|South Oroville CA
Oceanport NJ|Sinton TX|Loudon TN|Mount Carmel PA|White Rock NM|Gulf Park Estates MS|Petoskey MI|Cumming GA|Belmar NJ|Waynesboro GA|Sharon Hill PA|Spencer MA|Penn Wynne PA|Belle Fourche SD|Lindale TX
Blauvelt NY|South Gate Ridge FL|Kingston Estates NJ|Marlin TX|West Modesto CA|Nazareth PA|Oreland PA|Edgemoor DE|Hopkinton NH|West Rancho Dominguez CA|Fountainhead-Orchard Hills MD|Snowflake AZ
Richland NY|Barberton WA|Covington VA|Sharon MA|Buckhannon WV|Gardnerville NV|Morristown VT|Hingham MA|Highland NY|Ashburnham MA|Ashton-Sandy Spring MD|Indian Hills NV|Foxborough MA|Lakeview NY
Pawcatuck CT|Silver Lakes CA|Marlow Heights MD|Long Beach NC|Big Stone Gap VA|Potomac Mills VA|Snyderville UT|Dresher PA|Bellaire NY|Rockdale TX|Atlanta TX|Finderne NJ|Silver Lake NC|Gardiner ME
Exeter PA|Union Beach NJ|Pelham Manor NY|West Hills NY|Whiteville NC|Woods Creek WA|Salamanca NY|West Samoset FL|Hidden Valley Lake CA|Combee Settlement FL|Jan-Phyl Village FL|Greenwood MO|Crozet VA
Naples Manor FL|Fussels Corner FL|Woodside CA|Shippensburg PA|Wappingers Falls NY|Corcoran MN|Ocean City FL|Bessemer City NC|Eastham MA|Marbletown NY|Webster NY|Litchfield Park AZ|Morris Plains NJ
Jeanerette LA|Old Bethpage NY|Lake Forest FL|Hamlin NY|Rochelle Park NJ|Durham CA|Hightstown NJ|West Side Highway WA|Fairview NY|Mayflower Village CA|Crystal Lake FL|West Bountiful UT|Williamston NC
Centerport NY|Harris Hill NY|Richlands VA|Pass Christian MS|Wyndmoor PA|Lyndon VT|Elverta CA|Rancho Murieta CA|Fort Myers Shores FL|Chester SC|Southampton MA|Lake Alfred FL|Mascotte FL|Wake Village TX
Turner ME|El Granada CA|Salida CO|Isanti MN|Somerdale NJ|Cameron TX|Chamberlayne VA|Willard MO|La Habra Heights CA|Waimanalo HI|Fort Washington PA|Lebanon ME|Los Chavez NM|Connell WA|Stroudsburg PA
North Hills NY|Williamson AZ|Brewton AL|New Holland PA|Mount Carmel TN|Rockwood TN|Berlin WI|South Hooksett NH|Manchester WA|Paxtonia PA|Sherwood Manor CT|White City UT|Englewood Cliffs NJ
Brownsfield LA|Goshen NY|Strawberry CA|Winston OR|Progress Village FL|Lochbuie CO|New Gloucester ME|Islip Terrace NY|Terryville CT|Timber Pines FL|Oxford PA|New Castle DE|Palermo CA|Suncook NH
Mendon MA|Ballston Spa NY|Waynesville MO|Manchester-by-the-Sea MA|Stapleton NY|Waldon CA|Contra Costa Centre CA|Wilton CA|Morris MN|Fairport NY|Zimmerman MN|Hazard KY|Cave Creek AZ
Cape May Court House NJ|Manitou Springs CO|Calistoga CA|Rothschild WI|Pumphrey MD|Yarmouth Port MA|Lehighton PA|Poland ME|Eucalyptus Hills CA|South Gastonia NC|New Hempstead NY|Palmerton PA
Edgewater CO|Hardeeville SC|Mount Arlington NJ|Newmarket NH|Silver Springs NV|Williamsburg KY|Hartsdale NY|Jonesborough TN|Indian Wells CA|Collegeville PA|Terrell Hills TX|Boulevard Park WA
New Ipswich NH|Warrenton OR|Harpswell Center ME|Bliss Corner MA|Walterboro SC|Big Flats NY|Zephyrhills South FL|Saranac Lake NY|Shillington PA|Hampden MA|Williamsville NY|Palm Springs North FL
Woodstock VA|Keyser WV|Folkston GA|Scituate MA|Forked River NJ|Dove Valley CO|Chester NH|Tracyton WA|Paulden AZ|Schuylkill Haven PA|Pine Island Ridge FL|Dumfries VA|Floral City FL|Fruitland MD
Kennebunk ME|Marion MA|Big Bear Lake CA|Preston ID|Slinger WI|Bangor PA|Saranap CA|Poolesville MD|Camp Pendleton North CA|Creswell OR|Rockingham VT|Glendale CO|Hilmar-Irwin CA|Orchard Homes MT
Williams CA|South Highpoint FL|Mont Belvieu TX|Abbeville SC|Wailua Homesteads HI|Gilmer TX|Sunset UT|Albertson NY|Odessa MO|Chackbay LA|Monticello LA|Livingston TX|Brookhaven WV|Layhill MD
Mechanicville NY|Central SC|Birdsboro PA|Northumberland NY|Sunnyslope CA|Bret Harte CA|Mocksville NC|Lakehills TX|Wildwood NJ|Grafton WV|Stansbury park UT|Daleville AL|Maplewood WA|Kings Point NY
Port Allen LA|Wheatley Heights NY|Tara Hills CA|Dos Palos CA|Brookshire TX|Shaw Heights CO|Olyphant PA|Sawmills NC|Pound Ridge NY|Piedmont SC|El Cerrito Corona CA|Springhill LA|Dayton MN|Chestertown MD
Columbia Falls MT|Wahneta FL|Auburn NH|Glennville GA|South Pasadena FL|North Scituate MA|Kensington CA|Deschutes River Woods OR|Lake Norman of Catawba NC|Kenneth City FL|Granite Shoals TX
Cold Spring Harbor NY|Kingsford MI|Wapato WA|Giddings TX|McGregor TX|Warm Mineral Springs FL|Blaine WA|Hampton MD|Eagleton Village TN|Demarest NJ|Northfield NH|Morganville NJ|Lemmon Valley NV|Mathis TX
Waterloo NY|Moultonborough NH|Thiells NY|Fairwood MD|Kutztown PA|Sea Cliff NY|Valparaiso FL|Holbrook AZ|Penn Yan NY|West Sayville NY|Shady Hollow TX|North Fond du Lac WI|Mendham NJ|Preston City CT
Sorrento Valley CA
`;

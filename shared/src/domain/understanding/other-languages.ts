/**
 * Words of German, French, Spanish, Italian, Dutch and Portuguese for what a home is and has, by the index's own values
 * (FIND-2). Services always read them; a browser loads them for guests who speak one of these languages. Pure data, and
 * long because it is a dictionary.
 */
import { makeLexicon } from './lexicon.ts';
import { MORE_DATES } from './more-dates.ts';
import { MORE_HOLIDAYS } from './more-holidays.ts';
import type { Lexicon, Words } from './lexicon.ts';
import { BEFORE_WARM, WARM } from './climate-words.ts';
import { BETWEEN, NOT, OR } from './negations.ts';
import { NUMBER_WORDS } from './numbers.ts';

for (const [number, words] of Object.entries({
  2: 'zwei deux dos due',
  3: 'drei trois tres tre',
  4: 'vier quatre cuatro quattro',
  5: 'funf cinq cinco cinque',
  6: 'sechs seis sei',
  8: 'acht huit ocho otto',
  10: 'zehn dix diez dieci',
}))
  for (const word of words.split(' ')) NUMBER_WORDS.set(word, Number(number));
for (const [known, words] of [
  [WARM, 'warmes warmen sonnig chaud soleil calido sol caldo sole'],
  [BEFORE_WARM, 'irgendwo quelque algun qualche'],
  [NOT, 'ohne nicht sans sauf sin senza sem zonder kein keine keinen'],
  [BETWEEN, 'en im am dans nel'],
  [OR, 'oder und ou et o y e'],
] as const)
  for (const word of words.split(' ')) known.add(word);

const OTHER_LANGUAGES: Words = {
  holidays: MORE_HOLIDAYS,
  dates: MORE_DATES,
  phrases: {
    propertyTypes: {
      Cabin:
        'log cottage|hutte|berghutte|cabane|baita|cabanon|hutten|waldhutte|huttchen|baite|cabina|berghut|refugio de montana|rifugio',
      'A-frame': 'finnhutte',
      'Log home': 'blockhutte',
      'Lake house': 'haus am see|seehaus|maison au lac|casa en el lago|casa sul lago',
      Chalet: 'alpine chalet|alpenhutte|chale|skihutte|berghaus',
      'Beach house': 'beech house|strandhaus|maison de plage|casa de playa|casa al mare|strandhuis|casa de praia',
      Cottage: 'landhaus',
      'Ranch house': 'rancho',
      Farmhouse: 'bauernhaus|bauernhof|ferme|granja|finca|agriturismo|casa rural|cascina|casale|boerderij|quinta',
      Apartment:
        'efficiency|efficiency apartment|wohnung|appartamenti|ferienwohnungen|apartamento turistico|lejlighed|leilighet|ferienwohnung|fewo|appartement|apartamento|piso|appartamento',
      Condo: 'condominio',
      Townhouse: 'row house|rowhouse|brownstone|reihenhaus|stadthaus|maison de ville',
      Villa: 'finca de lujo|villen|ville di lusso|ville in affitto|vila|villa privee',
      Treehouse: 'baumhaus|cabane dans les arbres|casa del arbol|casa sull albero|boomhut|casa na arvore',
      'Adobe house': 'adobe home|pueblo house|casa de adobe',
      Bungalow: 'bungalo',
      'Modern home': 'contemporary home|contemporary house|architect house|design house',
    },
    viewAmenities: {
      'Ocean View':
        'view of the ocean|views of the ocean|meerblick|vue mer|vue sur mer|vista al mar|vistas al mar|vista mare|zeezicht|vista mar|vue sur la mer|vue de la mer|vue ocean|vue sur l ocean|vistas al oceano|vista al oceano|vista sul mare|vista para o mar|vista do mar|vista pro mar|uitzicht op zee|blick aufs meer|blick auf das meer|blick auf die see|aussicht aufs meer|havutsikt|havudsigt',
      'Lake View':
        'view of the lake|seeblick|vue sur le lac|vue lac|vista al lago|vista lago|blick auf den see|blick auf see|vistas al lago|vista sul lago|vista para o lago|uitzicht op het meer|vue sur un lac',
      'Mountain View':
        'view of the mountains|bergblick|vue sur la montagne|vue montagne|vista a la montana|vistas a la montana|vista montagna|blick auf die berge|bergsicht|vue sur les montagnes|vistas a las montanas|vista sulle montagne|vista para as montanhas|uitzicht op de bergen',
      'Beach View': 'view of the beach|strandblick|vue sur la plage|vista a la playa|vista sulla spiaggia',
      'Sunset View': 'sonnenuntergang|coucher de soleil|atardecer|tramonto|vue coucher de soleil',
      'Forest View': 'view of the forest|waldblick',
      'Vineyard View': 'view of the vineyards|winery view',
      'Garden View': 'gartenblick|garten|jardin|giardino|vue sur le jardin|vista al jardin|vista giardino',
      'Desert View': 'desert getaway|wuste|in der wuste|desierto|deserto|woestijn',
      'Ski Slope View': 'view of the slopes',
      'City View': 'skyline view|view of the city',
      'River View': 'view of the river',
      'Harbor View': 'harbour view|marina view',
    },
    accessibility: {
      'Step-Free Entrance':
        'handicapped|handicap|disability friendly|handicap friendly|mobility|no stairs required|mobility friendly|ada accessible|ada compliant|ada friendly|handicapped accessible|wheelchair ramp|accessible home|disabled access|handicap accessible|stair free|stairs free|without stairs|without steps|barrierefrei|rollstuhl|rollstuhlgerecht|fauteuil roulant|accesible|silla de ruedas|accessibile|accessible pmr',
      'Walk-In Shower': 'roll in shower|step free shower|accessible shower|accessible bathroom',
      'No Pets Allowed':
        'no animals|allergy friendly|keine haustiere|ohne haustiere|sans animaux|sin mascotas|senza animali|geen huisdieren',
      'Ground Floor Bedroom': 'first floor bedroom|single story|one story|ebenerdig|plain pied',
      Elevator: 'aufzug|ascenseur|ascensor|ascensore',
      'Wide Doorways': 'wide doors',
    },
    amenities: {
      'Hot Tub':
        'outdoor hot tub|whirlpool|whirl pool|hot tub spa|hydro massage|hotub|jakuzzi|jaccuzi|jacuzi|jacuzi privado|jacuzzi privatif|jacuzzi privado|spa privatif|bain a remous|vasca idromassaggio|idromassaggio|hidromasaje|bubbelbad|banheira de hidromassagem|hottub|badetonne|spa prive|banera de hidromasaje|whirlpool aussen|aussenwhirlpool|badestamp|jacuzzi exterieur|jacuzzi exterior|vasca idro',
      Pool: 'plunge pool|infinity pool|community pool|shared pool|saltwater pool|lap pool|indoor swimming pool|private heated pool|pool access|swimmingpool|privater pool|beheizter pool|innenpool|hallenbad|piscine privee|piscine chauffee|piscina privada|piscina climatizada|piscina privata|piscina riscaldata|prive zwembad|pileta|schwimmbad|piscine|piscina|alberca|zwembad|poolhaus|avec piscine|con pileta|zwembaden|svommebasseng|badebasseng|pooler|schwimmbecken|schwimmingpool|piscina aquecida|piscina privativa|プール|泳池',
      Sauna: 'steam room|finnish sauna|infrared sauna|saune|saunahaus|badstue|bastu',
      Fireplace:
        'wood burning stove|log fire|kamin|cheminee|chimenea|camino|open haard|lareira|mit kamin|holzofen|kaminofen|poele a bois|feu de cheminee|haard|camino a legna|peis|oppen spis',
      'Fire Pit': 'feuerstelle|fogata',
      Grill: 'barbeque|bar b q|outdoor grill|gas grill|parrilla|asador|barbacoa|grillplatz',
      'Wi-Fi': 'fast internet|wlan',
      'Air Conditioning':
        'air con|a c|klimaanlage|climatisation|aire acondicionado|aria condizionata|ar condicionado|airco',
      'EV Charger':
        'electric car charger|electric vehicle|electric vehicle charging|electric vehicle charger|electric car|car charging|ladestation|wallbox|e charger',
      'Game Room': 'foosball|billiard|spielzimmer',
      Bicycles: 'bicycles provided|with bikes|bikes included|fahrrader|velos|bicicletas',
      Washer: 'waschmaschine|lave linge|lavadora|lavatrice',
      Dryer: 'tumble dryer|trockner|seche linge|secadora',
      Dishwasher: 'spulmaschine|geschirrspuler|lave vaisselle|lavavajillas|lavastoviglie',
      'Dedicated Workspace':
        'remote work|to work|for work|digital nomad|homeoffice|work remotely|working remotely|remote worker|place to work|nomad|laptop friendly|workation|coworking|writing retreat|to write|writer s retreat|writers retreat|smart working|remote working|arbeitsplatz|zum arbeiten|bureau|teletravail|oficina|teletrabajo|werkplek|escritorio',
      'Free Parking': 'parkplatz|stationnement|estacionamiento|parcheggio',
      TV: 'smart tv|fernseher|tele',
      Kitchen: 'full kitchen|kuche|cuisine|cocina|cucina',
      'High Chair': 'hochstuhl|chaise haute|trona',
      Crib: 'cot|baby bed|babybett|lit bebe|cuna|culla',
      'Board Games': 'brettspiele|jeux de societe',
      'Deck or Patio':
        'veranda|screened porch|screened in porch|screen porch|covered porch|lanai|terrasse|balkon|balcon|terraza|terrazza|balcone',
      'Outdoor Shower': 'aussendusche',
      Heating: 'heizung|chauffage|calefaccion',
      'Linens Provided': 'bed linen|bettwasche',
      Kayaks: 'kayaks provided|with kayaks|canoe|kayaks included',
      'Coffee Maker': 'coffee machine|espresso machine|nespresso',
      'Smoke Detector': 'smoke alarm',
    },
    locationAmenities: {
      'Near the Beach / Oceanfront':
        'walk to the beach|walk to beach|steps to the beach|casa en la playa|casa sulla spiaggia|beachy|steps from the beach|beach vacation|beach getaway|beach trip|beach holiday|sandy beach|close to the beach|sun and sand|sand and sun|sun and sea|sun sea and sand|strand|am strand|strandnahe|in strandnahe|plage|a la plage|pres de la plage|proche plage|playa|cerca de la playa|en la playa|a pie de playa|spiaggia|in spiaggia|vicino alla spiaggia|aan het strand|praia|na praia|perto da praia',
      'Near the Beach / Oceanfront / Oceanside Bluff':
        'seacoast|am meer|meer|meernah|ans meer|kuste|an der kuste|ostsee|nordsee|bord de mer|en bord de mer|au bord de la mer|au bord de mer|bord de l ocean|a la mer|mer|pres de la mer|cote|sur la cote|mar|cerca del mar|junto al mar|al lado del mar|costa|en la costa|mare|al mare|sul mare|vicino al mare|in riva al mare|aan zee|zee|aan de kust|kust|perto do mar|beira mar|a beira mar|no mar|ved havet',
      Oceanfront:
        'gulf front|gulffront|gulfside|front row|first line|frente al mar|primera linea de playa|primera linea|direkt am meer|direkt am strand|front de mer|face a la mer|les pieds dans l eau|fronte mare|prima fila sul mare|frente ao mar|pe na areia|direct aan zee',
      'Lakefront / Oceanfront / Riverfront / Near the Water':
        'near water|by water|water views|am wasser|direkt am wasser|pieds dans l eau|au bord de l eau|bord de l eau|frente al agua|fronte acqua|aan het water',
      'Near the Lake / Lakefront':
        'lake living|close to the lake|lake getaway|lake vacation|lake trip|lake access|by a lake|near a lake|lake life|am see|an einem see|seenahe|au bord du lac|au bord d un lac|pres d un lac|lac|lago|en el lago|junto al lago|al lado del lago|sul lago|al lago|vicino al lago|aan het meer|aan een meer|cerca del lago|no lago|perto do lago|beira do lago',
      Lakefront: 'direkt am see|les pieds dans le lac',
      'Private Dock': 'bootssteg',
      'Ski-In/Ski-Out': 'slope side|an der piste|au pied des pistes|a pie de pista|sulle piste',
      'Near Ski Lifts / Ski-In/Ski-Out':
        'near the slopes|slopes|walk to the slopes|ski vacation|ski weekend|in the snow|winter sports|near slopes|walk to slopes|walk to the lifts|walk to lift|walk to ski|walk to skiing|ski holiday|skiing holiday|near skiing|close to skiing|close to the slopes|ski season|with snow|lots of snow|winter wonderland|skiing vacation|skifahren|ski fahren|skiurlaub|skigebiet|im schnee|schnee|au ski|neige|a la neige|esqui|esquiar|nieve|en la nieve|sci|sciare|neve|sulla neve|wintersport|sneeuw|skien|esquiar na neve|sports d hiver|station de ski',
      'Mountain / Near Ski Lifts / Ski-In/Ski-Out':
        'mountain getaway|mountain retreat|mountain vacation|mountain town|mountain escape|berge|in den bergen|in die berge|im gebirge|bergen|gebirge|montagne|a la montagne|en montagne|dans les montagnes|montanas|montana alta|en la montana|en las montanas|sierra alta|montagna|in montagna|sulle montagne|in de bergen|montanha|nas montanhas|na montanha|serra',
      'Wooded / Mountain / Secluded / Rural / Near National Park / Trailhead':
        'natural surroundings|nature lovers|nature getaway|outdoorsy|great outdoors|back to nature|middle of nature|natur|in der natur|mitten in der natur|en pleine nature|dans la nature|naturaleza|en la naturaleza|en plena naturaleza|natura|nella natura|in mezzo alla natura|natuur|in de natuur|natureza|na natureza',
      Wooded:
        'deep woods|among trees|in the trees|woodland|im wald|wald|in foret|foret|en foret|dans la foret|dans les bois|bosque|en el bosque|bosco|nel bosco|bos|in het bos|in de bossen|floresta|na floresta',
      Secluded:
        'privacy|isolated|hidden|off the grid|offgrid|away from it all|middle of nowhere|in the middle of nowhere|hideaway|no neighbors|abgelegen|isole|aislado|aislada|isolato|isolata|afgelegen|isolado',
      'Secluded / Quiet Road / Rural':
        'quiet place|quiet area|tranquility|peace and quiet|peace quiet|serene|ruhig|ruhige|ruhige lage|ruhe|stille|calme|au calme|tranquille|tranquilo|tranquila|tranquillo|tranquilla|rustig|rustige|sossegado|silencioso',
      'Rural / Village / Secluded':
        'country side|country living|auf dem land|landlich|campagne|a la campagne|campo|en el campo|campagna|in campagna|platteland|op het platteland|no campo',
      'Dark Sky': 'sternenhimmel',
      'Near National Park': 'near a national park|nationalpark|parc national|parque nacional',
      'Near Wineries': 'wine region|wine tasting trip|weingut|weinberg|vignoble|vin|vino|vinedo|vigneto|vigna',
      Downtown:
        'urban|historic district|city break|stadt|innenstadt|stadtzentrum|stadtereise|centre ville|ville|ciudad|centro|en el centro|citta|in centro|stedentrip',
      Village: 'in a village|small village|old village|dorf|pueblo|borgo|dorp',
      'Bike Path': 'bike trail|radweg',
      'Walk to Restaurants':
        'walk to town|walking distance to restaurants|near bars|walking distance|walking distance to town|walking distance to downtown|walking distance to main street|main street',
      'Near the Water / Near the Lake / Near the Beach': 'wasser',
      Trailhead: 'trail head|near trails',
      'Public Transport': 'public transportation|near subway|near metro|near train',
      'Oceanside Bluff': 'clifftop|cliffside',
      'Quiet Road': 'quiet street',
    },
    activities: {
      Hiking: 'wandern|wanderurlaub|randonnee|senderismo|escursioni|wandelen',
      Surfing: 'surfer|surfen',
      Fishing: 'fishing trip|trout|trout fishing|bass fishing|ice fishing|deep sea fishing|angeln|peche|pesca|vissen',
      'Fly Fishing': 'fliegenfischen',
      Swimming: 'schwimmen|baignade|nadar|nuoto',
      Cycling: 'bike riding|radfahren|velo|ciclismo',
      Kayaking: 'paddling|canoeing|kayak fahren|kajak',
      Sailing: 'segeln|voile|vela',
      Golf: 'golfing|near golf|golf trip|golf resort|golf vacation|golfplatz|golfen',
      Snorkeling: 'snorkelling|schnorcheln',
      'Scuba Diving': 'tauchen|plongee|buceo',
      'Rock Climbing': 'bouldering|klettern|escalade',
      'Horseback Riding': 'horse riding|reiten|equitation',
      'Northern Lights': 'aurora borealis|nordlichter|polarlicht|aurores boreales',
      Walking: 'spazieren',
      'Skiing / Snowboarding': 'ski or snowboard',
      Snowboarding: 'snowboarding trip',
      Stargazing: 'star gazing|astronomy',
      'Wine Tasting': 'wine tour',
      'Wildlife Viewing': 'safari|bears',
      Rafting: 'white water',
      'Zip Lining': 'ziplining',
      Shelling: 'seashells',
    },
  },
  kindsOfHomes: {
    'Treehouse / A-frame / Cabin': 'tiny cabin|hideout',
    'Treehouse / A-frame': 'glamp|dome',
    'Apartment / Condo / Loft':
      'flat rental|resort condo apartment|unit|wohnung|appartamenti|ferienwohnungen|apartamento turistico|lejlighed|leilighet|ferienwohnung|fewo|appartement|apartamento|piso|appartamento|departamento|pisos|lagenhet|appartements|appartementen',
    'Log home / Cabin': 'blockhaus|blockhutte|blockhauser|blokhut|blokhutten|chalet en rondins|casa de troncos|fuste',
    'Cabin / Cottage / Chalet / Log home': 'hytte|hytter|stuga|stugor|almhutte|waldhaus',
    'Treehouse / A-frame / Adobe house / Log home':
      'unique home|unique place|unusual stay|quirky stay|ungewohnliche unterkunft|insolite|hebergement insolite|logement insolite|alojamiento singular',
    'Cabin / Log home / A-frame / Cottage': 'rustic home|rustic retreat|rustikal|rustique|rustico|rustica',
    'Farmhouse / Ranch house / Cottage / Villa':
      'country home|masseria|bastide|landgut|casa de campo|maison de campagne|casa di campagna|landhuis',
  },
  months:
    'januar janvier enero gennaio januari janeiro|februar fevrier febrero febbraio februari fevereiro|marz maerz mars marzo maart marco|avril abril aprile|mai mayo maggio mei maio|juni juin junio giugno junho|juli juillet julio luglio julho|aout agosto augustus|septembre septiembre settembre setembro|oktober octobre octubre ottobre outubro|novembre noviembre novembro|dezember decembre diciembre dicembre dezembro',
  groups: {
    guests:
      'pax ppl traveller travellers erwachsene personen gaste personnes adultes voyageurs personas adultos huespedes persone adulti ospiti volwassenen pessoas hospedes',
    children: 'teenagers teens kinder kind enfant enfants nino ninos hijos bambini bambino kinderen criancas',
    infants: 'bebe bebes neonato',
    pets: 'pooch doggo pup labrador labradors lab retriever retrievers goldendoodle labradoodle doodle poodle poodles bulldog terrier beagle husky dachshund corgi chihuahua collie shepherd spaniel pug boxer rottweiler schnauzer pitbull doggy doggie doggies kitten kittens kitty furbaby furbabies hundchen hund hunde hunden haustier haustiere katze chien chiens chat animaux animal perro perros mascota mascotas gato cane cani animali huisdier huisdieren hond honden kat katten chats gatos gatti cao caes cachorro cachorros',
    families: 'families groups gruppe familie famille groupe familia grupo famiglia gruppo gezin',
    couples: 'paar pareja coppia koppel casal',
    bedrooms: 'schlafzimmer chambre chambres habitacion habitaciones dormitorios camere slaapkamers quartos',
    bathrooms: 'badezimmer bad salle bano banos bagni bagno',
    beds: 'betten lits camas letti bedden',
    allowed:
      'erlaubt willkommen accepte acceptee aceptadas aceptados bienvenidos bienvenidas bienvenus aceitos permitidos toegestaan welkom ammesse acceptes autorises permitidas permitidos ammessi',
    accepts:
      'acepta acepte aceptan acepten admite admita admiten admitan permite permita permiten aceita aceitam aceite aceitem permitem accetta accettano ammette accepte acceptent acceptant',
    cheap:
      'inexpensive bargain gunstig gunstige billig pas economique barato barata baratas baratos economico economica goedkoop lowcost',
    luxury: 'posh opulent luxe highend luxus luxurios haut lujo lusso luxo',
    best: 'beste meilleur mejor mejores migliore melhor',
    stars: 'sterne etoiles estrellas stelle sterren',
    nights: 'nacht nachte nuit nuits noche noches notte notti nachten',
    days: 'tag tage jour jours dia dias giorno giorni dagen',
    below: 'unter bis bis_zu maximal moins_de max_de menos_de hasta meno_di fino_a sotto onder ate',
    above: 'uber ab plus_de mas_de piu_di vanaf',
    large: 'grosse grosses groot grote grande grand gran',
    shared: 'haus ferienhaus maison casa huis groupe grupo gruppo gruppe',
    weeks: 'woche wochen semaine semaines semana semanas settimana settimane weken',
  },
  fillers:
    // English words that carry no wish wherever they stand; browsers can do without them.
    'able about above across actually after again almost also although always am anyone anything around as ask asking ' +
    'away back because been before being below better between both bring but by came cannot cant come coming could ' +
    'couldnt did do does doesnt doing done dont down during each either else enough even ever every everyone ' +
    'everything few found get gets getting give given goes got had hasnt havent he hello help her here hers hey him ' +
    'his how however if ill im into isnt itll ive keep kind kinda know lets lot lots made make makes making many maybe ' +
    'mean might mine more most much must myself needing needs never nor nothing now off often once only onto other ' +
    'others ought ours out over own part per perhaps please pls plz possible possibly prefer preferably preferred ' +
    'preferring put quite rather re really reasonable reasonably recommend s said same say see seem seems several shall ' +
    'she should since so someone soon sort still such suggest sure t take than thank thanks thats their them then there ' +
    'theres these they thing things think those though through thx til till together too try trying under until upon ur ' +
    'us use used using usually ve very via wanna wants wanted was way well were what whats when wheres while whom whose ' +
    'why will willing wish without wont yall yes yet yo your youre zum gonna gotta hopefully ideally somehow sorta omg ' +
    'uh um er hmm siri alexa google ok okay hosted superhost entire nearby mine theirs planning plan planned booked hoping hope interested considering thinking wondering wondered anybody nobody none whatever including included includes inclusive provided plenty tell message text email call hours hour drive driving drives away minutes minute halfway weather looks ' +
    'lol idk asap not no far except excluding hubby wifey folks guys mates gang crew bros besties dudes peeps vacay staycation holidaying ' +
    'allows allow allowing accepts accept zu vermieten gites gite hebergement logement am ins ans vom beim einen mein meine unser unsere wir ich ' +
    'suche suchen gesucht mochten brauchen ferienhauschen ferien huis huisje huisjes vakantiehuisje ' +
    'vakantiehuizen je nous cherche cherchons voudrais veux besoin avec quelque quiero busco buscamos necesito ' +
    'queremos que una unos algo sitio lugar cerco cerchiamo vorrei casetta casina procuro quero preciso mit im ' +
    'der die das den dem ein eine einem einer und oder fur bei nahe von zum zur auf haus ferienhaus ' +
    'ferienhauser unterkunft urlaub le la les l un une des du de d et ou pour pres dans sur au aux en maison ' +
    'maisons vacances el los las con y o para cerca del casa casas alquiler vacaciones hospedaje il lo gli uno ' +
    'e di da per vicino nel nella sul sulla al alla case vacanza vacanze affitto alloggio het een met voor bij ' +
    'someplace si uber aan op vakantiehuis vakantie um uma com perto do no na ferias aluguel',
  vague:
    'business break vista vistas vue vues blick aussicht uitzicht kingsize queensize twinsize heated nascar race races game games football baseball basketball hockey soccer concert concerts graduation commencement tournament ' +
    'play playing plays hunting sisters sister brothers brother mothers fathers cousins aunt uncle nephew niece grandma grandpa grandmother grandfather grandkids grandchildren teenager teenage students student retired retirees seniors elderly babymoon minimoon proposal propose elopement elope ceremony rehearsal shower christening reunions meeting workshop painting knitting quilting crafting ' +
    'book books novel telescope minecraft playstation xbox nintendo netflix lobster shack seafood brunch coffee cafe cafes breakfast dinner picnic toys swing swings trampoline bathtub soaking soak month monthly rushed relaxation proof proofed childproof ' +
    'bachelorettes bachelors stylish quirky lovely stunning gorgeous charming awesome amazing honeymoon anniversary birthday wedding reunion adventure escape wonderful fantastic enjoy ' +
    'unwind recharge disconnect travelling traveling celebrate availability recommendations ideas idea hip trendy bachelorette bachelor experience explore ' +
    'girls boys lads gals ladies guys marathon conference convention tailgate tailgating tickets ' +
    'amoureux schon schone schones gemutlich romantisch gross grosse klein kleine beau belle joli jolie grande ' +
    'petit petite romantique bonito bonita hermoso hermosa pequeno romantico romantica bello bella bellissima',
};

let lexicon: Lexicon | undefined;
/** The lexicon of English and all these languages, made at first use. */
export function getLexicon(): Lexicon {
  lexicon ??= makeLexicon(OTHER_LANGUAGES);
  return lexicon;
}

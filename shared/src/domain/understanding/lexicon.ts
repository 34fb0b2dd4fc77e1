/**
 * Words that guests use for what a home is and has, by the index's own values (FIND-2). Pure data and one lookup. Plurals are made,
 * not listed. Words of other languages stand beside the English ones: German, French, Spanish, Italian, Dutch, Portuguese.
 * This file is long because it is a dictionary.
 */
import { normalizePhrase } from './tokens.ts';

/** Lists of a search that the lexicon can add to. */
export type LexiconList =
  'propertyTypes' | 'amenities' | 'locationAmenities' | 'viewAmenities' | 'accessibility' | 'activities';
/** What a phrase stands for: values of one list. Several values are alternatives (property types) or all wanted (the rest). */
export type Meaning = { list: LexiconList; values: readonly string[] };

type Entries = Readonly<Record<string, string>>;

const TYPES: Entries = {
  Cabin: 'cabin|log cabin|hutte|blockhaus|berghutte|cabane|cabana|baita|blokhut|hytte|stuga|cabanon',
  'A-frame': 'a frame|aframe|a frame cabin|finnhutte',
  'Log home': 'log home|log house|lodge|blockhutte',
  'Lake house':
    'lake house|lakehouse|lake home|lake cottage|haus am see|seehaus|maison au lac|casa en el lago|casa sul lago',
  Chalet: 'chalet|ski chalet|alpenhutte',
  'Beach house':
    'beach house|beachhouse|beach home|beach cottage|strandhaus|maison de plage|casa de playa|casa en la playa|casa al mare|casa sulla spiaggia|strandhuis|casa de praia',
  Cottage: 'cottage|gite|landhaus|casita',
  Bungalow: 'bungalow|bungalo',
  'Ranch house': 'ranch house|ranch|ranch home|rancho',
  Farmhouse:
    'farmhouse|farm house|barn|bauernhaus|bauernhof|ferme|granja|finca|agriturismo|casa rural|cascina|casale|boerderij|quinta',
  Apartment:
    'apartment|apt|flat|studio|studio apartment|wohnung|ferienwohnung|fewo|appartement|apartamento|piso|appartamento',
  Loft: 'loft',
  Condo: 'condo|condominium|condominio',
  Townhouse:
    'townhouse|town house|townhome|town home|row house|rowhouse|brownstone|reihenhaus|stadthaus|maison de ville',
  Villa: 'villa|mansion|estate|finca de lujo',
  Treehouse:
    'treehouse|tree house|baumhaus|cabane dans les arbres|casa del arbol|casa sull albero|boomhut|casa na arvore',
  'Adobe house': 'adobe house|adobe|adobe home|pueblo house|casa de adobe',
  'Modern home': 'modern home|modern house|contemporary home|contemporary house|architect house|design house',
};

const AMENITIES: Entries = {
  'Hot Tub':
    'hot tub|hottub|jacuzzi|jaccuzi|jacuzi|spa tub|whirlpool|hot tubs|bain a remous|spa|vasca idromassaggio|idromassaggio|hidromasaje|bubbelbad|banheira de hidromassagem|hydro massage',
  Pool: 'pool|swimming pool|private pool|heated pool|swimmingpool|schwimmbad|piscine|piscina|alberca|zwembad',
  Sauna: 'sauna|steam room',
  Fireplace:
    'fireplace|fire place|wood stove|wood burning stove|log fire|kamin|cheminee|chimenea|camino|open haard|lareira',
  'Fire Pit': 'fire pit|firepit|campfire|bonfire|feuerstelle|fogata',
  Grill: 'grill|bbq|barbecue|barbeque|bar b q|parrilla|asador|barbacoa|grillplatz',
  'Wi-Fi': 'wi fi|wifi|internet|fast internet|fast wifi|wlan',
  'Air Conditioning':
    'air conditioning|air conditioned|aircon|air con|ac|a c|klimaanlage|climatisation|aire acondicionado|aria condizionata|airco|ar condicionado',
  'EV Charger': 'ev charger|ev charging|tesla charger|car charger|electric car charger|ladestation|wallbox|e charger',
  'Game Room': 'game room|games room|arcade|pool table|ping pong|foosball|billiard|spielzimmer',
  Kayaks: 'kayaks provided|with kayaks|canoe|canoes|kayaks included',
  Bicycles: 'bicycles|bikes|bicycles provided|with bikes|bikes included|fahrrader|velos|bicicletas',
  Washer: 'washer|washing machine|laundry|waschmaschine|lave linge|lavadora|lavatrice',
  Dryer: 'dryer|tumble dryer|trockner|seche linge|secadora',
  Dishwasher: 'dishwasher|spulmaschine|geschirrspuler|lave vaisselle|lavavajillas|lavastoviglie',
  'Dedicated Workspace':
    'workspace|dedicated workspace|home office|office|desk|work from home|remote work|workation|arbeitsplatz|bureau|oficina',
  'Free Parking': 'parking|free parking|garage|parkplatz|stationnement|estacionamiento|parcheggio',
  TV: 'tv|television|smart tv|fernseher|tele',
  Kitchen: 'kitchen|full kitchen|kuche|cuisine|cocina|cucina',
  'Coffee Maker': 'coffee maker|coffee machine|espresso machine|nespresso',
  'High Chair': 'high chair|highchair|hochstuhl|chaise haute|trona',
  Crib: 'crib|cot|baby bed|babybett|lit bebe|cuna|culla',
  'Board Games': 'board games|brettspiele|jeux de societe',
  'Deck or Patio': 'deck|patio|terrace|balcony|porch|terrasse|balkon|balcon|terraza|terrazza|balcone|veranda',
  'Outdoor Shower': 'outdoor shower|aussendusche',
  Heating: 'heating|heizung|chauffage|calefaccion',
  'Smoke Detector': 'smoke detector|smoke alarm',
  'Linens Provided': 'linens|linen|linens provided|bed linen|bettwasche',
};

const LOCATION: Entries = {
  'Near the Beach':
    'beach|beaches|near the beach|by the beach|at the beach|on the beach|beachside|walk to the beach|close to the beach|seaside|by the sea|near the sea|beach vacation|beach getaway|strand|am strand|am meer|meer|plage|bord de mer|en bord de mer|pres de la plage|a la mer|mer|playa|cerca de la playa|en la playa|frente al mar|mar|spiaggia|mare|al mare|sul mare|vicino alla spiaggia|aan zee|zee|praia|perto da praia',
  Oceanfront: 'oceanfront|ocean front|beachfront|beach front|seafront|on the ocean|front row',
  'Near the Lake':
    'near the lake|by the lake|at the lake|on a lake|lake|lakes|lakeside|close to the lake|lake getaway|am see|seenahe|au bord du lac|lac|lago|en el lago|sul lago|aan het meer|cerca del lago',
  Lakefront: 'lakefront|lake front|on the lake|direkt am see',
  Riverfront: 'riverfront|river front|on the river|on a river|by the river|bayou',
  'Private Dock': 'private dock|dock|boat dock|pier|bootssteg',
  'Ski-In/Ski-Out':
    'ski in ski out|ski in|ski out|ski in out|slopeside|slope side|on the slopes|an der piste|au pied des pistes|a pie de pista|sulle piste',
  'Near Ski Lifts':
    'ski|lifts|skiing vacation|ski trip|ski lifts|near ski lifts|near the slopes|ski resort|ski holiday|near skiing|close to skiing|ski weekend|skifahren|skiurlaub|skigebiet|au ski|station de ski|esqui|esquiar|sci|wintersport',
  Mountain:
    'mountain|mountains|in the mountains|mountain getaway|mountain retreat|berge|in den bergen|bergen|montagne|a la montagne|en montagne|montanas|en la montana|montagna|in montagna|in de bergen|montanha',
  Wooded: 'wooded|woods|in the woods|forest|in the forest|im wald|wald|foret|bosque|bosco|bos|floresta',
  Secluded:
    'secluded|remote|off grid|off the grid|private|privacy|quiet|peaceful|away from it all|middle of nowhere|abgelegen|ruhig|isole|calme|tranquilo|aislado|isolato|tranquillo|rustig',
  Rural:
    'rural|countryside|in the country|country side|auf dem land|campagne|a la campagne|campo|en el campo|campagna|in campagna|platteland',
  'Dark Sky': 'dark sky|dark skies|stars|sternenhimmel',
  'Near National Park':
    'national park|near a national park|near national park|nationalpark|parc national|parque nacional',
  Trailhead: 'trailhead|trail head|near trails|hiking trails',
  'Near Wineries':
    'wine|winery|wineries|vineyard|vineyards|wine country|wine region|near wineries|wine tasting trip|weingut|weinberg|vignoble|vin|vino|vinedo|vigneto|vigna',
  Downtown:
    'downtown|city center|city centre|city break|urban|stadt|innenstadt|stadtzentrum|stadtereise|centre ville|ville|ciudad|centro|en el centro|citta|in centro|stedentrip',
  'Walk to Restaurants':
    'walkable|walk to restaurants|near restaurants|walk to town|walking distance to restaurants|restaurants|near bars|nightlife',
  'Public Transport': 'public transport|public transportation|transit|near subway|near metro|near train|car free',
  Village: 'in a village|small village|old village|dorf|pueblo|borgo|dorp',
  'Bike Path': 'bike path|bike trail|bike paths|radweg',
  'Gated Community': 'gated|gated community',
  'Oceanside Bluff': 'bluff|cliff|clifftop|cliffside|oceanside bluff',
  'Near the Water': 'near the water|by the water|on the water|waterside|am wasser|au bord de l eau',
  'Quiet Road': 'quiet road|quiet street',
  'Free Shuttle': 'shuttle|free shuttle',
};

const VIEWS: Entries = {
  'Ocean View':
    'ocean view|sea view|view of the ocean|ocean views|views of the ocean|seaview|oceanview|meerblick|vue mer|vue sur mer|vista al mar|vistas al mar|vista mare|zeezicht|vista mar|ocean',
  'Lake View':
    'lake view|view of the lake|lakeview|lake views|seeblick|vue sur le lac|vue lac|vista al lago|vista lago',
  'Mountain View':
    'mountain view|view of the mountains|mountain views|bergblick|vue sur la montagne|vue montagne|vista a la montana|vistas a la montana|vista montagna',
  'Beach View': 'beach view|view of the beach|strandblick',
  'Sunset View': 'sunset view|sunset|sunsets|sunset views|sonnenuntergang|coucher de soleil|atardecer|tramonto',
  'Forest View': 'forest view|view of the forest|waldblick',
  'Garden View': 'garden view|garden|gartenblick|garten|jardin|giardino',
  'Desert View': 'desert view|desert|in the desert|desert getaway|wuste|in der wuste|desierto|deserto|woestijn',
  'Red Rock View': 'red rock view|red rocks|red rock|canyon view',
  'Ski Slope View': 'ski slope view|view of the slopes',
  'City View': 'city view|skyline view|skyline|view of the city',
  'Vineyard View': 'vineyard view|view of the vineyards',
  'Valley View': 'valley view',
  'Meadow View': 'meadow view|meadow',
  'River View': 'river view|view of the river|river',
  'Harbor View': 'harbor view|harbour view|marina view|harbor|marina',
  'Pool View': 'pool view',
  'Courtyard View': 'courtyard view|courtyard',
  'Marsh View': 'marsh view',
};

const ACCESS: Entries = {
  'Step-Free Entrance':
    'wheelchair|wheelchair accessible|wheelchair friendly|accessible|step free|step free entrance|no stairs|no steps|handicap accessible|ada|barrierefrei|rollstuhl|rollstuhlgerecht|accessible pmr|fauteuil roulant|accesible|silla de ruedas|accessibile',
  'Wide Doorways': 'wide doorways|wide doors',
  'Ground Floor Bedroom':
    'ground floor bedroom|ground floor|first floor bedroom|single level|one level|single story|one story|ebenerdig|plain pied',
  'Walk-In Shower': 'walk in shower|roll in shower|walk in showers',
  Elevator: 'elevator|aufzug|ascenseur|ascensor|ascensore',
};

const ACTIVITIES: Entries = {
  Hiking: 'hiking|hike|trails|hikes|wandern|wanderurlaub|randonnee|senderismo|escursioni|wandelen',
  Surfing: 'surfing|surf|surfen|surfer',
  Fishing: 'fishing|fish|angeln|peche|pesca|vissen',
  'Fly Fishing': 'fly fishing|fliegenfischen',
  Swimming: 'swimming|swim|schwimmen|baignade|nadar|nuoto',
  Skiing: 'skiing|ski area',
  Snowboarding: 'snowboarding|snowboard',
  Snowshoeing: 'snowshoeing|snowshoe',
  'Mountain Biking': 'mountain biking|mtb|mountain bike',
  Cycling: 'cycling|biking|bike riding|radfahren|velo|ciclismo',
  Kayaking: 'kayaking|kayak|paddling|canoeing',
  Paddleboarding: 'paddleboarding|paddle boarding|sup',
  Boating: 'boating|boat',
  Sailing: 'sailing|segeln|voile|vela',
  Golf: 'golf|golfing|near golf|golf course',
  Snorkeling: 'snorkeling|snorkelling|schnorcheln',
  'Scuba Diving': 'scuba|scuba diving|diving|tauchen|plongee|buceo',
  'Rock Climbing': 'rock climbing|climbing|bouldering|klettern|escalade',
  Stargazing: 'stargazing|star gazing|astronomy',
  'Horseback Riding': 'horseback riding|horse riding|horses|reiten|equitation',
  'Wine Tasting': 'wine tasting|wine tour',
  'Whale Watching': 'whale watching|whales',
  'Wildlife Viewing': 'wildlife|wildlife viewing|safari|bears',
  'Northern Lights': 'northern lights|aurora|aurora borealis|nordlichter|polarlicht|aurores boreales',
  Rafting: 'rafting|white water|whitewater',
  'Zip Lining': 'zip lining|zipline|ziplining',
  'Ice Skating': 'ice skating',
  Museums: 'museum|museums',
  'Live Music': 'live music|music|jazz',
  Shopping: 'shopping',
  Dining: 'dining|foodie|food',
  Antiquing: 'antiquing|antiques',
  Photography: 'photography',
  Gardens: 'gardens',
  'Farmers Market': 'farmers market',
  'Cooking Classes': 'cooking class|cooking classes',
  'Tide Pools': 'tide pools|tide pool',
  Shelling: 'shelling|shells|seashells',
  'Walking Tours': 'walking tour|walking tours',
  Walking: 'walking|walks|spazieren',
};

/** Plural and singular of English phrases; other languages have theirs listed. */
function forms(phrase: string): string[] {
  if (/(?:s|ing)$/.test(phrase)) return [phrase];
  if (/(?:ch|sh|x)$/.test(phrase)) return [phrase, `${phrase}es`];
  if (/[^aeiou]y$/.test(phrase)) return [phrase, `${phrase.slice(0, -1)}ies`];
  return [phrase, `${phrase}s`];
}

function addAll(into: Map<string, Meaning>, list: LexiconList, entries: Entries): void {
  for (const [value, phrases] of Object.entries(entries)) {
    for (const phrase of [normalizePhrase(value), ...phrases.split('|')]) {
      for (const form of forms(phrase)) if (!into.has(form)) into.set(form, { list, values: [value] });
    }
  }
}

let lexicon: ReadonlyMap<string, Meaning> | undefined;

/** The lexicon: normalised phrase → meaning. Made at first use; the earlier of two lists wins a phrase they share. */
export function getLexicon(): ReadonlyMap<string, Meaning> {
  if (lexicon) return lexicon;
  const map = new Map<string, Meaning>();
  addAll(map, 'propertyTypes', TYPES);
  addAll(map, 'viewAmenities', VIEWS);
  addAll(map, 'accessibility', ACCESS);
  addAll(map, 'amenities', AMENITIES);
  addAll(map, 'locationAmenities', LOCATION);
  addAll(map, 'activities', ACTIVITIES);
  // Both readings fit: either kind of home is what was asked for.
  for (const form of ['log cabin', 'log cabins'])
    map.set(form, { list: 'propertyTypes', values: ['Log home', 'Cabin'] });
  for (const form of ['lodge', 'lodges'])
    map.set(form, { list: 'propertyTypes', values: ['Log home', 'Chalet', 'Cabin'] });
  for (const form of ['farm', 'farms', 'farm stay', 'farmstay'])
    map.set(form, { list: 'propertyTypes', values: ['Farmhouse', 'Ranch house'] });
  for (const form of ['laundry']) map.set(form, { list: 'amenities', values: ['Washer', 'Dryer'] });
  lexicon = map;
  return map;
}

/** Longest phrase of the lexicon, in words. */
export const LONGEST_PHRASE = 5;

/** Words that carry no wish: they are dropped without a word about it. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or with of to on for that this has have having is are be by at in near around close next from my our we i me us ' +
    'you your it its want need looking look find search show get book rent some somewhere something anywhere place places stay stays ' +
    'rental rentals vacation vacations holiday holidays home homes house houses accommodation lodging airbnb vrbo roost trip getaway ' +
    'retreat spot please where can could would like love just there within & - / along into plus also which who ' +
    'mit in im am an der die das den dem ein eine einen einem einer und oder fur bei nahe von zu zum zur auf haus ferienhaus ferienhauser ' +
    'unterkunft urlaub ' +
    'le la les l un une des du de d et ou avec pour pres dans sur a au aux en maison maisons location vacances ' +
    'el los las una unos con y o para cerca del casa casas alquiler vacaciones hospedaje ' +
    'il lo gli uno e di da per vicino nel nella sul sulla al alla case vacanza vacanze affitto alloggio ' +
    'het een met en voor bij aan op huis vakantiehuis vakantie ' +
    'um uma com ou perto do da no na ferias aluguel'
  ).split(' '),
);

/** After these a place follows. */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(
  'in near at around by to close en a pres cerca vicino bei nahe nach im am perto em nabij outside'.split(' '),
);

/**
 * What guests write in other languages, by the English words that rules read best (FIND-2): beside the lexicon, which
 * knows the commonest of them. Rows are `english:words|other words`, without accents. The file is long because it is a
 * table of data.
 */
const GERMAN = `
labor day weekend:langes wochenende im september
at least:ab mindestens
coffee maker:kaffeemaschine|kaffeevollautomat|mit kaffeemaschine
free parking:kostenlosem parkplatz|kostenloser parkplatz|gratis parkplatz|kostenlose parkplatze|kostenloses parken
walk in shower:ebenerdige dusche|ebenerdiger dusche|bodengleiche dusche|bodengleicher dusche|begehbare dusche
for 2:mit meiner frau|mit meinem mann|mit meiner freundin|mit meinem freund
i want:ich mochte|wir mochten|mochte|mochten
1 child:ein kind|einem kind
1 baby:ein baby|einem baby|ein kleinkind|einem kleinkind
1 dog:ein hund|einem hund
1 week:eine woche|einer woche
3 people:zu dritt
4 people:zu viert
5 people:zu funft|zu fuenft
6 people:zu sechst
7 people:zu siebt
8 people:zu acht
adults:erw|erwachs
people:pers
romantic:romantische|romantisches|romantischer|romantisch
where can i:wo kann ich|wo konnen wir|wo kann man|wo konnte man
family friendly:familienfreundliches|familienfreundlich|familienfreundliche|familienfreundlicher|kinderfreundlich|kinderfreundliches|kinderfreundliche
playground:spielplatz|spielplatze
slopeside:an der skipiste|direkt an der skipiste|an der piste|direkt an der piste|skipiste|auf der piste
quiet:ruhig gelegene|ruhig gelegenes|ruhig gelegener
families:familien
big:grosse|grosser|grosses|grossem|grossen
weekend:ubers wochenende|am wochenende|furs wochenende
wheelchair accessible:rollstuhlfahrer|fur rollstuhlfahrer|rollstuhlfahrerin|im rollstuhl
rv:wohnmobil
ground floor:im erdgeschoss|erdgeschoss|ebenerdig
no stairs:keine treppen|keine stufen|treppenfrei
to:nach
near the lifts:in der nahe der lifte|nahe der lifte|skilift|skilifte|an den liften
a:einem|einer|eines
7:sieben
9:neun
12:zwolf
guests:gasten|erwachsenen|leute|leuten|mann|freunde|freunden|pers|person|menschen
children:kindern|jugendliche|jugendlichen|teenager
baby:kleinkind|saugling|babys
couple:parchen|ehepaar|pärchen|zu zweit
dog:vierbeiner|hundchen|mit hund|hunde erlaubt|hund erlaubt|hunde willkommen
pets allowed:haustierfreundlich|haustierfreundliche|haustierfreundliches|haustierfreundlicher|haustiere erlaubt|haustier erlaubt|hundefreundlich|hundefreundliche|hundefreundliches|mit haustier|mit haustieren|urlaub mit hund|ferien mit hund|hundeurlaub|mit unserem hund
nights:nachten|ubernachtungen|ubernachtung
weekend:wochenendes|wochenenden|wochenendtrip
week:einwochig
bedrooms:schlafzimmern|schlafraume|zimmer|zimmern
bathrooms:badern|bader|badezimmern
under:weniger als|hochstens|nicht mehr als|maximal
a night:pro nacht|die nacht|je nacht
near:nahe bei|in der nahe von|in der nahe|in der umgebung von|unweit von|neben|rund um
apartment:apartments|ferienapartment|appartments|wohnungen|ferienwhg|studio
house:hauser|haeuser|ferienhauser|unterkunfte|bleibe|haeuschen|hauschen
cabin:huetten|hutten|berghutten|jagdhutte|skihutten
chalet:chalets|almhutten|skichalet
tiny house:minihaus|tinyhaus
log home:holzhaus|blockhauser|holzhauser
villa:villen|luxusvilla
hot tub:whirlpools|jacuzzi|hot tub im garten|badefass|hottub
pool:pools|schwimmbads|swimming pool|privatpool|aussenpool|poolanlage|eigener pool|eigenem pool|mit schwimmbad
sauna:finnische sauna|mit sauna
fireplace:kaminofen|offener kamin|offenem kamin|kachelofen
grill:grillstelle|grillmoglichkeit
kitchen:wohnkuche|kochnische
washer:waschmaschinen
parking:parkplatze|parkmoglichkeit|garage|stellplatz|stellplatze
balcony:balkone|balkonen|dachterrasse|loggia
garden:garten mit|grosser garten|grossem garten
fast wifi:schnelles internet|schnelles wlan
air conditioning:klimatisiert|klimatisierte|klima
wheelchair accessible:behindertengerecht|barrierefreie|barrierefreies|rollstuhlgerechte|rollstuhlgerechtes
near the beach:in strandnahe|strandnah|nahe am strand|strandlage|nahe dem strand|am meeresstrand|badeurlaub|strandurlaub|badeferien|strandferien|badereise
by the sea:am ozean|an der see|meeresnahe|kustennah
oceanfront:in erster reihe|erste reihe|erste meereslinie
by the lake:seelage|direkt am see gelegen|an seen|am seeufer
ocean view:mit meerblick|meeresblick|ozeanblick
lake view:mit seeblick
mountain view:mit bergblick|bergpanorama
in the mountains:in den berg|bergen|im hochgebirge|gebirgs|bergurlaub|urlaub in den bergen
in the woods:im walde|waldrand|am waldrand|mitten im wald
quiet:ruhiges|ruhiger|ruhigen|ruhig gelegen
secluded:alleinlage|einsam|einsame|einsames|abgelegene|abgelegenes
cheap:nicht zu teuer|nicht teuer|kostengunstig|gunstiges|gunstiger|preiswert|preiswerte|preisgunstig|billige|billiges|billigste
luxury:luxurios|luxuriose|luxurioses|exklusiv|exklusive|edel
nice:schicke|schickes|hubsche|hubsches|tolle|tolles
big house:grosses haus|grosse ferienhaus|grosses ferienhaus
large group:grosse gruppe|grossen gruppe|gruppenhaus|gruppenunterkunft
honeymoon:flitterwochen|hochzeitsreise
christmas:weihnachts|uber weihnachten
new years eve:silvester|jahreswechsel|neujahr
easter:ostern|uber ostern|osterferien
thanksgiving:erntedank
summer:sommer
in summer:sommerferien|im sommer|sommerurlaub|diesen sommer
in winter:im winter|winterurlaub|winterferien|diesen winter
skiing:skifahren|skilaufen|skiurlaub|skiferien|skireise|skiwoche|skitage
hiking:wanderungen|wanderweg|wanderwege|wanderurlaub|wanderferien|wanderreise|wandertage
fishing:angelurlaub
cycling:radtouren|radtour|radurlaub|fahrradurlaub|radreise|fahrradfahren|mountainbiken
national park:national parks
by the river:am fluss|flussufer
in the country:auf dem lande
vineyards:weinberge|weinbergen
without:ohne
private dock:bootsanleger|steg|eigener steg|eigenem steg|privater steg|privatem steg|eigener bootssteg|anlegestelle|bootsplatz
ev charger:elektroauto|elektroauto laden|e auto|e auto laden|elektroautos|ladesaule|lademoglichkeit|ladepunkt|tesla laden
vineyard view:blick auf die weinberge|weinbergblick
valley view:talblick|blick ins tal
river view:flussblick|blick auf den fluss
garden view:gartenblick
treehouse:im baum|im baumhaus|in den baumen
game room:tischtennis|billardtisch|kicker|spielraum
board games:gesellschaftsspiele
crib:kinderbett|gitterbett|beistellbett|babybettchen
high chair:kinderhochstuhl
kayaks:kajak|kajaks|kanu|kanus|mit kajaks
fire pit:feuerschale|lagerfeuer
deck:sonnenterrasse|grosse terrasse
desk:schreibtisch|homeoffice tauglich
dishwasher:spuler
sunset:sonnenuntergange
family:familienurlaub|familientreffen|familienferien|familienreise|familien urlaub
no stairs:stufenlos|ohne treppe|ohne treppen|ohne stufen
elevator:lift|fahrstuhl|aufzuge
spa:wellness|wellnessbereich|wellnessurlaub|wellnesswochenende|wellness wochenende|wellnessreise|wellness urlaub|wellnessferien
snorkeling:schnorchelurlaub|tauchurlaub
stargazing:sterne beobachten|sterne gucken|sternegucken
fenced yard:eingezaunt|eingezaunter garten|eingezauntem garten|eingezauntes grundstuck
golf:golfurlaub|golfreise
or:oder
`;
const FRENCH = `
labor day weekend:week end de la fete du travail|weekend de la fete du travail|fin de semaine de la fete du travail
heated pool:piscine chauffee
cozy:nid douillet|petit nid douillet|cocon
family:familiale|familial|familiales
we are:on est|on sera|nous serons
stay:sejour
secluded:sans voisins|sans vis a vis|au fond des bois|loin de tout
coffee maker:machine a cafe|cafetiere
outdoor shower:douche exterieure|douche d exterieur
walk in shower:douche a l italienne|douche italienne|douche de plain pied
ground floor:rez de chaussee|au rez de chaussee|rez - de - chaussee
for 2:avec ma femme|avec mon mari|avec ma copine|avec mon copain
looking for:ou dormir|dormir
heated pool:piscine chauffee|piscines chauffees
next weekend:le week - end prochain|week - end prochain|le week end prochain|week end prochain|le weekend prochain|weekend prochain|weekend qui vient|week end qui vient
game room:table de billard|billard|baby foot|babyfoot|salle de jeux
for rent:a louer|louer
a place:un endroit|endroit|un coin
to write:ecrire|pour ecrire
slopeside:au pied des pistes
near the lifts:pres des pistes|proche des pistes|a cote des pistes|pres des remontees|au pied des remontees
where can i:ou peut on|ou puis je|ou pouvons nous
can i:peut|puis|pouvons
family:en famille|famille
children:enfants|ados|adolescents
near:pas loin de|non loin de|pas trop loin de|tout pres de
in:a
wedding:mariage
horses:chevaux
winter:hiver
in winter:en hiver|cet hiver
in summer:en ete|cet ete|grandes vacances
in spring:au printemps
in fall:en automne
no stairs:sans escalier|sans escaliers|sans marches|pas de marches
ground floor:au rez de chaussee|rez de chaussee
a:un|une
7:sept
9:neuf
12:douze
guests:personne|pers|amis|gens|couchages|adulte|convives|voyageur
sleeps:pouvant accueillir|capacite
children:gamins|petits enfants|ados
baby:nourrisson|un bebe
couple:couples|amoureux|en amoureux|a deux
pets allowed:animaux acceptes|animaux admis|animaux autorises|chiens acceptes|chien accepte|animal accepte|chiens admis|chien admis|accepte les animaux|accepte les chiens|avec chien|avec chiens|avec notre chien|avec mon chien|animaux bienvenus|animaux de compagnie
weekend:fin de semaine|week end|long week end
week:huit jours|semaine
bedrooms:chambres a coucher|ch
bathrooms:salles de bain|salle de bain|salles de bains|salle de bains
under:a moins de|maximum|moins cher que|inferieur a
a night:par nuit|la nuit
near:a proximite de|non loin de|pres du|pres des|pres d|proche de|proche du|proche|aux alentours de|autour de|a cote de|a cote du|du cote de
in:dans le|dans les|dans la|en plein|au coeur de|au coeur du
apartment:appart|apparts|studio|appartements|t2|t3|t4
house:maisonnette|location|locations|logement|logements|location de vacances|villa de vacances|maisons|demeure|residence
cabin:cabanes|petite cabane|chalets en bois|cabane en bois|maison en bois
cottage:cottages|gites|petit gite
villa:villas|belle villa
farmhouse:corps de ferme|fermette|mas
treehouse:cabane perchee|cabanes perchees|maison dans les arbres
hot tub:jacuzzis|bain bouillonnant|bain nordique|spa
pool:piscines|piscine a debordement|piscine interieure|piscine couverte|avec une piscine
sauna:saunas|avec sauna
fireplace:cheminees|feu de bois|poele|insert
grill:barbecue|plancha
kitchen:cuisine equipee
washer:machine a laver
parking:place de parking|parking gratuit|garage
balcony:balcons|terrasses|grande terrasse
garden:jardins|grand jardin
fast wifi:wifi rapide|fibre|internet rapide
air conditioning:climatise|climatisee|clim
wheelchair accessible:acces handicape|accessible fauteuil roulant|acces pmr|handicapes|handicape
near the beach:a deux pas de la plage|a deux pas des plages|proche de la plage|a cote de la plage|pres des plages|proche des plages|plages|en front de plage|pied de la plage|bord de plage
by the sea:a deux pas de la mer|cote mer|a la cote|littoral|proche de la mer|proche mer|ocean|pres de l ocean|au bord de l ocean
oceanfront:en bord de plage|sur la plage|face mer|face a l ocean
by the lake:bord de lac|au lac|proche du lac|pres du lac|en bord de lac|bord du lac
ocean view:avec vue mer|vue sur ocean|vues sur la mer
lake view:avec vue sur le lac
mountain view:vue montagnes|avec vue sur les montagnes
in the mountains:montagnes|a la montagne|dans la montagne|en altitude
in the woods:en pleine foret|au milieu des bois|bois|au coeur de la foret
quiet:calmes|tranquilles|paisible|au vert
secluded:isolee|isoles|reculee|coin perdu|loin de tout
in the country:a la campagne
cheap:pas trop cher|pas trop chere|pas trop chers|pas cher du tout|a prix doux|pas chere|pas cheres|pas chers|bon marche|petit budget|economiques
luxury:luxe|de luxe|luxueuse|luxueux|haut de gamme|prestige
big house:grande maison|grand gite|grande villa
large group:grand groupe|grande famille
honeymoon:lune de miel|voyage de noces
christmas:noel|fetes de fin d annee
new years eve:nouvel an|saint sylvestre|reveillon|jour de l an
easter:paques
thanksgiving:action de graces
summer:cet ete|en ete
skiing:faire du ski|skier|ski alpin
ski in ski out:skis aux pieds
hiking:randonnees|rando|marcher
fishing:pecher
cycling:vtt|balades a velo
by the river:bord de riviere|au bord de la riviere|riviere
vineyards:vignes|vignobles
without:sans
not:pas a|pas au|pas en|sauf a
private dock:ponton|ponton prive|embarcadere|quai prive
ev charger:borne de recharge|borne electrique|recharge voiture electrique|voiture electrique|recharger la voiture|borne tesla
vineyard view:vue sur les vignes|vue sur le vignoble|vue vignes|vue sur les vignobles
valley view:vue sur la vallee|vue vallee
river view:vue sur la riviere|vue riviere
treehouse:dans un arbre|dans les arbres|dormir dans les arbres|dormir dans un arbre
game room:salle de jeux|salle de jeu|baby foot|billard|ping pong
crib:lit parapluie|berceau|lit pour bebe
high chair:chaise bebe
kayaks:canoes|kayak|canoe
fire pit:brasero|feu de camp|foyer exterieur
desk:espace de travail|bureau de travail
no stairs:sans marche|tout de plain pied|de plain pied
elevator:avec ascenseur
spa:bien etre
honeymoon:lune de miel|voyage de noces
stargazing:etoiles|observer les etoiles|ciel etoile
fenced yard:jardin clos|jardin cloture|terrain clos|cloture
`;
const SPANISH = `
bachelorette party:despedida de soltera|despedida de soltero
a month:un mes|por un mes|durante un mes
labor day weekend:puente del dia del trabajo|fin de semana del dia del trabajo
heated pool:alberca climatizada|piscina climatizada|alberca techada
coffee maker:cafetera|maquina de cafe
free parking:estacionamiento gratis|estacionamiento gratuito|aparcamiento gratis|aparcamiento gratuito|parking gratis
high chair:silla alta|trona
board games:juegos de mesa
outdoor shower:ducha exterior|ducha al aire libre|regadera exterior
walk in shower:ducha a ras de suelo|ducha accesible|regadera a nivel
near the slopes:cerca de las pistas|pistas de esqui|a pie de pista|pistas
townhouse:casa adosada|adosado|adosada
for 2:con mi esposa|con mi esposo|con mi mujer|con mi marido|con mi novia|con mi novio|con mi pareja
looking for:tienen|tienes|viaje de|viaje a|viaje
game room:mesa de billar|mesa de pool|mesa de ping pong|mesa de ping-pong|sala de juegos|futbolito
vacation rental:alquiler vacacional|renta vacacional|alquiler de vacaciones
are there:hay
no car:sin coche|sin carro|sin auto
playground:columpios|juegos infantiles
where can i:donde puedo|donde podemos|donde se puede|en donde puedo
children:ninos|ninas|chicos|adolescentes
with:llevar a mis|llevar a nuestros|llevar a mi|traer a mis|ir con mis
bring:llevar|traer
ground floor:en planta baja|planta baja|en el primer piso
bathroom:bano
wedding:boda
horses:caballos
winter:invierno
in winter:en invierno|vacaciones de invierno
summer:verano
in summer:en verano|este verano|vacaciones de verano
in spring:en primavera
in fall:en otono
a:un|una|uno
7:siete
9:nueve
12:doce
guests:persona|adulto|amigos|amigas|huesped|viajeros|gente
sleeps:capacidad para|con capacidad para
children:nina|ninas|chicos|peques|nenes|menores
baby:un bebe|bebe
couple:parejas|enamorados
family of:familia de|somos una familia de
pets allowed:mascotas permitidas|se admiten mascotas|se aceptan mascotas|se permiten mascotas|que admita mascotas|que admitan mascotas|que admiten mascotas|que acepten mascotas|que acepte mascotas|que permita mascotas|que permitan mascotas|con mascota|con mascotas|con perro|con perros|con mi perro|pet friendly|se admiten perros|se aceptan perros|que acepten perros|que acepte perros|que admitan perros|admite mascotas|acepta mascotas|acepta perros
weekend:finde|fin de semana|fin de semana largo|puente
week:semana|semanas
bedrooms:recamaras|recamara|cuartos|cuarto|alcobas|dormitorio|habs|hab
bathrooms:banos completos|bano
under:por menos de|menos de|maximo|no mas de|hasta|por debajo de
a night:por noche|la noche|cada noche
dollars:dolares|dolar|pesos
near:cerca del|cerca de|cercano a|cercana a|proximo a|proxima a|junto a|al lado de|alrededor de|por
in:dentro de|en el|en la|en los|en las
apartment:departamentos|apartamentos|depto|deptos|depa|estudio|apartamento vacacional|piso turistico
dogs:perros grandes|perros pequenos|perros medianos
dog:perro grande|perro pequeno|perro mediano
allowing:admita|admitan|acepte|acepten|permita|permitan|donde acepten|donde admitan
house:casas|casita|casitas|vivienda|alojamiento|alojamientos|alquileres|renta|rentar|alquilar|hospedaje|alojarse|quedarme
cabin:cabanas|cabanita|cabana de madera|cabana rustica|chozas
cottage:casas rurales
chalet:chalets
log home:casa de madera|casas de madera
villa:villas|quintas
farmhouse:hacienda|fincas|granjas
treehouse:casas del arbol
hot tub:jacuzzis|hidromasajes|tina caliente|tina de hidromasaje|banera de hidromasajes|tinas calientes
pool:piscinas|albercas|piletas|alberca privada|alberca climatizada|piscina cubierta|con alberca
sauna:con sauna
fireplace:chimeneas|lena|con chimenea|hogar a lena
grill:asadores|parrillas|barbacoas|zona de asado|parrillero
kitchen:cocinas
washer:lavadoras
parking:parking|aparcamiento|cochera|garaje|estacionamientos|parqueo
balcony:balcones|terrazas|patio
garden:jardines
fast wifi:internet rapido|wifi rapido|buen internet
air conditioning:aire|climatizado|climatizada
wheelchair accessible:accesible en silla de ruedas|acceso para silla de ruedas|para discapacitados|adaptada
near the beach:cerca a la playa|cerca de las playas|playas|a la orilla de la playa|al lado de la playa|junto a la playa|a pasos de la playa|a orillas de la playa|pie de playa
by the sea:a orillas del mar|cerca al mar|orilla del mar|costera|cerca del oceano
oceanfront:frente a la playa|frente al oceano|sobre la playa|al frente del mar|enfrente del mar|vista y frente al mar
by the lake:a orillas del lago|orilla del lago|lagos|frente al lago|en un lago|cerca de un lago|junto a un lago
ocean view:con vista al mar|con vistas al mar|vistas del mar|vista del mar|vista al oceano|con vista al oceano
lake view:con vista al lago|vistas al lago
mountain view:con vista a la montana|con vistas a la montana|vista a las montanas|con vista a las montanas|vista de montana|vistas a la sierra
in the mountains:montana|en las montanas|en la sierra|sierra|en montana
in the woods:en los bosques|en medio del bosque|bosques
quiet:tranquilas|tranquilos|paz|paz y tranquilidad|silencio|tranquilidad
secluded:aislados|aisladas|apartado|apartada|alejado|alejada|lejos de todo
in the country:en el campo|campestre
cheap:no muy caro|no muy cara|no tan caro|no tan cara|que no sea caro|economicas|economicos|barato|mas barato|mas barata|de bajo costo|asequible
luxury:lujosa|lujoso|lujosas|de lujo
nice:linda|lindo|bonitas|bonitos
big house:casa grande|casa muy grande|gran casa
large group:grupo grande|grupos grandes
honeymoon:luna de miel
christmas:navidad|navidades|nochebuena
new years eve:nochevieja|fin de ano|ano nuevo
easter:semana santa|pascua
thanksgiving:accion de gracias|dia de accion de gracias
summer:este verano|en verano
skiing:ir a esquiar|esqui|para esquiar
ski in ski out:a pie de pistas
hiking:caminatas|excursionismo|senderos
fishing:pescar|para pescar
surfing:surfear|hacer surf
cycling:bicicleta|bici
by the river:a orillas del rio|junto al rio|rio
vineyards:vinedos|bodegas
without:sin
not:no en|que no sea en|menos en|excepto
next weekend:proximo fin de semana|el proximo fin de semana|este fin de semana
next week:proxima semana|la proxima semana|la semana que viene
private dock:muelle|muelle privado|con muelle privado|embarcadero|con muelle|atracadero
ev charger:cargador de coche electrico|cargador para coche electrico|cargador electrico|coche electrico|carro electrico|auto electrico|cargador de autos electricos|punto de carga|cargar el coche
vineyard view:vistas al vinedo|vista al vinedo|vistas a los vinedos|vista a los vinedos|vistas a vinedos
valley view:vistas al valle|vista al valle
river view:vistas al rio|vista al rio
desert view:vistas al desierto|vista al desierto
forest view:vistas al bosque|vista al bosque
city view:vistas a la ciudad|vista a la ciudad
sunset:puesta de sol|puestas de sol|atardeceres
treehouse:en un arbol|en los arboles|cabana en el arbol|cabana en un arbol|casa en el arbol
game room:sala de juegos|cuarto de juegos|billar|futbolin|mesa de ping pong
crib:cuna para bebe|cunas
kayaks:kayak|canoas
fire pit:fogatas|brasero|hoguera
desk:escritorio de trabajo|espacio de trabajo
no stairs:sin escaleras|sin escalones|una planta|un solo piso|una sola planta|planta baja
elevator:con ascensor|con elevador|elevador
pool:piscina climatizada|piscina privada|pileta climatizada|alberca climatizada
honeymoon:luna de miel
stargazing:ver las estrellas|estrellas
fenced yard:jardin cercado|jardin vallado|patio cercado|cercado|vallado|jardin cerrado
downtown:centrico|centrica|en pleno centro
`;
const ITALIAN = `
where to stay:dove dormire|dove alloggiare
bachelorette party:addio al nubilato|addio al celibato
heated pool:piscina riscaldata
coffee maker:macchina del caffe|macchina da caffe
washer and dryer:lavatrice e asciugatrice
dryer:asciugatrice
ground floor:piano terra|al piano terra|pianterreno
outdoor shower:doccia esterna
for 2:con mia moglie|con mio marito|con la mia ragazza
next weekend:prossimo fine settimana|il prossimo fine settimana|prossimo weekend|il prossimo weekend
game room:tavolo da biliardo|biliardo|calcio balilla|sala giochi
ski week:settimana bianca
no car:senza auto|senza macchina
where can i:dove posso|dove possiamo|dove si puo
children:bambini|ragazzi|figli
wedding:matrimonio
horses:cavalli
winter:inverno
in winter:in inverno|vacanze invernali
in summer:in estate|quest estate|vacanze estive
in spring:in primavera
in fall:in autunno
bathtub:vasca da bagno
ground floor:al piano terra|piano terra|pianterreno
a:un|una|uno
7:sette
9:nove
12:dodici
guests:amici|adulti|persona|posti letto|posti|viaggiatori|ospite
children:bimbi|bimbo|bambina|bambine|ragazzi
baby:un neonato|bebe
couple:coppie|innamorati
pets allowed:animali ammessi|cani ammessi|cane ammesso|animali accettati|accetta animali|accettano animali|accettano cani|accetta cani|con cane|con cani|con il cane|con animali|amici a quattro zampe|animali domestici|animali domestici ammessi|si accettano animali
weekend:fine settimana|week end|ponte
week:settimana|settimane
bedrooms:camere da letto|camera da letto|stanze|stanze da letto|camera
bathrooms:bagno
under:meno di|sotto i|al massimo|massimo|non piu di|entro
a night:a notte|per notte
near:vicino a|vicino al|vicino alla|vicino|nei pressi di|nelle vicinanze di|dintorni di|accanto a|zona
in:nel|nella|nei|nelle|nello|sull isola di
from:dal|dall
apartment:bilocale|trilocale|monolocale|appartamentino
house:casetta|casette|alloggi|villetta|villette|case vacanza|casa vacanze|casa vacanza|abitazione|soggiorno
cabin:capanna|capanne|casetta di legno|baite|chalet di legno
cottage:cottage
villa:ville|villa privata
farmhouse:agriturismi|casali|casolare|casolari|podere|casa colonica|case coloniche|cascina|masseria|rustico
treehouse:case sull albero
hot tub:vasche idromassaggio|jacuzzi privata|jacuzzi|vasca jacuzzi
pool:piscine|piscina coperta|con piscina
sauna:con sauna
fireplace:caminetto|camini|caminetti|con camino|stufa a legna
grill:griglia|barbecue
kitchen:angolo cottura
washer:lavatrici
parking:posto auto|garage|parcheggio gratuito|parcheggi
balcony:balconi|terrazzo|terrazze
garden:giardini|con giardino
fast wifi:internet veloce|wifi veloce
air conditioning:climatizzato|climatizzata|aria climatizzata|clima
wheelchair accessible:accessibile ai disabili|disabili|sedia a rotelle|senza barriere
near the beach:vicino spiaggia|vicino alle spiagge|spiagge|a due passi dalla spiaggia|a pochi passi dalla spiaggia
by the sea:vicino mare|sul mar|vista e mare|in riva al mar|lungo mare|lungomare|a due passi dal mare|zona mare|sulla costa
oceanfront:sulla spiaggia|direttamente sul mare|fronte spiaggia
by the lake:in riva al lago|fronte lago|sul lago|laghi|vicino a un lago
ocean view:con vista mare|vista oceano|vista sull oceano|vista dell oceano|con vista sull oceano
lake view:con vista lago|con vista sul lago
mountain view:vista montagne|con vista sulle montagne|vista sui monti
in the mountains:montagne|in alta montagna|tra le montagne|sui monti
in the woods:immersa nel bosco|immerso nel bosco|boschi|nei boschi
quiet:tranquilli|silenziosa|silenzioso|relax
secluded:isolate|isolati|appartata|fuori dal mondo
in the country:nella campagna
cheap:non troppo caro|non troppo cara|non caro|non cara|economici|a poco prezzo|poco costosa|a buon mercato|basso costo
luxury:di lusso|lussuosa|lussuoso
nice:carina|carino
big house:casa grande|grande casa|casa spaziosa
large group:gruppo numeroso|grande gruppo
honeymoon:luna di miele|viaggio di nozze
christmas:natale
new years eve:capodanno|san silvestro
easter:pasqua
mid august:ferragosto
summer:questa estate|in estate
skiing:per sciare|a sciare
ski in ski out:direttamente sulle piste
near the slopes:vicino alle piste|vicino piste|vicino alle piste da sci|a due passi dalle piste|piste da sci
hiking:trekking|passeggiate|camminare
cycling:bici|in bicicletta
by the river:sul fiume|in riva al fiume|fiume
vineyards:vigneti|vigne
without:senza
private dock:molo|pontile|molo privato|con molo|con molo privato|pontile privato|attracco
ev charger:colonnina|colonnina di ricarica|ricarica auto elettrica|auto elettrica|colonnina elettrica
vineyard view:vista sui vigneti|vista vigneti|vista sulle vigne
valley view:vista sulla valle|vista valle
by the lake:in riva al lago|sulla riva del lago|fronte lago|sulle rive del lago
treehouse:sull albero|sugli alberi|casetta sull albero
game room:sala giochi|biliardo|ping pong|calcetto
crib:lettino|lettino per bambini|culletta
high chair:seggiolone
kayaks:canoa|canoe|kayak
fire pit:braciere|falo
desk:scrivania|postazione di lavoro
no stairs:senza scale|senza gradini|tutto su un piano|piano terra|al piano terra
elevator:con ascensore
honeymoon:viaggio di nozze|luna di miele
stargazing:guardare le stelle|stelle
fenced yard:giardino recintato|recintato
farmhouse:casali|casolare|casolari|fattoria
`;
const PORTUGUESE = `
bachelorette party:despedida de solteira|despedida de solteiro
heated pool:piscina aquecida
a month:por um mes|um mes inteiro
in march:em marco|no mes de marco
coffee maker:cafeteira|maquina de cafe
free parking:estacionamento gratis|estacionamento gratuito|garagem gratis
high chair:cadeirao|cadeira de bebe
board games:jogos de tabuleiro
outdoor shower:chuveiro externo|chuveiro exterior|ducha externa
dishwasher:lava loucas|lava louca|maquina de lavar louca|lava - loucas
ev charger:carregador para carro eletrico|carregador de carro eletrico|carregador eletrico
near the slopes:perto das pistas|pistas de esqui|pistas
townhouse:sobrado|casa geminada
no pets:sem animais|sem pets
nights:noites
dedicated workspace:para trabalhar|trabalhar|home office
fast wifi:internet boa|boa internet|internet rapida
for 2:com minha esposa|com meu marido|com minha mulher|com minha namorada|com meu namorado
private dock:doca|doca privada|doca particular|ancoradouro|trapiche|pier privado|pier particular|com pier
next weekend:proximo fim de semana|no proximo fim de semana|o proximo fim de semana
game room:mesa de sinuca|mesa de bilhar|sinuca|bilhar|mesa de ping pong|sala de jogos
in the woods:no meio da floresta|no meio do mato|na floresta
no car:sem carro
where can i:onde posso|onde podemos|onde da para|onde e possivel
children:criancas|filhos|adolescentes
bathtub:banheira
wheelchair accessible:casa adaptada|adaptada para cadeira de rodas|adaptado para cadeira de rodas|acessivel para cadeirantes|cadeirante
dollars:dolares
2:dois|duas
3:tres
pets allowed:aceita cachorro|aceita cachorros|aceita pets|aceitam cachorros
with:aceita
winter:inverno
in winter:temporada de inverno|no inverno|ferias de inverno
summer:verao
in summer:no verao|neste verao|ferias de verao
in spring:na primavera
in fall:no outono
a night:por noite|a noite|a diaria|por diaria
wedding:casamento
horses:cavalos
ground floor:terreo|no terreo|andar terreo
a:um|uma
7:sete
9:nove
12:doze
guests:pessoa|adulto|adultos|amigos|amigas|hospede|gente
sleeps:acomoda|para ate|ate
children:crianca|filhos|miudos
baby:bebe|um bebe
couple:casais|namorados|a dois
pets allowed:aceita cachorro|aceita cachorros|aceita animais|aceita pets|aceita pet|animais permitidos|permite animais|que aceite animais|que aceite cachorro|que aceita cachorro|que aceitem animais|com cachorro|com cao|com animais|animais de estimacao|aceita caes|caes permitidos
weekend:fim de semana|feriado|final de semana
week:semana|semanas
bedrooms:quarto|dormitorios|suites
bathrooms:casas de banho|casa de banho|banheiros|banheiro
under:abaixo de|no maximo|por menos de|menos de|ate
a night:por noite|a noite|a diaria
near:perto de|perto da|perto do|proximo a|proximo de|proximo ao|proxima de|ao lado de|nos arredores de
in:dentro de|nos|nas
apartment:apartamentos|apto|ape|kitnet
house:casas|casinha|alojamento|moradia|hospedagem|alugar|aluguel|aluguer|temporada|hospedar
cabin:cabanas|choupana|cabana de madeira
cottage:chales pequenos
chalet:chales|chale
farmhouse:sitio|fazenda|chacara|quintas
villa:vivenda|vilas|mansao
treehouse:casas na arvore
hot tub:banheiras de hidromassagem|hidromassagem|hidro|ofuro|banheira de hidro|jacuzzi privativo
pool:piscinas|piscina privada|com piscina|piscina coberta
sauna:com sauna
fireplace:lareiras|com lareira
grill:churrasqueira|churrasco|grelhador
kitchen:cozinha
washer:maquina de lavar
parking:estacionamento|garagem|vaga
balcony:varanda|varandas|terraco|sacada
garden:jardim|quintal
fast wifi:internet rapida|wifi rapido
air conditioning:ar|climatizado
wheelchair accessible:acessivel|cadeira de rodas|cadeirante|acessivel para cadeirantes
near the beach:perto das praias|praias|na beira da praia|a beira da praia|ao lado da praia
by the sea:na costa|litoral|perto do oceano|junto ao mar
oceanfront:frente a praia|em frente ao mar|em frente a praia|de frente para o mar
by the lake:a beira do lago|no lago|em frente ao lago|lagos|a beira lago
ocean view:com vista para o mar|com vista mar|vistas para o mar
lake view:com vista para o lago
mountain view:com vista para a montanha|vista para a montanha|vista montanha|com vista para as montanhas
in the mountains:montanhas|na serra|serra
in the woods:no mato|na mata|no bosque
quiet:tranquilos|calmo|calma|sossego
secluded:isolada|isolados|afastada|afastado
in the country:no interior
cheap:nao muito caro|nao muito cara|que nao seja caro|economicas|mais barata|mais barato|em conta|baratinho
luxury:de luxo|luxuosa|luxuoso
nice:linda|lindo
big house:casa grande|grande casa
large group:grupo grande|turma grande
honeymoon:lua de mel
christmas:natal
new years eve:reveillon|ano novo|virada do ano|passagem de ano
easter:pascoa
skiing:esquiar|para esquiar
hiking:trilhas|caminhadas
by the river:beira do rio|na beira do rio|rio
vineyards:vinhas|vinhedos
without:sem
private dock:cais|pier|cais privado|pier privado|cais privativo|ancoradouro|trapiche
ev charger:carro eletrico|carregador de carro eletrico|carregador eletrico|carregador veicular
vineyard view:vista para os vinhedos|vista para as vinhas|vista vinhedo
treehouse:na arvore|nas arvores
game room:sala de jogos|salao de jogos|sinuca|mesa de sinuca
grill:churrasqueiras|churrasco
crib:berco|bercos
high chair:cadeirao|cadeira alta
kayaks:caiaque|caiaques|canoa
fire pit:fogueira
desk:escrivaninha|mesa de trabalho
no stairs:sem escadas|sem escada|sem degraus|terrea|casa terrea
elevator:elevador|com elevador
honeymoon:lua de mel
stargazing:ver as estrelas|estrelas
fenced yard:quintal cercado|quintal fechado|jardim cercado
`;
const DUTCH = `
washer and dryer:wasmachine en droger
dryer:droger|wasdroger
dishwasher:vaatwasser|afwasmachine
ground floor:begane grond|op de begane grond
coffee maker:koffiezetapparaat|koffiemachine
for 2:met mijn vrouw|met mijn man|met mijn vriendin
game room:pooltafel|biljart|biljarttafel|tafeltennistafel|tafelvoetbal|speelkamer
we are looking for:wij zoeken|we zoeken|wij zijn op zoek naar
no car:zonder auto
where can i:waar kan ik|waar kunnen we|waar kunnen wij|waar kan je
children:kinderen|kids
weekend:weekendje weg|weekendje|lang weekend weg
pets allowed:waar de hond mee mag|hond mee|hond mag mee|honden mogen mee|waar honden mogen|hond welkom|honden welkom
wedding:bruiloft
horses:paarden
in winter:in de winter|wintervakantie
summer:zomer
in summer:in de zomer|deze zomer|zomervakantie
in spring:in de lente|in het voorjaar
in fall:in de herfst|in het najaar|herfstvakantie
a:een
2:twee
3:drie
5:vijf
6:zes
7:zeven
8:acht
9:negen
10:tien
12:twaalf
guests:persoons|volwassene|gasten|vrienden|personen|mensen|pers
children:kind|kleine kinderen|tieners
baby:peuter|babys
couple:stel|stelletje|koppels|met zijn tweeen
pets allowed:huisdieren toegestaan|honden toegestaan|hond toegestaan|huisdiervriendelijk|huisdiervriendelijke|met hond|met honden|met onze hond|met huisdier|met huisdieren|hond welkom|honden welkom|hondvriendelijk
weekend:weekendje|lang weekend
week:weekje|weken
nights:overnachtingen
bedrooms:slaapkamer|kamers
bathrooms:badkamer|badkamers
under:minder dan|maximaal|onder de|hooguit
a night:per nacht
near:dichtbij|dicht bij|vlakbij|vlak bij|in de buurt van|nabij|naast|rondom|omgeving
in:in het|in de
from:van
apartment:appartementje|appartementen|flat
house:huizen|vakantiehuizen|vakantiewoning|verblijf|accommodatie|woning|huisje|huisjes|te huur
cabin:blokhutten|boshut|boshuisje|hutje|houten huisje|berghut|trekkershut
chalet:chalets|chaletje
farmhouse:boerderijen|boerderijtje
villa:villas
treehouse:boomhutten
hot tub:bubbelbaden|jacuzzi|hottubs|whirlpools|buitenbad
pool:zwembaden|prive zwembad|privezwembad|verwarmd zwembad|binnenzwembad|met zwembad
sauna:saunas|met sauna
fireplace:openhaard|open haarden|houtkachel|met open haard|kachel
grill:barbecue|bbq
kitchen:keuken
washer:wasmachine
parking:parkeerplaats|parkeren|garage|gratis parkeren
balcony:balkons|terras|dakterras
garden:tuin|met tuin|grote tuin
fast wifi:snel internet|snelle wifi
air conditioning:airconditioning
wheelchair accessible:rolstoeltoegankelijk|rolstoel|rolstoelvriendelijk|toegankelijk
near the beach:bij het strand|dichtbij het strand|nabij strand|strandhuisje|vlakbij het strand|strand
by the sea:bij de zee|dichtbij zee|langs de kust|vlak aan zee
oceanfront:direct aan het strand|aan het strand gelegen
by the lake:aan het meer|bij een meer|meren|aan een meer
ocean view:met zeezicht|zicht op zee
mountain view:met bergzicht|bergzicht
lake view:met uitzicht op het meer
in the mountains:bergen|in de berg
in the woods:in het bos|bossen|in het woud
quiet:rust|rustig gelegen|stil|stille
secluded:afgelegen huisje
cheap:goedkope|betaalbaar|betaalbare|voordelig|voordelige
luxury:luxe|luxueus|luxueuze
nice:leuk|leuke|mooi|mooie|gezellig|gezellige|knus
big house:groot huis|grote villa|groot vakantiehuis
large group:grote groep
honeymoon:huwelijksreis
christmas:kerst|kerstmis|kerstvakantie
new years eve:oud en nieuw|oudejaarsavond
easter:pasen
summer:zomervakantie|in de zomer
skiing:skivakantie
hiking:wandeling|wandelingen
cycling:fietsen|fietsvakantie
fishing:vissen
by the river:aan de rivier|rivier
vineyards:wijngaarden
without:zonder
private dock:steiger|eigen steiger|prive steiger|privesteiger|aanlegsteiger|aanlegplaats
ev charger:laadpaal|elektrische auto|auto opladen|oplaadpunt
vineyard view:uitzicht op de wijngaarden|uitzicht over de wijngaard
treehouse:in een boom|in de bomen
game room:speelkamer|tafeltennis|tafelvoetbal
crib:kinderbedje|babybedje|kinderbed|ledikant
high chair:kinderstoel
kayaks:kajaks|kajak|kano
fire pit:vuurplaats|vuurkorf|kampvuur
desk:werkruimte|bureau
no stairs:zonder trappen|geen trappen|gelijkvloers|op de begane grond|zonder trap
elevator:met lift|lift
honeymoon:huwelijksreis
stargazing:sterren kijken
fenced yard:omheinde tuin|omheind|afgesloten tuin
`;
const POLISH = `
a:jeden|jedna|jedno|jednego
2:dwa|dwie|dwoch|dwojga|dwoje
3:trzy|trzech
4:cztery|czterech
5:piec|pieciu
6:szesc|szesciu
7:siedem|siedmiu
8:osiem|osmiu
10:dziesiec|dziesieciu
12:dwanascie
january:styczen|stycznia|styczniu
february:luty|lutego|lutym
march:marzec|marca|marcu
april:kwiecien|kwietnia|kwietniu
may:maj|maja|maju
june:czerwiec|czerwca|czerwcu
july:lipiec|lipca|lipcu
august:sierpien|sierpnia|sierpniu
september:wrzesien|wrzesnia|wrzesniu
october:pazdziernik|pazdziernika|pazdzierniku
november:listopad|listopada|listopadzie
december:grudzien|grudnia|grudniu
guests:osob|osoby|osoba|osobowy|osobowa|doroslych|dorosli|gosci|goscie|przyjaciol
children:dzieci|dziecko|dzieckiem|dziecmi|dziecka
baby:niemowle|niemowleciem
couple:para|pary|dla dwojga|we dwoje
family:rodzina|rodziny|rodzinny
pets allowed:przyjazny zwierzetom|zwierzeta dozwolone|zwierzeta mile widziane|akceptujace zwierzeta|z psem|z psami|z pieskiem|pies|psa|pieski|zwierzeta|ze zwierzeciem|ze zwierzetami
weekend:weekendu|na weekend|dlugi weekend
week:tydzien|tygodnia|tygodnie|na tydzien
nights:noc|noce|nocy|noclegi|nocleg|noclegow
bedrooms:sypialnia|sypialnie|sypialni|sypialniami|pokoje|pokoi|pokojowy
bathrooms:lazienka|lazienki|lazienek
under:ponizej|mniej niz|do kwoty|maksymalnie
a night:za noc|za dobe
dollars:dolarow|dolary|zlotych
near:blisko|obok|niedaleko|kolo|w poblizu|przy|w okolicy|w okolicach|okolice
in:w|we|na|nad
with:z|ze
for:dla
from:od
to:do
and:i|oraz|lub
house:dom|domek|domki|domku|domu|domy|domow|wynajem|wakacje|wakacyjny|letniskowy|domek letniskowy|dom wakacyjny
apartment:apartament|apartamenty|apartamentu|mieszkanie|mieszkania|kawalerka
cabin:chata|chatka|chaty|chatki|drewniany domek|domek drewniany|domek w lesie|domek gorski
log home:dom z bali|domek z bali
villa:willa|wille
treehouse:domek na drzewie
hot tub:jacuzzi|z jacuzzi|balia|bania|wanna z hydromasazem|hydromasaz
pool:basen|basenem|basenu|z basenem|prywatny basen|baseny|krytym basenem
sauna:sauna|sauny|sauna finska|z sauna
fireplace:kominek|kominkiem|kominka|z kominkiem
grill:grillem|z grillem
kitchen:kuchnia|aneksem kuchennym
parking:parkingiem|miejsce parkingowe|garaz
balcony:balkon|balkonem|taras|tarasem
garden:ogrod|ogrodem|z ogrodem
wheelchair accessible:dla niepelnosprawnych|na wozku|bez schodow
near the beach:przy plazy|blisko plazy|plaza|plazy|na plazy
by the sea:nad morzem|morze|morza|blisko morza|przy morzu|nad oceanem|wybrzeze
by the lake:nad jeziorem|jezioro|jeziora|blisko jeziora|przy jeziorze
ocean view:z widokiem na morze|widok na morze|z widokiem na ocean|widokiem na morze
lake view:z widokiem na jezioro|widok na jezioro
mountain view:z widokiem na gory|widok na gory|widokiem na gory
in the mountains:w gorach|gory|gor|gorski|gorach
in the woods:w lesie|las|lesie
quiet:cichy|cicho|spokojny|cisza|cicha okolica
secluded:na odludziu|odludzie
in the country:na wsi|wies
cheap:tani|tanie|tanio|najtanszy|tania
luxury:luksusowy|luksusowa|luksusowe
nice:ladny|piekny|przytulny
big house:duzy dom|duzy domek
christmas:swieta|boze narodzenie|wigilia
new years eve:sylwester|sylwestra
easter:wielkanoc
summer:lato|latem
winter:zima|zimowy
skiing:narty|na narty|narciarski
hiking:wedrowki|trekking
without:bez
private dock:pomost|wlasny pomost
ev charger:ladowarka samochodu elektrycznego|samochod elektryczny
no stairs:bez schodow|parter
`;

/** Tables by language. */
export const LATIN_WORDS: Readonly<Record<string, string>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
};

/** Words by which a language is told, besides those of its table. */
export const MARKERS: Readonly<Record<string, string>> = {
  de: 'mit und fur fuer der die das dem den ein eine einen im am zum zur vom bei nahe haus ferienhaus ferienwohnung wohnung hutte huette kinder personen nicht ohne wir ich suche suchen gesucht mochten nachte uber bitte moglichst',
  fr: 'avec pour du des les une dans sur au aux en pres et ou maison appartement chambres personnes enfants adultes je nous cherche cherchons voudrais sans piscine plage mer lac montagne chien gite notre votre bord nuits semaine',
  es: 'con para el la los las una en cerca y o casa casas cabana apartamento departamento habitaciones personas ninos busco buscamos queremos necesito sin piscina playa mar montana perro perros mascotas del de que noches semana vista',
  it: 'con per il gli una nel nella vicino casa appartamento villa camere persone bambini cerco cerchiamo vorrei senza piscina spiaggia mare montagna cane cani di da dal della del e sul notti settimana lago',
  pt: 'com para o os uma no na em perto casa apartamento quartos pessoas criancas procuro quero queremos sem piscina praia mar montanha cachorro cao do da e ate noites semana vista chale aceita lareira',
  nl: 'met voor het een van in aan bij huis huisje vakantiehuis vakantiehuisje appartement slaapkamers personen kinderen zoek zoeken wij ik graag zonder zwembad strand zee meer bergen hond honden en tot nachten weken onze',
  pl: 'z ze w we na nad dla od do przy szukam szukamy chcemy prosze dom domek apartament basen kominek osob dzieci psem morzem jeziorem gorach lesie tydzien oraz i',
};

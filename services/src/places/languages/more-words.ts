/**
 * What guests write in Swedish, Danish and Norwegian, Czech, Turkish, Russian and Arabic, by the English words that
 * rules read best (FIND-2). Rows are `english:words|other words`, without accents. The file is long because it is a
 * table of data.
 */
const SWEDISH = `
private dock:brygga|med brygga|egen brygga
guests:personer|gaster|vuxna|vanner
children:barn|ungdomar
baby:bebis
couple:ett par|par|tva personer
dog:hund|med hund|hunden
pets allowed:hundvanlig|hundvanligt|husdjur tillatet|husdjur valkomna|hund tillaten|husdjur
nights:natter|natt|overnattningar
week:vecka|veckan|en vecka
weekend:helg|helgen|veckoslut
bedrooms:sovrum
bathrooms:badrum
under:hogst|max|billigare an
a night:per natt
near:nara|i narheten av|vid|bredvid|runt
in:i|pa
with:med
for:for
from:fran
to:till
and:och
without:utan
house:hus|huset|semesterhus|fritidshus|sommarhus|boende
apartment:lagenhet|semesterlagenhet
cabin:stuga|stugan|fjallstuga|timmerstuga|sommarstuga
log home:timmerhus
treehouse:tradhus|tradkoja
hot tub:badtunna|bubbelpool|jacuzzi|badkar utomhus
pool:pool|egen pool|simbassang|med pool
sauna:bastu|med bastu
fireplace:oppen spis|kamin|braskamin|eldstad
grill:grillplats
kitchen:kok
parking:parkering
washer:tvattmaskin
balcony:balkong|altan|uteplats|terrass
garden:tradgard
wheelchair accessible:rullstol|rullstolsanpassad|handikappanpassad|tillganglighetsanpassat
waterfront:vid vattnet|nara vattnet|vattennara
near the beach:nara stranden|vid stranden|strand|stranden|strandnara
by the sea:vid havet|havet|nara havet|vid kusten|kusten
by the lake:vid sjon|sjo|sjon|vid en sjo|nara sjon|sjonara
ocean view:havsutsikt
lake view:sjoutsikt
in the mountains:i bergen|i fjallen|fjallen|bergen
mountain view:bergsutsikt
in the woods:i skogen|skog|skogen
near ski lifts:skidor|skidort|skidbacken
quiet:lugnt|tyst
secluded:avskilt|ensligt
cheap:billig|billigt|billiga
luxury:lyxig|lyxigt|lyx
christmas:julen|i julen|til jul|till jul
new years eve:nyar
easter:pask|pasken
summer:sommar|sommaren
winter:vinter|vintern
july:juli
june:juni
august:augusti
`;
const NORDIC = `
guests:personer|gaester|gjester|voksne|venner
children:born|barn
baby:spaedbarn|spedbarn
couple:et par
dog:hund|med hund|hunden
pets allowed:hund tilladt|hund tillatt|kaeledyr|kjaeledyr|husdyr|husdyr tilladt|husdyr tillatt|hundevenlig|hundevennlig
nights:naetter|netter|overnatninger|overnattinger
week:uge|uke|en uge|en uke
weekend:helg|helgen
bedrooms:sovevaerelser|sovevaerelse|soverom
bathrooms:badevaerelser|badevaerelse|baderom
a night:per nat|per natt|pr nat|pr natt
near:naer|taet pa|i naerheden af|i naerheten av|ved|ved siden af
in:i|pa
with:med
from:fra
to:til
and:og
without:uden|uten
house:hus|huset|sommerhus|feriehus|feriebolig|sommerhuse|overnatning|overnatting
apartment:lejlighed|leilighet|ferielejlighed|ferieleilighet
cabin:rorbu|rorbuer|hytte|hytta|hytten|bjaelkehytte|tommerhytte
log home:tommerhus|laftehytte|bjaelkehus
treehouse:traehus|trehytte|traetophytte
hot tub:spabad|boblebad|badestamp|vildmarksbad|vildmarkbad|udespa|jacuzzi
pool:svommebassin|svommebasseng|basseng|pool|med pool
sauna:badstue|badstu|sauna
fireplace:braendeovn|pejs|peis|vedovn|peisen
grill:grillplads
kitchen:kokken|kjokken
parking:parkering|parkeringsplads
washer:vaskemaskine|vaskemaskin
balcony:altan|balkong|terrasse
garden:have med|hage
wheelchair accessible:korestol|rullestol|korestolsvenlig|rullestolvennlig|handicapvenlig
near the beach:taet pa stranden|ved stranden|strand|stranden|naer stranden
by the sea:ved havet|ved vandet|ved sjoen|havet|ved kysten|kysten|sjoen
by the lake:ved soen|soen|ved innsjoen|ved vannet|innsjo|ved en so
ocean view:havudsigt|havutsikt|sjoutsikt
lake view:soudsigt
in the mountains:i bjergene|i fjellet|pa fjellet|bjergene|fjellet|fjell
mountain view:bjergudsigt|fjellutsikt
in the woods:i skoven|i skogen|skoven|skogen|skov
near ski lifts:ski|skiferie|skisted|skitur
quiet:roligt|stille|rolig
cheap:billig|billigt
luxury:luksus|luksurios
christmas:julen|i julen|til jul|till jul
new years eve:nytar|nyttar
easter:paske|pasken
summer:sommer
winter:vinter
july:juli
june:juni
`;
const CZECH = `
guests:osob|osoby|lidi|dospeli|dospelych
children:deti|detmi
couple:par|pro dva|dvojici
dog:pes|psa|psem|se psem|pejskem
pets allowed:domaci mazlicci|psi povoleni|zvirata povolena
nights:noci|noc
week:tyden
weekend:vikend
bedrooms:loznice|loznic|pokoje
near:blizko|pobliz|u|pobliz|kousek od|nedaleko
in:v|ve|na
with:s|se
for:pro
from:od
to:do
and:a
without:bez
house:dum|domek|domecek|ubytovani|rekreacni dum
apartment:byt|apartman|apartmany
cabin:chata|chatu|chaty|chalupa|chalupu|srub|roubenka
hot tub:virivka|virivku|virivkou
pool:bazen|bazenem|s bazenem
sauna:sauna|saunou|se saunou
fireplace:krb|krbem|s krbem
parking:parkovani
by the sea:u more|more|pobrezi
near the beach:u plaze|plaz|plaze|na plazi
by the lake:u jezera|jezero|jezera
in the mountains:v horach|hory|na horach|horach
in the woods:v lese|lesy|u lesa
ocean view:vyhled na more
mountain view:vyhled na hory
quiet:klidne|klid|ticho
cheap:levne|levny|levna
luxury:luxusni
near ski lifts:lyzovani|lyze|na lyze
`;
const TURKISH = `
guests:kisi|kisilik|misafir|yetiskin
children:cocuk|cocuklu
couple:cift|iki kisilik
dog:kopek|kopekli|kopegimle
pets allowed:evcil hayvan|evcil hayvan kabul eden|hayvan dostu
nights:gece|gecelik
week:hafta|haftalik
weekend:hafta sonu
bedrooms:yatak odasi|yatak odali|odali
near:yakininda|yakin|civarinda
in:icinde
with:ile
for:icin
and:ve
without:olmayan
house:ev|evi|konaklama|tatil evi|yazlik
apartment:daire|dairesi
cabin:dag evi|bungalov|kulube|ahsap ev
villa:villa|villasi
hot tub:jakuzi|jakuzili
pool:havuz|havuzlu|ozel havuzlu
sauna:sauna|saunali
fireplace:somine|somineli
parking:otopark
by the sea:deniz kenarında|deniz kenarinda|denize yakın|denize yakin|sahilde|deniz
near the beach:plaj|plaja yakın|plaja yakin|sahil
oceanfront:denize sıfır|denize sifir
by the lake:gol kenarında|gol kenarinda|golde|gol
ocean view:deniz manzarali|deniz manzaralı
in the mountains:dagda|daglarda|dag
in the woods:ormanda|orman
quiet:sakin|sessiz
cheap:ucuz|uygun fiyatli|uygun fiyatlı
luxury:luks
near ski lifts:kayak|kayak merkezi|kayak merkezine yakin|kayak merkezine yakın|kayak merkezi yakininda|kayak pistine yakin
`;
const RUSSIAN = `
guests:человек|человека|гостей|гостя|взрослых|взрослые|персон|друзей
children:детей|дети|детьми|ребенок|ребенком|ребенка
couple:пары|пара|двоих|на двоих|для двоих
dog:собака|собакой|собаки|с собакой|собаку
pets allowed:можно с собакой|с животными|с питомцами|можно с животными|животными
nights:ночей|ночи|ночь|суток
week:неделю|неделя|недели
weekend:выходные|на выходные
bedrooms:спальни|спален|спальнями|спальней|комнаты|комнат
bathrooms:ванные|ванных
under:до|дешевле|не дороже
a night:за ночь|в сутки|за сутки
dollars:долларов|доллара
near:около|рядом с|возле|недалеко от|у|вблизи|близко к
in:в|во|на
with:с|со
for:для
from:от
and:и
without:без
house:дом|дома|домик|домики|жилье|снять|аренда|аренду|коттеджи|снять дом|аренда дома|снять жилье
apartment:квартира|квартиру|апартаменты|студия
cabin:хижина|хижину|шале в лесу|бревенчатый дом|сруб
cottage:коттедж
chalet:шале
villa:вилла|виллу|виллы
treehouse:дом на дереве|домик на дереве
hot tub:джакузи|с джакузи|купель|чан
pool:бассейн|бассейном|с бассейном|бассейна
sauna:сауна|сауной|с сауной|баня|баней|с баней
fireplace:камин|камином|с камином
grill:гриль|мангал|барбекю|мангалом
kitchen:кухня|кухней
parking:парковка|парковкой
washer:стиральная машина|стиральной машиной
balcony:балкон|балконом|терраса|террасой
garden:сад|садом
wheelchair accessible:для инвалидов|инвалидная коляска|для колясочников
near the beach:у пляжа|рядом с пляжем|пляж|пляжа|на пляже|пляже
by the sea:у моря|море|моря|на море|у океана|океан|на берегу моря|на побережье|побережье
oceanfront:первая линия|на первой линии|на берегу океана
by the lake:у озера|озеро|на озере|озера|озере|на берегу озера
ocean view:с видом на море|с видом на океан|вид на море|вид на океан|видом на море|видом на океан
lake view:с видом на озеро|вид на озеро
mountain view:с видом на горы|вид на горы|видом на горы
in the mountains:в горах|горы|гор|горах
in the woods:в лесу|лес|лесу
near ski lifts:горнолыжный курорт|лыжи|на лыжах|горные лыжи|горнолыжный
quiet:тихий|тихое место|тихо|спокойный|тихом месте
secluded:уединенный|уединение
cheap:дешево|недорого|дешевый|недорогой|дешевые
luxury:роскошный|люкс|элитный|роскошная
christmas:рождество
new years eve:новый год
summer:летом|лето
winter:зимой|зима
january:январе|январь|января
february:феврале|февраль|февраля
march:марте|март|марта
april:апреле|апрель|апреля
may:мае|май|мая
june:июне|июнь|июня
july:июле|июль|июля
august:августе|август|августа
september:сентябре|сентябрь|сентября
october:октябре|октябрь|октября
november:ноябре|ноябрь|ноября
december:декабре|декабрь|декабря
florida:флорида|флориде|флориды
california:калифорния|калифорнии
hawaii:гавайи|гавайях|гаваях
colorado:колорадо
texas:техас|техасе|техаса
new york:нью йорк|нью йорке
utah:юта|юте
bali:бали
greece:греция|греции
italy:италия|италии
france:франция|франции
norway:норвегия|норвегии
mexico:мексика|мексике
miami:майами
lake tahoe:озеро тахо|озере тахо|тахо
aspen:аспен|аспене
maui:мауи
new orleans:новый орлеан|новом орлеане
key west:ки уэст
santorini:санторини
tuscany:тоскана|тоскане
provence:прованс|провансе
lake como:озеро комо|озере комо|комо
scotland:шотландия|шотландии
`;
const ARABIC = `
guests:اشخاص|أشخاص|شخص|ضيوف
children:اطفال|أطفال|طفل
couple:زوجين
family:عائلة|عائلي|للعائلات|عائلية
dog:كلب
nights:ليالي|ليال|ليلة
week:اسبوع|أسبوع
bedrooms:غرف نوم|غرف|غرفة نوم
near:قرب|قريب من|بالقرب من|بجانب
in:في
with:مع
for:من اجل
and:و
without:بدون
house:بيت|منزل|بيوت|سكن|للايجار|للإيجار
apartment:شقة|شقق
cabin:كوخ|اكواخ|أكواخ
chalet:شاليه|شاليهات
villa:فيلا|فلل
hot tub:جاكوزي
pool:مسبح|بمسبح|مع مسبح|مسبح خاص|حمام سباحة
sauna:ساونا
fireplace:مدفأة|موقد
near the beach:شاطئ|الشاطئ|على الشاطئ
by the sea:البحر|على البحر|بحر
ocean view:اطلالة على البحر|إطلالة على البحر|اطلالة بحرية
by the lake:البحيرة|بحيرة|على البحيرة
in the mountains:الجبل|جبل|في الجبال|الجبال
in the woods:الغابة|غابة|في الغابة
quiet:هادئ|هادئة
cheap:رخيص|رخيصة
luxury:فاخر|فاخرة|فخمة
florida:فلوريدا
california:كاليفورنيا
hawaii:هاواي
colorado:كولورادو
texas:تكساس
new york:نيويورك
bali:بالي
`;

/** Tables by language. */
export const MORE_WORDS: Readonly<Record<string, string>> = {
  sv: SWEDISH,
  da: NORDIC,
  cs: CZECH,
  tr: TURKISH,
  ru: RUSSIAN,
  ar: ARABIC,
};

/** Words by which a language is told, besides those of its table. */
export const MORE_MARKERS: Readonly<Record<string, string>> = {
  sv: 'och med vid nara till fran pa ett en for vi soker onskar hyra semester stuga sjon',
  da: 'og med ved til fra pa et en vi soger soker onsker leje leie ferie sommerhus hytte',
  cs: 'se pro nebo hledame hledam chceme u ve na prosim ubytovani',
  tr: 've icin ile bir ariyorum kiralik tatil olan',
  ru: 'в на с для у и мы ищу ищем хотим снять аренда',
  ar: 'في من على مع و ابحث عن نريد',
};

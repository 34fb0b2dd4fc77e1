/**
 * What guests write in Hebrew, Greek, Ukrainian, Finnish, Hungarian and Romanian, by the English words that rules read
 * best (FIND-2). Rows are `english:words|other words`, without accents.
 */
const HEBREW = `
guests:אורחים|אנשים|איש|נפשות
adults:מבוגרים
children:ילדים|ילד
baby:תינוק
couple:זוג|לזוג|זוגות
dog:כלב|הכלב|וכלב|עם כלב
pets allowed:כלבים|ידידותי לכלבים|חיות מחמד|חיות
nights:לילות|לילה
week:שבוע
weekend:סוף שבוע|סופש
house:בית|דירת נופש
apartment:דירה|דירת
cabin:בקתה|צימר|בקתות
villa:וילה
pool:בריכה|בבריכה|ובריכה|בריכת שחייה
hot tub:ג קוזי|גקוזי|ג'קוזי|וג'קוזי|וגקוזי
sauna:סאונה
fireplace:אח|קמין
near the beach:חוף|ליד החוף|בחוף|חוף הים
by the sea:ים|ליד הים|על הים
ocean view:נוף לים
by the lake:אגם|ליד האגם|על האגם
mountains:הרים|בהרים
ski:סקי
bedrooms:חדרי שינה|חדרים
parking:חניה|חנייה
cheap:זול|זולה
near:ליד|קרוב
with:עם
without:בלי|ללא
florida:פלורידה|בפלורידה
california:קליפורניה|בקליפורניה
hawaii:הוואי|בהוואי
colorado:קולורדו|בקולורדו
new york:ניו יורק|בניו יורק
utah:יוטה|ביוטה
santorini:סנטוריני|בסנטוריני
lake tahoe:אגם טאהו|באגם טאהו|טאהו
`;
const GREEK = `
guests:ατομα|επισκεπτες
children:παιδια
couple:ζευγαρι
dog:σκυλο|σκυλος
pets allowed:κατοικιδια
nights:νυχτες|βραδια|διανυκτερευσεις
week:εβδομαδα
weekend:σαββατοκυριακο
house:σπιτι|κατοικια|σπιτακι
apartment:διαμερισμα
cabin:καλυβα|ξυλινο σπιτι
villa:βιλα
pool:πισινα
hot tub:τζακουζι|υδρομασαζ
fireplace:τζακι
near the beach:παραλια|κοντα στην παραλια
by the sea:θαλασσα|στη θαλασσα
ocean view:θεα στη θαλασσα|θεα θαλασσα
by the lake:λιμνη
mountains:βουνο|βουνα
bedrooms:υπνοδωματια
cheap:φθηνο|φτηνο
with:με
in:στα|στους|στις|στο|στη|στην|για
florida:φλοριντα|φλωριντα
california:καλιφορνια
hawaii:χαβαη
santorini:σαντορινη
italy:ιταλια
maui:μαουι
`;
const UKRAINIAN = `
guests:гостей|осіб|людей
adults:дорослих
children:дітей|дітьми|діти
couple:пара|для двох
dog:собакою|собака|собаки
pets allowed:тваринами
nights:ночей|ночі|ніч
week:тиждень
weekend:вихідні
house:будинок|дім
apartment:квартира
cabin:хатина|хатинка|котедж
villa:вілла
pool:басейном|басейн
hot tub:джакузі
sauna:сауна|сауною
fireplace:каміном|камін
near the beach:пляж|пляжу|біля пляжу
by the sea:море|біля моря|моря
by the lake:озеро|біля озера|озера
mountains:гори|горах
cheap:недорого|дешево
with:з|із
in:у|в|на|для
with:з|із|зі
florida:флорида|флориді|флориду
california:каліфорнія|каліфорнії
hawaii:гаваї|гаваях
santorini:санторіні
bali:балі
italy:італія|італії
lake tahoe:озеро тахо|озері тахо
`;
const FINNISH = `
guests:henkiloa|hengelle|henkilolle|vierasta
adults:aikuista
children:lasta|lasten
couple:pariskunnalle
dog:koira|koiran
pets allowed:lemmikki|lemmikit
nights:yota
week:viikko|viikoksi
weekend:viikonloppu
house:talo|loma-asunto|lomatalo
apartment:huoneisto|asunto
cabin:mokki|mokin|mokkeja
pool:uima-allas|uima allas|allas
hot tub:poreallas|palju|poreamme
sauna:saunalla
fireplace:takka|takalla
near the beach:ranta|rannalla|rannan lahella
by the sea:meri|meren rannalla|merenranta
by the lake:jarvi|jarven rannalla|jarvella
mountains:vuoret|vuorilla
cheap:halpa|edullinen
`;
const HUNGARIAN = `
guests:fo|fos|fore|szemely|szemelyes
children:gyerek|gyerekkel
couple:par|parnak
dog:kutya|kutyaval
pets allowed:kutyabarat|haziallat
nights:ejszaka|ejszakara
week:het|hetre
weekend:hetvege|hetvegere
house:haz|nyaralo
apartment:apartman|lakas
cabin:fahaz|kunyho
pool:medence|medences|medencevel
hot tub:jakuzzi|dezsafurdo
sauna:szauna
fireplace:kandallo|kandallos
near the beach:strand|tengerpart|tengerparti
by the sea:tenger|tengernel
by the lake:to|tonal|toparti
mountains:hegyek|hegyekben
cheap:olcso
`;
const ROMANIAN = `
guests:persoane|oaspeti
adults:adulti
children:copii
couple:cuplu
dog:caine|cainele
pets allowed:animale
nights:nopti
week:saptamana
weekend:sfarsit de saptamana
house:casa|casuta
apartment:apartament
cabin:cabana
villa:vila
pool:piscina
hot tub:ciubar|jacuzzi
sauna:sauna
fireplace:semineu
near the beach:plaja|langa plaja
by the sea:mare|la mare
by the lake:lac|la lac
mountains:munte|la munte|munti
cheap:ieftin
with:cu
without:fara
`;
export const FURTHER_WORDS: Readonly<Record<string, string>> = {
  he: HEBREW,
  el: GREEK,
  uk: UKRAINIAN,
  fi: FINNISH,
  hu: HUNGARIAN,
  ro: ROMANIAN,
};
/** Words by which a language is told, besides those of its table. */
export const FURTHER_MARKERS: Readonly<Record<string, string>> = {
  he: 'עם של על ליד מחפש מחפשים אני אנחנו רוצה רוצים בית',
  el: 'με για στο στη στην και θελω ψαχνω',
  uk: 'у в на для та і шукаю шукаємо хочу',
  fi: 'ja lahella etsin haluan lomalle',
  hu: 'es egy keresek szeretnek nyaralas',
  ro: 'cu si pentru caut vreau langa vacanta',
};

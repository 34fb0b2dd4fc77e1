/**
 * What guests write in Indonesian and Malay, Vietnamese, Croatian, Serbian and Slovenian, Bulgarian, Persian, Hindi,
 * Filipino, Catalan and Slovak, by the English words that rules read best (FIND-2). Rows are
 * `english:words|other words`. The file is long because it is a table of data.
 */
const INDONESIAN = `
guests:orang|tamu
adults:dewasa|orang dewasa
children:anak|anak anak|kanak kanak
baby:bayi
family:keluarga
couple:pasangan
dog:anjing
pets allowed:hewan peliharaan|boleh bawa hewan|boleh bawa anjing|haiwan peliharaan
nights:malam
days:hari
week:minggu|pekan
weekend:akhir pekan|hujung minggu
house:rumah
apartment:apartemen|pangsapuri
cabin:kabin|pondok|rumah kayu
villa:vila
pool:kolam renang|kolam|kolam renang pribadi|kolam renang privat
hot tub:bak air panas|jakuzi|bathtub air panas
fireplace:perapian
kitchen:dapur
grill:panggangan|pemanggang
parking:parkir|tempat parkir
air conditioning:ac|pendingin ruangan
near the beach:pantai|dekat pantai|tepi pantai|di pantai|di tepi pantai|pinggir pantai|dekat dengan pantai
by the sea:laut|dekat laut|tepi laut
ocean view:pemandangan laut|menghadap laut
by the lake:danau|tepi danau|dekat danau|tasik
mountains:gunung|pegunungan|di gunung
mountain view:pemandangan gunung
in the woods:hutan|di hutan
quiet:tenang|sepi
bedrooms:kamar tidur|kamar|bilik tidur
bathrooms:kamar mandi
cheap:murah
luxury:mewah
under:di bawah|kurang dari|maksimal
with:dengan|ada|yang ada
without:tanpa
near:dekat|dekat dengan|sekitar
in:di|ke|untuk
and:dan
or:atau
`;
const VIETNAMESE = `
guests:người|khách|nguoi
adults:người lớn
children:trẻ em|con|em bé
family:gia đình
couple:cặp đôi|hai người
dog:chó
pets allowed:thú cưng|cho phép thú cưng|mang theo chó|được mang chó
nights:đêm
days:ngày
week:tuần
weekend:cuối tuần
house:nhà|căn nhà|ngôi nhà|nhà nghỉ
apartment:căn hộ|chung cư
cabin:nhà gỗ
villa:biệt thự
pool:hồ bơi|bể bơi|có hồ bơi|có bể bơi
hot tub:bồn tắm nước nóng|bồn sục
sauna:xông hơi
fireplace:lò sưởi
kitchen:bếp|nhà bếp
grill:nướng|bếp nướng
parking:chỗ đậu xe|bãi đậu xe
near the beach:biển|gần biển|bãi biển|gần bãi biển|sát biển
ocean view:view biển|nhìn ra biển|hướng biển
by the lake:hồ|gần hồ|ven hồ
mountains:núi|trên núi|vùng núi
ski:trượt tuyết
quiet:yên tĩnh
bedrooms:phòng ngủ
bathrooms:phòng tắm
cheap:rẻ|giá rẻ
luxury:sang trọng|cao cấp
under:dưới
with:có|với
near:gần
in:ở|tại|cho
and:và
`;
/** Croatian, Serbian (in Latin and Cyrillic letters) and Slovenian. */
const CROATIAN = `
guests:osoba|osobe|gostiju|ljudi|oseb
adults:odraslih|odrasla
children:djece|dece|djeca|otrok|djecu
baby:beba|bebom|dojencek
family:obitelj|porodica|obitelji|druzina
couple:par|dvoje|za dvoje
dog:pas|psa|psom|pes
pets allowed:kucni ljubimci|ljubimci dozvoljeni|s psom|sa psom|dozvoljeni psi
nights:noci|nocenja|noc|nociti
days:dana|dni
week:tjedan|nedelju|nedelja|teden|tjedan dana
weekend:vikend
house:kuca|kucu|kuce|kuca za odmor|hisa|hiso|vikendica|кућа
apartment:apartman|stan|apartma
cabin:koliba|brvnara|brunarica|koca|колиба
villa:vila|vilu
pool:bazen|bazenom|s bazenom|sa bazenom|z bazenom|базен|базеном
hot tub:jacuzzi|dakuzi|masazna kada
sauna:saunom|savna|savno
fireplace:kamin|kaminom|ognjiste
kitchen:kuhinja|kuhinjom
parking:parkiranje|parkirno mjesto
grill:rostilj|rostiljem|zar
near the beach:plaza|plazi|blizu plaze|na plazi|uz plazu|ob plazi|плажа
by the sea:more|mora|uz more|na moru|kraj mora|blizu mora|ob morju|morje|море
ocean view:pogled na more|s pogledom na more|pogled na morje
by the lake:jezero|uz jezero|na jezeru|ob jezeru
mountains:planina|planini|u planinama|gorah|v gorah|planine
ski:skijanje|skijaliste|smucanje|smucisce
in the woods:suma|u sumi|gozd|v gozdu
quiet:mirno|mirna|tiho
bedrooms:spavace sobe|sobe|spavacih soba|spalnice
cheap:jeftino|jeftina|poceni
luxury:luksuzna|luksuzno
under:ispod|do|manje od
with:sa|z|са
without:bez|brez
near:blizu|blizini|kod|pri
in:u|v|za|у
and:i|in
`;
const BULGARIAN = `
guests:души|човека|гости|хора
adults:възрастни
children:деца|дете
family:семейство
couple:двойка|двама|за двама
dog:куче|с куче
pets allowed:домашни любимци|с домашен любимец
nights:нощи|нощувки|вечери
days:дни
week:седмица
weekend:уикенд|почивни дни
house:къща|къщи|вила под наем
apartment:апартамент
cabin:хижа|дървена къща|бунгало
villa:вила
pool:басейн|с басейн
hot tub:джакузи|вана с хидромасаж
sauna:сауна
fireplace:камина|с камина
kitchen:кухня
grill:барбекю
parking:паркинг
near the beach:плаж|близо до плажа|на плажа|до плажа
by the sea:море|до морето|на море|край морето|на морето|близо до морето
ocean view:гледка към морето|изглед море
by the lake:езеро|до езерото|край езерото
mountains:планина|в планината|планината
ski:ски|писта|ски курорт
in the woods:гора|в гората
quiet:тихо|спокойно
bedrooms:спални|стаи
cheap:евтино|евтина|евтин
luxury:луксозна|луксозен
under:под|до
with:с|със
without:без
near:близо до|край|до
in:в|във|за|на
and:и
`;
const PERSIAN = `
guests:نفر|نفره|مهمان
adults:بزرگسال
children:بچه|کودک|بچه ها
family:خانواده|خانوادگی
couple:زوج|دونفره
dog:سگ|با سگ
pets allowed:حیوان خانگی
nights:شب
days:روز
week:هفته
weekend:آخر هفته
house:خانه|خونه
apartment:آپارتمان
cabin:کلبه|کلبه چوبی
villa:ویلا|ویلای
pool:استخر|استخردار|با استخر
hot tub:جکوزی|با جکوزی
sauna:سونا
fireplace:شومینه
kitchen:آشپزخانه
parking:پارکینگ
near the beach:ساحل|نزدیک ساحل|کنار ساحل|لب ساحل|ساحلی
by the sea:دریا|کنار دریا|نزدیک دریا|لب دریا
by the lake:دریاچه|کنار دریاچه
mountains:کوهستان|کوه
ski:اسکی
in the woods:جنگل
bedrooms:خوابه|اتاق خواب
cheap:ارزان
luxury:لوکس
with:با
without:بدون
near:نزدیک|کنار
in:در|برای
and:و
florida:فلوریدا
california:کالیفرنیا
hawaii:هاوایی
colorado:کلرادو
texas:تگزاس
new york:نیویورک
bali:بالی
lake tahoe:دریاچه تاهو
`;
const HINDI = `
guests:लोग|लोगों|मेहमान|व्यक्ति
adults:वयस्क
children:बच्चे|बच्चों
family:परिवार
dog:कुत्ता|कुत्ते
nights:रात|रातें|रातों
days:दिन
week:सप्ताह|हफ्ते
house:घर|मकान
apartment:अपार्टमेंट
cabin:केबिन
villa:विला
pool:स्विमिंग पूल|पूल|स्वीमिंग पूल
hot tub:हॉट टब|जकूज़ी
kitchen:रसोई|किचन
parking:पार्किंग
near the beach:समुद्र तट|बीच|समुद्र तट के पास|बीच के पास
by the sea:समुद्र|समुद्र के पास|समुद्र किनारे
by the lake:झील|झील के पास|झील के किनारे
mountains:पहाड़|पहाड़ों|पहाड़ों में
bedrooms:बेडरूम|शयनकक्ष
cheap:सस्ता|सस्ते|सस्ती
luxury:लग्जरी|आलीशान
with:के साथ|वाला|वाले
near:के पास|पास
in:में|के लिए|का|की|के
and:और
florida:फ्लोरिडा|फ़्लोरिडा
california:कैलिफोर्निया|कैलिफ़ोर्निया
hawaii:हवाई
colorado:कोलोराडो
texas:टेक्सास
new york:न्यूयॉर्क
bali:बाली
`;
const FILIPINO = `
guests:tao|katao|bisita
adults:matanda
children:bata|mga bata
family:pamilya
dog:aso|may aso
nights:gabi
days:araw
week:linggo
house:bahay|bahay bakasyunan
pool:may pool|languyan|swimming pool
near the beach:dalampasigan|malapit sa beach|malapit sa dagat|tabing dagat
by the sea:dagat
by the lake:lawa|tabing lawa|malapit sa lawa
mountains:bundok|sa bundok
bedrooms:kuwarto|silid tulugan|kwarto
kitchen:kusina
cheap:mura|murang
with:may|na may
near:malapit sa|malapit
in:sa|para sa
and:at
`;
const CATALAN = `
guests:persones|hostes
adults:adults
children:nens|fills
family:familia
couple:parella
dog:gos|amb gos
pets allowed:mascotes|s admeten mascotes
nights:nits
week:setmana
weekend:cap de setmana
house:casa|casa rural
apartment:apartament|pis
cabin:cabanya
pool:piscina|amb piscina
hot tub:jacuzzi|banyera d hidromassatge
fireplace:llar de foc|xemeneia
near the beach:platja|prop de la platja|a la platja
by the sea:mar|a prop del mar|vora el mar
ocean view:vistes al mar
by the lake:llac|prop del llac
mountains:muntanya|a la muntanya
ski:esqui|pistes
bedrooms:habitacions|dormitoris
cheap:barat|barata
with:amb
without:sense
near:prop de|a prop de
in:a|al|per a
`;
const SLOVAK = `
guests:osob|osoby|ludi|hosti
adults:dospelych
children:deti
couple:par|pre dvoch
dog:pes|psom|so psom
pets allowed:domace zvierata
nights:noci|noc
week:tyzden
weekend:vikend
house:dom|domcek|chalupa|chalupu
apartment:byt|apartman
cabin:chata|chatu|zrub
villa:vila|vilu
pool:bazen|bazenom|s bazenom
hot tub:virivka|virivkou
sauna:saunou
fireplace:krb|krbom
near the beach:plaz|pri plazi|blizko plaze
by the sea:more|pri mori
by the lake:jazero|pri jazere
mountains:hory|v horach|na horach
ski:lyzovanie|lyzovacka
in the woods:les|v lese
bedrooms:spalne|izby
cheap:lacno|lacny|lacna
with:so
without:bez
near:blizko|pri
in:na|pre
and:a
`;
export const EASTERN_WORDS: Readonly<Record<string, string>> = {
  id: INDONESIAN,
  vi: VIETNAMESE,
  hr: CROATIAN,
  bg: BULGARIAN,
  fa: PERSIAN,
  hi: HINDI,
  tl: FILIPINO,
  ca: CATALAN,
  sk: SLOVAK,
};
/** Words by which a language is told, besides those of its table. */
export const EASTERN_MARKERS: Readonly<Record<string, string>> = {
  id: 'yang ada untuk cari mencari kami saya ingin sewa disewakan liburan',
  vi: 'tìm thuê muốn một cho nghỉ dưỡng của chúng tôi',
  hr: 's sa u za trazim trazimo zelimo najam smjestaj iscem iscemo s тражим са',
  bg: 'търся търсим искам под наем почивка със във',
  fa: 'دنبال می خواهم خواهیم اجاره برای تعطیلات یک',
  hi: 'है चाहिए हमें मुझे किराए एक वाला',
  tl: 'ang mga ng naghahanap gusto namin upahan bakasyon',
  ca: 'amb prop lloguer busco busquem volem vacances',
  sk: 'hladam hladame chceme prenajom dovolenka pri so',
};

/** Words of Thai, which is written without blanks, by the English words that rules read (FIND-2). */
export const THAI_WORDS = `
pool:สระว่ายน้ำ|มีสระว่ายน้ำ|สระว่ายน้ำส่วนตัว|พูลวิลล่า
hot tub:อ่างน้ำร้อน|จากุซซี่|อ่างจากุซซี่
sauna:ซาวน่า
fireplace:เตาผิง
kitchen:ห้องครัว|ครัว
grill:บาร์บีคิว|เตาย่าง|ปิ้งย่าง
parking:ที่จอดรถ
wifi:ไวไฟ
air conditioning:แอร์|เครื่องปรับอากาศ
pets allowed:สัตว์เลี้ยง|พาสัตว์เลี้ยงได้|หมา|สุนัข|พาหมาไปได้|พาสุนัขไปได้
near the beach:ชายหาด|ใกล้หาด|ใกล้ชายหาด|ติดหาด|หาด|ริมหาด
by the sea:ใกล้ทะเล|ริมทะเล|ติดทะเล|ทะเล
ocean view:วิวทะเล
by the lake:ริมทะเลสาบ|ทะเลสาบ|ใกล้ทะเลสาบ
mountains:ภูเขา|บนเขา|บนภูเขา|ในหุบเขา
mountain view:วิวภูเขา
ski:สกี|เล่นสกี
snow:หิมะ
in the woods:ป่า|ในป่า|กลางป่า
quiet:เงียบสงบ|เงียบ
house:บ้านพัก|บ้านพักตากอากาศ|บ้าน|ที่พัก
villa:วิลล่า
cabin:กระท่อม|บ้านไม้
apartment:อพาร์ทเมนท์|อพาร์ตเมนต์|ห้องพัก
condo:คอนโด
bedrooms:ห้องนอน
guests:คน
children:เด็ก
adults:ผู้ใหญ่
nights:คืน
family:ครอบครัว
cheap:ราคาถูก|ถูก
luxury:หรู|หรูหรา
near:ใกล้|ใกล้กับ
with:พร้อม|มี|กับ
without:ไม่มี
florida:ฟลอริดา|ฟลอริด้า
california:แคลิฟอร์เนีย
hawaii:ฮาวาย
colorado:โคโลราโด
texas:เท็กซัส|เทกซัส
new york:นิวยอร์ก|นิวยอร์ค
lake tahoe:เลคทาโฮ|ทะเลสาบทาโฮ
bali:บาหลี
singapore:สิงคโปร์
italy:อิตาลี
france:ฝรั่งเศส
maui:เมาวี|มาวี
aspen:แอสเพน
`;
/** Grammar that carries no wish. */
export const THAI_GRAMMAR = 'ที่|ใน|ของ|และ|สำหรับ|อยาก|ต้องการ|หา|เช่า|ได้|เป็น|แบบ|ไป|พัก';

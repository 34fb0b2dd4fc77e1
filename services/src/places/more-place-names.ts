/**
 * Names that places have in further languages and cases (FIND-3): "na Florydzie", "auf Hawaii". Canonical name → other
 * names.
 */
export const MORE_PLACE_NAMES: Readonly<Record<string, string>> = {
  Australia: 'aussie|ozzie|aussie land|straya',
  Florida: 'floryda|florydzie|florydy|floryde|フロリダ州|佛州|florida usa|florida etats unis|floridzie',
  California:
    'californie du sud|sudkalifornien|sud de la californie|california del sud|sur de california|california del sur|sul da california|zuid californie|nordkalifornien|norte de california|californie du nord|kalifornii|kalifornie|加利福尼亚州|加州|カリフォルニア州|kaliforniassa|kalifornian',
  Hawaii:
    'hawajach|hawajow|hawaii inseln|iles hawai|islas hawai|isole hawaii|ilhas havai|hawaje|ハワイ島|夏威夷州|夏威夷群岛|하와이 섬|hawaiin',
  Colorado: 'kolorado|コロラド州|科罗拉多州|콜로라도주',
  Texas: 'teksas|teksasie|teksasu|テキサス州|德克萨斯|德克萨斯州|텍사스주',
  Tennessee: 'tennessi|テネシー州|田纳西州',
  'New York':
    'nowy jork|nowym jorku|etat de new york|estado de nueva york|stato di new york|estado de nova york|staat new york|纽约州|ニューヨーク州|뉴욕주',
  'North Carolina':
    'old north state|karolina polnocna|karolinie polnocnej|carolina del norte usa|北卡|北卡州|北卡罗莱纳|ノースカロライナ州|노스캐롤라이나|noord karolina|la caroline du nord',
  'South Carolina':
    'karolina poludniowa|karolinie poludniowej|南卡|南卡州|南卡罗莱纳|サウスカロライナ州|사우스캐롤라이나|zuid karolina|la caroline du sud',
  'New Mexico': 'nowy meksyk|nowym meksyku|novo mexico|nuevo mejico|新墨西哥州|ニューメキシコ州|뉴멕시코',
  'New Hampshire': 'nouveau hampshire|新罕布什尔|뉴햄프셔',
  'New Jersey': 'nouveau jersey|新泽西|뉴저지',
  Arizona: 'arizonie|arizony|アリゾナ州|亚利桑那州|애리조나주',
  Utah: '犹他州|ユタ州|유타주',
  Oregon: 'oregonie|oregonu|俄勒冈州|オレゴン州|오리건|오레곤',
  Washington: 'etat de washington|stan waszyngton|stanie waszyngton|华盛顿州|워싱턴주|staat washington',
  Montana: 'montanie|モンタナ州|蒙大拿州|몬태나',
  Wyoming: '怀俄明州|ワイオミング州|와이오밍',
  Maine: 'le maine|缅因州|메인주',
  Michigan: 'michigan usa|密歇根州|ミシガン州|미시간',
  Louisiana: 'luizjana|luizjanie|la louisiane|路易斯安那州|ルイジアナ州|루이지애나',
  Georgia: 'georgie usa|georgien usa|佐治亚州|조지아',
  Virginia: 'wirginia|wirginii|la virginie|弗吉尼亚州|バージニア州|버지니아',
  Pennsylvania: 'pensylwania|pensylwanii|宾州|宾夕法尼亚州|펜실베이니아',
  Vermont: 'vermoncie|佛蒙特州|버몬트',
  Massachusetts: '麻省|麻州|马萨诸塞州|매사추세츠',
  Minnesota: 'minnesocie|明尼苏达|미네소타',
  Missouri: '密苏里|미주리',
  Alabama: 'heart of dixie|the heart of dixie|alabamie|阿拉巴马|アラバマ|앨라배마',
  Oklahoma: 'oklahomie|俄克拉荷马|オクラホマ|오클라호마',
  'South Dakota': 'dakota poludniowa|dakocie poludniowej|南达科他|사우스다코타',
  Tuscany: 'toskanii|toskanie|la toscane|托斯卡纳|トスカナ|toscanie',
  Provence: 'provencal|provencale|provencaux|provenzalisch|provenzal|provenzale|prowansji|provenca|普罗旺斯地区',
  'Lake Como': 'jeziorze como|jeziora como|科莫|コモ|코모 호수|코모',
  Algarve: 'l algarve portugal|阿尔加维|알가르브|algarvie',
  'Scottish Highlands':
    'highlands schottland|highlands d ecosse|tierras altas de escocia|highlands scozzesi|terras altas|schotse hooglanden|szkockie wyzyny|szkocji|苏格兰高地|スコットランド高地|하이랜드',
  Cotswolds: 'les cotswolds|科茨沃尔德|코츠월드',
  Lofoten: 'lofoty|lofotach|isole lofoten|ilhas lofoten|lofoten eilanden|罗弗敦群岛|로포텐',
  Santorini: 'isla de santorini|ile de santorin|isola di santorini|ilha de santorini|santorin insel|santorynie',
  Skaneateles: 'skinny atlas|skinneatlas|skanny atlas|skinnyatlas',
  Bali: 'balinese|isla de bali|ile de bali|isola di bali|ilha de bali|na bali',
  Maui: 'isla de maui|ile de maui|isola di maui|ilha de maui|insel maui|wyspa maui|茂宜岛|茂伊岛',
  Kauai: 'isla de kauai|ile de kauai|isola di kauai|ilha de kauai|insel kauai|可爱岛',
  'Great Smoky Mountains':
    'smnp|grandi montagne fumose|montagne fumose|montanas humeantes|grandes montanas humeantes|montagnes fumees|great smoky mountain|montanhas fumegantes|smoky montains|montanas smoky|montagnes smoky|las smoky mountains|les smoky mountains',
  'Florida Keys':
    'las keys|wyspy florida keys|chiavi della florida|cayos|los cayos|florida keys inseln|佛罗里达礁岛群|基韦斯特群岛',
  'Outer Banks': 'les outer banks|los outer banks|las outer banks|le outer banks|die outer banks',
  'Cape Cod': 'cape ma|cape mass|ma cape|cabo cod|cap cod|capo cod|kap cod',
  'Joshua Tree': 'parque nacional joshua tree|arbol de josue|josua baum',
  'New Orleans':
    'n o|new orl|n orleans|nawlins|nowy orlean|nowym orleanie|nova orleans|nuova orleans|nouvelle orleans usa|neu orleans louisiana|新奥尔良市',
  'Queenstown and Wānaka': '皇后镇新西兰|queenstown nueva zelanda|queenstown nouvelle zelande|퀸스타운',
  'Big Sur and Monterey': 'monterrey california|大苏尔',
  'San Juan Islands': 'islas san juan|iles san juan|isole san juan|ilhas san juan|san juan inseln',
  'Black Hills': 'colinas negras|collines noires|colline nere',
  'White Mountains':
    'the whites|whites nh|the whites nh|montanas blancas|montagnes blanches|montagne bianche|weisse berge',
  'Oregon Coast':
    'costa de oregon|cote de l oregon|costa dell oregon|oregon kuste|costa do oregon|kust van oregon|wybrzeze oregonu',
  'Jersey Shore': 'costa de nueva jersey|cote du new jersey',
  'Tulum and Riviera Maya': 'riwiera majow|la riviera maya|tulum meksyk|图卢姆|里维埃拉玛雅|리비에라 마야',
  Shenandoah: 'shenandoah valley|the shenandoah valley',
  'Door County': 'door peninsula|the door peninsula',
  'Anna Maria and Sarasota': 'suncoast|suncoast florida|sun coast florida|the suncoast',
  'New Zealand': 'kiwi land|kiwi country|aotearoa',
};

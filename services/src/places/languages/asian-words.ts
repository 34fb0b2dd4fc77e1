/**
 * Words of Japanese, Chinese, Korean and Thai for what a home is and has, by the English words that rules read
 * (FIND-2). These languages are written without blanks, or with endings, so that words are found wherever they stand.
 * The file is long because it is a table of data.
 */
import { ownValue } from '@roost/shared/domain/own-value';
import { ASIAN_PLACES } from './asian-places.ts';
import { THAI_GRAMMAR, THAI_WORDS } from './thai-words.ts';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { readWordRows } from '../word-rows.ts';

const WORDS = `
historic:歴史地区|歴史的地区|历史城区|历史街区|歷史街區|역사지구|역사 지구
honeymoon:新婚旅行|ハネムーン|蜜月|新婚|신혼여행|허니문
adobe house:土坯房|アドビ
kayaks:カヤック|皮划艇|카약
private dock:桟橋|码头|碼頭|선착장
crib:ベビーベッド|婴儿床|嬰兒床|아기 침대
large group:大人数|多人|대가족|단체
near:付近|附近|近く|근처
pool:温水プール|屋内プール|プール付き|プール付|プール|泳池|游泳池|私人泳池|带泳池|帶泳池|수영장|풀장|개인 수영장|풀빌라|プライベートプール
hot tub:ジャグジー|ジャクジー|ホットタブ|露天風呂|温泉付き|温泉|溫泉|スパ|按摩浴缸|热水浴缸|熱水浴缸|温泉池|자쿠지|온수 욕조|온수욕조|핫텁|스파
sauna:サウナ|桑拿|桑拿房|三温暖|사우나
fireplace:暖炉|薪ストーブ|壁炉|壁爐|벽난로
fire pit:焚き火|焚火|篝火|화로|불멍|캠프파이어
grill:バーベキュー|BBQ|烧烤|燒烤|烤肉|바베큐|바비큐
wifi:無線LAN|ワイファイ|无线网|無線網路|와이파이
air conditioning:エアコン|冷房|空调|空調|冷气|에어컨
kitchen:キッチン|台所|厨房|廚房|주방|부엌
washer:洗濯機|洗衣机|洗衣機|세탁기
parking:駐車場|停车位|停车场|停車場|停車位|주차장|주차
ev charger:EV充電|充電器|充电桩|充電樁|전기차 충전
balcony:バルコニー|ベランダ|テラス|阳台|陽台|露台|발코니|테라스
garden:庭付き|庭|花园|花園|院子|정원|마당
to work:ワーケーション|仕事|远程办公|遠距工作|워케이션|재택근무
pets allowed:ペット可|ペット同伴|ペットOK|ペット|犬連れ|犬|猫|愛犬|可带宠物|允许宠物|宠物友好|宠物|寵物|带狗|狗|애완동물 가능|애완동물 동반|반려동물 동반|반려견 동반|반려동물|반려견|애완동물|애견 동반|애견|강아지|펫
wheelchair accessible:バリアフリー|車椅子|车椅|轮椅|無障礙|无障碍|휠체어|배리어프리
near the beach:ビーチの近く|ビーチ近く|ビーチ沿い|ビーチ|海辺|海岸|砂浜|海滩|海灘|沙滩|沙灘|해변|해변가|바닷가|비치|해수욕장
oceanfront:オーシャンフロント|海沿い|海の目の前|ビーチフロント|海滨|一线海景|바다 앞|오션프론트|비치프론트|바닷가 바로 앞
ocean view:オーシャンビュー|海の見える|海が見える|海の眺め|海景|海景房|看海|바다 전망|바다전망|바다 뷰|오션뷰|바다가 보이는|바다 보이는
by the sea:海の近く|海に近い|海近|海の|海|海边|海邊|近海|바다 근처|바다 가까운|바다
lake view:湖の見える|湖が見える|レイクビュー|湖景|호수 전망|호수뷰|호수 뷰
by the lake:湖畔の|湖畔|湖の近く|湖のそば|湖边|湖邊|호숫가|호수 근처|호수
mountain view:山の見える|山が見える|マウンテンビュー|山景|산 전망|마운틴뷰|산뷰
in the mountains:山の中|山間|山岳|山上|山里|山区|山中|산속|산 속|산골
near ski lifts:スキー場|スキー|滑雪场|滑雪場|滑雪|雪场|스키장|스키
snow:雪
in the woods:森の中|森林|森|树林|林间|숲속|숲 속|숲
quiet:静かな|静か|安静|安靜|宁静|조용한|한적한
secluded:隠れ家|一軒家貸切|隐秘|偏僻|외딴
hot springs:온천
city center:市内|都心|市中心|市区|시내|도심
desert:砂漠|沙漠|사막
hiking:ハイキング|登山|徒步|遠足|하이킹|등산
surfing:サーフィン|冲浪|衝浪|서핑
golf:ゴルフ|高尔夫|高爾夫|골프
fishing:釣り|钓鱼|釣魚|낚시
stargazing:星空|天体観測|观星|觀星|별 보기|별보기
northern lights:オーロラ|极光|極光|오로라
wineries:ワイナリー|ワイン|酒庄|葡萄酒|酒莊|와이너리|와인
cabin:山小屋|小屋|キャビン|丸太小屋|ログキャビン|小木屋|木屋|오두막집|오두막|통나무집|산장|캐빈
log home:ログハウス|原木屋|로그하우스
cottage:コテージ|乡村小屋|코티지
chalet:シャレー|木造别墅|샬레
villa:ヴィラ|別荘|別墅|别墅|빌라|별장
condo:コンドミニアム|コンド|共管公寓|콘도미니엄|콘도
apartment:アパートメント|アパート|マンション|公寓|套房|아파트먼트|아파트
loft:ロフト|阁楼|로프트
treehouse:ツリーハウス|树屋|樹屋|트리하우스|나무집
farmhouse:農家|農場|农舍|农场|농가|농장
beach house:ビーチハウス|海滨小屋|海边小屋|海滩别墅|비치하우스
lake house:レイクハウス|湖边小屋|湖滨小屋|레이크하우스
tiny house:タイニーハウス|小房子|타이니하우스
house:一軒家|一戸建て|貸別荘|バケーションレンタル|民宿|宿|家|房子|度假屋|度假房|度假|住宿|短租|房源|房|숙소|집|주택|단독주택|펜션|민박|렌탈|숙박
family:家族|家庭|亲子|親子|가족
couple:カップル|夫婦|情侣|情侶|二人世界|커플|신혼부부
honeymoon:ハネムーン|新婚旅行|蜜月|신혼여행|허니문
cheap:格安|安い|安く|便宜|实惠|划算|경제적|저렴한|싼|가성비
luxury:高級|豪華|ラグジュアリー|豪华|奢华|高档|럭셔리|고급|호화
big house:大きい家|大きな家|大房子|大别墅|큰 집
nice:おしゃれな|可愛い|きれいな|素敵な|漂亮|舒适|예쁜|좋은|아늑한
weekend:週末|周末|周六|주말
next weekend:来週末|下周末|다음 주말
next week:来週|下周|下週|다음 주|다음주
summer:夏休み|夏|暑假|夏天|여름휴가|여름
winter:冬|冬天|겨울
christmas:クリスマス|圣诞节|圣诞|聖誕節|크리스마스|성탄절
new years eve:年末年始|正月|跨年|元旦|新年|연말|새해
thanksgiving:感謝祭|感恩节|추수감사절
near:の近くの|の近くで|の近く|近くの|近く|付近|周辺|附近|靠近|周边|근처의|근처|주변|가까운|인근
without:なしの|なし|没有|不要|없는|제외
with:付きの|付き|付|のある|がある|ある|帶有|带有|带|帶|有|있는|딸린|포함
national park:国立公園|国家公园|國家公園|국립공원
disney world:ディズニーワールド|迪士尼世界|迪士尼|디즈니월드|디즈니
grand canyon:グランドキャニオン|大峡谷|大峽谷|그랜드 캐니언|그랜드캐니언
yosemite:ヨセミテ|优胜美地|優勝美地|요세미티
yellowstone:イエローストーン|黄石公园|黃石公園|黄石|옐로스톤|옐로우스톤
niagara falls:ナイアガラ|尼亚加拉|나이아가라
zion:ザイオン|锡安|자이언
waikiki:ワイキキ|威基基|와이키키
las vegas:ラスベガス|拉斯维加斯|라스베가스|라스베이거스
los angeles:ロサンゼルス|洛杉矶|洛杉磯|로스앤젤레스
charlotte:夏洛特|シャーロット|샬럿
san diego:サンディエゴ|圣地亚哥|聖地牙哥|샌디에이고
seattle:シアトル|西雅图|西雅圖|시애틀
los angeles:ロス
las vegas:拉斯維加斯
portland:ポートランド|波特兰|波特蘭|포틀랜드
denver:デンバー|丹佛|덴버
boston:ボストン|波士顿|波士頓|보스턴
san francisco:サンフランシスコ|旧金山|舊金山|샌프란시스코
orlando:オーランド|奥兰多|奧蘭多|올랜도
miami:マイアミ|迈阿密|邁阿密|마이애미
key west:キーウェスト|基韦斯特|키웨스트
whistler:ウィスラー
napa valley:ナパバレー|ナパ|纳帕谷|纳帕|나파밸리|나파
big sur:ビッグサー|大苏尔|빅서
monterey:モントレー|蒙特雷|몬터레이
park city:パークシティ|帕克城|파크시티
kauai:カウアイ島|カウアイ|考艾岛|可爱岛|카우아이
maui:マウイ島|マウイ|毛伊岛|茂宜岛|茂宜島|마우이
lake tahoe:レイクタホ|タホ湖|太浩湖|타호 호수|타호호|타호
smoky mountains:スモーキーマウンテン|大烟山|大雾山|스모키 마운틴|스모키산맥
new york:ニューヨーク州|纽约州
gatlinburg:ガトリンバーグ|加特林堡|개틀린버그
destin:デスティン|德斯坦|데스틴
myrtle beach:マートルビーチ|默特尔比奇|默特尔海滩|머틀비치
charleston:チャールストン|查尔斯顿|찰스턴
savannah:サバンナ|萨凡纳|서배너|사바나
asheville:アッシュビル|阿什维尔|애슈빌|애쉬빌
palm springs:パームスプリングス|棕榈泉|팜스프링스
joshua tree:ジョシュアツリー|约书亚树|조슈아트리|조슈아 트리
breckenridge:ブレッケンリッジ|布雷肯里奇|브레킨리지|브레켄리지
vail:ベイル|베일
telluride:テルライド|特柳赖德|텔루라이드
moab:モアブ|摩押|모압
florida keys:フロリダキーズ|佛罗里达群岛|플로리다 키스
cape cod:ケープコッド|科德角|鳕鱼角|케이프코드
outer banks:アウターバンクス|外滩群岛|아우터뱅크스
finger lakes:フィンガーレイクス|五指湖|핑거레이크스
queenstown:クイーンズタウン|皇后镇|皇后鎮|퀸스타운
italy:イタリア|意大利|義大利|이탈리아
france:フランス|法国|法國|프랑스
greece:ギリシャ|希腊|希臘|그리스
`;
/** Grammar that carries no wish, left out between words that were found. */
const GRAMMAR =
  'の|が|は|を|に|で|へ|と|も|な|から|まで|できる|れる|たい|泊まる|泊まれる|泊まりたい|探しています|探して|ください|お願いします|可能|可|的|在|和|与|與|及|或|我们|我想|我要|想|找|要|租|个|能|住|可以|适合|適合|位于|含|에서|으로|이|가|은|는|을|를|에|의|와|과|도|로|및|수|있는|가능한|가능|좋은|하는|할|한|찾아요|찾고|싶어요|추천|있고|인';

const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
};
const NUMBER = `(\\d{1,3}|${Object.keys(DIGITS).join('|')})`;
/** Counted things, by the English words behind the number. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:大人|成人|성인|어른)\\s*${NUMBER}\\s*(?:人|名|个|位|명)?`, 'g'), 'adults'],
  [
    new RegExp(`(?:子供|子ども|こども|孩子|儿童|兒童|小孩|아이|어린이)\\s*${NUMBER}\\s*(?:人|名|个|位|명)?`, 'g'),
    'children',
  ],
  [new RegExp(`${NUMBER}\\s*(?:大人|成人|个大人|位成人)`, 'g'), 'adults'],
  [new RegExp(`${NUMBER}\\s*(?:个|個)?(?:孩子|儿童|兒童|小孩)`, 'g'), 'children'],
  [
    new RegExp(
      `${NUMBER}\\s*(?:ベッドルーム|寝室|间卧室|間臥室|个卧室|個臥室|卧室|臥室|卧|室|침실|베드룸)|(?:침실|방)\\s*${NUMBER}\\s*개`,
      'g',
    ),
    'bedrooms',
  ],
  [new RegExp(`${NUMBER}\\s*(?:人家族|口之家|인 가족|인가족)`, 'g'), 'guests'],
  [new RegExp(`${NUMBER}\\s*(?:人用|人|名様|名|个人|個人|位|명이|명|인용|인)`, 'g'), 'guests'],
  [new RegExp(`${NUMBER}\\s*(?:泊|晚|晩|夜|박)`, 'g'), 'nights'],
  [new RegExp(`${NUMBER}\\s*(?:週間|周|星期|주일)`, 'g'), 'weeks'],
];
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY = /(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]?/g;
const RANGE =
  /(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]?\s*(?:から|부터|到|至|〜|～|~|-|–)\s*(\d{1,2})\s*[日号號일](?:まで|까지)?/g;
const MONTH = /(\d{1,2})\s*[月월](?:에|に)?/g;
const monthName = (month: string): string => MONTHS[Number(month) - 1] ?? '';
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const rows = readWordRows(WORDS.trim() + ASIAN_PLACES.trimEnd() + THAI_WORDS).flatMap(({ meant, words }) =>
  words.map((word) => [word.normalize('NFKC'), meant] as const),
);
const ENGLISH_OF = new Map(rows);
const LONGEST = Math.max(...rows.map(([word]) => word.length));
/** Signs of a name that only places have: longer ones stand among the words ("サンフランシスコ" has eight). */
const LONGEST_NAME = 10;
const SILENT = new Set(`${GRAMMAR}|${THAI_GRAMMAR}`.normalize('NFKC').split('|'));

/** The number of a counted thing: digits, or the sign of a number. */
const getCount = (digits: string): number => ownValue(DIGITS, digits) ?? Number(digits);

function withCounts(text: string): string {
  const dated = text
    .replace(RANGE, (_, month: string, first: string, last: string) => ` ${monthName(month)} ${first}-${last} `)
    .replace(DAY, (_, month: string, day: string) => ` ${monthName(month)} ${day} `)
    .replace(MONTH, (whole, month: string) => (monthName(month) ? ` in ${monthName(month)} ` : whole));
  return COUNTED.reduce(
    (written, [pattern, unit]) =>
      written.replace(
        pattern,
        (_, first: string | undefined, second: string | number) => ` ${getCount(first ?? String(second))} ${unit} `,
      ),
    dated,
  );
}

/**
 * The text with English words for those that are known; places and what is not known stay as they are, divided by
 * blanks. `isPlace` tells whether a place with homes is called so. A text in another script comes back as it is.
 */
export function withoutAsianWords(typed: string, isPlace: (name: string) => boolean): string {
  if (!ASIAN.test(typed)) return typed;
  const text = withCounts(typed.normalize('NFKC'));
  const find = findOnce(text, isPlace);
  let written = '';
  /**
   * "夏洛特" is Charlotte, "上海" Shanghai: a sign beside another that nothing is known of is a part of a name, and no
   * summer or sea.
   */
  const isUnknown = (at: number): boolean => HAN.test(text[at] ?? '') && find(at) === null;
  /** True behind a sign of which nothing is known. */
  let isName = false;
  let at = 0;
  while (at < Math.min(text.length, MOST_SIGNS)) {
    const found = find(at);
    const isSign = found?.length === 1 && found.english !== '' && HAN.test(text[at] ?? '');
    if (!found || (isSign && (isName || isUnknown(at + 1)))) {
      written += text[at];
      isName = HAN.test(text[at] ?? '');
      at += 1;
      continue;
    }
    isName = false;
    written += found.english === '' ? ' ' : ` ${found.english} `;
    at += found.length;
  }
  return joined(written + text.slice(at));
}

/**
 * Signs of a text that are read: words of several lengths may begin at each. Wishes have fewer; the others stay as they
 * are (SAFE-6).
 */
const MOST_SIGNS = 200;
const HAN = /\p{Script=Han}/u;

type Found = { english: string; length: number } | null;

/** Finds the longest words at a place of the text. Two signs ask for the second one's: it is looked for once (SAFE-6). */
function findOnce(text: string, isPlace: (name: string) => boolean): (at: number) => Found {
  const known = new Map<number, Found>();
  return (at) => {
    const found = known.has(at) ? (known.get(at) ?? null) : longestAt(text, at, isPlace);
    known.set(at, found);
    return found;
  };
}

function longestAt(text: string, at: number, isPlace: (name: string) => boolean): Found {
  if (!ASIAN.test(text[at] ?? '') && !/[A-Z]/.test(text[at] ?? '')) return null;
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length -= 1) {
    const part = text.slice(at, at + length);
    const english = ENGLISH_OF.get(part);
    if (english !== undefined) return { english, length };
    const isNameLong = length > 1 && length <= LONGEST_NAME;
    if (isNameLong && ASIAN.test(part) && isPlace(normalizePhrase(part))) return { english: part, length };
    if (SILENT.has(part)) return { english: '', length };
  }
  return null;
}

/**
 * One blank between words. "With" says nothing by itself; "without" stands behind what is not wanted, and before it in
 * English.
 */
function joined(written: string): string {
  return written
    .replace(/(?<=^|\s)\p{Script=Hiragana}+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:^| )with(?= |$)/g, ' ')
    .replace(/(\S+) (without) *$/, '$2 $1')
    .replace(/\s+/g, ' ')
    .trim();
}

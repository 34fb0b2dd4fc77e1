/**
 * Towns and regions by their Japanese, Chinese and Korean names (FIND-1), by the names that places are looked up with.
 * Korean endings are cut off words, so that a name that ends like one has to be known.
 */
export const ASIAN_PLACES = `
gatlinburg:게틀린버그|게틀린버그시|개틀린버그|ガットリンバーグ
grand teton:大提顿|大提頓|大蒂顿|グランドティトン|グランド・ティトン|그랜드티턴|그랜드 티턴
lake tahoe:레이크 타호|레이크타호|타호호수|タホ|タホー湖|レイク・タホ|타호
joshua tree:죠슈아 트리|ジョシュア・ツリー
sonoma:ソノマ|索诺玛|索諾馬|소노마
napa:ナパバレー|ナパ・バレー|纳帕谷|納帕|나파밸리
mendocino:メンドシーノ|门多西诺|멘도시노
san juan islands:サンファン諸島|圣胡安群岛|聖胡安群島|산후안 제도|산후안 섬
leavenworth:レブンワース|レベンワース|莱文沃思|레번워스|레벤워스
whitefish:ホワイトフィッシュ|怀特菲什|화이트피시
jackson hole:杰克逊霍尔|傑克遜霍爾|杰克逊洞|잭슨홀|잭슨 홀
jackson wyoming:杰克逊镇|傑克遜
vail colorado:韦尔|維爾|范尔
aspen:アスペン|阿斯本|아스펜
sedona:セドナ|塞多納|세도나
taos:タオス|陶斯|타오스
great smoky mountains:スモーキー山脈|グレートスモーキー|스모키 산|스모키 산맥|스모키산|스모키 마운틴
gulf shores:ガルフショアーズ|ガルフ・ショアーズ|格尔夫肖尔斯|걸프 쇼어스
catskills:キャッツキル|キャッツキル山地|卡茨基尔|卡茨基尔山|캣스킬|캐츠킬
acadia:アカディア|阿卡迪亚|阿卡迪亞|아카디아
bar harbor:バーハーバー|巴尔港|바하버
black hills:ブラックヒルズ|黑山|布莱克山|블랙힐스
galveston:ガルベストン|加尔维斯顿|加爾維斯頓|갤버스턴
hilton head:ヒルトンヘッド|ヒルトンヘッド島|希尔顿黑德岛|希尔顿黑德|힐튼헤드|힐튼 헤드
shenandoah:シェナンドー|シェナンドア|谢南多厄|仙纳度|셰넌도어
finger lakes:핑거레이크
adirondacks:アディロンダック|アディロンダックス|阿迪朗达克|阿第倫達克|애디론댁
stowe vermont:ストウ|斯托|斯托镇|스토우
white mountains:ホワイトマウンテン|ホワイト山地|白山|화이트 마운틴|화이트마운틴
poconos:ポコノ|ポコノス|ポコノ山|波科诺|波科诺山|포코노|포코노스
jersey shore:ジャージーショア|ジャージー・ショア|泽西海岸|泽西海滩|저지쇼어
cape may:ケープメイ|开普梅|케이프메이
traverse city:トラバースシティ|トラバース・シティ|特拉弗斯城|트래버스시티
door county:ドア郡|ドアカウンティ|多尔县|도어 카운티
sarasota:サラソタ|萨拉索塔|薩拉索塔|사라소타
broken bow:ブロークンボウ|브로큰보우
byron bay:バイロン・ベイ|바이런베이|바이런 베이
lake como:コモ|科莫|코모호
grand canyon:グランド・キャニオン|大峡谷国家公园|그랜드캐년
south lake tahoe:サウスレイクタホ|南太浩湖|사우스레이크타호
key largo:キーラーゴ|基拉戈|키라르고
truckee:トラッキー|特拉基|트러키
santa barbara:サンタバーバラ|圣巴巴拉|산타바바라
`;

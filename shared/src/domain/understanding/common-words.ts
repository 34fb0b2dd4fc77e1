/**
 * Words of English sentences that say nothing a home can be searched by and that nobody means as a place, though some
 * village is called so (FIND-2): they are named as not used. Only services read them.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'only wife husband spouse fiance fiancee partner mom mum dad mother father kid kiddo kiddos buddy bestie besties squad gang crew please pls plz asap urgent urgently surprise surprises room rooms walk walks baby bedroom bedrooms generation generations stroll strolling nothing everything everybody run running ' +
    'runs wake waking woken sound sounds wave waves sit sitting sits stand standing fit fits fitting friend friends girl girlfriend boyfriend woman man ' +
    'men women people person life living live lives world morning mornings evening evenings afternoon noon early late later easy hard simple simply plain ' +
    'bright finish finishing start starting begin beginning stop stops stopping check price prices pricing cost costs rate rates discount money pay paying ' +
    'payment afford spend spending number name names called address phone sleepover mates mate celebration celebrating celebrate turning turns turn year ' +
    'years old age aged birthday birthdays party parties wedding weddings guest guests crash crashing lay laying lie lying hang hanging hangout chill ' +
    'chilling vibe vibes mood feel feeling feels feels love loves loved loving hate hates hated enjoy enjoys enjoying excited happy happily safely safe ' +
    'fresh clean cleaned tidy comfort comfortable cosiness near-by neat nicely quickly slowly quietly peacefully properly proper real truly honest honestly ' +
    'anyway anytime sometime sometimes someday day days today dates date flexible flexibility flexibly whenever wherever however whichever whoever ' +
    'available availability vacant free open openings opening left leftover remaining possible possibility possibilities option options choice choices ' +
    'choose choosing pick picking picks send sent sends share shared sharing ask asked tell told says saying talk talking read reading reads write writing ' +
    'wrote watch watching watches look looking looked seen sees hear heard hearing listen listening smell taste touch think thought believe guess guessing ' +
    'remember forget forgot learn learning teach teaching study studying hobby hobbies dream dreams dreamy dreaming imagine imagining wonder wondering ' +
    'picture pictures photo photos video videos review reviews reviewed story stories history future past present gift gifts prize winner ' +
    'morning sunrise coffee tea wine-glass drink drinks drinking eat eating meal meals food cook cooking cooked bake baking host hosting hosted hosts owner ' +
    'owners owned own renting rented rent rents renter renters tenant tenants lease leasing hire hired hiring booked booking bookings reserve reserved ' +
    'cancel cancellation refund refundable policy policies rule rules fee fees tax taxes deposit insurance bill bills cash card cards voucher coupon ' +
    'promo code loyalty points member members membership account login app website site online internet link links click ' +
    'locker lockers boot boots gear equipment bag bags luggage suitcase storage closet closets fridge oven stove microwave toaster blender dish dishes ' +
    'plates cups towels towel sheets blanket blankets pillow pillows mattress mattresses couch sofa sofas chair chairs table tables lamp lamps bathtub tub ' +
    'toilet toilets sink sinks mirror window windows door doors wall walls floor floors roof ceiling stair stairs step steps hallway attic basement cellar ' +
    'toddlers teen teens adult elder elders elderly senior nephew niece grandson granddaughter grandchildren grandparent stepson sibling roommate roommates ' +
    'colleague boss client clients crew staff company companies corporate office meeting meetings seminar offsite offsites onsite job jobs worker workers ' +
    'doctor nurse nurses nurse student teacher artist artists author authors writer writers musician photographers designer ' +
    'allergic allergy allergies asthma sick ill injured pregnant pregnancy disabled disability special needs needed requirement requirements require requires ' +
    'required ideal ideally suitable suited suits suit decent okay alright fine great greatest better best worst bad worse awful terrible horrible ' +
    'amazing awesome incredible epic magical memorable unforgettable once-in-a-lifetime iconic famous popular secret local locals tourist tourists touristy crowded crowds ' +
    'noisy loud noise traffic busy lively boring weird strange odd different similar same another whole half double triple quad extra additional spare ' +
    'short medium average normal regular standard basic classic traditional authentic original typical usual simple-life minimal fancy pricey ' +
    'expensive costly overpriced steal bargain worth value deal total overall altogether maximum minimum roughly approx approximately exactly ' +
    'something somewhere sometime way ways route detour halfway roadtrip layover stopover overnight overnighter drive-in flight flights fly flying plane ' +
    'train bus subway metro glass soak skate tide college warrior charm towns cure heat car cars taxi uber ride rides riding motorbike motorcycle motorcycles scooter van vans truck trucks trailer 4x4 4wd awd suv ' +
    'mission idea suggestion suggestions recommend recommended recommendation tips tip advice help helper question questions answer answers search ' +
    'searching find finding found hidden gem gems spot spots thing things stuff kind sort type types style styled category random anyplace ' +
    'play plays playing played catch catching caught rain rains raining outside outdoors inside indoors bring brings bringing brought throw throwing jump jumping ' +
    'float floating laugh laughing dance dancing sing singing paint painting draw drawing knit knitting pray praying carry carrying ' +
    'night tonight tomorrow week weeks month months hour hours minute minutes second seconds moment while soon now then already again once twice always ' +
    'never ever often usually mostly mainly especially able about above across after against ago ahead along although among anyone anybody apart because ' +
    'become been before behind being below beside between both but came cannot certain change changed come comes coming complete completely could did does ' +
    'doing done down during either else enough even event exactly except expect face fact far few fewer follow followed following from further gave general ' +
    'gets getting give given gives giving goes gone got group had has have having he help her here hers him his how however if important instead into ' +
    'itself keep keeps kept knew known later lead least less letting like likely list longer look made make makes making many maybe means meant might miss ' +
    'more most move moving much must near nearly needed neither next nobody none nor normally noted number off one ones onto ordinary ought our ours ' +
    'ourselves out over part parts past per perhaps possible probably provide provided put quite rather reach really reason reasons right said same saw see ' +
    'seem seemed seems set several shall she should show shows since sitting situation size so solution someone somebody sounding start started stay still ' +
    'such suppose supposed take takes taking than thank thanks that their theirs them themselves there therefore these they thinking those though through ' +
    'throughout thus till together too took toward towards tried try trying under understand unless until up upon us use used uses using usual various want ' +
    'wanted wants was we well went were what whatever when where whether which whose why will willing wish wishes with within without won wont word words ' +
    'work works would wrong yes yet you your yours yourself anniversary honeymooners proposal graduation retirement reunion reunions occasion occasions ' +
    'sind bin bist seid wird werden wurde suchen suche sucht mochten moechten wollen brauchen brauche hatten haetten gerne etwas irgendwo irgendwas ' +
    'gemutlich gemutliche gemutliches gemutlicher schon schone schones schoner ruhige ruhiges gross grosse grosses klein kleine kleines mein meine unser ' +
    'unsere somos estamos quiero queremos buscamos busco necesito necesitamos algo alguna alguno algun tranquila acogedor acogedora nuestro nuestra nous ' +
    'sommes voulons cherchons cherche voudrais voudrions aimerions quelque chose calme notre siamo vorremmo cerchiamo cerco vorrei qualcosa carino ' +
    'accogliente nostro nostra procuramos procuro gostaria gostariamos alguma aconchegante zijn zoeken zoek willen graag iets mooi mooie leuk leuke ' +
    'gezellig gezellige ons onze ' +
    'cared caring care dont-care matter matters mind minds sure surely certain certainly definitely absolutely totally literally seriously basically'
  ).split(/\s+/),
);

/**
 * More of what guests say in other words than the lexicon, by what homes have (FIND-2). Services alone read it. Rows
 * are `words that rules read:other words|more words`.
 */
export const MORE_PHRASES = `
free parking:parking spaces|parking space|parking spots|parking spot|park for free|free to park|park our cars|park the cars|park our car|park two cars|park 2 cars
fireplace:a fire|real fire|log fire|open fire|roaring fire|crackling fire|sit by the fire|fire inside|cozy fire|cosy fire
kayaks:go paddling|love paddling|love to paddle|paddle at dawn|paddle at sunrise|paddle at sunset|paddle around|paddle from|paddle out|morning paddle|evening paddle|sunset paddle|sunrise paddle|we paddle|do some paddling|paddling trip
near the beach:sand between our toes|sand between my toes|sand in our toes|sand in my toes|toes in sand|feet in the sand|bare feet in the sand|build sandcastles|build sand castles|sandcastles|sand castles|boogie boards|boogie board|beach bum|beach bums|beachy|sun and sand|sand and sun|surf and sand|sea and sand
by the ocean:wake up to waves|wake up to the waves|wake to the waves|waves crashing|crashing waves|waves lapping|fall asleep to waves|fall asleep to the waves|fall asleep to the ocean|salt air|salty air|smell the sea|smell the ocean|hear the surf|sound of surf|listen to the waves|listening to the waves|listen to the ocean|listening to the ocean
hot tub:soak outside|soak outdoors|outdoor soak|soak under the stars|soak after skiing|soak after a hike|soak after hiking|soak our muscles|soak sore muscles|soak in the evening|soak at night|place to soak|somewhere to soak|a good soak|long soak|bubbling tub|bubbly tub|outdoor tub|tub outside|tub on the deck|soaking tub outside
sauna:sweat lodge|steam bath|steam room|finnish sweat|sweat it out|infrared sauna
pool:take a dip|a dip|cool off in the water|laps in the morning|swim laps|do laps|cannonballs|splash around|floaties|pool floats
fireplace:with a fire|with fire|a fire inside|fire inside|indoor fire|warm fire|roaring fire|curl up by the fire|curl up in front of the fire|in front of the fire|fire on a cold night|fire crackling|sit by a fire|snuggle by the fire|fire going
fire pit:sit around a fire|sit around the fire|around a fire|around the fire|gather around the fire|stories by the fire|roast marshmellows|toast marshmallows|fire outside|fire out back|fire in the yard|fire in the backyard|outdoor fires|fires at night
grill:cook outside|cook outdoors|cook out|cookouts|cookout|grill steaks|grill burgers|burgers on the grill|flip burgers|throw steaks on|weber|backyard bbq|smoke a brisket|barbecue nights|bbq nights|grilling out
game room:pinball|pool table|billiard|table football|keep the kids entertained|something for rainy days|rainy days|rained in|kids wont be bored|kids won't be bored|teenagers won't be bored|teenagers wont be bored|bored teenagers|bored teens|bored kids|rainy day
dedicated workspace:answer emails|take calls|video meetings|meetings online|finish my thesis|write my thesis|finish my novel|write my novel|write my book|finish my book|write a book|write a novel|writing retreat|writers retreat|get work done|get some work done|quiet place to work|place to work from|workation|work by day|digital nomad|digital nomads|home office
ev charger:tesla charging|charging a tesla|charge a car|charge an ev|ev charging at home|plug in the car|plug in our car|plug in my car|plug the car in|charging station|charge point|charging point|charge the car|charge at the house|charge overnight|electric vehicles|ioniq|polestar|level 2 charger|charger for our car|charger for the car
step free:in a wheelchair|uses a wheelchair|use a wheelchair|with a wheelchair|wheelchair user|wheelchair users|wheel chair|rollator|walking frame|walking stick|on crutches|crutches|not many stairs|few stairs|no climbing|cant climb|can't climb|cannot climb|easy access|easy to get into|level entrance|ramp|stroller friendly|pram friendly|push a stroller
ground floor bedroom:sleep on the ground floor|bedroom downstairs|downstairs bedroom|main floor bedroom|bedroom on the main floor|first floor bedroom|bedroom on the first floor|bed downstairs|sleep downstairs|master on main
elevator:high rise with a lift|ride up
walk to restaurants:walk to breakfast|walk to coffee|stroll to dinner|stroll to cafes|stroll to restaurants|stumble home|bars nearby|restaurants nearby|walk home from dinner|restaurants around the corner|leave the car|park the car and walk|never need the car|without driving|dont want to drive|don't want to drive|not have to drive|avoid driving|foodie|foodies|great food nearby
near the slopes:ski trail access|ski trail|ski trails|ski access|ski run|ski runs|ski slope access|somewhere cold|cold weather|cold place|cold climate|winter wonderland|hit the slopes|carve turns|first run|ski all day|apres ski|après ski|apres-ski|ski bunnies|ski bums|ski bum|shred|shred the gnar|lifts open|bluebird day|snow sports|winter sports
ski in ski out:slopes at the doorstep|slopes at our doorstep|slopes on the doorstep|ski to the door|ski to our door|ski from the door|ski right out|skis on at the door|click into our skis|step into your bindings|lift outside the door|slopeside|slope side
lakefront:jump in the lake|jump off the dock|dive off the dock|swim off the dock|right on the lake|directly on the lake|edge of the lake|lake at the door|loons|hear the loons|lake life|lake day|lake days|lake mornings
private dock:off our own dock|off our dock|off the dock|cast a line|tie up a boat|dock our boat|dock the boat|dock for the boat|dock for our boat|keep our boat|keep the boat|pontoon|bass boat|park the boat
rural:dirt road|on a dirt road|gravel road|on a gravel road|country road|country lane|back road|back roads
riverfront:listen to the creek|sound of the creek|sound of a creek|hear the creek|hear the river|sound of the river|sound of a stream|listen to the river|babbling brook|by a stream|next to a stream|beside a creek|on a creek|creekside|streamside
fishing:cast a fly|catch trout|catch fish|catch bass|catch walleye|wet a line|reel in|go angling|angling|angler|anglers|fly rod|rod and reel|big catch
whale watching:see whales|watch whales|watch for whales|spot whales|whales from the house|whales from the porch|ver ballenas|avistar ballenas|observar ballenas|wale beobachten|wale sehen|voir les baleines|voir des baleines|observer les baleines|vedere le balene
northern lights:see northern lights|aurora borealis|see the aurora|polar lights|northern light|nordlichter|polarlichter|aurores boreales|auroras boreales
stargazing:count stars|count the stars|stars at night|sky full of stars|see stars|telescope|astronomy|lie under the stars|lie on our backs and look at stars|far from city lights|away from city lights|away from the city lights|far from the city lights|no city lights|without city lights|no light pollution|dark skies
wine tasting:taste wine|taste wines|sip wine|sip our way|wine lovers|wine lover|wine trip|cellar doors|cellar door|visit wineries|winery hopping|chardonnay|pinot|pinot noir|cabernet|wine weekend|drink wine
near wineries:vineyards out the window|vineyard out the window|among vines|among the vines|in the vines|among vineyards|between vineyards|surrounded by vineyards|surrounded by vines|rows of vines
hiking:lace up our boots|lace up boots|hit the trails|trails from the door|trail out the back door|trails out the door|hike from the house|long walks|good walks|tramping|trekking|ramble|rambling|bag a peak|bag peaks|peak bagging|summit hikes
mountain biking:singletrack|single track|ride the trails|shred trails|bike trails|downhill biking|mtb trails
cycling:bring our bikes|bring our bicycles|road biking|road bikes|ride our bikes|bike rides|bike ride|gravel rides|gravel biking|pedal
golf:play a round|eighteen holes|18 holes|nine holes|tee off|tee time|tee times|hit the links|golf trip|golf weekend|golf getaway|golf buddies|fairways|on the fairway
surfing:catch waves|catch some waves|ride waves|ride the waves|learn to surf|good waves|surf trip|surf lessons|surf break|longboard
snorkeling:see turtles|swim with turtles|sea turtles|swim with fish|colorful fish|coral reef
live music:hear a band|hear bands|jazz clubs|honky tonk|concerts|gigs|music every night|music at night
museums:galleries|art lovers|culture vulture|culture vultures|art museums|art trip
antiquing:antiques|antique shops|flea markets|thrift shops|browse antiques
secluded:disappear for a week|disappear for a weekend|switch off our phones|switch off|no cell service|no phone signal|no reception|out of reach|lost in nature|nobody can find us|nobody finds us|away from civilization|middle of the forest|hear nothing|hear only|hear nothing but|just us and the trees|end of the road|end of a dirt road|nobody else around|leave the world behind|escape the crowds|escape people|escape everything|get away from it all|far from everything|far from people|far from town|far from the city|quiet and remote|off grid|off-grid
in the woods:peak foliage|peak fall foliage|peak fall colors|peak leaves|tall pines|smell of pine|scent of pine|deep in the forest|in the forest|among pines|among the pines|under the pines|woodsy|wooded lot|forest bathing
mountains:cool mountain air|fresh mountain air|crisp air|thin air|up high|high up|alpine air|peaks all around|surrounded by mountains|surrounded by peaks
mountain view:peaks out the window|wake up to mountains|wake up to the mountains|mountains out the window|coffee with a mountain view|mountain views from bed|looking at mountains|look at the mountains|look out at the mountains|gaze at mountains
ocean view:sea from bed|ocean from bed|ocean out the window|sea out the window|wake up to the blue|sunrise over the ocean|sunrise over the sea|sunset over the ocean|sunset over the sea|watch dolphins|see dolphins|dolphins from the deck
lake view:sunrise over the lake|sunset over the lake|mist on the lake|lake out the window|wake up to the lake|coffee by the lake|coffee on the lake
village:storybook village|chocolate box village|pretty village|cute village|old village|medieval village|hilltop village|hill town
downtown:in the thick of it|heart of the city|heart of the action|in the action|middle of the action|nightlife|bar hopping|barhopping|city break|city weekend|urban getaway|big city
treehouse:up in the trees|among the branches|in the branches|sleep in a tree|sleep in the trees|sleep up in a tree
outdoor shower:rinse off the sand|rinse off sand|shower outside|shower outdoors|wash off the sand
crib:bring the baby|bringing a baby|bringing the baby|newborn|with our newborn|six month old|travel with a baby|traveling with a baby|travelling with a baby|baby along
pets:bring my dog|bring our dog|bring the dog|bring the dogs|bring our dogs|take the dog|taking the dog|pooch|pup|puppy|puppies|doggo|doggos|labrador|retriever|poodle|beagle|dachshund|corgi|husky|german shepherd|our lab|my lab
cheap:dont want to spend much|don't want to spend much|not spend much|not break the bank|broke students|student budget|without spending a fortune|save money|wallet friendly|easy on the wallet|penny pinching|cheap as chips|thrifty
luxury:treat ourselves|splurge|go all out|pull out all the stops|the nicest|top of the line|lap of luxury|five star|5 star|five-star|fancy house|fanciest|posh|swanky|bougie|boujee
`;

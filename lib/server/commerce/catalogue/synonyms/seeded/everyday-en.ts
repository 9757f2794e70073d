import { everydayWords } from '../synonym-group';

/** Common words that are never a slip of a tool's word, most of them a letter or two away from one. */
export const EVERYDAY_EN = everydayWords(`
  able about above acid agent alone amber angel anger ankle apple apron arena armor arrow asset award baby bacon badge
  bagel baker bakery ballet balloon banana banner barley barn barrel basin basket bath bathtub battle beach bead beam
  bean bear beard beast beaver bedding beef beer behind belly below belt berry better bible bike bill binder bird
  birth bishop bitter black blame blank blanket blast blaze bleach blend blind blonde blood bloom blush board boat
  bold boot boots border boss bottle bottom bowl brain brake branch brave bread bricks bridge bring broom brother
  brown bruise bucket budget bulb bump bunch burn bush butter button buyer cabin cable cafe cage cake calf calm camel
  camera camp camper canal candle candy cane canoe cape caper card care cargo carpet carrot carry cash castle cattle
  cause cave ceiling cello cement chain chair chalk champ chapel charm chase chat cheap check cheese cherry chest
  chick chicken child chimney chunk church cider cigar circle circus city claim clam clap clasp clay clean clerk
  client cliff climb cloak closet cloth clothes cloud clover clump clutch coach coal coast coat cobbler coffee coin
  cold collar comb comic cone cook cookie cool coral cord cork corn corner cotton couch cough couple course cousin
  cover crane crate cream crew crib crime crisp crown cruise crush curb curtain curve cushion cutlery cycle daisy damp
  dance dark deal dealer dear deck deer dent desk diaper diary dice diesel dill diner dinner dirt dish disco diver
  doctor doll dollar donkey door dough dove draft dragon drain draw dream dress drink drip drum duck dull dusk dust
  eagle earth earmuffs easel east edge eight elbow enamel engine entry eraser error event fable fail fair fairy faith
  fake fall farm farmer fate father fault fear feast feather feed feel felt fence fern ferry fever field fifth fight
  film final finder finger fire first fish fist five flag flame flask flesh flight flour flower foam fold folder food
  fool foot forest fork forty fox freezer french fresh fridge friend frog frost fruit fuel funnel fuse future game
  gander garden garlic gate gauze generator gentle ghost giant gift ginger giraffe girl glass glasses glide globe
  glove gloves glow glue goal goat gold goose gouge gown grain grape grass grave gravel gravy grill guard guest guide
  guitar gutter hail hair hall hamper hamster handbag hanger happy harbor harp hatchet hate hawk head heart heat
  heater hedge heel helmet help herb hero hill hinge hire hobby home honey hood hoof hope horn horse hose hospital
  hotel hour house hunch hunter idea inch ink insect island ivory jacket jail jam jar jeans jelly jewel joke joker
  journal jug juice jump jungle jury kettle kid kidney kind king kiss kitchen kite kitten knee knight knot label lace
  ladder lady lake lamb lamp land lane laptop later laundry lawn lawyer layer lead leaf leak leather ledge leek lemon
  lens letter lettuce life lift light lighter lily lime linen lion liquid list liver lizard load loaf lobby lock
  locket loft log logo look loop loose lord loser lotion lottery love luck lunch lung maid mail mango manner map maple
  marble market marker mask mast match meal meat medal melon menu mercy mice milk mill mind mine mint mirror missile
  mist mitten model money monkey month moon moose mop moss motel moth mother motor mouse mouth movie mud muffin mullet
  multimeter mum museum mushroom music mustard nail name napkin nature navy neck needy nephew nerve nest nettle never
  nice niece night nine noble noise noodle north note novel number nurse nylon oasis oat ocean office olive onion
  opera orange orbit order organ oven owl oyster pad padding page pail paint painter pair palace palm pan pancake
  panda pants paper parcel parent park parrot party pasta paste path patio pause peach peanut pear pebble pedal pen
  pencil penny people pepper perch phone photo piano picnic picture piece pigeon pillow pilot pink pirate pizza place
  plan plane plant plaster plastic plate player plum pocket poem poker pole polish pond pony pool popcorn porch port
  post potato pottery pouch powder prayer present primer prince print prison prize pulley pumpkin pupil puppy purse
  puzzle queen quilt quiz rabbit race racket radio raft rain raincoat raisin rake ranch range rat raven rent rice ride
  rifle river road robber rocket roof room root rope rose row rubble rudder rug rule rum rush sack sad saddle safe
  safety sail salad sale salmon salt sandal sand sandwich sauce sausage scale scanner scarf school scooter scout
  scream screen seal seat seed seller sender seven shade shark sheep shelf shell shine ship shirt shoe shoes shop
  shore short shovel show shower sign silk silver singer sink sister skate skin skirt sky sled sleep sleeve slipper
  slow smile smoke snack snail snake snow soap sober soccer sock socks sofa soil soldier song soup south space spade
  spark spice spider spinach spine spinner spoon sponge sport spray spring squad squash squid stable staff stage stain
  stair stamp star state station stem stereo stew stick stool stop store stove straw stream street string sugar suit
  summer sun swamp sweater swing sword syrup table tablet tail tailor tale tarp taxi tea teacher team tear temple ten
  tennis tent test thorn thread thrill throat thumb ticket tie tile tire toad toast toaster tobacco toe toilet tomato
  tongue torch total towel tower town toy trail train trash travel tree trench trend trial tribe trip trophy trout
  truck trunk tulip tuna turkey turnip turtle twice twin type tyre umbrella uncle under union unit vacuum valet valley
  value van vase vault vegan veil velvet vest video view villa vine vinegar violin virus visa visit voice vote wagon
  waist waiter walk wall wallet wallpaper walnut war warm washer wasp watch wave wax wealth weather wedding weed week
  whale wheat wheelie while whip whisky white wide wife wig wild wind window wine wing winter wipe wish witch wolf
  woman wonder wool word work worker world worm wrap wreath wrist write yacht yard yarn year yellow yoga youth zebra
  zipper zone
`);

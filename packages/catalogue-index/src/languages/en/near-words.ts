/** Everyday words that are a letter or two away from a tool’s, and too rare for the list of common ones. */
export const NEAR_WORDS = `
ankle bacon bagel bakery ballet balloon banana barley bathtub bead beard bedding binder bitter blanket blaze
bleach bloom blush brave brother bruise bump calf camper cane canoe caper ceiling cello chicken chimney chunk
cider cigar circus clap clasp cliff climb cloak closet clothes clover clump clutch cobbler comb cone cork couch
cough cousin crane crib crisp crush curb cushion cutlery daisy dent diaper dill diner diver donkey dough dove
drip dull dusk earmuffs easel elbow enamel eraser fable feast feather fern flask flour freezer funnel fuse
gander gauze generator ginger giraffe glasses glide glove glow goat gouge gown gravy hamper hamster handbag harp
hatchet heel hoof hospital hunch insect jewel joker journal kitchen kite kitten knot laundry leak leather ledge
lettuce lily lime linen loaf locket loft loser lotion lottery maid mast missile mist mitten moose moss moth
muffin mullet multimeter mushroom mustard napkin needy nephew nest nettle niece noodle orbit oyster padding
painter pancake panda parrot pause peanut pear pebble perch picnic picture pigeon pirate plaster plastic pony
popcorn porch pottery pouch present primer pulley pumpkin pupil purse quilt racket raft raincoat raisin raven
rifle robber rubble rudder sack sandal sandwich sausage scanner scarf scooter scream shine skate sled slipper
snack sober sock soldier spark spinach spine spinner squash squid stain stair station stew stool straw sweater
swing syrup tailor tarp teacher tear thorn thrill toaster tobacco trench trophy trout tulip tuna turnip turtle
umbrella valet vase vault vegan veil velvet vinegar violin waist waiter wallpaper walnut weather wedding wheelie
whip whisky wipe worm wreath yarn zebra zipper
`;

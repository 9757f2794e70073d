/** Common words of four to six letters that nobody mistypes for the name of a tool. */
export const EVERYDAY_WORDS = `
aaron able about above abroad absent abuse accent accept access acer acid acids acne acre acres across acting
action active actor actors acts actual acute adam adams added adding adds adidas adipex adjust admin admit
adobe adopt adsl adult adults advice advise aerial affect afford afraid africa after again aged agency agenda
agent agents ages aging agree agreed agrees ahead aids aimed aims alan alarm alaska albany albert album albums
alert alerts alex alfred alias alice alien alike alive allan allen allied allow allows almost alone along alot
alpha alpine also alter alto alumni always amanda amazon amber ambien amend amino among amount anchor andale
andrea andrew andy angel angela angels anger angle angola angry animal anime anna anne annex annie annual
answer anti anyone anyway apache apart appeal appear apple apply approx apps april apron aqua arab arabia
arabic arcade arch arctic area areas arena argue argued arise armed armor arms army arnold around array arrest
arrive arrow arthur artist arts aruba ascii ashley asia asian aside asin asked asking asks aspect assess asset
assets assign assist assume assure asthma asus athens atlas atom atomic attach attack attend auburn audi audio
audit august aurora austin author auto autos autumn avatar avenue avoid avon award awards aware away axis
babies baby back backed backup badge bags bailey baker bald bali ball ballot balls band bands bang bank banks
banner bare barely barn barnes barrel barrow barry bars base based bases basic basics basin basis basket bass
batch bath batman battle bdsm beach beads beam bean beans bear bears beast beat beats beauty beaver became
become beds beef been beer bees beetle before began begin begins begun behalf behind being beings belief
belize belkin bell belly belong below belt bench bend benz berlin berry best beta beth better betty beyond
bias bible bidder bids bigger bike bikes bikini bill bills billy binary bind bingo biol bios bird birds birth
bishop bite bits black blade blair blame blank blast blend blind blinds block blocks blog blogs blonde blood
blow blower blue blues blvd board boards boat boats bobby bodies body bold bolt bolts bomb bond bonds bone
bones bonus book books boom boost boot booth boots booty border boring born bosnia boss boston both bottle
bottom bought bound bowl boxes boxing boys brad brain brake branch brand brands brass brazil bread break
breaks breath breed breeds brian brick bricks bridal bride bridge brief bright bring brings broad broke broken
broker bronze brook brooks broom brown browse bruce brush bryan bubble buck bucket bucks buddy budget buffer
bugs build builds built bulb bulk bull bullet bunch bundle burden bureau buried burn burner burns burton buses
bush busty busy butler butt butter button butts buyer buyers buying buys buzz byte bytes cabin cable cables
cache cached cafe cage cake call called calls calm came camel camera camp camps campus cams canada canal
cancel cancer candle candy canon cant canvas canyon cape caps carbon card cards care career carey cargo caring
carl carlos carol carpet carrot carry cars cart carter carton case cases cash casino casio cast castle casual
catch cats cattle caught cause caused causes cave cayman cedar celebs cell cells celtic cement census cent
center centre cents chad chain chains chair chairs chalk champ chan chance change chaos chapel char charge
charm charms chart charts chase chat cheap cheat cheats check checks cheers cheese chef chem chen cheque
cherry chess chest chick chicks chief child chile china chip chips choice choose chorus chose chosen chris
christ chrome chubby chuck church cialis ciao cinema circle cisco cite cited cities city civic civil claim
claims claire clam clan clark clarke class clause clay clean clear clerk click clicks client clinic clip clips
clock clocks clone close closed closer cloth cloud clouds cloudy club clubs cnet coach coal coast coat coated
code codes coding coffee cohen coin coins cold cole colin collar color colors colour column combat combo come
comedy comes comic comics coming comm commit common comp compaq comply condo config congo cons const cook
cookie cool cooler cooper cope copied copies copper copy coral cord core corn corner corp corps cost costa
costs cotton could count counts county couple coupon course court courts cover covers cowboy crab crack craft
crafts craig cramp crap craps crash crate crayon crazy cream create credit creek crew crime crimes crisis crop
crops cross crowd crown cruise cruz cuba cube cult cups cure curtain curtis curve custom cute cuts cyber cycle
cycles cyprus czech daddy daily dairy dakota dale dallas damage dame damn damp dana dance danger daniel danish
danny dans dare dark darwin dash data date dated dates dating dave david davis dawn days dayton dead deal
dealer deals dealt dean dear death deaths debate debian debt debug debut decade decent decide deck decor
deemed deep deeper deeply deer defeat defend define degree delay delays delete delhi dell delta deluxe demand
demo denial denied dennis dental denver deny depend depot dept depth deputy derby derek desert design desire
desk detail detect devel device devil devon dial dialog diana diane diary dice died diego dies diesel diet
diff differ digest digit dine dining dinner direct dirt dirty disc disco discs dish dishes disk disks disney
dist dive divide divine diving divx dock docs doctor dodge does dogs doing doll dollar dolls domain donald
donate done donna donor dont doom door doors dope dose double doubt doug down dozen dozens draft drag dragon
drain drama draw drawn dream dreams dress drew dried drill drink drinks drive driven driver drives drop drops
drum drums drunk dual dubai dublin duck dude duke dump duncan durham during dust dutch duties duty dvds dying
each eagle eagles earl early earn earned ears earth ease easier easily east easter easy eating ebay ebony
ebook ebooks echo eddie edgar edge edges edit edited editor edward effect effort eggs egypt eight either elder
eleven elite ellen ellis else elvis email emails emily eminem emma empire empty enable ended endif ending ends
enemy energy engage engine enjoy enough ensure enter entire entity entry enzyme epic epson equal equity eric
error errors escape escort espn essay essays essex estate ethics ethnic eugene euro europe euros eval evans
even event events ever every evil exact exam exams exceed excel except excess excuse exec exempt exist exists
exit exotic expand expect expert expo export extend extent extra extras eyed eyes fabric face faced faces
facial facing fact factor facts fail failed fails fair fairly fairy faith fake fall fallen falls false fame
family famous fancy fans faqs fare farm farmer farms fast faster fatal fate father faucet fault favor favors
fear fears feed feeds feel feels fees feet fell fellow felt female fence ferry fever fewer fiber field fields
fifth fifty fight figure fiji file filed files filing fill filled film filme films filter final finals find
finder finds fine finest finger finish finite fire fired fires firm firms first fiscal fish fisher fist fits
fitted five fixed fixes flag flags flame flash flat flavor fleece fleet flesh flickr flight flip float flood
floor floors floppy floral flow flower flows floyd fluid flux flying foam focus fold folder folk folks follow
font fonts food foods fool foot force forced forces ford forest forget forgot fork form formal format formed
former forms fort forth forty forum forums foster foto fotos found four fourth frame framed frames france
frank fraud fred free freely french fresh friday fridge friend frog from front frost frozen fruit fruits fuel
fuji full fully fund funded funds funk funny fusion future gain gained gains galaxy game games gaming gamma
gang garage garden garlic gary gate gates gather gauge gave gear geek gender gene genes geneva genius genome
genre genres gentle george german gets ghana ghost giant giants gibson gift gifts girl girls give given gives
giving glad glance glass glen glenn global globe glory gloves glue gmbh gnome goal goals gods goes goggle
going gold golden golf gone gonna good goods google goose gordon gore gospel gothic goto gotta gotten grab
grace grade grades graham grain grand grande granny grant grants grape graph graphs gras grass gratis grave
gravel gray great greece greek green greg grew grey grid grill grip gross ground group groups grove grow grown
growth guam guard guards guess guest guests guide guided guides guild guilty guinea guitar gulf guns gutter
guys habits hack hacker hail hair hairy haiti half hall halo hammer hand handed handle hands handy hang hanger
hans happen happy harbor hard harder hardly hare harley harm harold harper harris harry hart harvey hate hats
have haven having hawaii hawk hazard hdtv head headed header heads health hear heard heart hearts heat heater
heath heaven heavy hebrew hedge height held helen helena hell hello helmet help helped helps hence henry
herald herb herbal herbs here hereby herein hero heroes hidden hide high higher highly highs hiking hill hills
hilton hindu hinge hint hints hire hired hiring hist hits hobby hockey hold holdem holder holds hole holes
holly holmes holy home homes honda honest honey hong honor honors hood hook hope hopes hoping horn horror
horse horses hose host hosted hosts hotel hotels hour hourly hours house houses howard howto href html http
hudson huge hugh hughes hull human humans humor hung hungry hunt hunter hurt hybrid icon icons idaho idea
ideal ideas ieee ignore image images immune impact import inch inches income indeed index india indian indie
indoor infant info inform injury inkjet inline inner inns input inputs insert inside intake intel intend
intent inter into intro invest invite iowa ipaq ipod iran iraq iraqi irish iron isbn islam island isle israel
issn issue issued issues italic italy item items itself itunes ivory jack jacket jacob jaguar jail jake james
jamie jane janet japan jars jason java jazz jean jeans jeep jeff jelly jenny jeremy jerry jersey jesse jesus
jewish jews jill jimmy joan jobs joel john johnny join joined joint joke jokes jones jordan jose joseph josh
joshua jpeg juan judge judges judy juice julia julie july jump june jungle junior junk jury just justin kansas
karen karl karma kate kathy katie keep keeps keith kelkoo kelly kenny kent kenya kept kernel kerry kettle
kevin keys kick kidney kids kijiji kill killed killer kills kind kinds king kings kiss kits kitty klein knee
knew knife knight knives knob know known knows kodak kong korea korean kruger kuwait label labels labor labour
labs lace lack ladder laden ladies lady laid lake lakes lamb lambda lamp lamps land lands lane lang lanka
laptop large larger larry laser last late later latest latex latin latina latino latter latvia laugh launch
laura lauren lawn laws lawyer layer layers layout lead leader leads leaf league lean learn lease least leave
leaves leeds leek left legacy legal legend legs lemon lender length lens lenses leon leone leslie less lesser
lesson lets letter level levels lewis lexus liable libs lids lies life lift light lighter lights like liked
likely likes limit limits linda line linear lines link linked links linux lion lions lips liquid lisa list
listed listen lists lite little live lived liver lives living lizard lloyd load loaded loads loan loans lobby
local locale locate lock locked locks lodge logged logic login logo logos logs london lonely long longer look
looked looks lookup loop loose lope lopez lord lose losing loss losses lost lots lotus loud louis louise
lounge love loved lovely lover lovers loves loving lower lowest lows lucas lucia luck lucky lucy luis luke
lumber lunch lung luther luxury lycos lying lynn lyric lyrics macro made madrid magic magnet mail mailed
mailto main maine mainly major make maker makers makes makeup making malawi male males mall malta manage manga
mango manner manor mantel manual many maple maps marble marc march marcus mardi margin maria marie marina
marine mario marion mark marked marker market marks mars mart martha martin mary mask mason mass master match
mate math matrix matt matter mature maui maybe mayor mazda meal meals mean means meant meat medal media median
medium meet meets meetup mega melon member memo memory mens ment mental menu menus mercy mere merely merge
merger merit merry mesa mesh mess meta metal metals meter meters method metric metro mexico miami mice micro
middle midi might mighty mike milan mild mile miles milk mill miller mills milton mind minds mine mini mining
minor mins mint minus minute mirror misc miss missed mixed mixing mobile mode model models modem modern modes
modify mods module mold mole moment moms monaco monday money monica monkey mono monroe monte month months mood
moon moore moral more morgan morris mortar moscow most mostly motel motels mother motion motor motors mount
mouse mouth move moved moves movie movies moving mower mpeg msgid msgstr msie much mugs multi munich murder
murphy murray muscle museum music muslim must mutual muze myers myself mysql myth nail nails name named namely
names nancy nano narrow nasa nascar nasdaq nasty nathan nation native nature naval navy ncaa near nearby
nearly neck need needed needs neil nelson nepal nerve nevada never newbie newer newest newly news newton next
nextel nice nick nickel nicole night nights nike nikon nine nipple nissan noble nobody node nodes noise nokia
none noon normal norman north norton norway nose note noted notes notice notify notion nova novel novels
nudity nuke null number nurse nurses nuts nylon oasis object obtain occur occurs ocean oclc odds oecd offer
offers office offset often ohio oils okay older oldest olive oliver omaha oman omega once ones onion online
only onto oops open opened opens opera optics option oracle oral orange order orders oregon organ origin oscar
other others ottawa ought outer outlet output oval oven over owen owned owner owners oxford oxygen pace pack
packed packet packs pads page pages paid pail pain paint pair pairs palace pallet palm palmer pamela panama
panel panels panic pants paper papers papua para parade parcel parent paris parish park parker parks part
partly parts party pass passed passes past pasta paste patch patent path paths patio patrol paul payday paying
paypal pays pdas peace peach peak pearl peas pedal peeing peer pencil penn penny people pepper period perl
permit perry person perth peru pest pete peter petrol pets phase phil philip phone phones photo photos phpbb
phrase phys piano pick picked picks pickup pics piece pieces pierce pierre pill pillow pills pilot pine ping
pink pins pipe pipes piss pitch pixel pixels pizza place placed places plain plains plan plane planes planet
plank plans plant plants plasma plate plates play played player plays plaza please pledge plenty plot plug
plugin plum plus plywood pmid pocket poem poems poet poetry point points poker poland polar pole police policy
polish poll polls polo poly pond pool pools poor pope pork port portal porter ports posing post postal posted
poster posts potato potter pound pounds pour powder powell power powers prague praise pray prayer prefer
prefix prep press pretty prev price priced prices pride priest prime prince print prints prior prison prix
prize prizes probe proc profit promo prompt proof proper pros prot proud prove proved proven proxy public
pubmed pubs puerto pull pulled pulse pump pumps punch punk pupils puppy pure purple pursue push pushed puts
puzzle python qatar quad quebec queen queens query quest queue quick quiet quit quite quiz quote quoted quotes
rabbit race races rachel racial racing rack racks radar radio radius rage raid rail rain raise raised raises
rake rally ralph ramp ranch rand random randy range ranges rank ranked ranks rapid rapids rare rarely rate
rated rates rather rating ratio rats rays reach read reader reads ready real really realm realty rear reason
rebate rebel recall recent recipe record redeem reduce reed reef reel refer refers refine reform refund refuse
regard reggae regime region rehab reject relate relax relay relief reload rely remain remark remedy remix
remote remove renew reno rent rental repair repeat reply report rescue reset resort rest result resume retail
retain retro return reveal review reward rhode rhythm ribbon rica rice rich rick rico ride rider riders rides
ridge riding right rights ring rings ripe rise rising risk risks river rivers rivet road roads robert robin
robot robust rock rocket rocks rocky roger rogers role roles roll rolled roller rolls roman rome romp ronald
roof room rooms root roots rope rose roses ross roster rouge rough round route router routes rover rows royal
rubber ruby rugby rugs rule rules ruling runner runs rural rush russia ruth rwanda ryan sacred saddam saddle
safari safe safely safety sage sagem said sail saint saints sake salad salary sale salem sales sally salmon
salon salt same samoa sample samuel sand sandra sandy sans santa sara sarah satin saturn sauce saudi save
saved saver saves saving saying says scale scales scan scene scenes scenic schema scheme school scope score
scored scores scotia scott scout screen screw screws script scroll scsi scuba seal sealed sean search season
seat seats second secret sector secure seed seeds seeing seek seeker seeks seem seemed seems seen sees select
self sell seller sells semi senate send sender sends senior sense sensor sent sept serial series serve served
server serves sets settle setup seven severe sewing shade shadow shaft shake shall shame shape shaped shapes
share shared shares shark sharon sharp shaved shaw shed sheep sheer sheet sheets shelf shell shield shift ship
ships shirt shirts shock shoe shoes shoot shop shops shore short shorts shot shots should shovel show showed
shower shown shows shut sick side sides siding sierra sight sigma sign signal signed signs signup silent silk
silly silver simon simple simply sims since sing singer singh single sink sister site sites sixth size sized
sizes skiing skill skills skin skins skip skirt skype slave sleep sleeve slide slides slight slim slip slope
slot slots slow slowly small smart smell smile smith smoke smooth snail snake snap snow soap soccer social
socket socks sodium sofa soft soil solar sold sole solely solid solo solve solved soma some song songs sonic
sons sony soon sorry sort sorted sorts sought soul sound sounds soup source south soviet space spaces spade
spain spam span spare speak speaks spears spec specs speech speed speeds spell spend spent sperm spice spider
spin spirit split spoke spoken sponge spoon sport sports spot spots spouse spray spread spring sprint squad
square squirt stable stack staff stage stages stamp stamps stand stands staple staples star stars start starts
stat state stated states static stats status stay stayed steady steal steam steel stem step steps stereo steve
steven stick sticks still stock stocks stolen stone stones stood stop stops store stored stores storm story
stove strain strand strap stream street stress strict strike string stroke strong struck struct stuart stuck
stud studio study stuff stupid style styles stylus submit such sudan sudden suffer sugar suit suite suites
suits summer summit sunday sunny sunset super superb supply sure surely surf surrey survey susan suse sussex
suzuki swamp swan swap sweden sweet swim swiss switch sword sydney symbol sync syntax syria system table
tables tablet tabs tackle tagged tags tail taiwan take taken takes taking tale talent tales talk talked talks
tall tampa tank tanks tape tapes target task tasks taste tattoo taught taxes taxi taylor teach team teams
tears tech techno teeth tell tells temp temple tenant tend tender tennis tent term terms terror terry test
tested tests texas text texts thai than thank thanks that thats thee theft thehun their them theme themes then
theory there these thesis they thick thin thing things think thinks third thirty this thomas those thou though
thread threat three throat throw thrown throws thru thumb thumbs thus ticket tide tied tier ties tiger tigers
tight tile tiles till timber time timely timer times timing tiny tion tips tire tired tires tissue toad toast
tobago today todd toilet tokyo told toll tomato tommy tone toner tones tongs tongue tons tony took tool tools
topic topics tops torch total totals touch tough tour tours toward towel tower towers town towns toxic toyota
toys trace track tracks tracy trade trader trades trail trails train trains trance trans trap trash travel
tray treat treaty tree trees trek trembl trend trends treo trial trials tribal tribe tribes trick tricks tried
tries trim trio trip triple trips trivia troops troy truck trucks true truly trunk trust trusts truth trying
tube tubes tucson tumor tune tuner tunes tuning tunnel turbo turkey turn turned turner turns twelve twenty
twice twiki twin twine twins twist tyler type types typing tyre uganda ugly ultra unable uncle under undo
union unions unique unit united units unity univ unix unless unlike unlock until unto update upload upon upper
urban urgent usage used useful user users uses usgs using usual utah utils vacuum valid valium valley value
valued values valve varied varies vary vast vector vegas vendor venice venue venues verde verify vernon verse
versus very vessel vest victim victor video videos vids vienna view viewed viewer views viii villa villas
vine vinyl viral virus visa vision visit visits vista visual vital vocal vocals voice voices void voip volt
volume volvo vote voted voters votes voting vsnet wage wages wagon wait wake wales walk walked walker walks
wall wallet walls walt walter wang wanna want wanted wants ward warm warner warren wars wash washer wasp waste
watch water waters watson watt watts wave waves wayne ways weak wealth weapon wear webcam weblog weed week
weekly weeks weight weird well wells welsh went were west whale what whats wheat wheel wheels when where which
while whilst white whole whom whose wicked wide widely wider width wife wifi wiki wild will wilson wind window
winds wine wines wing wings winner wins winter wire wired wisdom wise wish wishes witch with within wives
wizard wolf woman women womens wonder wood wooden woods wool word words work worked worker works world worlds
worn worry worse worst worth worthy would wrap wright wrist write writer writes wrong wrote xbox xerox xhtml
xnxx yacht yahoo yale yamaha yard yards yeah year years yeast yellow yemen yield yoga york young your yours
youth yukon zambia zdnet zero zone zones zoning zoom zope zshops`;

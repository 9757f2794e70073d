import { synonymGroups } from '../../search-group';

/** Zangen, Zwingen, Schraubstöcke, Hämmer, Meißel. */
export const GRIPPING_DE = synonymGroups(`
  Kombinationszange = Kombizange
  Universalzange, Allzweckzange, Mehrzweckzange, Haushaltszange, Handzange, Kombizangerl, Kombi-Zange > Kombinationszange
  Drahtzange, Flachzange, Hauszange, Mechanikerzange, Standardzange > Kombinationszange
  Elektrikerzange, Elektrozange, Elektriker-Zange > VDE-Kombinationszange, Kombinationszange
  VDE-Zange, VDE-Kombizange, isolierte Zange, isolierte Kombizange, Isolierzange, Starkstromzange > VDE-Kombinationszange
  1000-V-Zange, 1000-Volt-Zange, Hochspannungszange, E-Zange, Schutzisolierte Zange, Elektrikerkombizange > VDE-Kombinationszange

  Spitzzange, Spitz-Zange, Telefonzange, Radiozange, Radio-Zange, Telefon-Zange > Flachrundzange
  Storchschnabelzange, Storchenschnabelzange, Storchschnabel, Schnabelzange, Langbeckzange > Flachrundzange
  Langbackenzange, Nadelzange, Spitzbackenzange, Flachspitzzange, Rundspitzzange, Halbrundzange, Rundzange > Flachrundzange
  Elektronikzange, Drahtbiegezange, Flach-Rundzange, lange Zange, spitze Zange, Schmuckzange > Flachrundzange

  Seitenschneider = Kraftseitenschneider
  Drahtschneider, Drahtschere, Drahtzwicker, Drahtknipser, Drahtabschneider, Pianodrahtschneider > Seitenschneider
  Kabelschneider, Kabelschere, Kabelzange, Kabelknipser, Kabelabschneider, Litzenschneider > Seitenschneider
  Zwicker, Zwickzange, Seitenzwicker, Knipser, Knipszange, Schneidzange, Diagonalschneider > Seitenschneider
  Elektronikseitenschneider, Kraft-Seiten-Schneider, Seitenschneidzange, Vornschneider, Vorschneider > Seitenschneider
  Kneifzange, Beißzange, Nagelzange, Monierzange > Seitenschneider, Kombinationszange

  Pumpenzange, Wasserpumpzange, Wapuzange, Wapu-Zange, Wapu, Wapuza, WPZ, Pumpzange > Wasserpumpenzange
  Cobra, Cobra-Zange, Cobrazange, Alligatorzange, Alligator, Papageienzange, Papageienschnabelzange, Papagei > Wasserpumpenzange
  Armaturenzange, Siphonzange, Gleitgelenkzange, Verstellzange, verstellbare Zange, Zangenschlüssel > Wasserpumpenzange
  Mutternzange, Überwurfmutternzange, Kanalzange, Rillenzange, Eckzange, Sifonzange > Wasserpumpenzange
  Greifzange > Wasserpumpenzange, Gripzange

  Gripzange = Grip-Zange = Feststellzange = Festhaltezange
  Klemmzange, Festklemmzange, Haltezange, Spannzange, Arretierzange, Selbstklemmzange, Selbstspannzange > Gripzange
  Schweißzange, Schweißgripzange, Schweißerzange, Schweißer-Gripzange, Patentzange, Kniehebelzange > Gripzange
  Vise-Grip, Mole-Zange, Grippzange, Gripper, Griffzange, Schnappzange, Klammerzange, Hebelzange > Gripzange
  Einrastzange, Verriegelungszange, Zwingenzange, Fixierzange > Gripzange

  Bolzenschere, Bolzenabschneider, Bolzenknacker, Bolzentrenner, Bolzenzange, Bolzenschneidzange > Bolzenschneider
  Kettenschneider, Kettenschere, Kettenzange, Schlossknacker, Schlossschneider, Vorhängeschlossknacker > Bolzenschneider
  Betonstahlschneider, Betonstahlschere, Baustahlschere, Baustahlschneider, Baustahlmattenschneider > Bolzenschneider
  Eisenschere, Eisenschneider, Monierschneider, Moniereisenschneider, Armierungsschere, Armierungsschneider > Bolzenschneider
  Mattenschneider, Mattenschere, Hebelschneider, Stangenschneider, Drahtseilschere, Drahtseilschneider, Zaunschere > Bolzenschneider
  Bewehrungsschneider, Rundstahlschneider, Stahlschere, Gewindestangenschneider > Bolzenschneider

  Schraubstock, Schraubstöckli > Parallelschraubstock, Maschinenschraubstock
  Werkbankschraubstock, Tischschraubstock, Bankschraubstock, Werkstattschraubstock, Schlosserschraubstock > Parallelschraubstock
  Feilstock, Feilenstock, Einspannstock, Drehschraubstock, Schwenkschraubstock, Ambossschraubstock > Parallelschraubstock
  Stahlschraubstock, Schmiedeschraubstock, Schraubstock drehbar, Flaschenschraubstock, Metallschraubstock > Parallelschraubstock
  Bohrmaschinenschraubstock, Bohrschraubstock, Frässchraubstock, Schnellspannschraubstock > Maschinenschraubstock
  Niederzugschraubstock, Bohrtischschraubstock, Schleifschraubstock, Präzisionsschraubstock > Maschinenschraubstock
  Säulenbohrmaschinen-Schraubstock, Standbohrmaschinen-Schraubstock, Maschinenspanner, Maschinenstock > Maschinenschraubstock

  Zwinge > Schraubzwinge, Einhandzwinge
  Schreinerzwinge, Tischlerzwinge, Tempergusszwinge, Temperguss-Schraubzwinge, Stahlzwinge, Ganzstahlzwinge > Schraubzwinge
  Leimzwinge, Leimklemme, Leimklammer, Holzzwinge, Klemmzwinge, Spannzwinge, Leimknecht > Schraubzwinge, Einhandzwinge
  Hebelzwinge, F-Zwinge, Korpuszwinge, Parallelzwinge, Schraubklemme, Schraubzwing, Schraubknecht > Schraubzwinge
  C-Zwinge, G-Zwinge, C-Klemme, G-Klemme, C-Klammer, Bügelzwinge, Bügelschraubzwinge > Bügel-Schraubzwinge
  Schweißzwinge, Schweißerzwinge, Schlosserzwinge, Stahlbauzwinge, Schwerlastzwinge, Karosseriezwinge > Bügel-Schraubzwinge
  Einhandspanner, Einhand-Schraubzwinge, Einhandschraubzwinge, Einhandklemme, Pistolenzwinge > Einhandzwinge
  Schnellzwinge, Schnellspannzwinge, Schnellklemmzwinge, Schnellklemme, Ratschenzwinge, Pumpzwinge > Einhandzwinge
  Spreizer, Spreizzwinge, Quick-Grip, Abzugszwinge, Fixierzwinge, Schnellspannklemme > Einhandzwinge
  Spanner > Kniehebelspanner, Einhandzwinge
  Schnellspanner, Senkrechtspanner, Vertikalspanner, Vorrichtungsspanner, Hebelspanner, Kipphebelspanner > Kniehebelspanner
  Niederhalter, Spannhebel, Hebelklemme, Kniehebelklemme, Kniehebel, Schnellspannhebel, Werkstückspanner > Kniehebelspanner
  Waagrechtspanner, Waagerechtspanner, Horizontalspanner, Exzenterspanner, Bügelspanner, Niederspanner > Kniehebelspanner

  Hammer mit Finne, Finnenhammer, Finnhammer, Bankhammer, Werkstatthammer, Metallhammer, Stahlhammer > Schlosserhammer
  Ingenieurhammer, Ingenieurshammer, Kugelhammer, Kugelkopfhammer, Mechanikerhammer, Maschinenbauerhammer > Schlosserhammer
  Schmiedehammer, Niethammer, Nietenhammer, Treibhammer, Handhammer, Schreinerhammer, Tischlerhammer > Schlosserhammer
  Klauenhammer, Zimmermannshammer, Zimmererhammer, Zimmermannhammer, Zimmerhammer, Splitthammer > Latthammer
  Dachdeckerhammer, Nagelhammer, Dachlattenhammer, Lattenhammer, Lattlhammer, Lathammer, Carpenterhammer > Latthammer
  Einschalhammer, Schalhammer, Schalungshammer, Schalerhammer, Bauhammer, Nagelzieher, Nagelauszieher > Latthammer
  rückschlagfreier Hammer, prellfreier Hammer, rückprallfreier Hammer, schlagfreier Hammer > Schonhammer rückschlagfrei
  Dead-Blow, Dead-Blow-Hammer, Schrothammer, Kugelhammer Polyurethan, PU-Hammer, Antirückschlaghammer > Schonhammer rückschlagfrei
  Kunststoffhammer, Plastikhammer, Plastehammer, Nylonhammer, Simplexhammer, Simplex-Hammer, Weichhammer > Schonhammer
  Kupferhammer, Bleihammer, Messinghammer, Aluhammer, Lederhammer, Montagehammer, Ausbeulhammer > Schonhammer
  Weichkopfhammer, Kunststoffkopfhammer, Einsatzhammer, Hammer mit Kunststoffkopf, Hammer mit Wechselkopf > Schonhammer
  Vorschlag, Vorhammer, Mottek, Motek, Zuschlaghammer, Schlägel, Schlegel, Possekel, Bello, Moker > Vorschlaghammer
  Steinhammer, großer Hammer, schwerer Hammer, Zweihandhammer, Pfahlhammer, Pflockhammer, Zaunhammer > Vorschlaghammer
  Fäustel, Handfäustel, Schlosserfäustel, Maurerhammer > Vorschlaghammer
  Gummischlägel, Gummischlegel, Gummiklopfer, Kautschukhammer, Gummi-Hammer, Gummischonhammer > Gummihammer
  Plattenlegerhammer, Pflasterhammer, Pflastererhammer, Plattenhammer, Pflasterschlägel, Fliesenlegerhammer > Gummihammer
  Fliesenhammer, Zelthammer, Campinghammer, Heringshammer, Parketthammer, Hammer aus Gummi > Gummihammer

  Flachmeißel, Kreuzmeißel, Kaltmeißel, Handmeißel, Spitzmeißel, Schlossermeißel, Eisenmeißel > Meißel
  Maurermeißel, Steinmeißel, Meißelsatz, Meißelset, Schlitzmeißel, Fugenmeißel, Schrotmeißel > Meißel
  Splinttreiber, Splintentreiber, Splintentreibersatz, Splintaustreiber, Stiftaustreiber, Stiftentreiber > Durchtreiber
  Durchschlag, Durchschläger, Durchschlagsatz, Austreiber, Bolzentreiber, Treiber, Treibdorn, Dorn > Durchtreiber
  Austreibdorn, Spannstifttreiber, Spannstiftaustreiber, Durchtreibersatz, Austreibersatz, Splinttreibersatz > Durchtreiber
  Körner, Ankörner, Zentrierkörner, Körnerspitze, Handkörner, Lochkörner, Körnerschlag > Durchtreiber-Satz
  Holzhammer, Holzschlegel, Klüpfel, Knüpfel > Gummihammer
  Maurerhammer, Klempnerhammer, Elektrikerhammer > Schlosserhammer

  Bohrständerschraubstock, Tischbohrmaschinenschraubstock, Säulenbohrmaschinenschraubstock > Maschinenschraubstock
  Knipex, Zangensatz, Zangenset > Kombinationszange, Wasserpumpenzange, Seitenschneider
`);

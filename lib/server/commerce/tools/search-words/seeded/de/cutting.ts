import { synonymGroups } from '../../search-group';

/** Bohrer, Gewindewerkzeuge, Sägen, Feilen, Schleifmittel. */
export const CUTTING_DE = synonymGroups(`
  Bohrer, Bohrspitze, Bohreinsatz, Bohrersatz, Bohrerset, Bohrersortiment > Spiralbohrer, Stufenbohrer, Hammerbohrer
  Metallbohrer, Stahlbohrer, Eisenbohrer, HSS-Bohrer, Edelstahlbohrer, Kobaltbohrer, Wendelbohrer > Spiralbohrer
  Bohrerkassette, Bohrerkasten, Bohrerbox, HSS-Satz, Spiralbohrersatz, Metallbohrersatz, HSS-Bohrersatz > Spiralbohrer-Satz
  Maschinenbohrer, Schnellstahlbohrer, Zylinderschaftbohrer, Drallbohrer, Metallspiralbohrer, Kernlochbohrer > Spiralbohrer
  Schälbohrer, Blechschälbohrer, Konusbohrer, Kegelbohrer, konischer Bohrer, Blechbohrer, Stufenblechbohrer > Stufenbohrer
  Tannenbaumbohrer, Tannenbaum, Weihnachtsbaumbohrer, Christbaumbohrer, Pagodenbohrer, Treppenbohrer > Stufenbohrer
  Mehrstufenbohrer, Karosseriebohrer, Step-Drill, Stufen-Bohrer, Trichterbohrer, Tütenbohrer > Stufenbohrer
  Betonbohrer, Steinbohrer, Mauerbohrer, Mauerwerksbohrer, Wandbohrer, Ziegelbohrer, Gesteinsbohrer > Hammerbohrer
  SDS-Bohrer, SDS-plus-Bohrer, SDS-Satz, SDS-Bohrersatz, Hilti-Bohrer, Hiltibohrer, Bohrhammerbohrer > Hammerbohrer
  Dübelbohrer, Dübellochbohrer, Granitbohrer, Widiabohrer, Vidiabohrer, Hartmetallbohrer, Betonbohrersatz > Hammerbohrer
  Schlagbohrer > Hammerbohrer, Bohrhammer

  Gewinde > Maschinengewindebohrer, Schneideisen-Satz
  Gewindeschneidsatz, Gewindeschneid-Satz, Gewindeschneidkasten, Gewindeschneidset, Gewindeschneidzeug > Schneideisen-Satz
  Gewindeschneider > Schneideisen-Satz, Maschinengewindebohrer
  Schneidkluppe, Kluppe, Gewindekluppe, Gewindesatz, Gewindebohrersatz, Gewindewerkzeug, Gewindeschneidwerkzeug > Schneideisen-Satz
  Windeisen, Schneideisenhalter, Schneideisensatz, Schneidbacken, Gewindebacken, Gewindeschneideisen > Schneideisen-Satz
  Gewindereparatursatz, Gewindereparatur, Gewindenachschneider, Gewindeschneidkluppe, Handgewindebohrer > Schneideisen-Satz
  Außengewindeschneider, Innengewindeschneider, Gewinde-Set, Gewindekasten, Schneideisenset > Schneideisen-Satz
  Maschinengewindeschneider, Sacklochgewindebohrer, Grundlochgewindebohrer, Spiralgewindebohrer > Maschinengewindebohrer
  Sacklochbohrer, Einschnittgewindebohrer, Maschinen-Gewindebohrer, Einschnittbohrer, Maschinengewinde > Maschinengewindebohrer

  Senker, Versenker, Senkbohrer, Krauskopf, Spitzsenker, Ansenker, Frässenker, Senkfräser > Kegelsenker
  Entgrater, Entgratsenker, Entgratwerkzeug, Handentgrater, Fasenfräser, Anfaser, Fasenschneider > Kegelsenker
  Schraubenkopfsenker, Schraubensenker, Holzsenker, Metallsenker, Kegelsenkbohrer > Kegelsenker
  Bohrfutter, Schnellspannfutter, Bohrmaschinenfutter, Spannfutter, Zahnkranzbohrfutter, Backenfutter > Schnellspannbohrfutter
  Jacobs-Futter, Röhm-Futter, schlüsselloses Bohrfutter, Bohrerhalter, Ersatzbohrfutter, Bohrerfutter, Futter > Schnellspannbohrfutter

  Metallsäge, Eisensäge, Bügelsäge, Handbügelsäge, Stahlsäge, Rohrsäge, Schlossersäge, Metallbügelsäge > Metallsägebogen
  Sägebogen, Sägebügel, Handsägebogen, Eisensägebogen, Bogensäge, Puksäge, Puk-Säge, Puk, Metallhandsäge > Metallsägebogen
  Fuchsschwanz, Fuchsschwanzsäge, Holzsäge, Brettersäge, Universalsäge, Schreinersäge, Tischlersäge > Universal-Handsäge
  Zimmermannssäge, Zimmerersäge, Bausäge, Balkensäge, Plattensäge, Stoßsäge, Zugsäge, Handholzsäge > Universal-Handsäge
  Feinsäge, Rückensäge, Steifsäge, Gestellsäge, Spannsäge, Hartpoint-Säge, Fuchsschwanzerl > Universal-Handsäge
  Sägeblatt, Ersatzsägeblatt, Ersatzblatt > Kreissägeblatt, Bandsägeblatt, Säbelsägeblätter
  Kreissägenblatt, Handkreissägeblatt, Handkreissägenblatt, Hartmetallsägeblatt, HM-Sägeblatt, HM-Blatt > Kreissägeblatt
  Kappsägeblatt, Tischkreissägeblatt, Tauchsägeblatt, Rundsägeblatt, Sägescheibe, Holzsägeblatt, Kreissägeblattl > Kreissägeblatt
  Widiablatt, Widiasägeblatt, Widia-Sägeblatt, Wechselzahnblatt, Wechselzahnsägeblatt, Holzkreissägeblatt > Kreissägeblatt
  Sägeband, Bandsägenblatt, Bandsägeband, Metallbandsägeblatt, Endlossägeblatt, Bandsäge, Bandblatt > Bandsägeblatt
  Säbelsägenblatt, Säbelblatt, Tigersägeblatt, Tigersägenblatt, Reciproblatt, Reciprosägeblatt, Recipblatt > Säbelsägeblätter
  Säbelsäge, Tigersäge, Elektrofuchsschwanz, Recipsäge, Reciprosäge > Säbelsägeblätter
  Abbruchsägeblatt, Fuchsschwanzblatt, Elektrofuchsschwanzblatt, Universalsägeblatt, Abbruchblatt > Säbelsägeblätter
  Lochsäge, Lochsägensatz, Lochkreissäge, Lochsägenset, Lochsägenkoffer, Lochfräser, Lochschneider > Lochsägen-Satz
  Dosenbohrer, Dosensenker, Dosensäge, Dosenfräser, Bohrkrone, Kronenbohrer, Kernbohrer, Topfbohrer > Lochsägen-Satz
  Kreisschneider, Glockensäge, Hohlbohrer, Zylindersäge, Ringsäge, Fräskrone, Rundsäge für Löcher, Lochkranz > Lochsägen-Satz

  Feile, Flachfeile, Werkstattfeile, Metallfeile, Schlosserfeile, Handfeile, Eisenfeile, Stahlfeile > Flachstumpffeile
  Schlichtfeile, Halbschlichtfeile, Schruppfeile, Bastardfeile, Armfeile, Ansatzfeile, Entgratfeile, Vorfeile > Flachstumpffeile
  Schlüsselfeile, Schlüsselfeilensatz, Feinfeile, Uhrmacherfeile, Goldschmiedefeile, Präzisionsfeile > Nadelfeilen
  Modellbaufeile, Minifeile, Juwelierfeile, kleine Feile, Mechanikerfeile, Riffelfeile, Gravierfeile > Nadelfeilen
  Dreikantfeile, Rundfeile, Vierkantfeile, Halbrundfeile, Messerfeile, Barettfeile, Feilensatz, Feilenset > Nadelfeilen-Satz

  Flexscheibe, Flex-Scheibe, Metalltrennscheibe, Inoxscheibe, Inox-Trennscheibe, Edelstahltrennscheibe > Trennscheiben
  Schneidscheibe, Winkelschleiferscheibe, Trennschleifscheibe, Stahltrennscheibe, Eisentrennscheibe > Trennscheiben
  Metallscheibe, Stahlscheibe, Inoxtrennscheibe, Korundscheibe, Flexblatt, Trennblatt, Kappscheibe > Trennscheiben
  Schleifscheibe, Schleifblatt > Fächerschleifscheibe, Trennscheiben
  Fächerscheibe, Lamellenscheibe, Lamellenschleifscheibe, Schmirgelscheibe, Schruppscheibe, Mopscheibe > Fächerschleifscheibe
  Fächerschleifer, Fächerschleifteller, Lamellenteller, Lamellenschleifteller, Schleifmop, Schleifmopteller > Fächerschleifscheibe
  Zirkonscheibe, Polifan, Blätterscheibe, Schleiffächer, Schleifteller, Sandpapierscheibe, Schleiflamelle > Fächerschleifscheibe
  Drahtbürste, Stahlbürste, Rostbürste, Zopfbürste, Stahldrahtbürste, Metallbürste, Rundbürste > Topfbürste
  Drahttopfbürste, Zopftopfbürste, Flexbürste, Winkelschleiferbürste, Entrostungsbürste, Glockenbürste > Topfbürste
  Bürste, Bürstenkopf, Bürstenteller, Drahtscheibe, Kegelbürste, Entroster, Lackbürste, Eisenbürste > Topfbürste
  Schleifstein, Wetzstein, Ölstein, Wasserstein, Bankstein, Schärfstein, Handschleifstein, Abziehblock > Abziehstein
  Diamantstein, Diamantschleifstein, Diamantplatte, Diamantschärfer, Diamantabziehstein, Diamantwetzstein > Diamant-Abziehstein
  Messerschleifer, Messerschärfer, Schleifplatte, Abziehplatte, Schärfplatte, Schleifblock, Arkansasstein > Abziehstein

  Bohrfutterschlüssel, Bohrfutter mit Schlüssel, Zahnkranzbohrfutter, Ersatzbohrfutter > Schnellspannbohrfutter
  Trennscheibenset, Flexscheibenset, Trennscheibensatz > Trennscheiben
`);

import { needs } from '../../search-group';

export const NEEDS_DE = needs(`
  lösen, losbrechen, aufdrehen, abmachen, losmachen, herausdrehen, lockern, aufkriegen, aufschrauben, abschrauben : festsitzende Schraube, festsitzende Mutter, verrostete Schraube, verrostete Mutter, festgerostete Schraube, festgerostete Mutter, eingerostete Schraube, rostige Mutter, rostige Schraube, festgefressene Schraube, feste Schraube, Verbindung > Gelenkgriff, Akku-Schlagschrauber
  lösen, anziehen, festziehen, wechseln, abmontieren, aufdrehen, abschrauben, montieren, nachziehen : Radmutter, Radschraube, Radbolzen, Rad, Reifen, Autoreifen, Felge, Winterreifen > Akku-Schlagschrauber, Gelenkgriff, Drehmomentschlüssel
  anziehen, festziehen, nachziehen, einstellen, festdrehen, prüfen, messen : Drehmoment, genaues Drehmoment, richtiges Drehmoment, Zylinderkopf, Zylinderkopfschraube, Zündkerze, Newtonmeter, Nm, Motor, Flansch, Getriebe, Anzugsmoment > Drehmomentschlüssel, Drehwinkelschlüssel
  anziehen, festziehen, messen : Drehwinkel, Winkel, Dehnschraube, Grad, Winkelgrad > Drehwinkelschlüssel
  anziehen, festziehen, festdrehen, zudrehen, nachziehen : Schraube, Schrauben > Schraubendreher, Drehmomentschlüssel, Umschaltknarre, Ringmaulschlüssel
  anziehen, festziehen, lösen, aufdrehen, drehen, festdrehen, zudrehen, halten, gegenhalten, kontern, schrauben : Mutter, Schraube, Sechskantmutter, Sechskantschraube, Sechskant, Kontermutter, Maschinenschraube > Ringmaulschlüssel, Rollgabelschlüssel, Steckschlüssel-Satz, Ratschen-Ringmaulschlüssel
  lösen, erreichen, anziehen, drehen : versenkte Schraube, versenkte Mutter, tiefliegende Schraube, tiefliegende Mutter > Doppelringschlüssel, Steckschlüssel-Satz
  schrauben, drehen, anziehen, lösen, arbeiten : enge Stelle, beengte Stelle, wenig Platz, auf engem Raum, schwer zugängliche Stelle > Umschaltknarre, Ratschen-Ringmaulschlüssel
  anziehen, lösen, festziehen, drehen, schrauben, zusammenbauen, aufbauen, montieren : Inbusschraube, Innensechskantschraube, Zylinderschraube, Madenschraube, Möbel, Fahrrad, Gewindestift > Winkelschraubendreher, T-Griff
  festhalten, greifen, drehen, halten, packen, lösen, aufdrehen, festziehen : Rohr, Wasserrohr, Stahlrohr, Gasrohr, Leitung, Gewinderohr, Rohrverschraubung, Fitting > Einhand-Rohrzange, Wasserpumpenzange, Gripzange
  festziehen, lösen, greifen, aufdrehen, drehen : Überwurfmutter, Siphon, Wasserhahn, Armatur, Verschraubung, Hahn, Abfluss > Wasserpumpenzange, Rollgabelschlüssel
  lösen, halten, greifen, drehen, herausdrehen, packen, entfernen : runde Schraube, rundgedrehte Schraube, rundgedrehte Mutter, abgenudelte Schraube, vermurkste Schraube, abgerissene Schraube, beschädigte Mutter, Stehbolzen > Gripzange, Wasserpumpenzange
  fixieren, klemmen, festklemmen, halten, spannen : Blech, Bleche, Teile zum Schweißen, Blech beim Schweißen, Schweißteile > Gripzange, Bügel-Schraubzwinge
  greifen, biegen, halten, fassen, erreichen : Draht, kleine Teile, Kleinteile, Klemme, dünner Draht, Öse, Stecker > Flachrundzange, Kombinationszange
  abschneiden, schneiden, abzwicken, durchtrennen, abknipsen, kappen, trennen, durchschneiden, kürzen : Kabel, Draht, Stromkabel, Leitung, Kupferdraht, Litze, Pianodraht, Stahldraht, Drahtende > Seitenschneider, VDE-Kombinationszange, Kombinationszange
  durchtrennen, schneiden, knacken, durchschneiden, abschneiden, kappen, aufbrechen : Kette, Vorhängeschloss, Schloss, Bewehrung, Betonstahl, Baustahl, Moniereisen, Gewindestange, Baustahlmatte, Bolzen, Zaun, Drahtseil, Fahrradschloss > Bolzenschneider
  arbeiten, schneiden, greifen : unter Spannung, Strom, spannungsführende Teile, Schaltschrank, Hauselektrik, Steckdose > VDE-Kombinationszange, VDE-Schraubendreher
  schrauben, drehen, lösen, festziehen, anschließen, erreichen : Klemme, Lüsterklemme, Steckdose, Schalter, Sicherungskasten, Schaltschrank, Reihenklemme, Strom > VDE-Schraubendreher
  drehen, eindrehen, herausdrehen, lösen, festdrehen, rausdrehen, schrauben, einschrauben : Schlitzschraube, Kreuzschlitzschraube, Schraube, Maschinenschraube, Schrauben von Hand > Schraubendreher, Bit-Satz
  eindrehen, versenken, schrauben, verschrauben, einschrauben : Holzschraube, Spanplattenschraube, Schrauben, lange Schrauben, Terrassenschrauben, Rigips, Trockenbau, Gipskarton > Akku-Bohrschrauber, Bit-Satz
  öffnen, reparieren, zerlegen, aufschrauben, schrauben : Laptop, Handy, Brille, Uhr, Smartphone, Kamera, kleine Schrauben, winzige Schrauben, Elektronik, Platine, Notebook, Spielzeug > Feinmechaniker-Schraubendreher

  einschlagen, schlagen, hämmern, reinschlagen, klopfen, nageln : Nagel, lange Nägel, Stift, Dachlatte > Latthammer, Schlosserhammer
  herausziehen, ziehen, rausziehen, entfernen, ausziehen : Nagel, alte Nägel, Krampe > Latthammer
  schlagen, hämmern, treiben, richten, schmieden, klopfen, nieten : Metall, Stahl, Niete, Niet, Meißel, Blech, Eisen > Schlosserhammer
  zerschlagen, zertrümmern, einreißen, zerkleinern, brechen, abbrechen, abreißen, einschlagen, aufbrechen : Stein, Beton, Mauer, Wand, Pfosten, Pfahl, Zaunpfahl, Pflock, Felsen, Estrich, Mauerwerk > Vorschlaghammer, Bohrhammer
  klopfen, schlagen, einpassen, eintreiben, zusammenfügen, montieren, ausrichten, zusammenklopfen : ohne Spuren, schonend, Teile, Lager, Kugellager, weiche Teile, empfindliche Oberfläche, Holzverbindung, Presssitz, ohne Macken > Schonhammer, Gummihammer
  schlagen, klopfen : ohne Rückschlag, ohne Rückprall, ohne Prellen > Schonhammer rückschlagfrei
  klopfen, verlegen, einklopfen, setzen, festklopfen, legen, einschlagen : Fliesen, Pflaster, Pflastersteine, Platten, Laminat, Parkett, Zelthering, Hering, Gehwegplatten, Randstein > Gummihammer
  ankörnen, markieren, körnen, anzeichnen : Bohrloch, Lochmitte, Bohrstelle, Mitte, Bohrpunkt > Meißel- und Durchtreiber-Satz
  austreiben, heraustreiben, durchschlagen, herausschlagen, entfernen, rausschlagen : Splint, Stift, Spannstift, Bolzen, Passstift, Kerbstift > Durchtreiber
  abmeißeln, meißeln, abschlagen, trennen, spalten : Niet, Nietkopf, Schraubenkopf, Metall, Mutter, Eisen > Meißel

  bohren, durchbohren, aufbohren, anbohren : Stahl, Metall, Eisen, Aluminium, Alu, Edelstahl, Loch in Metall, Messing, Blech > Spiralbohrer, Stufenbohrer, Akku-Bohrschrauber
  bohren, aufbohren, vergrößern, erweitern, aufweiten : Blech, dünnes Blech, Loch, Stahlblech, Bohrung, Loch im Blech, Schaltschrank > Stufenbohrer
  bohren, anbohren, befestigen, durchbohren, dübeln : Wand, Beton, Mauer, Ziegel, Stein, Mauerwerk, Dübel, Dübelloch, Ankerloch, Decke, Betonwand, Loch in der Wand > Bohrhammer, Hammerbohrer
  meißeln, abstemmen, stemmen, abschlagen, entfernen, schlitzen, wegstemmen : Fliesen, Putz, Beton, Estrich, Mauerschlitz, Kabelschlitz, Mauer > Bohrhammer
  bohren : Holz, Brett, Balken, Möbel, Regal > Akku-Bohrschrauber, Spiralbohrer
  schneiden, bohren, sägen, ausschneiden, machen : großes Loch, rundes Loch, Rohrdurchführung, Dosenloch, Loch für Steckdose, Spotloch, Einbaustrahler, Türschloss, Schalterdose > Lochsägen-Satz
  schneiden, bohren : Gewinde, Innengewinde, Sacklochgewinde, Gewinde im Sackloch, Gewindeloch > Maschinengewindebohrer, Schneideisen-Satz
  schneiden, nachschneiden, reparieren, erneuern, retten, säubern : Gewinde, Außengewinde, kaputtes Gewinde, beschädigtes Gewinde, Gewindestange, Bolzen > Schneideisen-Satz
  senken, ansenken, versenken, entgraten, anfasen : Schraubenkopf, Senkkopf, Senkschraube, Bohrung, Loch, Bohrloch, Grat > Kegelsenker
  spannen, einspannen, halten, wechseln : Bohrer, Bohrer in Bohrmaschine, Bohrer in Drehmaschine > Schnellspannbohrfutter

  sägen, absägen, ablängen, durchsägen, kürzen : Eisen, Stahl, Metall, Metallrohr, Stahlrohr, Rohr, Profil, Schraube, Gewindestange, Kupferrohr, Winkeleisen > Metallsägebogen, Bandsägeblatt, Trennscheiben
  trennen, durchtrennen, abtrennen, schneiden, abflexen, flexen, durchflexen : Blech, Edelstahl, Stahl, Metall, Eisen, Schraube, Rohr, Auspuff > Trennscheiben, Winkelschleifer
  sägen, zusägen, absägen, zuschneiden, durchsägen, schneiden : Holz, Brett, Balken, Latte, Kantholz, Sperrholz, Laminat, Ast, Bretter > Universal-Handsäge, Handkreissäge, Stichsäge, Kreissägeblatt
  sägen, zuschneiden, besäumen, schneiden, ablängen : Platte, Sperrholz, Spanplatte, gerader Schnitt, Arbeitsplatte, Dielen, MDF, Terrassendielen > Handkreissäge, Kreissägeblatt
  sägen, schneiden, ausschneiden, aussägen : Kurve, Kurven, Rundung, Ausschnitt, Bogen, Spüle, Arbeitsplatte, Form > Stichsäge
  sägen, abbrechen, zerlegen, demontieren, durchsägen : Palette, Paletten, Holz mit Nägeln, Nägel, Fensterrahmen, altes Rohr, Abbruch > Säbelsägeblätter

  feilen, entgraten, glätten, abrunden, anpassen, brechen : Kante, Metall, Grat, Stahl, Ecke, Blechkante, Schlüssel > Flachstumpffeile, Nadelfeilen
  feilen, nacharbeiten, bearbeiten : kleine Teile, Modell, Form, feine Stellen, Schmuck, kleines Loch, Nut > Nadelfeilen
  schleifen, verschleifen, glätten, verputzen, abschleifen, entfernen, flexen : Schweißnaht, Schweißnähte, Naht, Kante, Grat, Schweißpunkt, Stahlkante > Fächerschleifscheibe, Winkelschleifer
  entfernen, entrosten, abbürsten, entlacken, reinigen, abtragen, bürsten : Rost, Farbe, Lack, Zunder, alte Farbe, Schlacke, Stahl, alter Anstrich > Topfbürste, Fächerschleifscheibe
  schärfen, abziehen, schleifen, wetzen, abrichten : Messer, Stechbeitel, Hobeleisen, Beitel, Klinge, Schere, Axt, Stemmeisen, Hobelmesser > Diamant-Abziehstein
  schleifen, abschleifen, anschleifen, glätten, feinschleifen, schmirgeln : Holz, Tisch, Tischplatte, Lack, Möbel, Spachtel, Oberfläche, Tür, Autolack, Farbe, Dielenboden, Fenster > Exzenterschleifer

  messen, prüfen, ablesen, bestimmen : Durchmesser, Dicke, Außendurchmesser, Innendurchmesser, Tiefe, Welle, Bohrung, Hundertstel, Wandstärke, Bohrerdurchmesser, Zehntelmillimeter > Digital-Messschieber, Messschieber, Bügelmessschraube
  messen, prüfen : Mikrometer, Tausendstel, Welle genau, Wellendurchmesser, Blechdicke, Blechstärke > Bügelmessschraube
  prüfen, messen, ausrichten, kontrollieren : Rundlauf, Schlag, Planlauf, Spiel, Unwucht, Höhenschlag, Axialspiel, Bremsscheibe, Spindel > Messuhr
  messen, ausmessen, abmessen, aufmessen : Länge, Entfernung, Raum, Zimmer, Breite, Höhe, Abstand, Wand, Fenster > Taschenbandmaß
  aufhängen, ausrichten, prüfen, anbringen, nivellieren, montieren : Regal, Bild, Schrank, gerade, waagerecht, waagrecht, senkrecht, Lot, Küche, Zaun, Waschmaschine > Wasserwaage, Kreuzlinienlaser
  ausrichten, projizieren, anzeichnen, nivellieren, verlegen, übertragen : Linie, Fliesen, Höhe, waagerechte Linie, Decke, Küche, Trockenbau, Höhe im Raum > Kreuzlinienlaser
  anreißen, anzeichnen, prüfen, messen, übertragen : rechter Winkel, 90 Grad, 45 Grad, Winkel, Gehrung, Linie, Risslinie > Kombinationswinkel

  einspannen, spannen, festhalten, halten, festspannen : Werkstück, Teil auf der Werkbank, Metall, Werkbank, Werkstück beim Feilen > Parallelschraubstock
  einspannen, spannen, halten : Werkstück zum Bohren, Bohrtisch, Rundmaterial, Bohrständer, Säulenbohrmaschine, Werkstück beim Bohren > Maschinenschraubstock
  leimen, verleimen, zusammenpressen, spannen, kleben, pressen, zusammenhalten : Holz, Bretter, Leimholz, Holzverbindung, Platten, Möbel, Leiste > Schraubzwinge, Einhandzwinge
  spannen, klemmen, festklemmen, heften : Stahl, Träger, Stahlträger, Schweißteil, Schweißkonstruktion > Bügel-Schraubzwinge, Gripzange
  spreizen, auseinanderdrücken, spannen : Teile, Rahmen, Türrahmen, Türzarge, Zarge > Einhandzwinge
  niederhalten, spannen, festspannen, fixieren : Vorrichtung, Werkstück in der Vorrichtung, Serie, Schablone > Kniehebelspanner

  bohren, schrauben : ohne Kabel, ohne Strom, ohne Steckdose, kabellos > Akku-Bohrschrauber
  laden, versorgen, ersetzen, betreiben, antreiben : Akkumaschine, Akkuwerkzeug, 18-V-Maschine, Akkugerät, Akkuschrauber > Lithium-Ionen-Akku
  aufbewahren, abschließen, einräumen, verstauen, lagern, ordnen, rollen, wegschließen : Werkzeug, Werkzeuge, Schubladen, Werkstatt, Garage > Werkstattwagen, Werkzeugkasten
  tragen, transportieren, mitnehmen : Werkzeug, Handwerkzeug, Baustelle, Werkzeug auf die Baustelle, Montage, Kundendienst > Werkzeugtasche, Werkzeugkoffer-System, Werkzeugkasten
  stapeln, transportieren, rollen, schieben, verladen : Koffer, Kisten, Servicewagen, Transporter, Montagefahrzeug, Maschinen, Kastenwagen > Werkzeugkoffer-System
  sortieren, ordnen, aufbewahren, einsortieren, lagern, verstauen : Kleinteile, Schrauben, Muttern, Dübel, Nägel, Unterlegscheiben, Schrauben und Muttern, Schräubchen > Kleinteile-Sortimentskasten
  aufhängen, hängen, anordnen, aufbewahren, unterbringen : Werkzeug, Werkzeug an der Wand, Werkzeug über der Werkbank, Werkstattwand, Wand > Werkzeug-Lochwand, Werkzeug-Magnetleiste
  halten, befestigen, aufhängen, anheften : Messer, Werkzeug magnetisch, Schraubendreher, Stahlwerkzeug, Küchenmesser > Werkzeug-Magnetleiste
`);

import { everydayWords } from '../synonym-group';

/** Common words that are never a slip of a tool's word, most of them a letter or two away from one. */
export const EVERYDAY_DE = everydayWords(`
  Abend Abfall Acker Adler Affe Ahorn Aktie Akten Alarm Alltag Alter Ameise Ampel Angel Angst Anker Anzug Apfel Arbeit
  Arm Arzt Asche Ast Auge August Auto Axt Bach Backe Bäcker Bad Bagger Bahn Ball Banane Bank Bär Bart Bauch Bauer Baum
  Becher Becken Beere Bein Berg Besen Bett Bibel Biene Bier Bild Birne Blei Blick Blitz Block Blume Bluse Blut Boden
  Bohne Boot Börse Bote Brause Brett Brief Brille Brot Bruder Brücke Brunnen Brust Buch Buche Bucht Bude Bügeln Bühne
  Burg Büro Bus Busch Butter Chef Chor Creme Dach Dackel Dame Dampf Daumen Decke Degen Deich Denker Dieb Diele Ding
  Docht Dorf Drache Druck Duft Dünger Durst Dusche Ecke Efeu Eiche Eier Eile Eimer Eis Eisen Elch Ende Engel Enkel
  Ente Erbse Erde Esel Essen Essig Eule Fabel Fach Faden Fahne Fahrt Falke Falle Falte Farbe Faser Fass Faust Feder
  Fehler Feier Feige Feld Fell Fenster Ferien Ferse Feuer Fichte Fieber Figur Film Finger Fisch Flagge Flamme Flasche
  Fleck Fleisch Fliege Fliese Floh Flöte Flucht Flug Flügel Fluss Folie Frage Frau Frist Frosch Frucht Fuchs Funke Fuß
  Fußball Gabel Gans Gang Garage Garn Garten Gasse Gast Gebet Gegend Geige Geist Geld Gemüse Gepäck Gerste Gewehr
  Giebel Gift Gips Giraffe Gitter Glanz Glas Glaser Gleis Glück Gold Grab Gras Grenze Grill Grube Gruppe Gruß Gurke
  Gurt Haar Hafen Hafer Hagel Hahn Halle Hals Halt Hamster Hand Handel Handtuch Harke Hase Haube Haus Haut Hebamme
  Hecht Hecke Hefe Heft Heide Heim Held Helm Hemd Henker Herbst Herd Herz Heu Hexe Hilfe Himbeere Himmel Hirsch Hitze
  Hof Höhle Holz Honig Hörer Horn Hose Hotel Hügel Huhn Hummel Hummer Hund Hunger Hut Hütte Igel Imker Insel Jacke
  Jäger Jahr Jammer Jeans Joghurt Jubel Junge Jury Kabel Käfer Kaffee Käfig Kakao Kalb Kalk Kamel Kamin Kamm Kammer
  Kampf Kanal Kanne Kanone Karotte Karre Karte Karten Käse Kasse Kater Katze Kegel Kehle Keil Keks Keller Kellner
  Kerze Kessel Kette Kiefer Kies Kind Kino Kirche Kirsche Kissen Kittel Klage Klavier Klebeband Kleber Kleid Klima
  Kloß Knall Knecht Knie Knochen Knopf Knoten Koch Kohl Kohle Komma Kompass König Korb Korken Körper Kosten Kran Kranz
  Kraut Krebs Kreide Kreis Krieg Krone Kruste Kuchen Küche Kugel Kuh Kunde Kunst Kupfer Kur Kürbis Kurs Kurve Kuss
  Küste Kutsche Lachs Lack Lage Lager Laken Lamm Lampe Land Länge Lappen Laptop Lasche Last Laub Lauch Laufrad Laune
  Leben Leber Leder Lehm Lehrer Leim Leine Leiter Leser Leute Licht Liebe Lied Liege Likör Lilie Limo Linde Linie
  Linse Lippe Liste Loch Locke Löffel Lohn Los Löwe Luft Lunge Lust Mädchen Magen Mahl Mai Mais Maler Mandel Mango
  Mann Mantel Mappe Marke Markt Marmor Masche Maske Masse Mast Matte Mauer Maus Maut Medaille Meer Mehl Meile Meise
  Messe Miete Milch Minute Mittag Möbel Mofa Möhre Monat Mond Moos Morgen Motte Möwe Mücke Mühe Mühle Mull Müll Mund
  Münze Musik Muskel Müsli Mütze Nabel Nachbar Nacht Nadel Nagel Name Narr Nase Nebel Neffe Nelke Nest Netz Nichte
  Niere Nixe Note Nudel Nummer Oase Obst Ofen Ohr Oliven Onkel Oper Opfer Orange Orden Ordner Orgel Osten Ostern Paar
  Pacht Paket Palast Palme Pappe Papst Park Party Pass Pause Pelz Perle Person Pfand Pfanne Pfarrer Pfau Pfeffer
  Pfeife Pfeil Pfeile Pferd Pflanze Pflaume Pflug Pforte Pfote Pfütze Pilot Pilz Pinsel Pinguin Pirat Pizza Plan
  Planet Platz Pokal Post Preis Presse Prinz Probe Pudding Puder Pullover Pumpe Punkt Puppe Puzzle Qualle Quark Quelle
  Quiz Rabe Rad Radio Rahmen Rakete Rand Range Rasen Rasur Rat Rätsel Ratte Rauch Raum Raupe Rechen Recht Rede Regal
  Regen Reh Reifen Reim Reis Reise Reiter Rente Rest Rettich Riegel Riemen Riese Riff Rind Rinde Rinne Rippe Ritter
  Robbe Rock Rohrpost Roller Roman Rose Rost Ruder Ruhe Ruhm Rumpf Runde Rüssel Rutsche Saal Saat Sache Sack Saft Sage
  Sagen Sahne Saite Salat Salbe Salz Samen Sand Sandale Sänger Sarg Schaf Schal Schale Schatz Schaufel Schaum Schein
  Schere Scheune Schiff Schild Schilf Schinken Schirm Schlaf Schlange Schlauch Schleife Schloss Schmutz Schnabel
  Schnee Schnur Schrank Schuh Schule Schulter Schüssel Schutz Schwan Schwein Schwester See Seele Segel Seide Seife
  Seil Seile Seite Sekt Senf Sessel Sieb Sieg Signal Silber Sirup Sitz Socke Socken Sofa Sohle Sohn Soldat Sommer
  Sonne Spargel Spaß Spaten Spatz Speck Speer Spiegel Spiel Spinat Spinne Sport Sprung Spur Stab Stadt Stall Stamm
  Star Staub Steg Stern Steuer Stich Stiefel Stier Stimme Stirn Stoff Storch Strand Straße Strauß Streit Stroh Strom
  Strumpf Stuhl Stunde Sturm Stute Suppe Tafel Tag Tal Talg Tank Tanker Tanne Tante Tanz Tapete Tasse Tassen Taste
  Taube Taxi Tee Teer Teich Teig Teile Teller Tempel Teppich Termin Test Text Thron Tiger Tinte Tisch Tochter Tod
  Tomate Ton Topf Tor Torte Traube Traum Treppe Tresor Tritt Tropfen Tuch Tulpe Tunnel Turm Tür Tüte Ufer Uhr Urlaub
  Urne Vase Vater Vieh Villa Virus Vogel Volk Vorhang Waage Wachs Wade Waffe Waffel Wahl Wald Wal Wand Wanderer Wange
  Wanne Wappen Ware Wäsche Wasser Watte Weber Weg Weiche Weide Weile Wein Weizen Welle Welt Weste Wespe Wette Wetter
  Wickel Wiese Wind Windel Winter Wippe Wirt Witwe Witz Woche Wolf Wolke Wolle Wort Wunde Wunsch Wurm Wurst Würste
  Würfel Wurzel Wüste Zahn Zahl Zaun Zebra Zeh Zeile Zeit Zelt Zettel Ziege Ziegel Ziel Zimmer Zirkel Zirkus Zitrone
  Zucker Zug Zunge Zwerg Zwiebel Arbeiten Fragen Haare Hasen Masten Ordnung Panne Rasche Säule Schiene Segen Tang
`);

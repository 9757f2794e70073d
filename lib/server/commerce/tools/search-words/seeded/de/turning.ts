import { synonymGroups } from '../../search-group';

/** Schraubenschlüssel, Drehmoment, Steckschlüssel, Schraubendreher. */
export const TURNING_DE = synonymGroups(`
  Satz = Set = Garnitur = Sortiment

  Schraubenschlüssel, Schraubschlüssel > Ringmaulschlüssel, Rollgabelschlüssel, Doppelringschlüssel
  Franzose, Engländer, Rollgabler, Rollgabel, Rollgabelzange, Rollschlüssel, Rollengabelschlüssel > Rollgabelschlüssel
  verstellbarer Schraubenschlüssel, verstellbarer Maulschlüssel, verstellbarer Gabelschlüssel > Rollgabelschlüssel
  Verstellschlüssel, Universalschlüssel, Universalschraubenschlüssel, Einstellschlüssel, Stellschlüssel > Rollgabelschlüssel
  Bahco, Bahco-Schlüssel, Amerikanerschlüssel, Schiebeschlüssel, Rädlischlüssel, Mutternschlüssel > Rollgabelschlüssel

  Ringmaulschlüssel = Maulringschlüssel = Gabelringschlüssel = Ringgabelschlüssel
  Gabel-Ringschlüssel, Ring-Gabelschlüssel, Maul-Ringschlüssel, Ring-Maulschlüssel, Ringmauler > Ringmaulschlüssel
  Maulschlüssel, Gabelschlüssel, Einmaulschlüssel, Doppelmaulschlüssel, Doppelgabelschlüssel > Ringmaulschlüssel
  Kombischlüssel, Kombinationsschlüssel, Kombi-Schlüssel, Gabler, Kombinationsschraubenschlüssel > Ringmaulschlüssel
  Maulschlüsselsatz, Gabelschlüsselsatz, Ringschlüsselsatz, Schraubenschlüsselsatz, Schraubenschlüsselset > Ringmaulschlüssel-Satz
  Schlüsselsatz, Schlüsselset > Ringmaulschlüssel-Satz, Winkelschraubendreher-Satz
  Ringschlüssel, Sternschlüssel, Zwölfkantschlüssel, Ringschraubenschlüssel > Doppelringschlüssel, Ringmaulschlüssel
  gekröpfter Ringschlüssel, gekröpfter Schlüssel, Kröpfschlüssel, Doppelringer, Ringschlüssel gekröpft > Doppelringschlüssel
  tief gekröpfter Ringschlüssel, Doppel-Ringschlüssel, Hakenringschlüssel, Winkelringschlüssel > Doppelringschlüssel

  Ratschenringschlüssel, Ringratschenschlüssel, Maulringratschenschlüssel, Ringratsche > Ratschen-Ringmaulschlüssel
  Ratschenschlüssel, Knarrenschlüssel, Knarrenringschlüssel, Ratschenmaulschlüssel, Ratschengabelschlüssel > Ratschen-Ringmaulschlüssel
  Knarren-Ringmaulschlüssel, Ratschenringmaulschlüssel, Maulschlüssel mit Ratsche, Ringschlüssel mit Ratsche > Ratschen-Ringmaulschlüssel
  Umschaltratschenschlüssel, Ratschenschlüsselsatz, Ratschenringschlüsselsatz, Gear Wrench, Gabelratschenschlüssel > Ratschen-Ringmaulschlüssel

  Rohrzange > Einhand-Rohrzange, Wasserpumpenzange
  Stillson, Stillsonschlüssel, Stillsonzange, Stillson-Zange, Amerikaner, amerikanische Rohrzange > Einhand-Rohrzange
  Rohrschlüssel, Schwedenzange, Schwedische Rohrzange, Eckrohrzange, Blitzzange, Blitzrohrzange, Blitz-Rohrzange > Einhand-Rohrzange
  Installateurzange, Installationszange, Klempnerzange, Spenglerzange, Sanitärzange, Flaschnerzange > Einhand-Rohrzange, Wasserpumpenzange
  Rohrgreifer, Rohrdreher, Einhandzange, Rohrhalter, Gasrohrzange, Gaszange, Wasserrohrzange > Einhand-Rohrzange

  Winkelschraubendreher = Innensechskantschlüssel = Sechskantstiftschlüssel
  Inbus, Inbusschlüssel, Imbus, Imbusschlüssel, Inbusdreher, Inbus-Schlüssel > Winkelschraubendreher
  Inbussatz, Inbusset, Inbusschlüsselsatz, Inbusschlüsselset, Imbussatz, Imbusschlüsselsatz > Winkelschraubendreher-Satz
  Innensechskant, Sechskantschlüssel, Stiftschlüssel, Winkelschlüssel, Winkelstiftschlüssel > Winkelschraubendreher
  Kugelkopfschlüssel, Kugelkopf-Inbus, Kugelkopfinbus, Kugelinbus, Kugelkopf-Winkelschlüssel > Winkelschraubendreher mit Kugelkopf
  Allenschlüssel, Unbrako-Schlüssel, Ikea-Schlüssel, L-Schlüssel, Innensechskantdreher, Winkeldreher > Winkelschraubendreher
  Sechskantwinkelschlüssel, Innensechskantsatz, Sechskantstift, Winkelschraubenzieher, Stiftschlüsselsatz > Winkelschraubendreher
  T-Griff-Schlüssel, T-Griff-Inbus, Inbus-T-Griff, T-Inbus, T-Griffschlüssel, T-Griff-Schraubendreher > Sechskant-Schraubendreher mit T-Griff
  Quergriffschlüssel, Quergriff-Schraubendreher, Quergriffschraubendreher, Stiftschlüssel mit Quergriff > Sechskant-Schraubendreher mit T-Griff
  Inbusschraubendreher, Inbusschraubenzieher, Sechskantschraubendreher, Sechskantschraubenzieher > Sechskant-Schraubendreher
  Griffschlüssel, Inbus mit Griff, Inbus mit T-Griff, Knebelschlüssel, Quergriff-Inbus > Sechskant-Schraubendreher mit T-Griff

  Drehmomentschlüssel = Drehmomentenschlüssel
  Drehmo, Dremo, Dremometer, Momentenschlüssel, Momentschlüssel, Drehmomentwerkzeug, Momentenratsche > Drehmomentschlüssel
  Knackschlüssel, Klickschlüssel, Auslöseschlüssel, Klick-Drehmomentschlüssel, Knacker > Drehmomentschlüssel auslösend
  Drehmomentratsche, Drehmomentknarre, Newtonmeterschlüssel, Nm-Schlüssel, Anzugsschlüssel, Anziehschlüssel > Drehmomentschlüssel
  Anzugsmomentschlüssel, Drehmomentschraubenschlüssel, Drehmomentdreher, Zylinderkopfschlüssel > Drehmomentschlüssel
  digitaler Drehmomentschlüssel, Digitaldrehmomentschlüssel, elektronischer Drehmomentschlüssel > Drehwinkelschlüssel
  Drehmoment-Drehwinkelschlüssel, Drehwinkelmesser, Drehwinkelmessgerät, Drehwinkelscheibe, Gradscheibe > Drehwinkelschlüssel
  Winkelanzugschlüssel, Drehwinkelmessschlüssel, Drehmomentmesser, Drehmomentmessgerät > Drehwinkelschlüssel
  LKW-Drehmomentschlüssel, Nutzfahrzeug-Drehmomentschlüssel, großer Drehmomentschlüssel > Drehmomentschlüssel schwere Ausführung

  Knarre = Ratsche
  Knarre, Ratsche > Umschaltknarre
  Umschaltratsche, Hebelumschaltknarre, Hebelumschaltratsche, Umschalt-Knarre, Umschalt-Ratsche > Umschaltknarre
  Rätsche, Rätschn, Ratschengriff, Ratschenhebel, Steckschlüsselratsche, Steckschlüsselknarre > Umschaltknarre
  Feinzahnratsche, Feinzahnknarre, Feinzahn-Umschaltknarre, Freilaufknarre, Freilaufratsche, Antriebsknarre > Umschaltknarre

  Steckschlüssel-Satz = Steckschlüsselsatz = Steckschlüsselset
  Nusskasten, Nüssekasten, Nusssatz, Nuss-Satz, Nussensatz, Nusskoffer, Stecknusssatz, Nüsslikasten > Steckschlüssel-Satz
  Ratschenkasten, Ratschensatz, Ratschenkoffer, Ratschenset, Knarrenkasten, Knarrensatz, Knarrenkoffer > Steckschlüssel-Satz
  Steckschlüsselkasten, Steckschlüsselkoffer, Steckschlüsselgarnitur, Steckschlüsselsortiment > Steckschlüssel-Satz
  Nuss, Stecknuss, Schraubnuss, Schraubennuss, Sechskantnuss, Ratschennuss, Knarrennuss, Stecknüsse > Steckschlüssel
  Steckschlüsseleinsatz, Steckeinsatz, Steckaufsatz, Einsteckschlüssel, Schlüsselnuss, Aufstecknuss, Nüssli > Steckschlüssel
  Kardangelenk, Kreuzgelenk, Verlängerung, Verlängerungsstange, Ratschenverlängerung, Quergriff > Steckschlüssel-Satz
  Knebel > Gelenkgriff, Steckschlüssel-Satz

  Schlagnuss, Kraftnuss, Schlagschraubernuss, Kraftschraubernuss, Impactnuss, Impact-Nuss > Schlagschrauber-Steckschlüssel
  Schlagschraubereinsatz, Kraftschraubereinsatz, Kraftsteckschlüssel, Kraft-Steckschlüsseleinsatz > Schlagschrauber-Steckschlüssel
  Schlagsteckschlüssel, Schlag-Steckschlüsseleinsatz, Schlagnusssatz, Schlagschraubernusssatz, Kraftnusssatz > Schlagschrauber-Steckschlüssel
  lange Nuss, Langnuss, Tiefnuss, Tiefbettnuss, schwarze Nuss, lange Stecknuss, Druckluftnuss > Schlagschrauber-Steckschlüssel
  Felgennuss, Radmutternnuss, Radnuss, Alufelgennuss, Reifennuss, Radschraubennuss > Schlagschrauber-Steckschlüssel

  Knebelgriff, Gelenkstange, Gelenkhebel, Knickgriff, Schwenkgriff, Klappgriff, Gelenkknebel > Gelenkgriff
  Hebelstange, Radmutternhebel, Lösehebel, Losbrechstange, Losbrechgriff, Losbrechhebel, Breaker Bar > Gelenkgriff
  Kraftgriff, Kraftstange, Verlängerungshebel, Gelenk-Steckgriff, Schraubhebel, Kraftknebel > Gelenkgriff
  Radkreuz, Kreuzschlüssel, Radmutternschlüssel, Radschlüssel, Radmutternkreuz > Gelenkgriff, Akku-Schlagschrauber

  Schraubendreher = Schraubenzieher
  Schraubenzieherli, Schraubenzieherl, Schraubendreherl > Schraubendreher
  Schlitzschraubenzieher, Schlitzdreher, Flachschraubendreher, Flachschraubenzieher, Flachdreher > Schlitz-Schraubendreher
  Schlitzklinge, Flachklinge, Minusschraubenzieher, Minus-Schraubendreher, flacher Schraubenzieher > Schlitz-Schraubendreher
  Kreuzschlitz, Kreuzschlitzschraubendreher, Kreuzschlitzschraubenzieher, Kreuzschlitzdreher > Schraubendreher-Satz Phillips
  Kreuzschraubendreher, Kreuzschraubenzieher, Kreuzdreher, PH-Schraubendreher, Phillips-Schraubendreher > Schraubendreher-Satz Phillips
  Sternschraubenzieher, Sternschraubendreher, Kreuzschlitz-Schraubendreher, Plus-Schraubenzieher > Schraubendreher-Satz Phillips
  Schraubendrehersatz, Schraubendreherset, Schraubenziehersatz, Schraubenzieherset, Schraubendrehersortiment > Schraubendreher-Satz
  Werkstattschraubendreher, Mechanikerschraubendreher, Mechaniker-Schraubendreher, Schlagkappenschraubendreher > Werkstatt-Schraubendreher
  Elektrikerschraubendreher, Elektrikerschraubenzieher, Elektroschraubendreher, isolierter Schraubendreher > VDE-Schraubendreher
  Isolierschraubendreher, isolierter Schraubenzieher, Elektriker-Schraubendreher, 1000-V-Schraubendreher > VDE-Schraubendreher
  Elektrikersatz, VDE-Satz, VDE-Schraubenzieher, Elektrikerset, Installationsschraubendreher > VDE-Schraubendreher
  Klemmenschraubendreher, Schaltschrankschraubendreher, Elektronenschraubendreher > VDE-Schraubendreher

  Uhrmacherschraubendreher, Uhrmacherschraubenzieher, Uhrmachersatz, Uhrenschraubendreher > Feinmechaniker-Schraubendreher
  Präzisionsschraubendreher, Präzisionsschraubenzieher, Feinschraubendreher, Feinmechanikersatz > Feinmechaniker-Schraubendreher
  Elektronikerschraubendreher, Elektronikschraubendreher, Elektronikschraubenzieher, Handyschraubendreher > Feinmechaniker-Schraubendreher
  Minischraubendreher, Minischraubenzieher, Miniaturschraubendreher, Mikroschraubendreher, kleiner Schraubendreher > Feinmechaniker-Schraubendreher
  Brillenschraubendreher, Brillenschraubenzieher, Optikerschraubendreher, Juwelierschraubendreher > Feinmechaniker-Schraubendreher
  Laptop-Schraubendreher, Handy-Reparaturset, Modellbauschraubendreher, Goldschmiedeschraubendreher > Feinmechaniker-Schraubendreher

  Bitset, Bitsatz, Bitsortiment, Bitbox, Bitkassette, Bitkasten, Bitkoffer, Bitsammlung, Bitgarnitur > Bit-Satz
  Schrauberbit, Schraubbit, Schrauberklinge, Schraubendrehereinsatz, Schraubereinsatz, Schraubeinsatz > Bit-Satz
  Bithalter, Bit-Halter, Bitaufnahme, Magnetbithalter, Magnet-Bithalter, Bitadapter, Schnellwechselfutter > Bit-Satz mit Schnellwechselhalter
  Torx, Torxbit, Torxschlüssel, Torxschraubendreher, Torxdreher, Innensechsrund, Vielrund, Sternbit > Bit-Satz, Feinmechaniker-Schraubendreher
  Pozidriv, Pozidrive, PZ-Bit, PH-Bit, Kreuzschlitzbit, Schlitzbit, Sechskantbit, Inbusbit, Torsionsbit > Bit-Satz
  Einsteckklinge, Schraubaufsatz, Schrauberaufsatz, Akkuschrauberaufsatz, Impact-Bit, Wechselklinge > Bit-Satz

  Drehmomentschlüssel digital, Drehmomentschlüssel elektronisch > Drehwinkelschlüssel
  Drehmomentschlüssel, Momentschlüssel, Drehmomentschlüssel mit Anzeige > Drehwinkelschlüssel
  Ratsche umschaltbar, umschaltbare Ratsche, Knarre umschaltbar, umschaltbare Knarre > Umschaltknarre
  Schraubendreher isoliert, Schraubenzieher isoliert, Schraubendrehersatz isoliert > VDE-Schraubendreher
  Vielzahn, Vielzahnnuss, Vielzahnnüsse, Nussensatz, Steckschlüsselbox, Aufsatz, Aufsätze > Steckschlüssel-Satz
  Schlagschrauberaufsatz, Schlagschraubereinsatz, Schlagschraubereinsätze, Schlagschrauberbits > Schlagschrauber-Steckschlüssel
`);

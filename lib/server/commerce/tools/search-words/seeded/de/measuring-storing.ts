import { synonymGroups } from '../../search-group';

/** Messen, Anreißen, Aufbewahren. */
export const MEASURING_STORING_DE = synonymGroups(`
  Messschieber = Schieblehre = Schublehre = Schiebelehre
  Schieberlehre, Schublere, Schieblere, Kaliber, Kaliberlehre, Schiebmaß, Messlehre > Messschieber
  Digitalmessschieber, digitaler Messschieber, digitale Schieblehre, Digitalschieblehre, Digitalschublehre > Digital-Messschieber
  elektronischer Messschieber, elektronische Schieblehre, digitale Schublehre, digitale Messlehre > Digital-Messschieber
  Noniusmessschieber, Nonius-Messschieber, Taschenmessschieber, Nonius, Noniusschieblehre > Messschieber mit Nonius
  analoge Schieblehre, analoger Messschieber, mechanischer Messschieber, Werkstattmessschieber > Messschieber mit Nonius
  Tiefenmaß, Tiefenmesser, Tiefenmessschieber, Innenmessschieber, Außenmessschieber, Tiefenlehre > Messschieber

  Bügelmessschraube = Mikrometer = Mikrometerschraube
  Messschraube, Außenmikrometer, Außenmessschraube, Bügelmikrometer, Feinmessschraube, Micrometer > Bügelmessschraube
  Schraublehre, Mikrometerlehre, Schraubenmikrometer, Dickenmesser, Bügelmesser > Bügelmessschraube

  Feinmessuhr, Rundlaufmessuhr, Fühlhebelmessgerät, Fühlhebelmessuhr, Fühlhebel, Fühluhr > Messuhr
  Puppitast, Messtaster, Feinzeiger, Tastuhr, Rundlaufprüfer, Rundlaufuhr, Komparator, Zeigermessuhr, Zentrieruhr > Messuhr
  analoge Messuhr, Präzisionsmessuhr, Zifferblattmessuhr, Messuhr Rundlauf, Wegmessuhr > Messuhr

  Taschenbandmaß = Bandmaß = Maßband = Messband = Rollmeter
  Rollbandmaß, Rollmaßband, Rollmaß, Maßbandl, Messbandl, Meterband > Taschenbandmaß
  Taschenrollbandmaß, Taschenmaßband, Stahlbandmaß, Stahlmaßband, Metermaß, Meterli > Taschenbandmaß
  Rollmeterli, Messrolle, Maßrolle, Bandmeter, Taschenmeter, Rollband, Zugmeter > Taschenbandmaß

  Maurerwaage, Maurerwasserwaage, Richtwaage, Nivellierwaage, Magnetwasserwaage, Aluwasserwaage > Wasserwaage
  Wasserwage, Waaglatte, Setzwaage, Libellenwaage, Libelle, Röhrenlibelle, Bauwasserwaage, Stabila > Wasserwaage
  Richtscheit, Neigungswaage, Kastenwasserwaage, Zimmermannswaage, Nivellierlatte > Wasserwaage

  Winkel, Anschlagwinkel, Anschlagswinkel, Kombiwinkel, Winkelmaß, Flachwinkel, Haarwinkel > Kombinationswinkel
  Schreinerwinkel, Tischlerwinkel, Zimmermannswinkel, Schlosserwinkel, Stahlwinkel, Metallwinkel > Kombinationswinkel
  Gehrungswinkel, Gehrungsmaß, Präzisionswinkel, Universalwinkel, Stellwinkel, Anreißwinkel, Werkstattwinkel > Kombinationswinkel
  rechter Winkel, Messwinkel, Zentrierwinkel, Kombinationslineal, Winkellineal > Kombinationswinkel
  Lineal, Stahllineal, Stahlmaßstab, Metalllineal, Anschlaglineal, Werkstattlineal > Kombinationswinkel

  Laser, Linienlaser, Kreuzlaser, Linienlasergerät, Nivellierlaser, Baulaser, Laserwasserwaage > Kreuzlinienlaser
  Laserwaage, Laserlot, Nivelliergerät, Lasernivelliergerät, Lasernivellier, Kreuzlinien-Laser, grüner Laser > Kreuzlinienlaser
  Strichlaser, Ausrichtlaser, Laser-Wasserwaage, Laserliner, Fliesenlaser, Laser-Nivelliergerät, Kreuzlinier > Kreuzlinienlaser

  Werkzeugwagen, Rollwagen, Montagewagen, Werkzeugrollwagen, Werkstattrollwagen, Werkstatttrolley > Werkstattwagen
  Werkzeugschrank, Schubladenschrank, Schubladenwagen, Rollschrank, Werkstattschrank, Rollcontainer > Werkstattwagen
  Werkzeugcontainer, Rollkabinett, fahrbarer Werkzeugschrank, Schublade, Werkzeugkommode, Werkzeugwägeli > Werkstattwagen
  Werkzeugschubladen, Werkzeugwagerl, Mechanikerwagen, Rollwerkbank, Schubladenblock, Servicewagen > Werkstattwagen

  Werkzeugkiste, Werkzeugbox, Werkzeugkastl, Werkzeugkistl, Werkzeugkistli, Werkzeugtruhe, Blechkasten > Werkzeugkasten
  Klappkasten, Klappwerkzeugkasten, Montagekasten, Montagewerkzeugkasten, Scherenkasten, Ausziehkasten > Werkzeugkasten aufklappbar
  Blechwerkzeugkasten, Metallwerkzeugkasten, Metallwerkzeugkiste, Schlosserkasten, Handwerkerkasten > Werkzeugkasten
  Werkzeugkoffer, Handwerkerkoffer, Montagekoffer, Monteurkoffer, Werkzeugkassette > Werkzeugkasten, Werkzeugkoffer-System

  Tasche, Montagetasche, Technikertasche, Handwerkertasche, Elektrikertasche, Installateurtasche > Werkzeugtasche
  Werkzeugtrage, Trage, Werkzeugträger, Werkzeugkorb, Tragetasche, Tragekorb, Umhängetasche, Henkeltasche > Werkzeugtasche
  Monteurtasche, Monteurstasche, Servicetasche, Werkzeugsack, Werkzeugbeutel, Handwerkertrage, Werkzeugtäschli > Werkzeugtasche

  Systainer, L-Boxx, L-Box, Packout, TSTAK, Sortimo, Systemkoffer, Koffersystem, Systembox, Modulkoffer > Werkzeugkoffer-System
  Stapelkoffer, Stapelbox, Stapelboxen, Stapelkiste, Kofferturm, Rollkoffer, Rollbox, Rollwerkzeugkoffer > Werkzeugkoffer-System
  Trolley, Werkzeugtrolley, Trolleykoffer, Rolltrolley > Werkzeugkoffer-System, Werkstattwagen
  Koffer, Gerätekoffer, Maschinenkoffer, Transportkoffer, Servicekoffer, Werkstattkoffer, Baustellenkoffer > Werkzeugkoffer-System
  fahrbarer Werkzeugkasten, Werkzeugkasten mit Rollen, Werkzeugkoffer mit Rollen, Werkzeugkiste auf Rollen > Werkzeugkoffer-System

  Sortierkasten, Kleinteilemagazin, Kleinteilekasten, Kleinteilebox, Kleinteilekoffer, Kleinteileorganizer > Sortimentskasten
  Schraubenkasten, Schraubenbox, Schraubenkoffer, Schraubenmagazin, Dübelkasten, Schraubenkiste, Schraubenschachtel > Sortimentskasten
  Sortimentsbox, Sortimentskoffer, Sortierbox, Sortierkoffer, Sortimentkasten, Assortimentskasten, Einsatzkasten > Sortimentskasten
  Organizer, Organiser, Fächerkasten, Fächerbox, Setzkasten, Aufbewahrungsbox, Einsatzbox, Kleinteilesortierer > Sortimentskasten

  Werkzeugwand, Lochplatte, Lochplattenwand, Lochblech, Lochblechwand, Lochtafel, Werkzeugtafel, Perfowand > Werkzeug-Lochwand
  Perfoplatte, Schattenbrett, Shadowboard, Pegboard, Hakenwand, Werkzeugplatte, Werkzeugbrett, Werkzeugpaneel > Werkzeug-Lochwand
  Haken, Werkzeughaken, Hakensatz, Hakenset, Hakensortiment, Werkzeugaufhängung, Wandplatte, Werkstattwand > Werkzeug-Lochwand
  Werkzeughalter, Werkzeughalterung, Wandhalter, Wandhalterung, Werkzeugleiste > Werkzeug-Lochwand, Werkzeug-Magnetleiste
  Euro-Lochung, Lochrasterplatte, Lochrasterwand, Garagenwand, Werkzeugaufbewahrung Wand > Werkzeug-Lochwand

  Magnet, Magnethalter, Magnetschiene, Magnetstreifen, Magnethalterung, Magnetband, Magnetbrett > Werkzeug-Magnetleiste
  Messerleiste, Messermagnet, Messerhalter, Werkzeugmagnet, Magnetwerkzeughalter, Magnetstange, Wandmagnet > Werkzeug-Magnetleiste
  Magnethalteleiste, Magnet-Werkzeughalter, magnetische Leiste, magnetischer Werkzeughalter, Magnetboard > Werkzeug-Magnetleiste

  Alulibelle, Alu-Wasserwaage, Wasserwaage Alu, Magnetlibelle > Wasserwaage
  Richtlaser, Messlaser, Ausbaulaser, Rotationslaser, Selbstnivellierlaser, Trockenbaulaser > Kreuzlinienlaser
  Messwerkzeug, Messwerkzeuge, Messmittel, Messgerät, Messgeräte, Prüfmittel > Messschieber, Bügelmessschraube, Messuhr, Taschenbandmaß
`);

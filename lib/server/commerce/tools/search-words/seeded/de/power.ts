import { synonymGroups } from '../../search-group';

/** Elektrowerkzeuge und Akkus. */
export const POWER_DE = synonymGroups(`
  Akkuschrauber, Akkubohrer, Akkubohrmaschine, Akku-Schrauber, Akku-Bohrer, Schrauber, Elektroschrauber > Akku-Bohrschrauber
  Akkubohrschrauber, Bohrschrauber, Schraubmaschine, Batterieschrauber, Batteriebohrer, Akkuschraubendreher > Akku-Bohrschrauber
  Handbohrmaschine, Elektrobohrer, Bohrgerät, Schlagbohrschrauber, Trockenbauschrauber, Schraubbohrer > Akku-Bohrschrauber
  elektrischer Schraubenzieher, elektrischer Schraubendreher, Akkuschraubenzieher, Akkudreher > Akku-Bohrschrauber
  Bohrmaschine, Borer, Bohrmaschinerl > Akku-Bohrschrauber, Bohrhammer

  Akkuschlagschrauber, Schlagschrauber, Drehschlagschrauber, Akku-Drehschlagschrauber, Impact, Impactschrauber > Akku-Schlagschrauber
  Radschrauber, Radmutternschrauber, Reifenschrauber, Kraftschrauber, Mutternschrauber, Elektroschlagschrauber > Akku-Schlagschrauber
  Druckluftschrauber, Pressluftschrauber, Druckluftschlagschrauber, Impulsschrauber, Schlagschraubmaschine > Akku-Schlagschrauber
  Radwechselschrauber, Boxenschrauber, Schlagschraubendreher, Akkuimpact > Akku-Schlagschrauber

  Flex, Trennschleifer, Schleifhexe, Trennhexe, Einhandwinkelschleifer, Einhandschleifer, Einhandflex > Winkelschleifer
  Winkelschleifmaschine, Trennmaschine, Trennjäger, Schruppmaschine, Flexmaschine, kleine Flex, Handschleifer > Winkelschleifer
  Trenner, Schleifmaschine Metall, Funkenflex, Flexi > Winkelschleifer
  Schleifer, Schleifmaschine, Schleifgerät, Elektroschleifer > Exzenterschleifer, Winkelschleifer

  Akkukreissäge, Akku-Kreissäge, Tauchsäge, Tauchkreissäge, Rundsäge, Handkreis, Akkusäge, Schienensäge > Handkreissäge
  Kreissäge, Akkuhandkreissäge, Kreissägemaschine, Besäumsäge, Elektrosäge > Handkreissäge
  Pendelstichsäge, Pendelhubstichsäge, Elektrostichsäge, Kurvensäge, Schweifsäge, Pendelsäge > Stichsäge
  Stichsägemaschine, elektrische Stichsäge, Stichsagl, Dekupiersäge > Stichsäge

  Schlaghammer, Schlagbohrmaschine, Schlagbohrhammer, Meißelhammer, Stemmhammer, Kombihammer > Bohrhammer
  Hilti, Hiltimaschine, Hilti-Maschine, Kango, Boschhammer, SDS-Maschine, SDS-Hammer, SDS-Bohrhammer > Bohrhammer
  Abbruchhammer, Presslufthammer, Elektrohammer, Schremmhammer, Stemmmaschine, Aufbrechhammer > Bohrhammer
  Betonbohrmaschine, Steinbohrmaschine, Pneumatikhammer, Bohrmeißelhammer, Bohrmeißel, Hammerbohrmaschine > Bohrhammer
  SDS > Bohrhammer, Hammerbohrer

  Schwingschleifer, Tellerschleifer, Orbitalschleifer, Rotex, Exzenter, Vibrationsschleifer, Rutscher > Exzenterschleifer
  Handschleifmaschine, Excenterschleifer, Lackschleifer, Holzschleifer, Deltaschleifer, Rotationsschleifer > Exzenterschleifer
  Exzenterschleifmaschine, Parkettschleifer, Schwingschleifmaschine, Möbelschleifer, Tellerschleifmaschine > Exzenterschleifer

  Akku = Batterie = Akkupack
  Ersatzakku, Wechselakku, Werkzeugakku, Akkublock, Akkubatterie, Akku-Pack, Akkumulator, Accu, Zusatzakku > Lithium-Ionen-Akku
  Li-Ion-Akku, Li-Ionen-Akku, Lithiumakku, Lithium-Akku, Lithiumbatterie, Schiebeakku, Batteriepack, Powerpack > Lithium-Ionen-Akku
  Bohrmaschinenakku, Akkuschrauberakku, 18-V-Akku, Maschinenakku, Einschubakku, Reserveakku > Lithium-Ionen-Akku
  Ladegerät, Ladestation, Akkuladegerät, Lader, Schnellladegerät, Ladeschale, Ladekabel > Akku-Bohrschrauber, Lithium-Ionen-Akku
`);

import type { GermanTexts } from './german-text';

export const WRENCHES: GermanTexts = {
  'FL-AW-250': {
    name: 'Rollgabelschlüssel 250 mm, Maulweite bis 34 mm',
    slug: 'rollgabelschluessel-250',
    description:
      'Schlanker Rollgabelschlüssel mit rechtsgängiger Rändelschnecke, die spielfrei schließt. Metrische Skala auf beiden Seiten, Aufhängeöse zum Sichern bei Arbeiten in der Höhe.',
  },
  'FL-CW-12S': {
    name: 'Ringmaulschlüssel-Satz 8–19 mm, 12-teilig',
    slug: 'ringmaulschluessel-satz-12',
    description:
      'Zwölf Ringmaulschlüssel mit 15° abgewinkelter Ringseite und Flankenantrieb, in der Rolltasche aus Ballistic-Nylon mit nummerierten Fächern.',
  },
  'FL-CW-24': {
    name: 'Ringmaulschlüssel 24 mm',
    slug: 'ringmaulschluessel-24',
    description:
      'Einzelner Ringmaulschlüssel als Ersatz und für den Montageplatz. Gesenkgeschmiedet, auf 42 HRC gehärtet, mit breitem Doppel-T-Schaft, der gut in der Hand liegt.',
  },
  'FL-RW-8S': {
    name: 'Ratschen-Ringmaulschlüssel-Satz 8–19 mm, umschaltbar, 8-teilig',
    slug: 'ratschen-ringmaulschluessel-satz-8',
    description:
      'Umschaltbare Ratschenringe mit 72 Zähnen greifen schon nach 5° wieder. Maulseite in gleicher Schlüsselweite, Umschalthebel bündig im Schaft.',
  },
  'FL-PW-450': {
    name: 'Einhand-Rohrzange 450 mm, schwere Ausführung',
    slug: 'einhand-rohrzange-450',
    description:
      'Gerade Einhand-Rohrzange mit auswechselbarer Haken- und Gegenbacke. Gehäuse aus Sphäroguss, Griff im Doppel-T-Profil und selbstreinigende Stellmutter, für Rohre bis 2 1/2 Zoll.',
  },
  'FL-HK-9B': {
    name: 'Sechskant-Winkelschraubendreher-Satz mit Kugelkopf, 1,5–10 mm, 9-teilig',
    slug: 'winkelschraubendreher-satz-kugelkopf-9',
    description:
      'Lange Ausführung mit Kugelkopf, der sich bis 25° schräg ansetzen lässt. S2-Stahl, brüniert, im auffächerbaren Halter, in dem jede Größe ihren Platz hat.',
  },
  'FL-RO-1617': {
    name: 'Doppelringschlüssel 16 × 17 mm, tief gekröpft',
    slug: 'doppelringschluessel-16-17',
    description:
      'Tief gekröpfte Ringe gehen an benachbarten Schrauben vorbei und erreichen versenkte Schraubenköpfe. Dünnwandig, mit Einführfase; an der matten Oberfläche zeigt sich Verschleiß, bevor der Schlüssel versagt.',
  },
};

import type { GermanTexts } from './german-text';

export const PLIERS_AND_CUTTERS: GermanTexts = {
  'FL-PC-180': {
    name: 'Kombinationszange 180 mm',
    slug: 'kombinationszange-180',
    description:
      'Universalzange mit gezahnten Greifflächen, Greifzone für Rohre und langen, induktiv gehärteten Schneiden für weichen und harten Draht. Zweikomponentengriffe, aufgelegtes Gelenk ohne Spiel.',
  },
  'FL-PN-200': {
    name: 'Flachrundzange mit Schneide, lange Form, 200 mm',
    slug: 'flachrundzange-mit-schneide-200',
    description:
      'Halbrunde, spitz zulaufende Backen mit Kreuzverzahnung reichen in Klemmenkästen und Steckverbinder. Elastische, verwindungsfeste Spitzen; Schneide für Draht bis 2,5 mm.',
  },
  'FL-DC-160': {
    name: 'Kraft-Seitenschneider 160 mm',
    slug: 'kraft-seitenschneider-160',
    description:
      'Seitenschneider mit hoher Übersetzung für Pianodraht und Schrauben. Das Gelenk liegt dicht an der Schneide, so dass die Kraft einer Hand genügt.',
  },
  'FL-WP-250': {
    name: 'Wasserpumpenzange 250 mm, durchgestecktes Gelenk',
    slug: 'wasserpumpenzange-250',
    description:
      'Per Druckknopf in 25 Stufen direkt am Werkstück verstellbar. Selbstklemmende, gegen die Drehrichtung stehende Zähne rutschen an Rohren und Muttern nicht ab.',
  },
  'FL-LP-250': {
    name: 'Gripzange 250 mm, gebogene Backen',
    slug: 'gripzange-250',
    description:
      'Klemmt mit bis zu 5 kN und lässt sich mit einem Finger lösen. Die gebogenen Backen halten runde, vier- und sechskantige Werkstücke an drei Punkten; Drahtschneider am Gelenk.',
  },
  'FL-VP-180': {
    name: 'VDE-Kombinationszange 180 mm, isoliert bis 1000 V',
    slug: 'vde-kombinationszange-180',
    description:
      'Jede Zange vor der Auslieferung mit 10.000 V geprüft und für Arbeiten unter Spannung bis 1000 V AC gekennzeichnet. Abgleitschutz und rot-gelbe Isolierung nach IEC 60900.',
  },
  'FL-BC-600': {
    name: 'Bolzenschneider 600 mm',
    slug: 'bolzenschneider-600',
    description:
      'Geschmiedeter, auswechselbarer Schneidkopf mit Exzenterverstellung an Schenkeln aus Stahlrohr. Für Ketten, Gewindestangen und Betonstahl bis 9 mm.',
  },
};

import type { GermanTexts } from './german-text';

export const STORAGE: GermanTexts = {
  'FL-RC-7': {
    name: 'Werkstattwagen, 7 Schubladen, kugelgelagerter Vollauszug',
    slug: 'werkstattwagen-7-schubladen',
    description:
      'Doppelwandiger Stahlschrank, Schubladen mit Vollauszug, je 40 kg Tragkraft und Einzelsperre. Vier Rollen 125 mm, zwei mit Bremse; Arbeitsplatte aus Buchen-Multiplex.',
  },
  'FL-CB-5': {
    name: 'Werkzeugkasten, aufklappbar, 5-teilig',
    slug: 'werkzeugkasten-5-teilig',
    description:
      'Gekantetes Stahlblech mit genieteten Scherenarmen, die alle fünf Kästen auf einmal öffnen. Rohrgriffe, Öse für ein Vorhängeschloss, umgelegte Kanten, an denen man sich nicht schneidet.',
  },
  'FL-TB-40': {
    name: 'Offene Werkzeugtasche 40 cm, 24 Fächer',
    slug: 'werkzeugtasche-offen-40',
    description:
      '1680-Denier-Polyester auf geformtem, wasserdichtem Boden. Der Griff aus Stahlrohr hält die Tasche offen; 24 Fächer innen und außen, Bandmaßclip und Schultergurt.',
  },
  'FL-SC-3': {
    name: 'Stapelbares Werkzeugkoffer-System auf Rollen, 3 Module',
    slug: 'werkzeugkoffer-system-3',
    description:
      'Trolley, tiefer Koffer und Organizer rasten zu einem Turm zusammen und sind mit zwei Verschlüssen wieder getrennt. Staubdicht nach IP65, Teleskopgriff, 180-mm-Räder.',
  },
  'FL-PO-18': {
    name: 'Kleinteile-Sortimentskasten, 18 herausnehmbare Einsätze',
    slug: 'kleinteile-sortimentskasten-18',
    description:
      'Der Klarsichtdeckel aus Polycarbonat dichtet jeden Einsatz ab, so dass auch beim Tragen im Hochformat nichts wandert. Die Einsätze lassen sich herausnehmen und auf die Werkbank stellen.',
  },
  'FL-SB-12': {
    name: 'Werkzeug-Lochwand 1000 × 450 mm mit Hakensatz',
    slug: 'werkzeug-lochwand-1000',
    description:
      'Stahlblechplatte mit Quadratlochung, 22 Haken und Haltern für den Arbeitsplatz, an dem jedes Werkzeug seinen Umriss hat. Gekantete Ränder, fertig für Wand oder Schrank.',
  },
  'FL-MB-500': {
    name: 'Werkzeug-Magnetleiste 500 mm',
    slug: 'werkzeug-magnetleiste-500',
    description:
      'Eloxierte Aluminiumschiene mit durchgehendem Ferritmagnet, der 12 kg je 100 mm hält. Mit einem Wisch sauber, ohne Späne, die sich hinter Haken verstecken.',
  },
};

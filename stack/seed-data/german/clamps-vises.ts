import type { GermanTexts } from './german-text';

export const CLAMPS_AND_VISES: GermanTexts = {
  'FL-BV-125': {
    name: 'Parallelschraubstock 125 mm, geschmiedet, mit Drehteller',
    slug: 'parallelschraubstock-125',
    description:
      'Ganz geschmiedeter Schraubstock mit geschliffener Prismenführung und auswechselbaren Backen. Gerollte Trapezgewindespindel, Ambossfläche und Drehteller, der sich in jedem Winkel feststellen lässt.',
  },
  'FL-FC-300': {
    name: 'Schraubzwinge 300 × 120 mm',
    slug: 'schraubzwinge-300',
    description:
      'Bügel aus Temperguss auf kaltgezogener Profilschiene. Spindel mit Druckplatte auf Kugelgelenk; der Gleitbügel greift sofort und wandert nicht.',
  },
  'FL-GC-150': {
    name: 'Bügel-Schraubzwinge 150 mm, C-Form, geschmiedet',
    slug: 'buegel-schraubzwinge-150',
    description:
      'Gesenkgeschmiedeter Bügel im Doppel-T-Profil für Schweiß- und Stahlbauarbeiten. Von der verzinkten Spindel fallen Schweißspritzer ab; beweglicher Druckteller und Quergriff, der nachgibt, bevor sich der Bügel verformt.',
  },
  'FL-QB-450': {
    name: 'Einhandzwinge 450 mm',
    slug: 'einhandzwinge-450',
    description:
      'Spannt mit einem Händedruck und lässt sich ohne Werkzeug zum Spreizer umbauen. Weiche, abnehmbare Schutzbacken, Schnelllösehebel, glasfaserverstärkter Körper.',
  },
  'FL-TC-200': {
    name: 'Kniehebelspanner 2,0 kN, senkrechte Ausführung',
    slug: 'kniehebelspanner-senkrecht',
    description:
      'Vorrichtungsspanner mit gehärteten Buchsen und einem Hebel, der gespannt senkrecht steht. Andrückspindel mit Neoprenkappe, Flanschfuß mit metrischem Lochbild.',
  },
  'FL-MV-100': {
    name: 'Maschinenschraubstock 100 mm mit Schnellverstellung',
    slug: 'maschinenschraubstock-100',
    description:
      'Niedriger Bohrmaschinenschraubstock mit Prismen für Rundmaterial. Die Spindel mit Halbmutter lässt sich frei verschieben und spannt mit einer Vierteldrehung; T-Nuten auf beiden Seiten.',
  },
};

import type { GermanTexts } from './german-text';

export const MEASURING_AND_LAYOUT: GermanTexts = {
  'FL-DC-150D': {
    name: 'Digital-Messschieber 150 mm, IP67',
    slug: 'digital-messschieber-150',
    description:
      'Messschieber aus gehärtetem, rostfreiem Stahl mit kühlmittelfestem Absolut-Messsystem: kein Nullen nach dem Einschalten. Antriebsrolle, Tiefenmaß und geläppte Messflächen.',
  },
  'FL-VC-200': {
    name: 'Messschieber mit Nonius 200 mm',
    slug: 'messschieber-nonius-200',
    description:
      'Mattverchromter Messschieber mit erhöhten Führungsbahnen, Feststellschraube und Skalen in Millimeter und Zoll. Misst jahrzehntelang ohne Batterie.',
  },
  'FL-MM-25': {
    name: 'Bügelmessschraube 0–25 mm',
    slug: 'buegelmessschraube-0-25',
    description:
      'Amboss und Messspindel hartmetallbestückt, mit Gefühlsratsche und Klemmhebel. Geschmiedeter Bügel mit Wärmeschutz; Einstellschlüssel und Kalibrierzertifikat im Etui.',
  },
  'FL-DI-10': {
    name: 'Messuhr 10 mm, stoßgeschützt',
    slug: 'messuhr-10',
    description:
      'Präzisionsmessuhr mit Steinlagerung, drehbarem Außenring, Toleranzmarken und Umdrehungszähler. Der Einspannschaft 8 mm h6 passt in alle gängigen Messstative.',
  },
  'FL-TM-8': {
    name: 'Taschenbandmaß 8 m × 25 mm, Klasse II',
    slug: 'taschenbandmass-8-m',
    description:
      'Nylonbeschichtetes Band, 3 m freitragend, auf beiden Seiten beschriftet. Schlagfestes Gehäuse, Schiebefeststeller, beweglicher Endhaken mit Magnet.',
  },
  'FL-SL-600': {
    name: 'Wasserwaage 600 mm, Rechteckprofil',
    slug: 'wasserwaage-600',
    description:
      'Verstärktes Aluminium-Rechteckprofil mit gefräster Messfläche und zwei Seltenerdmagneten. Die Blocklibellen sind eingeklebt und bleiben auch nach einem Sturz genau.',
  },
  'FL-CS-300': {
    name: 'Kombinationswinkel 300 mm',
    slug: 'kombinationswinkel-300',
    description:
      'Gehärtete, mattverchromte Schiene mit gravierter Teilung, gegossener Kopf für 90° und 45° mit Libelle und Reißnadel. Die Feststellmutter zieht die Schiene an, ohne sie zu verkanten.',
  },
  'FL-LX-2G': {
    name: 'Kreuzlinienlaser, selbstnivellierend, grün',
    slug: 'kreuzlinienlaser-gruen',
    description:
      'Waagerechte und senkrechte grüne Linie, bei Tageslicht bis 30 m sichtbar. Pendelsperre für den Transport, Magnethalter, 5/8-Zoll-Stativgewinde, Laden über USB-C.',
  },
};

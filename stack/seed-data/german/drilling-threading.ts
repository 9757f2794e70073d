import type { GermanTexts } from './german-text';

export const DRILLING_AND_THREADING: GermanTexts = {
  'FL-DS-25': {
    name: 'Spiralbohrer-Satz HSS-G, 1–13 mm, 25-teilig',
    slug: 'spiralbohrer-satz-hss-25',
    description:
      'Profilgeschliffene Spiralbohrer in Stufen von 0,5 mm mit Kreuzanschliff, der ohne Ankörnen anbohrt. Stahlkassette mit aufstellbarem Einsatz.',
  },
  'FL-ST-30': {
    name: 'Stufenbohrer 4–30 mm, spiralgenutet',
    slug: 'stufenbohrer-4-30',
    description:
      '14 Stufen zu 2 mm, mit Titannitrid beschichtet. Die Spiralnut führt die Späne ab und dringt ohne Rattern in Stahlblech ein; Dreiflächenschaft.',
  },
  'FL-TD-32': {
    name: 'Gewindebohrer- und Schneideisen-Satz M3–M12, 32-teilig',
    slug: 'gewindebohrer-schneideisen-satz-32',
    description:
      'Gewindebohrer, Schneideisen, Windeisen und Schneideisenhalter für die sieben gängigen metrischen Gewinde, dazu die passenden Kernlochbohrer. Kassette aus gepresstem Stahl mit gravierten Größen.',
  },
  'FL-SDS-5': {
    name: 'Hammerbohrer-Satz SDS-plus, 5–10 mm, 5-teilig',
    slug: 'hammerbohrer-satz-sds-plus-5',
    description:
      'Vollhartmetallköpfe mit vier Schneiden bohren auch durch Bewehrung runde Löcher. Die Doppelspirale fördert das Bohrmehl heraus; die Verschleißmarke zeigt, wann das Dübelmaß nicht mehr gegeben ist.',
  },
  'FL-MT-10': {
    name: 'Maschinengewindebohrer M10 × 1,5, spiralgenutet',
    slug: 'maschinengewindebohrer-m10',
    description:
      'Für Sacklöcher in Stahl bis 900 N/mm². Der 40°-Rechtsdrall hebt die Späne aus der Bohrung; die vaporisierte Oberfläche verhindert Kaltaufschweißungen.',
  },
  'FL-CK-205': {
    name: 'Kegelsenker 90°, 20,5 mm, drei Schneiden',
    slug: 'kegelsenker-90-20',
    description:
      'Ungleich geteilte Schneiden senken ratterfrei für M10-Schraubenköpfe. CBN-geschliffen, Zylinderschaft für Bohr- und Fräsmaschine.',
  },
  'FL-CH-13': {
    name: 'Schnellspannbohrfutter 1–13 mm, B16',
    slug: 'schnellspannbohrfutter-13',
    description:
      'Selbstspannendes Präzisionsbohrfutter für Säulenbohrmaschinen und Drehmaschinen. Rundlauf unter 0,06 mm, Ganzstahlhülse mit gerader Rändelung, Backen auswechselbar.',
  },
};

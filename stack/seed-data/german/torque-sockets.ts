import type { GermanTexts } from './german-text';

export const TORQUE_AND_SOCKETS: GermanTexts = {
  'FL-TW-1220': {
    name: 'Drehmomentschlüssel 1/2 Zoll, 40–200 Nm, auslösend',
    slug: 'drehmomentschluessel-1-2-zoll-200-nm',
    description:
      'Umschaltbarer Drehmomentschlüssel mit feststellbarer Mikrometerskala. Löst beim eingestellten Wert hörbar und fühlbar aus; Knarrenkopf mit 45 Zähnen, Prüfzertifikat mit Seriennummer im Koffer.',
  },
  'FL-TW-3806': {
    name: 'Drehmomentschlüssel 3/8 Zoll, 10–60 Nm, auslösend',
    slug: 'drehmomentschluessel-3-8-zoll-60-nm',
    description:
      'Kompakter Drehmomentschlüssel für Motoren, Getriebe und Montagelinien. Mit dem schlanken Kopf kommt man auch zwischen Gehäusen an die Schraube; die Zugring-Verriegelung hält die Einstellung über die ganze Schicht.',
  },
  'FL-TW-34D': {
    name: 'Elektronischer Drehmoment- und Drehwinkelschlüssel 1/2 Zoll, 17–340 Nm',
    slug: 'elektronischer-drehmoment-drehwinkelschluessel',
    description:
      'Für drehmoment- und drehwinkelgesteuertes Anziehen. Beleuchtete Anzeige, Vibration und dreifarbiges Lichtsignal beim Zielwert, Speicher für 250 Messwerte, Datenexport über USB-C.',
  },
  'FL-TW-7575': {
    name: 'Drehmomentschlüssel 3/4 Zoll, 150–750 Nm, schwere Ausführung mit Verlängerungsrohr',
    slug: 'drehmomentschluessel-3-4-zoll-750-nm',
    description:
      'Für Radmuttern, Flansche und Stahlbau. Zweiteiliges Griffrohr, zerlegt nur 740 mm lang; Doppelskala in Nm und lbf·ft. Mit Stahlkoffer und Prüfzertifikat.',
  },
  'FL-RT-1272': {
    name: 'Umschaltknarre 1/2 Zoll, feinverzahnt, 72 Zähne',
    slug: 'umschaltknarre-1-2-zoll-feinverzahnt',
    description:
      'Gekapselte Knarre mit 72 Zähnen und 5° Rückholwinkel für beengte, schwer zugängliche Schraubstellen. Druckknopf-Auslösung, bündiger Umschalthebel, Zweikomponentengriff.',
  },
  'FL-SK-24M': {
    name: 'Steckschlüssel-Satz 1/2 Zoll, metrisch, 24-teilig',
    slug: 'steckschluessel-satz-metrisch-24',
    description:
      '19 Sechskant-Steckschlüsseleinsätze von 10 bis 32 mm, Knarre, zwei Verlängerungen, Kardangelenk und Quergriff in der Schaumstoffeinlage, die auf einen Blick zeigt, was fehlt.',
  },
  'FL-SK-8DI': {
    name: 'Schlagschrauber-Steckschlüssel-Satz 1/2 Zoll, lange Einsätze, 8-teilig',
    slug: 'schlagschrauber-steckschluessel-satz-lang-8',
    description:
      'Dünnwandige, lange Steckschlüsseleinsätze für Druckluft- und Akku-Schlagschrauber. Chrom-Molybdän-Stahl, phosphatiert, Größen lasermarkiert, auf Klemmschiene mit Endanschlägen.',
  },
  'FL-BB-1260': {
    name: 'Gelenkgriff 1/2 Zoll, 600 mm',
    slug: 'gelenkgriff-1-2-zoll-600',
    description:
      'Gelenkgriff zum Lösen festsitzender Verbindungen. Der Kopf schwenkt um 180° und wird von einer Federkugel in Stellung gehalten; der gerändelte Griff liegt auch in öligen Händen sicher.',
  },
};

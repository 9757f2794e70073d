import type { GermanTexts } from './german-text';

export const SCREWDRIVERS_AND_BITS: GermanTexts = {
  'FL-SD-6S': {
    name: 'Werkstatt-Schraubendreher-Satz, Schlitz und Phillips, 6-teilig',
    slug: 'schraubendreher-satz-6',
    description:
      'Durchgehende Sechskantklingen mit Schlüsselansatz, gestrahlte Spitzen gegen Abrutschen und Griffe für viel Drehmoment aus der Hand und schnelles Drehen mit den Fingern.',
  },
  'FL-SD-65': {
    name: 'Schlitz-Schraubendreher 6,5 × 150 mm',
    slug: 'schlitz-schraubendreher-65',
    description:
      'Rundklinge mit parallel geschliffener Spitze, die satt im Schlitz sitzt. Dreikomponentengriff mit Abrollschutz und Größenangabe auf der Kappe.',
  },
  'FL-SD-5V': {
    name: 'VDE-Schraubendreher-Satz, schlanke Klingen, 1000 V, 5-teilig',
    slug: 'vde-schraubendreher-satz-5',
    description:
      'Die Isolierung ist in die Klinge eingelassen, so dass der Schraubendreher auch tief liegende Klemmen erreicht. Jedes Stück einzeln im Wasserbad mit 10 kV geprüft.',
  },
  'FL-BT-32': {
    name: 'Bit-Satz mit Schnellwechselhalter, 32-teilig',
    slug: 'bit-satz-32',
    description:
      '31 Bits, 25 mm lang, und ein magnetischer Schnellwechselhalter in der stoßfesten Box mit Klarsichtdeckel. Die Torsionszone fängt die Drehmomentspitzen von Drehschlagschraubern ab.',
  },
  'FL-TH-6': {
    name: 'Sechskant-Schraubendreher-Satz mit T-Griff, 2,5–8 mm, 6-teilig',
    slug: 'sechskant-t-griff-satz-6',
    description:
      'Lange Sechskantklingen mit kurzem Seitenabtrieb am Griff für die letzte Vierteldrehung. Ständer aus geschweißtem Stahlblech für Werkbank oder Wand.',
  },
  'FL-PS-8': {
    name: 'Feinmechaniker-Schraubendreher-Satz, 8-teilig',
    slug: 'feinmechaniker-schraubendreher-satz-8',
    description:
      'Für Instrumente, Optik und Steuerplatinen. Frei drehende Kappe, Schnelldrehzone, Black-Point-Spitzen und aufklappbarer Tischständer mit aufgedruckten Größen.',
  },
};

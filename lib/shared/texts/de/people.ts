import type { Texts } from '../en/texts';

export const people: Texts['people'] = [
  {
    slug: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    role: 'Leitung Konstruktion',
    text: 'Zwanzig Jahre Drehmomentwerkzeuge. Gibt jede neue Zeichnung frei.',
  },
  {
    slug: 'tomas-okafor',
    name: 'Tomas Okafor',
    role: 'Werkstofftechnik',
    text: 'Wärmebehandlung und Stahlauswahl. Weiß, warum Ihr Meißel ausbricht.',
  },
  {
    slug: 'irene-castellanos',
    name: 'Irene Castellanos',
    role: 'Sonderwerkzeuge',
    text: 'Macht aus Ihrer Skizze ein Musterteil, meist innerhalb von neun Tagen.',
  },
  {
    slug: 'jun-watanabe',
    name: 'Jun Watanabe',
    role: 'Qualität und Kalibrierung',
    text: 'Leitet den Messraum. Jede Lehre verlässt das Haus mit Zertifikat.',
  },
];

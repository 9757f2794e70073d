import type { SeedPerson } from './types';

/** The engineers of the home page's team section. */
export const SEED_ENGINEERS: readonly SeedPerson[] = [
  {
    name: 'Ingrid Halvorsen',
    title: 'Head of Metallurgy',
    line: 'Chooses the steel, writes the heat treatment, and keeps the broken samples on her desk.',
    image: '/people/ingrid-halvorsen.webp',
  },
  {
    name: 'Marcus Adeyemi',
    title: 'Lead Design Engineer',
    line: 'Turns complaints from the shop floor into drawings, and drawings into tools.',
    image: '/people/marcus-adeyemi.webp',
  },
  {
    name: 'Kenji Watanabe',
    title: 'Calibration and Metrology',
    line: 'Runs the torque laboratory and signs every certificate that leaves it.',
    image: '/people/kenji-watanabe.webp',
  },
  {
    name: 'Lucía Romero',
    title: 'Production and Quality',
    line: 'Sets the pace of two forging lines and has the last word before a batch ships.',
    image: '/people/lucia-romero.webp',
  },
];

/** The picture of a person who has none. */
export const PERSON_PLACEHOLDER = '/people/placeholder.webp';

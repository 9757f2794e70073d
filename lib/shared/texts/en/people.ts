/** Pictures are `/people/{slug}.webp`. */
export const people = [
  {
    slug: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    role: 'Head of Engineering',
    text: 'Twenty years of torque tools. Signs off every new drawing.',
  },
  {
    slug: 'tomas-okafor',
    name: 'Tomas Okafor',
    role: 'Metallurgy',
    text: 'Heat treatment and steel selection. Knows why your chisel chips.',
  },
  {
    slug: 'irene-castellanos',
    name: 'Irene Castellanos',
    role: 'Custom Tooling',
    text: 'Turns your sketch into a sample part, usually within nine days.',
  },
  {
    slug: 'jun-watanabe',
    name: 'Jun Watanabe',
    role: 'Quality and Calibration',
    text: 'Runs the measuring room. Every gauge leaves with a certificate.',
  },
];

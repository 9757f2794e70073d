import type { SeedCategory } from './types';

/** In the order a workshop is fitted out, which is the order the shop shows them. */
export const SEED_CATEGORIES: readonly SeedCategory[] = [
  {
    slug: 'torque-sockets',
    name: 'Torque & Sockets',
    description:
      'Calibrated torque wrenches, ratchets and sockets for joints that have to be right the first time.',
  },
  {
    slug: 'wrenches',
    name: 'Wrenches',
    description: 'Drop-forged combination, adjustable and pipe wrenches, single or in fitted sets.',
  },
  {
    slug: 'pliers-cutters',
    name: 'Pliers & Cutters',
    description: 'Gripping, bending and cutting, with induction-hardened edges and joints that stay tight.',
  },
  {
    slug: 'screwdrivers-bits',
    name: 'Screwdrivers & Bits',
    description: 'Drivers and bits in S2 steel, from bench electronics to live panels at 1000 V.',
  },
  {
    slug: 'hammers-striking',
    name: 'Hammers & Striking',
    description: 'Forged heads on hickory and fiberglass, soft faces, chisels and punches.',
  },
  {
    slug: 'measuring-layout',
    name: 'Measuring & Layout',
    description: 'Calipers, micrometers, levels and lasers, each with its inspection certificate.',
  },
  {
    slug: 'clamps-vises',
    name: 'Clamps & Vises',
    description: 'Workholding for benches, machines and fixtures, from 40 mm toggles to 125 mm vises.',
  },
  {
    slug: 'saws-blades',
    name: 'Saws & Blades',
    description: 'Frames, hand saws and blades for timber, steel and composite.',
  },
  {
    slug: 'drilling-threading',
    name: 'Drilling & Threading',
    description: 'Drills, taps, dies and countersinks in HSS, cobalt and carbide.',
  },
  {
    slug: 'files-abrasives',
    name: 'Files & Abrasives',
    description: 'Files, discs and stones for deburring, fitting and finishing.',
  },
  {
    slug: 'power-tools',
    name: 'Power Tools',
    description: 'One 18 V brushless platform and corded machines built for shift work.',
  },
  {
    slug: 'storage',
    name: 'Storage',
    description: 'Cabinets, cases and panels that give every tool its place, and show when it is gone.',
  },
];

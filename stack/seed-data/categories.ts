import type { SeedCategory } from './types';

/** In display order. */
export const SEED_CATEGORIES: readonly SeedCategory[] = [
  {
    slug: 'torque-sockets',
    names: { en: 'Torque & Sockets', de: 'Drehmoment- & Steckschlüssel' },
    sentences: {
      en: 'Calibrated torque wrenches, ratchets and sockets for joints that have to be right the first time.',
      de: 'Kalibrierte Drehmomentschlüssel, Ratschen und Steckschlüsseleinsätze für Verbindungen, die auf Anhieb stimmen müssen.',
    },
    keySpecs: ['Torque range', 'Drive', 'Length'],
  },
  {
    slug: 'wrenches',
    names: { en: 'Wrenches', de: 'Schraubenschlüssel' },
    sentences: {
      en: 'Drop-forged combination, adjustable and pipe wrenches, single or in fitted sets.',
      de: 'Gesenkgeschmiedete Ringmaul- und Rollgabelschlüssel sowie Rohrzangen, einzeln oder im Satz.',
    },
    keySpecs: ['Size', 'Sizes', 'Length'],
  },
  {
    slug: 'pliers-cutters',
    names: { en: 'Pliers & Cutters', de: 'Zangen & Schneidwerkzeuge' },
    sentences: {
      en: 'Gripping, bending and cutting, with induction-hardened edges and joints that stay tight.',
      de: 'Greifen, Biegen und Schneiden, mit induktionsgehärteten Schneiden und Gelenken, die spielfrei bleiben.',
    },
  },
  {
    slug: 'screwdrivers-bits',
    names: { en: 'Screwdrivers & Bits', de: 'Schraubendreher & Bits' },
    sentences: {
      en: 'Drivers and bits in S2 steel, from bench electronics to live panels at 1000 V.',
      de: 'Schraubendreher und Bits aus S2-Stahl, von der Feinelektronik bis zum Arbeiten unter Spannung bis 1000 V.',
    },
  },
  {
    slug: 'hammers-striking',
    names: { en: 'Hammers & Striking', de: 'Hämmer & Schlagwerkzeuge' },
    sentences: {
      en: 'Forged heads on hickory and fiberglass, soft faces, chisels and punches.',
      de: 'Geschmiedete Köpfe auf Stielen aus Hickory und Fiberglas, Schonhämmer, Meißel und Durchtreiber.',
    },
  },
  {
    slug: 'measuring-layout',
    names: { en: 'Measuring & Layout', de: 'Messen & Anreißen' },
    sentences: {
      en: 'Calipers, micrometers, levels and lasers, each with its inspection certificate.',
      de: 'Messschieber, Bügelmessschrauben, Wasserwaagen und Laser, jeweils mit Prüfzertifikat.',
    },
  },
  {
    slug: 'clamps-vises',
    names: { en: 'Clamps & Vises', de: 'Spannwerkzeuge' },
    sentences: {
      en: 'Workholding for benches, machines and fixtures, from 40 mm toggles to 125 mm vises.',
      de: 'Spannmittel für Werkbank, Maschine und Vorrichtung, vom 40-mm-Schnellspanner bis zum 125-mm-Schraubstock.',
    },
  },
  {
    slug: 'saws-blades',
    names: { en: 'Saws & Blades', de: 'Sägen & Sägeblätter' },
    sentences: {
      en: 'Frames, hand saws and blades for timber, steel and composite.',
      de: 'Sägebögen, Handsägen und Sägeblätter für Holz, Stahl und Verbundwerkstoffe.',
    },
  },
  {
    slug: 'drilling-threading',
    names: { en: 'Drilling & Threading', de: 'Bohren & Gewindeschneiden' },
    sentences: {
      en: 'Drills, taps, dies and countersinks in HSS, cobalt and carbide.',
      de: 'Bohrer, Gewindebohrer, Schneideisen und Senker aus HSS, HSS-Co und Hartmetall.',
    },
  },
  {
    slug: 'files-abrasives',
    names: { en: 'Files & Abrasives', de: 'Feilen & Schleifmittel' },
    sentences: {
      en: 'Files, discs and stones for deburring, fitting and finishing.',
      de: 'Feilen, Scheiben und Schleifsteine zum Entgraten, Einpassen und Feinbearbeiten.',
    },
  },
  {
    slug: 'power-tools',
    names: { en: 'Power Tools', de: 'Elektrowerkzeuge' },
    sentences: {
      en: 'One 18 V brushless platform and corded machines built for shift work.',
      de: 'Ein bürstenloses 18-V-Akkusystem und kabelgebundene Maschinen für den Schichtbetrieb.',
    },
  },
  {
    slug: 'storage',
    names: { en: 'Storage', de: 'Aufbewahrung' },
    sentences: {
      en: 'Cabinets, cases and panels that give every tool its place, and show when it is gone.',
      de: 'Schränke, Koffer und Lochwände, die jedem Werkzeug seinen Platz geben und zeigen, wenn es fehlt.',
    },
  },
  {
    slug: 'other',
    names: { en: 'Other tools', de: 'Weitere Werkzeuge' },
    sentences: {
      en: 'New and special tools that don’t have a category of their own yet.',
      de: 'Neue und besondere Werkzeuge, die noch keine eigene Kategorie haben.',
    },
  },
];

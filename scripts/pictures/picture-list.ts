import { shareCardPath } from '@/lib/shared/feeds';
import { LANGUAGES } from '@/lib/shared/languages';
import { SEED_TOOLS } from '../seed-data/all-tools';
import { asJpeg, asPng, asWebp } from './encode';
import { frame } from './kit/frame';
import { drawPortrait, drawUnknownPerson } from './people/draw-portrait';
import { CUSTOMERS, ENGINEERS } from './people/portraits';
import { drawBench } from './scenes/bench';
import { drawIcon } from './scenes/brand-mark';
import { drawMeasured } from './scenes/measured-drawing';
import { drawShareCard } from './scenes/share-card';
import { drawToolBoard } from './scenes/tool-board';
import { drawToolPlaceholder } from './scenes/tool-placeholder';
import { TOOL_DRAWINGS } from './tool-drawings';

/** One file under `public/`. */
export type Picture = { file: string; make: () => Promise<Buffer> };

const TOOL_WIDTH = 1200;
const KB = 1024;

const tools: Picture[] = SEED_TOOLS.map((tool) => ({
  file: `tools/${tool.slug}.webp`,
  make: async () => {
    const drawing = TOOL_DRAWINGS[tool.slug];
    if (!drawing) throw new Error(`No drawing for the tool ${tool.slug}`);
    return asWebp(await frame(drawing(tool)), { width: TOOL_WIDTH, atMost: 60 * KB });
  },
}));

const drawings: Picture[] = SEED_TOOLS.flatMap((tool) => {
  const drawing = TOOL_DRAWINGS[tool.slug];
  if (!drawing || !tool.drawing) return [];
  return {
    file: tool.drawing.slice(1),
    make: async () => asWebp(await drawMeasured(tool, drawing(tool)), { width: TOOL_WIDTH, atMost: 40 * KB }),
  };
});

const people: Picture[] = [
  ...Object.entries(ENGINEERS).map(([slug, portrait]) => ({
    file: `people/${slug}.webp`,
    make: () => asWebp(drawPortrait(portrait, 'tall'), { width: 720, atMost: 40 * KB }),
  })),
  ...Object.entries(CUSTOMERS).map(([slug, portrait]) => ({
    file: `people/${slug}.webp`,
    make: () => asWebp(drawPortrait(portrait, 'square'), { width: 320, atMost: 12 * KB }),
  })),
  {
    file: 'people/placeholder.webp',
    make: () => asWebp(drawUnknownPerson('square'), { width: 320, atMost: 12 * KB }),
  },
];

const scenes: Picture[] = [
  { file: 'hero.webp', make: async () => asWebp(await drawBench(), { width: 1600, atMost: 160 * KB }) },
  {
    file: 'not-found.webp',
    make: async () => asWebp(await drawToolBoard(), { width: 1200, atMost: 90 * KB }),
  },
  {
    file: 'placeholder.webp',
    make: async () => asWebp(await drawToolPlaceholder(), { width: TOOL_WIDTH, atMost: 30 * KB }),
  },
];

/** For the web app manifest and for links; the icons of browsers are files of `app/`. */
const brand: Picture[] = [
  { file: 'brand/icon-192.png', make: () => asPng(drawIcon(768), 192) },
  { file: 'brand/icon-512.png', make: () => asPng(drawIcon(1024), 512) },
  { file: 'brand/icon-maskable-512.png', make: () => asPng(drawIcon(1024, true), 512) },
  ...LANGUAGES.all.map((language) => ({
    file: shareCardPath(language).slice(1),
    make: async () => asJpeg(await drawShareCard(language)),
  })),
];

/** Every picture of the shop. */
export const PICTURES: readonly Picture[] = [...tools, ...drawings, ...people, ...scenes, ...brand];

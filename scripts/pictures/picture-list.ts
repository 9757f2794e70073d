import { drawTool } from '@forgeline/tool-illustrations/draw-tool';
import { asJpeg, asPng, asWebp } from '@forgeline/tool-illustrations/encode';
import { drawPortrait, drawUnknownPerson } from '@forgeline/tool-illustrations/people/draw-portrait';
import { CUSTOMERS, ENGINEERS } from '@forgeline/tool-illustrations/people/portraits';
import { drawBench } from '@forgeline/tool-illustrations/scenes/bench';
import { drawIcon } from '@forgeline/tool-illustrations/scenes/brand-mark';
import { drawMeasured } from '@forgeline/tool-illustrations/scenes/measured-drawing';
import { drawShareCard } from '@forgeline/tool-illustrations/scenes/share-card';
import { drawToolBoard } from '@forgeline/tool-illustrations/scenes/tool-board';
import { drawToolPlaceholder } from '@forgeline/tool-illustrations/scenes/tool-placeholder';
import { TOOL_DRAWINGS } from '@forgeline/tool-illustrations/tool-drawings';
import { BRAND } from '@/lib/shared/brand';
import { shareCardPath } from '@/lib/shared/feeds';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';

/** One file under `public/`. */
export type Picture = { file: string; make: () => Promise<Buffer> };

const TOOL_WIDTH = 1200;
const KB = 1024;

const tools: Picture[] = SEED_TOOLS.map((tool) => ({
  file: `tools/${tool.slug}.webp`,
  make: () => drawTool(tool),
}));

const drawings: Picture[] = SEED_TOOLS.flatMap((tool) => {
  const drawing = TOOL_DRAWINGS[tool.slug];
  if (!drawing || !tool.drawing) return [];
  return {
    file: tool.drawing.slice(1),
    make: async () =>
      asWebp(await drawMeasured(tool, drawing(tool), BRAND.name), { width: TOOL_WIDTH, atMost: 40 * KB }),
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
  {
    file: 'hero.webp',
    make: async () => asWebp(await drawBench(SEED_TOOLS), { width: 1600, atMost: 160 * KB }),
  },
  {
    file: 'not-found.webp',
    make: async () => asWebp(await drawToolBoard(SEED_TOOLS), { width: 1200, atMost: 90 * KB }),
  },
  {
    file: 'placeholder.webp',
    make: async () => asWebp(await drawToolPlaceholder(SEED_TOOLS), { width: TOOL_WIDTH, atMost: 30 * KB }),
  },
];

/** For the web app manifest and for links; the icons of browsers are files of `app/`. */
const brand: Picture[] = [
  { file: 'brand/icon-192.png', make: () => asPng(drawIcon(768), 192) },
  { file: 'brand/icon-512.png', make: () => asPng(drawIcon(1024), 512) },
  { file: 'brand/icon-maskable-512.png', make: () => asPng(drawIcon(1024, true), 512) },
  ...LANGUAGES.all.map((language) => ({
    file: shareCardPath(language).slice(1),
    make: async () =>
      asJpeg(
        await drawShareCard(SEED_TOOLS, {
          name: BRAND.name,
          headline: textsFor(language).home.hero.headline,
        }),
      ),
  })),
];

/** Every picture of the shop. */
export const PICTURES: readonly Picture[] = [...tools, ...drawings, ...people, ...scenes, ...brand];

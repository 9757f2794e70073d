import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareCardPath } from '@/lib/shared/catalogue/feeds';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { shopTexts } from '@/shop/texts/en';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';
import { SEED_REVIEWS } from '@/stack/seed-data/reviews';
import { SEED_TOOL_REVIEWS } from '@/stack/seed-data/tool-reviews';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PUBLIC = path.join(ROOT, 'public');
const KB = 1024;

type Promised = { width: number; height: number; atMost: number };

/** What pages rely on: the size of a picture in pixels, and how much a visitor has to load. */
const PROMISES: readonly { of: RegExp; promised: Promised }[] = [
  { of: /^\/tools\//, promised: { width: 1200, height: 900, atMost: 60 * KB } },
  { of: /^\/hero\.webp$/, promised: { width: 1600, height: 1200, atMost: 160 * KB } },
  { of: /^\/not-found\.webp$/, promised: { width: 1200, height: 800, atMost: 90 * KB } },
  { of: /^\/placeholder\.webp$/, promised: { width: 1200, height: 900, atMost: 30 * KB } },
  {
    of: /^\/brand\/share-card(?:-[a-z]{2})?\.jpg$/,
    promised: { width: 1200, height: 630, atMost: 120 * KB },
  },
  { of: /^\/brand\/icon-192\.png$/, promised: { width: 192, height: 192, atMost: 10 * KB } },
  { of: /^\/brand\/icon-(?:maskable-)?512\.png$/, promised: { width: 512, height: 512, atMost: 20 * KB } },
  ...shopTexts.people.map(({ slug }) => ({
    of: new RegExp(`^/people/${slug}\\.webp$`),
    promised: { width: 720, height: 900, atMost: 40 * KB },
  })),
  { of: /^\/people\//, promised: { width: 320, height: 320, atMost: 12 * KB } },
];

const PICTURE_FILE = /\.(?:webp|avif|png|jpe?g|svg|ico)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Returns the addresses of the store's own pictures in its sources, such as `'/hero.webp'`. */
function namedInSources(): string[] {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    filesUnder(path.join(ROOT, folder)).filter((file) => /\.tsx?$/.test(file)),
  );
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/["'`](\/[\w./-]+\.(?:webp|avif|png|jpe?g|svg|ico))["'`]/g)].map(
      ([, address = '']) => address,
    ),
  );
}

const shown = new Set([
  ...SEED_TOOLS.flatMap(({ image, drawing }) => (drawing ? [image, drawing] : [image])),
  ...SEED_REVIEWS.map(({ image }) => image),
  ...SEED_TOOL_REVIEWS.map(({ image }) => image),
  ...shopTexts.people.map(({ slug }) => `/people/${slug}.webp`),
  ...LANGUAGES.all.map(shareCardPath),
  ...namedInSources(),
]);
const stored = filesUnder(PUBLIC)
  .filter((file) => PICTURE_FILE.test(file))
  .map((file) => `/${path.relative(PUBLIC, file).split(path.sep).join('/')}`);

describe('the pictures of the shop', () => {
  it('has a file for every picture that a page, a tool or a review shows', () => {
    expect([...shown].filter((address) => !stored.includes(address))).toEqual([]);
  });

  it('has the promised size and weight', async () => {
    const broken = await Promise.all(
      stored.map(async (address) => {
        const promised = PROMISES.find(({ of }) => of.test(address))?.promised;
        if (!promised) return `${address} has no promise in this test`;
        const file = path.join(PUBLIC, address);
        const { width, height, format } = await sharp(file).metadata();
        const kept =
          width === promised.width &&
          height === promised.height &&
          statSync(file).size <= promised.atMost &&
          `.${format?.replace('jpeg', 'jpg')}` === path.extname(address);
        return kept ? undefined : `${address} is ${width}x${height} ${format}, ${statSync(file).size} bytes`;
      }),
    );
    expect(broken.filter(Boolean)).toEqual([]);
  });

  it('has a picture of its own for every tool', () => {
    const contents = SEED_TOOLS.map(({ image }) => readFileSync(path.join(PUBLIC, image)).toString('base64'));
    expect(new Set(contents).size).toBe(SEED_TOOLS.length);
  });
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BRAND_FILES } from '@/lib/server/commerce/feeds/brand-files';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { shopTexts } from '@/lib/shared/texts/en/shop';
import { SHARE_CARD, shareCardPath } from '@/lib/shared/tools/catalogue/feeds';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';
import { SEED_REVIEWS } from '@/stack/seed-data/reviews';
import { SEED_TOOL_REVIEWS } from '@/stack/seed-data/tool-reviews';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PUBLIC = path.join(ROOT, 'public');
const OF_SHOP = path.join(ROOT, 'shop', 'pictures');
const KB = 1024;

type Promised = { width: number; height: number; atMost: number };

/** Pages rely on the size of a picture in pixels, and how much a visitor has to load. */
const PROMISES: readonly { of: RegExp; promised: Promised }[] = [
  { of: /^\/tools\//, promised: { width: 1200, height: 900, atMost: 60 * KB } },
  { of: /^\/hero\.webp$/, promised: { width: 1600, height: 1200, atMost: 160 * KB } },
  { of: /^\/not-found\.webp$/, promised: { width: 1200, height: 800, atMost: 90 * KB } },
  { of: /^\/placeholder\.webp$/, promised: { width: 1200, height: 900, atMost: 30 * KB } },
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
  ...namedInSources(),
]);
/** The file of each picture by its address. */
const files = new Map(
  [PUBLIC, OF_SHOP].filter(existsSync).flatMap((folder) =>
    filesUnder(folder)
      .filter((file) => PICTURE_FILE.test(file))
      .map((file): [string, string] => [`/${path.relative(folder, file).split(path.sep).join('/')}`, file]),
  ),
);
const stored = [...files.keys()];

/** The build makes them (app/brand). */
const MADE: readonly { name: string; promised: Promised }[] = [
  ...LANGUAGES.all.map((language) => ({
    name: path.basename(shareCardPath(language)),
    promised: { ...SHARE_CARD, atMost: 120 * KB },
  })),
  { name: 'apple-icon.png', promised: { width: 180, height: 180, atMost: 10 * KB } },
  { name: 'icon-192.png', promised: { width: 192, height: 192, atMost: 10 * KB } },
  { name: 'icon-512.png', promised: { width: 512, height: 512, atMost: 20 * KB } },
  { name: 'icon-maskable-512.png', promised: { width: 512, height: 512, atMost: 20 * KB } },
];

it('the pictures of the shop has a file for every picture that a page, a tool or a review shows', () => {
  const made = [...BRAND_FILES.keys()].map((name) => `/brand/${name}`);
  // A shop may have no pictures of its own: placeholders are in their places.
  const optional = ['/hero.webp', ...shopTexts.people.map(({ slug }) => `/people/${slug}.webp`)];
  const there = [...stored, ...made, ...optional, '/favicon.ico'];
  expect([...shown].filter((address) => !there.includes(address))).toEqual([]);
});

it('the pictures of the shop has the promised size and weight', async () => {
  const broken = await Promise.all(
    [...files].map(async ([address, file]) => {
      const promised = PROMISES.find(({ of }) => of.test(address))?.promised;
      if (!promised) return `${address} has no promise in this test`;
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

it.each(MADE)(
  'the pictures of the shop: $name, which the build makes, has the promised size and weight',
  async ({ name, promised }) => {
    const bytes = (await BRAND_FILES.get(name)?.()) ?? Buffer.alloc(0);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([promised.width, promised.height]);
    expect(bytes.length).toBeLessThanOrEqual(promised.atMost);
  },
);

it('the pictures of the shop has a picture of its own for every tool', () => {
  const contents = SEED_TOOLS.map(({ image }) => readFileSync(path.join(PUBLIC, image)).toString('base64'));
  expect(new Set(contents).size).toBe(SEED_TOOLS.length);
});

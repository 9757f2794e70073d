import { mkdirSync, writeFileSync } from 'node:fs';
import { shop } from '#shop';
import { BRAND_FILES } from '@/lib/server/commerce/feeds/brand-files';
import { accentColors, accentPairs, GROUNDS } from '@/lib/server/platform/brand/accent-colors';
import { writeBrandStyles } from '@/lib/server/platform/brand/brand-styles';
import { contrast, contrastOf, luminance } from '@/lib/server/platform/brand/colors';
import { favicon, lookAt } from '@/lib/server/platform/brand/draw-logo';
import { readLogo } from '@/lib/server/platform/brand/logo';
import { checkShopConfig } from '@/lib/server/platform/config/shop-config.schema';
import { inRoot } from '@/stack/paths';

/** Below it a drawing is hardly seen. */
const SEEN = 1.6;

/**
 * `npm run brand`: writes to shop/brand what a build makes of shop/logo.svg, the accent and the tagline, and prints how well text
 * can be read. Throws an error that names what is not usable.
 */
async function makeBrand(): Promise<void> {
  checkShopConfig(shop);
  writeBrandStyles(shop.accent);
  mkdirSync(inRoot('shop', 'brand'), { recursive: true });
  const files = [['favicon.ico', favicon] as const, ...BRAND_FILES];
  for (const [name, make] of files) writeFileSync(inRoot('shop', 'brand', name), await make());
  console.log(`shop/brand: brand.css, ${files.map(([name]) => name).join(', ')}`);
  console.log(`Contrast of text with the accent ${shop.accent} (4.5 is needed):`);
  for (const { text, color, ground, groundColor } of accentPairs(accentColors(shop.accent)))
    console.log(`  ${contrast(color, groundColor).toFixed(1).padStart(4)}  ${text} on ${ground}`);
  await warnOfLogo();
}

async function warnOfLogo(): Promise<void> {
  const logo = readLogo();
  const look = await lookAt(logo);
  if (look.ground || logo.svg.includes('prefers-color-scheme')) return;
  for (const theme of ['light', 'dark'] as const)
    if (contrastOf(look.luminance, luminance(GROUNDS[theme].paper)) < SEEN)
      console.log(
        `The logo can hardly be seen in the ${theme} theme: give it a ground, or colors by prefers-color-scheme.`,
      );
}

await makeBrand().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

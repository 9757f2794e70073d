import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shop } from '#shop';
import { BRAND_FILES } from '@/lib/server/commerce/feeds/brand-files';
import { accentColors, accentPairs, GROUNDS } from '@/lib/server/platform/brand/accent-colors';
import { shopStyles } from '@/lib/server/platform/brand/brand-styles';
import { contrast, contrastOf, luminance } from '@/lib/server/platform/brand/colors';
import { lookAt } from '@/lib/server/platform/brand/draw-logo';
import { readLogo } from '@/lib/server/platform/brand/logo';
import { shopFile } from '@/lib/server/platform/config/shop-path';
import { checkShop } from '@/lib/server/platform/shop/check-shop';

/** Below it a drawing is hardly seen. */
const SEEN = 1.6;

/**
 * `npm run brand`: writes to brand/ in the shop's folder what a server makes of logo, accent and tagline, and prints how well text
 * can be read. Throws an error that names what is not usable.
 */
async function makeBrand(): Promise<void> {
  await checkShop();
  const folder = shopFile('brand');
  mkdirSync(folder, { recursive: true });
  const files = [...BRAND_FILES];
  for (const [name, make] of files) writeFileSync(path.join(folder, name), await make());
  writeFileSync(path.join(folder, 'brand.css'), shopStyles().css);
  console.log(`${folder}: brand.css, ${files.map(([name]) => name).join(', ')}`);
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

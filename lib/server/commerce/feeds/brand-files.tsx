import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { shop } from '#shop';
import { appIcon, appleIcon, favicon, maskableIcon } from '@/lib/server/platform/brand/draw-logo';
import { readIcon } from '@/lib/server/platform/brand/logo';
import { readHero } from '@/lib/server/platform/shop-content';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { shell as german } from '@/lib/shared/texts/de/shell';
import { shell as english } from '@/lib/shared/texts/en/shell';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { shareCardPath } from '@/lib/shared/tools/catalogue/feeds';
import { CARD_COLORS, CARD_PICTURE, cardLogo, renderCard } from './share-card';

/** What is made of the shop's logo, accent and texts, by the name of its file (lib/server/serving/files/shop-files.ts). */
export const BRAND_FILES: ReadonlyMap<string, () => Promise<Uint8Array>> = new Map([
  ['favicon.ico', favicon],
  ['icon.svg', async () => Buffer.from(readIcon().svg)],
  ['apple-icon.png', appleIcon],
  ['icon-192.png', () => appIcon(192)],
  ['icon-512.png', () => appIcon(512)],
  ['icon-maskable-512.png', () => maskableIcon(512)],
  ...LANGUAGES.all.map((language): [string, () => Promise<Uint8Array>] => [
    path.basename(shareCardPath(language)),
    () => shopShareCard(language),
  ]),
]);

const shellTextsIn = inLanguage({ en: english, de: german });

/** The link preview of the shop's own pages: logo, name and tagline, beside the picture of the home page. */
async function shopShareCard(language: Language): Promise<Uint8Array> {
  const { tagline } = shellTextsIn(language);
  const picture = await sharp(await readHero())
    .resize({ ...CARD_PICTURE, fit: 'cover' })
    .png()
    .toBuffer();
  const isLong = shop.name.length > 14;
  const parts = [
    <div key="logo" style={{ display: 'flex' }}>
      {await cardLogo(96)}
    </div>,
    <div key="words" style={{ display: 'flex', flexDirection: 'column', gap: 22 }}>
      <span
        style={{
          color: CARD_COLORS.text,
          fontSize: isLong ? 58 : 84,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          lineHeight: 1.05,
        }}
      >
        {shop.name}
      </span>
      <span style={{ color: CARD_COLORS.text, fontSize: 36, fontWeight: 500, lineHeight: 1.25 }}>
        {tagline}
      </span>
    </div>,
    <div key="bar" style={{ display: 'flex', width: 120, height: 6, background: CARD_COLORS.accent }} />,
  ];
  return renderCard(parts, picture);
}

import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { shop } from '#shop';
import { accentColors, GROUNDS } from '@/lib/server/platform/brand/accent-colors';
import { plateOnDark, transparentLogo } from '@/lib/server/platform/brand/draw-logo';
import { readLogo } from '@/lib/server/platform/brand/logo';
import { SHARE_CARD } from '@/lib/shared/tools/catalogue/feeds';

export const CARD_PICTURE = { width: 560, height: 630 } as const;
const JPEG_QUALITY = 86;
/** The card is drawn at so many pixels for each of its own, for letters and edges. */
const SHARPNESS = 2;

/** The dark theme (app/globals.css), wherever cards are shown. */
const { onSteel } = accentColors(shop.accent);
export const CARD_COLORS = {
  ground: GROUNDS.light.steel,
  text: '#f5f5f2',
  muted: '#aab1b9',
  accent: onSteel,
} as const;

function packagedFont(weight: 500 | 800): Promise<Buffer> {
  const file = `archivo-latin-${weight}-normal.woff`;
  return readFile(path.join(process.cwd(), 'node_modules/@fontsource/archivo/files', file));
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Returns the logo at a height, for `renderCard`. */
export async function cardLogo(height: number): Promise<ReactNode> {
  const width = Math.round(height * readLogo().ratio);
  const png = await transparentLogo({ width: SHARPNESS * width, height: SHARPNESS * height });
  const plate = await plateOnDark();
  return (
    <div
      style={{
        display: 'flex',
        ...(plate && { background: plate, padding: height / 8, borderRadius: height / 12 }),
      }}
    >
      <img src={dataUrl(png)} alt="" width={width} height={height} />
    </div>
  );
}

/** Returns a JPEG of 1200 by 630: three parts below each other, beside a picture that fills its height. */
export async function renderCard(parts: ReactNode, picture: Buffer): Promise<Uint8Array> {
  const [medium, heavy] = await Promise.all([packagedFont(500), packagedFont(800)]);
  const card = (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: CARD_COLORS.ground,
        fontFamily: 'Archivo',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: SHARE_CARD.width - CARD_PICTURE.width,
          padding: '56px 48px 56px 64px',
        }}
      >
        {parts}
      </div>
      <img src={dataUrl(picture)} alt="" {...CARD_PICTURE} />
    </div>
  );
  const response = new ImageResponse(card, {
    width: SHARE_CARD.width,
    height: SHARE_CARD.height,
    fonts: [
      { name: 'Archivo', data: medium, weight: 500 },
      { name: 'Archivo', data: heavy, weight: 800 },
    ],
  });
  return sharp(Buffer.from(await response.arrayBuffer()))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

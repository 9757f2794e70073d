import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { getToolBySlug } from '@/lib/server/commerce/catalogue/read/get-tool-by-slug';
import { ownPicture } from '@/lib/server/commerce/catalogue/read/own-picture';
import { type CostlyFile, costlyFile } from '@/lib/server/platform/cache/costly-files';
import { SHARE_CARD } from '@/lib/shared/catalogue/feeds';
import { AppError } from '@/lib/shared/messages/errors';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';

const PICTURE = { width: 560, height: 630 } as const;
/** Pictures of tools are 4:3; their plain background continues above and below. */
const MARGIN = (PICTURE.height - PICTURE.width * 0.75) / 2;
const JPEG_QUALITY = 86;

/** The dark theme (app/globals.css), wherever cards are shown. */
const STEEL = '#15181c';
const PAPER = '#f5f5f2';
const MUTED = '#aab1b9';
const ACCENT = '#ffc629';

function packagedFont(weight: 500 | 800): Promise<Buffer> {
  const file = `archivo-latin-${weight}-normal.woff`;
  return readFile(path.join(process.cwd(), 'node_modules/@fontsource/archivo/files', file));
}

async function pictureOf(image: string): Promise<string> {
  const png = await sharp(await ownPicture(image))
    .resize({ width: PICTURE.width, height: PICTURE.width * 0.75, fit: 'cover' })
    .extend({ top: MARGIN, bottom: MARGIN, extendWith: 'copy' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

type CardFacts = { name: string; image: string; sku: string; price: string; minimum: string };

function card({ name, sku, price, minimum }: CardFacts, picture: string) {
  const isLong = name.length > 36;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: STEEL, fontFamily: 'Archivo' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: SHARE_CARD.width - PICTURE.width,
          padding: '56px 48px 56px 64px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, color: PAPER, fontSize: 34 }}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: drawn into a picture, which has an alternative text. */}
          <svg viewBox="0 0 32 32" width="52" height="52">
            <rect width="32" height="32" rx="3" fill={ACCENT} />
            <path d="M8 7h16l-3 5h-7v3h8l-3 5h-5v5l-6 3z" fill={STEEL} />
          </svg>
          <span style={{ fontWeight: 800, letterSpacing: '-0.02em' }}>{shop.name}</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 18 }}>
          <span style={{ color: MUTED, fontSize: 26, fontWeight: 500 }}>{sku}</span>
          <span
            style={{
              color: PAPER,
              fontSize: isLong ? 48 : 62,
              fontWeight: 800,
              letterSpacing: '-0.025em',
              lineHeight: 1.08,
            }}
          >
            {name}
          </span>
          <div style={{ display: 'flex', width: 96, height: 6, background: ACCENT }} />
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          <span style={{ color: ACCENT, fontSize: 44, fontWeight: 800 }}>{price}</span>
          <span style={{ color: MUTED, fontSize: 26, fontWeight: 500 }}>{minimum}</span>
        </div>
      </div>
      <img src={picture} alt="" {...PICTURE} />
    </div>
  );
}

async function draw(facts: CardFacts): Promise<Uint8Array> {
  const [medium, heavy, picture] = await Promise.all([
    packagedFont(500),
    packagedFont(800),
    pictureOf(facts.image),
  ]);
  const response = new ImageResponse(card(facts, picture), {
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

/** A JPEG of 1200 by 630. Throws `not-found` for a tool that is not in public lists, `too-many-requests`. */
export async function toolShareCard(slug: string, language: Language): Promise<CostlyFile> {
  const tool = await getToolBySlug(slug);
  if (!tool) throw new AppError('not-found');
  const texts = textsFor(language).tools;
  const units =
    tool.moq === 1 ? texts.unit : fillText(texts.units, { count: formatNumber(tool.moq, language) });
  const facts = {
    name: tool.name,
    image: tool.image,
    sku: tool.sku,
    price:
      tool.price === undefined ? texts.onRequest : `${formatDollars(tool.price, language)} ${texts.perUnit}`,
    minimum: `${texts.minimumOrder}: ${units}`,
  };
  return costlyFile(`share-card ${language} ${slug}`, JSON.stringify(facts), () => draw(facts));
}

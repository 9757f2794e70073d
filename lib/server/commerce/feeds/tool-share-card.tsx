import 'server-only';
import sharp from 'sharp';
import { shop } from '#shop';
import { ownPicture } from '@/lib/server/commerce/tools/read/get-datasheet';
import { getToolBySlug } from '@/lib/server/commerce/tools/read/get-tool';
import { type CostlyFile, costlyFile } from '@/lib/server/platform/cache/costly-files';
import { AppError } from '@/lib/shared/messages/errors';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { tools as german } from '@/lib/shared/texts/de/tools';
import { tools as english } from '@/lib/shared/texts/en/tools';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { CARD_COLORS, CARD_PICTURE, cardLogo, renderCard } from './share-card';

const toolsTextsIn = inLanguage({ en: english, de: german });

/** Pictures of tools are 4:3; their plain background continues above and below. */
const MARGIN = (CARD_PICTURE.height - CARD_PICTURE.width * 0.75) / 2;

async function pictureOf(image: string): Promise<Buffer> {
  return sharp(await ownPicture(image))
    .resize({ width: CARD_PICTURE.width, height: CARD_PICTURE.width * 0.75, fit: 'cover' })
    .extend({ top: MARGIN, bottom: MARGIN, extendWith: 'copy' })
    .png()
    .toBuffer();
}

type CardFacts = { name: string; image: string; sku: string; price: string; minimum: string };

async function draw({ name, image, sku, price, minimum }: CardFacts): Promise<Uint8Array> {
  const { text, muted, accent } = CARD_COLORS;
  const isLong = name.length > 36;
  const [logo, picture] = await Promise.all([cardLogo(52), pictureOf(image)]);
  const parts = [
    <div key="shop" style={{ display: 'flex', alignItems: 'center', gap: 18, color: text, fontSize: 34 }}>
      {logo}
      <span style={{ fontWeight: 800, letterSpacing: '-0.02em' }}>{shop.name}</span>
    </div>,
    <div key="tool" style={{ display: 'flex', flexDirection: 'column', gap: 18 }}>
      <span style={{ color: muted, fontSize: 26, fontWeight: 500 }}>{sku}</span>
      <span
        style={{
          color: text,
          fontSize: isLong ? 48 : 62,
          fontWeight: 800,
          letterSpacing: '-0.025em',
          lineHeight: 1.08,
        }}
      >
        {name}
      </span>
      <div style={{ display: 'flex', width: 96, height: 6, background: accent }} />
    </div>,
    <div key="price" style={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <span style={{ color: accent, fontSize: 44, fontWeight: 800 }}>{price}</span>
      <span style={{ color: muted, fontSize: 26, fontWeight: 500 }}>{minimum}</span>
    </div>,
  ];
  return renderCard(parts, picture);
}

/** A JPEG of 1200 by 630. Throws `not-found` for a tool that is not in public lists, `too-many-requests`. */
export async function toolShareCard(slug: string, language: Language): Promise<CostlyFile> {
  const tool = await getToolBySlug(slug, language);
  if (!tool) throw new AppError('not-found');
  const texts = toolsTextsIn(language);
  const units =
    tool.moq === 1 ? texts.unit : fillText(texts.units, { count: formatNumber(tool.moq, language) });
  const facts = {
    name: tool.name,
    image: tool.image,
    sku: tool.sku,
    price:
      tool.price === undefined
        ? texts.onRequest
        : `${formatDollars(tool.price, language)} ${texts.ownPrice.unit}`,
    minimum: `${texts.minimumOrder}: ${units}`,
  };
  return costlyFile(`share-card ${language} ${slug}`, JSON.stringify(facts), () => draw(facts));
}

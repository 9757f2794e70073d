import { shop } from '#shop';
import {
  heightOf,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  type Style,
  write,
} from '@/lib/server/platform/pdf/pdf-page';
import { drawQrCode } from '@/lib/server/platform/pdf/qr-code';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { lists as german } from '@/lib/shared/texts/de/lists';
import { lists as english } from '@/lib/shared/texts/en/lists';
import { inLanguage } from '@/lib/shared/texts/in-language';

const POINTS_PER_MM = 72 / 25.4;
const mm = (length: number) => length * POINTS_PER_MM;

const COLUMNS = 3;
const ROWS = 8;
const LABELS_A_PAGE = COLUMNS * ROWS;

/** Sheets of 63.5 × 33.9 mm labels, as sold by many makers (for example Avery L7159). */
export const LABEL = { width: mm(63.5), height: mm(33.9) };
const ACROSS = mm(66.04);
const LEFT = (PAGE.width - (COLUMNS - 1) * ACROSS - LABEL.width) / 2;
const TOP = (PAGE.height - ROWS * LABEL.height) / 2;

/** Returns the place of a label on its page: row by row, from the top left. */
export function labelPlace(index: number): { x: number; y: number } {
  const place = index % LABELS_A_PAGE;
  return {
    x: LEFT + (place % COLUMNS) * ACROSS,
    y: TOP + Math.floor(place / COLUMNS) * LABEL.height,
  };
}

export const listsTextsIn = inLanguage({ en: english, de: german });

/** `quantity` and `ownNumber` as they are printed; `address` is what the code holds. */
export type Label = { name: string; sku: string; quantity: string; ownNumber?: string; address: string };

const PADDING = 8;
/** 24 mm, which phones read from an arm's length. */
const CODE = 68;
const GAP = 7;
const TEXT_WIDTH = LABEL.width - 2 * PADDING - CODE - GAP;
/** Above the margin in which `write` would begin another page. */
const TEXT_HEIGHT = 68;

const NAME: Style = { size: 8, weight: 'bold', width: TEXT_WIDTH };
const SKU: Style = { size: 9, width: TEXT_WIDTH };
const SMALL: Style = { size: 7.5, color: MUTED, width: TEXT_WIDTH };

/** The text, or as much of its beginning as has room. */
function cutTo(pdf: Pdf, text: string, style: Style, height: number): string {
  const fits = (part: string) => heightOf(pdf, part, style) <= height;
  if (fits(text)) return text;
  const letters = [...text];
  const beginning = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [shortest, longest] = [1, letters.length];
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (fits(beginning(middle))) shortest = middle;
    else longest = middle - 1;
  }
  return beginning(shortest);
}

function drawLabel(pdf: Pdf, label: Label, place: { x: number; y: number }): void {
  const y = place.y + PADDING;
  drawQrCode(pdf, label.address, { x: place.x + PADDING, y, size: CODE });
  const x = place.x + PADDING + CODE + GAP;
  const line = heightOf(pdf, 'X', SMALL);
  const sku = cutTo(pdf, label.sku, SKU, 2 * heightOf(pdf, 'X', SKU));
  const below = [label.ownNumber, label.quantity].flatMap((text) =>
    text ? [cutTo(pdf, text, SMALL, line)] : [],
  );
  const taken = heightOf(pdf, sku, SKU) + below.length * line;
  const name = cutTo(pdf, label.name, NAME, Math.max(TEXT_HEIGHT - taken, heightOf(pdf, 'X', NAME)));
  let at = write(pdf, name, x, y, NAME);
  at = write(pdf, sku, x, at, SKU);
  for (const text of below) at = write(pdf, text, x, at, SMALL);
}

export function labelsPdf(
  labels: readonly Label[],
  { list, language, now }: { list: string; language: Language; now: Date },
): Promise<Buffer> {
  const { labels: texts } = listsTextsIn(language);
  const title = fillText(texts.title, { name: list });
  const facts = { title, author: shop.name, subject: list, language, createdAt: now };
  return makePdf(facts, function* (pdf) {
    for (const [index, label] of labels.entries()) {
      if (index > 0 && index % LABELS_A_PAGE === 0) pdf.addPage();
      drawLabel(pdf, label, labelPlace(index));
      yield;
    }
  });
}

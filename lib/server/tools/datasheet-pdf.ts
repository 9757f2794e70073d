import 'server-only';
import {
  ACCENT,
  CONTENT,
  INK,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/pdf/pdf-page';
import { BRAND } from '@/lib/shared/brand';
import { formatDollars } from '@/lib/shared/money';
import type { Tool } from '@/lib/shared/schemas/tool';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** What a data sheet needs besides the tool. */
export type DatasheetFacts = {
  tool: Tool;
  /** JPEG or PNG, 4:3. */
  picture: Buffer;
  /** Where the tool's page is. */
  url: string;
  /** The state of the tool that the sheet shows. */
  asOf: Date;
  texts: Texts['datasheet'];
};

const PICTURE = { width: 250, height: 187.5 };
const GAP = 24;
/** Below this the foot begins. */
const BOTTOM = PAGE.height - PAGE.margin - 34;
const NAME_SIZES = [22, 18, 15] as const;

function writeHead(pdf: Pdf, { tool, texts }: DatasheetFacts): number {
  const right = PAGE.width - PAGE.margin;
  pdf.rect(PAGE.margin, PAGE.margin, 28, 4).fill(ACCENT);
  write(pdf, BRAND.name, PAGE.margin, PAGE.margin + 12, { size: 12, weight: 'bold' });
  writeRight(pdf, texts.kind, right, PAGE.margin + 12, { size: 12, color: MUTED });
  const size = NAME_SIZES[Math.min(NAME_SIZES.length - 1, Math.floor(tool.name.length / 50))];
  return write(pdf, tool.name, PAGE.margin, PAGE.margin + 46, { size, weight: 'bold' }) + 14;
}

function writeOverview(pdf: Pdf, { tool, picture, texts }: DatasheetFacts, top: number): number {
  pdf.image(picture, PAGE.margin, top, { ...PICTURE });
  pdf.rect(PAGE.margin, top, PICTURE.width, PICTURE.height).lineWidth(0.75).strokeColor('#d9d9d2').stroke();
  const left = PAGE.margin + PICTURE.width + GAP;
  const width = CONTENT - PICTURE.width - GAP;
  let y = write(pdf, tool.description, left, top, { width }) + 12;
  for (const [label, value] of [
    [texts.sku, tool.sku],
    [texts.price, formatDollars(tool.price)],
    [
      texts.moq,
      tool.moq === 1 ? texts.oneUnit : fillText(texts.units, { count: tool.moq.toLocaleString('en-US') }),
    ],
  ] as const) {
    write(pdf, label, left, y, { size: 9, color: MUTED, width: 90 });
    y = write(pdf, value, left + 90, y, { size: 9, weight: 'bold', width: width - 90 }) + 3;
  }
  return Math.max(y, top + PICTURE.height) + 26;
}

function writeSpecifications(pdf: Pdf, { tool, texts }: DatasheetFacts, top: number): void {
  if (tool.specs.length === 0) return;
  let y = write(pdf, texts.specification, PAGE.margin, top, { size: 13, weight: 'bold' }) + 6;
  rule(pdf, y, INK);
  for (const { name, value, unit } of tool.specs) {
    if (y > BOTTOM - 24) return;
    const shown = unit ? `${value} ${unit}` : value;
    const half = CONTENT / 2;
    const name1 = write(pdf, name, PAGE.margin, y + 6, { color: MUTED, width: half - 20 });
    const value1 = write(pdf, shown, PAGE.margin + half, y + 6, { width: half });
    y = Math.max(name1, value1) + 4;
    rule(pdf, y);
  }
}

function writeFoot(pdf: Pdf, { url, asOf, texts }: DatasheetFacts): void {
  rule(pdf, BOTTOM + 6);
  const state = fillText(texts.asOf, { day: asOf.toISOString().slice(0, 10), email: BRAND.contactEmail });
  write(pdf, url, PAGE.margin, BOTTOM + 14, { size: 8, color: MUTED });
  writeRight(pdf, state, PAGE.width - PAGE.margin, BOTTOM + 14, { size: 8, color: MUTED });
}

/** A tool's data sheet as a PDF of one A4 page: picture, description, price, minimum order and specification. */
export function datasheetPdf(facts: DatasheetFacts): Promise<Buffer> {
  const { tool, asOf, texts } = facts;
  return makePdf(
    {
      title: fillText(texts.title, { name: tool.name }),
      author: BRAND.name,
      subject: tool.sku,
      createdAt: asOf,
    },
    (pdf) => {
      writeSpecifications(pdf, facts, writeOverview(pdf, facts, writeHead(pdf, facts)));
      writeFoot(pdf, facts);
    },
  );
}

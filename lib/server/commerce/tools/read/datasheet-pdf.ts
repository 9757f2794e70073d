import { shop } from '#shop';
import { markdownBlocks } from '@/lib/server/platform/markdown-blocks';
import {
  CONTENT,
  type Drawing,
  drawLogo,
  heightOf,
  INK,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { datasheet as german } from '@/lib/shared/texts/de/datasheet';
import { datasheet as english } from '@/lib/shared/texts/en/datasheet';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import type { Tool } from '@/lib/shared/tools/tool.schema';

const datasheetTextsIn = inLanguage({ en: english, de: german });

export type DatasheetFacts = {
  tool: Tool;
  /** JPEG or PNG, 4:3. */
  picture: Buffer;
  url: string;
  asOf: string;
  language: Language;
};

type Sheet = DatasheetFacts & { texts: Texts['datasheet'] };

const PICTURE = { width: 250, height: 187.5 };
const GAP = 24;
const BOTTOM = PAGE.height - PAGE.margin - 34;
const FOOT_GAP = 8;
const NAME_SIZES = [22, 18, 15] as const;
const LABEL_WIDTH = 96;
const ROW_PADDING = { top: 6, bottom: 4 };

function writeHead(pdf: Pdf, { texts }: Sheet): number {
  const right = PAGE.width - PAGE.margin;
  drawLogo(pdf);
  write(pdf, shop.name, PAGE.margin, PAGE.margin + 12, { size: 12, weight: 'bold' });
  writeRight(pdf, texts.kind, right, PAGE.margin + 12, { size: 12, color: MUTED });
  return PAGE.margin + 46;
}

function writeName(pdf: Pdf, { tool }: Sheet, top: number): number {
  const size = NAME_SIZES[Math.min(NAME_SIZES.length - 1, Math.floor(tool.name.length / 50))];
  return write(pdf, tool.name, PAGE.margin, top, { size, weight: 'bold' }) + 14;
}

function writeOverview(pdf: Pdf, { tool, picture, language, texts }: Sheet, top: number): number {
  pdf.image(picture, PAGE.margin, top, { ...PICTURE });
  pdf.rect(PAGE.margin, top, PICTURE.width, PICTURE.height).lineWidth(0.75).strokeColor('#d9d9d2').stroke();
  const left = PAGE.margin + PICTURE.width + GAP;
  const width = CONTENT - PICTURE.width - GAP;
  let y = write(pdf, tool.description, left, top, { width }) + 12;
  const units = fillText(texts.units, { count: formatNumber(tool.moq, language) });
  for (const [label, value] of [
    [texts.sku, tool.sku],
    [texts.price, tool.price === undefined ? texts.onRequest : formatDollars(tool.price, language)],
    [texts.moq, tool.moq === 1 ? texts.oneUnit : units],
  ] as const) {
    write(pdf, label, left, y, { size: 9, color: MUTED, width: LABEL_WIDTH });
    const beside = { size: 9, weight: 'bold', width: width - LABEL_WIDTH } as const;
    y = write(pdf, value, left + LABEL_WIDTH, y, beside) + 3;
  }
  return Math.max(y, top + PICTURE.height) + 26;
}

function beginNextPage(pdf: Pdf, sheet: Sheet): number {
  pdf.addPage();
  const top = writeHead(pdf, sheet);
  return write(pdf, sheet.tool.name, PAGE.margin, top, { size: 12, weight: 'bold' }) + 14;
}

function writeTitle(pdf: Pdf, title: string, top: number): number {
  const y = write(pdf, title, PAGE.margin, top, { size: 13, weight: 'bold' }) + 6;
  rule(pdf, y, INK);
  return y;
}

function* writeSpecifications(pdf: Pdf, sheet: Sheet, top: number): Drawing<number> {
  const { tool, texts, language } = sheet;
  if (tool.specs.length === 0) return top;
  const half = CONTENT / 2;
  const name = { color: MUTED, width: half - 20 };
  const value = { width: half };
  let y = writeTitle(pdf, texts.specification, top);
  for (const spec of tool.specs) {
    const { value: figures, unit } = shownSpec(spec, language);
    const shown = unit ? `${figures} ${unit}` : figures;
    const cells = Math.max(heightOf(pdf, spec.name, name), heightOf(pdf, shown, value));
    if (y + ROW_PADDING.top + cells + ROW_PADDING.bottom > BOTTOM - FOOT_GAP) {
      y = writeTitle(pdf, texts.specificationContinued, beginNextPage(pdf, sheet));
    }
    y += ROW_PADDING.top;
    const ends = [
      write(pdf, spec.name, PAGE.margin, y, name),
      write(pdf, shown, PAGE.margin + half, y, value),
    ];
    y = Math.max(...ends) + ROW_PADDING.bottom;
    rule(pdf, y);
    yield;
  }
  return y + GAP;
}

/** Writes what there is to say at length, on as many pages as needed. */
function* writeDetails(pdf: Pdf, sheet: Sheet, top: number): Drawing {
  const { tool, texts } = sheet;
  if (!tool.details) return;
  const isFull = (y: number, height: number) => y + height > BOTTOM - FOOT_GAP;
  const lines = detailLines(tool.details);
  const first = lines[0];
  const begin = isFull(top, 40 + (first ? heightOf(pdf, first.text, first.style) : 0))
    ? beginNextPage(pdf, sheet)
    : top;
  let y = writeTitle(pdf, texts.details, begin) + ROW_PADDING.top;
  for (const { text, style, indent, before } of lines) {
    if (isFull(y + before, heightOf(pdf, text, style)))
      y = writeTitle(pdf, texts.detailsContinued, beginNextPage(pdf, sheet)) + ROW_PADDING.top;
    else y += before;
    y = write(pdf, text, PAGE.margin + indent, y, style) + ROW_PADDING.bottom;
    yield;
  }
}

function writeFooters(pdf: Pdf, { url, asOf, language, texts }: Sheet): void {
  const state = fillText(texts.asOf, {
    day: formatDay(asOf, language, 'UTC'),
    email: shop.contact.email,
  });
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    rule(pdf, BOTTOM + 6);
    const number = fillText(texts.page, { page: String(page + 1), pages: String(count) });
    write(pdf, url, PAGE.margin, BOTTOM + 14, { size: 8, color: MUTED });
    const right = count > 1 ? `${number} ${state}` : state;
    writeRight(pdf, right, PAGE.width - PAGE.margin, BOTTOM + 14, { size: 8, color: MUTED });
  }
}

/** One A4 page, or more. The tool's own texts are not translated. */
export function datasheetPdf(facts: DatasheetFacts): Promise<Buffer> {
  const { tool, asOf, language } = facts;
  const sheet = { ...facts, texts: datasheetTextsIn(language) };
  return makePdf(
    {
      title: fillText(sheet.texts.title, { name: tool.name }),
      author: shop.name,
      subject: tool.sku,
      language,
      createdAt: new Date(asOf),
    },
    function* (pdf) {
      const overview = writeName(pdf, sheet, writeHead(pdf, sheet));
      const end = yield* writeSpecifications(pdf, sheet, writeOverview(pdf, sheet, overview));
      yield* writeDetails(pdf, sheet, end);
      writeFooters(pdf, sheet);
    },
  );
}

type Style = { size: number; color: string; width: number; weight?: 'bold' };

/** Text that is written in one go, so far from the left, and with so much room before it. */
export type DetailLine = { text: string; style: Style; indent: number; before: number };

const SIZE = 9;
const INDENT = 12;
/** A paragraph of more letters is written in parts, so that none is higher than a page. */
const PART_LETTERS = 1_500;

/** Splits a text behind words into parts of about so many letters. */
function partsOf(text: string): string[] {
  if (text.length <= PART_LETTERS) return [text];
  return text.match(new RegExp(`[\\s\\S]{1,${PART_LETTERS}}(?:\\s|$)|\\S{1,${PART_LETTERS}}`, 'g')) ?? [text];
}

/** Returns the details of a tool as the lines of its data sheet. */
function detailLines(details: string): DetailLine[] {
  return markdownBlocks(details).flatMap(({ kind, text }) => {
    const indent = kind === 'item' ? INDENT : 0;
    const style: Style = {
      ...{ size: SIZE, color: INK, width: CONTENT - indent },
      ...(kind === 'heading' ? { weight: 'bold' } : {}),
    };
    const written = kind === 'item' ? `\u2022 ${text}` : text;
    return partsOf(written).map((part) => ({
      text: part,
      style,
      indent,
      before: kind === 'heading' ? 6 : 0,
    }));
  });
}

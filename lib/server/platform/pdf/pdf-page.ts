import 'server-only';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { documents as german } from '@/lib/shared/texts/de/documents';
import { documents as english } from '@/lib/shared/texts/en/documents';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { logoOnPaper } from '../brand/draw-logo';
import { createPause, runInSteps } from '../work-in-steps';
import { ARCHIVED, embedInvoice } from './factur-x';
import { fontOf, LATIN, type Weight } from './pdf-fonts';
import { type TextLine, type TextRun, textLines } from './text-lines';

const documentsTextsIn = inLanguage({ en: english, de: german });

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points, of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 };
export const CONTENT = PAGE.width - 2 * PAGE.margin;
export const INK = '#1b1d21';
export const MUTED = '#5c616b';
const RULE = '#d9d9d2';

export type Style = { size?: number; weight?: Weight; color?: string; width?: number };

const LINE_GAP = 2;

type Letters = Required<Pick<Style, 'size' | 'weight'>>;

function useFont(pdf: Pdf, font: string, { size, weight }: Letters): void {
  const name = `${font}-${weight}`;
  // The types of pdfkit lack that it takes open fonts.
  pdf.registerFont(name, fontOf(font, weight) as unknown as Buffer);
  pdf.font(name).fontSize(size);
}

/** pdfkit lays a text out by words, unless it is given features: from right to left their order would be wrong. */
const optionsOf = ({ isRightToLeft }: TextRun) => (isRightToLeft ? { features: [] } : {});

function widthOfRun(pdf: Pdf, run: TextRun, letters: Letters): number {
  useFont(pdf, run.font, letters);
  return pdf.widthOfString(run.text, optionsOf(run));
}

function reachOf(line: TextLine, { size, weight }: Letters): { above: number; below: number } {
  const fonts = [LATIN, ...line.map(({ font }) => font)].map((font) => fontOf(font, weight));
  const most = (of: (font: Font) => number) =>
    size * Math.max(...fonts.map((font) => of(font) / font.unitsPerEm));
  return { above: most(({ ascent }) => ascent), below: most(({ descent }) => -descent) };
}

function linesOf(pdf: Pdf, text: string, width: number, letters: Letters): TextLine[] {
  return textLines(text, width, (run) => widthOfRun(pdf, run, letters));
}

const WARNING_TOP = 28;

const warnings = new WeakMap<Pdf, { text: string; pages: WeakSet<Pdf['page']> }>();

/** Says once on a page, in the margin above, that a question mark on it stands for a letter that no font has. */
function warnOfMissing(pdf: Pdf): void {
  const warning = warnings.get(pdf);
  if (!warning || warning.pages.has(pdf.page)) return;
  warning.pages.add(pdf.page);
  writeRight(pdf, warning.text, PAGE.width - PAGE.margin, WARNING_TOP, { size: 8 });
}

function drawLine(
  pdf: Pdf,
  line: TextLine,
  { x, base, letters, color }: { x: number; base: number; letters: Letters; color: string },
): void {
  if (line.some(({ isMissing }) => isMissing)) warnOfMissing(pdf);
  pdf.fillColor(color);
  let at = x;
  for (const run of line) {
    const width = widthOfRun(pdf, run, letters);
    pdf.text(run.text, at, base, { lineBreak: false, baseline: 'alphabetic', ...optionsOf(run) });
    at += width;
  }
}

/** Any script, left-aligned, continued on the next page. Returns where the next line goes. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Style = {}): number {
  const { size = 10, weight = 'regular', color = INK, width = CONTENT } = style;
  const letters = { size, weight };
  if (text === '') return y;
  let top = y;
  for (const line of linesOf(pdf, text, width, letters)) {
    const { above, below } = reachOf(line, letters);
    if (top + above + below > PAGE.height - PAGE.margin) {
      pdf.addPage();
      top = PAGE.margin;
    }
    drawLine(pdf, line, { x, base: top + above, letters, color });
    top += above + below + LINE_GAP;
  }
  return top;
}

export function heightOf(pdf: Pdf, text: string, style: Style = {}): number {
  const { size = 10, weight = 'regular', width = CONTENT } = style;
  const letters = { size, weight };
  if (text === '') return 0;
  return linesOf(pdf, text, width, letters).reduce((sum, line) => {
    const { above, below } = reachOf(line, letters);
    return sum + above + below + LINE_GAP;
  }, 0);
}

export function widthOf(pdf: Pdf, text: string, { size = 10, weight = 'regular' }: Style = {}): number {
  const letters = { size, weight };
  const [line = []] = linesOf(pdf, text, Number.POSITIVE_INFINITY, letters);
  return line.reduce((sum, run) => sum + widthOfRun(pdf, run, letters), 0);
}

export function writeRight(pdf: Pdf, text: string, right: number, y: number, style: Style = {}): void {
  const { size = 10, weight = 'regular', color = INK } = style;
  const letters = { size, weight };
  const [line = []] = linesOf(pdf, text, Number.POSITIVE_INFINITY, letters);
  const x = right - widthOf(pdf, text, style);
  drawLine(pdf, line, { x, base: y + reachOf(line, letters).above, letters, color });
}

export function rule(pdf: Pdf, y: number, color = RULE, thickness = 0.75): void {
  pdf.moveTo(PAGE.margin, y).lineTo(PAGE.width - PAGE.margin, y);
  pdf.lineWidth(thickness).strokeColor(color).stroke();
}

/** The shop's logo: its height in points, and how far below the top of the content it ends. */
const LOGO = { height: 28, below: 8, sharpness: 4 };

const logos = new WeakMap<Pdf, Buffer>();

/** Draws the shop's logo where the content of a page begins; 12 points below that the first line has room. */
export function drawLogo(pdf: Pdf): void {
  const logo = logos.get(pdf);
  if (logo) pdf.image(logo, PAGE.margin, PAGE.margin + LOGO.below - LOGO.height, { height: LOGO.height });
}

export type PdfFacts = {
  title: string;
  author: string;
  subject: string;
  language: Language;
  createdAt: Date;
  /** The electronic invoice that it shows, which is embedded. */
  invoiceXml?: Buffer | undefined;
};

/** A drawing in steps between which other requests are served. */
export type Drawing<Result = void> = Generator<void, Result>;

/** The same bytes for the same facts and drawing. Pages stay open until `draw` is done, so that it may number them. */
export async function makePdf(facts: PdfFacts, draw: (pdf: Pdf) => Drawing | undefined): Promise<Buffer> {
  const logo = await logoOnPaper(LOGO.sharpness * LOGO.height);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    lang: LANGUAGE_FACTS[facts.language].locale,
    displayTitle: true,
    ...(facts.invoiceXml && ARCHIVED),
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      CreationDate: facts.createdAt,
    },
  });
  logos.set(pdf, logo);
  warnings.set(pdf, { text: documentsTextsIn(facts.language).missing, pages: new WeakSet() });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const drawing = draw(pdf);
  if (drawing) await runInSteps(drawing, createPause());
  if (facts.invoiceXml) embedInvoice(pdf, facts.invoiceXml, facts.createdAt);
  pdf.end();
  return finished;
}

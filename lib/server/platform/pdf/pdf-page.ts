import 'server-only';
import PDFDocument from 'pdfkit';
import { LANGUAGE_FACTS } from '@/lib/shared/language-facts';
import type { Language } from '@/lib/shared/languages';
import { fontFile, type Subset, textRuns, type Weight } from './pdf-fonts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points, of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 };
export const CONTENT = PAGE.width - 2 * PAGE.margin;
export const INK = '#1b1d21';
export const MUTED = '#5c616b';
export const ACCENT = '#f2b705';
const RULE = '#d9d9d2';

export type Style = { size?: number; weight?: Weight; color?: string; width?: number };

function useFont(pdf: Pdf, subset: Subset, weight: Weight): void {
  const name = `${subset}-${weight}`;
  pdf.registerFont(name, fontFile(subset, weight));
  pdf.font(name);
}

/** Writes left-aligned text that may be in any script, and returns where the next line goes. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Style = {}): number {
  const { size = 10, weight = 'regular', color = INK, width = CONTENT } = style;
  pdf.fontSize(size).fillColor(color);
  const runs = textRuns(text);
  if (runs.length === 0) return y;
  runs.forEach((run, place) => {
    useFont(pdf, run.subset, weight);
    const options = { width, continued: place < runs.length - 1, lineGap: 2 };
    if (place === 0) pdf.text(run.text, x, y, options);
    else pdf.text(run.text, options);
  });
  return pdf.y;
}

/** Returns the height that `write` needs for this text, in points. */
export function heightOf(pdf: Pdf, text: string, style: Style = {}): number {
  const { size = 10, weight = 'regular', width = CONTENT } = style;
  useFont(pdf, textRuns(text)[0]?.subset ?? 'latin', weight);
  return pdf.fontSize(size).heightOfString(text, { width, lineGap: 2 });
}

/** Returns the width of figures in points, as `writeRight` writes them. */
export function widthOf(pdf: Pdf, text: string, style: Style = {}): number {
  const { size = 10, weight = 'regular' } = style;
  useFont(pdf, 'latin', weight);
  return pdf.fontSize(size).widthOfString(text);
}

/** Writes figures, which end at `right`. */
export function writeRight(pdf: Pdf, text: string, right: number, y: number, style: Style = {}): void {
  const { size = 10, weight = 'regular', color = INK } = style;
  useFont(pdf, 'latin', weight);
  pdf.fontSize(size).fillColor(color);
  pdf.text(text, right - pdf.widthOfString(text), y, { lineBreak: false });
}

export function rule(pdf: Pdf, y: number, color = RULE, thickness = 0.75): void {
  pdf.moveTo(PAGE.margin, y).lineTo(PAGE.width - PAGE.margin, y);
  pdf.lineWidth(thickness).strokeColor(color).stroke();
}

export type PdfFacts = {
  title: string;
  author: string;
  subject: string;
  language: Language;
  createdAt: Date;
};

/**
 * Renders a PDF of A4 pages that `draw` fills, starting with one: the same bytes for the same facts and drawing. Pages
 * stay open until `draw` is done, so that it may write on all of them once it knows how many there are.
 */
export function makePdf(facts: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    lang: LANGUAGE_FACTS[facts.language].locale,
    displayTitle: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      CreationDate: facts.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return finished;
}

import 'server-only';
import PDFDocument from 'pdfkit';
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

/** Writes left-aligned text that may be in any script, and answers where the next line goes. */
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

export type PdfFacts = { title: string; author: string; subject: string; createdAt: Date };

/** A PDF of one A4 page that `draw` fills: the same bytes for the same facts and drawing. */
export function makePdf(facts: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-US',
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

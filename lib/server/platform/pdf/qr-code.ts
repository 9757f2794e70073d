// By name: of this package, which has no CommonJS, the bundled server reads no default export.
import { encodeQR } from 'qr';
import { INK, type Pdf } from './pdf-page';

/** Draws a code of this text, its quiet zone included, in a square of this size. */
export function drawQrCode(
  pdf: Pdf,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const module = size / rows.length;
  for (const [row, cells] of rows.entries()) {
    for (let from = 0; from < cells.length; from += 1) {
      if (!cells[from]) continue;
      let to = from;
      while (cells[to]) to += 1;
      pdf.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  }
  pdf.fillColor(INK).fill();
}

import sharp from 'sharp';
import { blurred, lightDefinitions } from './light';
import { materialDefinitions } from './materials';
import { ellipse, group, num, resetIds } from './svg';

/** The card a tool is drawn on. The store shows 4:3. */
export const CARD = { width: 1600, height: 1200 } as const;

/** How much of the card a tool may fill: the rest is margin, the same around every tool. */
const ROOM = { width: 1380, height: 980, area: 1380 * 820 };

/**
 * A drawing of one tool around the origin, in units of its own. Lying tools are turned by `angle` and cast their shadow
 * on the table below them; standing ones rest on the ground. `fill` below 1 leaves more air around small things.
 */
export type Drawing = { draw: () => string; angle?: number; pose?: 'lying' | 'standing'; fill?: number };

export type Extent = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  feetLeft: number;
  feetRight: number;
};

const BACKDROP =
  '<radialGradient id="card" cx="0.42" cy="0.34" r="0.92"><stop offset="0" stop-color="#f8f7f4"/><stop offset="0.5" stop-color="#eeede9"/><stop offset="1" stop-color="#d6d4cd"/></radialGradient>';

/** One tool on the studio card, as a complete SVG document, fitted to the card by measuring what was drawn. */
export async function frame(drawing: Drawing): Promise<string> {
  const { angle = 0, pose = 'lying', fill = 1 } = drawing;
  resetIds();
  const art = group({ transform: `rotate(${num(angle)})` }, drawing.draw());
  const extent = await measure(art);
  const width = extent.right - extent.left;
  const height = extent.bottom - extent.top;
  const scale =
    fill * Math.min(ROOM.width / width, ROOM.height / height, Math.sqrt(ROOM.area / (width * height)));
  const x = CARD.width / 2 - ((extent.left + extent.right) / 2) * scale;
  const y = CARD.height / 2 - ((extent.top + extent.bottom) / 2) * scale - (pose === 'standing' ? 10 : 14);
  const placed = group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale, 4)})` }, art);
  const lit =
    pose === 'standing'
      ? floorShadow(x + extent.feetLeft * scale, x + extent.feetRight * scale, y + extent.bottom * scale) +
        placed
      : group({ filter: 'url(#shadow)' }, placed);
  const backdrop = `<rect width="${CARD.width}" height="${CARD.height}" fill="url(#card)"/>`;
  return svgDocument(`0 0 ${CARD.width} ${CARD.height}`, CARD.width, CARD.height, backdrop + lit, BACKDROP);
}

function floorShadow(left: number, right: number, y: number): string {
  const cx = (left + right) / 2;
  const half = (right - left) / 2 + 12;
  return (
    blurred(ellipse(cx + 26, y + 6, half * 1.1 + 10, 40, '#1d1b17', { opacity: 0.2 })) +
    blurred(ellipse(cx + 8, y - 3, half, 15, '#14120f', { opacity: 0.55 }))
  );
}

/** A document with every paint and light of the kit at hand. */
export function svgDocument(
  viewBox: string,
  width: number,
  height: number,
  body: string,
  definitions = '',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${materialDefinitions()}${lightDefinitions()}${definitions}</defs>${body}</svg>`;
}

const FIELD = { half: 1500, pixels: 500 };
/** Softer pixels than this are the margin of a blur, not of the tool. */
const SOLID = 90;

/** The bounding box of a drawing's ink, in its own units. */
export async function measure(art: string): Promise<Extent> {
  const { half, pixels } = FIELD;
  const document = svgDocument(`${-half} ${-half} ${2 * half} ${2 * half}`, pixels, pixels, art);
  const alpha = await sharp(Buffer.from(document)).extractChannel(3).raw().toBuffer();
  const inked = (column: number, row: number) => (alpha[row * pixels + column] ?? 0) > SOLID;
  const span = Array.from({ length: pixels }, (_, i) => i);
  const rows = span.filter((row) => span.some((column) => inked(column, row)));
  const columns = span.filter((column) => rows.some((row) => inked(column, row)));
  const [top, bottom] = ends(rows);
  const [left, right] = ends(columns);
  const feetRows = rows.filter((row) => row > bottom - (bottom - top) * 0.05 - 1);
  const [feetLeft, feetRight] = ends(columns.filter((column) => feetRows.some((row) => inked(column, row))));
  const units = (pixel: number) => (pixel * 2 * half) / pixels - half;
  return {
    left: units(left),
    right: units(right + 1),
    top: units(top),
    bottom: units(bottom + 1),
    feetLeft: units(feetLeft),
    feetRight: units(feetRight + 1),
  };
}

function ends(values: readonly number[]): [number, number] {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) throw new Error('The drawing is empty');
  return [first, last];
}

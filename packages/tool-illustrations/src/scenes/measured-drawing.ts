import sharp from 'sharp';
import { CARD, type Drawing, measure, svgDocument } from '../kit/frame';
import { element, group, line, num, path, rect, resetIds, text } from '../kit/svg';
import type { ToolFacts } from '../tool-facts';

const INK = '#22303c';
const PAPER = '#fbfbf9';
const GRID = '#e6e9e6';
const SHEET = { margin: 48, cell: 48 };
/** Where the tool lies on the sheet; below it is the room for its length. */
const ROOM = { left: 170, top: 170, width: 1260, height: 640 };
/** Steps of brightness below this are the shine of a surface, above it an edge. */
const EDGE = { from: 13, full: 55 };

type Field = (x: number, y: number) => number;

/** How steep a field is at a point, in its own units a pixel (Sobel). */
function steepness(at: Field, x: number, y: number): number {
  const [above, below] = [y - 1, y + 1];
  const across =
    at(x + 1, above) +
    2 * at(x + 1, y) +
    at(x + 1, below) -
    at(x - 1, above) -
    2 * at(x - 1, y) -
    at(x - 1, below);
  const down =
    at(x - 1, below) +
    2 * at(x, below) +
    at(x + 1, below) -
    at(x - 1, above) -
    2 * at(x, above) -
    at(x + 1, above);
  return Math.hypot(across, down) / 4;
}

async function fieldOf(picture: ReturnType<typeof sharp>): Promise<Field> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const within = (value: number, end: number) => Math.min(end - 1, Math.max(0, value));
  return (x, y) => data[within(y, info.height) * info.width + within(x, info.width)] ?? 0;
}

/** The edges of a drawing as ink: what a draughtsman would draw of it. Its outline counts whatever its paint. */
async function inkOf(document: string): Promise<Buffer> {
  const { width, height } = CARD;
  const art = () => sharp(Buffer.from(document));
  const shade = await fieldOf(art().flatten({ background: '#b9bec2' }).greyscale().blur(0.7));
  const outline = await fieldOf(art().extractChannel(3).blur(0.7));
  const ink = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const step = Math.max(steepness(shade, x, y), steepness(outline, x, y));
      ink[y * width + x] = 255 * Math.min(1, Math.max(0, (step - EDGE.from) / (EDGE.full - EDGE.from)));
    }
  }
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(INK.slice(i, i + 2), 16));
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .joinChannel(ink, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

function sheet(): string {
  const { margin, cell } = SHEET;
  const across = Array.from(
    { length: Math.floor((CARD.width - 2 * margin) / cell) + 1 },
    (_, i) => margin + i * cell,
  );
  const down = Array.from(
    { length: Math.floor((CARD.height - 2 * margin) / cell) + 1 },
    (_, i) => margin + i * cell,
  );
  return (
    rect(0, 0, CARD.width, CARD.height, PAPER) +
    across.map((x) => line(x, margin, x, CARD.height - margin, GRID, 1)).join('') +
    down.map((y) => line(margin, y, CARD.width - margin, y, GRID, 1)).join('') +
    rect(margin, margin, CARD.width - 2 * margin, CARD.height - 2 * margin, 'none', 0, {
      stroke: INK,
      'stroke-width': 2.5,
    })
  );
}

/** An arrow's head at `x`, pointing to the `side`. */
function arrow(x: number, y: number, side: 1 | -1): string {
  return path(`M${num(x)} ${num(y)}l${-22 * side} -7v14z`, INK);
}

/** A dimension (ISO 129): two lines down from the ends, an arrow between them, and the figure over it. */
function dimension(left: number, right: number, from: number, y: number, figure: string): string {
  const middle = (left + right) / 2;
  const room = figure.length * 22 + 40;
  return (
    line(left, from + 16, left, y + 16, INK, 2) +
    line(right, from + 16, right, y + 16, INK, 2) +
    line(left, y, right, y, INK, 2) +
    arrow(left, y, -1) +
    arrow(right, y, 1) +
    rect(middle - room / 2, y - 24, room, 48, PAPER) +
    text(middle, y + 14, 40, figure, INK)
  );
}

function titleBlock(tool: ToolFacts, brand: string): string {
  const width = 620;
  const height = 104;
  const x = CARD.width - SHEET.margin - width;
  const y = CARD.height - SHEET.margin - height;
  const left = { 'text-anchor': 'start' };
  return group(
    {},
    rect(x, y, width, height, PAPER, 0, { stroke: INK, 'stroke-width': 2.5 }),
    line(x + 400, y, x + 400, y + height, INK, 2),
    text(x + 24, y + 46, 32, brand, INK, left),
    text(x + 24, y + 84, 26, tool.sku, INK, left),
    text(x + 510, y + 62, 26, 'mm', INK),
  );
}

/** Returns a tool as a dimensioned line drawing, made from its picture's own drawing, laid level; `brand` signs it. */
export async function drawMeasured(tool: ToolFacts, { draw }: Drawing, brand: string): Promise<string> {
  const length = tool.specs.find(({ name }) => name === 'Length' || name === 'Total length')?.value ?? '';
  resetIds();
  const art = draw();
  const extent = await measure(art);
  const width = extent.right - extent.left;
  const height = extent.bottom - extent.top;
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const x = ROOM.left + ROOM.width / 2 - ((extent.left + extent.right) / 2) * scale;
  const y = ROOM.top + ROOM.height / 2 - ((extent.top + extent.bottom) / 2) * scale;
  const placed = group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale, 4)})` }, art);
  const ink = await inkOf(svgDocument(`0 0 ${CARD.width} ${CARD.height}`, CARD.width, CARD.height, placed));
  const lines = element('image', {
    href: `data:image/png;base64,${ink.toString('base64')}`,
    width: CARD.width,
    height: CARD.height,
  });
  const bottom = y + extent.bottom * scale;
  const body =
    sheet() +
    lines +
    dimension(
      x + extent.left * scale,
      x + extent.right * scale,
      bottom,
      Math.max(bottom + 90, 900),
      `${length} mm`,
    ) +
    titleBlock(tool, brand);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${body}</svg>`;
}

import 'server-only';
import sharp from 'sharp';
import { GROUNDS } from './accent-colors';
import { luminance } from './colors';
import { type Logo, readIcon, readLogo } from './logo';

const FAVICON_SIZES = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

const square = (side: number) => ({ width: side, height: side });

/** Returns the icon file of these square PNGs (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [place, { side, png }] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * place;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

export async function favicon(): Promise<Buffer> {
  return icoOf(
    await Promise.all(
      FAVICON_SIZES.map(async (side) => ({ side, png: await transparentIcon(square(side)) })),
    ),
  );
}

/** Systems round its corners. */
export const appleIcon = () => iconOnGround(square(180), { filled: 1, open: 0.8 });

export const appIcon = (side: number) => transparentIcon(square(side));

/** Systems cut a circle of at least 80 % out of it (https://www.w3.org/TR/appmanifest/#icon-masks). */
export const maskableIcon = (side: number) => iconOnGround(square(side), { filled: 0.66, open: 0.56 });

/** The resolution at which librsvg draws an SVG. */
const DOTS_PER_INCH = 72;
const SAMPLE = 64;
/** From here on, white is no ground for a logo. */
const LIGHT = 0.7;
const PAPER = '#ffffff';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

type Size = { width: number; height: number };

const hex = (pixel: Iterable<number>) =>
  `#${[...pixel].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Draws the logo as large as it fits into a size, in the middle of it. */
async function drawn({ svg }: Logo, { width, height }: Size): Promise<Buffer> {
  const file = Buffer.from(svg);
  const natural = await sharp(file).metadata();
  const scale = Math.max(width / natural.width, height / natural.height);
  const density = Math.min(100_000, Math.max(1, DOTS_PER_INCH * scale));
  return sharp(file, { density })
    .resize({ width, height, fit: 'contain', background: NOTHING })
    .ensureAlpha()
    .png()
    .toBuffer();
}

/** Returns the color of the logo's own ground, if it fills its square, and how light the logo is. */
export async function lookAt(logo: Logo): Promise<{ ground: string | null; luminance: number }> {
  const { data } = await sharp(await drawn(logo, { width: SAMPLE, height: SAMPLE }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => data.subarray((y * SAMPLE + x) * 4, (y * SAMPLE + x) * 4 + 4);
  const middle = SAMPLE / 2;
  const edges = [
    pixel(middle, 1),
    pixel(middle, SAMPLE - 2),
    pixel(1, middle),
    pixel(SAMPLE - 2, middle),
  ].map(hex);
  const [edge = ''] = edges;
  const isFilled = edge.endsWith('ff') && edges.every((other) => other === edge);
  const seen = Array.from({ length: SAMPLE * SAMPLE }, (_, place) => data.subarray(place * 4, place * 4 + 4))
    .filter(([, , , alpha = 0]) => alpha > 127)
    .map((color) => luminance(hex(color)));
  return {
    ground: isFilled ? edge.slice(0, 7) : null,
    luminance: seen.reduce((sum, value) => sum + value, 0) / Math.max(1, seen.length),
  };
}

/** The shares of a square that a logo fills: one with a ground of its own that continues, and any other. */
type Shares = { filled: number; open: number };

/** Returns a PNG of the icon on a ground without any transparent place. */
async function iconOnGround(size: Size, { filled, open }: Shares): Promise<Buffer> {
  const logo = readIcon();
  const look = await lookAt(logo);
  const share = look.ground ? filled : open;
  const ground = look.ground ?? (look.luminance > LIGHT ? GROUNDS.light.steel : PAPER);
  const [width, height] = [Math.round(size.width * share), Math.round(size.height * share)];
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([{ input: await drawn(logo, { width, height }) }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Returns a PNG of a drawing, transparent where it is. */
async function transparent(drawing: Logo, size: Size): Promise<Buffer> {
  return sharp(await drawn(drawing, size))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

export const transparentLogo = (size: Size) => transparent(readLogo(), size);
const transparentIcon = (size: Size) => transparent(readIcon(), size);

/** Returns a PNG of the logo as wide as it is at this height: on white, or on dark if it is a light drawing. */
export async function logoOnPaper(height: number): Promise<Buffer> {
  const logo = readLogo();
  const { ground, luminance: light } = await lookAt(logo);
  const size = { width: Math.round(height * logo.ratio), height };
  return sharp(await drawn(logo, size))
    .flatten({ background: ground || light <= LIGHT ? PAPER : GROUNDS.light.steel })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the color to put behind the logo on a dark ground, or null where it needs none. */
export async function plateOnDark(): Promise<string | null> {
  const look = await lookAt(readLogo());
  return look.ground || look.luminance > LIGHT ? null : PAPER;
}

/** Returns the same for grounds of any color: transparent around a logo that has a ground of its own. */
export async function logoAnywhere(height: number): Promise<Buffer> {
  const logo = readLogo();
  const { ground } = await lookAt(logo);
  if (!ground) return logoOnPaper(height);
  return transparent(logo, { width: Math.round(height * logo.ratio), height });
}

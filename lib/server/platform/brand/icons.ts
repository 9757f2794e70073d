import 'server-only';
import { iconOnGround, transparentIcon } from './draw-logo';

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

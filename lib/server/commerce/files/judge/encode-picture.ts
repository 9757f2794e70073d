import 'server-only';
import sharp from 'sharp';
import { AppError } from '@/lib/shared/messages/errors';

/** The widest of ours, for full-screen and zoomed pictures; the image optimiser makes the smaller sizes of it. */
const LONGEST_SIDE = 2_400;
/** What decoding takes is four bytes a pixel for some formats, 160 MB, and eight for interlaced PNGs of 16 bits; one picture at a time. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const QUALITY = 84;
const LIMIT_SECONDS = 20;

type Signature = { offset: number; bytes: string };
type Format = { signatures: readonly Signature[]; names: readonly string[] };

const at = (offset: number, bytes: string): Signature => ({ offset, bytes });

/** How each format but AVIF begins, and what the decoder calls it. */
const FORMATS: readonly Format[] = [
  { signatures: [at(0, '\xff\xd8\xff')], names: ['jpeg'] },
  { signatures: [at(0, '\x89PNG\r\n\x1a\n')], names: ['png'] },
  { signatures: [at(0, 'RIFF'), at(8, 'WEBP')], names: ['webp'] },
];
const AVIF: Pick<Format, 'names'> = { names: ['heif', 'avif'] };

/** Where the brands of a file of boxes are: the first one at 8, then, behind a version, those it is compatible with. */
const FIRST_BRAND = 8;
const VERSION = 12;
const BRANDS_END = 1_024;
const LONGEST_SIGNATURE = 16;

/** Whether a file is AVIF by any of its brands: the first may be `mif1` (AVIF 1.1, 6). */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < LONGEST_SIGNATURE || bytes.toString('latin1', 4, FIRST_BRAND) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, BRANDS_END);
  for (let place = FIRST_BRAND; place + 4 <= end; place += 4)
    if (place !== VERSION && bytes.toString('latin1', place, place + 4) === 'avif') return true;
  return false;
}

export type EncodedPicture = { bytes: Uint8Array; width: number; height: number };

function formatOf(bytes: Buffer): Pick<Format, 'names'> | undefined {
  const head = bytes.toString('latin1', 0, LONGEST_SIGNATURE);
  if (isAvif(bytes)) return AVIF;
  return FORMATS.find(({ signatures }) =>
    signatures.every((signature) => head.startsWith(signature.bytes, signature.offset)),
  );
}

const refused = (issue: 'picture-unreadable' | 'picture-dimensions', cause?: unknown) =>
  new AppError('validation-failed', { issues: { file: [issue] }, cause });

/**
 * Returns a picture as the store keeps it: WebP in sRGB, upright, at most 2,400 pixels a side, with nothing of the file but
 * its pixels. Throws `validation-failed` for any other format, a picture that does not decode to its end, and one of too
 * many pixels, which is refused by its header.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const format = formatOf(bytes);
  if (!format) throw refused('picture-unreadable');
  // One frame of an animation; the pixels are counted below, before any is decoded.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const {
    format: found,
    width,
    height,
  } = await picture.metadata().catch((cause: unknown) => {
    throw refused('picture-unreadable', cause);
  });
  if (!format.names.includes(found)) throw refused('picture-unreadable');
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw refused('picture-dimensions');
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .timeout({ seconds: LIMIT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw refused('picture-unreadable', cause);
  }
}

import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '@/lib/shared/messages/errors';

/** For full-screen and zoomed pictures; the image optimiser derives the smaller sizes. */
const LONGEST_SIDE = 2_400;
/**
 * Decoding takes four bytes per pixel for some formats, 160 MB, and eight for interlaced 16-bit PNGs; one picture at
 * a time.
 */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const QUALITY = 84;
const LIMIT_SECONDS = 20;

type Signature = { offset: number; bytes: string };
type Format = { signatures: readonly Signature[]; names: readonly string[] };

const at = (offset: number, bytes: string): Signature => ({ offset, bytes });

const FORMATS: readonly Format[] = [
  { signatures: [at(0, '\xff\xd8\xff')], names: ['jpeg'] },
  { signatures: [at(0, '\x89PNG\r\n\x1a\n')], names: ['png'] },
  { signatures: [at(0, 'RIFF'), at(8, 'WEBP')], names: ['webp'] },
];
const AVIF: Pick<Format, 'names'> = { names: ['heif', 'avif'] };

/** Brands of an ISO base media file: the major one at 8, and after a version the compatible ones. */
const FIRST_BRAND = 8;
const VERSION = 12;
const BRANDS_END = 1_024;
const LONGEST_SIGNATURE = 16;

/** AVIF by any brand: the major one may be `mif1` (AVIF 1.1, 6). */
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

/** Opens a picture by its header. Throws `validation-failed` for any other format, and one of too many pixels. */
export async function requirePicture(bytes: Buffer): Promise<Sharp> {
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
  return picture;
}

/**
 * WebP in sRGB, upright, at most 2,400 pixels a side, without metadata. Throws what `requirePicture` does, also for an incomplete
 * picture.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const picture = await requirePicture(bytes);
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

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { checkDocument } from '@/lib/server/commerce/files/inspection/check-document';
import { encodePicture } from '@/lib/server/commerce/files/inspection/encode-picture';
import type { AppError } from '@/lib/shared/messages/errors';
import {
  CARRYING_PICTURES,
  HARMLESS_DOCUMENTS,
  HOSTILE_DOCUMENTS,
  HOSTILE_PICTURES,
  PAYLOADS,
  soundPng,
} from '@/tests/support/hostile-files';

const VALIDATION_FAILED = { code: 'validation-failed' };

/** The same file with other brands in as many bytes, so that no offset in it changes. */
function withBrands(avif: Buffer, first: string, others: readonly string[]): Buffer {
  const bytes = Buffer.from(avif);
  const places = (bytes.readUInt32BE(0) - 16) / 4;
  bytes.write(first, 8, 'latin1');
  for (let index = 0; index < places; index += 1)
    bytes.write(others[index % others.length] ?? '', 16 + index * 4, 'latin1');
  return bytes;
}

it.each(Object.keys(HOSTILE_PICTURES))('a picture is not %s', async (name) => {
  await expect(encodePicture(HOSTILE_PICTURES[name]!())).rejects.toMatchObject(VALIDATION_FAILED);
});

it.each(Object.keys(CARRYING_PICTURES))('a picture that is %s loses what it carries', async (name) => {
  const { bytes, width } = await encodePicture(CARRYING_PICTURES[name]!());
  const text = Buffer.from(bytes).toString('latin1');
  expect(PAYLOADS.filter((payload) => text.includes(payload))).toEqual([]);
  expect(width).toBe(8);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in %s becomes an upright WebP without metadata',
  async (format) => {
    const noted = { IFD0: { Copyright: 'Someone', Orientation: '6' } };
    const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
    const file = await drawn.withExif(noted).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const { bytes, width, height } = await encodePicture(file);
    const { format: kept, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ kept, exif, icc, xmp, orientation }).toEqual({ kept: 'webp' });
    // AVIF keeps its orientation in its container.
    if (format !== 'avif') expect([width, height]).toEqual([40, 60]);
  },
);

it.each([
  ['mif1', ['mif1', 'avif', 'miaf']],
  ['mif1', ['miaf', 'mif1', 'avif']],
  ['avif', ['mif1', 'miaf']],
])('a picture in AVIF may have the first brand %s, and others %j', async (first, others) => {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
  const bytes = withBrands(await drawn.avif().toBuffer(), first, others);
  expect(await encodePicture(bytes)).toMatchObject({ width: 60, height: 40 });
});

it('a picture is no AVIF by a version that looks like a brand', async () => {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } });
  const bytes = withBrands(await drawn.avif().toBuffer(), 'mif1', ['mif1', 'miaf']);
  bytes.write('avif', 12, 'latin1');
  await expect(encodePicture(bytes)).rejects.toMatchObject(VALIDATION_FAILED);
});

it('a picture is made smaller where it is larger than any page shows it, and never larger', async () => {
  expect(await encodePicture(soundPng(3_000, 1_500))).toMatchObject({ width: 2_400, height: 1_200 });
  expect(await encodePicture(soundPng(30, 20))).toMatchObject({ width: 30, height: 20 });
});

it('a picture keeps what is transparent', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const file = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
    .png()
    .toBuffer();
  expect((await sharp((await encodePicture(file)).bytes).metadata()).hasAlpha).toBe(true);
});

it.each(Object.keys(HOSTILE_DOCUMENTS))('a document is not %s', async (name) => {
  await expect(checkDocument(HOSTILE_DOCUMENTS[name]!())).rejects.toMatchObject(VALIDATION_FAILED);
});

it('a document that cannot be checked is refused with what helps', async () => {
  const issueOf = (name: string) =>
    checkDocument(HOSTILE_DOCUMENTS[name]!()).catch(({ issues }: AppError) => issues?.file?.[0]);
  expect(await issueOf('an encrypted PDF')).toBe('document-encrypted');
  expect(await issueOf('a PDF whose packed objects have a predictor')).toBe('document-packed');
  expect(await issueOf('a PDF whose packed objects have short parameters')).toBe('document-packed');
  expect(await issueOf('a PDF whose stream is no stream')).toBe('document-unreadable');
});

it.each(Object.keys(HARMLESS_DOCUMENTS))('a document may have %s', async (name) => {
  await expect(checkDocument(HARMLESS_DOCUMENTS[name]!())).resolves.toBeUndefined();
});

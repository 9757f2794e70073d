import sharp from 'sharp';

/** Keeps gradients free of bands; where a picture is too heavy, less of it is still better than a slow page. */
const QUALITIES = [84, 78, 72, 66, 58, 50] as const;

type WebpLimits = { width: number; atMost: number };

/** The picture as WebP, `width` pixels wide and not heavier than `atMost` bytes. */
export async function asWebp(svg: string, { width, atMost }: WebpLimits): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg))
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of QUALITIES) {
    const file = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= atMost) return file;
  }
  throw new Error(`A picture of ${width} pixels does not fit into ${atMost} bytes`);
}

/** The picture as PNG with a palette: right for icons of few colours. */
export function asPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The picture as JPEG, for link previews that do not support WebP. */
export function asJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

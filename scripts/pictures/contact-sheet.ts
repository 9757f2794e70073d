import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
const CELL = { width: 480, height: 360 };

/**
 * Puts pictures of `public/` side by side, to review them together: `contact-sheet.ts <out.png> <columns> <picture>…`.
 */
async function sheet(out: string, columns: number, pictures: readonly string[]): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(path.join(PUBLIC, picture))
        .resize({ ...CELL, fit: 'inside' })
        .toBuffer(),
      left: (i % columns) * (CELL.width + 6),
      top: Math.floor(i / columns) * (CELL.height + 6),
    })),
  );
  await sharp({
    create: {
      width: columns * (CELL.width + 6),
      height: Math.ceil(pictures.length / columns) * (CELL.height + 6),
      channels: 3,
      background: '#101215',
    },
  })
    .composite(cells)
    .png()
    .toFile(out);
}

const [out = 'contact-sheet.png', columns = '4', ...pictures] = process.argv.slice(2);
await sheet(out, Number(columns), pictures);

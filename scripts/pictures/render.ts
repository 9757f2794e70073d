import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SEED_TOOLS } from '../seed-data/all-tools';
import { frame } from './kit/frame';
import { TOOL_DRAWINGS } from './tool-drawings';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
/** Twice the width of the widest card, so that it is sharp on dense screens and in the zoom of a tool's page. */
const TOOL_WIDTH = 1200;
/** Keeps gradients free of bands well below the 60 KB that a card of the catalogue may weigh. */
const QUALITY = 82;

/**
 * Draws the pictures of the shop into `public/`: all of them, or only those whose slug is given.
 * The same sources give the same files.
 */
async function render(only: readonly string[]): Promise<void> {
  await mkdir(path.join(PUBLIC, 'tools'), { recursive: true });
  for (const tool of SEED_TOOLS) {
    if (only.length > 0 && !only.includes(tool.slug)) continue;
    const drawing = TOOL_DRAWINGS[tool.slug];
    if (!drawing) throw new Error(`No drawing for the tool ${tool.slug}`);
    await sharp(Buffer.from(await frame(drawing(tool))))
      .resize({ width: TOOL_WIDTH })
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toFile(path.join(PUBLIC, 'tools', `${tool.slug}.webp`));
  }
}

await render(process.argv.slice(2));

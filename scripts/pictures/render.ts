import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURES } from './picture-list';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));

/**
 * Draws the pictures of the shop into `public/`: all of them, or those whose file name contains one of the given words.
 * The same sources give the same files.
 */
async function render(words: readonly string[]): Promise<void> {
  const chosen = PICTURES.filter(
    ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  if (chosen.length === 0) throw new Error(`No picture is called ${words.join(' or ')}`);
  for (const { file, make } of chosen) {
    const target = path.join(PUBLIC, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await make());
  }
}

await render(process.argv.slice(2));

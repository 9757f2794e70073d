import path from 'node:path';
import { readIcon, readLogo } from '../brand/logo';
import { readTheme } from '../brand/theme';
import { shopFolder } from './shop-folder';

/** The message names every mistake in the folder, one a line, each with its file and field. */
export class ShopError extends Error {
  constructor(problems: readonly string[], folder = shopFolder.path) {
    super(
      `The shop in ${path.resolve(folder)} is not usable (see docs/your-shop.md):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'ShopError';
  }
}

function problemOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Throws `ShopError` for a folder that no process can start with. */
export async function checkShop(): Promise<void> {
  const { problems, texts } = shopFolder;
  const ofTexts = Object.keys(texts).length > 0 ? (await import('./all-texts')).problemsOfTexts(texts) : [];
  const found = [...problems, ...ofTexts];
  // Without a folder nothing of it is there.
  if (found.length === 0) found.push(...[readLogo, readIcon, readTheme].flatMap(problemOf));
  if (found.length > 0) throw new ShopError(found);
}

import 'server-only';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

const folder = () => path.join(process.cwd(), 'shop', 'pictures');

function ifThere<T>(otherwise: () => T): (error: unknown) => T {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise();
    throw error;
  };
}

/** Returns shop/pictures/<name>. Only a build reads it. */
export function readShopPicture(name: string): Promise<Buffer> {
  return readFile(path.join(folder(), name));
}

/** Returns the picture of the home page, in a shop without one the placeholder. */
export function readHero(): Promise<Buffer> {
  return readShopPicture('hero.webp').catch(
    ifThere(() => readFile(path.join(process.cwd(), 'public', TOOL_PLACEHOLDER))),
  );
}

/** Returns the names of the engineers' pictures. */
export function engineersPictures(): string[] {
  try {
    return readdirSync(path.join(folder(), 'people')).filter((name) => name.endsWith('.webp'));
  } catch (error) {
    return ifThere(() => [])(error);
  }
}

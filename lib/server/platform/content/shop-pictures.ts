import 'server-only';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = () => path.join(process.cwd(), 'shop', 'pictures');

/** Returns shop/pictures/<name>. Only a build reads it. */
export function readShopPicture(name: string): Promise<Buffer> {
  return readFile(path.join(folder(), name));
}

/** Returns the names of the engineers' pictures. */
export function engineersPictures(): string[] {
  return readdirSync(path.join(folder(), 'people')).filter((name) => name.endsWith('.webp'));
}

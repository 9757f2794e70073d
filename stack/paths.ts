import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A path inside the project. */
export function inRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}

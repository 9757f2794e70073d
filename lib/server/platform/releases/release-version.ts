import 'server-only';
import { readFileSync } from 'node:fs';

/** Returns the version of the store that this process runs, of the package.json beside the build. */
export function releaseVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

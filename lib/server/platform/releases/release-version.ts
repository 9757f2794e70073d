import 'server-only';
import { readFileSync } from 'node:fs';

export function releaseVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

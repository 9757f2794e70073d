import { readFileSync } from 'node:fs';
import { inRoot } from '@/stack/paths';

export function release(): string {
  return JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;
}

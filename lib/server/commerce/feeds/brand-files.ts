import 'server-only';
import path from 'node:path';
import { appIcon, appleIcon, maskableIcon } from '@/lib/server/platform/brand/icons';
import { readIcon } from '@/lib/server/platform/brand/logo';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { shareCardPath } from '@/lib/shared/tools/catalogue/feeds';
import { shopShareCard } from './shop-share-card';

/** What the build makes of the shop's logo, accent and texts, by its name below /brand. */
export const BRAND_FILES: ReadonlyMap<string, () => Promise<Uint8Array>> = new Map([
  ['icon.svg', async () => Buffer.from(readIcon().svg)],
  ['apple-icon.png', appleIcon],
  ['icon-192.png', () => appIcon(192)],
  ['icon-512.png', () => appIcon(512)],
  ['icon-maskable-512.png', () => maskableIcon(512)],
  ...LANGUAGES.all.map((language): [string, () => Promise<Uint8Array>] => [
    path.basename(shareCardPath(language)),
    () => shopShareCard(language),
  ]),
]);

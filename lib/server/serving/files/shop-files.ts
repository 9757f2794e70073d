import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shop } from '#shop';
import { STYLES_ADDRESS, shopStyles } from '@/lib/server/platform/brand/brand-styles';
import { readIcon } from '@/lib/server/platform/brand/logo';
import { shopFile } from '@/lib/server/platform/config/shop-path';
import { encodingFor } from '@/lib/server/platform/http/accept';
import { shopFolder } from '@/lib/server/platform/shop/shop-folder';
import { wordsAt } from '@/lib/server/platform/shop/shop-of-document';
import { engineersPictures, heroFile } from '@/lib/server/platform/shop-content';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { shareCardPath } from '@/lib/shared/tools/catalogue/feeds';
import { addressOf } from '../addresses/address-kind';
import type { StoreResponse } from '../store-response';
import { contentTypeOf } from './content-type';
import { etagOf, IMMUTABLE, sendFile } from './send-file';
import { REVALIDATE, type StaticFile } from './static-files';

/** The files that are made of logo, accent and texts (commerce/feeds/brand-files.tsx). */
const MADE = [
  ...['/favicon.ico', '/brand/icon.svg', '/brand/apple-icon.png'],
  ...['/brand/icon-192.png', '/brand/icon-512.png', '/brand/icon-maskable-512.png'],
  ...LANGUAGES.all.map(shareCardPath),
] as const;

/** The same for what makes the same files. */
function hashOf(release: string): string {
  const said = [
    ...[release, shop.name, shopStyles().css, readIcon().svg],
    JSON.stringify([shopFolder.texts, shopFolder.translations]),
  ];
  const hash = createHash('sha256').update(said.join('\0'));
  return hash.update(readFileSync(heroFile())).digest('hex').slice(0, 16);
}

/** Returns a folder of the build for what is made, or one of this process alone where nothing can be written there. */
function cacheFolder(distDir: string): string {
  const release = path.join(distDir, 'BUILD_ID');
  const name = hashOf(existsSync(release) ? readFileSync(release, 'utf8') : '');
  const folder = path.join(distDir, 'cache', 'brand', name);
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return mkdtempSync(path.join(tmpdir(), 'forgeline-brand-'));
  }
}

/** What makes a file, by its name. */
export type Makers = ReadonlyMap<string, () => Promise<Uint8Array>>;

async function make(folder: string, loadMakers: () => Promise<Makers>): Promise<void> {
  const missing = MADE.filter((address) => !existsSync(path.join(folder, path.basename(address))));
  if (missing.length === 0) return;
  const makers = await loadMakers();
  for (const address of missing) {
    const name = path.basename(address);
    const part = path.join(folder, `.${process.pid}-${name}`);
    writeFileSync(part, await (makers.get(name)?.() ?? Promise.reject(new Error(`Nothing makes ${name}.`))));
    renameSync(part, path.join(folder, name));
  }
}

/** Returns the shop's own files by path. Those that are made of its logo are made meanwhile, once for each shop and release. */
export function shopFiles(
  distDir: string,
  loadMakers: () => Promise<Makers>,
): [address: string, file: StaticFile][] {
  const folder = cacheFolder(distDir);
  let making: Promise<void> | undefined;
  const made = () => {
    making ??= make(folder, loadMakers).catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
  const found = (file: string): StaticFile => ({
    file,
    contentType: contentTypeOf(file),
    cacheControl: REVALIDATE,
  });
  return [
    ['/hero.webp', found(heroFile())],
    ...engineersPictures().map((name): [string, StaticFile] => [
      `/people/${encodeURIComponent(name)}`,
      found(shopFile('pictures', 'people', name)),
    ]),
    ...MADE.map((address): [string, StaticFile] => [
      address,
      { ...found(path.join(folder, path.basename(address))), made },
    ]),
  ];
}

/** What is made for an address by name, and the address of that as it is now. */
function namedFile(asked: string): { address: string; bytes: Buffer; brotli?: Buffer } | undefined {
  const words = wordsAt(asked);
  if (words) return words;
  if (!asked.startsWith(STYLES_ADDRESS.start) || !asked.endsWith(STYLES_ADDRESS.end)) return undefined;
  const { address, css } = shopStyles();
  return { address, bytes: Buffer.from(css) };
}

/**
 * Serves the style sheet of the shop, and what scripts load of a language, also to pages that were made before they changed. Returns
 * whether it has responded.
 */
export function serveNamedFiles(request: IncomingMessage, response: StoreResponse): boolean {
  const { path: asked } = addressOf(request);
  const found = namedFile(asked);
  if (!found) return false;
  const { address, bytes, brotli } = found;
  const isBrotli = brotli && encodingFor(request.headers['accept-encoding']?.toString()) === 'br';
  const body = isBrotli ? { bytes: brotli, encoding: 'br' as const } : { bytes };
  sendFile(request, response, {
    ...body,
    etag: etagOf(body.bytes),
    contentType: contentTypeOf(asked),
    cacheControl: asked === address ? IMMUTABLE : REVALIDATE,
    isNegotiated: brotli !== undefined,
  });
  return true;
}

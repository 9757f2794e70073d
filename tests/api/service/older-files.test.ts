import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as PublishFiles from '@/lib/server/serving/files/older-files';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { baseUrl, eventually, unique } from '@/tests/support/store';

const folders: string[] = [];
let publisher: typeof PublishFiles;

beforeAll(async () => {
  await joinStore();
  publisher = await import('@/lib/server/serving/files/older-files');
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type File = { name: string; text: string };

/** A build of another release, started at this moment, with these files for browsers. */
async function release(at: number, files: readonly File[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-release-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'BUILD_ID'), unique('build-'));
  for (const { name, text } of files) {
    const file = path.join(folder, 'static', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (name.endsWith('.js')) writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  await publisher.publishFiles(folder, new Date(at));
}

const get = (name: string, encoding = 'br') =>
  fetch(`${baseUrl()}/_next/static/${name}`, { headers: { 'accept-encoding': encoding } });
const script = (): File => ({
  name: `chunks/${unique('old-')}.js`,
  text: `/* ${unique('')} */ ü`.repeat(99),
});
const now = Date.now();

it('the files of other releases are served as this release’s are: of the two before it, and of one that others run already', async () => {
  const [first, second] = [script(), script()];
  const font = { name: `media/${unique('font-')}.woff2`, text: 'glyphs' };
  await release(now + 1, [first, font]);
  await release(now + 2, [second, font]);
  for (const { name, text } of [first, second]) {
    // The store looks for new releases once a second.
    const response = await eventually('the file of the other release', async () => {
      const found = await get(name);
      return found.status === 200 ? found : undefined;
    });
    expect(await response.text()).toBe(text);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const plain = await get(`${name}?dpl=another`, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(text);
  }
  const found = await get(font.name);
  expect([found.headers.get('content-type'), await found.text()]).toEqual(['font/woff2', 'glyphs']);
});

it('the files of other releases are not made up', async () => {
  expect((await get(`chunks/${unique('none-')}.js`)).status).toBe(404);
  expect((await get('..%2f..%2fBUILD_ID')).status).toBe(404);
});

it('the files of other releases are removed with the fourth release after, but for those that a later one has too', async () => {
  const [old, shared] = [script(), script()];
  await release(now + 10, [old, shared]);
  for (const later of [11, 12, 13]) await release(now + later, [shared, script()]);
  const left = await stored('release_files').distinct('_id');
  expect(left).not.toContain(`/_next/static/${old.name}`);
  expect(left).toContain(`/_next/static/${shared.name}`);
  expect(await stored('releases').countDocuments()).toBe(3);
});

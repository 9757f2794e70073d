import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '@/lib/server/serving/files/send-file';
import { staticFiles } from '@/lib/server/serving/files/static-files';
import {
  compileFrameworkAtOnce,
  compressStaticFiles,
} from '@/lib/server/serving/next-internals/finish-scripts';
import { StoreResponse } from '@/lib/server/serving/store-response';

it('a build gets a copy beside each script and style that gets smaller', async () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'forgeline-static-'));
  try {
    const chunks = path.join(distDir, 'static', 'chunks');
    await mkdir(chunks, { recursive: true });
    const script = 'export const tool = "wrench";\n'.repeat(100);
    writeFileSync(path.join(chunks, 'large.js'), script);
    writeFileSync(path.join(chunks, 'small.js'), 'void 0;');
    writeFileSync(path.join(chunks, 'font.woff2'), script);
    await compressStaticFiles({ distDir });
    expect((await readdir(chunks)).sort()).toEqual(['font.woff2', 'large.js', 'large.js.br', 'small.js']);
    const copy = readFileSync(path.join(chunks, 'large.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(script);
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});

async function build(manifest: object): Promise<string> {
  const distDir = mkdtempSync(path.join(tmpdir(), 'forgeline-static-'));
  await mkdir(path.join(distDir, 'static', 'chunks'), { recursive: true });
  writeFileSync(path.join(distDir, 'build-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(distDir, 'static', 'chunks', 'react.js'), 'run();');
  writeFileSync(path.join(distDir, 'static', 'chunks', 'form.js'), 'run();');
  return distDir;
}

it('the scripts that every page runs at once are marked for compilation while they arrive, once, and no others are', async () => {
  const distDir = await build({ rootMainFiles: ['static/chunks/react.js'] });
  try {
    await compileFrameworkAtOnce({ distDir });
    await compileFrameworkAtOnce({ distDir });
    const [react, form] = ['react.js', 'form.js'].map((name) =>
      readFileSync(path.join(distDir, 'static', 'chunks', name), 'utf8'),
    );
    expect(react).toBe('//# allFunctionsCalledOnLoad\nrun();');
    expect(form).toBe('run();');
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});

it('the scripts that every page runs at once cannot be empty: a build that names none fails', async () => {
  const distDir = await build({ rootMainFiles: [] });
  try {
    await expect(compileFrameworkAtOnce({ distDir })).rejects.toThrow('rootMainFiles');
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});

it('the static files are those of the build and of public by their addresses, with their copies', () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'forgeline-static-'));
  try {
    mkdirSync(path.join(distDir, 'static', 'chunks'), { recursive: true });
    for (const name of ['static/chunks/a b.js', 'static/chunks/a b.js.br', 'static/a.woff2'])
      writeFileSync(path.join(distDir, name), 'x');
    const files = staticFiles(distDir);
    expect(files.get('/_next/static/chunks/a%20b.js')).toMatchObject({
      copy: path.join(distDir, 'static', 'chunks', 'a b.js.br'),
      contentType: 'application/javascript; charset=UTF-8',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(files.has('/_next/static/chunks/a%20b.js.br')).toBe(false);
    expect(files.get('/_next/static/a.woff2')).not.toHaveProperty('copy');
    expect(files.get('/not-found.webp')).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=0',
    });
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});

describe('a file', () => {
  const bytes = Buffer.from('0123456789');
  let server: Server;
  beforeAll(async () => {
    server = createServer({ ServerResponse: StoreResponse }, (incoming, response) =>
      sendFile(incoming, response as StoreResponse, {
        bytes,
        etag: '"abc-br"',
        modifiedAt: new Date('2026-11-25T10:00:00Z'),
        contentType: 'text/css',
        cacheControl: 'public, max-age=31536000, immutable',
        encoding: 'br',
        isNegotiated: true,
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve) => {
        const { port } = server.address() as AddressInfo;
        request({ host: '127.0.0.1', port, headers, method, agent: false }, (response) => {
          let text = '';
          response.on('data', (part) => {
            text += part;
          });
          response.once('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, text }),
          );
        }).end();
      },
    );

  it('a file is sent whole, with what a conditional request needs', async () => {
    const { status, headers, text } = await get();
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      etag: '"abc-br"',
      'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT',
      'content-encoding': 'br',
      'content-length': '10',
      'accept-ranges': 'bytes',
      vary: 'Accept-Encoding',
    });
  });

  it('a file is sent in part, with the encoding it is of', async () => {
    const { status, headers, text } = await get({ range: 'bytes=2-4' });
    expect([status, text]).toEqual([206, '234']);
    expect(headers).toMatchObject({
      'content-range': 'bytes 2-4/10',
      'content-encoding': 'br',
      'content-length': '3',
      etag: '"abc-br"',
    });
    expect(await get({ range: 'bytes=2-4', 'if-range': '"abc"' })).toMatchObject({ status: 200 });
    expect(await get({ range: 'bytes=99-' }, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    [416, { range: 'bytes=10-' }],
    [412, { 'if-match': '"x"' }],
    [412, { 'if-unmodified-since': 'Tue, 24 Nov 2026 10:00:00 GMT' }],
  ])('a file is refused with %i, which nobody may store, by %j', async (expected, sent) => {
    const { status, headers } = await get(sent as unknown as Record<string, string>);
    expect([status, headers['cache-control']]).toEqual([expected, 'no-store']);
    expect(headers['content-range']).toBe(expected === 416 ? 'bytes */10' : undefined);
  });

  it('a file is not sent to who has it', async () => {
    const known = await get({ 'if-none-match': '"abc-br"' });
    expect([known.status, known.headers['content-type'], known.headers.etag]).toEqual([
      304,
      undefined,
      '"abc-br"',
    ]);
    expect((await get({ 'if-none-match': '"abc"' })).status).toBe(200);
  });
});

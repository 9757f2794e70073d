import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressStaticFiles } from '@/lib/server/serving/compress-static-files';
import { compileFrameworkAtOnce } from '@/lib/server/serving/next-internals/compile-framework-at-once';
import { acceptsBrotli } from '@/lib/server/serving/serve-precompressed';

describe('a browser accepts Brotli', () => {
  it.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, BR;q=1.0', 'br;q=0.1'])('if it sends %s', (header) => {
    expect(acceptsBrotli(header)).toBe(true);
  });

  it.each([undefined, '', 'gzip', 'gzip, br;q=0', 'br;q=0.000', 'brotli', 'xbr'])(
    'not if it sends %s',
    (header) => {
      expect(acceptsBrotli(header)).toBe(false);
    },
  );
});

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

describe('the scripts that every page runs at once', () => {
  async function build(manifest: object): Promise<string> {
    const distDir = mkdtempSync(path.join(tmpdir(), 'forgeline-static-'));
    await mkdir(path.join(distDir, 'static', 'chunks'), { recursive: true });
    writeFileSync(path.join(distDir, 'build-manifest.json'), JSON.stringify(manifest));
    writeFileSync(path.join(distDir, 'static', 'chunks', 'react.js'), 'run();');
    writeFileSync(path.join(distDir, 'static', 'chunks', 'form.js'), 'run();');
    return distDir;
  }

  it('are marked for compilation while they arrive, once, and no others are', async () => {
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

  it('cannot be empty: a build that names none fails', async () => {
    const distDir = await build({ rootMainFiles: [] });
    try {
      await expect(compileFrameworkAtOnce({ distDir })).rejects.toThrow('rootMainFiles');
    } finally {
      rmSync(distDir, { recursive: true, force: true });
    }
  });
});

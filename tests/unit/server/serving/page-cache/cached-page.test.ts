import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  encodingFor,
  etagOf,
  isKnown,
  makeCachedPage,
} from '@/lib/server/serving/page-cache/cached-page';

describe('the encoding for a client', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['br;q=0.000', 'identity'],
    ['br;q=x', 'identity'],
    ['xbr, gzipped', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('that accepts %j is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

describe('a page ready to be sent', () => {
  const text = '<p>grüße</p>'.repeat(100);
  const made = () =>
    makeCachedPage(
      { etag: '"old"', date: 'x', vary: 'rsc, accept-encoding', 'content-length': 3, 'x-kept': 'y' },
      Buffer.from(text),
    );

  it('is the same page in every encoding', async () => {
    const page = await made();
    expect(brotliDecompressSync(page.br).toString()).toBe(text);
    expect(gunzipSync(page.gzip).toString()).toBe(text);
    expect((await bytesOf(page, 'identity')).toString()).toBe(text);
  });

  it('has the headers it was made with but those of one message', async () => {
    expect((await made()).headers).toEqual({ vary: 'rsc, Accept-Encoding', 'x-kept': 'y' });
  });

  it('has an ETag in each encoding, and is known by any of them', async () => {
    const page = await made();
    const etags = (['br', 'gzip', 'identity'] as const).map((encoding) => etagOf(page, encoding));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags)
      for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*'])
        expect(isKnown(page, known), known).toBe(true);
    for (const other of [undefined, '', '"old"', page.hash, `"x${page.hash}-br"`])
      expect(isKnown(page, other), other).toBe(false);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor } from '@/lib/server/serving/page-cache/accepted-encoding';
import { isKnown, makeCachedPage, plainBytes } from '@/lib/server/serving/page-cache/cached-page';

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
    // The second time it is remembered.
    expect([encodingFor(header), encodingFor(header)]).toEqual([encoding, encoding]);
  });

  it('is read from any header, also beyond those that are remembered', () => {
    for (let index = 0; index < 300; index += 1) expect(encodingFor(`x${index}, gzip`)).toBe('gzip');
    expect(encodingFor(`${'x, '.repeat(100)}br`)).toBe('br');
  });
});

describe('a page ready to be sent', () => {
  const text = '<p>grüße</p>'.repeat(100);
  const made = () =>
    makeCachedPage(
      {
        etag: '"old"',
        date: 'x',
        vary: 'rsc, accept-encoding',
        'content-length': 3,
        'content-type': 'text/html',
        'x-kept': 'y',
        link: ['a', 'b'],
      },
      Buffer.from(text),
    );

  it('is the same page in every encoding', async () => {
    const page = await made();
    expect(brotliDecompressSync(page.bytes.br).toString()).toBe(text);
    expect(gunzipSync(page.bytes.gzip).toString()).toBe(text);
    expect((await plainBytes(page)).toString()).toBe(text);
  });

  it('has the headers it was made with but those of one message', async () => {
    const page = await made();
    const kept = ['content-type', 'text/html', 'x-kept', 'y', 'link', 'a', 'link', 'b'];
    const own = ['vary', 'rsc, Accept-Encoding', 'etag', page.gzip.etag];
    const length = String(page.bytes.gzip.byteLength);
    expect(page.gzip.headers).toEqual([
      ...kept,
      ...own,
      'content-encoding',
      'gzip',
      'content-length',
      length,
    ]);
    expect(page.gzip.headersIfKnown).toEqual([...kept.slice(2), ...own]);
    expect(page.identity.headers).not.toContain('content-encoding');
  });

  it('has an ETag in each encoding, and is known by any of them', async () => {
    const page = await made();
    const etags = [page.br, page.gzip, page.identity].map(({ etag }) => etag);
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags)
      for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*'])
        expect(isKnown(page, known), known).toBe(true);
    for (const other of [undefined, '', '"old"', page.hash, `"x${page.hash}-br"`])
      expect(isKnown(page, other), other).toBe(false);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor } from '@/lib/server/serving/response-cache/accepted-encoding';
import { decompress, isKnown, makeCachedResponse } from '@/lib/server/serving/response-cache/cached-response';

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

describe('a response ready to be sent', () => {
  it('is not compressed where that gains nothing', async () => {
    for (const [type, body] of [
      ['image/webp', 'x'.repeat(5_000)],
      ['application/json', '{}'],
    ]) {
      const made = await makeCachedResponse(
        { 'content-type': type, vary: 'Accept' },
        Buffer.from(body ?? ''),
      );
      for (const encoding of ['br', 'gzip', 'identity'] as const) {
        expect(made[encoding].bytes?.toString()).toBe(body);
        expect(made[encoding].headers).not.toContain('content-encoding');
      }
    }
  });

  it('is the one made before where it is the same', async () => {
    const make = (kept: string, body: string, before?: Awaited<ReturnType<typeof makeCachedResponse>>) =>
      makeCachedResponse({ 'content-type': 'text/html', 'x-kept': kept }, Buffer.from(body), { before });
    const text = 'x'.repeat(5_000);
    const before = await make('a', text);
    expect(await make('a', text, before)).toBe(before);
    expect(await make('b', text, before)).not.toBe(before);
    expect(await make('a', `${text}y`, before)).not.toBe(before);
  });

  it('is compressed as well as it can be once it was made again in the background and is the same', async () => {
    const body = Buffer.from(
      Array.from({ length: 3_000 }, (_, number) => `tool ${number * 7_919} `).join(''),
    );
    const make = (before?: Awaited<ReturnType<typeof makeCachedResponse>>, inBackground = true) =>
      makeCachedResponse({ 'content-type': 'text/html', 'x-kept': 'a' }, body, { before, inBackground });
    const fast = await make();
    expect(fast.isDense).toBe(false);
    expect(await make(fast, false)).toBe(fast);

    const dense = await make(fast);
    const bytes = dense.br.bytes ?? Buffer.alloc(0);
    expect(bytes.byteLength).toBeLessThan(fast.br.bytes?.byteLength ?? 0);
    expect(brotliDecompressSync(bytes)).toEqual(body);
    expect(dense.size).toBe(fast.size - (fast.br.bytes?.byteLength ?? 0) + bytes.byteLength);
    expect([dense.gzip, dense.identity]).toEqual([fast.gzip, fast.identity]);
    // Other bytes have another strong ETag; who has the same page in any encoding needs it no more.
    expect(dense.br.etag).not.toBe(fast.br.etag);
    for (const { etag } of [fast.br, fast.gzip, dense.br]) expect(isKnown(dense, etag)).toBe(true);
    const lengthOf = ({ br }: typeof fast) =>
      br.headers.filter((_, at) => br.headers[at - 1] === 'content-length');
    expect(lengthOf(dense)).toEqual([String(bytes.byteLength)]);
    const sameBut = (headers: string[]) =>
      headers.filter((_, at) => !/etag|length/.test(headers[at - (at % 2)] ?? ''));
    expect(sameBut(dense.br.headers)).toEqual(sameBut(fast.br.headers));
    expect(await make(dense)).toBe(dense);
  });

  it('keeps its bytes where its contract has one ETag', async () => {
    const headers = { 'content-type': 'application/json', etag: '"own"' };
    const body = Buffer.from('1'.repeat(5_000));
    const made = await makeCachedResponse(headers, body, { ownEtag: true });
    const again = { ownEtag: true, before: made, inBackground: true };
    expect(await makeCachedResponse(headers, body, again)).toBe(made);
  });

  it('keeps the ETag of its contract in every encoding', async () => {
    const headers = { 'content-type': 'application/json', etag: '"own"' };
    const made = await makeCachedResponse(headers, Buffer.from('1'.repeat(5_000)), { ownEtag: true });
    expect([made.br.etag, made.gzip.etag, made.identity.etag]).toEqual(['"own"', '"own"', '"own"']);
    for (const known of ['"own"', 'W/"own"', '"a", "own"', '*'])
      expect(isKnown(made, known), known).toBe(true);
    for (const other of ['"ow', '"other"', 'own']) expect(isKnown(made, other), other).toBe(false);
  });
});

describe('a page ready to be sent', () => {
  const text = '<p>grüße</p>'.repeat(100);
  const made = () =>
    makeCachedResponse(
      {
        etag: '"old"',
        date: 'x',
        vary: 'rsc, accept-encoding',
        'content-length': 3,
        'x-request-id': 'a1b2c3d4',
        'content-type': 'text/html',
        'x-kept': 'y',
        link: ['a', 'b'],
      },
      Buffer.from(text),
    );

  it('is the same page in every encoding', async () => {
    const page = await made();
    expect(brotliDecompressSync(page.br.bytes ?? '').toString()).toBe(text);
    expect(gunzipSync(page.gzip.bytes ?? '').toString()).toBe(text);
    expect((await decompress(page)).toString()).toBe(text);
  });

  it('has the headers it was made with but those of one message', async () => {
    const page = await made();
    const kept = ['content-type', 'text/html', 'x-kept', 'y', 'link', 'a', 'link', 'b'];
    const own = ['vary', 'rsc, Accept-Encoding', 'etag', page.gzip.etag];
    const length = String(page.gzip.bytes?.byteLength);
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
    for (const other of [undefined, '', '"old"', page.etagStart.slice(1), `"x${page.br.etag.slice(1)}`])
      expect(isKnown(page, other), other).toBe(false);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decompress, makeCachedResponse } from '@/lib/server/serving/pages/cached-response';

it('a response ready to be sent is not compressed where that gains nothing', async () => {
  for (const [type, body] of [
    ['image/webp', 'x'.repeat(5_000)],
    ['application/json', '{}'],
  ]) {
    const made = await makeCachedResponse({ 'content-type': type, vary: 'Accept' }, Buffer.from(body ?? ''));
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      expect(made[encoding].bytes?.toString()).toBe(body);
      expect(made[encoding].headers).not.toContain('content-encoding');
    }
  }
});

it('a response ready to be sent is the one made before where it is the same', async () => {
  const make = (kept: string, body: string, before?: Awaited<ReturnType<typeof makeCachedResponse>>) =>
    makeCachedResponse({ 'content-type': 'text/html', 'x-kept': kept }, Buffer.from(body), { before });
  const text = 'x'.repeat(5_000);
  const before = await make('a', text);
  expect(await make('a', text, before)).toBe(before);
  expect(await make('b', text, before)).not.toBe(before);
  expect(await make('a', `${text}y`, before)).not.toBe(before);
});

it('a response ready to be sent is compressed as well as it can be once it was made again in the background and is the same', async () => {
  const body = Buffer.from(Array.from({ length: 3_000 }, (_, number) => `tool ${number * 7_919} `).join(''));
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
  expect(dense.etag).toBe(fast.etag);
  const lengthOf = ({ br }: typeof fast) =>
    br.headers.filter((_, at) => br.headers[at - 1] === 'content-length');
  expect(lengthOf(dense)).toEqual([String(bytes.byteLength)]);
  const sameBut = (headers: string[]) =>
    headers.filter((_, at) => !/length/.test(headers[at - (at % 2)] ?? ''));
  expect(sameBut(dense.br.headers)).toEqual(sameBut(fast.br.headers));
  expect(await make(dense)).toBe(dense);
});

it('a response ready to be sent has the ETag of its contract in every encoding', async () => {
  const headers = { 'content-type': 'application/json', etag: 'W/"own"' };
  const made = await makeCachedResponse(headers, Buffer.from('1'.repeat(5_000)), { ownEtag: true });
  expect(made.etag).toBe('W/"own"');
  for (const { headers: sent } of [made.br, made.gzip, made.identity])
    expect(sent[sent.indexOf('etag') + 1]).toBe('W/"own"');
});

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

it('a page ready to be sent is the same page in every encoding', async () => {
  const page = await made();
  expect(brotliDecompressSync(page.br.bytes ?? '').toString()).toBe(text);
  expect(gunzipSync(page.gzip.bytes ?? '').toString()).toBe(text);
  expect((await decompress(page)).toString()).toBe(text);
});

it('a page ready to be sent has the headers it was made with but those of one message', async () => {
  const page = await made();
  const kept = ['content-type', 'text/html', 'x-kept', 'y', 'link', 'a', 'link', 'b'];
  const own = ['vary', 'rsc, Accept-Encoding', 'etag', page.etag];
  const length = String(page.gzip.bytes?.byteLength);
  expect(page.gzip.headers).toEqual([...kept, ...own, 'content-encoding', 'gzip', 'content-length', length]);
  expect(page.notModifiedHeaders).toEqual([...kept.slice(2), ...own]);
  expect(page.identity.headers).not.toContain('content-encoding');
});

it('a page ready to be sent has one ETag for all encodings, and so a weak one: they are the same page, not the same bytes', async () => {
  const page = await made();
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const { headers } of [page.br, page.gzip, page.identity])
    expect(headers[headers.indexOf('etag') + 1]).toBe(page.etag);
});

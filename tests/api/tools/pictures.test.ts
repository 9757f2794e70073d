import { expect, it } from 'vitest';
import { baseUrl } from '@/tests/support/store';

/** The picture as a browser that accepts WebP gets it: its cache state, ETag and bytes. */
async function picture(width: number) {
  const address = new URL(`/_next/image?url=%2Fplaceholder.webp&w=${width}&q=75`, baseUrl());
  const response = await fetch(address, { headers: { accept: 'image/webp,*/*' } });
  const { status, headers } = response;
  return {
    status,
    kept: headers.get('x-nextjs-cache'),
    etag: headers.get('etag'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

it('pictures are resized once, and cached from then on', async () => {
  const first = await picture(420);
  const again = await picture(420);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.kept).toBe('HIT');
  expect([again.etag, again.bytes.equals(first.bytes)]).toEqual([first.etag, true]);
});

it('pictures of another size are cached separately', async () => {
  const [small, large] = [await picture(96), await picture(828)];
  expect(small.bytes.length).toBeLessThan(large.bytes.length);
  expect((await picture(96)).bytes.equals(small.bytes)).toBe(true);
});

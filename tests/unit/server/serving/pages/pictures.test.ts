import { expect, it, vi } from 'vitest';
import { raiseTagVersion } from '@/lib/server/platform/cache/tags';
import { FRAMEWORK_CACHE_HEADER } from '@/lib/server/serving/next-internals/headers';
import type { CachedResponse } from '@/lib/server/serving/pages/cached-response';
import { pictures } from '@/lib/server/serving/pages/response-kinds';
import type { StoreResponse } from '@/lib/server/serving/store-response';
import { classify, judged } from '@/tests/unit/server/serving/addresses/a-build';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'https://shop.example' }),
  IS_DEVELOPMENT: false,
}));

const FILE = `${'0a'.repeat(20)}.webp`;
const ADDRESS = '/_next/image?url=%2Fhero.webp&w=420&q=75';
const kind = pictures(classify);

function nameOf(url: string, accept = 'image/webp,*/*', method = 'GET') {
  return kind.nameOf({ method, url, headers: { accept } }, judged(url));
}

it('the name of a picture in memory is the same in every release, which only pages name', () => {
  expect(nameOf(`${ADDRESS}&dpl=b38292d62cd3`)).toBe(nameOf(ADDRESS));
  expect(nameOf(`${ADDRESS}&dpl=older`, '*/*')).toBe(nameOf(ADDRESS, '*/*'));
  const headers = { accept: 'image/webp' };
  expect(kind.lookupName({ method: 'GET', url: `${ADDRESS}&dpl=b38292d62cd3`, headers })).toBe(
    nameOf(ADDRESS),
  );
  const name = nameOf(`${ADDRESS}&dpl=b38292d62cd3`) ?? '';
  expect(kind.canonical(name, {})).toEqual({
    url: ADDRESS,
    headers: { host: 'shop.example', accept: 'image/webp' },
  });
});

it('the name of a picture in memory differs by address and by the format that the browser accepts', () => {
  expect(nameOf(ADDRESS)).not.toBe(nameOf(ADDRESS, '*/*'));
  expect(nameOf(ADDRESS)).not.toBe(nameOf(ADDRESS.replace('420', '828')));
});

it.each([
  `${ADDRESS}&secret=1`,
  `${ADDRESS}${'&x'.repeat(300)}`,
  '/_next/image?q=075&w=0420&url=/hero.webp',
  '/_next/image?url=%2Fx%2F..%2F.%2Fhero.webp&w=420&q=75',
])('the name of a picture in memory has nothing else of the address: %s', (url) =>
  expect(nameOf(url, '*/*')).toBe(ADDRESS),
);

it.each([
  '/_next/image',
  '/_next/image?url=%2Fwarranty%3Fsecret&w=420&q=75',
  '/_next/image?url=%2Fwarranty&w=420&q=75',
  '/_next/image?url=%2Fhero.webp%3Fx&w=420&q=75',
  '/_next/image?url=%2Fapi%2Ftool&w=420&q=75',
  '/_next/image?url=%2Fshare%2Ftools%2Fa.jpg&w=420&q=75',
  '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=420&q=75',
  '/_next/image?url=%2F%2Fevil.example%2Fa.png&w=420&q=75',
  '/_next/image?url=/%5Cevil.example&w=420&q=75',
  '/_next/image?url=%2Fhero.webp&url=%2Fhero.webp&w=420&q=75',
  '/_next/image?url=%2Fhero.webp&w=x&q=75',
])('the name of a picture in memory is that of none, which is refused, for %s', (url) =>
  expect(nameOf(url, '*/*')).toBe('/_next/image'),
);

it('the name of a picture in memory is none for anything but a read of a picture', () => {
  expect([nameOf('/hero.webp'), nameOf(ADDRESS, '*/*', 'POST')]).toEqual([null, null]);
});

const headers: Record<string, string> = {
  'content-type': 'image/webp',
  [FRAMEWORK_CACHE_HEADER]: 'MISS',
  'cache-control': 'public, max-age=31536000, must-revalidate',
};
const response = {
  statusCode: 200,
  getHeader: (name: string) => headers[name],
} as unknown as StoreResponse;
const keep = (url: string) => {
  const name = nameOf(url, 'image/webp') ?? '';
  const validity = kind.validityOf(response, name);
  if (validity) kind.cache.begin(name, 0).finish({ size: 1 } as CachedResponse, validity);
  return () => kind.cache.find(name, 1);
};

it.each([
  ['encoded', `%2Ffiles%2F${FILE}`],
  ['plain', `/files/${FILE}`],
  ['with letters encoded', `%2Ffiles%2F%30%61${FILE.slice(2)}`],
  ['with letters encoded twice', `%2Ffiles%2F%2530a${FILE.slice(2)}`],
])('a picture in memory is gone once its file was deleted: %s', (_, url) => {
  const find = keep(`/_next/image?url=${url}&w=420&q=75`);
  const other = keep(`/_next/image?url=%2Ffiles%2F${'0b'.repeat(20)}.webp&w=420&q=75`);
  expect(find()).not.toBeNull();
  raiseTagVersion(`file:${FILE}`);
  expect(find()).toBeNull();
  expect(other()).not.toBeNull();
});

it.each([`%252Ffiles%252F${FILE}`, `%2Ffiles%2F${FILE}%3Fv%3D1`, '%2Ffiles%2F%E0%A4%A'])(
  'a picture in memory is none under another spelling of its address: %s',
  (url) => expect(nameOf(`/_next/image?url=${url}&w=420&q=75`, 'image/webp')).toBe('/_next/image image/webp'),
);

it('a picture in memory is requested again after a day, whatever its own time', () => {
  expect(kind.validityOf(response, ADDRESS)).toMatchObject({ tags: [], maxAgeMs: 86_400_000 });
});

import { describe, expect, it, vi } from 'vitest';
import { raiseTagVersion } from '@/lib/server/platform/cache/tag-versions';
import { FRAMEWORK_CACHE_HEADER } from '@/lib/server/serving/next-internals/framework-cache-header';
import type { CachedResponse } from '@/lib/server/serving/response-cache/cached-response';
import { pictures } from '@/lib/server/serving/response-cache/pictures';
import type { StoreResponse } from '@/lib/server/serving/store-response';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'https://shop.example' }),
}));

const FILE = `${'0a'.repeat(20)}.webp`;
const ADDRESS = '/_next/image?url=%2Fhero.webp&w=420&q=75';

function nameOf(url: string, accept = 'image/webp,*/*', method = 'GET') {
  return pictures().nameOf({ method, url, headers: { accept } });
}

describe('the name of a picture in memory', () => {
  it('is the same in every release, which only pages name', () => {
    expect(nameOf(`${ADDRESS}&dpl=b38292d62cd3`)).toBe(nameOf(ADDRESS));
    expect(nameOf(`${ADDRESS}&dpl=older`, '*/*')).toBe(nameOf(ADDRESS, '*/*'));
    const name = nameOf(`${ADDRESS}&dpl=b38292d62cd3`) ?? '';
    expect(pictures().canonical(name, {}).url).toBe(ADDRESS);
  });

  it('differs by address and by the format that the browser accepts', () => {
    expect(nameOf(ADDRESS)).not.toBe(nameOf(ADDRESS, '*/*'));
    expect(nameOf(ADDRESS)).not.toBe(nameOf(ADDRESS.replace('420', '828')));
  });

  it('is none for anything but a read of a picture', () => {
    expect([nameOf('/hero.webp'), nameOf(ADDRESS, '*/*', 'POST')]).toEqual([null, null]);
    expect(nameOf(`${ADDRESS}${'&x'.repeat(300)}`)).toBeNull();
  });
});

describe('a picture in memory', () => {
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
    const kind = pictures();
    const name = kind.nameOf({ method: 'GET', url, headers: { accept: 'image/webp' } }) ?? '';
    const validity = kind.validityOf(response, name);
    if (validity) kind.cache.begin(name, 0).finish({ size: 1 } as CachedResponse, validity);
    return () => kind.cache.find(name, 1);
  };

  it.each([
    ['encoded', `%2Ffiles%2F${FILE}`],
    ['plain', `/files/${FILE}`],
    ['encoded twice', `%252Ffiles%252F${FILE}`],
    ['with letters encoded', `%2Ffiles%2F%30%61${FILE.slice(2)}`],
    ['with letters encoded twice', `%2Ffiles%2F%2530a${FILE.slice(2)}`],
    ['with a query', `%2Ffiles%2F${FILE}%3Fv%3D1`],
  ])('is gone once its file was deleted: %s', (_, url) => {
    const find = keep(`/_next/image?url=${url}&w=420&q=75`);
    const other = keep(`/_next/image?url=%2Ffiles%2F${'0b'.repeat(20)}.webp&w=420&q=75`);
    expect(find()).not.toBeNull();
    raiseTagVersion(`file:${FILE}`);
    expect(find()).toBeNull();
    expect(other()).not.toBeNull();
  });

  it('is not kept under an address that cannot be read', () => {
    expect(keep('/_next/image?url=%2Ffiles%2F%E0%A4%A&w=420&q=75')()).toBeNull();
  });

  it('is asked for again after a day, whatever its own time', () => {
    const kind = pictures();
    expect(kind.validityOf(response, ADDRESS)).toMatchObject({ tags: [], maxAgeMs: 86_400_000 });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { pictures } from '@/lib/server/serving/response-cache/pictures';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'https://shop.example' }),
}));

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

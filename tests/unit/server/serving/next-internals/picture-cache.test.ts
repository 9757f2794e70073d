import { describe, expect, it } from 'vitest';
import { pictureCache } from '@/lib/server/serving/next-internals/picture-cache.mjs';

const MB = 1024 * 1024;

function pictureOf(bytes: number) {
  return { buffer: Buffer.alloc(bytes) };
}

describe('the cache of pictures', () => {
  it('returns what was stored, and nothing else', () => {
    const value = pictureOf(10);
    pictureCache.set('kept', value);
    expect(pictureCache.get('kept')?.value).toBe(value);
    expect(pictureCache.get('never given')).toBeNull();
  });

  it('removes entries', () => {
    pictureCache.set('gone', pictureOf(10));
    pictureCache.set('gone', null);
    expect(pictureCache.get('gone')).toBeNull();
  });

  it('stays within 32 MB, and evicts the least recently used', () => {
    for (let number = 0; number < 8; number += 1) {
      pictureCache.set(`large ${number}`, pictureOf(5 * MB));
      pictureCache.get('large 0');
    }
    const kept = Array.from({ length: 8 }, (_, number) => number).filter((number) =>
      pictureCache.get(`large ${number}`),
    );
    expect(kept).toEqual([0, 3, 4, 5, 6, 7]);
  });
});

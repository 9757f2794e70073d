import { expect, it, vi } from 'vitest';
import { lateTexts } from '@/lib/client/language/load-texts';

it('texts of a part are loaded once', async () => {
  const load = vi.fn(async () => ({ part: { word: 'one' }, other: {} }));
  const texts = lateTexts('part', { en: load, de: load });
  expect(await texts()).toEqual({ word: 'one' });
  expect(texts()).toBe(texts());
  expect(load).toHaveBeenCalledTimes(1);
});

it('texts that could not be loaded are loaded again with the next call', async () => {
  const load = vi.fn(async () => ({ part: 'word' })).mockRejectedValueOnce(new Error('offline'));
  const texts = lateTexts('part', { en: load, de: load }, (start) => start());
  await expect(texts()).rejects.toThrow('offline');
  expect(await texts()).toBe('word');
});

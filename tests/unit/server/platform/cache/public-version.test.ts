import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onPublicRefresh, publicVersion, refreshPublic } from '@/lib/server/platform/cache/public-cache';
import type { RefreshedTagDocument } from '@/lib/server/platform/db/documents/coordination';

/** The tags that other instances announced, and how often this one asked. */
const announced: { polls: number; tags: RefreshedTagDocument[]; isAway: boolean } = {
  polls: 0,
  tags: [],
  isAway: false,
};

vi.mock('@/lib/server/platform/cache/refreshed-tags.repository', () => ({
  announceTags: async () => undefined,
  findAnnouncedTags: async (_: string, since: Date) => {
    announced.polls += 1;
    if (announced.isAway) throw new Error('away');
    return announced.tags.filter(({ at }) => at > since);
  },
}));

beforeAll(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-22T12:00:00Z') }));
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  vi.advanceTimersByTime(60_000);
  Object.assign(announced, { polls: 0, tags: [], isAway: false });
});

const announce = (tag: string) =>
  announced.tags.push({ _id: `other ${tag}`, tag, instance: 'other', at: new Date() });

it('the version is another one right after a change of this process, of that tag alone', async () => {
  const [reviews, tools] = [await publicVersion('reviews'), await publicVersion('tools')];
  refreshPublic('reviews');
  expect(await publicVersion('reviews')).not.toBe(reviews);
  expect(await publicVersion('tools')).toBe(tools);
});

it('the version is another one within a second after another instance announced a change, and one change raises it once', async () => {
  const before = await publicVersion('reviews');
  announce('reviews');
  vi.advanceTimersByTime(500);
  const after = await publicVersion('reviews');
  expect(after).not.toBe(before);
  vi.advanceTimersByTime(1_000);
  expect(await publicVersion('reviews')).toBe(after);
});

it('the versions query the database twice a second, for however many', async () => {
  await Promise.all(Array.from({ length: 10 }, () => publicVersion('reviews')));
  vi.advanceTimersByTime(400);
  await publicVersion('tools');
  expect(announced.polls).toBe(1);
});

it('the version is unknown while the database cannot be read', async () => {
  announced.isAway = true;
  await expect(publicVersion('reviews')).rejects.toThrow('away');
  announced.isAway = false;
  await expect(publicVersion('reviews')).resolves.toBeTypeOf('string');
});

it('the version is another one after an outage of this instance alone, in which another one announced a change', async () => {
  const before = await publicVersion('reviews');
  announced.isAway = true;
  announce('reviews');
  for (let minute = 0; minute < 2; minute += 1) {
    vi.advanceTimersByTime(60_000);
    await expect(publicVersion('reviews')).rejects.toThrow('away');
  }
  announced.isAway = false;
  expect((await publicVersion('reviews')).split(' ')[0]).not.toBe(before.split(' ')[0]);
});

it('the version is another one after ten minutes, for changes that nobody announced', async () => {
  const before = await publicVersion('reviews');
  vi.advanceTimersByTime(10 * 60_000);
  expect(await publicVersion('reviews')).not.toBe(before);
});

it('a listener is called with what this process refreshes at once, and with what another instance announces', async () => {
  // What follows refreshes does so for as long as its clock runs.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'], now: Date.now() });
  const heard: string[] = [];
  onPublicRefresh((tag) => heard.push(tag));
  refreshPublic('tools', 'tool:6b086fcdedc66509b42de5a4');
  expect(heard).toEqual(['tools', 'tool:6b086fcdedc66509b42de5a4']);
  announce('prices');
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toContain('prices');
});

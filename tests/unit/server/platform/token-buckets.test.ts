import { expect, it } from 'vitest';
import { TokenBuckets } from '@/lib/server/platform/token-buckets';

it('a bucket begins full, is filled as time passes, and never beyond full', () => {
  const buckets = new TokenBuckets({ burst: 60, perSecond: 2 });
  buckets.of('a', 0).tokens -= 60;
  expect(buckets.of('a', 0).tokens).toBe(0);
  expect(buckets.of('a', 500).tokens).toBe(1);
  expect(buckets.of('a', 10_500).tokens).toBe(21);
  expect(buckets.of('a', 3_600_000).tokens).toBe(60);
});

it('a bucket returns in whole seconds when it has enough tokens', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 1 / 60 });
  const bucket = buckets.of('a', 0);
  bucket.tokens -= 1;
  expect(buckets.secondsUntil(1, bucket)).toBe(60);
  expect(buckets.secondsUntil(1, buckets.of('a', 59_500))).toBe(1);
});

it('each key has a bucket of its own, and those not used for longest are dropped', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
  for (let key = 0; key <= 20_000; key += 1) buckets.of(`client ${key}`, 0).tokens -= 1;
  expect(buckets.of('client 20000', 0).tokens).toBe(0);
  expect(buckets.of('client 0', 0).tokens).toBe(1);
});

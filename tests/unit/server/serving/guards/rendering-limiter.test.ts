import { expect, it } from 'vitest';
import { RenderingLimiter, renderingCost } from '@/lib/server/serving/guards/limit-renderings';
import { judged } from '@/tests/unit/server/serving/addresses/a-build';

it.each([
  ['/', 1],
  ['/tools?q=hammer', 1],
  ['/de/tools/anything', 1],
  ['/dashboard', 1],
  ['/_next/image?url=%2Fa.webp&w=420&q=75', 2],
  ['/tools/a/datasheet.pdf', 2],
  ['/sitemaps/tools-1.xml', 2],
  ['/de/share/tools/a.jpg', 5],
  ['/_next/static/chunks/a.js', 0],
  ['/tools/hammer.webp', 0],
  ['/robots.txt', 0],
  ['/api/tool?limit=1', 0],
  ['/files/a.webp', 1],
  // What looks like a file or a call, and is rendered.
  ['/apiary', 1],
  ['/api/../tools?q=a', 1],
  ['/api/%2e%2e/tools?q=a', 1],
  ['/_next/../tools?q=a', 1],
  ['/API/catalogue?q=a', 1],
  ['/tools/c/a.png?q=a', 1],
  ['/de/catalogue/a.webp?q=a', 1],
  ['/tools/made-up.webp', 1],
  ['/no-such-file.png', 1],
  ['/api/../tools/a/datasheet.pdf', 2],
])('the cost of a response of %s is %i', (target, cost) => {
  expect(renderingCost(judged(target))).toBe(cost);
});

const drained = () => {
  const limiter = new RenderingLimiter({ burst: 10, perSecond: 2 });
  for (let count = 0; count < 10; count += 1)
    expect(limiter.admit('a', judged(`/tools/${count}`), 0)).toHaveProperty('refund');
  return limiter;
};

it('an address that has used up its share gets the time to retry, and may then', () => {
  const limiter = drained();
  expect(limiter.admit('a', judged('/tools/x'), 0)).toEqual({ retryAfterSeconds: 1 });
  expect(limiter.admit('a', judged('/share/tools/x.jpg'), 0)).toEqual({ retryAfterSeconds: 3 });
  expect(limiter.admit('a', judged('/tools/x'), 500)).toHaveProperty('refund');
  expect(limiter.admit('a', judged('/tools/x'), 500)).toHaveProperty('retryAfterSeconds');
});

it('an address that has used up its share takes nothing from others, and may always have files and calls', () => {
  const limiter = drained();
  expect(limiter.admit('b', judged('/tools/x'), 0)).toHaveProperty('refund');
  for (const address of ['/_next/static/a.js', '/api/tool'])
    expect(limiter.admit('a', judged(address), 0)).toHaveProperty('refund');
});

it('an address that has used up its share still gets what was sent from a cache before, to whomever and under whatever name', () => {
  const limiter = drained();
  const admission = limiter.admit('b', judged('/tools/hammer'), 0);
  if ('refund' in admission) admission.refund({ isCached: true });
  for (const address of ['/tools/hammer', '/tools/hammer?_rsc=1a2b'])
    expect(limiter.admit('a', judged(address), 0), address).toHaveProperty('refund');
  // All of a shared page is in its path.
  expect(limiter.admit('a', judged('/tools/hammer?x=1'), 0)).toHaveProperty('refund');
  expect(limiter.admit('a', judged('/tools?q=hammer'), 0)).toHaveProperty('retryAfterSeconds');
});

it('an address that has used up its share never comes to it by what was cached or cheap', () => {
  const limiter = new RenderingLimiter({ burst: 2, perSecond: 1 });
  for (let count = 0; count < 100; count += 1) {
    const admission = limiter.admit('a', judged(`/tools/${count}`), 0);
    expect(admission).toHaveProperty('refund');
    if ('refund' in admission) admission.refund({ isCached: count % 2 === 0 });
  }
});

import { register } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { measureRequests, routeLabels } from '@/lib/server/serving/measure-serving';
import { classify } from './addresses/a-build';

const labelOf = routeLabels(classify);

it.each([
  ['/', '/'],
  ['/de', '/'],
  ['/tools', '/tools'],
  ['/de/tools', '/tools'],
  ['/de/tools/hammer', '/tools/[slug]'],
  ['/api/tool', '/api/tool'],
  ['/api/tool/65a1', '/api/tool/[id]'],
  ['/api/none/of/these', '/api/[...unknown]'],
  ['/robots.txt', '/robots.txt'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/_next/data', '/_next'],
  ['/api/../tools/hammer', '/tools/[slug]'],
  ['/wp-login.php', 'unknown'],
  ['ftp://x/', 'unknown'],
  ['/fr/tools', 'unknown'],
  ['/someone@example.com', 'unknown'],
])('the route of a request: %j is %s', (path, expected) => {
  expect(labelOf(path)).toBe(expected);
});

describe('the counts of requests', () => {
  afterEach(() => register.clear());

  it('the counts of requests are by route, method and status, and their durations by route', async () => {
    const count = measureRequests(labelOf);
    count('GET', '/tools/hammer?utm=1', 200, 0.0002);
    count('GET', '/de/tools/saw', 200, 0.0002);
    count('GET', '/tools/file?q=eva@example.com', 200, 0.2);
    count('HEAD', '/tools/file', 404, 30);
    count('BREW', '/none/at/all', 405, 0.01);

    const text = await register.metrics();
    const requests = 'forgeline_http_requests_total';
    expect(text).toContain(`${requests}{route="/tools/[slug]",method="GET",status="200"} 3\n`);
    expect(text).toContain(`${requests}{route="/tools/[slug]",method="HEAD",status="404"} 1\n`);
    expect(text).toContain(`${requests}{route="unknown",method="other",status="405"} 1\n`);
    const duration = 'forgeline_http_request_duration_seconds';
    for (const [le, times] of Object.entries({ '0.001': 2, '0.25': 3, '10': 3, '+Inf': 4 }))
      expect(text).toContain(`${duration}_bucket{le="${le}",route="/tools/[slug]"} ${times}\n`);
    expect(text).toContain(`${duration}_count{route="/tools/[slug]"} 4\n`);
    expect(text).not.toContain('example.com');
  });

  it('the counts of requests have as many labels as there are routes, whatever is requested', async () => {
    const count = measureRequests(labelOf);
    for (let visit = 0; visit < 1_000; visit += 1) {
      count('GET', `/made-up-${visit}`, 404, 0.01);
      count(`M${visit}`, `/tools/x${visit}`, 405, 0.01);
    }
    const text = await register.metrics();
    expect(text.match(/^forgeline_http_requests_total\{/gm)).toHaveLength(2);
    expect(text).not.toContain('made-up');
  });
});

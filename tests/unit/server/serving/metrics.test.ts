import { describe, expect, it } from 'vitest';
import { RequestCounts } from '@/lib/server/serving/metrics/request-counts';
import { routeLabels } from '@/lib/server/serving/metrics/route-labels';

const route = (template: string, pattern: RegExp) => ({ template, pattern });
const labelOf = routeLabels([
  route('/api/tool', /^\/api\/tool(?:\/)?$/),
  route('/robots.txt', /^\/robots\.txt(?:\/)?$/),
  route('/api/tool/[id]', /^\/api\/tool\/([^/]+?)(?:\/)?$/),
  route('/api/[...unknown]', /^\/api\/(.+?)(?:\/)?$/),
  route('/[lang]', /^\/([^/]+?)(?:\/)?$/),
  route('/[lang]/tools', /^\/([^/]+?)\/tools(?:\/)?$/),
  route('/[lang]/tools/[slug]', /^\/([^/]+?)\/tools\/([^/]+?)(?:\/)?$/),
]);

describe('the route of a request', () => {
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
    ['/wp-login.php', 'unknown'],
    ['/fr/tools', 'unknown'],
    ['/someone@example.com', 'unknown'],
  ])('%j is %s', (path, expected) => {
    expect(labelOf(path)).toBe(expected);
  });
});

describe('the counts of requests', () => {
  const figureOf = (counts: RequestCounts, name: string, labels: Record<string, string>) =>
    counts
      .metrics()
      .flatMap(({ name: metric, values }) => values.map((value) => ({ name: metric, ...value })))
      .find(
        (value) =>
          (value.metricName ?? value.name) === name &&
          Object.entries(labels).every(([label, expected]) => String(value.labels[label]) === expected),
      )?.value;
  const REQUESTS = 'forgeline_http_requests_total';
  const DURATION = 'forgeline_http_request_duration_seconds';

  it('are by route, method and status, wherever the response came from', () => {
    const counts = new RequestCounts(labelOf);
    counts.countFromMemory('GET', '/tools/hammer?utm=1', 200, 0.0002);
    counts.countFromMemory('GET', '/de/tools/saw', 200, 0.0002);
    counts.count('GET', '/tools/file?q=eva@example.com', { statusCode: 200, writableFinished: true }, 0.2);
    counts.count('HEAD', '/tools/file', { statusCode: 404, writableFinished: true }, 30);
    counts.count('BREW', '/none/at/all', { statusCode: 405, writableFinished: true }, 0.01);
    counts.count('GET', '/tools/file', { statusCode: 200, writableFinished: false }, 1);

    const ofTool = { route: '/tools/[slug]', method: 'GET', status: '200' };
    expect(figureOf(counts, REQUESTS, ofTool)).toBe(3);
    expect(figureOf(counts, REQUESTS, { ...ofTool, method: 'HEAD', status: '404' })).toBe(1);
    // The client has gone.
    expect(figureOf(counts, REQUESTS, { ...ofTool, status: '499' })).toBe(1);
    expect(figureOf(counts, REQUESTS, { route: 'unknown', method: 'other', status: '405' })).toBe(1);
    const { route: tool } = ofTool;
    expect(figureOf(counts, `${DURATION}_bucket`, { route: tool, le: '0.001' })).toBe(2);
    expect(figureOf(counts, `${DURATION}_bucket`, { route: tool, le: '0.25' })).toBe(3);
    expect(figureOf(counts, `${DURATION}_bucket`, { route: tool, le: '10' })).toBe(4);
    expect(figureOf(counts, `${DURATION}_bucket`, { route: tool, le: '+Inf' })).toBe(5);
    expect(figureOf(counts, `${DURATION}_count`, { route: tool })).toBe(5);
    expect(figureOf(counts, `${DURATION}_sum`, { route: tool })).toBeCloseTo(31.2004);
  });

  it('have as many labels as there are routes, whatever is requested', () => {
    const counts = new RequestCounts(labelOf);
    for (let visit = 0; visit < 1_000; visit += 1) {
      counts.count('GET', `/made-up-${visit}`, { statusCode: 404, writableFinished: true }, 0.01);
      counts.count(`M${visit}`, `/tools/x${visit}`, { statusCode: 405, writableFinished: true }, 0.01);
    }
    expect(counts.metrics()[0]?.values).toHaveLength(2);
    expect(JSON.stringify(counts.metrics())).not.toContain('made-up');
  });
});

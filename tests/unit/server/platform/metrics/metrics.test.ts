import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCounts } from '@/lib/server/platform/metrics/add-counts';
import { atMostEvery } from '@/lib/server/platform/metrics/at-most-every';
import {
  addInstanceMetrics,
  addProcessMetrics,
  collectMetrics,
} from '@/lib/server/platform/metrics/collectors';
import { counter, gauge } from '@/lib/server/platform/metrics/metric';
import { renderMetrics, serveMetrics } from '@/lib/server/platform/metrics/serve-metrics';

const settings = vi.hoisted(() => ({
  METRICS_PORT: undefined as number | undefined,
  METRICS_HOST: '127.0.0.1',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => ({
  log: () => ({ warn: () => undefined, error: () => undefined }),
}));

const requests = (count: number) => counter('requests_total', 'Requests.', [[{ route: '/' }, count]]);
const lag = (seconds: number) => gauge('lag_seconds', 'Lag.', [[{}, seconds]], { aggregator: 'max' });

describe('the metrics of several processes', () => {
  it('are sums, and of what is worst the worst', async () => {
    const text = await renderMetrics([
      [requests(3), lag(0.5), gauge('empty', 'Nothing yet.', [])],
      [requests(4), lag(0.25)],
    ]);
    expect(text).toContain('# TYPE requests_total counter');
    expect(text).toContain('requests_total{route="/"} 7');
    expect(text).toContain('lag_seconds 0.5');
  });

  it('keep what a process had counted that ended, but not what it was like', () => {
    const ended = addCounts(addCounts([], [requests(3), lag(9)]), [requests(2), lag(9)]);
    expect(ended).toEqual([requests(5)]);
  });
});

describe('collecting', () => {
  it('asks one process for what all have alike, and leaves out what fails', async () => {
    addProcessMetrics(() => [requests(1)]);
    addProcessMetrics(() => Promise.reject(new Error('gone')));
    addInstanceMetrics(async () => [gauge('orders', 'Orders.', [[{}, 7]])]);
    const names = async (ofInstance: boolean) =>
      (await collectMetrics({ ofInstance })).map(({ name }) => name);
    expect(await names(false)).toEqual(['requests_total']);
    expect(await names(true)).toEqual(['requests_total', 'orders']);
  });
});

describe('figures that cost something', () => {
  it('are read at most so often, once for all who ask at the same time', async () => {
    let now = 0;
    let reads = 0;
    const read = atMostEvery(
      1_000,
      async () => ++reads,
      () => now,
    );
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    now = 999;
    expect(await read()).toBe(1);
    now = 1_000;
    expect(await read()).toBe(2);
  });

  it('are read again after a failure', async () => {
    let reads = 0;
    const read = atMostEvery(
      1_000,
      async () => {
        reads += 1;
        if (reads === 1) throw new Error('away');
        return reads;
      },
      () => 0,
    );
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(2);
  });
});

describe('the port of metrics', () => {
  let server: ReturnType<typeof serveMetrics> = null;
  const open = async (collect: Parameters<typeof serveMetrics>[0]) => {
    const opened = serveMetrics(collect);
    if (!opened) throw new Error('the port is closed');
    server = opened;
    await once(opened, 'listening');
    return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
  };
  beforeEach(() => {
    settings.METRICS_PORT = 0;
  });
  afterEach(() => void server?.close());

  it('is closed unless it is set', () => {
    settings.METRICS_PORT = undefined;
    expect(serveMetrics(async () => [])).toBeNull();
  });

  it('serves metrics and nothing else', async () => {
    const url = await open(async () => [[requests(1)]]);
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    expect(await response.text()).toContain('requests_total{route="/"} 1');
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('says 500 where they cannot be collected', async () => {
    const url = await open(() => Promise.reject(new Error('away')));
    expect((await fetch(`${url}/metrics`)).status).toBe(500);
  });
});

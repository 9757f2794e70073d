import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { measureProcess } from '@/lib/server/platform/metrics/process-metrics';
import { atMostEvery, serveMetrics } from '@/lib/server/platform/metrics/serve-metrics';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }),
}));
vi.mock('@/lib/server/platform/log', () => ({
  log: () => ({ warn: () => undefined, error: () => undefined }),
}));

describe('the metrics of a process', () => {
  afterEach(() => register.clear());

  it('the metrics of a process are of its event loop since the last scrape, its processor, memory and readiness', async () => {
    measureProcess();
    const scrape = async () => {
      const lines = (await register.metrics()).matchAll(/^(forgeline_\w+) (\S+)$/gm);
      return new Map([...lines].map(([, name, value]) => [name, Number(value)]));
    };
    const blockedUntil = performance.now() + 300;
    await new Promise((resolve) => setTimeout(resolve, 50));
    while (performance.now() < blockedUntil);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const first = await scrape();
    expect(first.get('forgeline_processes')).toBe(1);
    expect(first.get('forgeline_processes_ready')).toBe(0);
    expect(first.get('forgeline_processes_with_database')).toBe(1);
    expect(first.get('forgeline_event_loop_lag_max_seconds')).toBeGreaterThan(0.1);
    expect(first.get('forgeline_event_loop_lag_p99_seconds')).toBeGreaterThan(0.1);
    expect(first.get('forgeline_cpu_seconds_total')).toBeGreaterThan(0);
    expect(first.get('forgeline_heap_used_bytes')).toBeGreaterThan(1e6);
    expect(first.get('forgeline_resident_memory_bytes')).toBeGreaterThan(1e6);
    const second = await scrape();
    expect(second.get('forgeline_event_loop_lag_max_seconds')).toBe(0);
    expect(second.get('forgeline_event_loop_lag_p99_seconds')).toBe(0);
    expect(second.get('forgeline_cpu_seconds_total')).toBeLessThan(
      2 * (first.get('forgeline_cpu_seconds_total') ?? 0),
    );
  });
});

it('figures that cost something are read at most so often, once for all requests at the same time', async () => {
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

it('figures that cost something are read again after a failure', async () => {
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

describe('the port of metrics', () => {
  let server: ReturnType<typeof serveMetrics>;
  const open = async (render: () => Promise<string>) => {
    server = serveMetrics(render);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => void server.close());

  it('the port of metrics serves metrics and nothing else', async () => {
    const url = await open(async () => 'requests_total{route="/"} 1');
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    expect(await response.text()).toBe('requests_total{route="/"} 1');
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('the port of metrics serves no page whose own name leads to this machine', async () => {
    const url = new URL('/metrics', await open(async () => ''));
    const statusFor = async (host: string) => {
      const [response] = await once(get(url, { headers: { host } }), 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusFor(`evil.example:${url.port}`)).toBe(421);
    expect(await statusFor(`localhost:${url.port}`)).toBe(200);
  });

  it('the port of metrics returns 500 where they cannot be collected', async () => {
    const url = await open(() => Promise.reject(new Error('away')));
    expect((await fetch(`${url}/metrics`)).status).toBe(500);
  });
});

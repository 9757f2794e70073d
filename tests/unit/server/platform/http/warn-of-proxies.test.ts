import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warnOfProxies } from '@/lib/server/platform/http/warn-of-proxies';

const warnings = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock('@/lib/server/platform/log', () => ({
  log: () => ({ warn: (_: unknown, message: string) => warnings.push(message) }),
}));

let server: Server;

beforeEach(async () => {
  server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('warns once when X-Forwarded-For arrives and no proxy is trusted', async () => {
  const ask = async (headers: Record<string, string>) => {
    const { port } = server.address() as AddressInfo;
    await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
  };
  warnOfProxies();
  await ask({});
  expect(warnings).toEqual([]);
  for (const visitor of ['203.0.113.7', '203.0.113.8']) await ask({ 'x-forwarded-for': visitor });
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')]);
});

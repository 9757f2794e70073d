import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { warnOfProxies } from '@/lib/server/platform/http/warn-of-proxies';

const warnings = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock('@/lib/server/platform/log', () => ({
  log: () => ({ warn: (_: unknown, message: string) => warnings.push(message) }),
}));

const arrive = (headers: IncomingMessage['headers']) => warnOfProxies({ headers });

it('the store warns once when X-Forwarded-For arrives and no proxy is trusted', () => {
  arrive({});
  expect(warnings).toEqual([]);
  for (const visitor of ['203.0.113.7', '203.0.113.8']) arrive({ 'x-forwarded-for': visitor });
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')]);
});

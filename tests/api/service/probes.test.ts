import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, expect, it } from 'vitest';
import { RESULTS } from '@/scripts/testing/runners';
import { Children } from '@/stack/children';
import { startStoreProcess } from '@/stack/store';
import { call } from '@/tests/support/people';
import { storeEnvironment } from '@/tests/support/store';

const children = new Children(path.join(RESULTS, 'drained-store.log'));
afterAll(() => children.stop());

it.each(['/api/live', '/api/ready', '/api/health'])(
  'a probe: %s is 200 while the store is well',
  async (address) => {
    const response = await call('GET', address);
    expect([response.status, response.body]).toEqual([200, { status: 'ok' }]);
    expect(response.headers.get('cache-control')).toContain('no-store');
  },
);

it('a store that gets SIGTERM is alive and not ready, still responds during its grace period, and ends in order', async () => {
  const port = await freePort();
  const environment = { ...storeEnvironment(), DRAIN_DELAY_SECONDS: '3' };
  const child = await startStoreProcess({ children, port, mode: 'start', environment });
  const agent = new Agent({ keepAlive: true });
  const ask = (address: string) =>
    new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: address, agent }, (response) => {
        response.resume();
        const { connection } = response.headers;
        response.once('end', () => resolve({ status: response.statusCode ?? 0, connection }));
      })
        .once('error', reject)
        .end();
    });
  expect(await ask('/api/ready')).toEqual({ status: 200, connection: 'keep-alive' });
  children.expectEnd(child);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // From now on for three seconds.
  await expect.poll(() => ask('/api/ready')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/api/live')).toEqual({ status: 200, connection: 'close' });
  expect((await ask('/tools')).status).toBe(200);
  agent.destroy();
  expect(await ended).toEqual([0, null]);
  await expect(ask('/api/live')).rejects.toThrow('ECONNREFUSED');
});

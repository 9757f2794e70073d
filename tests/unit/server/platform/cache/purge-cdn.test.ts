import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { purgeCdn } from '@/lib/server/platform/cache/purge-cdn';

type Purge = { authorization: string | undefined; tags: string[] };

const { settings, warn } = vi.hoisted(() => ({
  settings: {} as { CDN_PURGE_URL?: string; CDN_PURGE_TOKEN?: string },
  warn: vi.fn(),
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => ({ log: () => ({ warn }) }));
/** No second is waited for, but other work goes on. */
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise((resolve) => setImmediate(resolve)),
}));

let server: Server;
let received: Purge[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  warn.mockClear();
  Reflect.deleteProperty(globalThis, Symbol.for('forgeline.process-singletons'));
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    received.push({ authorization: request.headers.authorization, tags: JSON.parse(text).tags });
    response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:9/' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(settings, { CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'secret' });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const tool = (number: number) => `tool:${number.toString(16).padStart(24, '0')}`;

it('tells changes of a moment together, once each, and nothing that only this process knows', async () => {
  purgeCdn(['tools', tool(1)]);
  purgeCdn(['tools', 'reviews', 'read:tool-page:x']);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received).toEqual([{ authorization: 'Bearer secret', tags: ['tools', tool(1), 'reviews'] }]);
  purgeCdn(['prices']);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.tags).toEqual(['prices']);
});

it('names no more tags at once than networks accept, and all of them', async () => {
  const tags = Array.from({ length: 70 }, (_, number) => tool(number));
  purgeCdn(tags);
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received.flatMap((purge) => purge.tags)).toEqual(tags);
  expect(received.map((purge) => purge.tags.length)).toEqual([30, 30, 10]);
});

it.each([500, 307])('tells again what was answered with %d, and warns of it once', async (status) => {
  statuses = [status, status];
  purgeCdn(['legal-pages']);
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received.map((purge) => purge.tags)).toEqual(Array.from({ length: 3 }, () => ['legal-pages']));
  expect(warn).toHaveBeenCalledTimes(1);
});

it('tells nothing where no network is set', async () => {
  settings.CDN_PURGE_URL = undefined;
  purgeCdn(['tools']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toEqual([]);
});

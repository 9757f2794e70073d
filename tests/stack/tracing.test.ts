import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterEach, describe, expect, it } from 'vitest';
import { builtStore } from './built-store';
import { callOnce, productionSettings, runBuilt } from './production-command';

const LIMIT = { timeout: 60_000, interval: 250 };
const SECRET = 'f00dfeed';

type Sent = { path: string; key: string | undefined; body: string };

/** An OpenTelemetry collector, as far as it takes spans over HTTP. */
async function startCollector(): Promise<{ url: string; sent: Sent[]; server: Server }> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const key = request.headers['x-key'];
    sent.push({ path: request.url ?? '', key: key?.toString(), body: await text(request) });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, server };
}

type Span = { name: string; attributes: { key: string; value: object }[] };

function spansIn(sent: readonly Sent[]): Span[] {
  type Body = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return sent
    .flatMap(({ body }) => (JSON.parse(body) as Body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

describe('a store with a collector', () => {
  const { build, database } = builtStore();
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });

  it('sends it the routes of requests, and no address, header or name', async () => {
    const { url, sent, server: collector } = await startCollector();
    open.push(collector);
    const port = await freePort();
    const server = runBuilt(build(), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
      ...productionSettings(port, database()),
      BACKGROUND_WORK: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20the%20collector',
      TRUSTED_PROXIES: '1',
    });
    const headers = {
      host: `localhost:${port}`,
      authorization: `Bearer ${SECRET}`,
      cookie: `next-auth.session-token=${SECRET}`,
      'user-agent': SECRET,
      'x-request-id': `${SECRET}${SECRET}`,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: `vendor=${SECRET}`,
      baggage: `who=${SECRET}`,
    };
    const get = (path: string) => callOnce(`http://127.0.0.1:${port}${path}`, { headers });
    await expect.poll(async () => (await get('/api/ready'))?.status, LIMIT).toBe(200);
    expect((await get(`/api/order?email=${SECRET}@example.com`))?.status).toBe(401);
    expect((await get(`/api/user/${SECRET}@example.com`))?.status).toBe(401);
    expect((await get(`/tools?query=${SECRET}`))?.status).toBe(200);
    expect((await get(`/api/tool/0123456789abcdef01234567?${SECRET}`))?.status).toBe(404);
    // What was made last is sent when the server ends.
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const names = spansIn(sent).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['GET /api/order', 'GET /api/user/[email]', 'GET /api/tool/[id]']),
    );
    expect(sent.every(({ path, key }) => path === '/v1/traces' && key === 'of the collector')).toBe(true);
    const all = sent.map(({ body }) => body).join();
    expect(all).toContain('0af7651916cd43dd8448eb211c80319c');
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain('example.com');
  });

  it('begins traces of its own where no proxy is trusted, whatever clients send', async () => {
    const { url, sent, server: collector } = await startCollector();
    open.push(collector);
    const port = await freePort();
    const server = runBuilt(build(), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
      ...productionSettings(port, database()),
      BACKGROUND_WORK: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const headers = {
      host: `localhost:${port}`,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    };
    const get = (path: string) => callOnce(`http://127.0.0.1:${port}${path}`, { headers });
    await expect.poll(async () => (await get('/api/ready'))?.status, LIMIT).toBe(200);
    expect((await get('/api/order'))?.status).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(spansIn(sent)).toEqual([]);
  });

  it('serves on while the collector is away, and ends in order', async () => {
    const port = await freePort();
    const server = runBuilt(build(), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
      ...productionSettings(port, database()),
      BACKGROUND_WORK: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    });
    const headers = { host: `localhost:${port}` };
    const get = (path: string) => callOnce(`http://127.0.0.1:${port}${path}`, { headers });
    await expect.poll(async () => (await get('/api/ready'))?.status, LIMIT).toBe(200);
    expect((await get('/api/order'))?.status).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

import 'server-only';
import { createServer, type Server } from 'node:http';
import { register } from 'prom-client';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';

const PATH = '/metrics';
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|::1)$/;

/** Returns whether a scrape names the machine: a page of a browser on it that has a name resolve to it does not. */
function isForMachine(host = ''): boolean {
  const address = `http://${host}`;
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}

/** For Prometheus. A port that is taken is logged, and the store works without metrics. */
export function serveMetrics(render: () => Promise<string>): Server {
  const { METRICS_PORT, METRICS_HOST } = env();
  const server = createServer((request, response) => {
    if (LOOPBACK.test(METRICS_HOST) && !isForMachine(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== PATH || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics');
      return;
    }
    render()
      .then((text) => response.writeHead(200, { 'content-type': register.contentType }).end(text))
      .catch((error: unknown) => {
        log().error({ error }, 'metrics could not be served');
        response.writeHead(500).end();
      });
  });
  server.on('error', (error) =>
    log().error({ error, port: METRICS_PORT }, 'metrics cannot be served on this port'),
  );
  server.listen(METRICS_PORT, METRICS_HOST);
  // It does not hold the process open.
  server.unref();
  return server;
}

/** Concurrent calls share one reading; a failed one is not cached. Milliseconds of a clock that never goes back. */
export function atMostEvery<T>(
  ms: number,
  read: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let latest: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (latest && now() - latest.at < ms) return latest.value;
    const reading = { at: now(), value: read() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.value;
  };
}

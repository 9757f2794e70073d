import 'server-only';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import type { Metric } from './metric';

const PATH = '/metrics';

/** Returns the metrics of some processes as one, in Prometheus' text format. */
export function renderMetrics(ofProcesses: readonly Metric[][]): Promise<string> {
  return AggregatorRegistry.aggregate([...ofProcesses]).metrics();
}

/**
 * Serves `GET /metrics` on METRICS_PORT, for Prometheus; nothing unless that is set. A port that is taken is logged, and the
 * store works without metrics. `collect` is called for each scrape, and returns the metrics of each process.
 */
export function serveMetrics(collect: () => Promise<Metric[][]>): Server | null {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return null;
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== PATH || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics');
      return;
    }
    collect()
      .then(renderMetrics)
      .then((text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      )
      .catch((error: unknown) => {
        log().error({ error }, 'metrics could not be served');
        response.writeHead(500).end();
      });
  });
  server.on('error', (error) =>
    log().error({ error, port: METRICS_PORT }, 'metrics cannot be served on this port'),
  );
  server.listen(METRICS_PORT, METRICS_HOST);
  // It keeps no process alive that has nothing else to do.
  server.unref();
  return server;
}

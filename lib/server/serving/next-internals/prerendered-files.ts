import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type PrerenderedFile = { address: string; file: string; contentType: string; cacheControl: string };

type Listed = { routeType?: unknown; initialHeaders?: Record<string, string> };

export function prerenderedFiles(distDir: string): PrerenderedFile[] {
  const manifest = JSON.parse(readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8')) as {
    routes?: Record<string, Listed>;
  };
  return Object.entries(manifest.routes ?? {}).flatMap(([address, { routeType, initialHeaders = {} }]) =>
    routeType === 'route'
      ? {
          address,
          file: path.join(distDir, 'server', 'app', `${address}.body`),
          contentType: initialHeaders['content-type'] ?? 'application/octet-stream',
          cacheControl: initialHeaders['cache-control'] ?? 'no-cache',
        }
      : [],
  );
}

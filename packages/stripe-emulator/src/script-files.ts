import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** The modules of the script, in the order in which they need each other. */
const PAGE_MODULES = [
  'origin',
  'integration-error',
  'listeners',
  'labels',
  'frame',
  'element',
  'elements',
  'challenge',
  'payment-data',
  'words',
  'stripe',
];

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The frames run only their own script and connect only to this server; fonts are the page's choice. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' http: https:; font-src http: https: data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Serves the emulated Stripe.js at `/v3/`, and the documents of its frames below it. Returns false for any other path.
 */
export async function serveScript(pathname: string, response: ServerResponse): Promise<boolean> {
  if (pathname === '/v3/' || pathname === '/v3') {
    send(response, 'text/javascript', await joinPageModules());
    return true;
  }
  const [, file, extension = ''] = /^\/v3\/frames\/([a-z-]+\.(html|js|css))$/.exec(pathname) ?? [];
  if (file === undefined) return false;
  const text = await readFile(new URL(`./browser/frames/${file}`, import.meta.url), 'utf8').catch(
    () => undefined,
  );
  if (text === undefined) return false;
  send(response, TYPES[extension] ?? 'text/plain', text);
  return true;
}

/** One classic script: pages expect `window.Stripe` at its `load` event. */
async function joinPageModules(): Promise<string> {
  const modules = await Promise.all(
    PAGE_MODULES.map((name) => readFile(new URL(`./browser/page/${name}.js`, import.meta.url), 'utf8')),
  );
  const parts = modules.map((text) =>
    text
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^export (?=(async )?(class|const|function) )/gm, ''),
  );
  return `(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': FRAME_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

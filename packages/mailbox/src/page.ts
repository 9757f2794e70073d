import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Mailbox } from './mailbox';

const FILES: Record<string, { file: string; type: string }> = {
  '/': { file: 'index.html', type: 'text/html' },
  '/mailbox.js': { file: 'mailbox.js', type: 'text/javascript' },
  '/mailbox.css': { file: 'mailbox.css', type: 'text/css' },
};

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The HTML of a mail is untrusted: no scripts, no forms, no cookies, and its links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'self'";

export async function servePage(
  pathname: string,
  mailbox: Mailbox,
  response: ServerResponse,
): Promise<boolean> {
  const asset = FILES[pathname];
  if (asset) {
    send(response, asset.type, PAGE_POLICY, await readFile(new URL(`./page/${asset.file}`, import.meta.url)));
    return true;
  }
  const id = /^\/messages\/([\w-]+)\/html$/.exec(pathname)?.[1];
  const html = id === undefined ? undefined : mailbox.htmlOf(id);
  if (html === undefined) return false;
  send(response, 'text/html', MAIL_POLICY, `<!doctype html><base target="_blank">${html}`);
  return true;
}

function send(response: ServerResponse, type: string, policy: string, body: string | Buffer): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

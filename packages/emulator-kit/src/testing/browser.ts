import { createServer } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { closeHttpServer, listenOnLoopback } from '../port';
import { BROWSER_FLAGS } from './browser-flags';
import { findChromium } from './find-chromium';

const LAUNCH_LIMIT_MS = 120_000;

export function browserForFile(): (options?: Parameters<Browser['newContext']>[0]) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    if (executablePath === undefined)
      throw new Error(
        'No Chromium for the browser tests. Install one (`npx playwright install chromium`), or set CHROMIUM_PATH.',
      );
    browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  }, LAUNCH_LIMIT_MS);
  afterAll(() => browser?.close());
  return async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    onTestFinished(async () => {
      await context.close();
      expect(exceptions, 'uncaught exceptions in the page').toEqual([]);
    });
    return page;
  };
}

export async function servePage(html: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => closeHttpServer(server));
  return `http://localhost:${port}/`;
}

import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, expect } from '@playwright/test';
import { allScreens } from '@/scripts/screenshots/page-list';
import { giveSession, test } from '../../support/browser';
import { knownToStore, signInDemoCustomer } from '../../support/demo-data';
import { anAdmin } from '../../support/people';
import { baseUrl } from '../../support/store';

/**
 * Compressed script in KB until the network is idle and before any interaction, as this server sends it: in the Brotli copies
 * of the build, without headers. A page whose purpose is a form may have more; its form is not deferred.
 */
const BROWSING_BUDGET_KB = 130;
const FORM_BUDGET_KB = 155;
/** An admin's pages of the dashboard, with the command box, which is loaded when the browser is idle. */
const OFFICE_BUDGET_KB = 184;
const LAYOUT_SHIFT_BUDGET = 0.02;

const BUDGETS_KB = new Map([
  ...['home', 'tools', 'tools-table', 'review', 'portfolio', 'blog', 'not-found'].map(
    (page) => [page, BROWSING_BUDGET_KB] as const,
  ),
  ...['tool', 'contact', 'quote', 'cart', 'login', 'register'].map((page) => [page, FORM_BUDGET_KB] as const),
]);

type Weight = { page: string; scriptKb: number; budgetKb: number; shift: number };
type Visit = { scriptBytes: number; shift: number; elsewhere: string[] };

/**
 * The document of a page in KB: as it is, and in Brotli of the quality that the store serves. Room is left for the tools
 * and reviews that other tests add to a list.
 */
const DOCUMENT_BUDGETS_KB = new Map([
  ['home', { html: 115, brotli: 17.6 }],
  ['tools', { html: 164, brotli: 20.1 }],
  ['tool', { html: 115, brotli: 17.5 }],
  ['blog', { html: 96, brotli: 14.5 }],
  ['review', { html: 96, brotli: 14.2 }],
  ['portfolio', { html: 55, brotli: 9.9 }],
  ['login', { html: 43, brotli: 9.3 }],
]);

test.use({ viewport: { width: 412, height: 823 } });

const OFFICE_PAGES = [
  ...['overview', 'customers', 'manage-order', 'manage-product', 'api-keys'],
  ...['edit-tool', 'price-lists', 'trade'],
];

/** Opens a page in a new browser, whose cache is empty; signed in as someone, if one is given. */
async function visit(browser: Browser, path: string, person?: { cookie: string }): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (person) await giveSession(page, person);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  const elsewhere: string[] = [];
  let scriptBytes = 0;
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    const { protocol, origin } = new URL(response.url);
    if (protocol.startsWith('http') && origin !== new URL(baseUrl()).origin) elsewhere.push(response.url);
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(async () => {
    const shifts = await new Promise<number[]>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
      // Without any shift the observer is not called: after two frames there was none.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
    });
    return shifts.reduce((sum, value) => sum + value, 0);
  });
  await context.close();
  return { scriptBytes, shift, elsewhere };
}

test('public pages are small, do not shift and make no request to another host', async ({ browser }) => {
  test.setTimeout(120_000);
  const screens = allScreens(await knownToStore(await signInDemoCustomer()));
  const weights: Weight[] = [];
  const elsewhere: string[] = [];
  for (const [name, budgetKb] of BUDGETS_KB) {
    const path = screens.find((screen) => screen.name === name)?.path ?? `/${name}`;
    const seen = await visit(browser, path);
    elsewhere.push(...seen.elsewhere);
    weights.push({
      page: name,
      scriptKb: Math.round(seen.scriptBytes / 102.4) / 10,
      budgetKb,
      shift: Number(seen.shift.toFixed(4)),
    });
  }
  console.table(weights);
  expect(elsewhere).toEqual([]);
  expect(weights.filter(({ shift }) => shift > LAYOUT_SHIFT_BUDGET)).toEqual([]);
  // A page without any script is one that failed to load.
  expect(weights.filter(({ scriptKb, budgetKb }) => scriptKb > budgetKb || scriptKb < 50)).toEqual([]);
});

test('an admin’s pages of the dashboard stay within their budget, and do not shift', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await anAdmin();
  const screens = allScreens(await knownToStore(await signInDemoCustomer()));
  const weights: { page: string; scriptKb: number; shift: number }[] = [];
  for (const name of OFFICE_PAGES) {
    const path = screens.find((screen) => screen.name === name)?.path ?? '';
    const seen = await visit(browser, path, admin);
    weights.push({ page: name, scriptKb: Math.round(seen.scriptBytes / 102.4) / 10, shift: seen.shift });
  }
  console.table(weights);
  expect(weights.filter(({ shift }) => shift > LAYOUT_SHIFT_BUDGET)).toEqual([]);
  expect(weights.filter(({ scriptKb }) => scriptKb > OFFICE_BUDGET_KB || scriptKb < 50)).toEqual([]);
});

test('the documents of public pages are light', async ({ request }) => {
  const screens = allScreens(await knownToStore(await signInDemoCustomer()));
  const weights: { page: string; html: number; brotli: number }[] = [];
  for (const page of DOCUMENT_BUDGETS_KB.keys()) {
    const path = screens.find((screen) => screen.name === page)?.path ?? `/${page}`;
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).body();
    const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    weights.push({ page, html: html.length / 1_000, brotli: brotli.length / 1_000 });
  }
  console.table(weights);
  const isHeavy = ({ page, html, brotli }: (typeof weights)[number]) => {
    const budget = DOCUMENT_BUDGETS_KB.get(page);
    return !budget || html > budget.html || brotli > budget.brotli;
  };
  expect(weights.filter(isHeavy)).toEqual([]);
});

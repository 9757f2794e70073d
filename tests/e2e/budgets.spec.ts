import { type Browser, expect } from '@playwright/test';
import { allScreens } from '@/scripts/screens/page-list';
import { test } from '../support/browser';
import { knownToStore, signInDemoCustomer } from '../support/demo-data';
import { baseUrl } from '../support/store';

/** Script over the wire, compressed, without its headers, until the page is at rest and before anyone touches it. */
const READING_BUDGET_KB = 130;
/** Filters that answer at once, zoom and reviews; the aim is 130 here too. */
const CATALOGUE_BUDGET_KB = 133;
/** Pages that are a form bring the form kit besides; the rules it checks come with the first touch. */
const FORM_BUDGET_KB = 155;
const LAYOUT_SHIFT_BUDGET = 0.02;

const BUDGETS_KB = {
  home: READING_BUDGET_KB,
  tools: CATALOGUE_BUDGET_KB,
  tool: CATALOGUE_BUDGET_KB,
  review: READING_BUDGET_KB,
  portfolio: READING_BUDGET_KB,
  blog: READING_BUDGET_KB,
  'not-found': READING_BUDGET_KB,
  contact: FORM_BUDGET_KB,
  quote: FORM_BUDGET_KB,
  login: FORM_BUDGET_KB,
  register: FORM_BUDGET_KB,
};

type Weight = { page: string; scriptKb: number; budgetKb: number; shift: number };
type Visit = { scriptBytes: number; shift: number; elsewhere: string[] };

test.use({ viewport: { width: 412, height: 823 } });

/** Opens a page in a browser that was never here, so that nothing is in its cache. */
async function visit(browser: Browser, path: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
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
      // Without any shift the observer stays silent: two frames later there was none.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
    });
    return shifts.reduce((sum, value) => sum + value, 0);
  });
  await context.close();
  return { scriptBytes, shift, elsewhere };
}

test('public pages are light, stand still and talk to no other host', async ({ browser }) => {
  test.setTimeout(120_000);
  const screens = allScreens(await knownToStore(await signInDemoCustomer()));
  const weights: Weight[] = [];
  const elsewhere: string[] = [];
  for (const [name, budgetKb] of Object.entries(BUDGETS_KB)) {
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
  // A page without any script would be one that failed to load.
  expect(weights.filter(({ scriptKb, budgetKb }) => scriptKb > budgetKb || scriptKb < 50)).toEqual([]);
});

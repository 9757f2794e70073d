import { expect } from '@playwright/test';
import { allScreens } from '@/scripts/screens/page-list';
import { test } from '../support/browser';
import { knownToStore, signInDemoCustomer } from '../support/demo-data';
import { baseUrl } from '../support/store';

/** Scripts over the wire, compressed, until the page is at rest and before anyone touches it. */
const SCRIPT_BUDGET_BYTES = 130 * 1024;
const LAYOUT_SHIFT_BUDGET = 0.02;

const MEASURED = [
  'home',
  'tools',
  'tool',
  'review',
  'portfolio',
  'blog',
  'contact',
  'quote',
  'login',
  'register',
];

type Weight = { page: string; scriptKb: number; shift: number };

test.use({ viewport: { width: 412, height: 823 } });

test('public pages are light, stand still and talk to no other host', async ({ browser }) => {
  const known = await knownToStore(await signInDemoCustomer());
  const weights: Weight[] = [];
  const elsewhere: string[] = [];
  for (const screen of allScreens(known).filter(
    ({ name, as }) => as === 'visitor' && MEASURED.includes(name),
  )) {
    // A browser that was never here: nothing is in its cache.
    const context = await browser.newContext();
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.add(requestId);
      const { protocol, origin } = new URL(response.url);
      if (protocol.startsWith('http') && origin !== new URL(baseUrl()).origin) elsewhere.push(response.url);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(screen.path, { waitUntil: 'networkidle' });
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
    weights.push({
      page: screen.name,
      scriptKb: Math.round(bytes / 102.4) / 10,
      shift: Number(shift.toFixed(4)),
    });
    await context.close();
  }
  console.table(weights);
  expect(elsewhere).toEqual([]);
  expect(weights.filter(({ shift }) => shift > LAYOUT_SHIFT_BUDGET)).toEqual([]);
  expect(weights.filter(({ scriptKb }) => scriptKb * 1024 > SCRIPT_BUDGET_BYTES)).toEqual([]);
});

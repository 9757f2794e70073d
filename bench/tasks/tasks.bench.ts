import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { findOrInstallChromium } from '@/stack/chromium';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { payOrder } from '@/tests/api/support/provider';
import { openAs } from '@/tests/support/browser';
import { type Person, signIn, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { type Effort, Pace } from './pace';

/**
 * What five everyday tasks cost a person: steps, and seconds by the keystroke-level model with the times that the store takes measured
 * in a browser, against a demo of its own. The person is signed in and knows the store.
 */
const SIZE = { width: 1280, height: 900 };
const SHIPPED = 8;
/** How many tools last month's list has. */
const LIST = 8;
/** Of so many minimum orders there must be stock for a tool to be ordered. */
const STOCK_MOQS = 10;
const ADDRESS = '1 Anvil Lane\nAkron, OH 44308';
const PHONE = '5550100123';

type OfferedTool = { _id: string; quantity: number; moq: number };

type Task = {
  name: string;
  as: 'buyer' | 'admin';
  from: string;
  work: (page: Page, pace: Pace) => Promise<void>;
};

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search by SKU, name or measure' });

/** Searches from the header, and opens the first suggestion. */
async function findBy(page: Page, pace: Pace, words: string): Promise<void> {
  await pace.press(page.getByRole('link', { name: 'Search tools' }).first(), searchBox(page));
  await pace.type(searchBox(page), words, page.getByRole('option').first());
  await pace.press(
    page.getByRole('option').first(),
    page.getByRole('button', { name: 'Add to Cart' }).first(),
  );
}

const TASKS: readonly Task[] = [
  {
    name: 'find a tool by a vague idea ("tighten bolts": torque wrench)',
    as: 'buyer',
    from: '/',
    work: (page, pace) => findBy(page, pace, 'torque'),
  },
  {
    name: 'find a tool by its SKU',
    as: 'buyer',
    from: '/',
    work: (page, pace) => findBy(page, pace, 'FL-TW-1220'),
  },
  {
    name: `order last month’s list of ${LIST} tools again, up to the payment`,
    as: 'buyer',
    from: '/dashboard/my-order',
    async work(page, pace) {
      const row = page.getByRole('row').filter({ hasText: `and ${LIST - 1} more` });
      const lines = page.getByRole('list', { name: 'Lines of your cart' });
      await pace.press(row.getByRole('button', { name: 'Order Again' }), lines);
      const checkout = page.getByRole('link', { name: 'Complete Checkout' }).first();
      await pace.press(page.getByRole('button', { name: 'Place Order' }), checkout);
      await pace.press(checkout, page.getByText('Total due').first());
    },
  },
  {
    name: `ship ${SHIPPED} orders`,
    as: 'admin',
    from: '/dashboard',
    async work(page, pace) {
      const all = page.getByRole('checkbox', { name: /^Select all/ });
      await pace.press(page.getByRole('link', { name: /orders to ship/ }), all);
      await pace.press(all, page.getByText(/\d selected/));
      const dialog = page.getByRole('alertdialog');
      await pace.press(page.getByRole('button', { name: /^Ship \d+$/ }), dialog);
      await pace.press(
        dialog.getByRole('button', { name: 'Confirm' }),
        page.getByText(/\d orders shipped\./),
      );
    },
  },
  {
    name: 'say what was sold in a month',
    as: 'admin',
    from: '/dashboard',
    async work(page, pace) {
      const year = page.getByRole('link', { name: '12 months' });
      await pace.press(page.getByRole('link', { name: 'Open overview' }), year);
      await pace.press(year, page.locator('[aria-current=true]', { hasText: '12 months' }));
      const table = page.getByRole('region', { name: 'Sales by day or month' }).getByRole('table');
      await pace.press(page.getByText('Show figures as a table'), table);
      await pace.read(table.getByRole('row').nth(12));
    },
  },
];

/** Places an order of so many tools of the catalogue from the cart, and pays it. */
async function orderOf(buyer: Person, count: number): Promise<void> {
  const tools = (await buyer.call('GET', '/api/tool?inStock=1&limit=40')).body as OfferedTool[];
  const ops = tools
    .filter(({ quantity, moq }) => quantity >= STOCK_MOQS * moq)
    .slice(0, count)
    .map(({ _id, moq }) => ({ op: 'add', toolId: _id, quantity: moq }));
  const cart = (await buyer.call('PATCH', '/api/cart', { ops })).body;
  const body = { version: cart.version, seenDue: cart.due, address: ADDRESS, phone: PHONE };
  const placed = await buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('order') });
  if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
  await payOrder(buyer, placed.body.insertedId);
}

async function prepare(buyer: Person): Promise<void> {
  const address = {
    name: 'Blake',
    street: '1 Anvil Lane',
    city: 'Akron',
    postalCode: '44308',
    country: 'US',
  };
  await buyer.call('POST', '/api/address', { ...address, phone: PHONE });
  await orderOf(buyer, LIST);
  for (let count = 1; count < SHIPPED; count += 1) await orderOf(buyer, 1);
}

async function measure(browser: Browser, task: Task, person: Person): Promise<Effort> {
  const context = await browser.newContext({
    baseURL: process.env.STORE_URL,
    viewport: SIZE,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await openAs(page, person, task.from);
    const pace = new Pace(page);
    await task.work(page, pace);
    return pace.effort;
  } finally {
    await context.close();
  }
}

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-tasks-'));
const ports = await freePorts();
const stack = await startStack({
  mode: 'start',
  ports,
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(await buildIfStale()),
  overrides: { RATE_LIMIT_SCALE: '10000' },
  onCrash: (line) => console.error(line),
});
const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: isRoot ? ['--no-sandbox'] : [],
});
try {
  process.env.STORE_URL = stack.url;
  process.env.STRIPE_EMULATOR_URL = `http://127.0.0.1:${ports.stripe}`;
  const people = { buyer: await signIn('buyer@example.com', 'buyer-demo'), admin: await signInAdmin() };
  await prepare(people.buyer);
  console.log('| task | steps | seconds |');
  console.log('| --- | --- | --- |');
  for (const task of TASKS) {
    const { steps, seconds } = await measure(browser, task, people[task.as]);
    console.log(`| ${task.name} | ${steps} | ${seconds.toFixed(0)} |`);
  }
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

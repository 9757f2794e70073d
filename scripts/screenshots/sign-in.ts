import type { BrowserContext, Page } from 'playwright';
import { TO_PAY } from '@/lib/shared/orders/order-status';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { BUYING_COMPANIES } from '@/stack/seed-data/demo/buying-companies';
import { DEMO_ACCOUNTS } from '@/stack/seed-data/demo-accounts';
import type { DemoIds, ScreenRole } from './page-list';

const [, DEMO_CUSTOMER] = DEMO_ACCOUNTS;
/** Those of a company are of the one with rules and a budget. */
const ACCOUNTS = [...DEMO_ACCOUNTS, ...(BUYING_COMPANIES[0]?.members ?? [])];
/** A store in development compiles a page at its first request. */
export const PAGE_LIMIT_MS = 120_000;

export async function signInAs(context: BrowserContext, url: string, role: ScreenRole): Promise<void> {
  context.setDefaultTimeout(PAGE_LIMIT_MS);
  const account = ACCOUNTS.find((demo) => demo.role === role);
  if (!account) return;
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.close();
}

/** The demo begins without lists: one of what was bought. */
async function listOf(
  { request }: BrowserContext,
  url: string,
  headers: Record<string, string>,
): Promise<string> {
  const [list] = await (await request.get(`${url}/api/list`, { headers })).json();
  if (list) return list._id;
  const bought: { toolId: string; quantity: number }[] = await (
    await request.get(`${url}/api/bought-tool`, { headers })
  ).json();
  const data = { name: 'Van 3', lines: bought.map(({ toolId, quantity }) => ({ toolId, quantity })) };
  return (await (await request.post(`${url}/api/list`, { headers, data })).json()).insertedId;
}

export async function fetchDemoIds(context: BrowserContext, url: string): Promise<DemoIds> {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard/my-order`);
  const token = await page.waitForFunction(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${await token.jsonValue()}` };
  await page.close();
  const fetchJson = async (path: string) => (await context.request.get(url + path, { headers })).json();
  const [[tool], [reviewed], orders] = await Promise.all([
    fetchJson('/api/tool?q=digital%20caliper&limit=1'),
    fetchJson('/api/tool?q=FL-TW-1220&limit=1'),
    fetchJson(`/api/order?email=${encodeURIComponent(DEMO_CUSTOMER.email)}`),
  ]);
  const orderIn = (state: string) => orders.find((order: { state: string }) => order.state === state)._id;
  return {
    toolId: tool._id,
    toolSlug: tool.slug,
    category: tool.category,
    reviewedSlug: reviewed.slug,
    unpaidOrderId: orderIn(TO_PAY),
    paidOrderId: orderIn('paid'),
    listId: await listOf(context, url, headers),
  };
}

/** The top navigation shows who is signed in once it is hydrated; before that a click is lost. */
export async function waitForHydration(page: Page, language: Language): Promise<void> {
  const { login, logout } = textsFor(language).shell.header;
  const header = page.getByRole('banner', { includeHidden: true });
  const link = header.getByRole('link', { name: login, exact: true, includeHidden: true });
  const button = header.getByRole('button', { name: logout, exact: true, includeHidden: true });
  await link.or(button).first().waitFor({ state: 'attached' });
}

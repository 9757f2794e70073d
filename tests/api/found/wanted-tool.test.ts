import { expect, it } from 'vitest';
import { addTool, anAdmin, call } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';

/** Returns what a page shows: without scripts, in which the framework repeats its address. */
async function shownAt(page: string, ...from: string[]): Promise<string> {
  const query = from.map((path) => `from=${encodeURIComponent(path)}`).join('&');
  const { status, body } = await call('GET', `${page}?${query}`);
  expect(status, page).toBe(200);
  return String(body)
    .replace(/<script\b.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '');
}

it.each([
  ['/login', '/purchase', 'Log in to place your order.', money(1_234.5), '7 units'],
  ['/register', '/purchase', 'Create an account to place your order.', money(1_234.5), '7 units'],
  ['/de/login', '/de/purchase', 'Melden Sie sich an, um zu bestellen.', '1.234,50\u00a0$', '7 Stück'],
])(
  'a sign-in page that someone was sent to from the order page of a tool (product §2.4): %s shows the tool, its price and the reason',
  async (page, purchase, reason, price, minimum) => {
    const name = unique('Wanted Hammer ');
    const id = await addTool(await anAdmin(), { name, price: 1234.5, moq: 7 });
    const html = await shownAt(page, `${purchase}/${id}?quantity=8`);
    for (const text of [name, reason, price, minimum]) expect(html).toContain(text);
  },
);

it('a sign-in page that someone was sent to from the order page of a tool (product §2.4) shows nothing of a draft, nor of a retired or deleted tool', async () => {
  const admin = await anAdmin();
  const tools = await Promise.all(
    ['draft', 'retired', 'deleted'].map(async (state) => {
      const name = unique('Hidden Hammer ');
      const id = await addTool(admin, { name });
      const response =
        state === 'deleted'
          ? await admin.call('DELETE', `/api/tool/${id}`)
          : await admin.call('PATCH', `/api/tool/${id}`, { revision: 1, state });
      expect(response.status, state).toBe(200);
      return { name, id };
    }),
  );
  for (const { name, id } of tools) {
    const html = await shownAt('/login', `/purchase/${id}`);
    expect(html).not.toContain(name);
    expect(html).not.toContain('Your selection');
  }
});

it('a sign-in page that someone was sent to from the order page of a tool (product §2.4) shows no text of the address, and no tool for an address that is none of an order page', async () => {
  const id = await addTool(await anAdmin());
  const words = 'Call 555-0100 for a refund';
  for (const from of [
    [`/purchase/${words}`],
    [`/purchase/${'0'.repeat(24)}?name=${words}`],
    [`//evil.example/purchase/${id}`],
    [`/purchase/${id}`, `/purchase/${id}`],
    ['/dashboard/my-order'],
  ]) {
    const html = await shownAt('/login', ...from);
    expect(html).not.toContain('Your selection');
    expect(html).not.toContain(words);
  }
});

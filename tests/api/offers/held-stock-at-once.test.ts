import { expect, it } from 'vitest';
import { inDays, offerTo } from '@/tests/support/offers';
import { addTool, anAdmin, call, registerCustomer } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';

const availableOf = async (id: string) => (await call('GET', `/api/tool/${id}`)).body.quantity;

it('stock that an offer holds or frees shows in the tool at once', async () => {
  const [admin, buyer] = [await anAdmin(), await registerCustomer()];
  const toolId = await addTool(admin, { quantity: 100 });
  const lines = [{ toolId, quantity: 5, unitPrice: 9 }];
  expect(await availableOf(toolId)).toBe(100);
  const declined = await offerTo(buyer, { lines, holdStock: true });
  expect(await availableOf(toolId)).toBe(95);
  await buyer.call('POST', `/api/offer/${declined.id}/decline`, { version: 1 });
  expect(await availableOf(toolId)).toBe(100);
  const replaced = await offerTo(buyer, { lines, holdStock: true });
  expect(await availableOf(toolId)).toBe(95);
  const next = { lines: [{ ...lines[0], quantity: 2 }], holdStock: true, validUntil: inDays(14) };
  const path = `/api/all-offer/${replaced.id}`;
  const sent = await admin.call('POST', `${path}/version`, { ...next, version: 1 }, newKey());
  expect(sent.status).toBeLessThan(300);
  expect(await availableOf(toolId)).toBe(98);
  await admin.call('POST', `${path}/withdraw`, {});
  expect(await availableOf(toolId)).toBe(100);
});

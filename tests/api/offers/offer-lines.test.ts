import { expect, it } from 'vitest';
import { activeCompany, changeCompany } from '@/tests/support/companies';
import { offerTo } from '@/tests/support/offers';
import { invoicedOrder } from '@/tests/support/on-account';
import { addTool, anAdmin, registerCustomer } from '@/tests/support/people';
import { mailTo } from '@/tests/support/store';

const admin = await anAdmin();
const buyer = await registerCustomer();
const toolId = await addTool(admin, { quantity: 1_000, moq: 10 });

const line = (more: object = {}) => ({ toolId, quantity: 3, unitPrice: 20.5, ...more });

it('POST /api/all-offer keeps the lead days of a line, which mail, PDF and buyer have', async () => {
  const offer = await offerTo(buyer, { lines: [line({ leadDays: 5 })] });
  const read = await buyer.call('GET', `/api/offer/${offer.id}`);
  expect(read.body.lines).toMatchObject([{ toolId, leadDays: 5 }]);
  const managed = await admin.call('GET', `/api/all-offer/${offer.id}`);
  expect(managed.body.versions[0].lines).toMatchObject([{ leadDays: 5 }]);
  expect((await mailTo(buyer.email, new RegExp(offer.number))).text).toContain('Ships in 5 business days');
  const without = await offerTo(buyer, { lines: [line()] });
  const [plain] = (await buyer.call('GET', `/api/offer/${without.id}`)).body.lines;
  expect(plain).not.toHaveProperty('leadDays');
});

it('POST /api/all-offer/paid-last says what the company of an address paid last, and nothing of one that nobody verified', async () => {
  const company = await activeCompany(await registerCustomer({ verified: true }));
  await changeCompany(company.id, { termsDays: 30, creditLimit: 10_000 });
  const tool = await addTool(admin, { price: 12.5, quantity: 100 });
  await invoicedOrder(company, tool);
  const paidLast = (email: string, toolIds = [tool, toolId]) =>
    admin.call('POST', '/api/all-offer/paid-last', { email, toolIds });
  expect((await paidLast(company.owner.email)).body).toMatchObject([{ toolId: tool, unitPrice: 12.5 }]);
  expect((await paidLast((await registerCustomer()).email)).body).toEqual([]);
  expect((await paidLast('nonsense')).status).toBe(422);
});

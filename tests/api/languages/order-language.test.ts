import { expect, it } from 'vitest';
import { invoicesOf } from '@/tests/api/support/database';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { mailTo } from '@/tests/support/store';

const buyer = await registerCustomer();
const toolId = await addTool(await anAdmin(), { price: 12.5 });

async function orderFrom(person: Person, headers: Record<string, string>): Promise<string> {
  const body = { toolId, orderQuantity: 10, address: 'Hauptstraße 1', phone: '5550100' };
  const response = await person.call('POST', '/api/order', body, headers);
  expect(response.status).toBe(201);
  expect(Object.keys(response.body)).toEqual(['insertedId']);
  return response.body.insertedId;
}

const numberOf = async (person: Person, id: string): Promise<string> =>
  (await person.call('GET', `/api/order/${id}`)).body.number;

const pdfOf = async (id: string, paper: string): Promise<string> =>
  (await buyer.call('GET', `/api/order/${id}/${paper}.pdf`)).body;

it('an order placed on a German page has German mails and a German invoice, which does not change', async () => {
  const id = await orderFrom(buyer, { 'x-page-language': 'de' });
  const number = await numberOf(buyer, id);
  const placed = await mailTo(buyer.email, new RegExp(`^Bestellung ${number} aufgegeben`));
  expect(placed.text).toContain(`Bestellwert: ${money(125, 'de')}`);
  expect(placed.text).toContain(`/de/dashboard/payment/${id}`);
  expect(placed.html).toContain('<html lang="de">');
  await payOrder(buyer, id);
  await mailTo(buyer.email, new RegExp(`^Zahlungsbeleg zu Bestellung ${number}`));
  expect((await invoicesOf(id))[0]?.language).toBe('de');
  const before = await pdfOf(id, 'invoice');
  expect(before).toMatch(/\(Rechnung INV-\d+\)/);
  await buyer.callWithSession('PUT', `/api/user?email=${buyer.email}`, { language: 'en' });
  expect(await pdfOf(id, 'invoice')).toBe(before);

  const admin = await anAdmin();
  expect((await admin.call('POST', `/api/all-order/${id}/refund`)).status).toBeLessThan(300);
  await mailTo(buyer.email, new RegExp(`^Bestellung ${number} erstattet`));
  expect(await pdfOf(id, 'credit-note')).toMatch(/\(Rechnungskorrektur CN-\d+\)/);
});

it('an order placed on an English page has English ones, whatever the language of the buyer’s other mails', async () => {
  const person = await registerCustomer();
  await person.callWithSession('PUT', `/api/user?email=${person.email}`, { language: 'de' });
  const id = await orderFrom(person, { 'x-page-language': 'en' });
  const mail = await mailTo(person.email, new RegExp(`^Order ${await numberOf(person, id)} placed`));
  expect(mail.text).toContain(`Order value: ${money(125)}`);
  expect(mail.text).toContain(`/dashboard/payment/${id}`);
  expect(mail.text).not.toContain('/de/');
});

const headers: Record<string, string>[] = [{}, { 'x-page-language': 'xx' }];
it.each(headers)(
  'an order of a client that names no language, or an unsupported one is in its buyer’s language: %j',
  async (given) => {
    const [german, nobody] = await Promise.all([registerCustomer(), registerCustomer()]);
    await german.callWithSession('PUT', `/api/user?email=${german.email}`, { language: 'de' });
    const [theirs, other] = [await orderFrom(german, given), await orderFrom(nobody, given)];
    await mailTo(german.email, new RegExp(`^Bestellung ${await numberOf(german, theirs)} aufgegeben`));
    await mailTo(nobody.email, new RegExp(`^Order ${await numberOf(nobody, other)} placed`));
  },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { newProgram, revokeCreatedKeys } from '@/tests/support/api-keys';
import { setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { companyOnAccount } from '@/tests/support/on-account';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey, unique } from '@/tests/support/store';
import { PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';
import { textsAt } from '@/tests/support/xml-terms';

const admin = await anAdmin();
const toolId = await addTool(admin, { price: 12.5, moq: 1 });

afterAll(revokeCreatedKeys);
afterAll(() => setTrade(null));

/** Orders three. Returns the id of the order. */
async function placed(buyer: Person, more: object = {}): Promise<string> {
  const ops = [{ op: 'set', toolId, quantity: 3 }];
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const to = { country: 'DE', postalCode: '50667' };
  const { body } = await buyer.call('POST', '/api/cart/costs', { to, shippingMethod: 'parcel' });
  const delivered = { delivery: TO_COLOGNE, shippingMethod: 'parcel' };
  const order = { version: cart.version, seenDue: body.costs.due, ...delivered, ...more };
  const response = await buyer.call('POST', '/api/cart/order', order, newKey());
  if (response.status !== 201) throw new Error(`not placed: ${JSON.stringify(response.body)}`);
  return response.body.insertedId;
}

/** By card. */
async function paidOrder(buyer: Person, more: object = {}): Promise<string> {
  const id = await placed(buyer, more);
  await payOrder(buyer, id);
  return id;
}

describe('an order in a shop that charges VAT', () => {
  beforeAll(() => setTrade(VAT_TRADE));

  it('has its invoice and credit note as XML, the same each time, for its buyer, admins and programs that read orders', async () => {
    const buyer = await registerCustomer();
    const id = await paidOrder(buyer);
    const path = `/api/order/${id}/invoice.xml`;
    const { invoiceNumber } = (await buyer.call('GET', `/api/order/${id}`)).body;
    const program = await newProgram(['orders:read']);
    const invoice = await buyer.call('GET', path);
    expect(invoice.status).toBe(200);
    expect(invoice.headers.get('content-type')).toBe('application/xml');
    expect(invoice.headers.get('content-disposition')).toBe(`attachment; filename="${invoiceNumber}.xml"`);
    expect(textsAt(invoice.body, 'ExchangedDocument/ID')).toEqual([invoiceNumber]);
    expect(textsAt(invoice.body, 'GrandTotalAmount')).toEqual(['50.46']);
    expect(textsAt(invoice.body, 'TotalPrepaidAmount')).toEqual(['50.46']);
    for (const person of [buyer, admin, program])
      expect((await person.call('GET', `${path}?number=${invoiceNumber}`)).body).toBe(invoice.body);

    const note = `/api/order/${id}/credit-note.xml`;
    expectProblem(await buyer.call('GET', note), 'not-found');
    await admin.call('POST', `/api/all-order/${id}/refund`);
    const credited = await buyer.call('GET', note);
    expect(textsAt(credited.body, 'ExchangedDocument/TypeCode')).toEqual(['381']);
    expect(textsAt(credited.body, 'GrandTotalAmount')).toEqual(['50.46']);
    expect(textsAt(credited.body, 'InvoiceReferencedDocument/IssuerAssignedID')).toEqual([invoiceNumber]);
    expect((await buyer.call('GET', path)).body).toBe(invoice.body);
  });

  it('has its XML as XRechnung too, and in its PDF', async () => {
    const buyer = await registerCustomer();
    const id = await paidOrder(buyer);
    const xml = (await buyer.call('GET', `/api/order/${id}/invoice.xml?profile=xrechnung`)).body;
    expect(textsAt(xml, 'GuidelineSpecifiedDocumentContextParameter/ID')[0]).toMatch(/xrechnung_3\.0$/);
    const { invoiceNumber } = (await buyer.call('GET', `/api/order/${id}`)).body;
    const pdf = (await buyer.call('GET', `/api/order/${id}/invoice.pdf?number=${invoiceNumber}`)).body;
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
    expect(pdf).toContain('factur-x.xml');
  });

  it('is not XRechnung where the address lacks what that asks for, and says what', async () => {
    const buyer = await registerCustomer();
    const id = await paidOrder(buyer, { delivery: { ...TO_COLOGNE, postalCode: '' } });
    expect((await buyer.call('GET', `/api/order/${id}/invoice.xml`)).status).toBe(200);
    const refused = await buyer.call('GET', `/api/order/${id}/invoice.xml?profile=xrechnung`);
    expectProblem(refused, 'invoice-incomplete');
    expect(refused.body.problems).toMatchObject([
      { rule: 'BR-DE-9', field: 'buyerParty.postalCode' },
      { rule: 'BR-DE-11', field: 'shipTo.postalCode' },
    ]);
  });

  it.each([
    ['pdf', ['pdf']],
    ['xrechnung', ['xml', 'pdf']],
  ] as const)(
    'on account brings its invoice along by mail, as its company takes it: %s',
    async (format, files) => {
      const company = await companyOnAccount();
      const invoiceEmail = `${unique('invoices-')}@example.com`;
      const { revision } = (await company.owner.call('GET', '/api/company')).body;
      const edit = { revision, invoiceEmail, invoiceFormat: format };
      expect((await company.owner.call('PATCH', '/api/company', edit)).status).toBe(200);
      const id = await placed(company.owner, { payBy: 'account' });
      await admin.call('PATCH', `/api/all-order/${id}`);
      const { invoiceNumber } = (await company.owner.call('GET', `/api/order/${id}`)).body;
      for (const address of [invoiceEmail, company.owner.email]) {
        const { attachments } = await mailTo(address, address === invoiceEmail ? /./ : /shipped/);
        const named = attachments.map(({ filename }) => filename).filter((name) => name !== 'logo.png');
        expect(named).toEqual(files.map((extension) => `${invoiceNumber}.${extension}`));
      }
      const xml = (await company.owner.call('GET', `/api/order/${id}/invoice.xml`)).body;
      const [profile = ''] = textsAt(xml, 'GuidelineSpecifiedDocumentContextParameter/ID');
      expect(profile.includes('xrechnung')).toBe(format === 'xrechnung');
      expect(textsAt(xml, 'DuePayableAmount')).toEqual(['50.46']);
    },
  );

  it('shows its XML to nobody else, in no other profile and under no other number', async () => {
    const buyer = await registerCustomer();
    const path = `/api/order/${await paidOrder(buyer)}/invoice.xml`;
    expectProblem(await (await registerCustomer()).call('GET', path), 'forbidden');
    expectProblem(await buyer.call('GET', `${path}?profile=ubl`), 'validation-failed');
    expectProblem(await buyer.call('GET', `${path}?number=CN-000001`), 'validation-failed');
    expectProblem(await buyer.call('GET', `${path}?number=INV-2601010000-999999`), 'not-found');
    expectProblem(
      await buyer.call('GET', path.replace('.xml', '.pdf?number=INV-2601010000-999999')),
      'not-found',
    );
  });
});

it('an order in a shop without VAT, or without electronic invoices, has no XML', async () => {
  const { tax, ...trade } = VAT_TRADE;
  const vat = { smallBusiness: false, rates: tax.vat?.rates ?? [], eInvoice: false };
  for (const settings of [PARCEL_TRADE, { ...trade, tax: { ...tax, vat } }]) {
    await setTrade(settings);
    const buyer = await registerCustomer();
    const id = await paidOrder(buyer);
    expectProblem(await buyer.call('GET', `/api/order/${id}/invoice.xml`), 'not-found');
    expect((await buyer.call('GET', `/api/order/${id}/invoice.pdf`)).body.slice(0, 8)).toBe('%PDF-1.3');
  }
});

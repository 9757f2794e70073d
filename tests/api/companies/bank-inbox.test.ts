import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import {
  companyOnAccount,
  invoicedOrder,
  isPaid,
  orderOnAccount,
  payByHand,
  statementOf,
} from '@/tests/support/on-account';
import { addTool, anAdmin, type CallResponse } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });

const row = (text: string, amount: number, more: object = {}) => {
  return { date: '2026-01-02', amount, text, reference: unique('bank '), ...more };
};
const send = (rows: object[], more: object = {}) =>
  admin.call('POST', '/api/all-payment/import', { rows, dryRun: false, ...more });
// biome-ignore lint/suspicious/noExplicitAny: tests look into responses of every shape.
type Kept = any;
async function rowsOf(fileId: string, state = ''): Promise<Kept[]> {
  const found: Kept[] = [];
  for (let page = 1; ; page += 1) {
    const query = `limit=200&page=${page}${state ? `&state=${state}` : ''}`;
    const { body, headers } = await admin.call('GET', `/api/bank-row?${query}`);
    found.push(...body);
    if (body.length === 0 || found.length >= Number(headers.get('x-total-count'))) break;
  }
  return found.filter((each) => each.fileId === fileId);
}
const change = (id: string, body: object): Promise<CallResponse> =>
  admin.call('PATCH', `/api/bank-row/${id}`, body);
const undo = (fileId: string) => admin.call('POST', `/api/bank-file/${fileId}/undo`);

it('an imported file keeps every row: what was booked, and in the inbox what waits with its proposal', async () => {
  const company = await companyOnAccount();
  const own = await invoicedOrder(company, toolId);
  const rows = [
    row(own.invoiceNumber, 100),
    row('who knows', 25, { payer: 'A Stranger' }),
    row('rent', -900),
  ];
  const dry = await send(rows, { dryRun: true });
  expect(await rowsOf(dry.body.fileId)).toEqual([]);
  const { fileId } = (await send(rows, { fileName: 'january.csv' })).body;
  const waiting = await rowsOf(fileId);
  expect(waiting).toMatchObject([
    {
      ...{ fileName: 'january.csv', date: '2026-01-02', amount: 25, payer: 'A Stranger', text: 'who knows' },
      ...{ state: 'open', outcome: { outcome: 'unmatched' } },
    },
    { amount: -900, state: 'open' },
  ]);
  expect(waiting[0]).not.toHaveProperty('proposal');
  const [booked] = await rowsOf(fileId, 'booked');
  expect(booked).toMatchObject({ amount: 100, companyId: company.id, companyName: company.name });
  const { lines } = await statementOf(company);
  expect(lines.at(-1)).toMatchObject({ kind: 'payment', paymentId: booked.paymentId });
  await send(rows);
  expect([await rowsOf(fileId), await rowsOf(fileId, 'booked')]).toEqual([waiting, [booked]]);
});

it('a row that is given to a company is booked for it, once, and its payer is proposed from then on', async () => {
  const company = await companyOnAccount();
  const own = await invoicedOrder(company, toolId);
  const payer = unique('Müller & Söhne ');
  const { fileId } = (await send([row('for the wrenches', 125, { payer })])).body;
  const [open] = await rowsOf(fileId);
  const both = await Promise.all([0, 1].map(() => change(open._id, { companyId: company.id })));
  const [won, lost] = both.toSorted((one, other) => one.status - other.status);
  expect(won).toMatchObject({ status: 200, body: { state: 'assigned', companyId: company.id } });
  expectProblem(lost!, 'wrong-order-state');
  expect(await isPaid(own.id)).toBe(true);
  expect(await statementOf(company)).toMatchObject({ invoiced: 0, credit: 0 });
  expectProblem(await change(open._id, { companyId: company.id }), 'wrong-order-state');
  expectProblem(await change(open._id, { state: 'aside' }), 'wrong-order-state');
  await orderOnAccount(company.owner, toolId);
  const again = await send([row('more wrenches', 60, { payer: payer.toUpperCase().replace('&', '+') })]);
  expect(again.body).toMatchObject({ booked: 0, rows: [{ outcome: 'unmatched' }] });
  expect((await rowsOf(again.body.fileId))[0]).toMatchObject({
    proposal: { companyId: company.id, invoices: [], effect: 'credit', learned: true },
  });
});

it('a row is set aside and opened again, as often as one likes', async () => {
  const { fileId } = (await send([row('rent', -900)])).body;
  const [{ _id }] = await rowsOf(fileId);
  for (const state of ['aside', 'aside', 'open', 'open', 'aside'])
    expect((await change(_id, { state })).body).toMatchObject({ _id, state });
  expect([await rowsOf(fileId), (await rowsOf(fileId, 'aside')).length]).toEqual([[], 1]);
});

it('a row that can be no payment, of an unknown company or that was recorded elsewhere is not booked', async () => {
  const company = await companyOnAccount();
  const shared = row('who knows', 25);
  const { fileId } = (await send([row('rent', -900), shared])).body;
  const [rent, paid] = await rowsOf(fileId);
  expect((await change(rent._id, { companyId: company.id })).status).toBe(422);
  expectProblem(await change(paid._id, { companyId: '0'.repeat(24) }), 'not-found');
  expectProblem(await change('0'.repeat(24), { state: 'aside' }), 'not-found');
  expect((await change(paid._id, {})).status).toBe(422);
  expect((await change(paid._id, { companyId: company.id, state: 'aside' })).status).toBe(422);
  expect((await change(paid._id, { state: 'booked' })).status).toBe(422);
  await payByHand(company, 25, { reference: shared.reference, receivedOn: shared.date });
  expectProblem(await change(paid._id, { companyId: company.id }), 'wrong-order-state');
  expect((await statementOf(company)).credit).toBe(25);
});

it('a file is undone with all that came of it, once, and can be imported again', async () => {
  const company = await companyOnAccount();
  const own = await invoicedOrder(company, toolId);
  const rows = [row(own.invoiceNumber, 100), row('who knows', 25), row('rent', -900), row('fees', -5)];
  const { fileId } = (await send(rows)).body;
  const [open, , fees] = await rowsOf(fileId);
  await change(open._id, { companyId: company.id });
  await change(fees._id, { state: 'aside' });
  expect(await isPaid(own.id)).toBe(true);
  expect((await undo(fileId)).body).toEqual({ reversed: 2, rows: 4 });
  expect(await statementOf(company)).toMatchObject({ invoiced: 125, credit: 0 });
  expect((await rowsOf(fileId, 'undone')).length).toBe(4);
  expect([await rowsOf(fileId), await rowsOf(fileId, 'booked'), await rowsOf(fileId, 'aside')]).toEqual([
    [],
    [],
    [],
  ]);
  expectProblem(await change(open._id, { companyId: company.id }), 'wrong-order-state');
  expect((await undo(fileId)).body).toEqual({ reversed: 0, rows: 0 });
  const again = await send(rows);
  expect(again.body).toMatchObject({ booked: 1, fileId });
  expect((await rowsOf(fileId)).length).toBe(3);
  expectProblem(await undo('0'.repeat(24)), 'not-found');
  expectProblem(await company.owner.call('POST', `/api/bank-file/${fileId}/undo`), 'forbidden');
});

it('a file that is undone while a row of it is given to a company leaves no money behind', async () => {
  const company = await companyOnAccount();
  const { fileId } = (await send([row('who knows', 25)])).body;
  const [open] = await rowsOf(fileId);
  const [given, undone] = await Promise.all([change(open._id, { companyId: company.id }), undo(fileId)]);
  const isGiven = given.status === 200;
  expect(undone.body).toEqual({ reversed: isGiven ? 1 : 0, rows: 1 });
  expect((await statementOf(company)).credit).toBe(0);
  expect((await rowsOf(fileId, 'undone')).length).toBe(1);
});

it('a row whose payment is reversed by itself waits again', async () => {
  const company = await companyOnAccount();
  const own = await invoicedOrder(company, toolId);
  const { fileId } = (await send([row(own.invoiceNumber, 125)])).body;
  const [{ paymentId }] = await rowsOf(fileId, 'booked');
  await admin.call('POST', `/api/all-payment/${paymentId}/reverse`, { reason: 'Another company’s' });
  const [waiting] = await rowsOf(fileId);
  expect(waiting).toMatchObject({
    state: 'open',
    proposal: { companyId: company.id, invoices: [own.invoiceNumber], effect: 'full' },
  });
  expect((await change(waiting._id, { companyId: company.id })).body).toMatchObject({ state: 'assigned' });
});

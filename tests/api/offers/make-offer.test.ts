import { expect, it } from 'vitest';
import { stockOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { activeCompany, newMember } from '@/tests/support/companies';
import { inDays, makeOffer, offerTo, requestFor } from '@/tests/support/offers';
import { addTool, anAdmin, registerCustomer } from '@/tests/support/people';
import { linkIn, mailsTo, mailTo, newKey, unique } from '@/tests/support/store';

const admin = await anAdmin();
const buyer = await registerCustomer();
const toolId = await addTool(admin, { quantity: 1_000, moq: 10 });

const line = (more: object = {}) => ({ toolId, quantity: 3, unitPrice: 20.5, ...more });
const toSomebody = (more: object = {}) => ({ email: 'robin@example.com', lines: [line()], ...more });

it('POST /api/all-offer answers a request with an offer, above the public price and below the minimum order, and mails it', async () => {
  const request = await requestFor(buyer, toolId);
  const made = await makeOffer({ requestId: request.id, lines: [line()], note: 'As discussed' });
  expect(made).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^OFF-/) } });
  const { insertedId: id, number } = made.body;
  const mark = { _id: id, number, state: 'sent' };
  const listed = await admin.call('GET', `/api/all-quote?state=answered&q=${request.number}`);
  expect(listed.body).toMatchObject([{ number: request.number, state: 'answered', offer: mark }]);
  const own = await buyer.call('GET', '/api/quote');
  expect(own.body[0]).toMatchObject({ number: request.number, offer: mark });
  const mail = await mailTo(buyer.email, new RegExp(number));
  expect(mail.text).toContain('As discussed');
  expect(mail.attachments).toContainEqual({
    ...{ filename: `${number}.pdf`, mimeType: 'application/pdf' },
    bytes: expect.any(Number),
  });
  expect(linkIn(mail, '/dashboard/my-quotes').pathname).toMatch(new RegExp(`/my-quotes/${id}$`));
  const read = await admin.call('GET', `/api/all-offer/${id}`);
  expect(read.body).toMatchObject({
    ...{ number, requestNumber: request.number, state: 'sent', version: 1, due: 61.5, stockHeld: false },
    to: { name: buyer.name, email: buyer.email },
    versions: [{ v: 1, due: 61.5, lines: [{ toolId, quantity: 3, unitPrice: 20.5, lineTotal: 61.5 }] }],
    counters: [],
  });
  expect(read.headers.get('cache-control')).toContain('no-store');
  expectProblem(await makeOffer({ requestId: request.id, lines: [line()] }), 'conflict');
});

it('POST /api/all-offer makes one offer a key, and refuses another body under it', async () => {
  const key = newKey();
  const body = toSomebody({ email: `${unique('a')}@example.com` });
  const first = await makeOffer(body, key);
  expect((await makeOffer(body, key)).body).toEqual(first.body);
  expectProblem(await makeOffer({ ...body, note: 'Other' }, key), 'idempotency-mismatch');
  expect((await mailsTo(body.email as string)).length).toBeLessThanOrEqual(1);
});

it('POST /api/all-offer makes one offer a request, of two at once', async () => {
  const { id: requestId } = await requestFor(buyer, toolId);
  const both = await Promise.all([1, 2].map(() => makeOffer({ requestId, lines: [line()] })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it.each([
  ['no lines', { lines: [] }, 'lines', 'Please add a tool'],
  ['a tool twice', () => ({ lines: [line(), line()] }), 'lines.1.toolId', 'This tool is in the list twice'],
  ['no units', () => ({ lines: [line({ quantity: 0 })] }), 'lines.0.quantity', /whole number from 1/],
  ['a price of nothing', () => ({ lines: [line({ unitPrice: 0 })] }), 'lines.0.unitPrice', /positive amount/],
  [
    'a tool nobody sells',
    () => ({ lines: [line({ toolId: 'a'.repeat(24) })] }),
    'lines.0.toolId',
    'This tool is not sold',
  ],
  ['a sum below a card’s', () => ({ lines: [line({ quantity: 1, unitPrice: 0.01 })] }), 'lines', /at least/],
  [
    'a sum above a card’s',
    () => ({ lines: [line({ quantity: 1_000, unitPrice: 99_999 })] }),
    'lines',
    /at most/,
  ],
  ['half a day', () => ({ lines: [line({ leadDays: 0.5 })] }), 'lines.0.leadDays', /365/],
  ['yesterday', () => ({ validUntil: inDays(-1) }), 'validUntil', 'Valid until must be today or later'],
  [
    'more than a year',
    () => ({ validUntil: inDays(367) }),
    'validUntil',
    'Valid until must be within a year',
  ],
  ['no recipient', () => ({ email: undefined }), 'email', 'Email required'],
])('POST /api/all-offer refuses %s', async (_, change, field, sentence) => {
  const more = typeof change === 'function' ? change() : change;
  const refused = await makeOffer(toSomebody(more));
  expect(refused.status).toBe(422);
  expect(refused.body.errors[field]?.[0]).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});

it('POST /api/all-offer refuses a request and an address at once, and an unknown request', async () => {
  const { id: requestId } = await requestFor(buyer, toolId);
  expect((await makeOffer(toSomebody({ requestId }))).status).toBe(422);
  expectProblem(await makeOffer({ requestId: 'a'.repeat(24), lines: [line()] }), 'not-found');
  expect((await makeOffer(toSomebody({ validUntil: inDays(0) }))).status).toBe(201);
});

it('POST /api/all-offer is for an account only where that has verified the address', async () => {
  const [stranger, verified] = [await registerCustomer(), await registerCustomer({ verified: true })];
  const [first, second] = await Promise.all(
    [stranger, verified].map(({ email }) => makeOffer(toSomebody({ email }))),
  );
  expectProblem(await stranger.call('GET', `/api/offer/${first?.body.insertedId}`), 'not-found');
  expect((await stranger.call('GET', '/api/offer')).body).toEqual([]);
  expect((await verified.call('GET', `/api/offer/${second?.body.insertedId}`)).status).toBe(200);
  expect((await verified.call('GET', '/api/offer')).body).toMatchObject([{ number: second?.body.number }]);
  const found = await admin.call('GET', `/api/all-offer?q=${encodeURIComponent(verified.email)}`);
  expect(found.body).toMatchObject([
    { number: second?.body.number, to: { name: verified.name, email: verified.email }, lineCount: 1 },
  ]);
});

it('POST /api/all-offer refuses to hold more than is in stock, naming the lines, and holds nothing then', async () => {
  const scarce = await addTool(admin, { quantity: 4, moq: 1 });
  const lines = [line(), line({ toolId: scarce, quantity: 5 })];
  const refused = await makeOffer(toSomebody({ lines, holdStock: true }));
  expectProblem(refused, 'out-of-stock');
  expect(refused.body.lines).toMatchObject([{ toolId: scarce, wanted: 5, left: 4 }]);
  expect((await stockOf(scarce)).figures).toMatchObject({ available: 4, reserved: 0 });
  expect((await makeOffer(toSomebody({ lines }))).status).toBe(201);
});

const version = (id: string, body: object, headers = newKey()) =>
  admin.call('POST', `/api/all-offer/${id}/version`, { version: 1, validUntil: inDays(7), ...body }, headers);

it('POST /api/all-offer/{id}/version takes the place of the newest, which stays as it was, once per key', async () => {
  const offer = await offerTo(buyer);
  const key = newKey();
  const lines = [{ toolId: offer.toolId, quantity: 50, unitPrice: 8 }];
  const sent = await version(offer.id, { lines }, key);
  expect(sent).toMatchObject({
    status: 200,
    body: {
      version: 2,
      state: 'sent',
      due: 400,
      versions: [
        { v: 1, due: 49.95 },
        { v: 2, due: 400 },
      ],
    },
  });
  expect((await version(offer.id, { lines }, key)).body).toEqual(sent.body);
  expectProblem(await version(offer.id, { lines, note: 'x' }, key), 'idempotency-mismatch');
  const over = await version(offer.id, { lines });
  expectProblem(over, 'offer-over');
  expect(over.body).toMatchObject({ state: 'sent', version: 2 });
  await mailTo(buyer.email, new RegExp(`${offer.number}.*version 2`));
  const read = await buyer.call('GET', `/api/offer/${offer.id}`);
  expect(read.body).toMatchObject({ version: 2, due: 400, earlier: [{ v: 1, due: 49.95 }] });
});

it('POST /api/all-offer/{id}/version is a PDF for admins, as is each version before it', async () => {
  const offer = await offerTo(buyer);
  await version(offer.id, { lines: [{ toolId: offer.toolId, quantity: 50, unitPrice: 8 }] });
  const pdf = (query = '') => admin.call('GET', `/api/all-offer/${offer.id}/offer.pdf${query}`);
  const newest = await pdf();
  expect(newest.headers.get('content-type')).toBe('application/pdf');
  expect((await pdf('?version=2')).body).toEqual(newest.body);
  expect((await pdf('?version=1')).body).not.toEqual(newest.body);
  expectProblem(await pdf('?version=3'), 'not-found');
  expectProblem(await buyer.call('GET', `/api/all-offer/${offer.id}/offer.pdf`), 'forbidden');
});

it('POST /api/all-offer/{id}/version frees what the one before holds, and holds its own', async () => {
  const offer = await offerTo(buyer, { holdStock: true });
  const held = () => stockOf(offer.toolId).then(({ figures, ledger }) => [figures.reserved, ledger.reserved]);
  expect(await held()).toEqual([5, 5]);
  await version(offer.id, { lines: [{ ...offer.lines[0], quantity: 8 }], holdStock: true });
  expect(await held()).toEqual([8, 8]);
  await version(offer.id, { version: 2, lines: offer.lines });
  expect(await held()).toEqual([0, 0]);
  const ledger = await stored('stock_ledger')
    .find({ offerNumber: offer.number })
    .sort({ at: 1, _id: 1 })
    .toArray();
  expect(ledger.map(({ reason, part, change }) => [reason, part, change])).toEqual([
    ['offer-held', 1, -5],
    ['offer-released', 1, 5],
    ['offer-held', 2, -8],
    ['offer-released', 2, 8],
  ]);
});

it('POST /api/all-offer/{id}/version follows who receives it into their company', async () => {
  const person = await registerCustomer();
  const offer = await offerTo(person);
  const company = await activeCompany();
  await newMember(company, 'buyer', person);
  expectProblem(await company.owner.call('GET', `/api/offer/${offer.id}`), 'not-found');
  const before = (await admin.call('GET', `/api/all-offer/${offer.id}`)).body;
  expect(before).not.toHaveProperty('company');
  const after = await version(offer.id, { lines: offer.lines });
  const of = { _id: company.id, name: company.name };
  expect(after.body).toMatchObject({ version: 2, company: of });
  const [listed] = (await admin.call('GET', `/api/all-offer?q=${offer.number}`)).body;
  expect(listed).toMatchObject({ company: of });
  const read = await company.owner.call('GET', `/api/offer/${offer.id}`);
  expect(read.status).toBe(200);
  expect(read.body).not.toHaveProperty('company');
});

const withdraw = (id: string, body: object = {}) => admin.call('POST', `/api/all-offer/${id}/withdraw`, body);

it('POST /api/all-offer/{id}/withdraw ends the offer and its hold; the same again changes nothing', async () => {
  const offer = await offerTo(buyer, { holdStock: true });
  const done = await withdraw(offer.id, { reason: 'Sold out' });
  expect(done).toMatchObject({
    status: 200,
    body: { state: 'withdrawn', reason: 'Sold out', stockHeld: false, endedBy: admin.name },
  });
  expect((await withdraw(offer.id)).body).toEqual(done.body);
  expect((await stockOf(offer.toolId)).figures.reserved).toBe(0);
  const { body: read } = await buyer.call('GET', `/api/offer/${offer.id}`);
  expect(read).toMatchObject({ state: 'withdrawn' });
  expect(read).not.toHaveProperty('endedBy');
  expectProblem(
    await admin.call('POST', `/api/all-offer/${offer.id}/version`, {
      ...{ version: 1, lines: offer.lines, validUntil: inDays(1) },
    }),
    'offer-over',
  );
});

it('POST /api/all-offer/{id}/withdraw refuses one that was declined, and an unknown one', async () => {
  const offer = await offerTo(buyer);
  await buyer.call('POST', `/api/offer/${offer.id}/decline`, { version: 1 });
  expectProblem(await withdraw(offer.id), 'offer-over');
  expectProblem(await withdraw('a'.repeat(24)), 'not-found');
});

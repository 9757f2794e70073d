import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { ledgerOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';

const UNKNOWN = '0123456789abcdef01234567';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

const edit = (id: string, change: Record<string, unknown>) => admin.call('PATCH', `/api/tool/${id}`, change);
const read = async (id: string) => (await call('GET', `/api/tool/${id}`)).body;

it('PATCH /api/tool/{id} sets details in Markdown, which one tool has and lists do without, and which are searched', async () => {
  const word = unique('swivel');
  const id = await addTool(admin);
  const details = `# Base\n\n<b>${word}</b>`;
  expect((await edit(id, { revision: 1, details })).body).toEqual({ revision: 2 });
  expect(await read(id)).toMatchObject({ details });
  const found = await eventually('the tool by its details', async () => {
    const { body } = await call('GET', `/api/tool?q=${word}`);
    return body.length === 1 ? body[0] : undefined;
  });
  expect(found).toMatchObject({ _id: id });
  expect(found).not.toHaveProperty('details');
  const refused = await edit(id, { revision: 2, details: 'x'.repeat(10_001) });
  expectProblem(refused, 'validation-failed', { details: [VALIDATION['field-too-long']] });
  expect((await edit(id, { revision: 2, details: '' })).body).toEqual({ revision: 3 });
  expect(await read(id)).not.toHaveProperty('details');
});

it('PATCH /api/tool/{id} sets the lead time of a tool and takes it away, for everyone to see, and refuses what is none', async () => {
  const id = await addTool(admin, { leadTimeDays: 20 });
  expect(await read(id)).toMatchObject({ leadTimeDays: 20 });
  for (const leadTimeDays of [0, -1, 1.5, 366, 'soon']) {
    const refused = await edit(id, { revision: 1, leadTimeDays });
    expectProblem(refused, 'validation-failed', { leadTimeDays: [VALIDATION['lead-time-invalid']] });
  }
  expect((await edit(id, { revision: 1, leadTimeDays: 365 })).body).toEqual({ revision: 2 });
  expect((await edit(id, { revision: 2, leadTimeDays: 365 })).body).toEqual({ revision: 2 });
  expect((await edit(id, { revision: 2, leadTimeDays: null })).body).toEqual({ revision: 3 });
  expect(await read(id)).not.toHaveProperty('leadTimeDays');
  const stale = await edit(id, { revision: 2, leadTimeDays: 5 });
  expectProblem(stale, 'edited-meanwhile');
  expect(stale.body.current).toMatchObject({ leadTimeDays: null, revision: 3 });
  const about = { action: 'tool.edited', 'subject.id': id };
  const lines = await eventually('both edits in the audit log', async () => {
    const found = await stored('audit_log').find(about).sort({ _id: 1 }).toArray();
    return found.length < 2 ? undefined : found;
  });
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    [{ leadTimeDays: 20 }, { leadTimeDays: 365 }],
    [{ leadTimeDays: 365 }, { leadTimeDays: null }],
  ]);
});

it('POST and PATCH /api/tool set how a tool is taxed and shipped, which one tool has and lists do without', async () => {
  const shipping = { taxClass: 'reduced', weightGrams: 1_250, bulky: true };
  const name = unique('Boxed Bench ');
  const id = await addTool(admin, { name, ...shipping });
  expect(await read(id)).toMatchObject(shipping);
  const [listed] = (await call('GET', `/api/tool?q=${encodeURIComponent(name)}`)).body;
  for (const field of Object.keys(shipping)) expect(listed).not.toHaveProperty(field);
  const wrong = { taxClass: 'Ermäßigt', weightGrams: 0.5, bulky: 'maybe' };
  expectProblem(await edit(id, { revision: 1, ...wrong }), 'validation-failed', {
    taxClass: [VALIDATION['tax-class-invalid']],
    weightGrams: [VALIDATION['weight-invalid']],
    bulky: [VALIDATION['yes-or-no']],
  });
  const none = { taxClass: null, weightGrams: null, bulky: false };
  expect((await edit(id, { revision: 1, ...none })).body).toEqual({ revision: 2 });
  for (const field of Object.keys(shipping)) expect(await read(id)).not.toHaveProperty(field);
  const plain = await addTool(admin);
  expect((await edit(plain, { revision: 1, ...none })).body).toEqual({ revision: 1 });
  const about = { action: 'tool.edited', 'subject.id': id };
  const lines = [
    ...(await stored('audit_log').find(about).toArray()),
    ...(await stored('audit_pending').find(about).toArray()),
  ];
  expect(lines.map(({ before, after }) => [before, after])).toEqual([[shipping, none]]);
});

it('a tool says to everyone that its units have serial numbers, and to admins alone how often they are calibrated', async () => {
  const name = unique('Torque Tester ');
  const id = await addTool(admin, { name, serialised: true, calibrationMonths: 12 });
  expect(await read(id)).toMatchObject({ serialised: true });
  expect(await read(id)).not.toHaveProperty('calibrationMonths');
  const managed = (await admin.call('GET', `/api/tool/${id}?state=all`)).body;
  expect(managed).toMatchObject({ serialised: true, calibrationMonths: 12 });
  for (const calibrationMonths of [0, 1.5, 121, 'yearly']) {
    const refused = await edit(id, { revision: 1, calibrationMonths });
    const issues = { calibrationMonths: [VALIDATION['calibration-months-invalid']] };
    expectProblem(refused, 'validation-failed', issues);
  }
  const none = { serialised: false, calibrationMonths: null };
  expect((await edit(id, { revision: 1, ...none })).body).toEqual({ revision: 2 });
  for (const field of Object.keys(none)) expect(await read(id)).not.toHaveProperty(field);
});

it('PATCH /api/tool/{id} changes every field that is written, at once and for everyone, and not the stock', async () => {
  const id = await addTool(admin);
  const change = {
    sku: unique('MK-'),
    name: unique('Torque Wrench '),
    description: 'Clicks at what it is set to.',
    category: 'torque-sockets',
    price: 48.05,
    moq: 20,
    step: 5,
    packs: [{ name: 'Box', units: 10, gtin: '4006381333931' }],
    specs: [
      { name: 'Torque', type: 'range', value: '40–200', unit: 'Nm' },
      { name: 'Drive', type: 'text', value: 'Square' },
    ],
    pictures: [{ url: '/tools/bench-vise-125.webp', alt: 'In its case' }, { url: '/placeholder.webp' }],
  };
  const response = await edit(id, { revision: 1, ...change });
  expect([response.status, response.body]).toEqual([200, { revision: 2 }]);
  const tool = await read(id);
  expect(tool).toMatchObject({
    ...change,
    image: '/tools/bench-vise-125.webp',
    revision: 2,
    quantity: 100,
  });
  expect(tool.slug).toMatch(/^torque-wrench-/);
  expect(await ledgerOf(id)).toEqual({ sum: 100, reasons: ['initial'] });
  const listed = (await call('GET', `/api/tool?q=${change.sku}`)).body;
  expect(listed).toEqual([tool]);
});

it('PATCH /api/tool/{id} leaves the revision as it is where nothing changes, and where only the stock does', async () => {
  const id = await addTool(admin);
  expect((await edit(id, { revision: 1, price: 12.5, moq: 10, step: 1 })).body).toEqual({ revision: 1 });
  await admin.call('POST', `/api/tool/${id}/stock`, { quantity: 90, seen: 100, reason: 'stocktake' });
  await placeOrder(customer, id);
  expect(await read(id)).toMatchObject({ quantity: 80, revision: 1 });
  expect((await edit(id, { revision: 1, price: 13 })).body).toEqual({ revision: 2 });
});

it('PATCH /api/tool/{id} refuses the second of two admins, with the tool as it is', async () => {
  const id = await addTool(admin);
  expect((await edit(id, { revision: 1, price: 20 })).status).toBe(200);
  const late = await edit(id, { revision: 1, price: 30, moq: 5 });
  expectProblem(late, 'edited-meanwhile');
  expect(late.body.current).toMatchObject({ _id: id, price: 20, moq: 10, revision: 2, successorId: null });
  expect(await read(id)).toMatchObject({ price: 20, moq: 10 });
  expectProblem(await edit(id, { revision: 3, price: 30 }), 'edited-meanwhile');
});

it('PATCH /api/tool/{id} accepts one of ten edits at once', async () => {
  const id = await addTool(admin);
  const tries = Array.from({ length: 10 }, (_, n) => edit(id, { revision: 1, price: n + 1 }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  expect((await read(id)).revision).toBe(2);
});

it('PATCH /api/tool/{id} distinguishes SKUs by their letters and digits', async () => {
  const sku = unique('MK-12 ');
  const [taken, id] = [await addTool(admin, { sku }), await addTool(admin)];
  const same = sku.toLowerCase().replaceAll('-', '').replaceAll(' ', '');
  expectProblem(await edit(id, { revision: 1, sku }), 'sku-taken');
  expectProblem(await edit(id, { revision: 1, sku: same }), 'sku-taken');
  const { name, image, description } = await read(id);
  const twin = { name, image, description, price: 1, moq: 1, quantity: 1, sku: same };
  expectProblem(await admin.call('POST', '/api/tool', twin), 'sku-taken');
  expect((await edit(taken, { revision: 1, sku: same })).status).toBe(200);
  expect((await edit(id, { revision: 1, sku: `${sku}X` })).status).toBe(200);
});

it('PATCH /api/tool/{id} leaves orders as they were placed', async () => {
  const id = await addTool(admin);
  const order = await placeOrder(customer, id);
  const before = (await customer.call('GET', `/api/order/${order}`)).body;
  await edit(id, { revision: 1, price: 99, name: unique('Renamed '), moq: 50 });
  const after = (await customer.call('GET', `/api/order/${order}`)).body;
  expect(after).toEqual(before);
  expect(after).toMatchObject({ orderValue: 125 });
});

it('PATCH /api/tool/{id} logs what changed, before and after', async () => {
  const id = await addTool(admin);
  const { name, slug } = await read(id);
  const renamed = unique('Logged ');
  await edit(id, { revision: 1, name: renamed, specs: [{ name: 'Weight', value: '2', unit: 'kg' }] });
  const logged = await stored('audit_pending').findOne({ action: 'tool.edited', 'subject.id': id });
  const sealed = await stored('audit_log').findOne({ action: 'tool.edited', 'subject.id': id });
  const { slug: newSlug } = await read(id);
  expect(logged ?? sealed).toMatchObject({
    subject: { kind: 'tool', id, label: renamed },
    before: { name, slug, specs: [] },
    after: { name: renamed, slug: newSlug, specs: [{ name: 'Weight', value: '2', unit: 'kg' }] },
  });
});

it('PATCH /api/tool/{id} refuses a field by the path of what is wrong, and a successor that there is not', async () => {
  const id = await addTool(admin);
  const packs = [{ name: 'Box', units: 1 }];
  expectProblem(await edit(id, { revision: 1, packs }), 'validation-failed', {
    'packs.0.units': [VALIDATION['pack-units-invalid']],
  });
  expectProblem(await edit(id, { revision: 1, successorId: UNKNOWN }), 'validation-failed', {
    successorId: [VALIDATION['successor-unknown']],
  });
  expect((await read(id)).revision).toBe(1);
});

it('PATCH /api/tool/{id} checks a field with those that stay', async () => {
  const id = await addTool(admin, { moq: 10, step: 5, packs: [{ name: 'Box', units: 20 }] });
  expectProblem(await edit(id, { revision: 1, step: 10, moq: 15 }), 'validation-failed', {
    moq: [VALIDATION['moq-not-multiple']],
  });
  expectProblem(
    await edit(id, { revision: 1, step: 2, packs: [{ name: 'Box', units: 3 }] }),
    'validation-failed',
    {
      'packs.0.units': [VALIDATION['pack-not-multiple']],
    },
  );
  expectProblem(await edit(id, { revision: 1, successorId: id }), 'validation-failed', {
    successorId: [VALIDATION['successor-self']],
  });
});

it('PATCH /api/tool/{id} needs a revision, and an id that exists', async () => {
  const id = await addTool(admin);
  expectProblem(await edit(id, { price: 1 }), 'validation-failed', { revision: [VALIDATION.invalid] });
  for (const unknown of [UNKNOWN, 'x', 'null'])
    expectProblem(await edit(unknown, { revision: 1, price: 1 }), 'not-found');
});

it('POST /api/tool takes the same fields as options', async () => {
  const more = {
    sku: unique('MK-'),
    step: 5,
    packs: [{ name: 'Carton', units: 50 }],
    specs: [{ name: 'Length', type: 'number', value: '250', unit: 'mm' }],
    pictures: [{ url: '/placeholder.webp', alt: 'From above' }],
  };
  const id = await addTool(admin, more);
  expect(await read(id)).toMatchObject({ ...more, state: 'on-sale', revision: 1 });
});

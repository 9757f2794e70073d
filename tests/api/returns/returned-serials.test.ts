import { beforeAll, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { decide, receive, requestReturn, shippedTo, type TestShipment } from '@/tests/api/support/returns';
import { paperForm, serialisedTool } from '@/tests/api/support/serials';
import { activeCompany } from '@/tests/support/companies';
import { anAdmin, type Person, registerCustomer } from '@/tests/support/people';

let buyer: Person;
let tool: { id: string; sku: string };
beforeAll(async () => {
  [buyer, tool] = await Promise.all([registerCustomer(), serialisedTool({ moq: 1 })]);
});

const shipped = (person: Person, ...serials: string[]) =>
  shippedTo(person, { toolId: tool.id, units: serials.length, serials });

async function approvedReturn(shipment: TestShipment, line: object): Promise<string> {
  const made = await requestReturn(buyer, shipment, { ...line });
  if (made.status !== 201) throw new Error(`no return: ${JSON.stringify(made.body)}`);
  await decide(made.body.insertedId, 'approve');
  return made.body.insertedId;
}

/** The serial numbers of the tool that this person holds. */
async function heldBy(person: Person): Promise<string[]> {
  const { body } = await person.call('GET', `/api/serial?q=${tool.sku}`);
  return body.map(({ serial }: { serial: string }) => serial);
}

it('the serial numbers that a receipt names go back, with their papers to the next buyer', async () => {
  const shipment = await shipped(buyer, 'N-1', 'N-2');
  const admin = await anAdmin();
  const { body: paper } = await admin.call(
    'POST',
    '/api/all-serial/paper',
    paperForm(`${tool.sku}_N-1_2026-05-04.pdf`),
  );
  await buyer.call('PATCH', `/api/serial/${paper.serialId}`, { holderNote: 'Bench 3', dueOn: '2026-12-01' });
  const id = await approvedReturn(shipment, { quantity: 1 });
  const { body } = await receive(id, shipment, { restock: 1, scrap: 0, serials: ['n 1'] });
  expect(body.lines).toMatchObject([{ serials: ['N-1'] }]);
  expect(await heldBy(buyer)).toEqual(['N-2']);
  const address = `/api/serial/${paper.serialId}/paper/${paper.name}`;
  expect((await buyer.call('GET', address)).status).toBe(404);
  const company = await activeCompany();
  await shipped(company.owner, 'N1');
  const [next] = (await company.owner.call('GET', '/api/serial?q=N1')).body;
  expect(next).toMatchObject({ _id: paper.serialId, serial: 'N-1', papers: [{ name: paper.name }] });
  expect(next.holderNote).toBeUndefined();
  const reads = [company.owner, buyer].map(async (person) => (await person.call('GET', address)).status);
  expect(await Promise.all(reads)).toEqual([200, 404]);
});

it('without names, a line that is back as a whole takes all of its serial numbers with it', async () => {
  const shipment = await shipped(buyer, 'W-1', 'W-2', 'W-3');
  const some = await approvedReturn(shipment, { quantity: 2 });
  await receive(some, shipment, { restock: 1, scrap: 1 });
  expect((await heldBy(buyer)).filter((serial) => serial.startsWith('W'))).toHaveLength(3);
  const rest = await approvedReturn(shipment, { quantity: 1 });
  const { body } = await receive(rest, shipment, { restock: 0, scrap: 1 });
  expect(body.lines[0].serials.toSorted()).toEqual(['W-1', 'W-2', 'W-3']);
  expect((await heldBy(buyer)).filter((serial) => serial.startsWith('W'))).toEqual([]);
});

it('those named by the request go back once all that it wanted came', async () => {
  const shipment = await shipped(buyer, 'R-1', 'R-2');
  const id = await approvedReturn(shipment, { quantity: 1, serials: ['r2'] });
  expect((await buyer.call('GET', `/api/return/${id}`)).body.lines).toMatchObject([{ serials: ['R-2'] }]);
  await receive(id, shipment, { restock: 1, scrap: 0 });
  expect((await heldBy(buyer)).filter((serial) => serial.startsWith('R'))).toEqual(['R-1']);
  const found = await (await anAdmin()).call('GET', '/api/all-return?q=R-2');
  expect(found.body.map(({ _id }: { _id: string }) => _id)).toContain(id);
});

it('serial numbers of another shipment, twice, or more than units are refused', async () => {
  const [shipment] = [await shipped(buyer, 'X-1', 'X-2'), await shipped(buyer, 'Y-1')];
  const problem = async (line: object) => (await requestReturn(buyer, shipment, { ...line })).body.errors;
  const notShipped = { lines: [VALIDATION['serial-not-shipped']] };
  expect(await problem({ quantity: 1, serials: ['Y-1'] })).toEqual(notShipped);
  expect(await problem({ quantity: 1, serials: ['X-1', 'X-2'] })).toEqual({
    lines: [VALIDATION['serials-more-than-units']],
  });
  expect((await requestReturn(buyer, shipment, { quantity: 2, serials: ['X-1', 'x1'] })).status).toBe(422);
  const id = await approvedReturn(shipment, { quantity: 1 });
  const received = (serials: string[]) => receive(id, shipment, { restock: 1, scrap: 0, serials });
  expect((await received(['Y-1'])).body.errors).toEqual(notShipped);
  expect((await received(['X-1', 'X-2'])).status).toBe(422);
  expect((await received(['X-1'])).status).toBe(200);
  expect((await received(['x1'])).status).toBe(200);
  expect((await received(['X-2'])).body.code).toBe('return-decided');
  expect((await heldBy(buyer)).filter((serial) => serial.startsWith('X'))).toEqual(['X-2']);
});

import { addTool, anAdmin, type CallResponse, type Person, placeOrder } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';
import { payOrder } from './provider';

export type TestShipment = {
  orderId: string;
  orderNumber: string;
  shipmentId: string;
  toolId: string;
  sku: string;
};

type Sold = { toolId?: string; units?: number; serials?: readonly string[] };

/** An order, of ten units by default, that was paid by card and has shipped. */
export async function shippedTo(
  buyer: Person,
  { toolId: sold, units = 10, serials }: Sold = {},
): Promise<TestShipment> {
  const admin = await anAdmin();
  const orderId = await placeOrder(buyer, sold ?? (await addTool(admin)), units);
  await payOrder(buyer, orderId);
  const named = { lines: [{ toolId: sold, quantity: units, serials }] };
  const shipped = serials
    ? await admin.call('POST', `/api/all-order/${orderId}/shipment`, named, newKey())
    : await admin.call('PATCH', `/api/all-order/${orderId}`);
  if (shipped.status >= 300) throw new Error(`not shipped: ${JSON.stringify(shipped.body)}`);
  const { number: orderNumber, lines, shipments } = (await admin.call('GET', `/api/order/${orderId}`)).body;
  const [{ toolId, sku }] = lines;
  return { orderId, orderNumber, shipmentId: shipments[0]._id, toolId, sku };
}

export function requestReturn(
  buyer: Person,
  { orderId, shipmentId, toolId }: TestShipment,
  line: Record<string, unknown> = {},
  headers = newKey(),
): Promise<CallResponse> {
  const lines = [{ toolId, quantity: 4, reason: 'damaged', ...line }];
  return buyer.call('POST', `/api/order/${orderId}/return`, { shipmentId, lines }, headers);
}

export type TestReturn = TestShipment & { id: string; number: string };
type Stage = 'requested' | 'approved' | 'received';

/** A return of four of its ten units; of those three are received to be restocked and one is scrapped. */
export async function returnOf(buyer: Person, stage: Stage = 'requested'): Promise<TestReturn> {
  const shipment = await shippedTo(buyer);
  const made = await requestReturn(buyer, shipment);
  if (made.status !== 201) throw new Error(`no return: ${JSON.stringify(made.body)}`);
  const { insertedId: id, number } = made.body;
  if (stage !== 'requested') await decide(id, 'approve');
  if (stage === 'received') await receive(id, shipment);
  return { ...shipment, id, number };
}

export async function decide(
  id: string,
  step: string,
  body: Record<string, unknown> = {},
): Promise<CallResponse> {
  return (await anAdmin()).call('POST', `/api/all-return/${id}/${step}`, body);
}

/** `body`: the amount and the reason, if any. */
export async function settle(
  id: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = newKey(),
): Promise<CallResponse> {
  return (await anAdmin()).call('POST', `/api/all-return/${id}/settle`, body, headers);
}

export function receive(
  id: string,
  { toolId }: Pick<TestShipment, 'toolId'>,
  units: Record<string, unknown> = { restock: 3, scrap: 1 },
): Promise<CallResponse> {
  return decide(id, 'receive', { lines: [{ toolId, ...units }] });
}

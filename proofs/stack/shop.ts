import type { CallResult } from './http-call';
import { callHttp } from './http-call';
import type { Person } from './people';
import { waitUntil } from './wait-until';

export type NewTool = {
  priceCents: number;
  moq: number;
  units: number;
  /** Units that may be owed. */
  backorderLimit?: number;
  serialised?: boolean;
};

export type ToolOnSale = NewTool & { id: string };

const LEAD_TIME_DAYS = 10;

/** Again while the store is away; a tool more than asked for is in nobody's race. */
export async function addTool(
  url: string,
  admin: Person,
  tool: NewTool & { name: string },
): Promise<ToolOnSale> {
  const { name, priceCents, moq, units } = tool;
  const response = await waitUntil(`${name} to be added`, async () => {
    const response = await postTool(url, admin, tool);
    return response.status === 503 ? undefined : response;
  });
  if (response.status !== 201) throw new Error(`${name} cannot be added: ${JSON.stringify(response.body)}`);
  return { id: response.body.insertedId, priceCents, moq, units };
}

export function postTool(
  url: string,
  admin: Person,
  tool: NewTool & { name: string; taxClass?: string },
): Promise<CallResult> {
  return callHttp({
    method: 'POST',
    url: `${url}/api/tool`,
    token: admin.token,
    body: {
      name: tool.name,
      image: '/placeholder.webp',
      description: 'A tool of a proof.',
      price: tool.priceCents / 100,
      moq: tool.moq,
      quantity: tool.units,
      taxClass: tool.taxClass,
      serialised: tool.serialised,
      ...(tool.backorderLimit === undefined
        ? {}
        : { backorderLimit: tool.backorderLimit, leadTimeDays: LEAD_TIME_DAYS }),
    },
  });
}

/** In a shop that charges it is sent as fields. */
const DELIVERY = { address: '1 Proof Street', phone: '5550100' };

export type OrderRequest = {
  toolId: string;
  quantity: number;
  valueCents: number;
  key?: string;
  delivery?: Record<string, unknown>;
};

export function postOrder(url: string, buyer: Person, request: OrderRequest): Promise<CallResult> {
  return callHttp({
    method: 'POST',
    url: `${url}/api/order`,
    token: buyer.token,
    headers: request.key ? { 'idempotency-key': request.key } : {},
    body: {
      toolId: request.toolId,
      orderQuantity: request.quantity,
      orderValue: request.valueCents / 100,
      buyerEmail: buyer.email,
      ...(request.delivery ?? DELIVERY),
    },
  });
}

export type CartOperation =
  | { op: 'add' | 'set'; toolId: string; quantity: number }
  | { op: 'remove'; toolId: string };

export type Line = { toolId: string; quantity: number };

/** A cart as its buyer read it last. */
export type CartOrderRequest = {
  lines: Line[];
  version: number;
  valueCents: number;
  key: string;
  payBy?: 'account';
  delivery?: Record<string, unknown>;
};

export function patchCart(
  url: string,
  buyer: Person,
  { ops, key }: { ops: readonly CartOperation[]; key: string },
): Promise<CallResult> {
  return callHttp({
    method: 'PATCH',
    url: `${url}/api/cart`,
    token: buyer.token,
    headers: { 'idempotency-key': key },
    body: { ops },
  });
}

export function postCart(url: string, buyer: Person, request: CartOrderRequest): Promise<CallResult> {
  return callHttp({
    method: 'POST',
    url: `${url}/api/cart/order`,
    token: buyer.token,
    headers: { 'idempotency-key': request.key },
    body: {
      version: request.version,
      seenDue: request.valueCents / 100,
      ...(request.delivery ?? DELIVERY),
      payBy: request.payBy,
    },
  });
}

/** From `There are only 3 units left.`; null without a number. */
export function unitsLeft(response: CallResult): number | null {
  const detail = String(response.body?.detail ?? '');
  if (detail.includes('no units left')) return 0;
  const [, units] = /only (\d+) units? left/.exec(detail) ?? [];
  return units === undefined ? null : Number(units);
}

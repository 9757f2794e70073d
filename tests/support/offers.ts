import { dayOf, shiftDay } from '@/lib/shared/dates/zoned-days';
import { addTool, anAdmin, type CallResponse, DELIVERY, type Person } from './people';
import { newKey, storeEnvironment } from './store';

export type OfferLines = readonly { toolId: string; quantity: number; unitPrice: number }[];

/** A day of the store's calendar, so many days from now. */
export function inDays(days: number): string {
  return shiftDay(dayOf(new Date(), storeEnvironment().STORE_TIME_ZONE ?? 'UTC'), { days });
}

/** Someone asks for a quote while signed in. Returns the request's id and number. */
export async function requestFor(person: Person, toolId: string): Promise<{ id: string; number: string }> {
  const body = { lines: [{ toolId, quantity: 500 }], name: person.name, email: person.email };
  const made = await person.call('POST', '/api/quote', body);
  if (made.status !== 201) throw new Error(`no request: ${JSON.stringify(made.body)}`);
  const admin = await anAdmin();
  const { number } = made.body;
  const found = await admin.call('GET', `/api/all-quote?state=all&q=${number}`);
  return { id: found.body[0]._id, number };
}

export async function makeOffer(body: Record<string, unknown>, headers = newKey()): Promise<CallResponse> {
  return (await anAdmin()).call('POST', '/api/all-offer', { validUntil: inDays(14), ...body }, headers);
}

export type TestOffer = { id: string; number: string; toolId: string; lines: OfferLines };

/** An offer that answers a request of this person: by default five units of a tool of its own, below its minimum order. */
export async function offerTo(
  person: Person,
  more: { lines?: OfferLines } & Record<string, unknown> = {},
): Promise<TestOffer> {
  const toolId = more.lines?.[0]?.toolId ?? (await addTool(await anAdmin(), { quantity: 1_000 }));
  const lines = more.lines ?? [{ toolId, quantity: 5, unitPrice: 9.99 }];
  const { id: requestId } = await requestFor(person, toolId);
  const made = await makeOffer({ requestId, ...more, lines });
  if (made.status !== 201) throw new Error(`no offer: ${JSON.stringify(made.body)}`);
  return { id: made.body.insertedId, number: made.body.number, toolId, lines };
}

export function accept(
  person: Person,
  id: string,
  body: Record<string, unknown> = {},
  headers = newKey(),
): Promise<CallResponse> {
  return person.call('POST', `/api/offer/${id}/accept`, { version: 1, ...DELIVERY, ...body }, headers);
}

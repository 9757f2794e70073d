import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Actor } from '@/lib/server/identity/actor';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import { AppError } from '@/lib/shared/messages/errors';
import { OFFER_CHECKS } from '@/proofs/checks/offer-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { Random } from '@/proofs/random';
import { stockOf, stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { activeCompany, changeCompany, newMember } from '@/tests/support/companies';
import { inDays } from '@/tests/support/offers';
import { addTool, anAdmin, DELIVERY, type Person, registerCustomer } from '@/tests/support/people';
import { addPriceGroup, priceListOf } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';

const ROUNDS = 200;
const MINUTE_MS = 60_000;

let makeOffer: typeof import('@/lib/server/commerce/offers/make/make-offer').makeOffer;
let sendVersion: typeof import('@/lib/server/commerce/offers/make/send-version').sendVersion;
let withdrawOffer: typeof import('@/lib/server/commerce/offers/end-offer').withdrawOffer;
let acceptOffer: typeof import('@/lib/server/commerce/offers/accept-offer').acceptOffer;
let counterOffer: typeof import('@/lib/server/commerce/offers/counter-offer').counterOffer;
let getOffer: typeof import('@/lib/server/commerce/offers/read/get-offer').getOffer;
let freeLapsedHolds: typeof import('@/lib/server/commerce/offers/jobs/offer-jobs').freeLapsedHolds;
let editTool: (toolId: string) => Promise<unknown>;
let editPriceList: () => Promise<unknown>;

let [admin, buyer, approver] = [] as unknown as [Actor, Actor, Actor];
let owner: Person;
let toolIds: string[];

async function actorOf({ email }: Person): Promise<Actor> {
  const user = await stored('users').findOne({ email });
  return { ...user, userId: user?._id, emailVerified: true } as unknown as Actor;
}

beforeAll(async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  [
    { makeOffer },
    { sendVersion },
    { withdrawOffer },
    { acceptOffer },
    { counterOffer },
    { getOffer },
    { freeLapsedHolds },
  ] = await Promise.all([
    import('@/lib/server/commerce/offers/make/make-offer'),
    import('@/lib/server/commerce/offers/make/send-version'),
    import('@/lib/server/commerce/offers/end-offer'),
    import('@/lib/server/commerce/offers/accept-offer'),
    import('@/lib/server/commerce/offers/counter-offer'),
    import('@/lib/server/commerce/offers/read/get-offer'),
    import('@/lib/server/commerce/offers/jobs/offer-jobs'),
  ]);
  const shop = await anAdmin();
  const company = await activeCompany();
  const groupId = await addPriceGroup(shop);
  await changeCompany(company.id, { groupId });
  owner = company.owner;
  const members = await Promise.all([
    newMember(company, 'buyer', await registerCustomer({ verified: true })),
    newMember(company, 'approver'),
  ]);
  [admin, buyer, approver] = (await Promise.all([shop, ...members].map(actorOf))) as [Actor, Actor, Actor];
  let percent = 10;
  toolIds = await Promise.all([1, 2].map(() => addTool(shop, { quantity: 100_000, moq: 10 })));
  editTool = async (toolId) => {
    const { body } = await shop.call('GET', `/api/tool/${toolId}`);
    const { price, revision } = body;
    return shop.call('PATCH', `/api/tool/${toolId}`, { price: price === 12.5 ? 13 : 12.5, revision });
  };
  const { sku } = (await shop.call('GET', `/api/tool/${toolIds[0]}`)).body;
  const list = () => priceListOf([{ sku, tiers: [{ from: 1, percent }] }], { for: { groupId } });
  const added = await shop.call('POST', '/api/price-list', list());
  const path = `/api/price-list/${added.body.insertedId}`;
  editPriceList = async () => {
    percent = (percent % 90) + 1;
    const { revision } = (await shop.call('GET', path)).body;
    return shop.call('PUT', path, { ...list(), revision });
  };
});

const linesOf = (quantity: number) => toolIds.map((toolId) => ({ toolId, quantity, unitPrice: 4.5 }));

/** Everything stored about one offer. */
async function snapshotOf(id: string, takenAt: Date): Promise<Snapshot> {
  const offerId = new ObjectId(id);
  const all = <T>(name: string, filter: object) =>
    stored(name).find(filter).toArray() as unknown as Promise<T[]>;
  return {
    takenAt,
    offers: await all<OfferDocument>('offers', { _id: offerId }),
    orders: await all<OrderDocument>('orders', { offerId }),
    ledger: await all<StockLedgerDocument>('stock_ledger', { offerId }),
  } as Partial<Snapshot> as Snapshot;
}

function faultsOf(snapshot: Snapshot): string[] {
  return OFFER_CHECKS.flatMap(({ violations }) => violations(snapshot));
}

async function newOffer(holdStock: boolean): Promise<{ id: string; validTo: Date }> {
  const body = { email: buyer.email, lines: linesOf(3), validUntil: inDays(1), holdStock };
  const { insertedId: id } = await makeOffer(admin, body);
  const [offer] = (await snapshotOf(id, new Date())).offers;
  return { id, validTo: offer?.validTo ?? new Date(0) };
}

const order = (version: number) => ({ version, ...DELIVERY });

it('an offer whose last day is over cannot be accepted or declined, can be renewed, and holds nothing within five minutes', async () => {
  const { id, validTo } = await newOffer(true);
  const later = new Date(validTo.getTime() + 1);
  const accepted = acceptOffer(buyer, id, order(1), { key: unique('k'), now: later });
  await expect(accepted).rejects.toMatchObject({
    code: 'offer-over',
    members: { state: 'expired', version: 1 },
  });
  await freeLapsedHolds(validTo);
  expect(faultsOf(await snapshotOf(id, validTo))).toEqual([]);
  await freeLapsedHolds(later);
  const after = await snapshotOf(id, new Date(later.getTime() + 5 * MINUTE_MS));
  expect(faultsOf(after)).toEqual([]);
  expect(after.offers[0]).toMatchObject({ state: 'sent' });
  expect(after.offers[0]).not.toHaveProperty('heldVersion');
  expect(await getOffer(buyer, id, later)).toMatchObject({ state: 'expired', stockHeld: false });
  const asked = await counterOffer(buyer, id, { version: 1, note: 'Please renew it' }, later);
  expect(asked).toMatchObject({ state: 'countered' });
});

it('an offer whose last day is over is accepted in the last moment of its day', async () => {
  const { id, validTo } = await newOffer(true);
  await acceptOffer(buyer, id, order(1), { key: unique('k'), now: validTo });
  expect(faultsOf(await snapshotOf(id, validTo))).toEqual([]);
});

/** Each call that runs at once with others either does what it says or is refused for what another has done. */
const REFUSALS = ['offer-over', 'not-found'];

it(`whatever runs at once leaves an offer in one of its states, ordered once at most, in ${ROUNDS} interleavings`, async () => {
  const random = new Random('offers');
  const outcomes = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, validTo } = await newOffer(random.chance(0.6));
    const isLate = random.chance(0.2);
    const late = new Date(validTo.getTime() + 1);
    const steps: Record<string, () => Promise<unknown>> = {
      accept: () => acceptOffer(buyer, id, order(1), { key: unique('k') }),
      acceptToo: () => acceptOffer(approver, id, order(1), { key: unique('k') }),
      acceptNext: () => acceptOffer(buyer, id, order(2), { key: unique('k') }),
      withdraw: () => withdrawOffer(admin, id),
      counter: () => counterOffer(buyer, id, { version: 1, note: 'Less' }),
      version: () =>
        sendVersion(admin, id, {
          version: 1,
          lines: linesOf(5),
          validUntil: inDays(1),
          holdStock: random.chance(0.5),
        }),
      price: () => editTool(random.pick(toolIds) ?? ''),
      priceList: editPriceList,
      ...(isLate
        ? {
            acceptLate: () => acceptOffer(buyer, id, order(1), { key: unique('k'), now: late }),
            free: () => freeLapsedHolds(late),
          }
        : {}),
    };
    const names = Array.from({ length: 4 }, () => random.pick(Object.keys(steps)) ?? 'accept');
    const settled = await Promise.allSettled(names.map((name) => steps[name]?.()));
    for (const [place, result] of settled.entries()) {
      if (result.status === 'fulfilled') continue;
      const { reason } = result;
      expect(reason instanceof AppError && REFUSALS.includes(reason.code), `${names[place]}: ${reason}`).toBe(
        true,
      );
    }
    const takenAt = isLate ? new Date(late.getTime() + 4 * MINUTE_MS) : new Date();
    const snapshot = await snapshotOf(id, takenAt);
    expect(faultsOf(snapshot), names.join(' x ')).toEqual([]);
    const [offer] = snapshot.offers;
    outcomes.set(offer?.state ?? '', (outcomes.get(offer?.state ?? '') ?? 0) + 1);
    for (const { _id } of snapshot.orders) await owner.call('DELETE', `/api/order/${_id.toHexString()}`);
  }
  for (const state of ['sent', 'countered', 'accepted', 'withdrawn'])
    expect(outcomes.get(state), state).toBeGreaterThan(0);
  for (const toolId of toolIds) {
    const { figures, ledger } = await stockOf(toolId);
    expect(ledger).toEqual(figures);
  }
});

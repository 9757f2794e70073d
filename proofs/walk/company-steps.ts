import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Random } from '../random';
import { isDone } from '../stack/http-call';
import type { CartOperation } from '../stack/shop';
import type { Step } from './buyer-steps';
import { authenticate, confirmCard } from './card';
import { membersOf, type OfferContent, type OrderBelief, type OrderOnAccount } from './companies';
import { CompanyCalls } from './company-calls';
import { acceptOffer, answerWith, makeOffer, newVersion } from './offer-calls';
import { CREDIT_LIMIT } from './open-companies';
import type { StoreCalls } from './store-calls';
import type { World } from './world';

const LINES_MAX = 3;
const MOST_UNITS = 3;

type CompanyStep = (at: {
  world: World;
  calls: StoreCalls;
  companies: CompanyCalls;
  random: Random;
}) => Promise<void>;

const asStep =
  (step: CompanyStep): Step =>
  async (world, calls, random) => {
    await step({ world, calls, companies: new CompanyCalls(world, random), random });
  };

const anyAdmin = (world: World, random: Random) => random.pick(world.admins)!;

function anyOrder(world: World, random: Random, belief: OrderBelief): OrderOnAccount | undefined {
  const { orders } = world.companies;
  const fitting = random.chance(0.1) ? orders : orders.filter((order) => order.belief === belief);
  return random.pick(random.chance(0.7) ? fitting.slice(-12) : fitting);
}

const orderByCart: CompanyStep = async ({ world, calls, companies, random }) => {
  const company = random.pick(world.companies.all);
  const buyer = company && random.pick(membersOf(company));
  const first = random.whole(0, world.tools.length);
  const lines = random.whole(1, LINES_MAX);
  const chosen = world.tools.filter((_, place) => (place + first) % world.tools.length < lines);
  if (!company || !buyer || chosen.length === 0) return;
  const additions = chosen.map(({ id: toolId, moq }): CartOperation => {
    return { op: 'set', toolId, quantity: moq + random.whole(0, MOST_UNITS) };
  });
  let cart = await calls.changeCart(buyer, additions);
  const repairs = (cart?.lines ?? [])
    .filter(({ problems }) => problems.length > 0)
    .map(({ toolId }): CartOperation => ({ op: 'remove', toolId }));
  if (repairs.length > 0) cart = await calls.changeCart(buyer, repairs);
  if (!cart || cart.lines.length === 0) return;
  const payBy = random.chance(0.75) ? 'account' : 'card';
  const clicks = random.chance(0.2) ? 2 : 1;
  const shown = cart;
  await Promise.all(Array.from({ length: clicks }, () => companies.order(company, buyer, shown, payBy)));
};

/** Now and then two approvers decide at once, or the requester withdraws meanwhile. */
const decide: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const { requisitions } = world.companies;
  // Now and then one that is decided, since people come too late.
  const open = requisitions.filter(({ isDecided }) => !isDecided);
  const requisition = random.pick(random.chance(0.1) ? requisitions : open);
  if (!requisition) return orderByCart(at);
  const { company, requester } = requisition;
  const [first, second] = company.approvers.filter((person) => person !== requester);
  if (!first) return;
  const how = random.weighted({ approve: 7, reject: 2, both: 2, race: 1 });
  if (how === 'approve' || how === 'reject') await companies.decide(first, requisition, how);
  if (how === 'both')
    await Promise.all([first, second ?? first].map((one) => companies.decide(one, requisition, 'approve')));
  if (how === 'race')
    await Promise.all([
      companies.decide(first, requisition, 'approve'),
      companies.decide(requester, requisition, 'withdraw'),
      companies.decide(second ?? first, requisition, 'reject'),
    ]);
};

const shipOnAccount: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const order = anyOrder(world, random, 'on-account');
  if (!order) return orderByCart(at);
  const ship = () => companies.ship(anyAdmin(world, random), order);
  const cancel = () => companies.cancel(order.buyer, `/api/order/${order.id}`, order);
  const what = random.weighted({ ship: 6, cancel: 1, both: 1 });
  await Promise.all([...(what === 'cancel' ? [] : [ship()]), ...(what === 'ship' ? [] : [cancel()])]);
};

const recordTransfer: CompanyStep = async ({ world, companies, random }) => {
  const company = random.pick(world.companies.all);
  if (company) await companies.recordPayment(anyAdmin(world, random), company, random.whole(1, 50_000) / 100);
};

const reverseTransfer: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const payment = random.pick(world.companies.payments);
  if (!payment) return recordTransfer(at);
  await Promise.all([1, 2].map(() => companies.reverse(anyAdmin(world, random), payment)));
};

const importBankFile: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const reference = world.name('bank').replaceAll(' ', '-');
  const rows = world.companies.orders.filter(({ belief }) => belief === 'shipped').slice(-3);
  if (rows.length === 0) return shipOnAccount(at);
  // The same file twice: each row is booked once.
  await companies.importBankFile(anyAdmin(world, random), rows, reference);
  await companies.importBankFile(anyAdmin(world, random), rows, reference);
};

const payByCard: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const order = anyOrder(world, random, 'shipped');
  if (!order) return shipOnAccount(at);
  const intent = await companies.createInvoiceIntent(order);
  if (!intent) return;
  let charge = await confirmCard(world, intent, random.chance(0.8) ? 'good' : 'asksForMore');
  if (charge === 'requires_action') charge = await authenticate(world, intent.intentId, true);
  // Closed tabs are the webhooks' to settle.
  if (charge === 'succeeded' && random.chance(0.6)) await companies.recordCard(order, intent.intentId);
};

const refundOnAccount: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const order = anyOrder(world, random, random.chance(0.5) ? 'shipped' : 'settled');
  if (!order) return shipOnAccount(at);
  await companies.creditNote(anyAdmin(world, random), order, random.whole(1, 20_000) / 100);
};

function offered(world: World, random: Random): OfferContent | null {
  const tools = world.tools.filter(() => random.chance(0.4)).slice(0, 3);
  if (tools.length === 0) return null;
  return {
    lines: tools.map(({ id: toolId, priceCents }) => ({
      toolId,
      quantity: random.whole(1, 10),
      unitPrice: Math.max(50, Math.round((priceCents * random.whole(60, 120)) / 100)) / 100,
    })),
    validUntil: new Date(Date.now() + random.whole(1, 20) * 86_400_000).toISOString().slice(0, 10),
    holdStock: random.chance(0.5),
  };
}

const offer: CompanyStep = async ({ world, companies, random }) => {
  const company = random.pick(world.companies.all);
  const buyer = company && random.pick(company.buyers);
  const content = offered(world, random);
  if (company && buyer && content)
    await makeOffer(companies, anyAdmin(world, random), { company, buyer }, content);
};

/** Accepting, countering, a new version and withdrawing, one after the other or at once. */
const answerOffer: CompanyStep = async (at) => {
  const { world, companies, random } = at;
  const { offers } = world.companies;
  const open = offers.filter(({ belief }) => belief !== 'over');
  const one = random.pick(random.chance(0.1) ? offers : open.slice(-8));
  if (!one) return offer(at);
  const acts = {
    accept: () => acceptOffer(companies, one, random.chance(0.7) ? 'account' : 'card'),
    counter: () => answerWith(companies, one, 'counter'),
    decline: () => answerWith(companies, one, 'decline'),
    version: async () => {
      const content = offered(world, random);
      if (content) await newVersion(companies, anyAdmin(world, random), one, content);
    },
    withdraw: async () => {
      const withdrawn = await companies.send(
        anyAdmin(world, random),
        `POST /api/all-offer/${one.id}/withdraw`,
        {},
      );
      if (isDone(withdrawn)) one.belief = 'over';
    },
  };
  const weights =
    one.belief === 'sent'
      ? { accept: 7, counter: 3, version: 2, decline: 1, withdraw: 1 }
      : { accept: 1, counter: 1, version: 8, decline: 0, withdraw: 1 };
  const pick = () => acts[random.weighted(weights)]();
  await Promise.all(random.chance(0.3) ? [pick(), pick()] : [pick()]);
};

/** The last buyer leaves and joins again. */
const leave: CompanyStep = async ({ world, companies, random }) => {
  const company = random.pick(world.companies.all);
  const leaver = company?.buyers.at(-1);
  if (!company || !leaver) return;
  await companies.leave(leaver);
  await companies.inviteAndJoin(company, leaver);
};

/** A limit changes, or a company is blocked for a moment. */
const changeCompany: CompanyStep = async ({ world, companies, random }) => {
  const company = random.pick(world.companies.all);
  if (!company) return;
  const change = (to: Record<string, unknown>) => companies.change(anyAdmin(world, random), company, to);
  if (random.chance(0.75)) {
    await change({ creditLimit: random.whole(CREDIT_LIMIT / 4, CREDIT_LIMIT) });
    return;
  }
  await change({ state: 'blocked' });
  await change({ state: 'active' });
};

/** Orders that buyers and approvers placed without the approval that the rule of their company asks for. */
export function unapprovedOrders(world: World, orders: readonly OrderDocument[]): string[] {
  return world.companies.all.flatMap(({ id, owner, approvalOverCents }) =>
    orders
      .filter(({ companyId, buyerId, totals, requisitionId }) => {
        const needsApproval = approvalOverCents !== null && totals.totalCents > approvalOverCents;
        const isOwners = buyerId.toHexString() === owner.id;
        return companyId?.toHexString() === id && needsApproval && !isOwners && requisitionId === undefined;
      })
      .map(({ number }) => `${number} was placed without approval`),
  );
}

export const COMPANY_STEPS: Record<string, { weight: number; step: Step }> = {
  'order for a company': { weight: 14, step: asStep(orderByCart) },
  'decide on a request': { weight: 8, step: asStep(decide) },
  'bill a company': { weight: 9, step: asStep(shipOnAccount) },
  'record a transfer': { weight: 3, step: asStep(recordTransfer) },
  'reverse a transfer': { weight: 2, step: asStep(reverseTransfer) },
  'import a bank file': { weight: 2, step: asStep(importBankFile) },
  'pay an invoice by card': { weight: 3, step: asStep(payByCard) },
  'refund on account': { weight: 2, step: asStep(refundOnAccount) },
  'make an offer': { weight: 4, step: asStep(offer) },
  'answer an offer': { weight: 6, step: asStep(answerOffer) },
  'leave a company': { weight: 1, step: asStep(leave) },
  'change a company': { weight: 2, step: asStep(changeCompany) },
};

import { ObjectId } from 'mongodb';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { Random } from '../random';
import { callHttp } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import type { Step } from './buyer-steps';
import type { World } from './world';

const BILLING = { street: '1 Proof Street', city: 'Cleveland', country: 'US', phone: '5550100' };
/** A few orders reach it, so that many are refused. */
const CREDIT_LIMIT = 20_000;
const PAYMENT_MAX = 5_000;
const RECENT_PAYMENTS = 10;

async function expectDone(call: ReturnType<typeof callHttp>, status: number) {
  const { body, ...response } = await call;
  if (response.status !== status) throw new Error(`no company: ${JSON.stringify(body)}`);
  return body;
}

/** Half of the buyers order for one company, which has payment terms. Before anything is killed. */
export async function openCompany(
  stack: ProofStack,
  admin: Person,
  buyers: readonly Person[],
): Promise<{ id: string; members: readonly Person[] }> {
  const url = stack.url(0);
  const [owner, ...others] = buyers.slice(0, Math.ceil(buyers.length / 2));
  if (!owner) throw new Error('a company has nobody');
  const made = await expectDone(
    callHttp({
      ...{ method: 'POST', url: `${url}/api/company`, token: owner.token },
      body: { name: 'Walkers', billing: BILLING },
    }),
    201,
  );
  const id: string = made.insertedId;
  const managed = { url: `${url}/api/all-company/${id}`, token: admin.token };
  const { revision } = await expectDone(callHttp({ method: 'GET', ...managed }), 200);
  const body = { state: 'active', termsDays: 30, creditLimit: CREDIT_LIMIT, revision };
  await expectDone(callHttp({ method: 'PATCH', ...managed, body }), 200);
  // Without a mail and a link each.
  await stack.db.collection<UserDocument>('users').updateMany(
    { _id: { $in: others.map((person) => new ObjectId(person.id)) } },
    {
      $set: {
        company: { id: new ObjectId(id), role: 'buyer', state: 'active', groupId: null, since: new Date() },
      },
    },
  );
  return { id, members: [owner, ...others] };
}

function anyAdmin(world: World, random: Random): Person {
  return random.pick(world.admins)!;
}

const ship: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'on-account');
  if (order) await calls.ship(order, anyAdmin(world, random));
};

const cancel: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'on-account');
  if (order) await calls.cancelOwn(order);
};

/** The shop ships what its buyer cancels at once. One of them is rejected. */
const shipAndCancel: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'on-account');
  if (!order) return;
  await Promise.all([calls.ship(order, anyAdmin(world, random)), calls.cancelOwn(order)]);
};

const recordPayment: Step = async (world, calls, random) => {
  const cents = random.whole(1, PAYMENT_MAX * 100);
  await calls.recordPayment(anyAdmin(world, random), cents);
};

const reversePayment: Step = async (world, calls, random) => {
  const payment = random.pick(world.payments.slice(-RECENT_PAYMENTS));
  if (!payment) return;
  const admins = random.chance(0.3) ? world.admins : [anyAdmin(world, random)];
  await Promise.all(admins.map((admin) => calls.reversePayment(admin, payment)));
};

export const ACCOUNT_STEPS: Record<string, { weight: number; step: Step }> = {
  'ship on account': { weight: 6, step: ship },
  'cancel on account': { weight: 3, step: cancel },
  'ship and cancel on account at once': { weight: 2, step: shipAndCancel },
  'record a payment': { weight: 4, step: recordPayment },
  'reverse a payment': { weight: 1, step: reversePayment },
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ObjectId } from 'mongodb';
import { afterEach, expect, it } from 'vitest';
import { inRoot, ROOT } from '@/stack/paths';
import { invoicesOf, ledgerOf, stored } from '@/tests/api/support/database';
import { payAtProvider, secretFor } from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, mailsTo, storeEnvironment, stripeControl } from '@/tests/support/store';

const workers: ChildProcess[] = [];

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});

/**
 * Starts a worker beside the running store. Resolves once it is running. The command itself refuses the emulators that this
 * store uses, so what it does after that check is started by a script of its own.
 */
async function startWorker(): Promise<ChildProcess> {
  const script = inRoot('tests', 'api', 'jobs', 'start-worker.ts');
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', script], {
    cwd: ROOT,
    env: { ...process.env, ...storeEnvironment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  workers.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await eventually('the worker to be ready', async () => {
    if (child.exitCode !== null) throw new Error(`the worker ended: ${said}`);
    return said.includes('worker ready') ? true : undefined;
  });
  return child;
}

async function orderOf(orderId: string) {
  return (await admin.call('GET', `/api/order/${orderId}`)).body;
}

it('npm run worker does the background work together with the store and other workers, each thing once', async () => {
  const toolId = await addTool(admin, { quantity: 1000 });
  const late = await Promise.all(Array.from({ length: 6 }, () => placeOrder(buyer, toolId)));
  const paid = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, paid);
  await stripeControl('webhooks/hold', {});
  try {
    await payAtProvider(secret);
    const past = new Date(Date.now() - 3_600_000);
    const ids = late.map((id) => new ObjectId(id));
    await stored('orders').updateMany({ _id: { $in: ids } }, { $set: { expiresAt: past } });
    await stored('payment_intents').updateOne(
      { orderId: new ObjectId(paid) },
      { $set: { nextCheckAt: past } },
    );
    const [worker] = await Promise.all([startWorker(), startWorker()]);
    for (const id of late) {
      await eventually('the order to be released', async () =>
        (await orderOf(id)).state === 'expired' ? true : undefined,
      );
    }
    await eventually('the payment to be recorded', async () =>
      (await orderOf(paid)).paid ? true : undefined,
    );
    worker?.kill('SIGTERM');
    if (worker && worker.exitCode === null) expect(await once(worker, 'exit')).toEqual([0, null]);
  } finally {
    await stripeControl('webhooks/release', {});
  }
  const { reasons, sum } = await ledgerOf(toolId);
  expect(reasons.filter((reason) => reason === 'order-expired')).toHaveLength(late.length);
  expect(sum).toBe(990);
  expect(await invoicesOf(paid)).toHaveLength(1);
  for (const id of late) expect((await orderOf(id)).timeline).toHaveLength(2);
  const numbers = await Promise.all([...late, paid].map(async (id) => (await orderOf(id)).number as string));
  await eventually('every mail, once', async () => {
    const subjects = (await mailsTo(buyer.email)).map(({ subject }) => subject);
    const told = numbers.map(
      (number) => subjects.filter((subject) => subject.includes(number) && !/placed/.test(subject)).length,
    );
    return told.every((count) => count === 1) ? true : undefined;
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTool, call, type Person, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { type Instance, Instances } from './instances';
import { callOnce, crash } from './production-command';

const LIMIT = { timeout: 60_000, interval: 100 };
/** Policy reports of one address in a minute. */
const REPORTS = 60;
/** A job whose rounds come every second. */
const JOB = 'seal-audit-log';

const instances = new Instances();
let first: Instance;
let second: Instance;
let third: Instance;
let admin: Person;
let slug = '';
let toolId = '';

beforeAll(async () => {
  await instances.start(3, { TRUSTED_PROXIES: '1' });
  [first, second, third] = instances.all as [Instance, Instance, Instance];
  process.env.STORE_URL = `http://localhost:${first.port}`;
  admin = await signInAdmin();
  toolId = await addTool(admin, { name: unique('Kept Caliper ') });
  ({ slug } = (await admin.call('GET', `/api/tool/${toolId}`)).body);
}, 240_000);

afterAll(() => instances.stop());

const textAt = async (port: number, address: string) =>
  (await callOnce(`http://127.0.0.1:${port}${address}`))?.body;

/** Changes the tool through one instance. Its name and its address are others then. */
async function renameTool({ port }: Instance, price: number): Promise<string> {
  const name = unique('Renamed Rasp ');
  const address = `http://127.0.0.1:${port}/api/tool/${toolId}`;
  const token = { authorization: `Bearer ${admin.token}` };
  const { revision } = (await call('GET', `${address}?state=all`, undefined, token)).body;
  const edited = await call('PATCH', address, { revision, name, price }, token);
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  ({ slug } = (await call('GET', address)).body);
  return name;
}

const reportFrom = async (visitor: string, port: number) =>
  (
    await callOnce(`http://127.0.0.1:${port}/api/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': visitor },
      body: '{"csp-report":{}}',
    })
  )?.status;

it('three instances of the store count the calls of a visitor together', async () => {
  const statuses: (number | undefined)[] = [];
  for (let turn = 0; turn < REPORTS + 3; turn += 1) {
    const { port } = instances.all[turn % instances.all.length] as Instance;
    statuses.push(await reportFrom('192.0.2.1', port));
  }
  expect(statuses.slice(0, REPORTS)).not.toContain(429);
  expect(statuses.slice(REPORTS)).toEqual([429, 429, 429]);
});

it('three instances of the store show a change that was made through any of them', async () => {
  for (const [place, changed] of instances.all.entries()) {
    for (const { port } of instances.all) await textAt(port, '/tools');
    const name = await renameTool(changed, 20 + place);
    for (const { port } of instances.all)
      for (const address of ['/tools', `/tools/${slug}`, `/api/tool/${toolId}`])
        await expect.poll(() => textAt(port, address), LIMIT).toContain(name);
  }
});

it('three instances of the store run each job in one place at a time, and that of one that was killed in another once its lease is over', async () => {
  const others = [first, third];
  const heldBy = ({ database }: Instance) => database.leases.filter(({ name }) => name === JOB);
  for (const instance of instances.all)
    await expect.poll(() => heldBy(instance).length, LIMIT).toBeGreaterThan(1);

  // In the middle of a round.
  const killed = new Promise<number>((resolve) => {
    second.database.onLease = (name) => {
      if (name !== JOB) return;
      crash(second.command);
      second.database.onLease = () => undefined;
      resolve(performance.now());
    };
  });
  const killedAt = await killed;
  await second.command.ended;
  const triedBefore = others.map(({ database }) => database.refused.length);
  for (const [place, { database }] of others.entries()) {
    const tried = () => database.refused.slice(triedBefore[place]).includes(JOB);
    await expect.poll(tried, LIMIT).toBe(true);
  }
  const rounds = () => others.flatMap(heldBy);
  expect(rounds().filter(({ from }) => from > killedAt)).toEqual([]);

  const lapsedAt = performance.now();
  await instances.withDatabase((client) =>
    client
      .db('forgeline')
      .collection<{ _id: string }>('leases')
      .updateOne({ _id: JOB }, { $set: { until: new Date(0) } }),
  );
  await expect.poll(() => rounds().filter(({ from }) => from > killedAt).length, LIMIT).toBeGreaterThan(2);

  const ended = (instance: Instance) => (instance === second ? lapsedAt : Number.POSITIVE_INFINITY);
  const all = instances.all.flatMap((instance) =>
    instance.database.leases.map(({ name, from, to = ended(instance) }) => ({ name, from, to })),
  );
  const inOrder = all.sort((some, other) => some.from - other.from);
  const overlapping = inOrder.filter(({ name, from }, place) =>
    inOrder.slice(0, place).some((before) => before.name === name && before.to > from),
  );
  expect(overlapping).toEqual([]);
});

import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTool, call, type Person, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';
import { hasVarnish, startVarnish, WITHOUT_VARNISH } from '@/tests/support/varnish';
import { type Instance, Instances } from './instances';
import { callOnce } from './production-command';

/** Nothing that a shared cache shows after a change can have come by waiting. */
const KEPT_SECONDS = 86_400;
const TOKEN = 'token-of-the-shared-cache';
const LIMIT = { timeout: 60_000, interval: 100 };
/** In which Varnish sends what it has; it waits much longer for a store. */
const ALONE_MS = 5_000;
/** Policy reports of one address in a minute. */
const REPORTS = 60;
/** A job whose rounds come every second. */
const JOB = 'seal-audit-log';

const instances = new Instances();
let first: Instance;
let second: Instance;
let third: Instance;
let varnish: { port: number; stop: () => Promise<void> } | undefined;
let admin: Person;
let slug = '';
let toolId = '';

beforeAll(async () => {
  const port = hasVarnish() ? await freePort() : undefined;
  const purges = { CDN_PURGE_URL: `http://127.0.0.1:${port}/cdn-purge`, CDN_PURGE_TOKEN: TOKEN };
  const settings = { TRUSTED_PROXIES: '2', CDN_MAX_AGE_SECONDS: String(KEPT_SECONDS), ...(port && purges) };
  await instances.start(3, settings, port);
  [first, second, third] = instances.all as [Instance, Instance, Instance];
  if (port) {
    const folder = path.join(instances.dataDir, 'varnish');
    const running = await startVarnish({ port, store: first.port, token: TOKEN, folder });
    varnish = { port, ...running };
  }
  process.env.STORE_URL = `http://localhost:${port ?? first.port}`;
  admin = await signInAdmin();
  toolId = await addTool(admin, { name: unique('Kept Caliper ') });
  ({ slug } = (await admin.call('GET', `/api/tool/${toolId}`)).body);
}, 240_000);

afterAll(async () => {
  await varnish?.stop();
  await instances.stop();
});

type Seen = { status: number; headers: Headers; text: string };

async function askAt(
  port: number,
  address: string,
  headers: Record<string, string> = {},
  limitMs: number = LIMIT.timeout,
): Promise<Seen> {
  const response = await fetch(`http://localhost:${port}${address}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A request through Varnish. */
const ask = (address: string, headers: Record<string, string> = {}, limitMs: number = LIMIT.timeout) =>
  askAt(varnish?.port ?? 0, address, headers, limitMs);

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

const reportFrom = async (visitor: string, port: number, headers: Record<string, string> = {}) =>
  (
    await callOnce(`http://127.0.0.1:${port}/api/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': visitor, ...headers },
      body: '{"csp-report":{}}',
    })
  )?.status;

type Request = [address: string, headers?: Record<string, string>];

/**
 * What Varnish sends while the instance behind it responds to nothing. All of it is asked for before; again if a purge came in
 * between.
 */
function askVarnishAlone(requests: readonly Request[]): Promise<Seen[]> {
  return eventually('Varnish to send by itself what it has sent before', async () => {
    for (const [address, headers] of requests) await ask(address, headers);
    first.command.child.kill('SIGSTOP');
    try {
      return await Promise.all(requests.map(([address, headers]) => ask(address, headers, ALONE_MS)));
    } catch {
      return undefined;
    } finally {
      first.command.child.kill('SIGCONT');
    }
  });
}

describe('three instances of the store', () => {
  it('count the calls of a visitor together', async () => {
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < REPORTS + 3; turn += 1) {
      const { port } = instances.all[turn % instances.all.length] as Instance;
      statuses.push(await reportFrom('192.0.2.1, 127.0.0.1', port));
    }
    expect(statuses.slice(0, REPORTS)).not.toContain(429);
    expect(statuses.slice(REPORTS)).toEqual([429, 429, 429]);
  });

  it('show a change that was made through any of them', async () => {
    for (const [place, changed] of instances.all.entries()) {
      for (const { port } of instances.all) await askAt(port, '/tools');
      const name = await renameTool(changed, 20 + place);
      for (const { port } of instances.all)
        for (const address of ['/tools', `/tools/${slug}`, `/api/tool/${toolId}`])
          await expect.poll(async () => (await askAt(port, address)).text, LIMIT).toContain(name);
    }
  });

  it('run each job in one place at a time, and that of one that was killed in another once its lease is over', async () => {
    const others = [first, third];
    const heldBy = ({ database }: Instance) => database.leases.filter(({ name }) => name === JOB);
    for (const instance of instances.all)
      await expect.poll(() => heldBy(instance).length, LIMIT).toBeGreaterThan(1);

    // In the middle of a round.
    const killed = new Promise<number>((resolve) => {
      second.database.onLease = (name) => {
        if (name !== JOB) return;
        second.command.child.kill('SIGKILL');
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
});

describe('Varnish in front of an instance', () => {
  it('sends the second visitor a public page without asking the store, in the encoding that each accepts', async ({
    skip,
  }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const script = /\/_next\/static\/[^"]+\.js/.exec((await ask('/tools')).text)?.[0] ?? '';
    const addresses = [`/tools/${slug}`, `/de/tools/${slug}`, '/tools', '/review', script];
    const encodings = ['br, gzip', 'gzip', 'identity'];
    const requests = addresses.flatMap((address) =>
      encodings.map((code): Request => [address, { 'accept-encoding': code }]),
    );
    const second = await askVarnishAlone(requests);
    expect(second.map(({ status }) => status)).toEqual(requests.map(() => 200));
    for (const [place, { text }] of second.entries())
      expect(text).toBe((await askAt(first.port, ...(requests[place] as Request))).text);
    const codings = ['br', 'gzip', null];
    const got = second.map(({ headers }) => headers.get('content-encoding'));
    expect(got).toEqual(addresses.flatMap(() => codings));
    // Browsers ask at each visit, and are told nothing of how the store keeps its pages.
    const [page] = second;
    expect(page?.headers.get('cache-control')).toContain('max-age=0');
    for (const name of ['cache-tag', 'xkey', 'x-request-id', 'set-cookie'])
      expect(page?.headers.get(name)).toBeNull();
    const known = { 'if-none-match': page?.headers.get('etag') ?? '', 'accept-encoding': 'br' };
    expect((await ask(`/tools/${slug}`, known)).status).toBe(304);
  });

  it('shows a change that was made through another instance, wherever it is shown', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const lists = ['/tools', '/de/tools', '/tools?from=mail'];
    const data = { rsc: '1' };
    const before = `/tools/${slug}`;
    for (const address of [...lists, before]) await ask(address);
    await ask('/tools?_rsc=', data);
    const name = await renameTool(third, 1_234.5);
    for (const address of [...lists, `/tools/${slug}`, `/de/tools/${slug}`])
      await expect.poll(async () => (await ask(address)).text, LIMIT).toContain(name);
    await expect.poll(async () => (await ask('/tools?_rsc=', data)).text, LIMIT).toContain(name);
    await expect.poll(async () => (await ask(before)).headers.get('location'), LIMIT).toContain(slug);
    expect((await ask(`/tools/${slug}`)).text).toContain('1,234.50');
    const kept = await askVarnishAlone(lists.map((address): Request => [address]));
    for (const { text } of kept) expect(text).toContain(name);
  });

  it('gives nobody anything of another person', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const people = [await registerCustomer(), await registerCustomer()];
    const personal = ['/dashboard', '/dashboard/my-order', '/dashboard/security', '/api/auth/session'];
    const shared = ['/', '/tools', `/tools/${slug}`, '/login', '/cart', '/quick-order'];
    for (let round = 0; round < 2; round += 1) {
      for (const person of people) {
        const others = people.filter((one) => one !== person);
        for (const address of [...personal, ...shared]) {
          const { headers, text } = await ask(address, { cookie: person.cookie });
          for (const other of others) {
            expect(text, address).not.toContain(other.email);
            expect(text, address).not.toContain(other.name);
          }
          if (personal.includes(address)) expect(headers.get('cache-control'), address).toContain('no-store');
        }
        const session = await ask('/api/auth/session', { cookie: person.cookie });
        expect(session.text).toContain(person.email);
        const token = { authorization: `Bearer ${person.token}` };
        const own = await ask(`/api/order?buyerEmail=${encodeURIComponent(person.email)}`, token);
        expect(own.status, own.text).toBe(200);
      }
      for (const address of [...personal, ...shared]) {
        const { text } = await ask(address);
        for (const { email, name } of people) {
          expect(text, address).not.toContain(email);
          expect(text, address).not.toContain(name);
        }
      }
      expect((await ask('/dashboard')).headers.get('location')).toContain('/login');
    }
  });

  it('tells apart pages and their data for the router, and languages', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const typeOf = async (address: string, headers: Record<string, string> = {}) => {
      const { headers: sent, text } = await ask(address, headers);
      return `${sent.get('content-type')?.split(';')[0]} ${/<html[^>]* lang="(\w+)"/.exec(text)?.[1] ?? ''}`.trim();
    };
    const english = { cookie: 'language=en' };
    const german = { cookie: 'language=de', 'accept-language': 'de' };
    const [page, data] = [`/tools/${slug}`, 'text/x-component'];
    for (let round = 0; round < 2; round += 1) {
      expect(await typeOf(`${page}?_rsc=`, { rsc: '1' })).toBe(data);
      expect(await typeOf(`${page}?_rsc=`)).toBe('text/html en');
      expect(await typeOf(page)).toBe('text/html en');
      expect(await typeOf(`/de${page}?_rsc=`)).toBe('text/html de');
      expect(await typeOf(`/de${page}?_rsc=`, { rsc: '1', ...german })).toBe(data);
      expect(await typeOf(`/de${page}`, english)).toBe('text/html de');
      expect(await typeOf(page, german)).toBe('text/html en');
      expect((await ask('/', german)).headers.get('location') ?? '').toContain('/de');
      expect(await typeOf('/', english)).toBe('text/html en');
      expect(await typeOf('/')).toBe('text/html en');
    }
    // A public page's document is too lax for a password: it loads that page as a whole.
    const origin = `http://localhost:${varnish?.port}`;
    for (let round = 0; round < 2; round += 1) {
      expect(await typeOf('/login?_rsc=', { rsc: '1', referer: `${origin}/register` })).toBe(data);
      expect(await typeOf('/login?_rsc=', { rsc: '1', referer: `${origin}/tools` })).toBe('text/plain');
    }
  });

  it('is purged by nobody without the token', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const purge = async (headers: Record<string, string>) =>
      (await callOnce(`http://127.0.0.1:${varnish?.port}/cdn-purge`, { method: 'POST', headers }))?.status;
    const tags = { 'cache-tag': 'tools,reviews' };
    expect(await purge(tags)).toBe(403);
    expect(await purge({ ...tags, authorization: 'Bearer guessed' })).toBe(403);
    expect(await purge({ ...tags, authorization: 'Bearer ' })).toBe(403);
    expect(await purge({ ...tags, authorization: `Bearer ${TOKEN}` })).toBe(200);
  });

  it('passes on where visitors come from, by which calls are limited', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const report = (visitor: string) => reportFrom(visitor, varnish?.port ?? 0);
    const all = await Promise.all(Array.from({ length: REPORTS + 2 }, () => report('192.0.2.7')));
    expect(all.filter((status) => status === 429)).toHaveLength(2);
    expect(await report('192.0.2.8')).not.toBe(429);
  });

  it('keeps no page that says that nothing is there', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    const name = unique('Absent Awl ');
    const address = `/tools/${name.toLowerCase().replaceAll(' ', '-')}`;
    expect((await ask(address)).status).toBe(404);
    expect((await ask(address)).status).toBe(404);
    await addTool(admin, { name });
    await expect.poll(async () => (await ask(address)).status, LIMIT).toBe(200);
  });

  it('keeps no outage', async ({ skip }) => {
    skip(!varnish, WITHOUT_VARNISH);
    await instances.killDatabase();
    await expect.poll(async () => (await ask('/de/contact')).status, LIMIT).toBe(503);
    expect((await ask('/contact')).status).toBe(503);
    await instances.startDatabase();
    for (const address of ['/de/contact', '/contact'])
      await expect.poll(async () => (await ask(address)).status, LIMIT).toBe(200);
  });
});

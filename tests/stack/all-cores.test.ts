import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { startMongo } from '@/stack/emulators';
import { freePorts } from '@/stack/ports';
import { addTool, type Person, signIn } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';
import { newDataDir } from './demo-process';
import { type Command, callOnce, killCommands, productionSettings, runBuilt } from './production-command';

const PROCESSES = 3;
/** More connections than processes: each process gets some, as they are handed out in turn. */
const CONNECTIONS = 2 * PROCESSES;
const LIMIT = { timeout: 60_000, interval: 100 };
/** A tenth of each limit: 120 reads and 6 policy reports a minute. */
const RATE_LIMIT_SCALE = 0.1;

const children = new Children();
const dataDir = newDataDir();
let port = 0;
let settings: Record<string, string> = {};
let server: Command;
let admin: Person;

const at = (address: string) => `http://localhost:${port}${address}`;
const toEach = (address: string, headers: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => callOnce(at(address), { headers })));

/** The ids of the server's processes, but for their head. */
function processes(): number[] {
  try {
    const found = execFileSync('pgrep', ['-P', String(server.child.pid)], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    // Its way to say that there is none.
    return [];
  }
}

async function isReady(): Promise<boolean> {
  return (await toEach('/api/ready')).every((answer) => answer?.status === 200);
}

beforeAll(async () => {
  const build = await buildIfStale();
  const mongo = await startMongo({ children, ports: await freePorts(), dataDir, environment: {} });
  port = await freePort();
  settings = {
    ...productionSettings(port, mongo.MONGODB_URI ?? ''),
    WEB_PROCESSES: String(PROCESSES),
    RATE_LIMIT_SCALE: String(RATE_LIMIT_SCALE),
    TRUSTED_PROXIES: '1',
  };
  await runBuilt(build, ['seed', '--force'], settings).ended;
  server = runBuilt(build, ['start', '--port', String(port), '--hostname', 'localhost'], settings);
  await eventually('the store to be ready', async () => (await isReady()) || undefined);
  process.env.STORE_URL = at('');
  admin = await signIn('admin@example.com', 'admin-demo');
});

afterAll(async () => {
  await killCommands();
  await children.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a store of several processes', () => {
  it('runs as many as it is told to', () => {
    expect(processes()).toHaveLength(PROCESSES);
  });

  it('shows a change in the next response of each of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      await toEach('/api/review?limit=3');
      const review = unique('Seen by all ');
      const added = await admin.call('POST', '/api/review', { review, rating: 5 });
      expect(added.status).toBe(201);
      for (const answer of await toEach('/api/review?limit=3')) expect(answer?.body).toContain(review);
      for (const answer of await toEach('/review')) expect(answer?.body).toContain(review);
    }
  });

  it('finds a tool in each of them from the moment it is added, and as it is changed, until it is deleted', async () => {
    // Reads have a limit an address.
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    const price = 12.5;
    const id = await addTool(admin, { name: unique('Alligator Anvil '), price });
    const { slug } = (await admin.call('GET', `/api/tool/${id}`)).body;
    const addresses = ['/api/search?q=alligator', `/api/tool/${id}`, `/tools/${slug}`, '/tools?q=alligator'];
    const expectEverywhere = async (expected: (body: string | undefined, address: string) => void) => {
      for (const address of addresses) {
        for (const answer of await toEach(address, headers)) expected(answer?.body, address);
      }
    };
    await expectEverywhere((body) => expect(body).toContain(String(price)));
    for (const [position, changed] of [77.25, 78.75].entries()) {
      const edit = { revision: position + 1, price: changed };
      expect((await admin.call('PATCH', `/api/tool/${id}`, edit)).status).toBe(200);
      await expectEverywhere((body) => expect(body).toContain(String(changed)));
    }
    expect((await admin.call('DELETE', `/api/tool/${id}`)).status).toBe(200);
    await expectEverywhere((body) => expect(body).not.toContain('78.75'));
  });

  it('holds exact limits exactly, and those of reads approximately', async () => {
    const reports = await Promise.all(
      Array.from({ length: 12 }, () =>
        callOnce(at('/api/csp-report'), {
          method: 'POST',
          headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': '192.0.2.7' },
          body: '{"csp-report":{}}',
        }),
      ),
    );
    expect(reports.filter((answer) => answer?.status !== 429)).toHaveLength(6);

    let allowed = 0;
    for (let call = 0; call < 240; call += 1) {
      const answer = await callOnce(at('/api/review?limit=1'), {
        headers: { 'x-forwarded-for': '192.0.2.8' },
      });
      if (answer?.status === 200) allowed += 1;
    }
    expect(allowed).toBeGreaterThanOrEqual(120);
    expect(allowed).toBeLessThan(240);
  });

  it('loses nothing else when one of them is killed, and starts it again', async () => {
    const before = processes();
    process.kill(before[0] as number, 'SIGKILL');
    await expect.poll(processes, LIMIT).not.toContain(before[0]);
    let isWhole = false;
    while (!isWhole) {
      isWhole = processes().length === PROCESSES && (await isReady());
      for (const answer of await toEach('/')) expect(answer?.status).toBe(200);
    }
    const review = unique('After a crash ');
    expect((await admin.call('POST', '/api/review', { review, rating: 4 })).status).toBe(201);
    for (const answer of await toEach('/api/review?limit=3')) expect(answer?.body).toContain(review);
  });

  it('ends as a whole, in order', async () => {
    const all = processes();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow();
  });
});

import { cpSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, expect, it } from 'vitest';
import { CHECKS } from '@/proofs/checks/all-checks';
import { takeSnapshot } from '@/proofs/walk/take-snapshot';
import { freePorts } from '@/stack/ports';
import { endDemos, listening, newDataDir, pressCtrlC, startDemo, visit } from './demo-process';

afterEach(endDemos);

async function register(demo: Awaited<ReturnType<typeof startDemo>>, email: string): Promise<number> {
  const response = await visit(demo, '/api/account/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin Case', email, password: 'a-good-password' }),
  });
  return response.status;
}

/** Returns what the checks of the proofs object to in the demo's data, which no call made. */
async function violationsIn({ ports }: Awaited<ReturnType<typeof startDemo>>): Promise<string[]> {
  const client = new MongoClient(`mongodb://127.0.0.1:${ports.mongo}/?directConnection=true`);
  try {
    const store = { db: client.db('forgeline'), stripeUrl: `http://127.0.0.1:${ports.stripe}` };
    const snapshot = await takeSnapshot(store, { claims: [], mails: [] });
    expect(snapshot.account.receivables.length).toBeGreaterThan(0);
    // Seeding sends no mail.
    const checks = CHECKS.filter(({ name }) => !name.startsWith('one mail a '));
    return checks.flatMap(({ name, violations }) => violations(snapshot).map((one) => `${name}: ${one}`));
  } finally {
    await client.close();
  }
}

it('npm run demo names a taken port and how to choose another, and starts nothing', async () => {
  const ports = await freePorts();
  const squatter = createServer().listen(ports.mail, '127.0.0.1');
  try {
    const demo = await startDemo({ ports });
    expect(await demo.ended).toBe(1);
    const lines = demo.output().trim().split('\n');
    expect(lines.at(-1)).toMatch(
      new RegExp(`^Port ${ports.mail} for the mailbox is already in use\\..* MAIL_PORT `),
    );
    expect(await listening(ports)).toEqual(['mail']);
  } finally {
    squatter.close();
  }
});

it('npm run demo preserves its data until --fresh, apart from other demos, and leaves nothing behind however it ends', async () => {
  const first = await startDemo({ throughNpm: true });
  await first.ready;
  expect(first.output()).toContain(`Forgeline ready on http://localhost:${first.ports.store}`);
  expect(first.output()).toContain('admin@example.com / admin-demo');
  expect(first.output()).toContain('buyer@example.com / buyer-demo');
  expect(first.output()).toContain('dealer@example.com / dealer-demo');
  expect(first.output()).toContain(`http://localhost:${first.ports.mail}/`);
  expect((await visit(first, '/')).status).toBe(200);
  expect(await violationsIn(first)).toEqual([]);
  expect(await listening(first.ports)).toEqual(['store', 'mail', 'mongo', 'stripe', 'google', 'vies']);
  expect(await register(first, 'robin@example.org')).toBe(201);
  expect(await register(first, 'robin.case@tool-works.example.org'), 'as companies write it').toBe(201);

  const intruder = await startDemo({ dataDir: first.dataDir, args: ['--fresh'] });
  expect(await intruder.ended, 'a second one in the same data folder').toBe(1);
  expect(intruder.output()).toContain('is used by another running Forgeline');

  first.process.kill('SIGTERM');
  await expect
    .poll(() => listening(first.ports), { message: 'npm was stopped', timeout: 30_000 })
    .toEqual([]);

  const claim = path.join(first.dataDir, 'stack.pid');
  await expect
    .poll(() => existsSync(claim), { message: 'the data folder is free', timeout: 30_000 })
    .toBe(false);

  const copy = newDataDir();
  cpSync(first.dataDir, copy, { recursive: true });
  const [again, fresh] = await Promise.all([
    startDemo({ dataDir: first.dataDir }),
    startDemo({ dataDir: copy, args: ['--fresh'] }),
  ]);
  await Promise.all([again.ready, fresh.ready]);
  expect(await register(again, 'robin@example.org'), 'after a restart').toBe(409);
  expect(await register(fresh, 'robin@example.org'), 'with --fresh').toBe(201);

  expect(await pressCtrlC(again)).toBe(0);
  expect(await listening(again.ports), 'after Ctrl-C').toEqual([]);
  process.kill(-(fresh.process.pid as number), 'SIGKILL');
  await expect.poll(() => listening(fresh.ports), { message: 'it was killed', timeout: 20_000 }).toEqual([]);
});

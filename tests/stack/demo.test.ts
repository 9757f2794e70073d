import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('npm run demo', () => {
  it('prints its address and who can sign in, and Ctrl-C leaves nothing behind', async () => {
    const demo = await startDemo();
    await demo.ready;
    expect(demo.output()).toContain(`Forgeline ready on http://localhost:${demo.ports.store}`);
    expect(demo.output()).toContain('admin@example.com / admin-demo');
    expect(demo.output()).toContain('buyer@example.com / buyer-demo');
    expect(demo.output()).toContain(`http://localhost:${demo.ports.mail}/`);
    expect((await visit(demo, '/')).status).toBe(200);
    expect(await listening(demo.ports)).toEqual(['store', 'mail', 'mongo', 'stripe', 'google']);

    expect(await pressCtrlC(demo)).toBe(0);
    expect(await listening(demo.ports)).toEqual([]);
  });

  it('names a taken port and how to choose another, and starts nothing', async () => {
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

  it('keeps two demos apart, and refuses a data folder in use', async () => {
    const first = await startDemo();
    await first.ready;
    const intruder = await startDemo({ dataDir: first.dataDir, args: ['--fresh'] });
    expect(await intruder.ended).toBe(1);
    expect(intruder.output()).toContain('is used by another running Forgeline');

    const second = await startDemo();
    await second.ready;
    expect(await register(first, 'robin@example.org')).toBe(201);
    expect(await register(first, 'robin@example.org')).toBe(409);
    expect(await register(second, 'robin@example.org')).toBe(201);
  });

  it('keeps its data over a restart and starts over with --fresh', async () => {
    const dataDir = newDataDir();
    const first = await startDemo({ dataDir });
    await first.ready;
    expect(await register(first, 'robin@example.org')).toBe(201);
    await pressCtrlC(first);

    const second = await startDemo({ dataDir });
    await second.ready;
    expect(await register(second, 'robin@example.org')).toBe(409);
    await pressCtrlC(second);

    const third = await startDemo({ dataDir, args: ['--fresh'] });
    await third.ready;
    expect(await register(third, 'robin@example.org')).toBe(201);
  });

  it('stops when npm is stopped', async () => {
    const demo = await startDemo({ throughNpm: true });
    await demo.ready;
    demo.process.kill('SIGTERM');
    await expect.poll(() => listening(demo.ports), { timeout: 30_000 }).toEqual([]);
  });

  it('leaves nothing behind when it is killed', async () => {
    const demo = await startDemo();
    await demo.ready;
    process.kill(-(demo.process.pid as number), 'SIGKILL');
    await expect.poll(() => listening(demo.ports), { timeout: 20_000 }).toEqual([]);
  });
});

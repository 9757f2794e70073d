import { ObjectId } from 'mongodb';
import { afterEach, expect, it, vi } from 'vitest';
import type { Program } from '@/lib/server/identity/actor';
import { listEvents } from '@/lib/server/integrations/feed/list-events';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { sealAuditLog } from '@/lib/server/platform/audit-log/seal-audit-log';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('list-events'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);
afterEach(() => {
  vi.useRealTimers();
});

const program = { role: 'key', keyId: new ObjectId(), scopes: ['events:read'] } as unknown as Program;
const read = (query: Parameters<typeof listEvents>[1] = {}) => listEvents(program, query);

async function record(
  action: 'order.placed' | 'order.paid' | 'tool.edited' | 'user.name-changed',
  label: string,
): Promise<void> {
  const [kind] = action.split('.') as ['order' | 'tool' | 'user'];
  const after = { state: 'paid', invoiceNumber: 'INV-1', amountCents: 500, name: 'Ann' };
  await recordAuditEvent({ action, actor: 'system', subject: { kind, id: new ObjectId(), label }, after });
}

it('a reader of the feed gets the public actions in order, with the facts that are public and nothing else', async () => {
  await record('order.placed', 'FL-1');
  await record('user.name-changed', '-');
  await record('tool.edited', 'Torque wrench');
  const events = await read();
  expect(events.map(({ type }) => type)).toEqual(['order.placed', 'tool.edited']);
  expect(events.map(({ data }) => data)).toEqual([
    { subject: 'order', id: expect.any(String), number: 'FL-1', state: 'paid', invoiceNumber: 'INV-1' },
    { subject: 'tool', id: expect.any(String) },
  ]);
});

it('readers with any limit get the same events, each once, while more are recorded', async () => {
  async function readAll(limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const events = await read({ limit, ...(ids.length > 0 ? { after: ids.at(-1) as string } : {}) });
      if (events.length === 0) return ids;
      ids.push(...events.map(({ id }) => id));
      if (ids.length < 8) await record('order.paid', 'FL-2');
    }
  }
  const [one, two] = await Promise.all([readAll(1), readAll(3)]);
  const all = (await read({ limit: 500 })).map(({ id }) => id);
  for (const ids of [one, two]) expect(all.slice(0, ids.length)).toEqual(ids);
  expect(new Set(all).size).toBe(all.length);
});

it('an event whose transaction commits after a later one comes behind it, so a reader does not skip it', async () => {
  const last = (await read({ limit: 500 })).at(-1)?.id as string;
  await inTransaction(async (session) => {
    const subject = { kind: 'order', id: new ObjectId(), label: 'FL-late' } as const;
    await recordAuditEvent({ action: 'order.placed', actor: 'system', subject }, session);
    await record('order.paid', 'FL-early');
    await sealAuditLog();
  });
  const numbers = (await read({ after: last })).map(({ data }) => data.number);
  expect(numbers).toEqual(['FL-early', 'FL-late']);
});

it('since begins with the first event, by number, that happened at that moment or later', async () => {
  vi.useFakeTimers({ now: new Date('2030-01-02T00:00:00Z'), toFake: ['Date'] });
  await record('order.placed', 'FL-3');
  await sealAuditLog();
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  await record('order.paid', 'FL-4');
  const numbers = async (since: string) => (await read({ since })).map(({ data }) => data.number);
  expect(await numbers('2030-01-01T12:00:00Z')).toEqual(['FL-3', 'FL-4']);
  expect(await numbers('2030-01-03T00:00:00Z')).toEqual([]);
});

it('types select events, and an unknown id is refused as that of another store', async () => {
  expect((await read({ types: ['tool.edited'] })).map(({ type }) => type)).toEqual(['tool.edited']);
  await expect(read({ after: 'f'.repeat(24) })).rejects.toMatchObject({ code: 'event-unknown' });
  const other = { ...program, scopes: ['orders:read'] } as unknown as Program;
  await expect(listEvents(other, {})).rejects.toMatchObject({ code: 'forbidden' });
});

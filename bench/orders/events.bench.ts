import { ObjectId } from 'mongodb';
import type { AuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { report } from '../measure';
import { customer, type Shop, withShop } from './shop';

/** Measures reading 1,000 events of the feed, two pages of 500, in a log in which every other entry is not public. */
const EVENTS = 1_000;
const ENTRIES = 20_000;
const PAGE = 500;
const ROUNDS = 20;
const TARGET_MS = 50;

async function run(_shop: Shop): Promise<void> {
  const [{ listEvents }, { recordAuditEvents }, { sealAuditLog }, { client, openDatabase }] =
    await Promise.all([
      import('@/lib/server/integrations/feed/list-events'),
      import('@/lib/server/platform/audit-log/record-audit-event'),
      import('@/lib/server/platform/audit-log/seal-audit-log'),
      import('@/lib/server/platform/db/client'),
    ]);
  await openDatabase();
  const entry = (place: number): AuditEvent => {
    const id = new ObjectId();
    const after = { invoiceNumber: `INV-${place}` };
    return place % 2 === 0
      ? { action: 'order.paid', actor: 'system', subject: { kind: 'order', id, label: `FL-${place}` }, after }
      : { action: 'session.signed-in', actor: 'visitor', subject: { kind: 'user', id } };
  };
  for (let from = 0; from < ENTRIES; from += PAGE)
    await recordAuditEvents(Array.from({ length: PAGE }, (_, index) => entry(from + index)));
  while ((await sealAuditLog()) > 0);
  const admin = { ...customer(), role: 'admin' } as const;
  const times: number[] = [];
  const after = (await listEvents(admin, { limit: 1 }))[0]?.id ?? '';
  for (let round = -1; round < ROUNDS; round += 1) {
    const started = performance.now();
    let last = after;
    for (let read = 0; read < EVENTS; read += PAGE) {
      const events = await listEvents(admin, { after: last, limit: PAGE });
      last = events.at(-1)?.id ?? last;
    }
    if (round >= 0) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(ROUNDS / 2)] ?? 0;
  const figures = `median ${median.toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
  report(`${EVENTS} events of ${ENTRIES} entries`, figures, `≤ ${TARGET_MS} ms`, median <= TARGET_MS);
  await client().close();
}

await withShop(run);

import { ObjectId } from 'mongodb';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { report } from '../measure';
import { customer, type Shop, withShop } from './shop';

/** Measures My Tools of a company with 2,000 serial numbers, among those of nine others. */
const HELD = 2_000;
const COMPANIES = 10;
const ROUNDS = 20;
const TARGET_MS = 50;
const NOW = new Date('2026-11-30T10:00:00Z');

function serialsOf(companyId: ObjectId, first: number): SerialDocument[] {
  const [toolId, buyerId] = [new ObjectId(), new ObjectId()];
  return Array.from({ length: HELD }, (_, place) => {
    const number = String(first + place).padStart(6, '0');
    const month = String((place % 12) + 1).padStart(2, '0');
    const paper = {
      name: `paper-${number}.pdf`,
      title: `Certificate ${number}`,
      kind: 'calibration',
    } as const;
    return {
      ...{ _id: new ObjectId(), toolId, sku: 'TW-200', name: 'Torque Wrench 200 Nm' },
      ...{
        serial: `TW-${number}`,
        key: `tw${number}`,
        holderId: companyId,
        buyerId,
        companyId,
        orderNumber: `ORD-${number}`,
      },
      ...{ shippedOn: '2026-01-31', calibratedOn: '2026-01-31', createdAt: NOW },
      dueOn: place % 20 === 0 ? `2026-${month}-15` : `2027-${month}-15`,
      papers: [{ ...paper, day: '2026-01-31', bytes: 90_000, at: NOW, actorId: buyerId }],
    };
  });
}

async function run(_shop: Shop): Promise<void> {
  const [{ countDueSerials, listOwnSerials }, { collection }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/serials/own-serials'),
    import('@/lib/server/platform/db/collections'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  const serials = await collection('serials');
  const companies = Array.from({ length: COMPANIES }, () => new ObjectId());
  for (const [place, id] of companies.entries()) {
    const stored = serialsOf(id, place * HELD);
    for (let from = 0; from < HELD; from += 200) await serials.insertMany(stored.slice(from, from + 200));
  }
  const company = { id: companies[3], role: 'buyer', state: 'active', since: NOW, groupId: null };
  const member = { ...customer(), company } as Parameters<typeof listOwnSerials>[0];
  const reads: Record<string, () => Promise<unknown>> = {
    'My Tools': () => listOwnSerials(member, {}, NOW),
    'its last page': () => listOwnSerials(member, { page: HELD / 50 }, NOW),
    'a search by the last four digits': () => listOwnSerials(member, { q: '7471' }, NOW),
    'a search by a word of the tool': () => listOwnSerials(member, { q: 'wrench' }, NOW),
    'those due soon': () => listOwnSerials(member, { due: 'soon' }, NOW),
    'due this month, on the desk': () => countDueSerials(member, NOW),
  };
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      const started = performance.now();
      await read();
      if (round >= 0) times.push(performance.now() - started);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(ROUNDS / 2)] ?? 0;
    const figures = `median ${median.toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
    report(name, figures, `≤ ${TARGET_MS} ms`, median <= TARGET_MS);
  }
  await client().close();
}

await withShop(run);

import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { addSerials } from '@/lib/server/commerce/orders/ship/add-serials';
import { giveSerials } from '@/lib/server/commerce/serials/give-serials';
import type { Actor } from '@/lib/server/identity/actor';
import { openDatabase } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: '', STORE_TIME_ZONE: 'UTC' }));
Object.assign(settings, shopSettings('give-serials'));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const NOW = new Date('2026-11-26T10:00:00Z');
const admin = { userId: new ObjectId(), role: 'admin' } as unknown as Actor;
const tool = toolDocument({ sku: 'TW-200', name: 'Torque Wrench', calibrationMonths: 12, serialised: true });
const vise = toolDocument({ sku: 'BV-125' });

function shipmentOf(units: number, more: Partial<ShipmentDocument> = {}): ShipmentDocument {
  const [_id, orderId, buyerId] = [new ObjectId(), new ObjectId(), new ObjectId()];
  const lines = [tool, vise].map(({ _id: toolId, sku, name }) => {
    return { toolId, sku, name, quantity: units, openAfter: 0 };
  });
  const sequence = Number.parseInt(_id.toHexString().slice(-6), 16);
  return {
    ...{ _id, number: `DN-${sequence}`, sequence, orderId, orderNumber: 'ORD-1', part: 1, buyerId, lines },
    ...{ parcels: [], shippedOn: '2026-11-25', at: NOW, actorId: admin.userId, ...more },
  };
}

const give = (shipment: ShipmentDocument, ...serials: string[]) =>
  inTransaction((session) =>
    giveSerials(
      {
        ...{ shipment, tools: [tool], actor: admin, now: NOW },
        lines: [{ toolId: tool._id, sku: tool.sku, name: tool.name, serials }],
      },
      session,
    ),
  );
const storedSerial = async (key: string) => (await collection('serials')).findOne({ key });

async function storedShipment(units: number): Promise<string> {
  const shipment = shipmentOf(units);
  await (await collection('shipments')).insertOne(shipment);
  return shipment._id.toHexString();
}

beforeEach(async () => {
  await ensureIndexes(await openDatabase());
  for (const name of ['serials', 'tools', 'shipments'] as const)
    await (await collection(name)).deleteMany({});
  await (await collection('tools')).insertMany([tool, vise]);
});

it('a serial number that ships has the holder of its order, and is due from its ship day', async () => {
  const companyId = new ObjectId();
  const shipment = shipmentOf(2, { companyId });
  await give(shipment, 'SN-1', 'SN-2');
  const { buyerId, orderId, _id: shipmentId } = shipment;
  expect(await storedSerial('sn1')).toMatchObject({
    ...{ serial: 'SN-1', buyerId, companyId, orderId, shipmentId, shippedOn: '2026-11-25' },
    ...{ dueOn: '2027-11-25', sku: 'TW-200' },
  });
});

it('a known serial number keeps its papers and calibration, and nothing of whoever held it before', async () => {
  const known = { _id: new ObjectId(), toolId: tool._id, sku: tool.sku, name: tool.name, serial: 'SN-1' };
  const paper = {
    name: 'paper-1.pdf',
    title: 'Certificate',
    kind: 'calibration',
    bytes: 1,
    at: NOW,
  } as const;
  await (await collection('serials')).insertOne({
    ...{ ...known, key: 'sn1', papers: [{ ...paper, actorId: admin.userId }], createdAt: NOW },
    ...{ calibratedOn: '2026-06-01', dueOn: '2026-12-01', holderNote: 'Bench 3', retired: true },
  });
  await give(shipmentOf(1), 'sn 1');
  const serial = await storedSerial('sn1');
  expect(serial).toMatchObject({ _id: known._id, serial: 'SN-1', dueOn: '2027-06-01' });
  expect(serial?.papers).toHaveLength(1);
  for (const field of ['holderNote', 'retired']) expect(serial).not.toHaveProperty(field);
});

it('a serial number that another shipment has is refused as it was sent, and none is given', async () => {
  await give(shipmentOf(1), 'SN-1');
  await expect(give(shipmentOf(2), 'SN-2', 'sn/1')).rejects.toMatchObject({
    ...{ code: 'serial-taken', members: { serials: ['sn/1'] } },
  });
  expect(await storedSerial('sn2')).toBeNull();
});

it('of two shipments that take a serial number at the same moment one gets it', async () => {
  const [one, other] = [shipmentOf(1), shipmentOf(1)];
  const results = await Promise.allSettled([give(one, 'SN-1'), give(other, 'SN-1')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await (await collection('serials')).countDocuments()).toBe(1);
});

it('serial numbers are added to a shipment later, each once and no more than its units', async () => {
  const id = await storedShipment(2);
  const add = (...serials: string[]) => addSerials(admin, id, { lines: [{ sku: 'TW-200', serials }] }, NOW);
  expect(await add('SN-1')).toEqual({ added: 1 });
  expect(await add('sn1', 'SN-2')).toEqual({ added: 1 });
  await expect(add('SN-3')).rejects.toMatchObject({ issues: { lines: ['serials-more-than-units'] } });
  const [shipment] = await (await collection('shipments')).find().toArray();
  expect(shipment?.lines[0]?.serials).toEqual(['SN-1', 'SN-2']);
  const ofVise = addSerials(admin, id, { lines: [{ sku: 'BV-125', serials: ['1'] }] }, NOW);
  await expect(ofVise).rejects.toMatchObject({ issues: { lines: ['serials-not-for-tool'] } });
  const unknown = addSerials(admin, id, { lines: [{ sku: 'NONE', serials: ['1'] }] }, NOW);
  await expect(unknown).rejects.toMatchObject({ code: 'validation-failed' });
});

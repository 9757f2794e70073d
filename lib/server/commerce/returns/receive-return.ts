import type { ClientSession } from 'mongodb';
import { shippedSerials, takeBackSerials } from '@/lib/server/commerce/serials/return-serials';
import { readShipment } from '@/lib/server/commerce/shipments/list-shipments';
import { returnUnits } from '@/lib/server/commerce/tools/stock/move-units';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument, ReturnLine } from '@/lib/server/platform/db/documents/returns';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { ManagedReturn, ReceiveReturnInput } from '@/lib/shared/returns/return.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { receivedUnits } from '@/lib/shared/shipments/return-states';
import { takeReturnStep } from './decide-return';
import { managedReturnResponse } from './read-returns';
import { invalidLines, saidOfLines } from './return.policy';
import { serialsBack, unitsBack } from './returned-serials';
import { findReturnByExternalId } from './returns.repository';

/** Throws `validation-failed` for more units than were approved, or none at all. */
function receivedLines({ lines }: ReturnDocument, named: ReceiveReturnInput['lines']): ReturnLine[] {
  const received = saidOfLines(lines, named).map(({ line, said }) => {
    const { restock = 0, scrap = 0, condition } = said ?? {};
    return { ...line, restock, scrap, ...(condition ? { condition } : {}) };
  });
  const isTooMany = (line: ReturnLine) => receivedUnits(line) > (line.approved ?? line.quantity);
  if (received.some(isTooMany)) throw invalidLines('return-units-too-many');
  if (received.every((line) => receivedUnits(line) === 0)) throw invalidLines('lines-required');
  return received;
}

/** Returns the lines with the serial numbers that came, which nobody holds any more. Throws `validation-failed`. */
async function takeSerials(
  { before, order, lines }: { before: ReturnDocument; order: OrderDocument; lines: readonly ReturnLine[] },
  named: ReceiveReturnInput['lines'],
  session: ClientSession,
): Promise<ReturnLine[]> {
  const { shipmentId } = before;
  const [held, shipment] = [
    await shippedSerials(shipmentId, session),
    await readShipment(shipmentId, session),
  ];
  const arrived = saidOfLines(lines, named).map(({ line, said }) => {
    const { toolId } = line;
    const shipped = shipment?.lines.find((one) => one.toolId.equals(toolId))?.quantity;
    const isWhole = unitsBack(order.returns ?? [], shipmentId, toolId) + receivedUnits(line) === shipped;
    return { line, serials: serialsBack(held, { line, named: said?.serials, isWhole }) };
  });
  await takeBackSerials(
    arrived.flatMap(({ serials }) => serials),
    session,
  );
  return arrived.map(({ line: { serials: _, ...line }, serials }) => ({
    ...line,
    ...(serials.length > 0 ? { serials: serials.map(({ serial }) => serial) } : {}),
  }));
}

const sameSerials = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.map(serialKeyOf).toSorted().join() === other.map(serialKeyOf).toSorted().join();

/** Whether a receipt is the one that is recorded: by the other program's number, or line by line. */
function isSameReceipt(made: ReturnDocument, { lines, externalId }: ReceiveReturnInput): boolean {
  if (externalId !== undefined && made.externalId !== undefined) return externalId === made.externalId;
  const figures = (line: ReturnLine) => [line.restock ?? 0, line.scrap ?? 0, line.condition ?? ''];
  return saidOfLines(made.lines, lines).every(({ line, said: { serials, ...said } = {} }) => {
    const { restock = 0, scrap = 0, condition = '' } = said as Partial<ReturnLine>;
    const isSame = JSON.stringify([restock, scrap, condition]) === JSON.stringify(figures(line));
    return isSame && (serials === undefined || sameSerials(serials, line.serials));
  });
}

/**
 * Records what arrived, all at once. Units to restock are on hand from then on, and serve what is owed first; no money moves. Serial
 * numbers that came have no holder then. Throws `forbidden`, `not-found`, `return-decided`, `validation-failed`, and `idempotency-mismatch` for another return's `externalId`.
 */
export async function receiveReturn(
  actor: Caller,
  id: string,
  input: ReceiveReturnInput,
  now: Date = new Date(),
): Promise<ManagedReturn> {
  requirePermission(actor, 'manage-orders');
  const { externalId } = input;
  const actorId = callerId(actor);
  const made = await takeReturnStep(actor, id, 'receive', {
    isSame: (received) => isSameReceipt(received, input),
    change: async (before, order, session) => {
      if (externalId !== undefined && (await findReturnByExternalId(externalId, session)))
        throw new AppError('idempotency-mismatch');
      const received = receivedLines(before, input.lines);
      const lines = await takeSerials({ before, order, lines: received }, input.lines, session);
      const back = lines.flatMap(({ toolId, restock: units = 0 }) =>
        units > 0 ? [{ toolId, units, restock: true, open: false }] : [],
      );
      const about = {
        orderId: order._id,
        orderNumber: order.number,
        reason: 'order-returned',
        part: before.part,
        actorId,
        at: now,
      } as const;
      await returnUnits({ ...about, lines: back }, session);
      return { lines, receivedAt: now, receivedBy: actorId, ...optionalField('externalId', externalId) };
    },
  });
  return managedReturnResponse(made);
}

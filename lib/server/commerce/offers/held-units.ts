import type { ClientSession, ObjectId } from 'mongodb';
import type { ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { type HeldUnits, releaseUnits, reserveUnits } from '@/lib/server/commerce/tools/stock/move-units';
import { toolTags } from '@/lib/server/commerce/tools/tool-events';
import type {
  OfferDocument,
  OfferLine,
  OfferVersion,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import { refreshAfterCommit } from '@/lib/server/platform/events/event-recorder';
import { AppError } from '@/lib/shared/messages/errors';

type Context = { actorId?: ObjectId; at: Date };
type Numbered = Pick<OfferDocument, '_id' | 'number'>;

const tagsOf = (lines: readonly OfferLine[]) => toolTags(...lines.map(({ toolId }) => toolId));

const unitsOf = (lines: readonly OfferLine[]) =>
  lines.map(({ toolId, quantity: units }) => ({ toolId, units }));

/** Returns the fields of a document that holds the units of a version. */
export const heldBy = ({ v, validTo }: OfferVersion) => ({ heldVersion: v, heldUntil: validTo });
export const NOT_HELD = { heldVersion: '', heldUntil: '' } as const;

export function newestOf({ versions, version }: Pick<OfferDocument, 'versions' | 'version'>): OfferVersion {
  const newest = versions.find(({ v }) => v === version);
  if (!newest) throw new Error(`an offer has no version ${version}`);
  return newest;
}

/** The lines of which more is offered than is there. */
function shortOfferLines(lines: readonly OfferLine[], offers: ToolOffers) {
  return lines.flatMap(({ toolId, sku, quantity: wanted }) => {
    const left = offers.get(toolId.toHexString())?.available ?? 0;
    return wanted > left ? [{ toolId: toolId.toHexString(), sku, wanted, left }] : [];
  });
}

/**
 * Reserves the units of a version; those in `held` were released for it in this transaction. Throws `out-of-stock` with the
 * lines that are short.
 */
export async function holdUnits(
  { _id: offerId, number: offerNumber }: Numbered,
  { v: part, lines }: OfferVersion,
  { held, ...context }: Context & { held?: HeldUnits },
  session: ClientSession,
): Promise<void> {
  const { isReserved, offers } = await reserveUnits(
    {
      lines: unitsOf(lines).map((line) => ({
        ...line,
        baseCents: null,
        held: held?.get(line.toolId.toHexString()),
      })),
      reason: 'offer-held',
      ...{ offerId, offerNumber, part, ...context },
    },
    session,
  );
  if (!isReserved) throw new AppError('out-of-stock', { members: { lines: shortOfferLines(lines, offers) } });
  refreshAfterCommit(tagsOf(lines), session);
}

/** Frees what an offer holds, if it holds anything, and returns it; the caller unsets `NOT_HELD` in the same transaction. */
export async function releaseHeldUnits(
  offer: OfferDocument,
  context: Context,
  session: ClientSession,
): Promise<HeldUnits> {
  const { _id: offerId, number: offerNumber, heldVersion: part, versions } = offer;
  if (part === undefined) return new Map();
  const { lines } = newestOf({ versions, version: part });
  await releaseUnits(
    { lines: unitsOf(lines), reason: 'offer-released', ...{ offerId, offerNumber, part, ...context } },
    session,
  );
  refreshAfterCommit(tagsOf(lines), session);
  return new Map(lines.map(({ toolId, quantity }) => [toolId.toHexString(), quantity]));
}

import type { ClientSession } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import type { OfferCounter, OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import type { CounterOfferInput, Offer } from '@/lib/shared/offers/offer.schema';
import { recordOfferEvent } from './offer-events';
import { updateOffer } from './offers.repository';
import { offerResponse, requireOwnOffer } from './read/get-offer';
import { offerOver, requireStep } from './take-step';

type CounterLines = NonNullable<OfferCounter['lines']>;

function linesOf(lines: NonNullable<CounterOfferInput['lines']>): CounterLines {
  return lines.map(({ toolId, quantity, unitPrice }) => ({
    toolId: parseObjectId(toolId),
    quantity,
    ...(unitPrice === undefined ? {} : { unitPriceCents: toCents(unitPrice) }),
  }));
}

/** Throws `validation-failed` at each line whose tool is neither sold nor in the offer. */
async function requireKnown(
  offer: OfferDocument,
  lines: CounterLines,
  session: ClientSession,
): Promise<void> {
  const offered = new Set(
    offer.versions.flatMap((version) => version.lines.map(({ toolId }) => toolId.toHexString())),
  );
  const sold = await getToolOffers(
    lines.map(({ toolId }) => toolId),
    session,
  );
  const issues = lines.flatMap(({ toolId }, index) => {
    const id = toolId.toHexString();
    return offered.has(id) || sold.has(id)
      ? []
      : [[`lines.${index}.toolId`, ['offer-tool-gone' as const]] as const];
  });
  if (issues.length > 0)
    throw new AppError('validation-failed', {
      issues: Object.fromEntries(issues.map(([field, codes]) => [field, [...codes]])),
    });
}

/** Returns whether the last thing asked for is the same. */
function isRepeated(offer: OfferDocument, counter: OfferCounter): boolean {
  const last = offer.counters.at(-1);
  const contentOf = ({ v, lines, note }: OfferCounter) => JSON.stringify([v, lines ?? null, note]);
  return offer.state === 'countered' && last !== undefined && contentOf(last) === contentOf(counter);
}

/**
 * Asks for changes, or to renew an offer that is expired or declined. The same again changes nothing. Throws `not-found`,
 * `offer-over`, `validation-failed`.
 */
export async function counterOffer(
  actor: Actor,
  id: string,
  { version, lines, note }: CounterOfferInput,
  now: Date = new Date(),
): Promise<Offer> {
  const offer = await inTransaction(async (session) => {
    const before = await requireOwnOffer(actor, id, session);
    const counter = {
      v: version,
      ...(lines ? { lines: linesOf(lines) } : {}),
      note,
      at: now,
      by: actor.userId,
    };
    if (isRepeated(before, counter)) return before;
    const { state } = requireStep('counter', before, { seen: version, now });
    await requireKnown(before, counter.lines ?? [], session);
    const after = await updateOffer(
      before,
      {
        $set: { state },
        $unset: { endedAt: '', endedBy: '', reason: '' },
        $push: { counters: counter },
      },
      session,
    );
    if (!after) throw offerOver(before, now);
    await recordOfferEvent('offer.countered', { actor, offer: after, from: before.state }, session);
    return after;
  });
  return offerResponse(offer, now);
}

import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { moveWithin } from '@/lib/server/inbox/requests/move-request';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChargedMakeOfferInput } from '@/lib/shared/offers/charged-offer.schema';
import { heldBy, holdUnits } from '../held-units';
import { recordOfferEvent } from '../offer-events';
import { findOfferByKey, insertOffer } from '../offers.repository';
import { newVersion } from './new-version';
import { companyOfRecipient, findRecipient } from './recipient';

const NUMBER_PREFIX = 'OFF-';
const NUMBER_CODE_LENGTH = 6;
const NUMBERING_ATTEMPTS = 8;

type Context = { idempotency: Idempotency | undefined; now: Date };

async function newOffer(
  actor: Actor,
  input: ChargedMakeOfferInput,
  { idempotency, now }: Context,
  session: ClientSession,
): Promise<OfferDocument> {
  const recipient = await findRecipient(input, session);
  const version = await newVersion(
    input,
    { v: 1, sentBy: actor.userId, language: recipient.language, idempotency: undefined, now },
    session,
  );
  return {
    _id: new ObjectId(),
    number: `${NUMBER_PREFIX}${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    ...recipient,
    ...optionalField('companyId', await companyOfRecipient(recipient.to, session)),
    state: 'sent',
    version: 1,
    validTo: version.validTo,
    ...(version.holdStock ? heldBy(version) : {}),
    createdAt: now,
    createdBy: actor.userId,
    versions: [version],
    counters: [],
    ...optionalField('idempotency', idempotency),
  };
}

async function make(actor: Actor, input: ChargedMakeOfferInput, context: Context): Promise<OfferDocument> {
  const { now } = context;
  return inTransaction(async (session) => {
    const offer = await newOffer(actor, input, context, session);
    const [version] = offer.versions;
    await insertOffer(offer, session);
    if (version?.holdStock) await holdUnits(offer, version, { actorId: actor.userId, at: now }, session);
    if (offer.requestId) await moveWithin('quote', offer.requestId, { actor, to: 'answered', now }, session);
    await recordOfferEvent('offer.sent', { actor, offer }, session);
    return offer;
  });
}

async function makeNumbered(
  actor: Actor,
  input: ChargedMakeOfferInput,
  context: Context,
): Promise<OfferDocument> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make(actor, input, context);
    } catch (error) {
      // The request has an offer, which was made meanwhile, or before.
      if (isDuplicateKey(error, 'requestId'))
        throw new AppError('conflict', { reason: { code: 'has-offer' } });
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/**
 * Makes an offer and mails it; a request for quote is answered by it. Once per key. Throws `forbidden`, `not-found` (an unknown
 * request), `conflict` (the request has an offer, or its account is closed), `validation-failed`, `out-of-stock` (less than
 * what is to be held), `idempotency-mismatch`.
 */
export async function makeOffer(
  actor: Actor,
  input: ChargedMakeOfferInput,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<{ insertedId: string; number: string }> {
  requirePermission(actor, 'manage-offers');
  const idempotency = idempotencyOf(key, ['offer', input]);
  const { _id, number } = await runOnce(
    () => findRepeated(idempotency, (given) => findOfferByKey(actor.userId, given)),
    () => makeNumbered(actor, input, { idempotency, now }),
  );
  return { insertedId: _id.toHexString(), number };
}

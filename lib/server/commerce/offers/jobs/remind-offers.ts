import type { ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { isMemberOf, membershipOf } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { shiftDay, startOfDay, wallTime } from '@/lib/shared/dates/zoned-days';
import type { Language } from '@/lib/shared/site/languages';
import { newestOf } from '../held-units';
import { accountOf } from '../make/recipient';
import { recordOfferEvent } from '../offer-events';
import { findEndingOffers, findOffer, updateOffer } from '../offers.repository';

const DAYS_BEFORE = 3;
/** Before this hour of the shop's clock nobody is reminded. */
const FROM_HOUR = 6;
const BATCH = 1_000;

/** The language of the reminder; null where nobody is to get one: sent these days, or of who left the company that it is made to. */
async function reminderLanguage(offer: OfferDocument): Promise<Language | null> {
  const { to, companyId, language } = offer;
  const { sentAt, validUntil } = newestOf(offer);
  const isNew = shopDay(sentAt) >= shiftDay(validUntil, { days: -DAYS_BEFORE });
  if (isNew || isOfClosedAccount(to.email)) return null;
  const account = await accountOf(to);
  if (!account) return companyId ? null : language;
  if (companyId && !isMemberOf({ company: membershipOf(account) }, companyId)) return null;
  return languageOfUser(account);
}

/** Returns whether a mail was sent; not for one that was answered, withdrawn or replaced since it was found. */
async function remind(id: ObjectId, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const offer = await findOffer(id, session);
    if (offer?.state !== 'sent' || offer.validTo < now || offer.remindedVersion === offer.version)
      return false;
    const language = await reminderLanguage(offer);
    const reminded = await updateOffer(offer, { $set: { remindedVersion: offer.version } }, session);
    if (!reminded || language === null) return false;
    await recordOfferEvent('offer.ends-soon', { offer: reminded, language }, session);
    return true;
  });
}

/** Mails the customers of open offers that end within three days, each version once. Returns how many were sent. */
export async function remindOffers(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  const { STORE_TIME_ZONE } = env();
  if (new Date(wallTime(now.getTime(), STORE_TIME_ZONE)).getUTCHours() < FROM_HOUR) return 0;
  const before = startOfDay(shiftDay(shopDay(now), { days: DAYS_BEFORE + 1 }), STORE_TIME_ZONE);
  let sent = 0;
  for (const id of await findEndingOffers({ now, before }, BATCH)) {
    if (signal?.aborted) break;
    if (await remind(id, now)) sent += 1;
  }
  return sent;
}

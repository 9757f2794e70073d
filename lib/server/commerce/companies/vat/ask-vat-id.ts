import { type ClientSession, ObjectId } from 'mongodb';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { membersOf } from '@/lib/server/identity/users/company-members';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument, VatCheckDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { log } from '@/lib/server/platform/log';
import { isConfirmable } from '@/lib/shared/trade/company/vat-id-state';
import { recordCompanyEvent } from '../company-events';
import { requireCompanyById } from '../find-company';
import { claimQuestion, setCompanyVat } from './company-vat.repository';
import { findLastAsked, insertVatCheck } from './vat-checks.repository';
import { isGivenUp, vatAfter } from './vat-state.policy';
import { askVies } from './vies-client';

/** How long one question may take before another one is asked. */
const CLAIM_MS = 60_000;

export const hasService = (): boolean => Boolean(env().VIES_URL);

/** Returns whether the service refused the seller's own number when it was last asked. */
export async function isRequesterRefused(): Promise<boolean> {
  return (await findLastAsked())?.error === 'INVALID_REQUESTER_INFO';
}

type By = { actor: AuditActor; reason?: string };

async function ownersOf(company: CompanyDocument, session: ClientSession) {
  const members = await membersOf(company._id, session);
  return members.filter(({ company: { role } }) => role === 'owner');
}

/**
 * Stores a check, and what it makes of the company's number, unless the company has another one by now. Returns the company
 * afterwards.
 */
export async function recordCheck(check: VatCheckDocument, { actor, reason }: By): Promise<CompanyDocument> {
  return inTransaction(async (session) => {
    await insertVatCheck(check, session);
    const before = await requireCompanyById(check.companyId, session);
    if (before.vatId !== check.vatId) return before;
    const vat = vatAfter(before.vat, check, check.asked);
    const company = { ...before, vat };
    await setCompanyVat(before, vat, session);
    const isToldFirst = isGivenUp(vat) && !(before.vat && isGivenUp(before.vat));
    if (isToldFirst) await recordCompanyEvent('company.vat-unanswered', { company }, session);
    const from = before.vat?.state ?? 'none';
    if (reason === undefined && from === vat.state) return company;
    const facts = { actor, company, from, owners: await ownersOf(before, session) };
    if (reason === undefined) await recordCompanyEvent('company.vat-checked', facts, session);
    else await recordCompanyEvent('company.vat-confirmed', { ...facts, reason }, session);
    return company;
  });
}

/**
 * Asks the service for the company's number, never within a transaction. Returns null where its number needs no confirmation, or there
 * is no service.
 */
export async function askVatId(
  companyId: ObjectId,
  { actor, now = new Date() }: { actor: AuditActor; now?: Date },
): Promise<{ company: CompanyDocument; check: VatCheckDocument } | null> {
  const { vatId } = await requireCompanyById(companyId);
  const { settings } = await currentTrade();
  if (!(hasService() && settings && isConfirmable(settings, vatId))) return null;
  const answer = await askVies(vatId, settings.seller?.vatId);
  const actorId = typeof actor === 'object' && 'userId' in actor ? actor.userId : undefined;
  const check: VatCheckDocument = {
    ...{ _id: new ObjectId(), companyId, vatId, asked: now, source: 'vies' },
    ...answer,
    ...(actorId && { actorId }),
  };
  return { company: await recordCheck(check, { actor }), check };
}

/** Asks for a number if it is due, and nobody else asks at this moment. */
export async function askIfDue(companyId: ObjectId, now: Date = new Date()): Promise<void> {
  const until = new Date(now.getTime() + CLAIM_MS);
  if (await claimQuestion(companyId, { now, until })) await askVatId(companyId, { actor: 'system', now });
}

/** Asks for a number that was just set, without making anybody wait; the job asks again what is lost here. */
export function askSoon(companyId: ObjectId): void {
  if (!hasService()) return;
  void askIfDue(companyId).catch((error: unknown) =>
    log().warn({ error }, 'a VAT number could not be asked for at once'),
  );
}

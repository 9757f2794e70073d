import { ObjectId } from 'mongodb';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { ConfirmVatIdInput, VatCheck } from '@/lib/shared/companies/vat-check.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { isConfirmable } from '@/lib/shared/trade/company/vat-id-state';
import { requireCompanyById, requireOwnCompany } from '../find-company';
import { askVatId, hasService, recordCheck } from './ask-vat-id';
import { knownVat } from './known-vat';
import { vatIdFault } from './vat-id-form';

const HOURLY = { limit: 10, windowSeconds: 3_600 };
const DAY_MS = 86_400_000;

/** Throws `conflict` for a company whose number needs no confirmation. */
async function requireConfirmable(company: CompanyDocument): Promise<string> {
  const { settings } = await currentTrade();
  if (!(settings && isConfirmable(settings, company.vatId))) throw new AppError('conflict');
  return company.vatId;
}

/** What was confirmed within a day is not asked for again. */
async function check(actor: Actor, company: CompanyDocument, now: Date): Promise<VatCheck> {
  await requireConfirmable(company);
  if (!hasService()) return { ...(await knownVat(company, now)), service: 'off' };
  const { state, checkedAt } = company.vat ?? {};
  const isFresh = state === 'valid' && checkedAt && now.getTime() - checkedAt.getTime() < DAY_MS;
  if (isFresh) return { ...(await knownVat(company, now)), service: 'answered' };
  await limitSubject(`vat-check:${company._id.toHexString()}`, HOURLY, now);
  const asked = await askVatId(company._id, { actor, now });
  if (!asked) throw new AppError('conflict');
  const service = asked.check.answer === 'unknown' ? 'away' : 'answered';
  return { ...(await knownVat(asked.company, now)), service };
}

/**
 * Asks the service for the number of one's company; for owners. Throws `not-found`, `forbidden`, `conflict` for a number that needs no
 * confirmation, and `rate-limited`.
 */
export async function checkOwnVatId(actor: Actor, now: Date = new Date()): Promise<VatCheck> {
  const { id } = requireOwnCompany(actor, 'change-company');
  const { name: _name, address: _address, ...answer } = await check(actor, await requireCompanyById(id), now);
  return answer;
}

async function confirm(
  actor: Actor,
  company: CompanyDocument,
  { reason, now }: { reason: string; now: Date },
): Promise<VatCheck> {
  const vatId = await requireConfirmable(company);
  if (vatIdFault(vatId) === 'form')
    throw new AppError('validation-failed', { issues: { vatId: ['vat-id-invalid'] } });
  const after = await recordCheck(
    {
      ...{ _id: new ObjectId(), companyId: company._id, vatId, asked: now },
      ...{ answer: 'valid', source: 'admin', reason, actorId: actor.userId },
    },
    { actor, reason },
  );
  return { ...(await knownVat(after, now)), service: hasService() ? 'answered' : 'off' };
}

/**
 * Asks the service for a company's number, or confirms it by hand, which is not counted. Throws `forbidden`, `not-found`, `conflict` for
 * a number that needs no confirmation, `validation-failed` for one in a wrong form, and `rate-limited`.
 */
export async function checkManagedVatId(
  actor: Actor,
  id: string,
  { confirm: byHand }: ConfirmVatIdInput,
  now: Date = new Date(),
): Promise<VatCheck> {
  requirePermission(actor, 'manage-companies');
  const company = await requireCompanyById(parseObjectId(id));
  return byHand ? confirm(actor, company, { ...byHand, now }) : check(actor, company, now);
}

import type { ObjectId } from 'mongodb';
import { namedTools } from '@/lib/server/commerce/orders/named-lines';
import { isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { OrderReturn, ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import type { NamedLine } from '@/lib/shared/orders/ship/named-lines.schema';
import { canTake, countedUnits, type ReturnStep, stateAfter } from '@/lib/shared/shipments/return-states';
import type { ReturnReader } from './returns.repository';

/** Of a person, or of a customer whose pages are viewed. */
export function returnReaderOf({ owner, company }: Pick<Buyer, 'owner' | 'company'>): ReturnReader {
  const seesAll = company && mayInCompany(company.role, 'read-company-orders');
  return { owner, ...(seesAll ? { companyId: company.id } : {}) };
}

/** Admins act for the shop, also those who have yet to set up the second step. Throws `not-found`. */
export function requireReturnReader(actor: Actor): ReturnReader {
  if (actor.role === 'admin' || actor.owesSecondFactor) throw new AppError('not-found');
  return returnReaderOf({ owner: ownerOf(actor), company: companyOf(actor) });
}

/** The buyer, as long as they belong to the company it was bought for, and the company's approvers. */
export function mayReadReturn(
  { owner, companyId }: ReturnReader,
  made: Pick<ReturnDocument, 'buyerId' | 'companyId'>,
): boolean {
  return isOwnOrder(owner, made) || Boolean(companyId?.equals(made.companyId));
}

export function returnDecided({ state }: Pick<ReturnDocument, 'state'>): AppError {
  return new AppError('return-decided', { members: { current: state } });
}

/** Returns false where the step was taken before. Throws `return-decided` with the `current` state. */
export function requireStep(step: ReturnStep, made: Pick<ReturnDocument, 'state'>): boolean {
  if (made.state === stateAfter(step)) return false;
  if (!canTake(step, made.state)) throw returnDecided(made);
  return true;
}

export function invalidLines(code: IssueCode): AppError {
  return new AppError('validation-failed', { issues: { lines: [code] } });
}

/** Returns what a body says of each line; undefined of those that it leaves out. Throws `validation-failed` for an unknown tool, or one twice. */
export function saidOfLines<Line extends { toolId: ObjectId; sku: string }, Named extends NamedLine>(
  lines: readonly Line[],
  named: readonly Named[],
): { line: Line; said: Named | undefined }[] {
  const tools = namedTools({ lines }, named);
  if (tools.includes(null)) throw invalidLines('return-line-unknown');
  if (new Set(tools).size < tools.length) throw invalidLines('refund-line-twice');
  return lines.map((line) => ({ line, said: named[tools.indexOf(line.toolId.toHexString())] }));
}

/** How an order has it. */
export function standingOf({
  _id,
  number,
  shipmentId,
  invoiceNumber,
  state,
  lines,
}: ReturnDocument): OrderReturn {
  const counted = lines.map((line) => ({ toolId: line.toolId, units: countedUnits(state, line) }));
  return {
    ...{ id: _id, number, shipmentId, state, lines: counted },
    ...optionalField('invoiceNumber', invoiceNumber),
  };
}

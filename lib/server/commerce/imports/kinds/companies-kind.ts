import { type ClientSession, ObjectId } from 'mongodb';
import { shop } from '#shop';
import { storeAdded } from '@/lib/server/commerce/companies/add/add-company';
import { isNumberTaken } from '@/lib/server/commerce/companies/add/customer-number';
import { companiesCalled, setImported } from '@/lib/server/commerce/companies/add/imported-companies';
import { membersGuard } from '@/lib/server/commerce/companies/find-company';
import { inviteOwner, isInvited, ownerFault } from '@/lib/server/commerce/companies/members/invite-member';
import { askSoon } from '@/lib/server/commerce/companies/vat/ask-vat-id';
import { judgeVatId, type SetVatId } from '@/lib/server/commerce/companies/vat/judge-vat-id';
import { renumberOrders } from '@/lib/server/commerce/orders/place/renumber-orders';
import { type Groups, groupsByName } from '@/lib/server/commerce/prices/find-price-groups';
import { type RowsContext, refusedFor, refusedRow } from '@/lib/server/commerce/tools/rows/rows';
import { companyOwner } from '@/lib/server/identity/owner';
import type { Identity } from '@/lib/server/identity/users/identity';
import { findAccounts } from '@/lib/server/identity/users/imported-accounts';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ImportOutcome, ImportRow } from '@/lib/server/platform/db/documents/imports';
import { afterCommit, takeGuard } from '@/lib/server/platform/db/transaction';
import { contactEmailSchema } from '@/lib/shared/calls/fields.schema';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { undoCompanyRows } from './company-undo';
import {
  addedCompany,
  type CompanyBack,
  type FiledCompany,
  filedCompany,
  findFor,
  NONE,
  planCompany,
  vatIdOf,
} from './filed-company';
import { cellsOf, type Kind, type Layout, textOf } from './kind';

type Run = {
  layout: Layout;
  context: RowsContext;
  groups: Groups;
  known: readonly CompanyDocument[];
  accounts: ReadonlyMap<string, Identity>;
  /** Customer numbers that rows before have given. */
  given: Set<string>;
  session?: ClientSession | undefined;
};

async function numberFault(
  company: CompanyDocument | undefined,
  { before, after }: { before: FiledCompany; after: FiledCompany },
  { given, session }: Pick<Run, 'given' | 'session'>,
): Promise<IssueCode | null> {
  const { customerNumber } = after;
  if (customerNumber === before.customerNumber || customerNumber === '') return null;
  if (given.has(customerNumber)) return 'customer-number-used';
  given.add(customerNumber);
  return (await isNumberTaken(customerNumber, company?._id, session)) ? 'customer-number-used' : null;
}

type Owner = { email: string; invites: boolean } | { issues: FieldIssues };

/** Says whom a row names as the owner, and whether they are to be invited now. */
async function ownerOfRow(cell: string, company: CompanyDocument | undefined, run: Run): Promise<Owner> {
  if (cell === '') return { email: '', invites: false };
  const email = cell.toLowerCase();
  if (!contactEmailSchema.safeParse(email).success) return { issues: { ownerEmail: ['email-invalid'] } };
  const account = run.accounts.get(email);
  const fault = account && ownerFault(account, company?._id);
  if (fault) return { issues: { ownerEmail: [fault] } };
  if (!run.layout.isInviting || account?.company) return { email, invites: false };
  if (company && company.state !== 'active') return { email, invites: false };
  const isAsked = company && (await isInvited(company._id, email, run.context.now, run.session));
  return { email, invites: !isAsked };
}

type Change = { company: CompanyDocument | undefined; before: FiledCompany; after: FiledCompany };

/** Stores what a row says; returns the company's id. */
async function store(
  { company, before, after }: Change,
  { vat, owner }: { vat: SetVatId['vat']; owner: string },
  { context, groups }: Run,
  session: ClientSession,
): Promise<ObjectId> {
  const { by, now } = context;
  const wanted = addedCompany(after, groups, company);
  const id = typeof by === 'string' ? undefined : by.role === 'key' ? by.keyId : by.userId;
  const stored = company ?? (await storeAdded(wanted, { by, id, now, vat }, session));
  if (company) await takeGuard(membersGuard(company._id), session);
  if (company && JSON.stringify(after) !== JSON.stringify(before)) {
    await setImported(company, wanted, { by, vat }, session);
    if (after.customerNumber !== before.customerNumber)
      await renumberOrders(companyOwner(company._id), after.customerNumber, session);
  }
  if (owner !== '') {
    const inviter = { by, ...(id ? { id } : {}), name: shop.name, language: env().CONTACT_LANGUAGE, now };
    await inviteOwner(stored, owner, inviter, session);
  }
  if (vat) afterCommit(session, () => askSoon(stored._id));
  return stored._id;
}

/** The state of the VAT number that a row sets; nothing where it is as it was. */
async function judgeNumber(
  { before, after }: Change,
  now: Date,
): Promise<SetVatId | { issues: FieldIssues }> {
  if (after.vatId === before.vatId) return {};
  try {
    return await judgeVatId(after.vatId, now);
  } catch (error) {
    if (error instanceof AppError && error.issues) return { issues: error.issues };
    throw error;
  }
}

const shown = (filed: FiledCompany, like: FiledCompany) =>
  Object.fromEntries(Object.entries(filed).filter(([field, value]) => value !== like[field as 'name']));

async function applyRow({ row, value }: ImportRow, run: Run): Promise<ImportOutcome> {
  const { layout, context, groups, session } = run;
  const cells = cellsOf(value, layout);
  const number = cells.get('customerNumber') ?? '';
  const { company, issue } = findFor(run.known, { number, vatId: vatIdOf(cells.get('vatId') ?? '') });
  if (issue) return refusedFor({ row }, issue === 'company-ambiguous' ? 'vatId' : 'customerNumber', issue);
  const before = company ? filedCompany(company, groups) : NONE;
  const planned = planCompany(cells, { before, company }, groups);
  if (planned.issues) return refusedRow({ row }, planned.issues);
  const change: Change = { company, before, after: planned.after };
  const fault = await numberFault(company, change, run);
  if (fault) return refusedFor({ row }, 'customerNumber', fault);
  const owner = await ownerOfRow(cells.get('ownerEmail') ?? '', company, run);
  if ('issues' in owner) return refusedRow({ row }, owner.issues);
  const vat = await judgeNumber(change, context.now);
  if ('issues' in vat) return refusedRow({ row }, vat.issues);
  const { after } = change;
  const isSame = company && JSON.stringify(after) === JSON.stringify(before);
  if (isSame && !owner.invites) return { row, outcome: 'same' };
  const invited = owner.invites ? owner.email : '';
  const companyId = session && (await store(change, { vat: vat.vat, owner: invited }, run, session));
  const userId = run.accounts.get(owner.email)?._id.toHexString();
  const back: CompanyBack = {
    companyId: (companyId ?? company?._id ?? new ObjectId()).toHexString(),
    ...(company ? {} : { made: true as const }),
    ...{ before, after },
  };
  return {
    row,
    outcome: company ? 'changed' : 'created',
    ...(userId ? { userId } : {}),
    before: company ? shown(before, after) : {},
    // Also where it stays: the row is known by it.
    after: { name: after.name, ...shown(after, before), ...(invited ? { ownerEmail: invited } : {}) },
    back,
  };
}

/** Companies: by their customer numbers, else by their VAT numbers; new ones are active at once. */
export const companiesKind: Kind = {
  keyOf: (value, layout) =>
    textOf(value, 'customerNumber', layout) || vatIdOf(textOf(value, 'vatId', layout)) || null,
  async apply(rows, layout, context, session) {
    const imagined = (context.additions ?? []).filter(({ create }) => create === 'group');
    const groups = await groupsByName(imagined.map(({ id: _id, name }) => ({ _id, name })));
    const cellsIn = (field: string) =>
      rows.map(({ value }) => textOf(value, field, layout)).filter((cell) => cell !== '');
    const numbers = cellsIn('customerNumber');
    const known = await companiesCalled(
      [...numbers, ...numbers.map((number) => number.toUpperCase())],
      cellsIn('vatId').map(vatIdOf),
      session,
    );
    const emails = cellsIn('ownerEmail').map((email) => email.toLowerCase());
    const accounts = new Map((await findAccounts(emails, session)).map((user) => [user.email, user]));
    const run = { layout, context, groups, known, accounts, given: new Set<string>(), session };
    const outcomes: ImportOutcome[] = [];
    // One after the other: a transaction is one conversation.
    for (const row of rows) outcomes.push(await applyRow(row, run));
    return outcomes;
  },
  undo: undoCompanyRows,
};

import type { CustomerRow } from '@/lib/server/commerce/customers/list-customers';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';
import type { Category } from '@/lib/shared/categories/category.schema';
import type { CompanyRow } from '@/lib/shared/companies/company.schema';
import type { ManagedOfferRow, OfferRow } from '@/lib/shared/offers/offer.schema';
import type { Refund } from '@/lib/shared/payments/returned-money.schema';
import { AGES } from '@/lib/shared/receivables/ageing';
import type { ReceivableRow } from '@/lib/shared/receivables/receivable-rows.schema';
import type { ContactMessage } from '@/lib/shared/requests/contact.schema';
import type { OwnQuote, QuotedLine, QuoteRequest } from '@/lib/shared/requests/quote.schema';
import type { ManagedReturn, Return } from '@/lib/shared/returns/return.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { Dollars, type FileColumns } from './bind-list-file';

// Programs find columns by name: rename none.

const dollars = (amount: number | undefined) => (amount === undefined ? undefined : new Dollars(amount));

const jsonOf = (values: AuditEntry['before']) => (values ? JSON.stringify(values) : undefined);

export const auditColumns: FileColumns<AuditEntry> = {
  number: ({ seq }) => seq,
  at: ({ at }) => at,
  action: ({ action }) => action,
  actor_kind: ({ actor }) => actor.kind,
  actor_id: ({ actor }) => actor.id,
  actor_email: ({ actor }) => actor.email,
  actor_name: ({ actor }) => actor.name,
  subject_kind: ({ subject }) => subject.kind,
  subject_id: ({ subject }) => subject.id,
  subject: ({ subject }) => subject.label,
  subject_email: ({ subject }) => subject.email,
  before: ({ before }) => jsonOf(before),
  after: ({ after }) => jsonOf(after),
  address: ({ address }) => address,
  hash: ({ hash }) => hash,
};

export const categoryColumns: FileColumns<Category & { tools: number }> = {
  address: ({ slug }) => slug,
  order: ({ order }) => order,
  ...Object.fromEntries(
    LANGUAGES.all.map((language) => [`name_${language}`, ({ names }: Category) => names[language]]),
  ),
  key_specifications: ({ keySpecs }) => keySpecs.join('; '),
  tools: ({ tools }) => tools,
};

export const companyColumns: FileColumns<CompanyRow> = {
  number: ({ number }) => number,
  company: ({ name }) => name,
  state: ({ state }) => state,
  members: ({ members }) => members,
  terms_days: ({ termsDays }) => termsDays,
  credit_limit: ({ creditLimit }) => dollars(creditLimit),
  reserved: ({ reserved }) => dollars(reserved),
  invoiced: ({ invoiced }) => dollars(invoiced),
  overdue: ({ overdue }) => dollars(overdue),
  price_list: ({ priceGroup }) => priceGroup,
  created: ({ createdAt }) => createdAt,
  customer_number: ({ customerNumber }) => customerNumber,
};

export const customerColumns: FileColumns<CustomerRow> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  confirmed: ({ verified }) => verified,
  orders: ({ orders }) => orders,
  open_orders: ({ open }) => open,
  revenue: ({ revenue }) => dollars(revenue),
  last_order: ({ lastOrderAt }) => lastOrderAt,
  customer_number: ({ customerNumber }) => customerNumber,
};

export const offerColumns: FileColumns<OfferRow> = {
  number: ({ number }) => number,
  version: ({ version }) => version,
  state: ({ state }) => state,
  request: ({ requestNumber }) => requestNumber,
  lines: ({ lineCount }) => lineCount,
  units: ({ units }) => units,
  first_tool: ({ toolName }) => toolName,
  value: ({ due }) => dollars(due),
  sent: ({ sentAt }) => sentAt,
  valid_until: ({ validUntil }) => validUntil,
  stock_held: ({ stockHeld }) => stockHeld,
};

export const managedOfferColumns: FileColumns<ManagedOfferRow> = {
  ...offerColumns,
  customer: ({ to }) => to.name,
  email: ({ to }) => to.email,
  company: ({ to, company }) => company?.name ?? to.company,
  changed: ({ changedAt }) => changedAt,
};

export const messageColumns: FileColumns<ContactMessage> = {
  number: ({ number }) => number,
  state: ({ state }) => state,
  received: ({ receivedAt }) => receivedAt,
  topic: ({ topic }) => topic,
  name: ({ name }) => name,
  email: ({ email }) => email,
  company: ({ company }) => company,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  answered: ({ answeredAt }) => answeredAt,
};

type LineOf<Whole, Line> = { whole: Whole; line: Line };

/** A row for each line. */
export function linesOf<Line, Whole extends { lines: readonly Line[] }>(
  wholes: readonly (Whole & { lines: readonly Line[] })[],
): LineOf<Whole, Line>[] {
  return wholes.flatMap((whole) => whole.lines.map((line) => ({ whole, line })));
}

export const ownQuoteColumns: FileColumns<LineOf<OwnQuote, QuotedLine>> = {
  number: ({ whole }) => whole.number,
  state: ({ whole }) => whole.state,
  requested: ({ whole }) => whole.requestedAt,
  sku: ({ line }) => line.toolSku,
  tool: ({ line }) => line.toolName,
  quantity: ({ line }) => line.quantity,
  list_price: ({ line }) => dollars(line.unitPrice),
  note: ({ whole }) => whole.note,
  answered: ({ whole }) => whole.answeredAt,
};

export const quoteColumns: FileColumns<LineOf<QuoteRequest, QuotedLine>> = {
  ...ownQuoteColumns,
  name: ({ whole }) => whole.name,
  email: ({ whole }) => whole.email,
  company: ({ whole }) => whole.company,
  phone: ({ whole }) => whole.phone,
};

export const refundColumns: FileColumns<Refund> = {
  created: ({ createdAt }) => createdAt,
  order: ({ orderNumber }) => orderNumber,
  transaction: ({ transactionId }) => transactionId,
  amount: ({ amount }) => dollars(amount),
  reason: ({ reason }) => reason,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  refunded: ({ refundedAt }) => refundedAt,
  returned_amount: ({ failure }) => dollars(failure?.amount),
  returned_reason: ({ failure }) => failure?.reason,
  returned: ({ failure }) => failure?.at,
  settled: ({ settledAt }) => settledAt,
};

type ReturnLine = Return['lines'][number];

export const returnColumns: FileColumns<LineOf<Return, ReturnLine>> = {
  number: ({ whole }) => whole.number,
  state: ({ whole }) => whole.state,
  requested: ({ whole }) => whole.requestedAt,
  order: ({ whole }) => whole.orderNumber,
  delivery_note: ({ whole }) => whole.shipmentNumber,
  sku: ({ line }) => line.sku,
  tool: ({ line }) => line.name,
  quantity: ({ line }) => line.quantity,
  reason: ({ line }) => line.reason,
  approved: ({ line }) => line.approved,
  restocked: ({ line }) => line.restock,
  scrapped: ({ line }) => line.scrap,
  refunded: ({ whole }) => dollars(whole.refunded),
};

export const managedReturnColumns: FileColumns<LineOf<ManagedReturn, ReturnLine>> = {
  ...returnColumns,
  buyer: ({ whole }) => whole.buyerName,
  company: ({ whole }) => whole.company,
};

export const requisitionColumns: FileColumns<Requisition> = {
  number: ({ number }) => number,
  state: ({ state }) => state,
  requested: ({ submittedAt }) => submittedAt,
  requester: ({ requester }) => requester.name,
  po_number: ({ poNumber }) => poNumber,
  lines: ({ lineCount }) => lineCount,
  units: ({ units }) => units,
  value: ({ due }) => dollars(due),
  payment: ({ payBy }) => payBy,
  order: ({ orderNumber }) => orderNumber,
  ended: ({ endedAt }) => endedAt,
  ended_by: ({ endedBy }) => endedBy,
  reason: ({ reason }) => reason,
};

const ageColumns = Object.fromEntries(
  AGES.map((age, place) => [`age_${age}`, ({ ages }: ReceivableRow) => dollars(ages[place])]),
);

export const receivableColumns: FileColumns<ReceivableRow> = {
  number: ({ number }) => number,
  company: ({ name }) => name,
  open: ({ open }) => dollars(open),
  overdue: ({ overdue }) => dollars(overdue),
  oldest_due: ({ oldestDue }) => oldestDue,
  ...ageColumns,
  credit: ({ credit }) => dollars(credit),
  last_payment: ({ lastPayment }) => lastPayment,
  last_reminder: ({ lastReminder }) => lastReminder,
  no_reminders_until: ({ noRemindersUntil }) => noRemindersUntil,
  currency: () => CURRENCY.code,
};

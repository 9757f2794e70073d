import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import type {
  BuyerParty,
  ChargedPaper,
  Delivered,
  PaperAddress,
} from '@/lib/server/platform/db/documents/receivables';
import type { DeliveryAddress } from '@/lib/shared/addresses/address-text';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { notesOfGroups, type TaxGroup } from '@/lib/shared/trade/costs-of';
import { groupsOnDay } from '@/lib/shared/trade/groups-on-day';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { smallBusinessNote } from '@/lib/shared/trade/trade-settings';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';

/** What a paper of a shop that charges takes from elsewhere than its order, as it is at that moment. */
export type PaperFacts = {
  /** Those in force. */
  trade?: TradeSettings | undefined;
  /** That ordered. */
  company: Pick<CompanyDocument, 'vatId' | 'vat' | 'invoiceEmail' | 'buyerReference'> | null;
};

type ChargedOrder = OrderDocument & Required<Pick<OrderDocument, 'taxes' | 'tax'>>;

export function isCharged(order: OrderDocument): order is ChargedOrder {
  return order.taxes !== undefined && order.tax !== undefined;
}

type Party = Omit<PaperAddress, 'name'>;

function partyOf({ street, addition, postalCode, city, region, country }: Party): Party {
  return {
    street,
    ...(addition && { addition }),
    postalCode,
    city,
    ...(region && { region }),
    country,
  };
}

const nameOf = ({ company, name }: Pick<DeliveryAddress, 'company' | 'name'>) => company || name;

function shipToOf({ delivery }: OrderDocument): PaperAddress | undefined {
  if (!delivery) return undefined;
  const name = nameOf(delivery);
  return { ...(name && { name }), ...partyOf(delivery) };
}

/** A company, and below it who ordered; or a person, at the address of the invoice, else of the delivery. */
function buyerPartyOf(order: OrderDocument, { company }: PaperFacts): BuyerParty {
  const { billTo, buyerName, buyerEmail, billing = order.delivery } = order;
  const reference = order.buyerReference ?? company?.buyerReference;
  if (billTo)
    return {
      name: billTo.name,
      person: buyerName,
      ...partyOf(billTo.billing),
      ...(billTo.billing.phone && { phone: billTo.billing.phone }),
      ...optionalField('vatId', order.tax?.vatId ?? billTo.vatId),
      email: company?.invoiceEmail || buyerEmail,
      ...(reference && { reference }),
    };
  if (!billing) throw new Error(`order ${order.number} has no address for its invoice`);
  return {
    name: nameOf(billing) || buyerName,
    ...(billing.company && { person: buyerName }),
    ...partyOf(billing),
    ...(billing.phone && { phone: billing.phone }),
    email: buyerEmail,
    ...(reference && { reference }),
  };
}

function deliveredOf({ payBy, shipsOn }: OrderDocument, { day, deliveredOn }: Invoiced): Delivered {
  if (payBy === 'account') return { on: deliveredOn ?? day, what: 'shipped' };
  return shipsOn === undefined ? { on: day, what: 'none' } : { on: shipsOn, what: 'planned' };
}

/** Tax depends on the buyer as they were when they ordered. */
function frozenBuyer({ tax, billTo, delivery }: ChargedOrder): TaxedBuyer {
  return {
    ...optionalField('vatId', tax.vatId),
    vatIdState: tax.checkId ? 'valid' : 'none',
    billingCountry: billTo?.billing.country ?? delivery?.country ?? '',
    certificates: [],
  };
}

type Invoiced = {
  /** Units by the order's lines. */
  unitsOf: (line: OrderLine) => number;
  isWithFreight: boolean;
  day: string;
  /** On account: the day that its units left, by default that of the paper. */
  deliveredOn?: string | undefined;
};

/**
 * Returns the tax groups of an invoice, and the group of each line of its order. What was paid already is invoiced as it was placed; what
 * is paid afterwards at the rates of the day that it ships.
 */
function invoicedGroups(
  order: ChargedOrder,
  { unitsOf, isWithFreight, day, deliveredOn = day }: Invoiced,
  { trade }: PaperFacts,
): { groups: TaxGroup[]; lineGroups: number[] } {
  const lineGroups = order.lines.map(({ group = 0 }) => group);
  if (order.payBy !== 'account') return { groups: order.taxes, lineGroups };
  const to = order.delivery ?? { country: '', region: '', postalCode: '' };
  return groupsOnDay(
    order.taxes,
    order.lines.map((line, at) => ({
      ...{ group: lineGroups[at] ?? 0, taxClass: line.taxClass },
      ...{ orderedCents: lineCents(line), netCents: lineCents(line, unitsOf(line)) },
    })),
    {
      ...{ trade, isWithFreight },
      delivery: { to, kind: order.shipping?.kind, buyer: frozenBuyer(order), day: deliveredOn },
    },
  );
}

/** The check that confirmed the number of an untaxed supply: the newest one of the same number. */
function checkOf({ tax }: ChargedOrder, { company }: PaperFacts) {
  const { vatId, vat } = company ?? {};
  const isConfirmed = vatId !== undefined && vatId === tax.vatId && vat?.state === 'valid';
  return tax.checkId && isConfirmed && vat.checkId ? vat.checkId : tax.checkId;
}

const sumOf = (groups: readonly TaxGroup[], field: 'basisCents' | 'taxCents') =>
  groups.reduce((sum, group) => sum + group[field], 0);

/** Returns what an invoice of a shop that charges has besides, and the group of each line of its order. */
export function chargedPaper(
  order: ChargedOrder,
  invoiced: Invoiced,
  facts: PaperFacts,
): { paper: ChargedPaper; lineGroups: number[] } {
  const { day } = invoiced;
  const { groups, lineGroups } = invoicedGroups(order, invoiced, facts);
  const { trade } = facts;
  const notes = notesOfGroups(groups);
  const note = trade && notes.includes('small-business') ? smallBusinessNote(trade) : undefined;
  const paper = {
    mode: order.tax.mode,
    groups,
    netCents: sumOf(groups, 'basisCents'),
    taxCents: sumOf(groups, 'taxCents'),
    delivered: deliveredOf(order, invoiced),
    ...(order.payBy === 'account' ? {} : { paidOn: order.paidAt ? shopDay(order.paidAt) : day }),
    ...optionalField('sellerParty', trade?.seller),
    buyerParty: buyerPartyOf(order, facts),
    ...optionalField('shipTo', shipToOf(order)),
    notes,
    ...optionalField('checkId', checkOf(order, facts)),
    ...optionalField('exemption', order.tax.exemption),
    ...optionalField('smallBusinessNote', note),
  };
  return { paper, lineGroups };
}

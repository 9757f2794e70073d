import type { ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type {
  OfferCounter,
  OfferDocument,
  OfferLine,
  OfferVersion,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import type {
  ManagedOffer,
  ManagedOfferRow,
  Offer,
  OfferMark,
  OfferRow,
} from '@/lib/shared/offers/offer.schema';
import { offerState } from '@/lib/shared/offers/offer-states';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { newestOf } from './held-units';
import { nameIn } from './line-name';

function serializeLine(line: OfferLine) {
  const { toolId, sku, name, image, quantity, unitPriceCents, leadDays } = line;
  return {
    toolId: toolId.toHexString(),
    ...{ sku, name, image, quantity },
    unitPrice: toDollars(unitPriceCents),
    lineTotal: toDollars(lineCents(line)),
    ...optionalField('leadDays', leadDays),
  };
}

function serializeCounter({ v, lines, note, at }: OfferCounter): Offer['counters'][number] {
  return {
    v,
    ...optionalField(
      'lines',
      lines?.map(({ toolId, quantity, unitPriceCents }) => ({
        toolId: toolId.toHexString(),
        quantity,
        ...(unitPriceCents === undefined ? {} : { unitPrice: toDollars(unitPriceCents) }),
      })),
    ),
    note,
    at: at.toISOString(),
  };
}

/** Freight that a version promises. */
export const promisedOf = (shipping: OfferVersion['shipping']) =>
  optionalField('shipping', shipping && { price: toDollars(shipping.cents), to: shipping.to });

const sumOf = ({ v, dueCents, validUntil }: OfferVersion) => ({ v, due: toDollars(dueCents), validUntil });

/** `names` by id, of who ended it. */
type Context = { names: ReadonlyMap<string, string>; now: Date };
type RowContext = Context & { language: Language };
type ReaderContext = RowContext & { tools: ToolOffers };

function standingOf(offer: OfferDocument, { names, now }: Context) {
  const { _id, number, requestNumber, version, heldVersion, heldUntil, orderId, createdAt } = offer;
  const { endedAt, endedBy } = offer;
  const { dueCents, validUntil, sentAt, shipping } = newestOf(offer);
  return {
    _id: _id.toHexString(),
    number,
    ...optionalField('requestNumber', requestNumber),
    state: offerState(offer, now),
    version,
    due: toDollars(dueCents),
    ...promisedOf(shipping),
    validUntil,
    stockHeld: heldVersion === version && heldUntil !== undefined && now <= heldUntil,
    ...optionalField('orderId', orderId?.toHexString()),
    ...optionalField('endedAt', endedAt?.toISOString()),
    ...optionalField('endedBy', endedBy && names.get(endedBy.toHexString())),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt.toISOString(),
  };
}

export function serializeOffer(offer: OfferDocument, context: ReaderContext): Offer {
  const { lines, note } = newestOf(offer);
  const { version, heldVersion, versions, counters, reason } = offer;
  const { tools, language } = context;
  const standing = standingOf(offer, context);
  return {
    ...standing,
    lines: lines.map((line) => {
      const tool = tools.get(line.toolId.toHexString());
      const held = heldVersion === version ? line.quantity : 0;
      return {
        ...serializeLine({ ...line, name: nameIn(line, language) }),
        ...(tool?.sale === 'on-sale' ? { publicPrice: toDollars(tool.unitPriceCents) } : {}),
        available: tool ? tool.available + held : 0,
      };
    }),
    ...optionalField('note', note),
    counters: counters.map(serializeCounter),
    earlier: versions.filter(({ v }) => v !== version).map(sumOf),
    ...(standing.state === 'declined' || standing.state === 'withdrawn'
      ? optionalField('reason', reason)
      : {}),
  };
}

export function serializeOfferRow(offer: OfferDocument, context: RowContext): OfferRow {
  const { lines } = newestOf(offer);
  const [first] = lines;
  return {
    ...standingOf(offer, context),
    lineCount: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    toolName: first ? nameIn(first, context.language) : '',
  };
}

function serializeRecipient({ to: { name, email, company, userId } }: OfferDocument) {
  return {
    name: isOfClosedAccount(email) ? CLOSED_ACCOUNT.buyerName : name,
    email,
    ...optionalField('company', company),
    ...optionalField('userId', userId?.toHexString()),
  };
}

/** With the names of companies by id. */
type ManagedContext = Context & { companies: ReadonlyMap<string, string> };

function companyOf({ companyId }: OfferDocument, { companies }: ManagedContext) {
  const _id = companyId?.toHexString() ?? '';
  const name = companies.get(_id);
  return name === undefined ? {} : { company: { _id, name } };
}

export function serializeManagedRow(
  offer: OfferDocument,
  context: ManagedContext & RowContext,
): ManagedOfferRow {
  const changedAt = offer.endedAt ?? offer.counters.at(-1)?.at;
  const { sentAt } = newestOf(offer);
  return {
    ...serializeOfferRow(offer, context),
    to: serializeRecipient(offer),
    ...companyOf(offer, context),
    changedAt: (changedAt && changedAt > sentAt ? changedAt : sentAt).toISOString(),
  };
}

export function serializeManagedOffer(offer: OfferDocument, context: ManagedContext): ManagedOffer {
  const { requestId, versions, counters, reason } = offer;
  return {
    ...standingOf(offer, context),
    ...optionalField('requestId', requestId?.toHexString()),
    to: serializeRecipient(offer),
    ...companyOf(offer, context),
    versions: versions.map((version) => ({
      ...sumOf(version),
      ...promisedOf(version.shipping),
      lines: version.lines.map(serializeLine),
      holdStock: version.holdStock,
      ...optionalField('note', version.note),
      sentAt: version.sentAt.toISOString(),
    })),
    counters: counters.map(serializeCounter),
    ...optionalField('reason', reason),
  };
}

export function serializeMark(
  offer: Pick<OfferDocument, '_id' | 'number' | 'state' | 'validTo'>,
  now: Date,
): OfferMark {
  return { _id: offer._id.toHexString(), number: offer.number, state: offerState(offer, now) };
}

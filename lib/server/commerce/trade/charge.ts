import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import type { DeliveryAddress } from '@/lib/shared/addresses/address-text';
import { countryName } from '@/lib/shared/addresses/countries';
import type { InvoiceFormat } from '@/lib/shared/companies/invoice-format';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import type { ChargedFields } from '@/lib/shared/orders/charged-order.schema';
import { isWrongLeitwegId } from '@/lib/shared/trade/company/leitweg-id';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';
import type { CostsAnswer, CostsQuestion } from '@/lib/shared/trade/costs-for';
import type { Costs } from '@/lib/shared/trade/costs-of';
import type { ShippingMethod } from '@/lib/shared/trade/settings/shipping.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { stateOf } from '@/lib/shared/trade/settings/us-states';
import { methodsFor, zoneOf } from '@/lib/shared/trade/shipping-price';
import type { Place } from '@/lib/shared/trade/territory';
import { charges } from '@/lib/shared/trade/trade-settings';
import { costsResponse, reasonsResponse } from './costs.serializer';
import { type CurrentTrade, currentTrade } from './current-trade';
import { estimate, type TradedLine } from './estimate';
import { type CheckedBuyer, type TaxedCompany, taxedBuyer } from './taxed-buyer';

/** How an order is delivered and taxed in a shop that charges: what was sent for it, and the settings that price it. */
export type Charge = Omit<CostsQuestion, 'lines'> & {
  buyer: CheckedBuyer;
  /** When it was priced. */
  now: Date;
  trade: CurrentTrade;
  settings: TradeSettings;
  /** Absent for pickup. */
  delivery?: DeliveryAddress | undefined;
  method?: ShippingMethod | undefined;
  carrier?: string | undefined;
  account?: string | undefined;
  billing?: DeliveryAddress | undefined;
  /** The order's own, else the company's. */
  buyerReference?: string | undefined;
  invoiceFormat?: InvoiceFormat | undefined;
  /** For pickup: the phone of whom it is invoiced to. */
  collectorsPhone?: string | undefined;
};

export type PromisedFreight = { cents: number; to: Place };
export type ChargedBuyer = (TaxedCompany & Pick<CompanyDocument, 'buyerReference' | 'invoiceFormat'>) | null;

const placeOf = ({ country, region, postalCode }: Place): Place => ({ country, region, postalCode });

function sellersPlace({ seller }: TradeSettings): Place {
  return {
    country: seller?.country ?? '',
    region: seller?.region ?? '',
    postalCode: seller?.postalCode ?? '',
  };
}

function refuse(field: string, code: IssueCode): never {
  throw new AppError('validation-failed', { issues: { [field]: [code] } });
}

/** The names of the fields that no shop takes which does not charge. */
const CHARGED_FIELDS = [
  'delivery',
  'shippingMethod',
  'carrier',
  'account',
  'billing',
  'buyerReference',
] as const satisfies readonly (keyof ChargedFields)[];

/** Returns what of a request for an order makes it the same as one before, in a shop that charges. */
export function chargedContent(input: ChargedFields): unknown[] {
  const sent = CHARGED_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]]));
  return sent.length > 0 ? [sent] : [];
}

function refuseFields(input: ChargedFields, fields: readonly (keyof ChargedFields)[]): void {
  const sent = fields.filter((field) => input[field] !== undefined);
  if (sent.length === 0) return;
  const issues: FieldIssues = Object.fromEntries(sent.map((field) => [field, ['unknown-field']]));
  throw new AppError('validation-failed', { issues });
}

/** Throws `validation-failed` for a method that there is not, or fields that do not go with it. */
function methodOf(
  { shipping: { methods } }: TradeSettings,
  { shippingMethod: id, carrier, account }: ChargedFields,
): ShippingMethod | undefined {
  const method = methods.find((each) => each.id === id);
  if (id !== undefined && !method) refuse('shippingMethod', 'shipping-method-required');
  if (method?.kind !== 'own-carrier') {
    refuseFields({ carrier, account }, ['carrier', 'account']);
    return method;
  }
  if (!carrier) refuse('carrier', 'carrier-required');
  if (!account) refuse('account', 'carrier-account-required');
  return method;
}

/** A company that takes XRechnung is reached by its reference: one with wrong check digits is refused. */
function requireReference({ buyerReference = '' }: ChargedFields, company: ChargedBuyer): void {
  if (company?.invoiceFormat === 'xrechnung' && isWrongLeitwegId(buyerReference))
    refuse('buyerReference', 'leitweg-id-invalid');
}

/** Throws `validation-failed` without the addresses that the method needs. */
function requireAddresses(
  input: ChargedFields,
  { method, company, tax }: { method: ShippingMethod | undefined; company: ChargedBuyer } & TradeSettings,
): void {
  const { delivery, billing } = input;
  if (company) refuseFields({ billing }, ['billing']);
  if (method?.kind === 'pickup') {
    refuseFields({ delivery }, ['delivery']);
    if (!company && !billing) refuse('billing', 'billing-required');
    return;
  }
  if (!delivery) refuse('delivery', 'delivery-required');
  if (tax.mode === 'us' && delivery.country === 'US' && !stateOf(delivery.region))
    refuse('delivery.region', 'state-required');
}

type ChargedFor = {
  /** Returns the company that orders, null for a person. */
  findBuyer: () => Promise<ChargedBuyer>;
  /** Freight of an offer, in place of a method. */
  promised?: PromisedFreight | undefined;
  now: Date;
};

/** Throws `validation-failed` for a delivery to another country or zone than what an offer promised. */
export function requirePromised(
  { shipping: { zones } }: TradeSettings,
  promised: PromisedFreight,
  delivery: Place,
): void {
  const { to } = promised;
  if (to.country === delivery.country && zoneOf(zones, to)?.id === zoneOf(zones, delivery)?.id) return;
  const named = [to.postalCode, to.region, countryName(to.country, requestLanguage())];
  const place = named.filter((part) => part !== '').join(' ');
  throw new AppError('validation-failed', {
    issues: { delivery: [{ code: 'offer-place', params: { place } }] },
  });
}

/**
 * Returns how an order is charged, by what was sent for it; undefined in a shop that does not charge. Throws `validation-failed` for
 * address texts and for what the shipping method does not go with; fields of such a shop are unknown in any other.
 */
export async function chargeOf(
  input: ChargedFields,
  { findBuyer, promised, now }: ChargedFor,
): Promise<Charge | undefined> {
  const trade = await currentTrade();
  const { settings } = trade;
  if (!charges(settings)) {
    refuseFields(input, CHARGED_FIELDS);
    return undefined;
  }
  const company = await findBuyer();
  const { delivery, shippingMethod, carrier, account, billing, buyerReference } = input;
  if (delivery) refuseFields(input, ['address', 'phone']);
  if (promised && shippingMethod !== undefined) refuse('shippingMethod', 'invalid');
  const method = methodOf(settings, input);
  requireAddresses(input, { method, company, ...settings });
  requireReference(input, company);
  if (promised && delivery) requirePromised(settings, promised, delivery);
  const to = delivery ? placeOf(delivery) : sellersPlace(settings);
  if (method && !methodsFor(settings.shipping, to, [], 0).some((each) => each.method.id === shippingMethod))
    refuse('shippingMethod', 'shipping-method-required');
  return {
    ...{ trade, settings, to, shippingMethod, delivery, method, carrier, account, billing },
    promisedCents: promised?.cents,
    buyerReference: buyerReference || company?.buyerReference,
    invoiceFormat: company?.invoiceFormat,
    collectorsPhone: (billing ?? company?.billing)?.phone,
    buyer: taxedBuyer(settings, company, { to, now }),
    ...{ day: shopDay(now), now },
  };
}

type Stored = Pick<OrderDocument, 'delivery' | 'billing' | 'buyerReference' | 'shipping' | 'taxes'>;

/**
 * Returns what was sent for what is stored of an order to be. Throws `costs-on-request` for one that was stored before the shop charged.
 */
export function chargedFieldsOf({ taxes, shipping, ...stored }: Stored): ChargedFields {
  if (!taxes) throw new AppError('costs-on-request', { members: { reasons: [] } });
  const { delivery, billing, buyerReference } = stored;
  const { methodId: shippingMethod, carrier, account } = shipping ?? {};
  return { delivery, billing, buyerReference, shippingMethod, carrier, account };
}

/** Returns the settings that an order is charged by. Throws `costs-on-request` for one without a charge in a shop that charges. */
export async function chargedTrade(charge: Charge | undefined): Promise<CurrentTrade> {
  if (charge) return charge.trade;
  const trade = await currentTrade();
  if (charges(trade.settings)) throw new AppError('costs-on-request', { members: { reasons: [] } });
  return trade;
}

/** Throws `validation-failed` where a method has to be chosen and none was. */
export function estimateCharge(charge: Charge, lines: readonly TradedLine[]): CostsAnswer {
  const found = estimate(charge.settings, lines, charge);
  const isOpen = charge.shippingMethod === undefined && charge.promisedCents === undefined;
  if (isOpen && found.methods.some((method) => 'cents' in method))
    refuse('shippingMethod', 'shipping-method-required');
  return found;
}

/** What a refusal of changed prices says of the present ones. */
export function presentCosts({ settings: trade, buyer }: Charge, costs: Costs): CostsResponse {
  return costsResponse(costs, { trade, buyer, language: requestLanguage() });
}

/** Throws `costs-on-request` with the reasons. */
export function requireCosts({ costs, reasons }: CostsAnswer): Costs {
  if (!costs)
    throw new AppError('costs-on-request', {
      members: { reasons: reasonsResponse(reasons, requestLanguage()) },
    });
  return costs;
}

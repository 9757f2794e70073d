import type { Message } from '@/lib/shared/messages/messages';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';

/** The caps of an account's unpaid orders (product §9.6). */
export type OpenOrderCaps = {
  orders: number;
  /** Percentage of a tool's units that all open orders but the first may hold together. */
  sharePercent: number;
  /** The share of an account whose orders keep lapsing. */
  lapsedSharePercent: number;
  /** Caps are lower from so many lapsed orders lately on, if they are more than were paid. */
  lapsedOrders: number;
};

/** The unpaid orders of an account, and the recent history of its orders. */
export type OpenOrders = {
  orders: number;
  unitsOfTool: number;
  /** Orders whose units were held in vain. */
  lapsed: number;
  paid: number;
};

export type RequestedUnits = { units: number; moq: number; available: number };

const SHARE_PERCENT = 50;
const SHARE_PERCENT_UNVERIFIED = 25;
const LAPSED_ORDERS_MAX = 5;
const UNCAPPED = { sharePercent: 100, lapsedSharePercent: 100, lapsedOrders: Number.POSITIVE_INFINITY };

type CapSettings = {
  OPEN_ORDERS_MAX: number;
  OPEN_ORDERS_MAX_UNVERIFIED: number;
  UNCAPPED_ACCOUNTS: boolean;
};

export function openOrderCaps(isVerified: boolean, settings: CapSettings): OpenOrderCaps {
  const orders = isVerified ? settings.OPEN_ORDERS_MAX : settings.OPEN_ORDERS_MAX_UNVERIFIED;
  if (settings.UNCAPPED_ACCOUNTS) return { orders, ...UNCAPPED };
  return {
    orders,
    sharePercent: isVerified ? SHARE_PERCENT : SHARE_PERCENT_UNVERIFIED,
    lapsedSharePercent: SHARE_PERCENT_UNVERIFIED,
    lapsedOrders: LAPSED_ORDERS_MAX,
  };
}

function isLapsing({ lapsed, paid }: OpenOrders, caps: OpenOrderCaps): boolean {
  return lapsed >= caps.lapsedOrders && lapsed > paid;
}

/** A share of the units not held by others, or one minimum order. */
function unitsAllowed(requested: RequestedUnits, open: OpenOrders, sharePercent: number): number {
  const share = Math.floor(((requested.available + open.unitsOfTool) * sharePercent) / 100);
  return Math.max(requested.moq, share) - open.unitsOfTool;
}

/**
 * A first open order may take everything available; further ones are capped in number and in units of the tool. An
 * account whose orders keep lapsing has one at a time, capped too.
 */
export function openOrdersFault(
  requested: RequestedUnits,
  open: OpenOrders,
  caps: OpenOrderCaps,
  isVerified: boolean,
): Message<ReasonCode> | null {
  const lapsing = isLapsing(open, caps);
  const most = lapsing ? 1 : caps.orders;
  if (open.orders >= most) {
    if (lapsing) return { code: 'unpaid-orders-lapsed' };
    const code = isVerified ? 'unpaid-orders-number' : 'unpaid-orders-number-unverified';
    return { code, params: { count: open.orders } };
  }
  if (open.orders === 0 && !lapsing) return null;
  const allowed = unitsAllowed(requested, open, lapsing ? caps.lapsedSharePercent : caps.sharePercent);
  if (requested.units <= allowed) return null;
  if (lapsing) return { code: 'unpaid-orders-lapsed-units', params: { count: allowed } };
  if (allowed < requested.moq) return { code: 'unpaid-orders-units-none' };
  return { code: 'unpaid-orders-units', params: { count: allowed } };
}

type HoldSettings = {
  ORDER_EXPIRY_HOURS: number;
  ORDER_EXPIRY_HOURS_UNVERIFIED: number;
  ORDER_EXPIRY_WARNING_HOURS: number;
};

/**
 * How long the units of a new order are held, and how long before the end the buyer is reminded. An unverified
 * account has a shorter hold and is reminded no earlier than halfway.
 */
export function holdHours(
  isVerified: boolean,
  settings: HoldSettings,
): { expiryHours: number; warningHours: number } {
  const { ORDER_EXPIRY_HOURS: hours, ORDER_EXPIRY_WARNING_HOURS: warningHours } = settings;
  if (isVerified) return { expiryHours: hours, warningHours };
  const expiryHours = Math.min(hours, settings.ORDER_EXPIRY_HOURS_UNVERIFIED);
  return { expiryHours, warningHours: Math.min(warningHours, expiryHours / 2) };
}

import 'server-only';
import type { Message } from '@/lib/shared/messages/messages';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';

/** What an account may hold without having paid (product §9.6). */
export type OpenOrderCaps = {
  /** Unpaid orders at a time. */
  orders: number;
  /** Per cent of a tool's units that all but a first open order may hold together. */
  sharePercent: number;
  /** The share of an account whose orders keep lapsing. */
  lapsedSharePercent: number;
  /** As many orders that lapsed lately, and more than were paid, cap an account harder. */
  lapsedOrders: number;
};

/** What an account holds, and what became of its orders lately. */
export type OpenOrders = {
  orders: number;
  /** Units of the wanted tool. */
  unitsOfTool: number;
  /** Orders whose units were held in vain. */
  lapsed: number;
  paid: number;
};

/** `available` is before this order. */
export type WantedUnits = { units: number; moq: number; available: number };

const SHARE_PERCENT = 50;
const SHARE_PERCENT_UNVERIFIED = 25;
const LAPSED_ORDERS_MAX = 5;
const UNCAPPED = { sharePercent: 100, lapsedSharePercent: 100, lapsedOrders: Number.POSITIVE_INFINITY };

type CapSettings = {
  OPEN_ORDERS_MAX: number;
  OPEN_ORDERS_MAX_UNVERIFIED: number;
  UNCAPPED_ACCOUNTS: boolean;
};

/** Returns the caps of an account. */
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

/** How many more units of the tool the account may hold: a share of what all others leave, or one minimum order. */
function unitsAllowed(wanted: WantedUnits, open: OpenOrders, sharePercent: number): number {
  const share = Math.floor(((wanted.available + open.unitsOfTool) * sharePercent) / 100);
  return Math.max(wanted.moq, share) - open.unitsOfTool;
}

/**
 * Why an account may place no such order beside its unpaid ones, or null if it may. A first open order may take all that is
 * available; further ones are capped in number and in units of the tool. An account whose orders keep lapsing has one at
 * a time, and that one is capped too.
 */
export function openOrdersFault(
  wanted: WantedUnits,
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
  const allowed = unitsAllowed(wanted, open, lapsing ? caps.lapsedSharePercent : caps.sharePercent);
  if (wanted.units <= allowed) return null;
  if (lapsing) return { code: 'unpaid-orders-lapsed-units', params: { count: allowed } };
  if (allowed < wanted.moq) return { code: 'unpaid-orders-units-none' };
  return { code: 'unpaid-orders-units', params: { count: allowed } };
}

type HoldSettings = {
  ORDER_EXPIRY_HOURS: number;
  ORDER_EXPIRY_HOURS_UNVERIFIED: number;
  ORDER_EXPIRY_WARNING_HOURS: number;
};

/**
 * For how many hours the units of a new order are held, and how long before the end its buyer is reminded: of the shorter
 * hold of an account with an unverified e-mail, not before half of it is over.
 */
export function holdOf(
  isVerified: boolean,
  settings: HoldSettings,
): { expiryHours: number; warningHours: number } {
  const { ORDER_EXPIRY_HOURS: hours, ORDER_EXPIRY_WARNING_HOURS: warningHours } = settings;
  if (isVerified) return { expiryHours: hours, warningHours };
  const expiryHours = Math.min(hours, settings.ORDER_EXPIRY_HOURS_UNVERIFIED);
  return { expiryHours, warningHours: Math.min(warningHours, expiryHours / 2) };
}

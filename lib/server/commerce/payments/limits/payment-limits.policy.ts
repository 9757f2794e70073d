import 'server-only';

/** What testing stolen cards needs most: many intents, and many declines (product §9.7). */
export type PaymentLimitKind = 'intents' | 'unattached-intents' | 'declines';

/** How many of a kind are taken within an hour, by whom: an account or an address. Keys are those of the rate limits. */
export type PaymentLimit = {
  kind: PaymentLimitKind;
  what: 'account' | 'address';
  key: string;
  limit: number;
};

type LimitSettings = {
  PAYMENT_INTENTS_MAX: number;
  CARD_DECLINES_MAX: number;
  RATE_LIMIT_SCALE: number;
  UNCAPPED_ACCOUNTS: boolean;
};

/** Of an account with an unverified e-mail. */
const UNATTACHED_INTENTS_MAX = 5;

/** An office shares one IP address, so an address may do as much as this number of accounts. */
const ACCOUNTS_PER_ADDRESS = 5;

export type Payer = { accountId: string; address: string | null };

function limitsOf(
  kind: PaymentLimitKind,
  { accountId, address }: Payer,
  perAccount: number,
  scale: number,
): PaymentLimit[] {
  const ofAccount = {
    kind,
    what: 'account' as const,
    key: `payment-${kind}:account:${accountId}`,
    limit: perAccount,
  };
  if (address === null) return [ofAccount];
  const limit = Math.ceil(perAccount * ACCOUNTS_PER_ADDRESS * scale);
  return [ofAccount, { kind, what: 'address', key: `payment-${kind}:address:${address}`, limit }];
}

/**
 * Returns the limits that asking for an intent counts into. One that belongs to no order costs an unverified account
 * nothing, so it gets a handful.
 */
export function intentLimits(
  payer: Payer,
  asked: { isVerified: boolean; ofOrder: boolean },
  settings: LimitSettings,
): PaymentLimit[] {
  const { RATE_LIMIT_SCALE: scale, PAYMENT_INTENTS_MAX, UNCAPPED_ACCOUNTS } = settings;
  const limits = limitsOf('intents', payer, PAYMENT_INTENTS_MAX, scale);
  if (asked.isVerified || asked.ofOrder || UNCAPPED_ACCOUNTS) return limits;
  return [...limitsOf('unattached-intents', payer, UNATTACHED_INTENTS_MAX, scale), ...limits];
}

/** Returns the limits of declined cards: beyond one of them nobody gets an intent until the hour is over. */
export function declineLimits(payer: Payer, settings: LimitSettings): PaymentLimit[] {
  return limitsOf('declines', payer, settings.CARD_DECLINES_MAX, settings.RATE_LIMIT_SCALE);
}

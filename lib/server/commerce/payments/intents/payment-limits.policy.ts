export type PaymentLimitKind = 'intents' | 'unattached-intents' | 'declines';

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

const UNATTACHED_INTENTS_MAX = 5;

/** An office shares one IP address, so an address has the limit of this many accounts. */
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

/** Intents without an order cost an unverified account nothing and have a low limit of their own. */
export function intentLimits(
  payer: Payer,
  request: { isVerified: boolean; ofOrder: boolean },
  settings: LimitSettings,
): PaymentLimit[] {
  const { RATE_LIMIT_SCALE: scale, PAYMENT_INTENTS_MAX, UNCAPPED_ACCOUNTS } = settings;
  const limits = limitsOf('intents', payer, PAYMENT_INTENTS_MAX, scale);
  if (request.isVerified || request.ofOrder || UNCAPPED_ACCOUNTS) return limits;
  return [...limitsOf('unattached-intents', payer, UNATTACHED_INTENTS_MAX, scale), ...limits];
}

export function declineLimits(payer: Payer, settings: LimitSettings): PaymentLimit[] {
  return limitsOf('declines', payer, settings.CARD_DECLINES_MAX, settings.RATE_LIMIT_SCALE);
}

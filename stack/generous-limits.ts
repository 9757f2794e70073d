/**
 * Limits of one account beside emulators, far above a real store's: in a demo or a test one account does what many people
 * do.
 */
const GENEROUS_LIMITS = {
  UNCAPPED_ACCOUNTS: '1',
  OPEN_ORDERS_MAX: '200',
  OPEN_ORDERS_MAX_UNVERIFIED: '100',
  PAYMENT_INTENTS_MAX: '10000',
  CARD_DECLINES_MAX: '25',
  ORDER_MAILS_MAX: '1000',
  RENDERINGS_BURST: '100000',
} as const;

/** Returns those of them that the environment does not set. */
export function limitsBesideEmulators(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(GENEROUS_LIMITS).filter(([name]) => !environment[name]));
}

import { env } from '@/lib/server/platform/config/env';
import type { RateClass } from '@/lib/shared/calls/contract';

export type RateRule = { limit: number; windowSeconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Calls one address may make, before RATE_LIMIT_SCALE. Offices share an address, so each leaves room for many people. */
export const RATE_RULES: Record<RateClass, RateRule> = {
  read: { limit: 1_200, windowSeconds: MINUTE },
  // Search as you type makes many calls.
  search: { limit: 1_200, windowSeconds: MINUTE },
  write: { limit: 300, windowSeconds: MINUTE },
  upload: { limit: 60, windowSeconds: MINUTE },
  payment: { limit: 120, windowSeconds: MINUTE },
  'sign-in': { limit: 120, windowSeconds: MINUTE },
  register: { limit: 60, windowSeconds: HOUR },
  'account-mail': { limit: 60, windowSeconds: HOUR },
  'account-link': { limit: 120, windowSeconds: HOUR },
  request: { limit: 40, windowSeconds: HOUR },
  'token-exchange': { limit: 240, windowSeconds: MINUTE },
  'policy-report': { limit: 60, windowSeconds: MINUTE },
};

export function scaledRule(rateClass: RateClass): RateRule {
  const { limit, windowSeconds } = RATE_RULES[rateClass];
  return { limit: Math.ceil(limit * env().RATE_LIMIT_SCALE), windowSeconds };
}

/** A list of a hundred tools is about 100 KB. */
const BYTES_PER_READ = 128 * 1024;

export function readsOfBytes(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_READ);
}

import { callHttp } from '../stack/http-call';
import type { World } from './world';

const PUBLISHABLE_KEY = 'pk_test_demo';

export const CARDS = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  empty: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  asksForMore: 'pm_card_threeDSecure2Required',
} as const;
export type Card = keyof typeof CARDS;

/** `lost`: no response, so the card may or may not be charged. */
export type Charge = 'succeeded' | 'requires_action' | 'declined' | 'refused' | 'lost';

function chargeOf(world: World, intentId: string, status: unknown): Charge {
  if (status === 'succeeded') {
    world.claims.push({ kind: 'charged', intentId });
    return 'succeeded';
  }
  return status === 'requires_action' ? 'requires_action' : 'declined';
}

export async function confirmCard(
  world: World,
  intent: { intentId: string; secret: string },
  card: Card,
): Promise<Charge> {
  const response = await callHttp({
    method: 'POST',
    url: `${world.stack.stripeUrl}/v1/payment_intents/${intent.intentId}/confirm`,
    token: PUBLISHABLE_KEY,
    form: { client_secret: intent.secret, payment_method: CARDS[card] },
  });
  if (response.status === 'no-response' || response.status >= 500) return 'lost';
  if (response.status === 402) return 'declined';
  return response.status === 200 ? chargeOf(world, intent.intentId, response.body.status) : 'refused';
}

export async function authenticate(world: World, intentId: string, passed: boolean): Promise<Charge> {
  const response = await callHttp({
    method: 'POST',
    url: `${world.stack.stripeUrl}/_control/authenticate`,
    body: { payment_intent: intentId, outcome: passed ? 'complete' : 'fail' },
  });
  return response.status === 200 ? chargeOf(world, intentId, response.body.status) : 'refused';
}

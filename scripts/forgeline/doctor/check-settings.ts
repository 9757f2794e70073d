import type { Env } from '@/lib/server/platform/config/env';
import type { MisspeltSetting } from '@/lib/server/platform/config/misspelt-settings';
import { causeOf, type Finding } from './finding';

type Settings = Pick<
  Env,
  'HSTS' | 'NEXTAUTH_URL' | 'TRUSTED_PROXIES' | 'REGISTRATION_EMAILS' | 'STRIPE_SECRET_KEY'
>;

function registration(rule: Settings['REGISTRATION_EMAILS']): Finding {
  const subject = 'registration';
  if (rule === 'any') return { status: 'ok', subject, text: 'accepts every valid address' };
  return {
    status: 'warn',
    subject,
    text: 'refuses addresses with a dot or hyphen before the @, as most companies have',
    todo: 'Set REGISTRATION_EMAILS=any to accept them',
  };
}

function proxies({ NEXTAUTH_URL, TRUSTED_PROXIES }: Settings): Finding {
  const subject = 'proxies';
  const isBehindOne = new URL(NEXTAUTH_URL).protocol === 'https:';
  if (!isBehindOne || TRUSTED_PROXIES > 0) {
    return { status: 'ok', subject, text: `${TRUSTED_PROXIES} are trusted to name the visitor's address` };
  }
  return {
    status: 'warn',
    subject,
    text: 'a proxy must be there for https, and none is trusted, so that all visitors share one rate limit',
    todo: 'Set TRUSTED_PROXIES to the number of proxies that append to X-Forwarded-For',
  };
}

function transport({ HSTS, NEXTAUTH_URL }: Settings): Finding {
  const subject = 'https';
  if (!NEXTAUTH_URL.startsWith('https://')) return { status: 'ok', subject, text: 'not on this machine' };
  if (HSTS !== 'off') return { status: 'ok', subject, text: 'browsers come by it alone' };
  return {
    status: 'warn',
    subject,
    text: 'a browser that is led to http is not refused',
    todo: 'Set HSTS=host once the name is served by https for good',
  };
}

function paymentMode(key: string): Finding {
  const subject = 'Stripe mode';
  if (!/^(?:sk|rk)_test_/.test(key)) return { status: 'ok', subject, text: 'live' };
  return {
    status: 'warn',
    subject,
    text: 'test',
    todo: 'No money moves until STRIPE_SECRET_KEY is a live key',
  };
}

/** Addresses below .example reach nobody: those of the demo's shop, which its owner replaces. */
export function checkShop(contact: { email: string; security: string }): Finding {
  const subject = 'shop.config.ts';
  const unset = Object.entries(contact).filter(([, address]) => /\.example(?:\/|$)/.test(address));
  if (unset.length === 0) return { status: 'ok', subject, text: 'contact and security reach someone' };
  const names = unset.map(([name]) => `contact.${name}`).join(' and ');
  return {
    status: 'warn',
    subject,
    text: `${names} reach nobody`,
    todo: 'Write your own: docs/your-shop.md',
  };
}

export function checkNames(slips: readonly MisspeltSetting[]): Finding {
  const subject = 'settings';
  if (slips.length === 0) return { status: 'ok', subject, text: 'none is misspelt' };
  const names = slips.map(({ name, meant }) => `${name} is not read (${meant}?)`).join(', ');
  return { status: 'warn', subject, text: names, todo: 'docs/configuration.md has all names' };
}

export function checkSettings(settings: Settings): Finding[] {
  return [
    registration(settings.REGISTRATION_EMAILS),
    proxies(settings),
    transport(settings),
    paymentMode(settings.STRIPE_SECRET_KEY),
  ];
}

export async function checkAddress(get: () => Promise<{ status: number }>): Promise<Finding> {
  const subject = 'public address';
  const todo = 'Start the store, and check DNS, the proxy and its certificate';
  try {
    const { status } = await get();
    if (status === 200) return { status: 'ok', subject, text: 'the store is ready there' };
    return { status: 'warn', subject, text: `/api/ready responds with ${status}`, todo };
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return { status: 'warn', subject, text: `nothing responds there (${causeOf(cause)})`, todo };
  }
}

import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { Language } from '@/lib/shared/site/languages';

export type CardProvider = { scriptUrl: string; publishableKey: string };

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

const scripts = new Map<string, Promise<StripeConstructor>>();

function loadScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    if (window.Stripe) {
      resolve(window.Stripe);
      return;
    }
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.Stripe) resolve(window.Stripe);
      else reject(new Error('The payment provider’s script did not start.'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment provider’s script could not be loaded.'));
    });
    document.head.append(script);
  });
}

/**
 * The script is loaded from `scriptUrl` and never bundled, as the provider requires (https://docs.stripe.com/js/including).
 * After a failure the next call tries again. The provider's messages are in `language`.
 */
export async function loadCardGateway(
  { scriptUrl, publishableKey }: CardProvider,
  language: Language,
): Promise<Stripe> {
  let script = scripts.get(scriptUrl);
  if (!script) {
    script = loadScript(scriptUrl);
    scripts.set(scriptUrl, script);
    script.catch(() => scripts.delete(scriptUrl));
  }
  const create = await script;
  return create(publishableKey, { locale: language });
}

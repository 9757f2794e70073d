import type { EndpointState } from '@/lib/server/commerce/payments/webhooks/webhook-endpoint';
import { causeOf, type Finding } from './finding';

const SUBJECT = 'Stripe endpoint';

function judge({ url, current, outdated, missingEvents }: EndpointState): Finding {
  const todo = 'Run forgeline stripe-setup';
  if (current.length === 0) {
    const text = outdated.length > 0 ? `${url} is sent events of another API version` : `none at ${url}`;
    return { status: outdated.length > 0 ? 'warn' : 'fail', subject: SUBJECT, text, todo };
  }
  if (missingEvents.length > 0) {
    return { status: 'warn', subject: SUBJECT, text: `is not sent ${missingEvents.join(', ')}`, todo };
  }
  if (current.length + outdated.length > 1) {
    return {
      status: 'warn',
      subject: SUBJECT,
      text: `${current.length + outdated.length} are enabled at ${url}`,
      todo: 'forgeline stripe-setup --disable-earlier leaves the newest',
    };
  }
  return { status: 'ok', subject: SUBJECT, text: url };
}

export async function checkStripe(read: () => Promise<EndpointState>): Promise<Finding> {
  try {
    return judge(await read());
  } catch (error) {
    return {
      status: 'fail',
      subject: SUBJECT,
      text: `The request to Stripe failed (${causeOf(error)})`,
      todo: 'Check STRIPE_SECRET_KEY, its right to read and write webhook endpoints, and the way to api.stripe.com',
    };
  }
}

import { loadPartly } from '@/stack/load-settings';
import type { Command } from './command';

const SECRET_FOLLOWS = `Set STRIPE_WEBHOOK_SECRET to this secret; it is shown only now:`;
const WHEN_OTHERS = `There are earlier endpoints: move their secret to STRIPE_WEBHOOK_SECRET_PREVIOUS, restart the store, then run
forgeline stripe-setup --disable-earlier`;

export const command: Command = {
  help: `Makes the endpoint at <NEXTAUTH_URL>/api/webhooks/stripe with the events and the API version that this release reads,
or adds the events it lacks. Where an endpoint of another API version is there, or with --renew, a new one is made beside it,
whose secret is printed: both work until --disable-earlier. Needs NEXTAUTH_URL and STRIPE_SECRET_KEY alone.`,
  options: {
    renew: { type: 'boolean', help: 'make a new endpoint, with a new secret, in any case' },
    'disable-earlier': { type: 'boolean', help: 'disable all endpoints of the store but the newest' },
  },
  async run({ options }) {
    loadPartly(['NEXTAUTH_URL', 'STRIPE_SECRET_KEY']);
    const { disableEarlierEndpoints, setUpEndpoint } = await import(
      '@/lib/server/commerce/payments/webhooks/webhook-endpoint'
    );
    if (options['disable-earlier']) {
      console.log(`Earlier endpoints disabled: ${await disableEarlierEndpoints()}.`);
      return 0;
    }
    const setup = await setUpEndpoint({ isRenewed: options.renew === true });
    if (setup.outcome === 'present') console.log('The endpoint is there, with all its events.');
    if (setup.outcome === 'events-added')
      console.log('The endpoint is there; the events it lacked were added.');
    if (setup.outcome === 'created') {
      console.log(`The endpoint is made. ${SECRET_FOLLOWS}\n${setup.secret}`);
      if (setup.earlier > 0) console.log(WHEN_OTHERS);
    }
    return 0;
  },
};

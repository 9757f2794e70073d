import { DEMO_ACCOUNTS, DEMO_PROFILES } from '../demo-accounts';
import type { SeedOrder } from '../types';
import { BUYING_COMPANIES } from './buying-companies';
import { accountOrderKey } from './orders-on-account';

const DAY_MS = 24 * 3_600_000;

/** Orders whose first line left alone: two of the demo's customer, one of a company on account; a second line may follow. */
export function ordersInParts(now: Date): readonly SeedOrder[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const { email: buyerEmail } = DEMO_ACCOUNTS[1];
  const { address, phone } = DEMO_PROFILES.customer;
  const person = BUYING_COMPANIES.flatMap(({ members }) => members).find(
    ({ email }) => email === 'rigger@example.com',
  );
  if (!person) throw new Error('the demo has no rigger');
  return [
    {
      key: 'parts:1',
      ...{ buyerEmail, address, phone, state: 'paid', poNumber: 'PO-77120' },
      lines: [
        { toolSlug: 'screwdriver-set-6', quantity: 12 },
        { toolSlug: 'tap-die-set-32', quantity: 4 },
      ],
      ...{ placedAt: at(4.3), paidAt: at(4.28), firstLeftAt: at(2.9), promisedFrom: at(-5) },
    },
    {
      key: 'parts:2',
      ...{ buyerEmail, address, phone, state: 'shipped' },
      lines: [
        { toolSlug: 'outside-micrometer-25', quantity: 6 },
        { toolSlug: 'combination-square-300', quantity: 6 },
      ],
      ...{ placedAt: at(33.4), paidAt: at(33.3), firstLeftAt: at(32.2), shippedAt: at(27.1) },
    },
    {
      key: accountOrderKey('parts'),
      ...{ buyerEmail: person.email, address: person.address, phone: person.phone },
      ...{ state: 'on-account', payBy: 'account', poNumber: 'GPM-2238' },
      lines: [
        { toolSlug: 'bolt-cutters-600', quantity: 6 },
        { toolSlug: 'sledge-hammer-5kg', quantity: 10 },
      ],
      ...{ placedAt: at(5.2), firstLeftAt: at(3.8), promisedFrom: at(-2) },
    },
  ];
}

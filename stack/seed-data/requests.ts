import type { ContactTopic } from '@/lib/shared/requests/request-rules';
import { DEMO_ACCOUNTS, DEMO_PROFILES } from './demo-accounts';

/** `hoursAgo` it was sent; the demo's admin answered `answeredAfter` hours later, if given. */
type SeedRequest = {
  name: string;
  email: string;
  company?: string;
  phone?: string;
  signedIn?: boolean;
  hoursAgo: number;
  answeredAfter?: number;
  isSpam?: true;
};

export type SeedQuote = SeedRequest & {
  lines: readonly (readonly [tool: string, quantity: number])[];
  note?: string;
};
export type SeedMessage = SeedRequest & { topic: ContactTopic; message: string };

const [, BUYER] = DEMO_ACCOUNTS;
const BUYER_FACTS = {
  name: BUYER.name,
  email: BUYER.email,
  company: DEMO_PROFILES.customer.company,
  phone: DEMO_PROFILES.customer.phone,
  signedIn: true,
};

export const SEED_QUOTES: readonly SeedQuote[] = [
  {
    name: 'Ingrid Solheim',
    email: 'isolheim@example.com',
    company: 'Fjord Rigging AS',
    phone: '+47 555 01 882',
    hoursAgo: 2.4,
    lines: [
      ['click-torque-wrench-half-inch', 60],
      ['ratcheting-wrench-set-8', 40],
      ['hex-key-set-9', 120],
    ],
    note: 'Offshore use: please quote with a salt-spray finish and our crew numbers engraved.\nDelivery to Bergen, in two lots, the first by the end of January.',
  },
  {
    ...BUYER_FACTS,
    hoursAgo: 9.1,
    lines: [['combination-wrench-set-12', 250]],
    note: 'Same sets as our last order, but with foam inlays for drawer cabinets.',
  },
  {
    name: 'Marcus Bell',
    email: 'mbell@example.com',
    company: 'Tri-County Vocational School',
    hoursAgo: 27.6,
    lines: [
      ['hacksaw-300', 80],
      ['machinist-hammer-500', 80],
      ['digital-caliper-150', 40],
    ],
    note: 'For our new workshop, term starts on January 11. A price for schools?',
  },
  {
    name: 'Priya Raman',
    email: 'priyaraman@example.com',
    company: 'Cascade Wind Services',
    signedIn: true,
    hoursAgo: 74.2,
    answeredAfter: 5.3,
    lines: [
      ['cordless-impact-wrench-18v', 24],
      ['deep-impact-socket-set-8', 24],
    ],
  },
  {
    ...BUYER_FACTS,
    hoursAgo: 412.5,
    answeredAfter: 3.8,
    lines: [
      ['bench-vise-125', 12],
      ['drill-press-vise-100', 12],
    ],
    note: 'With swivel bases, if you make them.',
  },
];

export const SEED_MESSAGES: readonly SeedMessage[] = [
  {
    name: 'Joanna Pike',
    email: 'jpike@example.com',
    company: 'Pike & Daughters Joinery',
    hoursAgo: 1.2,
    topic: 'tools',
    message:
      'Is the F-clamp pad replaceable, and do you sell the pads on their own? We go through a few a month.',
  },
  {
    name: 'Tomasz Nowak',
    email: 'tnowak@example.com',
    company: 'Nowak Elevator Service',
    phone: '+1 312 555 0187',
    signedIn: true,
    hoursAgo: 18.7,
    topic: 'order',
    message:
      'Two of the ratcheting wrenches in our last delivery have the 13 mm head where the 14 mm should be.\n\nPhotos can follow. Could you send the right ones with the next order, so that nobody has to pay for a parcel?',
  },
  {
    name: 'Aiko Mori',
    email: 'amori@example.com',
    hoursAgo: 49.9,
    topic: 'dealer',
    phone: '+81 3 5550 0144',
    message: 'We supply workshops around Osaka and would like to carry your hand tools. Whom may we talk to?',
  },
  {
    name: 'Colleen Byrne',
    email: 'cbyrne@example.com',
    hoursAgo: 120.4,
    answeredAfter: 2.1,
    topic: 'custom',
    message: 'Do you engrave single pieces, as a gift for someone who retires?',
  },
];

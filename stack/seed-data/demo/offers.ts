import type { StoredOfferState } from '@/lib/shared/offers/offer-states';

type SeedOfferVersion = {
  /** Tool, quantity, and the price of a unit. */
  lines: readonly (readonly [tool: string, quantity: number, cents: number])[];
  hoursAgo: number;
  /** How many days it is valid after it was sent. */
  days: number;
  holdStock?: true;
  note?: string;
};

export type SeedOffer = {
  number: string;
  /** An account of the demo. */
  email: string;
  state: StoredOfferState;
  versions: readonly SeedOfferVersion[];
  counters?: readonly {
    v: number;
    hoursAgo: number;
    note: string;
    wish?: readonly [tool: string, quantity: number, cents: number];
  }[];
  endedHoursAgo?: number;
  reason?: string;
};

/** Beside an accepted one, which became an order of the demo (`seed-offers.ts`). */
export const DEMO_OFFERS: readonly SeedOffer[] = [
  {
    number: 'OFF-BENCH2',
    email: 'buyer@example.com',
    state: 'sent',
    versions: [
      {
        ...{ hoursAgo: 77, days: 14 },
        lines: [
          ['bench-vise-125', 12, 8_450],
          ['f-clamp-300', 96, 1_290],
        ],
      },
      {
        ...{ hoursAgo: 20, days: 14, holdStock: true },
        lines: [
          ['bench-vise-125', 12, 8_200],
          ['f-clamp-300', 120, 1_180],
        ],
        note: 'With 120 clamps we can go a little lower, and we hold both for you until the offer ends.',
      },
    ],
    counters: [
      {
        ...{ v: 1, hoursAgo: 52, note: 'We could take 120 clamps if the price goes down a little.' },
        wish: ['f-clamp-300', 120, 1_150],
      },
    ],
  },
  {
    number: 'OFF-CAGE60',
    email: 'buyer@example.com',
    state: 'countered',
    versions: [{ lines: [['c-clamp-150', 60, 1_640]], hoursAgo: 46, days: 10 }],
    counters: [
      {
        ...{ v: 1, hoursAgo: 5, note: 'Our buyer compares three shops. What could you do for 100?' },
        wish: ['c-clamp-150', 100, 1_500],
      },
    ],
  },
  {
    number: 'OFF-RIGGER',
    email: 'rigger@example.com',
    state: 'sent',
    versions: [
      {
        lines: [['one-hand-bar-clamp-450', 24, 1_940]],
        ...{ hoursAgo: 30, days: 21 },
        note: 'Delivery in one lot, from stock.',
      },
    ],
  },
  {
    number: 'OFF-SAWYER',
    email: 'sawyer@example.com',
    state: 'declined',
    versions: [{ lines: [['vertical-toggle-clamp', 80, 990]], hoursAgo: 190, days: 14 }],
    endedHoursAgo: 120,
    reason: 'We found them cheaper.',
  },
  {
    number: 'OFF-GAUGE4',
    email: 'timber@example.com',
    state: 'withdrawn',
    versions: [{ lines: [['f-clamp-300', 40, 1_250]], hoursAgo: 260, days: 14 }],
    endedHoursAgo: 240,
    reason: 'The price was a mistake; please ask us again.',
  },
  {
    number: 'OFF-SPRING',
    email: 'buyer@example.com',
    state: 'sent',
    versions: [{ lines: [['c-clamp-150', 24, 1_720]], hoursAgo: 700, days: 14 }],
  },
];

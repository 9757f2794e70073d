import type { OrderState } from '@/lib/shared/orders/order-status';
/** Independent of the database: the seeding code turns these into documents. */

export type SeedSpec = { name: string; value: string; unit?: string };

export type SeedTool = {
  sku: string;
  slug: string;
  name: string;
  category: string;
  description: string;
  priceCents: number;
  moq: number;
  quantity: number;
  image: string;
  drawing?: string;
  specs: readonly SeedSpec[];
};

export type SeedCategory = {
  slug: string;
  names: { en: string; de: string };
  sentences: { en: string; de: string };
  /** The names of specifications that people choose its tools by; else the catalogue's own order. */
  keySpecs?: string[];
};

/** Days before the injected `now`. */
export type SeedReview = {
  name: string;
  company: string;
  image: string;
  review: string;
  rating: number;
  daysAgo: number;
};

export type SeedToolReview = SeedReview & { toolSlug: string };

export type SeedUser = {
  name: string;
  company: string;
  email: string;
  phone: string;
  address: string;
  education?: string;
  linkedin?: string;
};

export type SeedOrderState = Exclude<OrderState, 'expired'>;

export type SeedOrder = {
  /** Ids and numbers are derived from this. */
  key: string;
  buyerEmail: string;
  /** Absent: by card. */
  payBy?: 'account';
  lines: readonly { toolSlug: string; quantity: number }[];
  state: SeedOrderState;
  placedAt: Date;
  paidAt?: Date;
  /** When its first line left alone; the others leave when it ships. */
  firstLeftAt?: Date;
  shippedAt?: Date;
  /** Units of its only line that are not there: it took what was. */
  owedUnits?: number;
  /** From when its ship day counts, where that was moved. */
  promisedFrom?: Date;
  cancelledAt?: Date;
  refundedAt?: Date;
  poNumber?: string;
  address: string;
  phone: string;
};

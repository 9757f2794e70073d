import type { OrderState } from '@/lib/shared/orders/order-status';
/** Shapes of the demo data. They are independent of the database: the seeding code turns them into documents. */

export type SeedSpec = { name: string; value: string; unit?: string };

export type SeedTool = {
  sku: string;
  slug: string;
  name: string;
  /** Slug of a category. */
  category: string;
  description: string;
  priceCents: number;
  moq: number;
  /** Units available now. */
  quantity: number;
  /** Address of the picture under `public/`. */
  image: string;
  /** Address of a dimensioned drawing, where its length is what a buyer measures. */
  drawing?: string;
  specs: readonly SeedSpec[];
};

/** A review of the shop. Dates are kept as days before the injected `now`. */
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
  buyerEmail: string;
  toolSlug: string;
  quantity: number;
  state: SeedOrderState;
  placedAt: Date;
  paidAt?: Date;
  shippedAt?: Date;
  cancelledAt?: Date;
  refundedAt?: Date;
  address: string;
  phone: string;
};

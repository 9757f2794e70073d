import type { ObjectId } from 'mongodb';
import type { ToolState } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import type { StockReason } from '@/lib/shared/stock/stock-corrections';
import type { SpecType } from '@/lib/shared/tools/spec-values';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import type { DocumentKind, DocumentLanguage } from '@/lib/shared/tools/tool-documents';

export type ToolSpec = { name: string; value: string; unit?: string; type?: SpecType };

/** So many units as people buy them: a box, a carton. */
export type ToolPack = { name: string; units: number; gtin?: string };

export type ToolFile = { url: string; kind: DocumentKind; language: DocumentLanguage; title?: string };

export type ToolPicture = { url: string; alt?: string };

export type ToolDocument = {
  _id: ObjectId;
  sku: string;
  /** The SKU as it is compared: letters and digits only, in lower case. */
  skuKey: string;
  slug: string;
  /** Parts of addresses that the tool had under earlier names, in any language. */
  formerSlugs: string[];
  name: string;
  /** See `sortKeyOf`. */
  nameSortKey: string;
  image: string;
  /** In the order shown; the first is `image`. */
  pictures: ToolPicture[];
  drawing?: string;
  documents: ToolFile[];
  description: string;
  /** Markdown, for the tool's own page. */
  details?: string;
  category: string;
  priceCents: number;
  moq: number;
  /** Orders are for multiples of this many units. */
  step: number;
  packs: ToolPack[];
  /** Units that can be ordered now, without those of unpaid and unshipped orders. */
  quantity: number;
  /** Units of orders that have not shipped, and those that offers hold. On hand = quantity + reserved - owed, at every moment. */
  reserved: number;
  /** Reserved units that are not there; absent: 0. While there are any, `quantity` is 0. */
  owed?: number;
  specs: ToolSpec[];
  /** In the languages other than the catalogue's, in which the fields above are written. */
  texts?: ToolTexts;
  rating: { sum: number; count: number };
  state: ToolState;
  successorId: ObjectId | null;
  /** With fewer available units its stock is low; null for the shop's setting. */
  lowStockBelow: number | null;
  /** Working days until more than there is in stock ships; null for the shop's setting. */
  leadTimeDays: number | null;
  /** Orders may be owed so many units in all; absent or null: none. */
  backorderLimit?: number | null;
  /** The id of its tax class; absent or null for the shop's first one. */
  taxClass?: string | null;
  /** The weight of a unit with its packaging; absent or null where it is not known. */
  weightGrams?: number | null;
  bulky?: boolean;
  /** Its units have serial numbers, which are recorded when they ship. */
  serialised?: boolean;
  /** Months from a calibration to the next one; absent or null for none. */
  calibrationMonths?: number | null;
  /** The moment of the newest count; absent before the first. */
  stockCountedAt?: Date;
  /** The counts that stand, in the order in which they were made: those of imports that can be undone, and the newest other one. */
  stockCounts?: StockCount[];
  /** When the shop was notified of low stock; absent once it no longer is low. */
  lowStockToldAt?: Date;
  /** Raised by each edit, never by stock or ratings. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A count of a tool's units; `undoneUnits` are those by which undone rows before it would have changed them without it. */
export type StockCount = { asOf: Date; importId?: ObjectId; undoneUnits?: number };

/** A deleted tool, which every instance removes from its catalogue. Owned by tools. */
export type RemovedToolDocument = {
  _id: ObjectId;
  sku: string;
  slug: string;
  name: string;
  category: string;
  removedAt: Date;
};

/**
 * A change of a tool's stock. The sums of a tool's lines are its figures: `change` its `quantity` (available),
 * `onHandChange` its units on hand, `owedChange` (absent: 0) those owed. Once a tool is deleted nothing of it is available,
 * and on hand is what its open orders hold.
 */
export type StockLedgerDocument = {
  _id: ObjectId;
  toolId: ObjectId;
  change: number;
  onHandChange: number;
  owedChange?: number;
  /** `owed` where any is. */
  after?: { available: number; onHand: number; owed?: number };
  reason: StockReason;
  orderId?: ObjectId;
  orderNumber?: string;
  /** The offer that holds, or held, the units; `part` is its version. */
  offerId?: ObjectId;
  offerNumber?: string;
  /** The number of the order's refund in part, from 1. */
  part?: number;
  actorId?: ObjectId;
  note?: string;
  /** The name of this change in another system. */
  externalId?: string;
  /** Units more or less, as another system reported them, rather than a figure that somebody counted. */
  isDifference?: true;
  /** The import or bulk call that recorded it. */
  importId?: ObjectId;
  /** When it was counted or happened, where that is not when it was recorded. */
  asOf?: Date;
  at: Date;
};

/** The figure of a change; releases that did not store it lack it. */
export type ReferenceFigure = { available: number } | { change: number };

/** A change of a tool's stock that another system has named, so that it is not made again. `_id` is the tool and that name. */
export type StockReferenceDocument = {
  _id: string;
  at: Date;
  importId?: ObjectId;
  figures?: ReferenceFigure[];
};

/** Tools name their category by its slug; they may name one that is not stored. Owned by the catalogue. */
export type CategoryDocument = {
  _id: ObjectId;
  slug: string;
  names: Partial<Record<Language, string>>;
  sentences: Partial<Record<Language, string>>;
  picture?: string;
  order: number;
  keySpecs: string[];
  createdAt: Date;
  updatedAt: Date;
};

/** Somebody waits for a tool that is out of stock. Deleted with the mail that says it is back. Owned by catalogue. */
export type StockWatchDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  toolId: ObjectId;
  /** The language of the page where it began, for an account without a language. */
  language?: Language;
  createdAt: Date;
};

export type ReviewDocument = {
  _id: ObjectId;
  userId: ObjectId | null;
  /** The tool reviewed; absent for a review of the shop. A person reviews a tool once. */
  toolId?: ObjectId;
  name: string;
  image: string;
  review: string;
  rating: number;
  createdAt: Date;
  editedAt?: Date;
};

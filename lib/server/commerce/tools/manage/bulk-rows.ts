import type { Caller } from '@/lib/server/identity/actor';
import { may } from '@/lib/server/identity/permissions';
import type { BulkFields } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { MAXIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { CURRENCY } from '@/lib/shared/site/currency';
import {
  BULK_FIELDS,
  type BulkChange,
  type BulkProblem,
  type BulkRow,
  type BulkValues,
} from '@/lib/shared/stock/bulk-edit.schema';
import { leadTimeIssues } from '@/lib/shared/tools/tool-rules';
import { UNSET } from '../edit/tool-changes';

/** Returns rows as the caller may see them: without names and values for a program that may change tools and not read them. */
export function rowsFor(caller: Caller, rows: readonly BulkRow[]): BulkRow[] {
  if (may(caller, 'see-managed-tools')) return [...rows];
  return rows.map((row) => ({ ...row, name: '', before: {}, after: {} }));
}

export type BulkStep = { tool: ToolDocument; before: BulkFields; after: BulkFields; row: BulkRow };

const FIELDS = ['priceCents', ...BULK_FIELDS.filter((field) => field !== 'price')] as const;

function bulkValues({ priceCents, ...rest }: BulkFields): BulkValues {
  return { ...(priceCents === undefined ? {} : { price: toDollars(priceCents) }), ...rest };
}

/** Returns the tool's values of the field that `like` has. */
export function presentFields(tool: ToolDocument, like: BulkFields): BulkFields {
  const field = FIELDS.find((each) => like[each] !== undefined) ?? 'category';
  return { [field]: { ...UNSET, ...tool }[field] };
}

function changedFields({ priceCents }: ToolDocument, change: BulkChange): BulkFields {
  return 'price' in change ? { priceCents: bulkPriceCents(priceCents, change.price) } : change;
}

function problemOf(
  tool: ToolDocument,
  { before, after }: { before: BulkFields; after: BulkFields },
  shopLeadDays: number | undefined,
): BulkProblem | undefined {
  const { priceCents, moq } = after;
  if (priceCents !== undefined && !isPrice(priceCents))
    return priceCents < 1 ? 'price-too-low' : 'price-too-high';
  if (after.state === 'on-sale' && tool.priceCents === 0) return 'price-too-low';
  if (JSON.stringify(before) === JSON.stringify(after)) return 'unchanged';
  const [issue] = Object.keys(leadTimeIssues({ ...tool, ...after }, shopLeadDays));
  if (issue) return 'lead-time-required';
  return moq !== undefined && moq % tool.step !== 0 ? 'moq-not-multiple' : undefined;
}

export function bulkRow(
  tool: ToolDocument,
  before: BulkFields,
  after: BulkFields,
  problem?: BulkProblem,
): BulkRow {
  return {
    toolId: tool._id.toHexString(),
    sku: tool.sku,
    name: tool.name,
    revision: tool.revision,
    before: bulkValues(before),
    after: bulkValues(after),
    ...(problem ? { problem } : {}),
  };
}

/** A tool with another revision than `seen` is left unchanged. Pure. */
export function bulkSteps(
  tools: readonly ToolDocument[],
  change: BulkChange,
  {
    seen = new Map(),
    shopLeadDays,
  }: { seen?: ReadonlyMap<string, number>; shopLeadDays?: number | undefined } = {},
): BulkStep[] {
  return tools.map((tool) => {
    const after = changedFields(tool, change);
    const before = presentFields(tool, after);
    const revision = seen.get(tool._id.toHexString());
    const isStale = revision !== undefined && revision !== tool.revision;
    const problem = isStale ? 'edited-meanwhile' : problemOf(tool, { before, after }, shopLeadDays);
    return { tool, before, after, row: bulkRow(tool, before, after, problem) };
  });
}

export type BulkPriceChange = { amount: number } | { percent: number } | { to: number };

const BASIS_POINTS = 10_000n;

/** Rounds to the nearest integer, a half up. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  // BigInt truncates towards zero; a half is rounded up, also below it.
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}

/** In integers, half up: 1,005 cents and 10 % are 1,106. May be less than 1 or more than can be charged; see `isPrice`. */
export function bulkPriceCents(priceCents: number, change: BulkPriceChange): number {
  if ('to' in change) return toCents(change.to);
  if ('amount' in change) return priceCents + toCents(change.amount);
  // A hundredth of a percent is the smallest step.
  const factor = BASIS_POINTS + BigInt(Math.round(change.percent * 100));
  const step = BigInt(CURRENCY.stepCents);
  return Number(divideHalfUp(BigInt(priceCents) * factor, BASIS_POINTS * step) * step);
}

export function isPrice(cents: number): boolean {
  return cents >= 1 && cents <= MAXIMUM_CHARGE_CENTS;
}

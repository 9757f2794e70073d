import 'server-only';
import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toDollars } from '@/lib/shared/numbers/money';
import { differingTexts } from '../edit/tool-texts';

type Values = Record<string, unknown>;

/** Fields that follow from others, or that nobody writes. */
const FOLLOW: ReadonlySet<string> = new Set([
  ...['_id', 'skuKey', 'nameSortKey', 'image', 'slug', 'formerSlugs', 'reserved', 'rating', 'revision'],
  ...['createdAt', 'updatedAt', 'stockCountedAt', 'stockCounts', 'lowStockToldAt', 'drawing', 'texts'],
]);

/** Of long texts and lists, so much is shown. */
const TEXT_MAX = 300;

function shownValue(value: unknown): unknown {
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'string' && value.length > TEXT_MAX) return `${value.slice(0, TEXT_MAX)}…`;
  return value;
}

/** Returns fields of a tool as calls name them, in dollars; `like` names the fields. */
export function shownFields(tool: Partial<ToolDocument>, like: object): Values {
  const stored: Values = tool;
  return Object.fromEntries(
    Object.keys(like)
      .filter((field) => !FOLLOW.has(field))
      .map((field) =>
        field === 'priceCents'
          ? ['price', toDollars(Number(stored.priceCents))]
          : [field, shownValue(stored[field] ?? null)],
      ),
  );
}

/** Returns the fields of a new tool that somebody gave. */
export function shownTool(tool: ToolDocument): Values {
  const isNothing = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const shown = Object.entries(shownFields(tool, tool)).filter(([, value]) => !isNothing(value));
  return { ...Object.fromEntries(shown), ...differingTexts(undefined, tool.texts).after };
}

import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { judge } from '@/lib/server/platform/http/field-issues';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import {
  newToolRowSchema,
  type ToolRow,
  toolRowSchema,
  unpricedToolRowSchema,
} from '@/lib/shared/tools/tool.schema';
import { leadTimeIssues, priceIssues, toolRuleIssues } from '@/lib/shared/tools/tool-rules';
import { newTool } from '../edit/add-tool';
import { type ToolChange, toolChange } from '../edit/tool-changes';
import { differingTexts } from '../edit/tool-texts';

/** The result of a row: a new tool, or other fields of an existing one, and the figure of its stock where it has one. */
export type ToolPlan =
  | { kind: 'new'; tool: ToolDocument }
  | { kind: 'edit'; tool: ToolDocument; change: ToolChange; counted?: number }
  | { kind: 'refused'; issues: FieldIssues };

type Values = Record<string, unknown>;

export type PlanOptions = {
  /** True if the row may say how many units a tool has that is there already. */
  maySetStock: boolean;
  /** Returns the tool that a text names by its SKU or id; undefined for none. */
  findTool: (text: string) => Pick<ToolDocument, '_id'> | undefined;
  /** Returns the slug of the category that a text is or names; null for none. */
  findCategory: (text: string) => string | null;
  /** Working days until units out of stock ship, where a tool has no lead time. */
  shopLeadDays: number | undefined;
  now: Date;
};

/** The category by its address, and the successor by its id, whatever they were named by; without those that there are not. */
function resolved(
  values: Values,
  tool: ToolDocument | null,
  { findTool, findCategory }: PlanOptions,
): { values: Values; issues: FieldIssues } {
  const { category, successorId } = values;
  const found: Values = { ...values };
  const issues: FieldIssues = {};
  // The category that a tool has stays, also one that is not stored.
  if (typeof category === 'string' && category !== '' && category !== tool?.category) {
    const slug = findCategory(category);
    if (slug === null) issues.category = ['category-unknown'];
    found.category = slug ?? undefined;
  }
  if (typeof successorId === 'string' && successorId !== tool?.successorId?.toHexString()) {
    const successor = findTool(successorId);
    if (!successor) issues.successorId = ['successor-unknown'];
    else if (tool?._id.equals(successor._id)) issues.successorId = ['successor-self'];
    found.successorId = successor?._id.toHexString();
  }
  return { values: found, issues };
}

const refused = (issues: FieldIssues): ToolPlan => ({ kind: 'refused', issues });

/** The first picture of a new tool is its image, whichever of the two was given; rows of a file may have neither. */
function withImage({ image, pictures, ...rest }: Values, canLackPicture: boolean): Values {
  const first: unknown = Array.isArray(pictures) ? pictures[0] : undefined;
  const url = typeof first === 'object' && first !== null && 'url' in first ? first.url : undefined;
  return {
    ...rest,
    image: image ?? url ?? (canLackPicture ? TOOL_PLACEHOLDER : undefined),
    ...(pictures === undefined ? {} : { pictures }),
  };
}

function planNew(values: Values, { maySetStock, shopLeadDays, now }: PlanOptions): ToolPlan {
  const isUnpriced = values.state === 'on-request' && values.price === undefined;
  const whole = withImage(values, maySetStock);
  const judged = isUnpriced ? judge(unpricedToolRowSchema, whole) : judge(newToolRowSchema, whole);
  if (judged.issues) return refused(judged.issues);
  const input = judged.value;
  if (input.pictures && input.pictures[0]?.url !== input.image)
    return refused({ pictures: ['pictures-image-first'] });
  const named = { _id: new ObjectId(), sku: input.sku, slug: '', now };
  const tool = newTool(input, named);
  const issues = leadTimeIssues(tool, shopLeadDays);
  return Object.keys(issues).length > 0 ? refused(issues) : { kind: 'new', tool };
}

/** Another image is another first picture. */
function picturesOf({ image, pictures }: ToolRow, tool: ToolDocument): Pick<ToolRow, 'pictures'> {
  if (pictures !== undefined) return { pictures };
  if (image === undefined || image === tool.image) return {};
  return { pictures: [{ url: image }, ...tool.pictures.slice(1).filter(({ url }) => url !== image)] };
}

function planEdit(values: Values, tool: ToolDocument, { maySetStock, shopLeadDays }: PlanOptions): ToolPlan {
  const judged = judge(toolRowSchema, values);
  if (judged.issues) return refused(judged.issues);
  const { sku: _sku, image, pictures, quantity, ...fields } = judged.value;
  if (quantity !== undefined && !maySetStock) return refused({ quantity: ['tool-quantity-elsewhere'] });
  const change = toolChange(tool, { ...fields, ...picturesOf(judged.value, tool) });
  const planned = { ...tool, ...change };
  const issues = {
    ...toolRuleIssues(planned),
    ...priceIssues(planned),
    ...leadTimeIssues(planned, shopLeadDays),
  };
  if (Object.keys(issues).length > 0) return refused(issues);
  return { kind: 'edit', tool, change, ...(quantity === undefined ? {} : { counted: quantity }) };
}

/** Works out what a row makes of the tool with its SKU, or that it adds one. Pure. */
export function planTool(values: Values, tool: ToolDocument | null, options: PlanOptions): ToolPlan {
  const found = resolved(values, tool, options);
  const plan = tool ? planEdit(found.values, tool, options) : planNew(found.values, options);
  if (Object.keys(found.issues).length === 0) return plan;
  // All that is wrong with a row is said at once.
  return refused({ ...(plan.kind === 'refused' ? plan.issues : {}), ...found.issues });
}

/** Fields that follow from others, or that nobody writes. */
const FOLLOW: ReadonlySet<string> = new Set([
  ...[
    '_id',
    'skuKey',
    'nameSortKey',
    'image',
    'slug',
    'formerSlugs',
    'reserved',
    'rating',
    'revision',
    'owed',
  ],
  ...['createdAt', 'updatedAt', 'stockCountedAt', 'stockCounts', 'lowStockToldAt', 'drawing', 'texts'],
]);

/** Long texts and lists are cut at this length. */
const TEXT_MAX = 300;

function shownValue(value: unknown): unknown {
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'string' && value.length > TEXT_MAX) return `${value.slice(0, TEXT_MAX)}…`;
  return value;
}

export type SkuOf = (id: ObjectId) => string | undefined;

/** Returns fields of a tool as calls name them, in dollars, and the SKU of its successor; `like` names the fields. */
export function shownFields(tool: Partial<ToolDocument>, like: object, skuOf: SkuOf): Values {
  const stored: Values = tool;
  const shown: Values = Object.fromEntries(
    Object.keys(like)
      .filter((field) => !FOLLOW.has(field))
      .map((field) =>
        field === 'priceCents'
          ? ['price', stored.priceCents ? toDollars(Number(stored.priceCents)) : null]
          : [field, shownValue(stored[field] ?? null)],
      ),
  );
  const successor = 'successorId' in shown && tool.successorId ? skuOf(tool.successorId) : undefined;
  return successor === undefined ? shown : { ...shown, successor };
}

/** Returns the fields of a new tool that somebody gave. */
export function shownTool(tool: ToolDocument, skuOf: SkuOf): Values {
  const isNothing = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const shown = Object.entries(shownFields(tool, tool, skuOf)).filter(([, value]) => !isNothing(value));
  return { ...Object.fromEntries(shown), ...differingTexts(undefined, tool.texts).after };
}

import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, ObjectId } from 'mongodb';
import { env } from '@/lib/server/platform/config/env';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { EditToolInput } from '@/lib/shared/tools/tool.schema';
import { leadTimeIssues, priceIssues, toolRuleIssues } from '@/lib/shared/tools/tool-rules';
import { findTool } from '../tools.repository';
import { differingTexts, textsWith } from './tool-texts';

export type ToolChange = Partial<
  Pick<
    ToolDocument,
    | 'sku'
    | 'skuKey'
    | 'name'
    | 'nameSortKey'
    | 'description'
    | 'details'
    | 'category'
    | 'priceCents'
    | 'moq'
    | 'step'
    | 'packs'
    | 'specs'
    | 'pictures'
    | 'documents'
    | 'texts'
    | 'image'
    | 'state'
    | 'successorId'
    | 'lowStockBelow'
    | 'leadTimeDays'
    | 'taxClass'
    | 'weightGrams'
    | 'bulky'
    | 'backorderLimit'
    | 'serialised'
    | 'calibrationMonths'
  >
>;

/** The fields of an edit, besides the revision it was made from. */
export type ToolFields = Omit<EditToolInput, 'revision'>;

function valuesOf(input: ToolFields): ToolChange {
  const { sku, name, description, category, price, moq, step, packs, specs, pictures, state } = input;
  const { details, successorId, documents, lowStockBelow, leadTimeDays, taxClass, weightGrams, bulky } =
    input;
  const { backorderLimit, serialised, calibrationMonths } = input;
  return {
    ...(sku === undefined ? {} : { sku, skuKey: skuKeyOf(sku) }),
    ...(name === undefined ? {} : { name, nameSortKey: sortKeyOf(name) }),
    ...(description === undefined ? {} : { description }),
    ...(details === undefined ? {} : { details }),
    ...(category ? { category } : {}),
    ...(price === undefined ? {} : { priceCents: toCents(price) }),
    ...(moq === undefined ? {} : { moq }),
    ...(step === undefined ? {} : { step }),
    ...(packs === undefined ? {} : { packs }),
    ...(specs === undefined ? {} : { specs }),
    ...(pictures?.[0] === undefined ? {} : { pictures, image: pictures[0].url }),
    ...(documents === undefined ? {} : { documents }),
    ...(state === undefined ? {} : { state }),
    ...(successorId === undefined ? {} : { successorId: successorId && new ObjectId(successorId) }),
    ...(lowStockBelow === undefined ? {} : { lowStockBelow }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(weightGrams === undefined ? {} : { weightGrams }),
    ...(bulky === undefined ? {} : { bulky }),
    ...(backorderLimit === undefined ? {} : { backorderLimit }),
    ...(serialised === undefined ? {} : { serialised }),
    ...(calibrationMonths === undefined ? {} : { calibrationMonths }),
  } as ToolChange;
}

/** What a tool without these fields has. */
export const UNSET = {
  ...{ details: '', taxClass: null, weightGrams: null, bulky: false },
  ...{ backorderLimit: null, serialised: false, calibrationMonths: null },
};

/** Returns the fields that an edit gives another value than they have. Pure. */
export function toolChange(tool: ToolDocument, input: ToolFields): ToolChange {
  const values = valuesOf(input);
  const texted = { ...tool, ...values };
  if (input.texts) values.texts = textsWith(tool.texts, input.texts, texted);
  const present: Record<string, unknown> = { ...UNSET, ...tool, texts: textsWith(tool.texts, {}, texted) };
  const changed = Object.entries(values).filter(
    ([field, value]) => !isDeepStrictEqual(JSON.stringify(present[field]), JSON.stringify(value)),
  );
  return Object.fromEntries(changed) as ToolChange;
}

/** The audit log's values of a change. `skuKey`, `nameSortKey` and `image` are derived and left out; of texts, the parts that differ. */
export function loggedToolChange(
  tool: ToolDocument,
  change: ToolChange,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const present: Record<string, unknown> = tool;
  const { skuKey: _key, nameSortKey: _sortKey, image: _image, texts, ...after } = change;
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, present[field]]));
  const parts = texts && differingTexts(tool.texts, texts);
  return { before: { ...before, ...parts?.before }, after: { ...after, ...parts?.after } };
}

async function successorIssues(tool: ToolDocument, session?: ClientSession): Promise<FieldIssues> {
  const { successorId } = tool;
  if (!successorId) return {};
  if (successorId.equals(tool._id)) return { successorId: ['successor-self'] };
  return (await findTool(successorId, session)) ? {} : { successorId: ['successor-unknown'] };
}

export async function requireValidTool(tool: ToolDocument, session?: ClientSession): Promise<void> {
  const issues = {
    ...toolRuleIssues(tool),
    ...priceIssues(tool),
    ...leadTimeIssues(tool, env().SHIPPING_LEAD_DAYS),
    ...(await successorIssues(tool, session)),
  };
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
}

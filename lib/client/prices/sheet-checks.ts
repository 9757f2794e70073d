import type { IssueCode, Message } from '@/lib/shared/messages/messages';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { changedPriceCents } from '@/lib/shared/numbers/unit-price';
import type { Language } from '@/lib/shared/site/languages';
import { cellsOf, isBlank, isFurtherTier, type SheetLine, targetKey } from './rule-sheet';
import { type CsvRule, type CsvTier, collectRules, type RuleReading, readRuleRow } from './rules-csv';

/** The tool that a rule names; the price is null where it is sold on request. */
export type RuleTool = { sku: string; name: string; price: number | null };

/** By `targetKey`; null for what no tool has, absent while that is not known. */
export type RuleTools = ReadonlyMap<string, RuleTool | null>;

export type WarningCode =
  | 'unknown-sku'
  | 'unknown-category'
  | 'twice'
  | 'rises'
  | 'above-public'
  | 'on-request';

export type TierFigures = {
  /** The price of a unit before the comparison with the public price; undefined where that is not known. */
  unitPrice?: number;
  /** Off the public price, below zero for a surplus; undefined without a public price and a discount. */
  percentOff?: number;
};

/** The result of a line. `warnings` are saved as they are, a `problem` is not saved. */
export type CheckedLine = TierFigures & { problem?: Message<IssueCode>; warnings: WarningCode[] };

export type SheetContext = {
  tools: RuleTools;
  categories: ReadonlyMap<string, string>;
  /** The step to which discounted prices are rounded, in dollars. */
  rounding?: number | undefined;
  language: Language;
};

const readings = new WeakMap<SheetLine, { language: Language; reading: RuleReading }>();

function readingOf(line: SheetLine, language: Language): RuleReading {
  const known = readings.get(line);
  if (known?.language === language) return known.reading;
  const reading: RuleReading =
    line.raw === undefined ? readRuleRow(cellsOf(line), language) : { code: 'price-row-cells' };
  readings.set(line, { language, reading });
  return reading;
}

function toolOf(line: SheetLine, tools: RuleTools): RuleTool | null | undefined {
  return line.isCategory ? undefined : tools.get(targetKey(line) ?? '');
}

/** In hundredths of a per cent. */
const roundedPercent = (share: number) => Math.round(share * 10_000) / 100;

export function figuresOf(
  { price, percent }: Pick<CsvTier, 'price' | 'percent'>,
  publicPrice: number | null | undefined,
  rounding?: number | undefined,
): TierFigures {
  if (typeof publicPrice !== 'number') {
    return {
      ...(price === undefined ? {} : { unitPrice: price }),
      ...(percent === undefined ? {} : { percentOff: percent }),
    };
  }
  const unitPrice =
    price ??
    toDollars(
      changedPriceCents(toCents(publicPrice), {
        percent,
        roundingCents: rounding === undefined ? undefined : toCents(rounding),
      }),
    );
  return { unitPrice, percentOff: percent ?? roundedPercent((publicPrice - unitPrice) / publicPrice) };
}

type Tier = { line: SheetLine; from: number } & TierFigures;

/** The tiers of each rule, the lowest first. */
function tiersByRule(lines: readonly SheetLine[], context: SheetContext): Map<string, Tier[]> {
  const rules = new Map<string, Tier[]>();
  for (const line of lines) {
    const reading = readingOf(line, context.language);
    const key = targetKey(line);
    if ('code' in reading || key === undefined) continue;
    const figures = figuresOf(reading.tier, toolOf(line, context.tools)?.price, context.rounding);
    const tiers = rules.get(key) ?? [];
    tiers.push({ line, from: reading.tier.from, ...figures });
    rules.set(key, tiers);
  }
  for (const tiers of rules.values()) tiers.sort((one, other) => one.from - other.from);
  return rules;
}

/** Tiers at which a unit costs more than at the one below; without a public price, like is compared with like. */
function risingLines(tiers: readonly Tier[]): SheetLine[] {
  return tiers
    .filter((tier, place) => {
      const below = tiers[place - 1];
      if (!below) return false;
      if (tier.unitPrice !== undefined && below.unitPrice !== undefined)
        return tier.unitPrice > below.unitPrice;
      if (tier.percentOff === undefined || below.percentOff === undefined) return false;
      return tier.percentOff < below.percentOff;
    })
    .map(({ line }) => line);
}

function ownWarnings(line: SheetLine, { unitPrice }: TierFigures, context: SheetContext): WarningCode[] {
  if (targetKey(line) === undefined) return [];
  if (line.isCategory) return context.categories.has(line.target.trim()) ? [] : ['unknown-category'];
  const tool = toolOf(line, context.tools);
  if (tool === null) return ['unknown-sku'];
  if (tool === undefined) return [];
  if (tool.price === null) return ['on-request'];
  return unitPrice !== undefined && unitPrice > tool.price ? ['above-public'] : [];
}

/** Further lines of a rule that stand away from its first ones. */
function scatteredLines(lines: readonly SheetLine[]): Set<SheetLine> {
  const seen = new Set<string>();
  const scattered = new Set<SheetLine>();
  for (const [place, line] of lines.entries()) {
    const key = targetKey(line);
    if (key === undefined || isFurtherTier(line, lines[place - 1])) continue;
    if (seen.has(key)) scattered.add(line);
    seen.add(key);
  }
  return scattered;
}

/** Returns the result of each line by its id, read as `readRules` reads their text. */
export function checkSheet(
  lines: readonly SheetLine[],
  context: SheetContext,
): { rules: CsvRule[]; byId: Map<number, CheckedLine> } {
  const named = lines.filter((line) => !isBlank(line));
  const { rules, problems } = collectRules(
    named.map((line) => ({ line: line.id, text: '', reading: readingOf(line, context.language) })),
  );
  const byId = new Map<number, CheckedLine>();
  const tiers = [...tiersByRule(lines, context).values()];
  const figures = new Map(tiers.flat().map((tier) => [tier.line, tier]));
  const rising = new Set(tiers.flatMap(risingLines));
  const scattered = scatteredLines(lines);
  for (const line of lines) {
    const { unitPrice, percentOff } = figures.get(line) ?? {};
    const own: TierFigures = {
      ...(unitPrice === undefined ? {} : { unitPrice }),
      ...(percentOff === undefined ? {} : { percentOff }),
    };
    const warnings = ownWarnings(line, own, context);
    if (scattered.has(line)) warnings.push('twice');
    if (rising.has(line)) warnings.push('rises');
    byId.set(line.id, { ...own, warnings });
  }
  for (const { line: id, text: _text, ...problem } of problems) {
    const checked = byId.get(id);
    if (checked) checked.problem = problem;
  }
  return { rules, byId };
}

import { compactText } from '@forgeline/tool-text/fold-text';
import { TERM_CLASSES } from '#indexed-tool';
import { NO_SLOTS, type ScoredSlots } from '#text/slot-scores';
import type { TextIndex } from '#text/text-index';

const SCORES = { whole: 10_000, beginning: 1_000 };
const SHORTEST_BEGINNING = 2;
const SHORTEST_PART = 3;
/** Fewer digits are a size. */
const SHORTEST_FIGURE = 4;
const MANY = 6;

const LABELS =
  /\b(?:art(?:ikel)?|item|sku|best(?:ell)?|order|part|model|ref|catalog(?:ue)?|kat)\b[.\s-]*(?:(?:nr|no|num|number|nummer|id|code)\b)?[.:\s#]*|\b(?:artikelnummer|artikelnr|bestellnummer|bestellnr|teilenummer|nr|no)\b[.:\s#]*/giu;
const QUANTITY =
  /^\s*\d{1,4}\s*(?:[x×*]|pcs|stk|stück|pieces)\.?\s+|\s+[x×*]\s*\d{1,4}\s*$|\s+\d{1,4}\s*(?:pcs|stk|stück|pieces)\.?\s*$/giu;
const BETWEEN = /[,;/+&|\s]+/u;
const GROUP = /[-‐-―−_./\\\s]+/u;

type ArticleNumbers = ScoredSlots & {
  /** A whole number: nothing else was meant. */
  isWhole: boolean;
};

/** Returns a search without what stands around article numbers: `Art.-Nr.`, `10 x`. */
export function numberIn(query: string): string {
  return query.replace(LABELS, ' ').replace(QUANTITY, ' ').trim();
}

/** The tools whose article numbers are in a search, in any spelling: `FL AW-250`, `aw250`, `„FL-AW-25O“`, several of them. */
export function findArticleNumbers(index: TextIndex, query: string): ArticleNumbers {
  const cleaned = numberIn(query);
  for (const text of new Set([cleaned, query])) {
    const whole = wholeSlots(index, text);
    if (whole.slots.length > 0) return { ...whole, isWhole: true };
  }
  const parts = cleaned.split(BETWEEN).filter((part) => /\p{N}/u.test(part));
  if (parts.length > 1 && parts.length <= MANY) {
    const several = parts.map((part) => wholeSlots(index, part));
    if (several.every(({ slots }) => slots.length > 0)) return { ...merged(several), isWhole: true };
  }
  const beginning = compactText(cleaned);
  if (beginning.length < SHORTEST_BEGINNING) return { ...NO_SLOTS, isWhole: false };
  const worst =
    /\p{N}/u.test(beginning) && /\p{L}/u.test(beginning) ? TERM_CLASSES.sku : TERM_CLASSES.wholeSku;
  const found = index.slotsOfBest(beginning, SCORES, worst);
  return { ...found, isWhole: false };
}

/** Whole numbers, or whole ones without their first part; of digits alone no part is meant for certain. */
function wholeSlots(index: TextIndex, text: string): ScoredSlots {
  const compact = compactText(text);
  const isFigure = /^\d+$/.test(compact);
  if (compact.length < (isFigure ? SHORTEST_FIGURE : SHORTEST_PART) || !/\p{N}/u.test(compact))
    return NO_SLOTS;
  for (const spelling of new Set([compact, compactText(withDigits(text))])) {
    if (!index.hasIn(spelling, TERM_CLASSES.sku)) continue;
    const found = index.slotsOfBest(spelling, { whole: SCORES.whole, beginning: 0 }, TERM_CLASSES.sku);
    if (found.slots.length > 0) return found;
  }
  return NO_SLOTS;
}

/** `FL-CD-I25` is `FL-CD-125`: in figures, O is 0 and I is 1. */
function withDigits(text: string): string {
  const groups = text.split(GROUP);
  return groups
    .map((group) =>
      /\d/.test(group) || /^[oi]+$/i.test(group)
        ? group.replace(/(?<=[\doi])[oil]|[oil](?=[\doil]*\d)/gi, (letter) => (/o/i.test(letter) ? '0' : '1'))
        : group,
    )
    .join('-');
}

function merged(several: readonly ScoredSlots[]): ScoredSlots {
  const scores = new Map<number, number>();
  for (const { slots, scores: own } of several) {
    slots.forEach((slot, at) => void scores.set(slot, Math.max(scores.get(slot) ?? 0, own[at] ?? 0)));
  }
  const slots = Uint32Array.from([...scores.keys()].sort((a, b) => a - b));
  return { slots, scores: Float64Array.from(slots, (slot) => scores.get(slot) ?? 0) };
}

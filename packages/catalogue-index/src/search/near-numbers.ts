import { compactText } from '@forgeline/tool-text/fold-text';
import { TERM_CLASSES } from '#indexed-tool';
import { numberIn } from '#search/article-numbers';
import { NO_SLOTS, type ScoredSlots, sumScores } from '#text/slot-scores';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';

const SHORTEST = 4;
const LONGEST = 20;
/** A longer word between the parts of a number is a word. */
const LONGEST_PART = 3;
const CHARACTERS = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
const SCORES = { whole: 1, beginning: 0 };

/** Returns whether a text can be an article number, with letters and digits: `BV-215`, `fl bv 215`. */
function isNumber(text: string, compact: string): boolean {
  const parts = text.split(/\s+/);
  return (
    compact.length >= SHORTEST &&
    compact.length <= LONGEST &&
    /\p{N}/u.test(compact) &&
    /\p{L}/u.test(compact) &&
    parts.every((part) => parts.length === 1 || /\p{N}/u.test(part) || part.length <= LONGEST_PART)
  );
}

/** Yields texts that may have been meant with one character wrong, missing, too many, or swapped with the next one. */
function* withoutSlip(typed: string): Generator<string> {
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    const [first = '', second = ''] = after;
    if (second !== '') yield before + second + first + after.slice(2);
    if (first !== '') yield before + after.slice(1);
    for (const character of CHARACTERS) {
      if (first !== '') yield before + character + after.slice(1);
      yield before + character + after;
    }
  }
}

/**
 * The tools whose whole article numbers differ from a typed one by a slip. They may be offered, never taken for it: each is the
 * number of another tool. As many steps for a catalogue of any size.
 */
export function nearNumbers(index: TextIndex, query: string, budget: StepBudget): ScoredSlots {
  const text = numberIn(query);
  const typed = compactText(text);
  if (!isNumber(text, typed)) return NO_SLOTS;
  let found = NO_SLOTS;
  for (const number of new Set(withoutSlip(typed))) {
    if (number.length < SHORTEST || !/\d/.test(number)) continue;
    if (!budget.take(1)) break;
    if (index.hasIn(number, TERM_CLASSES.sku))
      found = sumScores(found, index.slotsOfBest(number, SCORES, TERM_CLASSES.sku));
  }
  return found;
}

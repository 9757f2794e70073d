import { unifyForms } from '@forgeline/tool-text/unify-forms';

/** The direction of money. */
export type Direction = 'in' | 'out';

/** In lower case, with umlauts in two letters and single spaces for all marks. */
export const plainWords = (text: string): string =>
  unifyForms(text)
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/[^\p{L}\p{N}\p{Sc}+-]+/gu, ' ')
    .trim();

const SIGNS: Readonly<Record<string, Direction>> = {
  ...{ h: 'in', c: 'in', cr: 'in', crdt: 'in', in: 'in', '+': 'in', k: 'in' },
  ...{ s: 'out', d: 'out', dr: 'out', db: 'out', dbit: 'out', out: 'out', '-': 'out' },
};

const WORDS: Readonly<Record<Direction, RegExp>> = {
  in: /credit|crdt|haben\b|gutschr|deposit|\bpaid in\b|\bmoney in\b|\b(?:amount|betrag) in$|incoming|eingang|einnahme|received|receipt/,
  out: /debit|dbit|\bsoll|lastschr|belastung|abbuchung|withdraw|\bpaid out\b|\bmoney out\b|\b(?:amount|betrag) out$|outgoing|ausgang|ausgabe|\bsent\b|\bfees?\b|gebuehr/,
};

/** Returns the direction that the words of a heading or a cell say; `both` for `Soll/Haben`, null for others. */
export function directionIn(text: string): Direction | 'both' | null {
  const words = plainWords(text);
  const short = SIGNS[words];
  if (short) return short;
  const isIn = WORDS.in.test(words);
  const isOut = WORDS.out.test(words);
  if (isIn && isOut) return 'both';
  if (/^(?:s h|h s|cr dr|dr cr|c d|d c|in out|cdtdbtind|cdt dbt ind)$/.test(words)) return 'both';
  return isIn ? 'in' : isOut ? 'out' : null;
}

const SUFFIX = /^(.*\d)\s?(cr|dr|c|d|h|s)\.?$/i;

/** An amount with what is written behind it, as in `12.50 DR` or `12,50 S`. */
export function splitDirection(cell: string): { amount: string; direction: Direction | null } {
  const typed = cell.trim();
  if (typed.length > 60) return { amount: typed, direction: null };
  const [, amount = typed, mark = ''] = SUFFIX.exec(typed) ?? [];
  return { amount, direction: SIGNS[mark.toLowerCase()] ?? null };
}

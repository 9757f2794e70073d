import { isUnitWord } from '@/lib/shared/quantity/read-quantity';
import type { RowQuantity, RowReading } from '@/lib/shared/quick-order/list-row';
import { QUANTITY_LABELS } from '@/lib/shared/tables/header-words';
import { type ArticleText, articleTexts } from './article-texts';
import { cleanText, PHRASE_MAX } from './list-cells';
import { rowQuantity } from './row-quantity';

/**
 * How certain it is that a number is the quantity. `sure`: by a word or mark. `beside`: it is first, so the article
 * number must follow at once. `after`: it is last, after a mark or with a unit, so the article number must precede
 * it. `alone`: it is last, where descriptions have measures, so only the article number may precede it.
 */
type Trust = 'sure' | 'beside' | 'after' | 'alone';
type Split = { rest: string; quantity: RowQuantity; trust: Trust; isWhole?: boolean };

const NUMBER = String.raw`\d(?:[\d.,'’]*\d)?`;
/** Thousands parted by spaces, but not a measure behind the number: `5 125 mm` is 5. */
const GROUPED = String.raw`${NUMBER}(?: \d{3}(?!\d)(?! ?(?:mm|cm|m|in|nm|kg|g|v|w)\b))*`;
const WORD = String.raw`\p{L}+\.?(?:\([a-z]{1,2}\))?`;
const EACH = String.raw`(?: (?:of|à|a|je|zu|@) ?\d+(?: (?:pcs|Stk|Stück)\.?)?)?`;

const LABELLED = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${QUANTITY_LABELS.join('|')})\b\.? ?[:=]? ?(${GROUPED})(?:( ?)(${WORD}))?`,
  'iu',
);
/** Such text after a number makes it another one, or none: `qty 5-10`, `qty 10 %`, `qty 1 ½`, `qty 1 1/2`. */
const GOES_ON = /^(?:[^\s,;:)\].!]| ?[%‰\p{No}]| ?\d+ ?[/\u2044] ?\d)/u;
const LEADING_TIMES = new RegExp(String.raw`^(${GROUPED}) ?(?:[x×*]|mal (?=\S)|times (?=\S)) ?(\S.*)$`, 'iu');
const TIMES_UNIT = new RegExp(
  String.raw`^(${GROUPED}) ?[x×*] ?((${WORD})${EACH})[ :,]+(?:(?:of|von) )?(\S.*)$`,
  'iu',
);
const LEADING_UNIT = new RegExp(
  String.raw`^(${NUMBER} ?(${WORD})${EACH})[ :,]+(?:(?:of|von) )?(\S.*)$`,
  'iu',
);
const LEADING = new RegExp(String.raw`^(${NUMBER})(?: ?[:=] ?| - | )(?:(?:of|von) )?(\S.*)$`, 'u');
const TRAILING_TIMES = new RegExp(String.raw`^(.*\S)(?: [x*]| ?×) ?(${GROUPED})$`, 'iu');
const TRAILING_UNIT = new RegExp(
  String.raw`^(.*\S?)(?: ?[:,=] ?| - | )\(?(${NUMBER} ?(${WORD})${EACH})\)?$`,
  'iu',
);
const UNIT_TRAILING = new RegExp(String.raw`^(.*\S) (${WORD}):? ?(${NUMBER})$`, 'iu');
const BRACKETED = new RegExp(String.raw`^(.*\S) ?[([](?:[x×] ?)?(${NUMBER})(?: ?[x×])?[)\]]$`, 'iu');
const MARKED = new RegExp(String.raw`^(.*\S)(?: ?[:=] ?| [-/] | [-=]> ?)(${NUMBER})$`, 'u');
const TRAILING = new RegExp(String.raw`^(.*\S)(?:, ?| )(${NUMBER})$`, 'u');
/** Before a label, another quantity than the one ordered. */
const OTHER_QUANTITY =
  /\b(?:min|max|moq|minimum|maximum|stock|delivered|shipped|open|available|geliefert|offen|lager)\b/i;
/** Two decimals without a unit may be a price. */
const AMOUNT = /^\S*[.,]\d{2}$/;

const BULLET = /^(?:[-*•·▪◦>✓☐]|\[[ xX]?\])\s+|^\(?\d{1,3}[.)]\s+(?=\S)/u;
const FILLER =
  /^(?:please|pls|bitte|and|und|also|noch|we need|i need|wir brauchen|ich brauche|wir bestellen|send(?: us)?|schicken sie(?: uns)?|liefern sie(?: uns)?)\b[,:]? +/i;

function withoutOpening(text: string): string {
  const line = text.replace(BULLET, '');
  const next = line.replace(FILLER, '');
  return next === line ? line : withoutOpening(next);
}

/** A number next to another one may be a measure: `10 x 20 mm`. */
const startsWithMeasure = (text: string) => /^\d+(?:[.,]\d+)?(?:\s|$|mm|cm|m\b)/.test(text);

const UNCLEAR: RowQuantity = { problem: 'quantity-unclear' };

function quantityOf(trust: Trust, typed: string): RowQuantity {
  const quantity = rowQuantity(typed);
  return trust !== 'sure' && 'count' in quantity && AMOUNT.test(typed) ? UNCLEAR : quantity;
}

/** A word after the quantity that is no unit belongs to the rest. */
function labelledSplit(line: string, found: RegExpExecArray): Split {
  const [all, number = '', space = '', word = ''] = found;
  const isUnit = word === '' || isUnitWord(word);
  const isOther = OTHER_QUANTITY.test(line.slice(0, found.index + 1));
  const goesOn = isUnit ? GOES_ON.test(line.slice(found.index + all.length)) : space === '';
  if (isOther || goesOn) return { rest: line, quantity: UNCLEAR, trust: 'sure' };
  const typed = isUnit ? `${number}${space}${word}` : number;
  const rest = line.replace(all, isUnit ? '' : ` ${word}`);
  return { rest, quantity: quantityOf('sure', typed), trust: 'sure', isWhole: false };
}

function splitsOf(line: string): Split[] {
  const splits: Split[] = [];
  const add = (trust: Trust, rest = '', typed = '', isWhole = false) => {
    splits.push({ rest, quantity: quantityOf(trust, typed), trust, isWhole });
  };
  const labelled = LABELLED.exec(line);
  if (labelled) splits.push(labelledSplit(line, labelled));
  const timesUnit = TIMES_UNIT.exec(line);
  const times = LEADING_TIMES.exec(line);
  if (timesUnit && isUnitWord(timesUnit[3] ?? '')) {
    add('sure', timesUnit[4], `${timesUnit[1]} ${timesUnit[2]}`);
    // An article number may begin like the word for a pack.
    add('sure', times?.[2], times?.[1], true);
  } else if (times) add(startsWithMeasure(times[2] ?? '') ? 'beside' : 'sure', times[2], times[1]);
  const unit = LEADING_UNIT.exec(line);
  if (unit && isUnitWord(unit[2] ?? '')) add('beside', unit[3], unit[1]);
  else if (!times) {
    const plain = LEADING.exec(line);
    if (plain) add('beside', plain[2], plain[1]);
  }
  const lastTimes = TRAILING_TIMES.exec(line);
  const lastUnit = TRAILING_UNIT.exec(line);
  const unitLast = UNIT_TRAILING.exec(line);
  const marked = BRACKETED.exec(line) ?? MARKED.exec(line);
  const last = TRAILING.exec(line);
  if (lastTimes) add('after', lastTimes[1], lastTimes[2]);
  else if (lastUnit && isUnitWord(lastUnit[3] ?? ''))
    add('after', lastUnit[1]?.replace(/ [x×*]$/i, ''), lastUnit[2]);
  else if (unitLast && isUnitWord(unitLast[2] ?? '')) add('alone', unitLast[1], unitLast[3]);
  else if (marked) add('after', marked[1], marked[2]);
  else if (last) add('alone', last[1], last[2]);
  return splits;
}

/** An ambiguous sign between number and article: `FL-BV-125 @ 10`, `10 % FL-BV-125`. */
function hasStraySign(rest: string): boolean {
  const text = rest.replace(/^[\s,;:=>/-]+|[\s,;:=>/-]+$/g, '');
  return !/^[\p{L}\p{N}(["'*]/u.test(text) || !/[\p{L}\p{N})\]"'.*]$/u.test(text);
}

function quantityFor({ quantity, trust, rest }: Split, article: ArticleText): RowQuantity {
  if (trust === 'sure') return quantity;
  if (hasStraySign(rest)) return UNCLEAR;
  const { isAll, isFirst, isLast } = article;
  const isNear = isAll || (trust === 'beside' && isFirst) || (trust === 'after' && isLast);
  return isNear ? quantity : UNCLEAR;
}

function readingsOf(split: Split): RowReading[] {
  const texts = articleTexts(split.rest).filter(({ isAll }) => isAll || !split.isWhole);
  return texts.map((article) => ({
    article: article.text,
    ...(article.within === undefined ? {} : { within: article.within }),
    quantity: quantityFor(split, article),
  }));
}

/** Unifies leaders, and removes quotation marks around words. */
function phraseOf(text: string): string {
  const line = cleanText(text.slice(0, PHRASE_MAX))
    .replace(/\s*(?:\.{3,}|_{3,})\s*/g, ': ')
    .replace(/(^|[\s,;])(["'])([^"'\s]+)\2(?=$|[\s,;])/g, '$1$3')
    .replace(/\s+/g, ' ');
  return withoutOpening(line);
}

/** Only quantities with a mark or word, or in first place: `10 x FL-BV 125`, `FL-BV-125 qty 10`. */
export function ownQuantities(text: string): RowReading[] {
  return splitsOf(phraseOf(text))
    .filter(({ trust }) => trust === 'sure' || trust === 'beside')
    .flatMap(readingsOf);
}

/** Every reading of a line of prose: `10 x FL-BV 125`, `FL-BV-125: 10`, `5 Stk FL-BV-125 Bench Vise`. */
export function readPhrase(text: string): RowReading[] {
  const line = phraseOf(text);
  const splits = splitsOf(line);
  const sure = splits.filter(({ trust }) => trust === 'sure');
  const readings = (sure.length > 0 ? sure : splits).flatMap(readingsOf);
  const whole = articleTexts(line).filter(({ isAll }) => isAll || splits.length === 0);
  return [
    ...readings,
    ...whole.map(
      ({ text: article, within }): RowReading => ({
        article,
        ...(within === undefined ? {} : { within }),
        quantity: { problem: 'quantity-missing' },
      }),
    ),
  ];
}

import type { FieldIssue } from '@/lib/shared/messages/errors';
import { isWholeCents, plainAmount } from '@/lib/shared/numbers/money';
import { type NumberReading, type Readings, readAmount, readPercent } from '@/lib/shared/numbers/read-amount';
import { type DayOrder, dayOrderOf, readDay } from '@/lib/shared/tables/days';
import {
  type DecimalMark,
  MarkEvidence,
  readNumber,
  readSigned,
  readWhole,
  type ShownMark,
} from '@/lib/shared/tables/decimal-mark';
import { isShortened } from '@/lib/shared/tables/shortened';
import { figuresIn, plainFigures } from '@/lib/shared/tools/catalogue/plain-figures';
import { readWeight, type WeightUnit, weightUnitOf } from '@/lib/shared/tools/tool-weight';
import { numberIn } from '../workbook/spreadsheet-number';
import { contentOf, specOfField } from './fields';
import type { MatchedColumn } from './match-columns';
import { meantNumber } from './meant-cells';
import { holdsNumbers, joinValues, splitValues } from './read-cells';
import { mapPairs } from './spec-cells';

/** How the cells of a column are written. */
export type Writing = {
  field: string;
  mark: ShownMark;
  order: DayOrder | 'ambiguous';
  /** Of weights, by their heading. */
  unit?: WeightUnit;
};

/** A column of a file whose field is known. */
export type KnownColumn = MatchedColumn & { field: string };

const ROWS_AT_A_STEP = 100;

function isWhole({ field, heading }: KnownColumn): boolean {
  const content = contentOf(field);
  if (content === 'weight') return weightUnitOf(heading) === 'g';
  return ['count', 'days', 'change'].includes(content);
}

/** The unit of the specification that a column or a pair is about. */
const unitOf = (field: string) => specOfField(field)?.unit;

/** The parts of a cell that show its decimal mark. */
function shownIn(field: string, cell: string): readonly string[] {
  if (numberIn(cell) !== null) return [];
  const content = contentOf(field);
  if (content === 'figures') return figuresIn({ value: cell, unit: unitOf(field) });
  if (content !== 'pairs') return holdsNumbers(content) ? [meantNumber(field, content, cell)] : [];
  const found: string[] = [];
  mapPairs(cell, (name, value) => {
    found.push(...figuresIn({ value, unit: unitOf(name) }));
    return value;
  });
  return found;
}

/** Returns the mark that all of these columns show, apart from those that show nothing. */
function common(marks: readonly (ShownMark | null)[]): ShownMark | null {
  const [mark, ...others] = new Set(marks.filter((each) => each !== null));
  if (mark === undefined) return null;
  return others.length > 0 ? 'ambiguous' : mark;
}

/**
 * Works out how each column is written, by what its cells show. Where they show no decimal mark it is that of prices and counts, else
 * that of specifications: a column of versions such as `2.0` says nothing of the others. `said` is for what shows none, or both.
 */
export function* writingsOf(
  columns: readonly KnownColumn[],
  rows: readonly { cells: readonly string[] }[],
  said?: DecimalMark,
): Generator<undefined, Writing[]> {
  const fields = columns.map(({ field }) => field);
  const evidence = columns.map((column) => new MarkEvidence({ isWhole: isWhole(column) }));
  const days = fields.findIndex((field) => contentOf(field) === 'day');
  for (const [index, { cells }] of rows.entries()) {
    for (const [place, field] of fields.entries())
      for (const shown of shownIn(field, cells[place] ?? '')) evidence[place]?.add(shown);
    if (index % ROWS_AT_A_STEP === 0) yield;
  }
  const marks = evidence.map(({ mark }) => mark);
  const shared =
    common(marks.filter((_, place) => holdsNumbers(contentOf(fields[place] ?? '')))) ??
    common(marks) ??
    'ambiguous';
  const order = days < 0 ? 'ambiguous' : dayOrderOf(rows.map(({ cells }) => cells[days] ?? ''));
  return columns.map(({ field, heading }, place) => {
    const shown = marks[place] ?? shared;
    const unit = contentOf(field) === 'weight' ? { unit: weightUnitOf(heading) } : {};
    return { field, mark: shown === 'ambiguous' ? (said ?? shown) : shown, order, ...unit };
  });
}

type Plain = { cell: string } | { issue: FieldIssue };

const unclear = ({ whole, units, decimals }: Readings): Plain => ({
  issue: { code: 'number-unclear', params: { whole, units, decimals } },
});

/** A text as it is where it is no number, so that the field's own message says what is wrong. */
function plainNumber(cell: string, reading: NumberReading): Plain {
  if ('readings' in reading) return unclear(reading.readings);
  return { cell: 'value' in reading ? String(reading.value) : cell };
}

function plainMoney(cell: string, mark: ShownMark): Plain {
  const reading = readNumber(cell, mark, readAmount);
  const isAmount = 'value' in reading && isWholeCents(reading.value);
  return isAmount ? { cell: plainAmount(reading.value) } : plainNumber(cell, reading);
}

/** `name=units`, and a GTIN behind it: the units of each. */
function plainPacks(cell: string, mark: ShownMark): Plain {
  const packs: string[] = [];
  for (const value of splitValues(cell)) {
    const parts = value.split('=');
    const hasGtin = parts.length > 2 && /^(?:\d{8}|\d{12,14})$/.test(parts.at(-1)?.trim() ?? '');
    const place = parts.length - (hasGtin ? 2 : 1);
    if (place > 0) {
      const units = plainNumber(parts[place] ?? '', readWhole(parts[place] ?? '', mark));
      if ('issue' in units) return units;
      parts[place] = units.cell;
    }
    packs.push(parts.join('='));
  }
  return { cell: joinValues(packs) };
}

function plainSpecs(cell: string, mark: ShownMark): Plain {
  let problem: Plain | undefined;
  const pairs = mapPairs(cell, (field, value) => {
    const figures = plainFigures({ value, unit: unitOf(field) }, mark);
    if ('value' in figures) return figures.value;
    problem ??= unclear(figures.readings);
    return value;
  });
  return problem ?? { cell: pairs };
}

/** Returns a day as calls have it: `2026-11-20`, `2026-11-20T18:00:00+01:00`. A text that is no day stays as it is. */
function plainDay(cell: string, order: Writing['order']): Plain {
  const written = (each: DayOrder) => {
    const read = readDay(cell, each);
    return read && `${read.day}${read.time ? `T${read.time}${read.offset ?? ''}` : ''}`;
  };
  if (order !== 'ambiguous') return { cell: written(order) ?? cell };
  const [one, other] = [written('day-first'), written('month-first')];
  if (one !== null && other !== null && one !== other) return { issue: 'as-of-invalid' };
  return { cell: one ?? other ?? cell };
}

/** Returns whether a spreadsheet has shortened a number of the cell; a figure with a unit may have an exponent. */
function hasShortened(field: string, cell: string): boolean {
  const content = contentOf(field);
  if (content === 'prose' || unitOf(field)) return false;
  const parts = content === 'packs' || content === 'pairs' ? cell.split(/[=|;\n]/) : [cell];
  return parts.some(isShortened);
}

/**
 * Returns a cell as programs write it, with numbers such as `1250.5`, weights in grams and days such as `2026-11-03`; or why nobody can say what it means.
 */
export function plainCellOf(cell: string, { field, mark, order, unit }: Writing): Plain {
  if (cell === '') return { cell };
  if (hasShortened(field, cell)) return { issue: 'number-shortened' };
  switch (contentOf(field)) {
    case 'money':
      return plainMoney(cell, mark);
    case 'percent':
      return plainNumber(cell, readNumber(cell, mark, readPercent));
    case 'weight':
      return plainNumber(cell, readWeight(cell, mark, unit));
    case 'count':
    case 'days':
      return plainNumber(cell, readWhole(meantNumber(field, contentOf(field), cell), mark));
    case 'change':
      return plainNumber(cell, readSigned(cell, mark, readWhole));
    case 'packs':
      return plainPacks(cell, mark);
    case 'day':
      return plainDay(cell, order);
    case 'pairs':
      return plainSpecs(cell, mark);
    case 'figures': {
      const figures = plainFigures({ value: cell, unit: unitOf(field) }, mark);
      return 'value' in figures ? { cell: figures.value } : unclear(figures.readings);
    }
    default:
      return { cell };
  }
}

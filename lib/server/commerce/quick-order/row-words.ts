import { wishFault } from '@/lib/server/commerce/orders/place/delivery-wish';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { VALIDATION } from '@/lib/shared/messages/messages';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import { type DayOrder, dayOrderOf, readDay } from '@/lib/shared/tables/days';
import type { ReadNotes } from './read-notes';

/** The day that a row asks for, or why its text is none that can be wished. */
type RowDay = { requestedOn: string } | { text: string; code: 'requested-day-unclear' | WishFault };
type WishFault = NonNullable<ReturnType<typeof wishFault>>;

const ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];

/** Reads the days of a list by the order that all of them show; one that can be read in two ways is unclear. */
function readRowDays(texts: ReadonlyMap<number, string>, now: Date): Map<number, RowDay> {
  const order = dayOrderOf(texts.values());
  const rowDay = (text: string): RowDay => {
    const days = new Set((order === 'ambiguous' ? ORDERS : [order]).map((one) => readDay(text, one)?.day));
    const [requestedOn] = days;
    if (days.size > 1 || requestedOn === undefined) return { text, code: 'requested-day-unclear' };
    const fault = wishFault(requestedOn, now);
    return fault ? { text, code: fault } : { requestedOn };
  };
  return new Map([...texts].map(([line, text]) => [line, rowDay(text)]));
}

/** A day that is none that can be wished stands in the note, as it was written. */
export function wordsIn(
  { references, notes, days }: ReadNotes,
  now: Date,
): (line: number) => Partial<CheckedRow> {
  const read = readRowDays(days, now);
  return (line) => {
    const day = read.get(line);
    const isDay = day !== undefined && 'requestedOn' in day;
    const text = [notes.get(line), day && !isDay ? day.text : undefined].filter(Boolean).join(' · ');
    return {
      ...optionalField('reference', references.get(line)),
      ...(text ? { note: text } : {}),
      ...(isDay
        ? { requestedOn: day.requestedOn }
        : day
          ? { dayFault: { code: day.code, message: VALIDATION[day.code] } }
          : {}),
    };
  };
}

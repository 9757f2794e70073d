/**
 * Texts that a buyer may write on an order as a whole. Forms, calls, approvals, pages and papers take every row, so that a
 * further note is a row here and its labels (`lib/shared/texts/en/order-notes.ts` and `de/`).
 */
export const ORDER_NOTES = {
  note: { maxLength: 1_000, maxLines: 30 },
} as const satisfies Record<string, { maxLength: number; maxLines: number }>;

export type OrderNote = keyof typeof ORDER_NOTES;
export type OrderNotes = { [Name in OrderNote]?: string | undefined };

export const ORDER_NOTE_NAMES = Object.keys(ORDER_NOTES) as OrderNote[];

export function eachNote<Value>(make: (name: OrderNote) => Value): Record<OrderNote, Value> {
  return Object.fromEntries(ORDER_NOTE_NAMES.map((name) => [name, make(name)])) as Record<OrderNote, Value>;
}

/** Returns the notes that are not empty, each with its label. */
export function labelledNotes<Label>(
  notes: OrderNotes,
  labels: Readonly<Record<OrderNote, Label>>,
): { name: OrderNote; label: Label; text: string }[] {
  return ORDER_NOTE_NAMES.flatMap((name) => {
    const text = notes[name];
    return text ? [{ name, label: labels[name], text }] : [];
  });
}

export function notesOf(source: OrderNotes): { [Name in OrderNote]?: string } {
  return Object.fromEntries(ORDER_NOTE_NAMES.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
}

/** Part of what makes a request the same as one before: `note` alone as long as no other is written, as it was first. */
export function fingerprintOfNotes(source: OrderNotes): unknown {
  const { note: _, ...others } = notesOf(source);
  const { note = null } = source;
  return Object.keys(others).length > 0 ? { note, ...others } : note;
}

/** The longest note of a line, which is one line of text. */
export const LINE_NOTE_MAX = 1_000;
const REFERENCE_MAX = 100;

/** What a buyer says of a line beside its reference: a note, and the day on which they wish it in place of the order's. */
export type LineWords = { note?: string; requestedOn?: string };

type Said = { note?: string | undefined; requestedOn?: string | null | undefined };

export function lineWords({ note, requestedOn }: Said): LineWords {
  return { ...(note ? { note } : {}), ...(requestedOn ? { requestedOn } : {}) };
}

/** Joins notes; what the first has already is left out of the second. */
function joinNotes(before = '', next = ''): string {
  const known = before.split(' · ');
  const added = next.split(' · ').filter((part) => !known.includes(part));
  return [before, ...added].filter(Boolean).join(' · ');
}

/** The earlier day; units that are wished later are named in the note. */
function joinDays(
  before: Said & { quantity: number },
  next: Said & { quantity: number },
): { requestedOn?: string | undefined; note?: string } {
  const [one, other] = [before.requestedOn ?? undefined, next.requestedOn ?? undefined];
  if (!one || !other || one === other) return { requestedOn: one ?? other };
  const isLater = other > one;
  const [day, later] = isLater ? [one, next] : [other, before];
  return { requestedOn: day, note: `${later.quantity} × ${later.requestedOn}` };
}

/** Returns the words of a line that others of its tool join; all of them are kept. */
export function addWords(
  before: (Said & { quantity: number }) | undefined,
  next: Said & { quantity: number },
): LineWords {
  if (!before) return lineWords(next);
  const day = joinDays(before, next);
  return lineWords({
    // Equal units and days may be wished twice.
    note: [joinNotes(before.note, next.note), day.note].filter(Boolean).join(' · '),
    requestedOn: day.requestedOn,
  });
}

/** Returns the words after a change of the line: an addition joins them, a new quantity keeps what it does not change. */
export function wordsAfter(
  before: (Said & { quantity: number }) | undefined,
  change: Said & { op: 'add' | 'set'; quantity: number },
): LineWords {
  if (change.op === 'add') return addWords(before, change);
  const { note = before?.note, requestedOn = before?.requestedOn } = change;
  return lineWords({ note, requestedOn });
}

/** References of rows that become one line. Where they are too long for it, they stand in full in the note. */
export function joinReferences(texts: readonly string[]): { reference?: string; note?: string } {
  const whole = [...new Set(texts)].join(', ');
  if (whole === '') return {};
  if (whole.length <= REFERENCE_MAX) return { reference: whole };
  return { reference: `${whole.slice(0, REFERENCE_MAX - 1)}…`, note: whole };
}

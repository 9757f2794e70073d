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

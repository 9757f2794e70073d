/** Adds to what a company owes where it is positive. */
export type StatementEntry = { at: Date; amountCents: number };

type Balanced<Entry> = Entry & { balanceCents: number };

/**
 * Entries of a period (`before` exclusive), the oldest first, each with the balance after it, and the balances before and after
 * them all. Entries of one moment stay in their order.
 */
export function statementLines<Entry extends StatementEntry>(
  entries: readonly Entry[],
  { from, before }: { from: Date; before: Date },
): { openingCents: number; closingCents: number; lines: Balanced<Entry>[] } {
  const inOrder = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let balanceCents = 0;
  let openingCents = 0;
  const lines: Balanced<Entry>[] = [];
  for (const entry of inOrder) {
    if (entry.at >= before) break;
    balanceCents += entry.amountCents;
    if (entry.at < from) openingCents = balanceCents;
    else lines.push({ ...entry, balanceCents });
  }
  return { openingCents, closingCents: balanceCents, lines };
}

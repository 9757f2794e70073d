import { readDraft, writeDraft } from '@/lib/client/page/form-draft';
import type { CartLine } from '@/lib/shared/cart/cart.schema';

const NAME = 'quote';

type DraftedLine = { toolId: string; quantity: string };

function linesOf(value: unknown): DraftedLine[] {
  return Array.isArray(value) ? value.filter((line) => typeof line?.toolId === 'string') : [];
}

/** Lines of a cart become those of the request that the form for quotes opens with; what was typed there stays. */
export function quoteValues(
  lines: readonly CartLine[],
  before: Record<string, unknown>,
): Record<string, unknown> {
  const asked = lines.map(({ toolId, quantity }) => ({ toolId, quantity: String(quantity) }));
  const others = linesOf(before.lines).filter((line) => lines.every(({ toolId }) => toolId !== line.toolId));
  const facts = Object.fromEntries(
    lines.map(({ toolId, name, sku, image, unitPrice }) => [
      toolId,
      { name, sku, image, ...(unitPrice === undefined ? {} : { price: unitPrice }) },
    ]),
  );
  return {
    ...before,
    lines: [...others, ...asked],
    facts: { ...(typeof before.facts === 'object' ? before.facts : {}), ...facts },
  };
}

export function draftQuote(lines: readonly CartLine[], owner: string | null): void {
  writeDraft(NAME, { owner, values: quoteValues(lines, readDraft(NAME, owner)?.values ?? {}) });
}

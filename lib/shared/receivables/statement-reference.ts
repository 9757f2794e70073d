import { fillText } from '../text/fill-text';
import type { StatementLine } from './receivables.schema';

/** Returns what people read as the reference of a line: of a card payment its card, not the provider's id. */
export function statementReference(
  { reference, card }: Pick<StatementLine, 'reference' | 'card'>,
  { byCard, card: text }: Readonly<Record<'byCard' | 'card', string>>,
): string {
  if (card === undefined) return reference;
  return card === '' ? byCard : fillText(text, { digits: card });
}

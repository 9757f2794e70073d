import { fillText } from '../texts/fill-text';
import type { Texts } from '../texts/texts-for';
import type { StatementLine } from './receivables.schema';

/** What people read as the reference of a line: of a card payment its card, not the provider's id. */
export function statementReference(
  { reference, card }: Pick<StatementLine, 'reference' | 'card'>,
  { byCard, card: text }: Pick<Texts['statement']['history'], 'byCard' | 'card'>,
): string {
  if (card === undefined) return reference;
  return card === '' ? byCard : fillText(text, { digits: card });
}

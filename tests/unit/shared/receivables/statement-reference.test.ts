import { describe, expect, it } from 'vitest';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import { textsFor } from '@/lib/shared/texts/texts-for';

describe('the reference of a line of a statement', () => {
  const { history } = textsFor('en').statement;

  it('the reference of a line of a statement is the card of a card payment, and never the id of the provider', () => {
    expect(statementReference({ reference: 'pi_1', card: '4242' }, history)).toBe('Card ···4242');
    expect(statementReference({ reference: 'pi_1', card: '' }, history)).toBe('Card');
    expect(statementReference({ reference: 'Transfer' }, history)).toBe('Transfer');
  });
});

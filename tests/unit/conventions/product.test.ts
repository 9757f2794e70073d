import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER } from '@/lib/shared/messages/browser-messages';
import { OUTCOME } from '@/lib/shared/messages/cart-messages';
import { PROBLEMS } from '@/lib/shared/messages/errors';
import { GOOGLE } from '@/lib/shared/messages/google-messages';
import { RECEIPT, TOAST, VALIDATION } from '@/lib/shared/messages/messages';
import { ROW } from '@/lib/shared/messages/quick-order-messages';
import { REFUSAL } from '@/lib/shared/messages/refusal-messages';

const text = readFileSync(path.join(import.meta.dirname, '../../../docs/product.md'), 'utf8');

describe('the messages in docs/product.md', () => {
  it('have every problem code with its status and sentence', () => {
    const rows = text.split('\n').map((line) => line.replace(/ +\|/g, ' |'));
    const missing = Object.entries(PROBLEMS)
      .map(([code, [status, , sentence]]) => `| ${status} | \`${code}\` | ${sentence} |`)
      .filter((row) => !rows.includes(row));
    expect(missing).toEqual([]);
  });

  it('have every sentence of fields, toasts, refusals and the browser, word for word', () => {
    const sentences = [VALIDATION, TOAST, REFUSAL, RECEIPT, ROW, OUTCOME, BROWSER, GOOGLE].flatMap((set) =>
      Object.values<string>(set),
    );
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});

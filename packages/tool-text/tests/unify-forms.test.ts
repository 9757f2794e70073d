import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { describe, expect, it } from 'vitest';

const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe('the forms of a character', () => {
  it.each([
    ['１２，５', '12,5'],
    ['1\u00a0000\u202fx', '1 000 x'],
    ['𝟐𝟎', '20'],
    ['٢٠ ۲۰ २० ２０', '20 20 20 20'],
    ['㎜ № ﬁ', 'mm No fi'],
    ['Vi\u1ec7t', 'Việt'],
  ])('%j are those of %j', (text, unified) => expect(unifyForms(text)).toBe(unified));

  it.each(['10²', '1½', '①', '⑩', '⒈', '10¹', 'H₂O', '㏠', '10㎡', '🄂'])(
    'preserve a mark that is no digit: %s',
    (text) => expect(unifyForms(text)).toBe(text),
  );

  it('never become a digit, unless the character is one', () => {
    const made = characters.filter((one) => /\p{Nd}/u.test(unifyForms(one)) && !/\p{Nd}/u.test(one));
    expect(made).toEqual([]);
  });

  it('are one ASCII digit for a digit of any script', () => {
    const digits = characters.filter((one) => /\p{Nd}/u.test(one));
    expect(digits.map(unifyForms).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });
});

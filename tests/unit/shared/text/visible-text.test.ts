import { expect, it } from 'vitest';
import { displayNameSchema } from '@/lib/shared/accounts/account.schema';
import { addressFormSchema } from '@/lib/shared/addresses/address.schema';
import { optionalLineSchema, textSchema } from '@/lib/shared/calls/fields.schema';
import { isSafeImageUrl } from '@/lib/shared/calls/image-url';
import { legalPageFormSchema } from '@/lib/shared/legal/legal-page.schema';
import { ownNumberTextSchema } from '@/lib/shared/own-numbers/own-number.schema';
import { isVisible } from '@/lib/shared/text/visible-text';

const text = textSchema('invalid', 50, 'field-too-long');

/** Characters that leave no mark, by name. */
const UNSEEN: Readonly<Record<string, string>> = {
  space: ' ',
  'no-break space': '\u00a0',
  'ideographic space': '\u3000',
  'soft hyphen': '\u00ad',
  'grapheme joiner': '\u034f',
  'Arabic letter mark': '\u061c',
  'Hangul choseong filler': '\u115f',
  'Hangul jungseong filler': '\u1160',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'Khmer inherent vowel': '\u17b4',
  'Mongolian vowel separator': '\u180e',
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'right-to-left mark': '\u200f',
  'right-to-left override': '\u202e',
  'line separator': '\u2028',
  'word joiner': '\u2060',
  'invisible times': '\u2062',
  isolate: '\u2066',
  'blank of Braille': '\u2800',
  'variation selector': '\ufe0f',
  'byte order mark': '\ufeff',
  'annotation anchor': '\ufff9',
  'place of an object': '\ufffc',
  'hieroglyph blank': '\u{13441}',
  'null note head': '\u{1d159}',
  'musical beam': '\u{1d173}',
  'language tag': '\u{e0001}',
  'tag letter': '\u{e0041}',
  'further variation selector': '\u{e0100}',
  'accent without a letter': '\u0301',
  'half a pair': '\ud800',
  'private character': '\ue000',
};

it.each(Object.entries(UNSEEN))('text that nobody can see: (%s) is no text', (_, unseen) => {
  for (const written of [unseen, unseen.repeat(3), `\u200b${unseen} `]) {
    expect(isVisible(written)).toBe(false);
    expect(text.safeParse(written).success).toBe(false);
    expect(ownNumberTextSchema.safeParse(written).success).toBe(false);
    expect(legalPageFormSchema.safeParse({ markdown: written }).success).toBe(false);
    expect(displayNameSchema.safeParse(written).error?.issues[0]?.message).toBe('name-required');
  }
  expect(isVisible(`A${unseen}`)).toBe(true);
});

it('text that nobody can see is required in an address, and nothing where it is optional', () => {
  const filled = { name: 'Robin', street: '\u200b', city: '\u2800', country: 'US', phone: '5550100' };
  const issues = addressFormSchema.safeParse(filled).error?.issues.map(({ message }) => message);
  expect(issues).toEqual(expect.arrayContaining(['street-required', 'city-required']));
  expect(optionalLineSchema(20).parse('\u200b\u2060')).toBe('');
  expect(optionalLineSchema(20).parse('K\u200b7')).toBe('K\u200b7');
});

it.each(['A', '7', '!', '⌀', '€', '工具', 'Молоток', '🔧', '👩‍🔧', 'ไทย', '‏שלום'])(
  '%j is visible',
  (written) => {
    expect(text.parse(written)).toBe(written);
  },
);

it.each(['A\ud800B', '\udc00A', 'A\ud83d'])(
  'half a surrogate pair: (%j) is refused, a whole one is not',
  (written) => {
    expect(text.safeParse(written).success).toBe(false);
    expect(optionalLineSchema(20).safeParse(written).success).toBe(false);
    expect(ownNumberTextSchema.safeParse(written).success).toBe(false);
    expect(legalPageFormSchema.safeParse({ markdown: written }).success).toBe(false);
    expect(isSafeImageUrl(`https://shop.example/${written}`)).toBe(false);
    expect(text.parse('A🔧B')).toBe('A🔧B');
  },
);

it.each(['A\nB', 'A\tB', 'A\u2028B', 'A\u202eB'])('%j is no number of a buyer', (written) => {
  expect(ownNumberTextSchema.safeParse(written).success).toBe(false);
});

it('text is stored in composed letters, and its length counted in them', () => {
  expect(text.parse('Vie\u0323\u0302t')).toBe('Việt');
  expect(optionalLineSchema(1).parse('u\u0308')).toBe('ü');
  expect(ownNumberTextSchema.parse('Scho\u0308n')).toBe('Schön');
});

import { expect, it } from 'vitest';
import { dialledPhone } from '@/lib/shared/dialled-phone';
import { phoneSchema } from '@/lib/shared/schemas/fields';

it.each([
  ['+1 330 555 0110', '+1 330 555 0110'],
  ['(330) 555-0110', '330 555 0110'],
  ['0221/555.01-10', '0221 555 01 10'],
])('a phone number written %s is one the order form accepts', (written, dialled) => {
  expect(dialledPhone(written)).toBe(dialled);
  expect(phoneSchema.parse(dialledPhone(written))).toBe(dialled);
});

it('other text is unchanged', () => {
  expect(dialledPhone('')).toBe('');
});

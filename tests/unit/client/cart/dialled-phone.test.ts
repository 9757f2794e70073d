import { expect, it } from 'vitest';
import { dialledPhone } from '@/lib/client/cart/own/dialled-phone';
import { phoneSchema } from '@/lib/shared/calls/fields.schema';

it.each([
  ['+1 330 555 0110', '+1 330 555 0110'],
  ['(330) 555-0110', '330 555 0110'],
  ['0221/555.01-10', '0221 555 01 10'],
  // A zero that is dialled within the country alone.
  ['+49 (0) 30 123456', '+49 30 123456'],
  ['+44(0)20 7946 0000', '+44 20 7946 0000'],
  ['+43-(0)1/58858', '+43 1 58858'],
  ['+353 (0)1 555 0110', '+353 1 555 0110'],
  ['0049 (0)30 123456', '0049 30 123456'],
  ['+41 [0] 44 555 01 10', '+41 44 555 01 10'],
  ['+358( 0 )9 555', '+358 9 555'],
  ['(0) 30 123456', '0 30 123456'],
  ['+7 (8) 495 555 01 10', '+7 495 555 01 10'],
  ['+36 (06) 1 555 0110', '+36 1 555 0110'],
  // Dialled from abroad as well, and area codes.
  ['+39 (0)6 555 0110', '+39 0 6 555 0110'],
  ['+39 06 555 0110', '+39 06 555 0110'],
  ['+7 (495) 555 01 10', '+7 495 555 01 10'],
  ['+1 (330) 555-0110', '+1 330 555 0110'],
])('a phone number written %s is one the order form accepts', (written, dialled) => {
  expect(dialledPhone(written)).toBe(dialled);
  expect(phoneSchema.parse(dialledPhone(written))).toBe(dialled);
});

it('other text than a phone number is unchanged', () => {
  expect(dialledPhone('')).toBe('');
});

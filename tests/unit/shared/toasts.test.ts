import { expect, it } from 'vitest';
import { SIGN_IN_TOAST_ID, TOAST, TOAST_DURATION_MS } from '@/lib/shared/messages';
import { formatDollars } from '@/lib/shared/money';

it('every toast is the sentence of spec §8, word for word', () => {
  const { orderPlaced, ...sentences } = TOAST;
  expect(Object.values(sentences).toSorted()).toEqual(
    [
      'Incorrect Email or Password',
      'Account not registered',
      'Your account is temporarily blocked! Please try again later',
      'Already registered',
      'Failed to make an admin',
      'Please enter your email',
      'Reset password email sent',
      'Registered successfully',
      'Verification email send',
      'Order cancelled successfully!',
      'Review added successfully',
      'Profile updated',
      'Congrats! Your payment is completed',
      'Order canceled successfully!',
      'Order shipped',
      'Tool added successfully',
      'Successfully made an admin',
      'Tool deleted successfully!',
    ].toSorted(),
  );
  expect(orderPlaced(formatDollars(1250))).toBe('Order place successfully and your order value $1,250.00');
  expect(TOAST_DURATION_MS).toBe(5000);
  expect(SIGN_IN_TOAST_ID).not.toBe('');
});

it('prices are shown in dollars with their cents (spec §9)', () => {
  expect([12.5, 0.1, 1234.56].map((dollars) => formatDollars(dollars))).toEqual([
    '$12.50',
    '$0.10',
    '$1,234.56',
  ]);
});

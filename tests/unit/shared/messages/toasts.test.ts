import { expect, it } from 'vitest';
import { SIGN_IN_TOAST_ID, TOAST, TOAST_DURATION_MS } from '@/lib/shared/messages/messages';

it('every toast is the sentence of product §8.2, word for word', () => {
  expect(Object.values(TOAST).toSorted()).toEqual(
    [
      'Added to your cart: {name} × {quantity}',
      'Open Cart',
      'Removed from your cart: {name}',
      'What you collected before is in your cart',
      'What you collected before is in your cart, with changes. Please look at your cart.',
      'Undo',
      'Incorrect Email or Password',
      'Account not registered',
      'Your account is temporarily blocked! Please try again later',
      'Already registered',
      'Failed to make an admin',
      'Please enter your email',
      'Reset password email sent',
      'Registered successfully',
      'Verification email send',
      'Order place successfully and your order value {value}',
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
  expect(TOAST_DURATION_MS).toBe(5000);
  expect(SIGN_IN_TOAST_ID).not.toBe('');
});

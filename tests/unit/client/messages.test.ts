import { afterEach, expect, it } from 'vitest';
import { messageText } from '@/lib/client/language/message-text';
import { setTranslations, translate } from '@/lib/client/language/translations';
import { ApiProblem, fieldMessageOf, sentenceOf, unreachableProblem } from '@/lib/client/problem';
import { textsFor } from '@/lib/shared/texts/texts-for';

function speak(language: string): void {
  setTranslations(textsFor(language).messages);
}

afterEach(() => speak('en'));

it('messages of forms and toasts are the sentences of product.md in English', () => {
  speak('en');
  expect(messageText('quantity-below-moq')).toBe('Quantity short than MOQ');
  expect(messageText('order-placed', { value: '$1,250.00' })).toBe(
    'Order place successfully and your order value $1,250.00',
  );
});

it('messages of forms and toasts are German on German pages', () => {
  speak('de');
  expect(messageText('quantity-below-moq')).toBe('Menge unter der Mindestmenge');
  expect(messageText('payment-completed')).toBe('Vielen Dank! Ihre Zahlung ist abgeschlossen');
  expect(messageText('order-placed', { value: '1.250,00 $' })).toBe(
    'Bestellung erfolgreich aufgegeben, Ihr Bestellwert: 1.250,00 $',
  );
});

it('messages of forms and toasts stay English where the code has no translation', () => {
  speak('de');
  expect(translate({ code: 'from-a-newer-store' }, 'Something new.')).toBe('Something new.');
  expect(translate({ code: 'constructor' }, 'Something odd.')).toBe('Something odd.');
});

const soldOut = new ApiProblem({
  status: 422,
  code: 'validation-failed',
  detail: 'There are only 3 units left.',
  reason: { code: 'few-left', params: { count: 3 } },
  errors: { orderQuantity: ['Quantity greater than available'], address: ['Written elsewhere'] },
  issues: { orderQuantity: [{ code: 'quantity-above-available' }] },
});

it('the message of a refused call is its English sentence in English', () => {
  speak('en');
  expect(sentenceOf(soldOut)).toBe('There are only 3 units left.');
  expect(fieldMessageOf(soldOut, 'orderQuantity')).toBe('Quantity greater than available');
});

it('the message of a refused call is translated by the reason, which is more specific than the problem’s code', () => {
  speak('de');
  expect(sentenceOf(soldOut)).toBe('Es sind nur noch 3 Stück übrig.');
});

it('the message of a refused call is translated by the problem’s code where there is no reason', () => {
  speak('de');
  const refused = new ApiProblem({ status: 409, code: 'last-admin', detail: 'Whatever it is in English.' });
  expect(sentenceOf(refused)).toBe('Der letzte Admin kann nicht entfernt werden.');
  expect(sentenceOf(unreachableProblem(undefined))).toBe(
    'Der Shop war nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  );
  expect(sentenceOf(new TypeError('x is undefined'))).toBe(
    'In Ihrem Browser ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  );
});

it('the message of a refused call of a field is translated by the issue’s code, and stays English without one', () => {
  speak('de');
  expect(fieldMessageOf(soldOut, 'orderQuantity')).toBe('Menge größer als verfügbar');
  expect(fieldMessageOf(soldOut, 'address')).toBe('Written elsewhere');
  expect(fieldMessageOf(soldOut, 'phone')).toBeUndefined();
  expect(fieldMessageOf(new Error('no problem of a call'), 'phone')).toBeUndefined();
});

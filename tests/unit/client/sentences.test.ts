import { afterEach, describe, expect, it } from 'vitest';
import { inPageLanguage, rememberSentences } from '@/lib/client/language/sentences';
import { TOAST, VALIDATION } from '@/lib/shared/messages';
import { sentencesFor } from '@/lib/shared/texts/texts-for';

afterEach(() => rememberSentences({}));

describe('sentences in the language of the page', () => {
  it('are the specification’s own words in English', () => {
    rememberSentences(sentencesFor('en'));
    expect(inPageLanguage(VALIDATION.quantityBelowMoq)).toBe('Quantity short than MOQ');
  });

  it('are German on German pages', () => {
    rememberSentences(sentencesFor('de'));
    expect(inPageLanguage(VALIDATION.quantityBelowMoq)).toBe('Menge unter der Mindestmenge');
    expect(inPageLanguage(TOAST.paymentCompleted)).toBe('Vielen Dank! Ihre Zahlung ist abgeschlossen');
  });

  it('keep what was filled in', () => {
    rememberSentences(sentencesFor('de'));
    expect(inPageLanguage(TOAST.orderPlaced('1.250,00 $'))).toBe(
      'Bestellung erfolgreich aufgegeben, Ihr Bestellwert: 1.250,00 $',
    );
  });

  it('leave the words of others alone', () => {
    rememberSentences(sentencesFor('de'));
    expect(inPageLanguage('Your card was declined.')).toBe('Your card was declined.');
    expect(inPageLanguage('constructor')).toBe('constructor');
  });
});

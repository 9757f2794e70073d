/**
 * German messages of Stripe.js, by their English sentence, for `Stripe(key, { locale: 'de' })`. Other languages and
 * sentences stay English, as Stripe.js does for languages it does not know.
 * @type {Record<string, Record<string, string>>}
 */
const WORDS = {
  de: {
    'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
    'Your card has insufficient funds.': 'Ihre Karte ist nicht ausreichend gedeckt.',
    'Your card has expired.': 'Ihre Karte ist abgelaufen.',
    "Your card's security code is incorrect.": 'Der Sicherheitscode Ihrer Karte ist falsch.',
    'An error occurred while processing your card. Try again in a little bit.':
      'Beim Verarbeiten Ihrer Karte ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
    'Your card number is incomplete.': 'Ihre Kartennummer ist unvollständig.',
    'Your card number is invalid.': 'Ihre Kartennummer ist ungültig.',
    "Your card's expiration date is incomplete.": 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    "Your card's expiration year is in the past.": 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
    "Your card's expiration date is in the past.": 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
    "Your card's expiration year is invalid.": 'Das Ablaufjahr Ihrer Karte ist ungültig.',
    "Your card's security code is incomplete.": 'Der Sicherheitscode Ihrer Karte ist unvollständig.',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'Wir können Ihre Zahlungsmethode nicht authentifizieren. Bitte wählen Sie eine andere und versuchen Sie es erneut.',
  },
};

/**
 * Returns the result with the message of its error, if it has one, in a language.
 * @template {{ error?: any }} Result
 * @param {Result} result
 * @param {string | undefined} locale
 * @returns {Result}
 */
export function worded(result, locale) {
  const message = WORDS[locale ?? '']?.[result.error?.message];
  return message === undefined ? result : { ...result, error: { ...result.error, message } };
}

/** What Stripe.js throws at a mistake in the page's own code, as against an error of the buyer or of the bank. */
export class IntegrationError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'IntegrationError';
  }
}

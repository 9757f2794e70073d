import { callApi } from './api-client.js';
import { fieldsOf } from './card-fields.js';
import { connectToPage } from './connect.js';

// The one frame that calls the API: it reads the card from the fields' frames, so that the page never sees it.
connectToPage(({ apiKey }) => ({
  async createPaymentMethod({ card, details }) {
    const read = readCard(card, details);
    if ('error' in read) return read;
    const result = await callApi(apiKey, 'POST', '/v1/payment_methods', read.data);
    return 'error' in result ? result : { paymentMethod: result.value };
  },

  async confirm({ id, clientSecret, source, params }) {
    /** @type {Record<string, any>} */
    const body = { ...params, use_stripe_sdk: true, client_secret: clientSecret };
    if (source?.id !== undefined) {
      body.payment_method = source.id;
    } else if (source) {
      const read = readCard(source.card, source.details);
      if ('error' in read) return read;
      body.payment_method_data = read.data;
    }
    const result = await callApi(apiKey, 'POST', `/v1/payment_intents/${id}/confirm`, body);
    return 'error' in result ? result : { paymentIntent: result.value };
  },

  async retrieve({ id, clientSecret }) {
    const result = await callApi(apiKey, 'GET', `/v1/payment_intents/${id}`, { client_secret: clientSecret });
    return 'error' in result ? result : { paymentIntent: result.value };
  },
}));

/**
 * Returns the parameters of the payment method that the fields of a form hold, or the first validation error.
 * @param {{ group: string, type: string }} card
 * @param {Record<string, any>} details
 * @returns {{ data: Record<string, any> } | { error: object }}
 */
function readCard({ group, type }, details) {
  const fields = fieldsOf(group).filter((field) => (field.type === 'card') === (type === 'card'));
  const problems = fields.map((field) => field.check());
  const error = problems.find((problem) => problem !== null);
  if (error) return { error };
  const card = {};
  let postalCode = '';
  for (const field of fields) {
    const read = field.read();
    Object.assign(card, read.card);
    postalCode ||= read.postalCode;
  }
  const { billing_details: given = {}, ...rest } = details;
  const address = { ...(postalCode !== '' && { postal_code: postalCode }), ...given.address };
  const billing = { ...given, ...(Object.keys(address).length > 0 && { address }) };
  return { data: { ...rest, type: 'card', card, billing_details: billing } };
}

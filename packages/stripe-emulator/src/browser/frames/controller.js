import { callApi } from './api-client.js';
import { fieldsOf } from './card-fields.js';
import { connectToPage } from './connect.js';

// The one frame that calls the API: it reads the card from the fields' frames, so that the page never sees it.
connectToPage(({ apiKey }) => ({
  async createPaymentMethod({ group, details }) {
    const read = readCard(group, details);
    if ('error' in read) return read;
    const result = await callApi(apiKey, 'POST', '/v1/payment_methods', read.data);
    return 'error' in result ? result : { paymentMethod: result.value };
  },

  async confirm({ id, clientSecret, source, params }) {
    /** @type {Record<string, any>} */
    const body = { ...params, use_stripe_sdk: true, client_secret: clientSecret };
    if (source.id !== undefined) {
      body.payment_method = source.id;
    } else {
      const read = readCard(source.group, source.details);
      if ('error' in read) return read;
      body.payment_method_data = read.data;
    }
    const result = await callApi(apiKey, 'POST', `/v1/payment_intents/${id}/confirm`, body);
    return 'error' in result ? result : { paymentIntent: result.value };
  },
}));

/**
 * Returns the parameters of the payment method that the fields of a form hold, or the first validation error.
 * @param {string} group
 * @param {Record<string, any>} details
 * @returns {{ data: Record<string, any> } | { error: object }}
 */
function readCard(group, details) {
  const fields = fieldsOf(group);
  const problems = fields.map((field) => field.check());
  const error = problems.find((problem) => problem !== null);
  if (error) return { error };
  const card = Object.assign({}, ...fields.map((field) => field.read()));
  return { data: { ...details, type: 'card', card } };
}

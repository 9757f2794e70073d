const UNREACHABLE = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/**
 * One call of Stripe's API with the publishable key.
 * @param {string} apiKey
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {Record<string, any>} params
 * @returns {Promise<{ value: any } | { error: any }>}
 */
export async function callApi(apiKey, method, path, params) {
  const form = new URLSearchParams(flatten({ ...params, key: apiKey })).toString();
  try {
    const result =
      method === 'GET'
        ? await fetch(`${path}?${form}`)
        : await fetch(path, {
            method,
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: form,
          });
    const body = await result.json();
    return result.ok ? { value: body } : { error: body.error };
  } catch {
    return { error: { ...UNREACHABLE } };
  }
}

/** Stripe's form encoding: `a[b]=c`. @param {any} value @param {string} [prefix] @returns {[string, string][]} */
function flatten(value, prefix = '') {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([name, part]) =>
    flatten(part, prefix === '' ? name : `${prefix}[${name}]`),
  );
}

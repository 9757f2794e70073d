import 'server-only';

/** The `content-length` of what a route returns, by a name that the framework passes on; no response leaves with it. */
export const BODY_LENGTH_HEADER = 'x-forgeline-length';

export function repeatBodyLength(response: Response): Response {
  const length = response.headers.get('content-length');
  if (length !== null) response.headers.set(BODY_LENGTH_HEADER, length);
  return response;
}

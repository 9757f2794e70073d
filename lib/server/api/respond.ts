import 'server-only';

/** Exists only for TypeScript. */
declare const body: unique symbol;

/** A response whose JSON is a `Body`. */
export type JsonResponse<Body> = Response & { readonly [body]: Body };

export type RespondOptions = {
  /** 200 by default. */
  status?: number;
  /** Further headers; a repeated `set-cookie` is sent as often. */
  headers?: readonly (readonly [name: string, value: string])[];
  /** Spaces by which nested JSON is indented, for people to read. */
  indent?: number;
};

/** `value` as a JSON response, which nobody may store unless `headers` says otherwise. */
export function respond<Body>(value: Body, options: RespondOptions = {}): JsonResponse<Body> {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const [name, text] of options.headers ?? []) {
    if (name === 'set-cookie') headers.append(name, text);
    else headers.set(name, text);
  }
  const { status = 200, indent } = options;
  return new Response(JSON.stringify(value, null, indent), { status, headers }) as JsonResponse<Body>;
}

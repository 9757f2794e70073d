import 'server-only';

/** Exists only for TypeScript. */
declare const body: unique symbol;

export type JsonResponse<Body> = Response & { readonly [body]: Body };

export type RespondOptions = {
  status?: number;
  /** A repeated `set-cookie` is sent as often. */
  headers?: readonly (readonly [name: string, value: string])[];
  indent?: number;
};

/** Has `cache-control: no-store` unless `headers` has another. */
export function respond<Body>(value: Body, options: RespondOptions = {}): JsonResponse<Body> {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const [name, text] of options.headers ?? []) {
    if (name === 'set-cookie') headers.append(name, text);
    else headers.set(name, text);
  }
  const { status = 200, indent } = options;
  return new Response(JSON.stringify(value, null, indent), { status, headers }) as JsonResponse<Body>;
}

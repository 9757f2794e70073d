import type { JsonSchema, Resolve } from './json-schema';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
};
type Content = Record<string, { schema: JsonSchema }>;

/** One call of the OpenAPI document. */
export type Operation = {
  method: string;
  path: string;
  security: readonly Record<string, unknown>[];
  parameters: readonly Parameter[];
  body: JsonSchema | null;
  responses: Record<string, { content?: Content }>;
};

// biome-ignore lint/suspicious/noExplicitAny: a document read from the store.
type Raw = any;

export type ApiDocument = { operations: Operation[]; resolve: Resolve };

/** The calls of an OpenAPI document as it was served. */
export function readDocument(raw: Raw): ApiDocument {
  const operations = Object.entries<Raw>(raw.paths).flatMap(([path, methods]) =>
    Object.entries<Raw>(methods).map(
      ([method, operation]): Operation => ({
        method: method.toUpperCase(),
        path,
        security: operation.security ?? [],
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content?.['application/json']?.schema ?? null,
        responses: operation.responses,
      }),
    ),
  );
  const resolve: Resolve = (reference) => {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<Raw>((node, part) => node?.[part], raw);
    if (!found) throw new Error(`${reference} leads nowhere`);
    return found;
  };
  return { operations, resolve };
}

import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Returns a TypeScript module with the types of every call of an OpenAPI document. */
export async function generateTypes(document: OpenAPI3): Promise<string> {
  return astToString(await openapiTS(document));
}

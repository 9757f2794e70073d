import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { everyRequestOf } from '@/lib/server/api/charged-requests';
import { ALL_CALLS, nameOfCall } from '@/lib/server/api/openapi/all-calls';
import { requestExample, responseExample } from '@/lib/server/api/openapi/call-examples';
import { responseSchemaOf } from '@/lib/server/api/openapi/call-facts';
import { openApiDocument } from '@/lib/server/api/openapi/document';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

vi.mock('@/lib/server/platform/config/env', () => ({ env: () => ENVIRONMENT }));

// biome-ignore lint/suspicious/noExplicitAny: the shape of the document is OpenAPI's.
type Json = any;

const document: Json = openApiDocument();
const operations = Object.values<Json>(document.paths).flatMap((one) => Object.values<Json>(one));

it('the OpenAPI document has the version of the store', () => {
  expect(document.info.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});

it('the OpenAPI document calls each operation by a name that reads like a function, and no two alike', () => {
  const ids: string[] = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z0-9]*)*$/.test(id))).toEqual([]);
  expect(document.paths['/api/all-order/{id}'].patch.operationId).toBe('shipOrder');
});

it('the OpenAPI document says of every parameter what it means', () => {
  const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.map((parameter: Json) => ({ operationId, ...parameter })),
  );
  expect(parameters.length).toBeGreaterThan(300);
  expect(parameters.filter(({ description = '' }) => !/^[A-Z`].*\.$/s.test(description))).toEqual([]);
});

it('the OpenAPI document has a named schema for every body of JSON, and every name is of one that is there', () => {
  const schemas = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values<Json>(responses)].flatMap(
      (body) => body?.content?.['application/json']?.schema ?? [],
    ),
  );
  const inline = schemas.filter(
    (schema: Json) => !schema.$ref && !(schema.type === 'array' && schema.items.$ref),
  );
  expect(inline.filter((schema: Json) => schema.type === 'object' || schema.anyOf)).toEqual([]);
  const named = new Set(Object.keys(document.components.schemas));
  const references = [...JSON.stringify(document.paths).matchAll(/#\/components\/schemas\/(\w+)/g)];
  expect(references.map(([, name]) => name).filter((name) => !named.has(name ?? ''))).toEqual([]);
  expect([...named]).toEqual(expect.arrayContaining(['Company', 'PriceList', 'Import', 'PlaceOrderRequest']));
});

it('the OpenAPI document has an example for every body of JSON, which the call takes or may return', () => {
  for (const call of ALL_CALLS) {
    const name = nameOfCall(call);
    const [sent, back] = [everyRequestOf(call) ?? call.file?.line, responseSchemaOf(call)];
    if (sent) expect(sent.safeParse(requestExample(call)).error, name).toBeUndefined();
    if (back) expect(back.safeParse(responseExample(call)).error, name).toBeUndefined();
  }
  const { requestBody } = document.paths['/api/all-order/{id}/shipment'].post;
  expect(requestBody.content['application/json'].example).toHaveProperty('parcels');
});

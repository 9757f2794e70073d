import { expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { SPECIFIED_CALLS } from '@/lib/server/api/query/specified-calls';
import { call } from '@/tests/support/people';

// biome-ignore lint/suspicious/noExplicitAny: the shape of the document is OpenAPI's.
type Json = any;

const document = (await call('GET', '/api/openapi.json')).body;

it('the OpenAPI document is OpenAPI 3.1 and served as JSON', async () => {
  const { headers } = await call('GET', '/api/openapi.json');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
});

it('the OpenAPI document describes every call that is served, every call of the specification, and no other', () => {
  const described = Object.entries<Json>(document.paths).flatMap(([address, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${address}`),
  );
  const declared = ALL_CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(declared.toSorted());
  expect(SPECIFIED_CALLS.filter((specified) => !described.includes(specified))).toEqual([]);
});

it('the OpenAPI document has for every call a unique id, who may make it, a response, and its refusals as problems', () => {
  const operations = Object.values<Json>(document.paths).flatMap((one) => Object.values<Json>(one));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const operation of operations) {
    expect(operation.description).toMatch(/^Who: /);
    expect(Object.keys(operation.responses).some((status) => /^[23]/.test(status))).toBe(true);
    for (const [status, response] of Object.entries<Json>(operation.responses)) {
      if (/^[23]/.test(status)) continue;
      expect(Object.keys(response.content)).toEqual(['application/problem+json']);
    }
  }
});

it('the OpenAPI document has every parameter of a path, and only references that resolve', () => {
  for (const [address, operations] of Object.entries<Json>(document.paths)) {
    const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values<Json>(operations)) {
      const inPath = parameters.filter((one: Json) => one.in === 'path');
      expect(inPath.map(({ name }: Json) => name)).toEqual(names);
      expect(inPath.every(({ required }: Json) => required)).toBe(true);
    }
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, to]) => to ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const target = reference.split('/').reduce<Json>((node, part) => node?.[part], document);
    expect(target, reference).toBeDefined();
  }
});

it('the OpenAPI document requires the token where a call does', async () => {
  expect(document.paths['/api/all-order'].get.security).toEqual([
    { bearer: [] },
    { apiKey: ['orders:read'] },
  ]);
  expect(document.paths['/api/overview'].get.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/api/api-key'].get.security).toEqual([{ bearer: [] }, { session: [] }]);
  expect(document.paths['/api/review'].get.security).toEqual([]);
  expect(document.paths['/api/tool'].get.security).toEqual([{}, { bearer: [] }, { apiKey: ['tools:read'] }]);
  for (const [address, operations] of Object.entries<Json>(document.paths)) {
    for (const [method, { security }] of Object.entries<Json>(operations)) {
      // Without credentials, too, where anyone may call.
      if (security.length === 0 || Object.keys(security[0]).length === 0) continue;
      const concrete = address
        .replace('{id}', '0123456789abcdef01234567')
        .replace('{email}', 'a@example.com');
      const { status } = await call(method.toUpperCase(), concrete);
      expect([method, address, status]).toEqual([method, address, 401]);
    }
  }
});

it('GET /api/docs is a page for people with every call on it, and nothing loaded from elsewhere', async () => {
  const { status, headers, body } = await call('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const address of Object.keys(document.paths)) expect(body).toContain(address);
  expect(body).not.toMatch(/<script|src="http|href="http/);
});

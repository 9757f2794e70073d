import createClient from 'openapi-fetch';
import { expect, it } from 'vitest';
import { generateTypes } from '../src/generate-types';

it('a document becomes types by path and method, which a client takes', async () => {
  const types = await generateTypes({
    openapi: '3.1.0',
    info: { title: 'One call', version: '1' },
    paths: { '/api/tool': { get: { responses: { 200: { description: 'Tools.' } } } } },
  });
  expect(types).toContain('export interface paths {');
  expect(types).toContain('"/api/tool": {');
  expect(createClient({ baseUrl: 'http://shop.example' }).GET).toBeTypeOf('function');
});

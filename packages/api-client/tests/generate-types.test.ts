import { expect, it } from 'vitest';
import { generateTypes } from '../src/generate-types';

it('a document becomes types by path and method', async () => {
  const types = await generateTypes({
    openapi: '3.1.0',
    info: { title: 'One call', version: '1' },
    paths: { '/api/tool': { get: { responses: { 200: { description: 'Tools.' } } } } },
  });
  expect(types).toContain('export interface paths {');
  expect(types).toMatch(/"\/api\/tool": \{.*get: \{.*200: \{/s);
  expect(types).toContain('post?: never;');
});

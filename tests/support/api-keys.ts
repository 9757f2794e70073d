import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import { anAdmin, type CallResponse, call } from './people';
import { unique } from './store';

/** A program with an API key of its own. */
export type TestProgram = {
  id: string;
  name: string;
  key: string;
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<CallResponse>;
};

const created: string[] = [];

/** Creates a key with these scopes. A file that creates some revokes them at its end (`revokeCreatedKeys`): only so many are valid. */
export async function newProgram(
  scopes: readonly ApiKeyScope[],
  options: { name?: string; expiresAt?: string } = {},
): Promise<TestProgram> {
  const name = options.name ?? unique('Program ');
  const response = await (await anAdmin()).call('POST', '/api/api-key', { ...options, name, scopes });
  if (response.status !== 201) throw new Error(`could not create a key: ${JSON.stringify(response.body)}`);
  const { insertedId: id, key } = response.body;
  created.push(id);
  return {
    ...{ id, name, key },
    call: (method, path, body, headers) =>
      call(method, path, body, { authorization: `Bearer ${key}`, ...headers }),
  };
}

export async function revokeKey(id: string): Promise<CallResponse> {
  return (await anAdmin()).call('DELETE', `/api/api-key/${id}`);
}

export async function revokeCreatedKeys(): Promise<void> {
  await Promise.all(created.splice(0).map(revokeKey));
}

import { expect } from 'vitest';
import { pdfText } from '@/tests/support/pdf-text';
import type { Person } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

/** Returns what a paper of the store says. */
export async function printed(buyer: Person, path: string): Promise<string> {
  const response = await fetch(new URL(path, baseUrl()), {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(response.status).toBe(200);
  return pdfText(new Uint8Array(await response.arrayBuffer()));
}

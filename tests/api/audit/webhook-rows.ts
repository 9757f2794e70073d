import { expect } from 'vitest';
import { anAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { receiverUrl } from '@/tests/support/webhook-receiver';
import { byAdmin, type Rows } from './expected';

type Endpoint = { id: string; name: string; url: string; host: string };

async function withEndpoint<T>(work: (endpoint: Endpoint) => Promise<T>): Promise<T> {
  const admin = await anAdmin();
  const [name, url] = [unique('ERP '), receiverUrl('/secret-path')];
  const added = await admin.call('POST', '/api/webhook-endpoint', { name, url, types: ['order.paid'] });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  const id = added.body.insertedId;
  try {
    return await work({ id, name, url, host: new URL(url).host });
  } finally {
    await admin.call('DELETE', `/api/webhook-endpoint/${id}`);
  }
}

const subjectOf = ({ id, name }: Endpoint) => ({ kind: 'webhook', id, label: name });
const valuesOf = ({ name, host }: Endpoint) => ({ name, host, types: ['order.paid'] });

export const WEBHOOK_ROWS: Rows<'webhook'> = {
  'webhook.added': () =>
    byAdmin(withEndpoint(async (endpoint) => ({ subject: subjectOf(endpoint), after: valuesOf(endpoint) }))),
  'webhook.edited': () =>
    byAdmin(
      withEndpoint(async (endpoint) => {
        const name = unique('ERP ');
        await (await anAdmin()).call('PATCH', `/api/webhook-endpoint/${endpoint.id}`, { name });
        const before = valuesOf(endpoint);
        return { subject: { ...subjectOf(endpoint), label: name }, before, after: { ...before, name } };
      }),
    ),
  'webhook.disabled': () =>
    byAdmin(
      withEndpoint(async (endpoint) => {
        const path = `/api/webhook-endpoint/${endpoint.id}`;
        await (await anAdmin()).call('PATCH', path, { state: 'disabled' });
        const after = { state: 'disabled', why: 'admin' };
        return { subject: subjectOf(endpoint), before: { state: 'enabled' }, after };
      }),
    ),
  'webhook.removed': () =>
    byAdmin(withEndpoint(async (endpoint) => ({ subject: subjectOf(endpoint), before: valuesOf(endpoint) }))),
};

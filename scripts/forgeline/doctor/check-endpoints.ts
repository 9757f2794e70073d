import type { Db } from 'mongodb';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import { judgedAddresses, type Resolve } from '@/lib/server/platform/http/guarded-request';
import { causeOf, type Finding } from './finding';

type Guard = { privateHosts: readonly string[]; resolve?: Resolve };

async function checkEndpoint(endpoint: WebhookEndpointDocument, guard: Guard): Promise<Finding> {
  const { name, url, state, why, failingSince } = endpoint;
  const subject = `webhook ${name}`;
  const page = 'see /dashboard/webhooks';
  if (state === 'disabled') return { status: 'warn', subject, text: `disabled (${why})`, todo: page };
  const host = new URL(url).host;
  try {
    await judgedAddresses(url, guard);
  } catch (error) {
    const todo = 'Check its DNS, or WEBHOOK_PRIVATE_HOSTS if it may be private';
    return { status: 'fail', subject, text: `${host} is not reachable (${causeOf(error)})`, todo };
  }
  if (!failingSince) return { status: 'ok', subject, text: host };
  return { status: 'warn', subject, text: `failing since ${failingSince.toISOString()}`, todo: page };
}

/** Whether events can be sent to where they are to go. Nothing is sent. */
export async function checkEndpoints(open: () => Promise<Db>, guard: Guard): Promise<Finding[]> {
  let endpoints: WebhookEndpointDocument[];
  try {
    const db = await open();
    endpoints = await db.collection<WebhookEndpointDocument>('webhook_endpoints').find().toArray();
  } catch {
    // Another check says that the database is away.
    return [];
  }
  return Promise.all(endpoints.map((endpoint) => checkEndpoint(endpoint, guard)));
}

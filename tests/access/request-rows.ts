import { contactCalls, quoteCalls } from '@/lib/shared/requests/requests.contract';
import type { Person } from '@/tests/support/people';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

const NO_ID = '0123456789abcdef01234567';

async function quote(holder: Person, world: World): Promise<AccessRequest> {
  const lines = [{ toolId: await world.newTool(), quantity: 500 }];
  return { body: { lines, name: 'Robin Carver', email: holder.email } };
}

function message(holder: Person): AccessRequest {
  const body = {
    name: 'Robin Carver',
    email: holder.email,
    topic: 'tools',
    message: 'Do you make them in left?',
  };
  return { body };
}

function move(): AccessRequest {
  return { path: { id: NO_ID }, body: { state: 'answered' } };
}

/** Messages to the shop and requests for quote. An unknown id is 404 for callers who may make the call. */
export const REQUEST_ROWS: readonly Row[] = [
  callRow(contactCalls.sendMessage, {}, { request: message }),
  callRow(contactCalls.listMessages),
  callRow(contactCalls.moveMessage, { adminOwn: 404 }, { request: move }),
  callRow(quoteCalls.requestQuote, {}, { request: quote }),
  callRow(quoteCalls.listOwnQuotes),
  callRow(quoteCalls.listAllQuotes),
  callRow(quoteCalls.moveQuote, { adminOwn: 404 }, { request: move }),
];

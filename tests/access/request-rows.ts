import {
  listAllQuotesCall,
  listMessagesCall,
  listOwnQuotesCall,
  moveMessageCall,
  moveQuoteCall,
  requestQuoteCall,
  sendMessageCall,
} from '@/lib/shared/requests/requests.contract';
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
  callRow(sendMessageCall, {}, { request: message }),
  callRow(listMessagesCall),
  callRow(moveMessageCall, { adminOwn: 404 }, { request: move }),
  callRow(requestQuoteCall, {}, { request: quote }),
  callRow(listOwnQuotesCall),
  callRow(listAllQuotesCall),
  callRow(moveQuoteCall, { adminOwn: 404 }, { request: move }),
];

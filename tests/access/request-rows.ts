import { contactCalls, quoteCalls } from '@/lib/shared/requests/requests.contract';
import { paperForm } from '@/tests/api/support/serials';
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

function file(): AccessRequest {
  return { body: paperForm('drawing.pdf') };
}

async function ofFile(holder: Person): Promise<AccessRequest> {
  const { body } = await holder.call('POST', '/api/quote/file', paperForm('drawing.pdf'));
  return { path: { id: body.id } };
}

function move(): AccessRequest {
  return { path: { id: NO_ID }, body: { state: 'answered' } };
}

/** Messages to the shop and requests for quote. An unknown id is 404 for callers who may make the call. */
export const REQUEST_ROWS: readonly Row[] = [
  callRow(contactCalls.sendMessage, {}, { request: message }),
  callRow(contactCalls.listMessages),
  callRow(contactCalls.exportMessages),
  callRow(contactCalls.moveMessage, { adminOwn: 404 }, { request: move }),
  callRow(quoteCalls.requestQuote, {}, { request: quote }),
  callRow(quoteCalls.uploadQuoteFile, {}, { request: file }),
  callRow(
    quoteCalls.getQuoteFile,
    { others: 404, adminOthers: 200 },
    { record: 'a file of a request', request: ofFile },
  ),
  callRow(
    quoteCalls.removeQuoteFile,
    { others: 404, adminOthers: 404 },
    { record: 'a file of a request', request: ofFile },
  ),
  callRow(quoteCalls.listOwnQuotes),
  callRow(quoteCalls.exportOwnQuotes),
  callRow(quoteCalls.listAllQuotes),
  callRow(quoteCalls.exportAllQuotes),
  callRow(quoteCalls.getManagedQuote, { adminOwn: 404 }, { request: () => ({ path: { id: NO_ID } }) }),
  callRow(quoteCalls.moveQuote, { adminOwn: 404 }, { request: move }),
];

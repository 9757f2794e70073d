import type { Person } from '@/tests/support/people';
import { adminsOnly, anyoneKnown, withToken } from './define-row';
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

/** Messages to the shop and requests for quote. An id that nothing has is 404 to whoever may ask. */
export const ENQUIRY_ROWS: readonly Row[] = [
  anyoneKnown('POST /api/contact', 201, { request: message }),
  adminsOnly('GET /api/contact', 200),
  adminsOnly('PATCH /api/contact/{id}', 404, { request: move }),
  anyoneKnown('POST /api/quote', 201, { request: quote }),
  withToken('GET /api/quote', { own: 200, others: null, adminOthers: null }),
  adminsOnly('GET /api/all-quote', 200),
  adminsOnly('PATCH /api/all-quote/{id}', 404, { request: move }),
];

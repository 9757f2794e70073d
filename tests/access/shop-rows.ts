import { openAsBlob } from 'node:fs';
import { deleteFileCall, uploadFileCall } from '@/lib/shared/files/files.contract';
import { addReviewCall, editReviewCall, listReviewsCall } from '@/lib/shared/reviews/reviews.contract';
import {
  changeManyToolsCall,
  correctStockCall,
  getBulkChangeCall,
  listBulkChangesCall,
  listStockLinesCall,
  undoBulkChangeCall,
} from '@/lib/shared/stock/stock.contract';
import {
  addToolCall,
  deleteToolCall,
  editToolCall,
  getToolCall,
  listToolsCall,
  searchToolsCall,
} from '@/lib/shared/tools/tools.contract';
import type { Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { addressRow, callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

async function ofTool(_holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newTool() } };
}

async function edit(_holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newTool() }, body: { revision: 1, price: 2 } };
}

async function bulkChange(_holder: Person, world: World): Promise<AccessRequest> {
  return { body: { ids: [await world.newTool()], change: { price: { amount: 1 } } } };
}

async function stockCorrection(_holder: Person, world: World): Promise<AccessRequest> {
  return {
    path: { id: await world.newTool() },
    body: { quantity: 9_000, seen: 10_000, reason: 'correction', note: 'counted again' },
  };
}

async function newReview(author: Person): Promise<string> {
  const added = await author.call('POST', '/api/review', { review: unique('Holds up well, '), rating: 5 });
  if (added.status !== 201) throw new Error(`no review: ${JSON.stringify(added.body)}`);
  return added.body.insertedId;
}

function newTool(): AccessRequest {
  return {
    body: {
      name: unique('Access Tool '),
      image: '/placeholder.webp',
      description: 'A tool that belongs to one test.',
      price: 1,
      moq: 1,
      quantity: 1,
    },
  };
}

const NO_FILE = `${'0'.repeat(40)}.webp`;

async function upload(): Promise<AccessRequest> {
  const body = new FormData();
  body.set('file', await openAsBlob('public/placeholder.webp'), 'picture.webp');
  return { query: { kind: 'picture' }, body };
}

/** Tools, their files and reviews. */
export const SHOP_ROWS: readonly Row[] = [
  callRow(listToolsCall, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(getToolCall, {}, { request: ofTool }),
  callRow(addToolCall, {}, { request: newTool }),
  callRow(editToolCall, {}, { request: edit }),
  callRow(deleteToolCall, {}, { request: ofTool }),
  callRow(changeManyToolsCall, {}, { request: bulkChange }),
  // No such change: those who may undo one learn that, others nothing.
  callRow(undoBulkChangeCall, { adminOwn: 404 }, { request: () => ({ body: { undoToken: 'none' } }) }),
  callRow(listBulkChangesCall, {}),
  callRow(getBulkChangeCall, { adminOwn: 404 }, { request: () => ({ path: { undoToken: 'none' } }) }),
  callRow(listStockLinesCall, {}, { request: ofTool }),
  callRow(correctStockCall, {}, { request: stockCorrection }),
  addressRow('GET', '/share/tools/{file}', 404, () => ({ path: { file: 'no-such-tool.jpg' } })),
  addressRow('GET', '/tools/{slug}/datasheet.pdf', 200, () => ({ path: { slug: 'bench-vise-125' } })),
  callRow(uploadFileCall, {}, { request: upload }),
  callRow(deleteFileCall, { adminOwn: 404 }, { request: () => ({ path: { name: NO_FILE } }) }),
  addressRow('GET', '/files/{name}', 404, () => ({ path: { name: NO_FILE } })),
  callRow(searchToolsCall, {}, { request: () => ({ query: { q: 'hammer' } }) }),
  callRow(listReviewsCall),
  callRow(
    addReviewCall,
    { others: 403, adminOthers: 403 },
    {
      record: 'an e-mail',
      request: (holder) => ({ body: { email: holder.email, review: 'Holds up well.', rating: 5 } }),
    },
  ),
  callRow(
    editReviewCall,
    { others: 403, adminOthers: 403 },
    {
      record: 'a review',
      request: async (holder) => ({
        path: { id: await newReview(holder) },
        body: { review: 'Holds up well still.', rating: 4 },
      }),
    },
  ),
];

import { openAsBlob } from 'node:fs';
import { fileCalls } from '@/lib/shared/files/files.contract';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';
import { bulkEditCalls, stockCalls } from '@/lib/shared/stock/stock.contract';
import { toolCalls } from '@/lib/shared/tools/tools.contract';
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
  callRow(toolCalls.listTools, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(toolCalls.getTool, {}, { request: ofTool }),
  callRow(toolCalls.addTool, {}, { request: newTool }),
  callRow(toolCalls.editTool, {}, { request: edit }),
  callRow(toolCalls.deleteTool, {}, { request: ofTool }),
  callRow(bulkEditCalls.changeManyTools, {}, { request: bulkChange }),
  callRow(bulkEditCalls.exportToolList, {}, { request: () => ({ query: { q: 'no such tool' } }) }),
  // No such change: those who may undo one learn that, others nothing.
  callRow(
    bulkEditCalls.undoBulkChange,
    { adminOwn: 404 },
    { request: () => ({ body: { undoToken: 'none' } }) },
  ),
  callRow(bulkEditCalls.listBulkChanges, {}),
  callRow(
    bulkEditCalls.getBulkChange,
    { adminOwn: 404 },
    { request: () => ({ path: { undoToken: 'none' } }) },
  ),
  callRow(stockCalls.listStockLines, {}, { request: ofTool }),
  callRow(stockCalls.correctStock, {}, { request: stockCorrection }),
  addressRow('GET', '/share/tools/{file}', 404, () => ({ path: { file: 'no-such-tool.jpg' } })),
  addressRow('GET', '/tools/{slug}/datasheet.pdf', 200, () => ({ path: { slug: 'bench-vise-125' } })),
  callRow(fileCalls.uploadFile, {}, { request: upload }),
  callRow(fileCalls.deleteFile, { adminOwn: 404 }, { request: () => ({ path: { name: NO_FILE } }) }),
  addressRow('GET', '/files/{name}', 404, () => ({ path: { name: NO_FILE } })),
  callRow(toolCalls.searchTools, {}, { request: () => ({ query: { q: 'hammer' } }) }),
  callRow(reviewCalls.listReviews),
  callRow(
    reviewCalls.addReview,
    { others: 403, adminOthers: 403 },
    {
      record: 'an e-mail',
      request: (holder) => ({ body: { email: holder.email, review: 'Holds up well.', rating: 5 } }),
    },
  ),
  callRow(
    reviewCalls.editReview,
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

import { z } from 'zod';
import { callsOf } from '../calls/contract';
import { listFile } from '../calls/list-file';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  categoryParamSchema,
  categorySchema,
  changedCategorySchema,
  newCategorySchema,
} from './category.schema';

const PRIVATE = 'private, no-store';

export const categoryCalls = callsOf({ tag: 'Tools', who: 'admin' })({
  listCategories: {
    method: 'GET',
    path: '/api/category',
    summary: 'List the shop’s categories in its order, with or without tools.',
    who: 'anyone',
    success: {
      status: 200,
      description: 'The categories.',
      cacheControl: PRIVATE,
      list: 'categories',
      schema: categorySchema,
    },
  },
  getCategory: {
    method: 'GET',
    path: '/api/category/{slug}',
    summary: 'One category.',
    who: 'anyone',
    params: categoryParamSchema,
    success: { status: 200, description: 'The category.', cacheControl: PRIVATE, schema: categorySchema },
  },
  exportCategories: listFile({
    path: '/api/category/export.csv',
    summary: 'The categories as CSV, each with how many tools it has in every state.',
    query: z.object({}),
  }),
  addCategory: {
    method: 'POST',
    path: '/api/category',
    summary: 'Add a category; without `order` it is the last one. Refused if there is one with its slug.',
    request: newCategorySchema,
    success: { status: 201, description: 'The new category.', cacheControl: PRIVATE, schema: insertedSchema },
    errors: ['conflict'],
  },
  editCategory: {
    method: 'PUT',
    path: '/api/category/{slug}',
    summary:
      'Replace a category. Its slug stays, and so do addresses; without `order` it stays in its place.',
    params: categoryParamSchema,
    request: changedCategorySchema,
    success: {
      status: 200,
      description: 'Done; 0 if nothing differs.',
      cacheControl: PRIVATE,
      schema: modifiedSchema,
    },
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/api/category/{slug}',
    summary: 'Delete a category. Refused, with the number of its `tools` in every state, while it has any.',
    params: categoryParamSchema,
    success: { status: 200, description: 'Deleted.', cacheControl: PRIVATE, schema: deletedSchema },
    errors: ['conflict'],
  },
});

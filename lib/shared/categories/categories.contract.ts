import { type Contract, declareCall } from '../calls/contract';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  categoryParamSchema,
  categorySchema,
  changedCategorySchema,
  newCategorySchema,
} from './category.schema';

const PRIVATE = 'private, no-store';

export const listCategoriesCall = declareCall({
  method: 'GET',
  path: '/api/category',
  tag: 'Tools',
  summary: 'List the shop’s categories in its order, with or without tools.',
  who: 'anyone',
  rate: 'read',
  success: {
    status: 200,
    description: 'The categories.',
    cacheControl: PRIVATE,
    list: 'categories',
    schema: categorySchema,
  },
});

export const getCategoryCall = declareCall({
  method: 'GET',
  path: '/api/category/{slug}',
  tag: 'Tools',
  summary: 'One category.',
  who: 'anyone',
  rate: 'read',
  params: categoryParamSchema,
  success: { status: 200, description: 'The category.', cacheControl: PRIVATE, schema: categorySchema },
});

export const addCategoryCall = declareCall({
  method: 'POST',
  path: '/api/category',
  tag: 'Tools',
  summary: 'Add a category; without `order` it is the last one. Refused if there is one with its slug.',
  who: 'admin',
  rate: 'write',
  request: newCategorySchema,
  success: { status: 201, description: 'The new category.', cacheControl: PRIVATE, schema: insertedSchema },
  errors: ['conflict'],
});

export const editCategoryCall = declareCall({
  method: 'PUT',
  path: '/api/category/{slug}',
  tag: 'Tools',
  summary: 'Replace a category. Its slug stays, and so do addresses; without `order` it stays in its place.',
  who: 'admin',
  rate: 'write',
  params: categoryParamSchema,
  request: changedCategorySchema,
  success: {
    status: 200,
    description: 'Done; 0 if nothing differs.',
    cacheControl: PRIVATE,
    schema: modifiedSchema,
  },
});

export const deleteCategoryCall = declareCall({
  method: 'DELETE',
  path: '/api/category/{slug}',
  tag: 'Tools',
  summary: 'Delete a category. Refused, with the number of its `tools` in every state, while it has any.',
  who: 'admin',
  rate: 'write',
  params: categoryParamSchema,
  success: { status: 200, description: 'Deleted.', cacheControl: PRIVATE, schema: deletedSchema },
  errors: ['conflict'],
});

export const CATEGORY_CALLS: readonly Contract[] = [
  listCategoriesCall,
  getCategoryCall,
  addCategoryCall,
  editCategoryCall,
  deleteCategoryCall,
];

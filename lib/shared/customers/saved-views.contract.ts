import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema } from '../calls/write-results.schema';
import { savedViewSchema, saveViewSchema } from './saved-view.schema';

export const listSavedViewsCall = declareCall({
  method: 'GET',
  path: '/api/saved-view',
  tag: 'Users',
  summary: 'One’s own saved views of the lists for admins, by name.',
  who: 'admin',
  rate: 'read',
  success: { status: 200, description: 'The views.', list: 'views', schema: savedViewSchema },
});

export const saveViewCall = declareCall({
  method: 'POST',
  path: '/api/saved-view',
  tag: 'Users',
  summary:
    'Save what a list for admins shows under a name. One’s own view of that list with that name, in any case, is replaced.',
  who: 'admin',
  rate: 'write',
  request: saveViewSchema,
  success: { status: 201, description: 'The view.', schema: insertedSchema },
});

export const removeSavedViewCall = declareCall({
  method: 'DELETE',
  path: '/api/saved-view/{id}',
  tag: 'Users',
  summary: 'Remove one of one’s own saved views.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Removed.', schema: deletedSchema },
});

export const SAVED_VIEW_CALLS: readonly Contract[] = [listSavedViewsCall, saveViewCall, removeSavedViewCall];

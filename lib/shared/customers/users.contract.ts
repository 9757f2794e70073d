import { type Contract, declareCall } from '../calls/contract';
import { emailParamSchema, idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema, upsertedSchema } from '../calls/write-results.schema';
import { NOTE_CALL } from '../notes/note-call';
import { viewStartedSchema } from './customer.schema';
import { savedViewSchema, saveViewSchema } from './saved-view.schema';
import {
  adminCheckSchema,
  profileResponseSchema,
  profileSchema,
  tokenExchangeSchema,
  tokenSchema,
  userQuerySchema,
  userRowSchema,
} from './user.schema';

export const exchangeTokenCall = declareCall({
  method: 'PUT',
  path: '/api/user/{email}',
  tag: 'Users',
  summary: 'Turn the session into an access token, valid for an hour.',
  who: 'session',
  whose: 'one’s own e-mail',
  rate: 'token-exchange',
  params: emailParamSchema,
  request: tokenExchangeSchema,
  success: { status: 200, description: 'The token.', schema: tokenSchema },
  errors: ['forbidden'],
});

export const getProfileCall = declareCall({
  method: 'GET',
  path: '/api/user/{email}',
  tag: 'Users',
  summary: 'A profile.',
  who: 'bearer',
  key: 'customers:read',
  whose: 'one’s own, or anyone’s for an admin',
  rate: 'read',
  params: emailParamSchema,
  success: { status: 200, description: 'The profile.', schema: profileResponseSchema },
  errors: ['forbidden'],
});

export const updateProfileCall = declareCall({
  method: 'PUT',
  path: '/api/user',
  tag: 'Users',
  summary: 'Change one’s own profile. Fields left out stay as they are.',
  who: 'either',
  whose: 'one’s own e-mail',
  rate: 'write',
  query: emailParamSchema,
  request: profileSchema,
  success: { status: 200, description: 'What changed.', schema: upsertedSchema },
  errors: ['forbidden'],
});

export const listUsersCall = declareCall({
  method: 'GET',
  path: '/api/user',
  tag: 'Users',
  summary: 'List users with e-mail and role.',
  who: 'admin',
  key: 'customers:read',
  rate: 'read',
  isPersonal: true,
  query: userQuerySchema,
  success: { status: 200, description: 'The users.', list: 'users', schema: userRowSchema },
});

export const checkAdminCall = declareCall({
  method: 'GET',
  path: '/api/admin/{email}',
  tag: 'Users',
  summary: 'Whether an account is an admin.',
  who: 'bearer',
  whose: 'one’s own, or anyone’s for an admin',
  rate: 'read',
  params: emailParamSchema,
  success: { status: 200, description: 'Whether it is.', schema: adminCheckSchema },
  errors: ['forbidden'],
});

export const makeAdminCall = declareCall({
  method: 'PUT',
  path: '/api/user/admin/{email}',
  tag: 'Users',
  summary: 'Make someone an admin.',
  who: 'admin',
  rate: 'write',
  params: emailParamSchema,
  success: { status: 200, description: 'Done; 0 if they were one.', schema: modifiedSchema },
  errors: ['email-not-verified', 'last-owner'],
});

export const writeNoteCall = declareCall({
  ...NOTE_CALL,
  path: '/api/user/{email}/note',
  tag: 'Users',
  summary:
    'Write what admins keep about a customer, naming the version it replaces. Refused if another was written meanwhile.',
  params: emailParamSchema,
});

export const startViewCall = declareCall({
  method: 'POST',
  path: '/api/user/{email}/view',
  tag: 'Users',
  summary:
    'Begin to view a customer’s pages as they see them, in this session, for 15 minutes, with an audit entry. It gives no right to any call; never for an admin’s account.',
  who: 'admin',
  rate: 'write',
  params: emailParamSchema,
  success: { status: 200, description: 'Until when.', schema: viewStartedSchema },
  errors: ['not-found'],
});

export const endViewCall = declareCall({
  method: 'DELETE',
  path: '/api/user/{email}/view',
  tag: 'Users',
  summary: 'End the view of a customer’s pages in this session.',
  who: 'admin',
  rate: 'write',
  params: emailParamSchema,
  success: { status: 200, description: 'Whether there was one.', schema: deletedSchema },
  errors: ['not-found'],
});

export const USER_CALLS: readonly Contract[] = [
  exchangeTokenCall,
  getProfileCall,
  updateProfileCall,
  listUsersCall,
  checkAdminCall,
  makeAdminCall,
  writeNoteCall,
  startViewCall,
  endViewCall,
];

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

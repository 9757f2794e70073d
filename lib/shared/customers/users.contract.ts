import { callsOf } from '../calls/contract';
import { emailParamSchema, idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { deletedSchema, insertedSchema, modifiedSchema, upsertedSchema } from '../calls/write-results.schema';
import { NOTE_CALL } from '../notes/note-call';
import {
  changeCustomerSchema,
  customersQuerySchema,
  managedCustomerSchema,
  viewStartedSchema,
} from './customer.schema';
import { countedViewSchema, saveViewSchema } from './saved-view.schema';
import {
  adminCheckSchema,
  profileResponseSchema,
  profileSchema,
  tokenExchangeSchema,
  tokenSchema,
  userQuerySchema,
  userRowSchema,
} from './user.schema';

export const userCalls = callsOf({ tag: 'Users', who: 'admin' })({
  exchangeToken: {
    method: 'PUT',
    path: '/api/user/{email}',
    summary: 'Turn the session into an access token, valid for an hour.',
    who: 'session',
    whose: 'one’s own e-mail',
    rate: 'token-exchange',
    params: emailParamSchema,
    request: tokenExchangeSchema,
    success: { status: 200, description: 'The token.', schema: tokenSchema },
    errors: ['forbidden'],
  },
  getProfile: {
    method: 'GET',
    path: '/api/user/{email}',
    summary: 'A profile.',
    who: 'bearer',
    key: 'customers:read',
    whose: 'one’s own, or anyone’s for an admin',
    params: emailParamSchema,
    success: { status: 200, description: 'The profile.', schema: profileResponseSchema },
    errors: ['forbidden'],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/user',
    summary: 'Change one’s own profile. Fields left out stay as they are.',
    who: 'either',
    whose: 'one’s own e-mail',
    query: emailParamSchema,
    request: profileSchema,
    success: { status: 200, description: 'What changed.', schema: upsertedSchema },
    errors: ['forbidden'],
  },
  listUsers: {
    method: 'GET',
    path: '/api/user',
    summary: 'List users with e-mail and role.',
    key: 'customers:read',
    isPersonal: true,
    query: userQuerySchema,
    success: { status: 200, description: 'The users.', list: 'users', schema: userRowSchema },
  },
  exportCustomerList: listFile({
    path: '/api/user/export.csv',
    summary: 'The customers whom the list of customers shows as CSV.',
    query: customersQuerySchema,
  }),
  getCustomer: {
    method: 'GET',
    path: '/api/all-customer/{id}',
    summary: 'A customer with company, price group, what they owe and paid, and their newest orders.',
    isPersonal: true,
    params: idParamSchema,
    success: { status: 200, description: 'The customer.', schema: managedCustomerSchema },
    errors: ['not-found'],
  },
  changeCustomer: {
    method: 'PATCH',
    path: '/api/all-customer/{id}',
    summary:
      'Give a customer who belongs to no company a customer number, or with an empty one none. Orders of which nothing has shipped take it over.',
    key: 'customers:write',
    params: idParamSchema,
    request: changeCustomerSchema,
    success: { status: 200, description: 'Done; 0 if it was theirs.', schema: modifiedSchema },
    errors: ['not-found', 'customer-number-taken'],
  },
  checkAdmin: {
    method: 'GET',
    path: '/api/admin/{email}',
    summary: 'Whether an account is an admin.',
    who: 'bearer',
    whose: 'one’s own, or anyone’s for an admin',
    params: emailParamSchema,
    success: { status: 200, description: 'Whether it is.', schema: adminCheckSchema },
    errors: ['forbidden'],
  },
  makeAdmin: {
    method: 'PUT',
    path: '/api/user/admin/{email}',
    summary: 'Make someone an admin.',
    params: emailParamSchema,
    success: { status: 200, description: 'Done; 0 if they were one.', schema: modifiedSchema },
    errors: ['email-not-verified', 'last-owner'],
  },
  writeNote: {
    ...NOTE_CALL,
    path: '/api/user/{email}/note',
    summary:
      'Write what admins keep about a customer, naming the version it replaces. Refused if another was written meanwhile.',
    params: emailParamSchema,
  },
  startView: {
    method: 'POST',
    path: '/api/user/{email}/view',
    summary:
      'Begin to view a customer’s pages as they see them, in this session, for 15 minutes, with an audit entry. It gives no right to any call; never for an admin’s account.',
    params: emailParamSchema,
    success: { status: 200, description: 'Until when.', schema: viewStartedSchema },
    errors: ['not-found'],
  },
  endView: {
    method: 'DELETE',
    path: '/api/user/{email}/view',
    summary: 'End the view of a customer’s pages in this session.',
    params: emailParamSchema,
    success: { status: 200, description: 'Whether there was one.', schema: deletedSchema },
    errors: ['not-found'],
  },
});

export const viewCalls = callsOf({ tag: 'Users', who: 'either' })({
  listViews: {
    method: 'GET',
    path: '/api/view',
    summary: 'One’s own saved views of lists, by name, each with how many rows it shows.',
    success: { status: 200, description: 'The views.', list: 'views', schema: countedViewSchema },
  },
  saveView: {
    method: 'POST',
    path: '/api/view',
    summary:
      'Save what a list shows under a name. One’s own view of that list with that name, in any case, is replaced.',
    request: saveViewSchema,
    success: { status: 201, description: 'The view.', schema: insertedSchema },
    errors: ['forbidden'],
  },
  removeView: {
    method: 'DELETE',
    path: '/api/view/{id}',
    summary: 'Remove one of one’s own saved views.',
    params: idParamSchema,
    success: { status: 200, description: 'Removed.', schema: deletedSchema },
  },
});

/** The same calls by their older addresses. */
export const savedViewCalls = {
  listSavedViews: { ...viewCalls.listViews, path: '/api/saved-view' },
  saveSavedView: { ...viewCalls.saveView, path: '/api/saved-view' },
  removeSavedView: { ...viewCalls.removeView, path: '/api/saved-view/{id}' },
} as const;

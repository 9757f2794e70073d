import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import { orderSchema } from '../orders/order.schema';
import {
  changeCompanySchema,
  companiesQuerySchema,
  companyOrdersQuerySchema,
  companyRowSchema,
  companySchema,
  editCompanySchema,
  exportCompanyOrdersQuerySchema,
  inviteSchema,
  joinCompanySchema,
  joinedCompanySchema,
  managedCompanySchema,
  memberParamsSchema,
  memberRoleSchema,
  registerCompanySchema,
  registeredCompanySchema,
} from './company.schema';
import { COMPANY_BODY_BYTES } from './rules.schema';

const OWN = 'one’s own company';

export const registerCompanyCall = declareCall({
  method: 'POST',
  path: '/api/company',
  tag: 'Companies',
  summary: 'Register a company and become its owner. It is pending until an admin activates it.',
  who: 'either',
  whose: OWN,
  rate: 'request',
  request: registerCompanySchema,
  idempotency: 'registers no second company',
  success: { status: 201, description: 'The new company.', schema: registeredCompanySchema },
  errors: ['forbidden', 'member-elsewhere'],
});

export const getCompanyCall = declareCall({
  method: 'GET',
  path: '/api/company',
  tag: 'Companies',
  summary:
    'One’s company with its members. Approvers and owners read the members’ e-mails, owners the invitations too.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: { status: 200, description: 'The company.', schema: companySchema },
  errors: ['not-found'],
});

export const editCompanyCall = declareCall({
  method: 'PATCH',
  path: '/api/company',
  tag: 'Companies',
  summary:
    'Change one’s company while it has this revision; for owners. Rules and budgets are replaced as a whole.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: editCompanySchema,
  requestBytesMax: COMPANY_BODY_BYTES,
  success: { status: 200, description: 'The company.', schema: companySchema },
  errors: ['forbidden', 'not-found', 'edited-meanwhile'],
});

export const inviteMemberCall = declareCall({
  method: 'POST',
  path: '/api/company/invitation',
  tag: 'Companies',
  summary:
    'Invite a person by mail; for owners. The same address again gets a new link, and the old one ends; with the same role within ten minutes nothing is mailed. Whether the address has an account is not revealed.',
  who: 'either',
  whose: OWN,
  rate: 'request',
  request: inviteSchema,
  pageLanguage: true,
  success: { status: 201, description: 'The invitation.', schema: insertedSchema },
  errors: ['forbidden', 'not-found', 'conflict', 'company-not-active'],
});

export const revokeInvitationCall = declareCall({
  method: 'DELETE',
  path: '/api/company/invitation/{id}',
  tag: 'Companies',
  summary: 'Revoke an invitation; for owners.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Revoked.', schema: deletedSchema },
  errors: ['forbidden', 'not-found'],
});

export const joinCompanyCall = declareCall({
  method: 'POST',
  path: '/api/company/join',
  tag: 'Companies',
  summary:
    'Join a company by the link of an invitation, with the account of the invited address, which is verified by it.',
  who: 'either',
  whose: OWN,
  rate: 'account-link',
  request: joinCompanySchema,
  success: { status: 200, description: 'The company, and the role in it.', schema: joinedCompanySchema },
  errors: ['forbidden', 'not-found', 'member-elsewhere', 'conflict'],
});

export const changeMemberCall = declareCall({
  method: 'PATCH',
  path: '/api/company/member/{userId}',
  tag: 'Companies',
  summary: 'Change the role of a member; for owners.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: memberParamsSchema,
  request: memberRoleSchema,
  success: { status: 200, description: 'The role.', schema: modifiedSchema },
  errors: ['forbidden', 'not-found', 'last-owner'],
});

export const removeMemberCall = declareCall({
  method: 'DELETE',
  path: '/api/company/member/{userId}',
  tag: 'Companies',
  summary:
    'Remove a member, for owners; or leave, for oneself. Lists that they shared pass to the owner who has been one longest. When the last member leaves, the company is closed.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: memberParamsSchema,
  success: { status: 200, description: 'Removed.', schema: deletedSchema },
  errors: ['forbidden', 'not-found', 'last-owner'],
});

export const listCompanyOrdersCall = declareCall({
  method: 'GET',
  path: '/api/company/order',
  tag: 'Companies',
  summary:
    'Orders of one’s company, the newest first; for approvers and owners. Cancelled and expired ones only where `state` names them.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: companyOrdersQuerySchema,
  success: { status: 200, description: 'The orders.', list: 'orders', schema: orderSchema },
  errors: ['forbidden', 'not-found'],
});

export const exportCompanyOrdersCall = declareCall({
  method: 'GET',
  path: '/api/company/order/export.csv',
  tag: 'Companies',
  summary: 'Orders of one’s company as CSV, one row a line, with invoice, due day and what is open of it.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: exportCompanyOrdersQuerySchema,
  success: { status: 200, description: 'The orders.', mediaType: 'text/csv; charset=utf-8' },
  errors: ['forbidden', 'not-found'],
});

export const listCompaniesCall = declareCall({
  method: 'GET',
  path: '/api/all-company',
  tag: 'Companies',
  summary: 'All companies with what they owe, the newest first; closed ones only where `state` names them.',
  who: 'admin',
  rate: 'read',
  isPersonal: true,
  query: companiesQuerySchema,
  success: { status: 200, description: 'The companies.', list: 'companies', schema: companyRowSchema },
});

export const getManagedCompanyCall = declareCall({
  method: 'GET',
  path: '/api/all-company/{id}',
  tag: 'Companies',
  summary: 'A company, as its owners read it, with its price group.',
  who: 'admin',
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The company.', schema: managedCompanySchema },
  errors: ['not-found'],
});

export const changeCompanyCall = declareCall({
  method: 'PATCH',
  path: '/api/all-company/{id}',
  tag: 'Companies',
  summary:
    'Activate, block or close a company, or change its payment terms, credit limit or price group, while it has this revision. A limit below what is used stops only new orders. Its members are mailed when it becomes active.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: changeCompanySchema,
  success: { status: 200, description: 'The company.', schema: managedCompanySchema },
  errors: ['not-found', 'edited-meanwhile', 'wrong-order-state', 'company-in-use'],
});

export const inviteToCompanyCall = declareCall({
  method: 'POST',
  path: '/api/all-company/{id}/invitation',
  tag: 'Companies',
  summary: 'Invite a person to a company by mail, such as one whose owner is gone.',
  who: 'admin',
  rate: 'request',
  params: idParamSchema,
  request: inviteSchema,
  pageLanguage: true,
  success: { status: 201, description: 'The invitation.', schema: insertedSchema },
  errors: ['not-found', 'conflict', 'company-not-active'],
});

export const COMPANY_CALLS: readonly Contract[] = [
  registerCompanyCall,
  getCompanyCall,
  editCompanyCall,
  inviteMemberCall,
  revokeInvitationCall,
  joinCompanyCall,
  changeMemberCall,
  removeMemberCall,
  listCompanyOrdersCall,
  exportCompanyOrdersCall,
  listCompaniesCall,
  getManagedCompanyCall,
  changeCompanyCall,
  inviteToCompanyCall,
];

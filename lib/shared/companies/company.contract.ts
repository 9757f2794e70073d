import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import { orderSchema } from '../orders/order.schema';
import {
  companiesQuerySchema,
  companyOrdersQuerySchema,
  companyRowSchema,
  companySchema,
  editCompanySchema,
  inviteSchema,
  joinCompanySchema,
  joinedCompanySchema,
  managedCompanySchema,
  memberParamsSchema,
  memberRoleSchema,
  registerCompanySchema,
  registeredCompanySchema,
} from './company.schema';
import { addCompanySchema, changeCompanySchema } from './managed-company.schema';
import { COMPANY_BODY_BYTES } from './rules.schema';
import { confirmVatIdSchema, vatCheckSchema } from './vat-check.schema';

const OWN = 'one’s own company';

export const companyCalls = callsOf({ tag: 'Companies', who: 'either', whose: OWN })({
  registerCompany: {
    method: 'POST',
    path: '/api/company',
    summary: 'Register a company and become its owner. It is pending until an admin activates it.',
    rate: 'request',
    request: registerCompanySchema,
    idempotency: 'registers no second company',
    success: { status: 201, description: 'The new company.', schema: registeredCompanySchema },
    errors: ['forbidden', 'member-elsewhere'],
  },
  getCompany: {
    method: 'GET',
    path: '/api/company',
    summary:
      'One’s company with its members. Approvers and owners read the members’ e-mails, owners the invitations too.',
    success: { status: 200, description: 'The company.', schema: companySchema },
    errors: ['not-found'],
  },
  editCompany: {
    method: 'PATCH',
    path: '/api/company',
    summary:
      'Change one’s company while it has this revision; for owners. Rules and budgets are replaced as a whole.',
    request: editCompanySchema,
    requestBytesMax: COMPANY_BODY_BYTES,
    success: { status: 200, description: 'The company.', schema: companySchema },
    errors: ['forbidden', 'not-found', 'edited-meanwhile'],
  },
  checkVatId: {
    method: 'POST',
    path: '/api/company/vat-check',
    summary:
      'Ask the EU’s service for the VAT number of one’s company again; for owners. A confirmation of the last day is answered without asking.',
    rate: 'request',
    success: { status: 200, description: 'What is known of the number.', schema: vatCheckSchema },
    errors: ['forbidden', 'not-found', 'conflict', 'rate-limited'],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/company/invitation',
    summary:
      'Invite a person by mail; for owners. The same address again gets a new link, and the old one ends; with the same role within ten minutes nothing is mailed. Whether the address has an account is not revealed.',
    rate: 'request',
    request: inviteSchema,
    pageLanguage: true,
    success: { status: 201, description: 'The invitation.', schema: insertedSchema },
    errors: ['forbidden', 'not-found', 'conflict', 'company-not-active'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/company/invitation/{id}',
    summary: 'Revoke an invitation; for owners.',
    params: idParamSchema,
    success: { status: 200, description: 'Revoked.', schema: deletedSchema },
    errors: ['forbidden', 'not-found'],
  },
  joinCompany: {
    method: 'POST',
    path: '/api/company/join',
    summary:
      'Join a company by the link of an invitation, with the account of the invited address, which is verified by it.',
    rate: 'account-link',
    request: joinCompanySchema,
    success: { status: 200, description: 'The company, and the role in it.', schema: joinedCompanySchema },
    errors: ['forbidden', 'not-found', 'member-elsewhere', 'conflict'],
  },
  changeMember: {
    method: 'PATCH',
    path: '/api/company/member/{userId}',
    summary: 'Change the role of a member; for owners.',
    params: memberParamsSchema,
    request: memberRoleSchema,
    success: { status: 200, description: 'The role.', schema: modifiedSchema },
    errors: ['forbidden', 'not-found', 'last-owner'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/company/member/{userId}',
    summary:
      'Remove a member, for owners; or leave, for oneself. Lists that they shared pass to the owner who has been one longest. When the last member leaves, the company is closed.',
    params: memberParamsSchema,
    success: { status: 200, description: 'Removed.', schema: deletedSchema },
    errors: ['forbidden', 'not-found', 'last-owner'],
  },
  listCompanyOrders: {
    method: 'GET',
    path: '/api/company/order',
    summary:
      'Orders of one’s company, the newest first; for approvers and owners. Cancelled and expired ones only where `state` names them.',
    query: companyOrdersQuerySchema,
    success: { status: 200, description: 'The orders.', list: 'orders', schema: orderSchema },
    errors: ['forbidden', 'not-found'],
  },
  exportCompanyOrders: {
    ...listFile({
      path: '/api/company/order/export.csv',
      summary:
        'Orders of one’s company as CSV, one row a line, with invoice, due day and what is open of it.',
      query: companyOrdersQuerySchema,
    }),
    errors: ['forbidden', 'not-found'],
  },
});

export const managedCompanyCalls = callsOf({ tag: 'Companies', who: 'admin' })({
  listCompanies: {
    method: 'GET',
    path: '/api/all-company',
    key: 'companies:read',
    summary: 'All companies with what they owe, the newest first; closed ones only where `state` names them.',
    isPersonal: true,
    query: companiesQuerySchema,
    success: { status: 200, description: 'The companies.', list: 'companies', schema: companyRowSchema },
  },
  exportCompanyList: {
    ...listFile({
      path: '/api/all-company/export.csv',
      summary: 'The companies of that list as CSV.',
      query: companiesQuerySchema,
    }),
    key: 'companies:read',
  },
  addCompany: {
    method: 'POST',
    path: '/api/all-company',
    key: 'companies:write',
    summary:
      'Add a company, active at once, and invite its owner by mail; `number` is its customer number. An address with an account is invited to join, any other to open one; that of a member of another company is refused.',
    request: addCompanySchema,
    pageLanguage: true,
    idempotency: 'adds no second company',
    success: { status: 201, description: 'The new company.', schema: registeredCompanySchema },
    errors: ['customer-number-taken', 'member-elsewhere'],
  },
  getManagedCompany: {
    method: 'GET',
    path: '/api/all-company/{id}',
    key: 'companies:read',
    summary: 'A company, as its owners read it, with its price group.',
    params: idParamSchema,
    success: { status: 200, description: 'The company.', schema: managedCompanySchema },
    errors: ['not-found'],
  },
  changeCompany: {
    method: 'PATCH',
    path: '/api/all-company/{id}',
    key: 'companies:write',
    summary:
      'Activate, block or close a company, or change its customer number, payment terms, credit limit or price group, while it has this revision. A limit below what is used stops only new orders. Its members are mailed when it becomes active. A key needs companies:read besides, since the company is returned.',
    params: idParamSchema,
    request: changeCompanySchema,
    success: { status: 200, description: 'The company.', schema: managedCompanySchema },
    errors: [
      ...(['not-found', 'edited-meanwhile', 'wrong-order-state', 'company-in-use'] as const),
      'customer-number-taken',
    ],
  },
  checkCompanyVatId: {
    method: 'POST',
    path: '/api/all-company/{id}/vat-check',
    summary:
      'Ask the EU’s service for a company’s VAT number again, or confirm the number by hand, for 90 days, with a reason.',
    params: idParamSchema,
    request: confirmVatIdSchema,
    success: { status: 200, description: 'What is known of the number.', schema: vatCheckSchema },
    errors: ['not-found', 'conflict', 'rate-limited'],
  },
  inviteToCompany: {
    method: 'POST',
    path: '/api/all-company/{id}/invitation',
    key: 'companies:write',
    summary: 'Invite a person to a company by mail, such as one whose owner is gone.',
    rate: 'request',
    params: idParamSchema,
    request: inviteSchema,
    pageLanguage: true,
    success: { status: 201, description: 'The invitation.', schema: insertedSchema },
    errors: ['not-found', 'conflict', 'company-not-active'],
  },
});

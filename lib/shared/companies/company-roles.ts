/** From least to most: each role may do what those before it may. */
export const COMPANY_ROLES = ['buyer', 'approver', 'owner'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Which role in a company has, at the least, what concerns all of it; any member may do the rest. */
const COMPANY_PERMISSIONS = {
  /** Its data, rules and budgets. */
  'change-company': 'owner',
  'change-company-addresses': 'owner',
  'change-shared-lists': 'owner',
  'manage-members': 'owner',
  /** Order what others need approval for. */
  'order-without-approval': 'owner',
  /** Give every approval; approvers give those that are theirs by the rules. */
  'give-every-approval': 'owner',
  'give-approvals': 'approver',
  'read-company-offers': 'approver',
  'read-company-orders': 'approver',
  'read-members-emails': 'approver',
  'read-requisitions': 'approver',
  'read-rules': 'approver',
  'read-statement': 'approver',
} as const satisfies Record<string, CompanyRole>;

export type CompanyAction = keyof typeof COMPANY_PERMISSIONS;

export function mayInCompany(role: CompanyRole, action: CompanyAction): boolean {
  return COMPANY_ROLES.indexOf(role) >= COMPANY_ROLES.indexOf(COMPANY_PERMISSIONS[action]);
}

export const COMPANY_STATES = ['pending', 'active', 'blocked', 'closed'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** A member's company; once it is closed nobody is a member. */
export type OpenCompanyState = Exclude<CompanyState, 'closed'>;

const NEXT: Readonly<Record<CompanyState, readonly CompanyState[]>> = {
  pending: ['active', 'closed'],
  active: ['blocked', 'closed'],
  blocked: ['active', 'closed'],
  closed: [],
};

/** Returns whether an admin may take this step. */
export function mayBecome(from: CompanyState, to: CompanyState): boolean {
  return NEXT[from].includes(to);
}

export const COMPANY_MEMBERS_MAX = 500;

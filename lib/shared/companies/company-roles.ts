/** From least to most: each role may do what those before it may. */
export const COMPANY_ROLES = ['buyer', 'approver', 'owner'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export function hasRole(role: CompanyRole, least: CompanyRole): boolean {
  return COMPANY_ROLES.indexOf(role) >= COMPANY_ROLES.indexOf(least);
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

/** Whether an admin may take this step. */
export function mayBecome(from: CompanyState, to: CompanyState): boolean {
  return NEXT[from].includes(to);
}

export const COMPANY_MEMBERS_MAX = 500;

import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { Who } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import type { Actor, Program } from './actor';

export const ROLES = ['visitor', 'customer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
const MEMBERS: readonly Role[] = ['customer', 'admin'];
const ADMINS: readonly Role[] = ['admin'];

/**
 * Roles by action, whoever owns the object; owners may read and change their own besides. docs/access.md is generated from
 * it. What a role in a company may do, `mayInCompany` says (lib/shared/companies/company-roles.ts), which screens read too.
 */
export const PERMISSIONS = {
  'edit-legal-pages': ADMINS,
  /** Write, publish and delete pages of the shop's own, home page, menu and footer. */
  'edit-pages': ADMINS,
  'import-companies': ADMINS,
  /** Open and change accounts by a list of customers, and number them. */
  'import-customers': ADMINS,
  'import-stock': ADMINS,
  /** Add categories that an import names. */
  'add-categories': ADMINS,
  'import-tools': ADMINS,
  'make-admins': ADMINS,
  /** Create and revoke the keys of programs: product §6.4. */
  'manage-api-keys': ADMINS,
  /** Add, activate, block and close companies, set their terms, read what they owe and book what they pay. */
  'manage-companies': ADMINS,
  'manage-files': ADMINS,
  /** Ship, cancel and refund any order: product §6.1. */
  'manage-orders': ADMINS,
  /** Make, renew and withdraw offers. */
  'manage-offers': ADMINS,
  'manage-prices': ADMINS,
  'manage-requests': ADMINS,
  /** Product §6.4. */
  'manage-tools': ADMINS,
  /** Read, try and save what the shop charges besides its prices. */
  'manage-trade': ADMINS,
  /** Say where events are sent. */
  'manage-webhooks': ADMINS,
  'read-audit-log': ADMINS,
  /** Read the feed of events. */
  'read-events': ADMINS,
  /** Read tools in any state, with what admins alone see of them. */
  'see-managed-tools': ADMINS,
  /** See how many units of each tool were sold. */
  'see-tool-sales': ADMINS,
  'see-accounts': ADMINS,
  'see-companies': ADMINS,
  'view-as-customer': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

/** With which scopes a program may do something; each call asks for one of its own besides (`key` of its contract). */
export const SCOPES_FOR: Readonly<Partial<Record<Action, readonly ApiKeyScope[]>>> = {
  'add-categories': ['categories:write'],
  'import-companies': ['companies:write'],
  'import-customers': ['customers:write'],
  'import-stock': ['stock:write'],
  'import-tools': ['tools:write'],
  'manage-companies': ['companies:read', 'companies:write'],
  'manage-files': ['files:write'],
  'manage-offers': ['offers:read'],
  'manage-orders': ['orders:read', 'orders:write'],
  'manage-prices': ['prices:write'],
  'manage-tools': ['tools:read', 'tools:write', 'stock:write'],
  'read-events': ['events:read'],
  'see-accounts': ['customers:read'],
  'see-companies': ['companies:read'],
  'see-managed-tools': ['tools:read'],
  'see-tool-sales': ['tools:read'],
};

/** Which roles make a call, by `who` of its contract. */
export const CALLERS: Readonly<Record<Who, readonly Role[]>> = {
  anyone: EVERYONE,
  optional: EVERYONE,
  signature: EVERYONE,
  session: MEMBERS,
  bearer: MEMBERS,
  either: MEMBERS,
  'either-admin': ADMINS,
  admin: ADMINS,
};

type Acting = Pick<Actor, 'role'> | Program | null;

export function may(actor: Acting, action: Action): boolean {
  if (actor?.role === 'key') {
    const scopes: readonly ApiKeyScope[] = SCOPES_FOR[action] ?? [];
    return scopes.some((scope) => actor.scopes.includes(scope));
  }
  return PERMISSIONS[action].includes(actor?.role ?? 'visitor');
}

/** Returns whether nobody but admins makes calls of this kind, and programs where their contract says so. */
export function isForAdmins(who: Who): boolean {
  return CALLERS[who] === ADMINS;
}

export function mayCall(actor: Pick<Actor, 'role'>, who: Who): boolean {
  return CALLERS[who].includes(actor.role);
}

export function requirePermission(actor: Acting, action: Action): void {
  if (!may(actor, action)) throw new AppError('forbidden');
}

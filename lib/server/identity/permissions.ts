import type { Who } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import type { Actor } from './actor';

export const ROLES = ['visitor', 'customer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
const MEMBERS: readonly Role[] = ['customer', 'admin'];
const ADMINS: readonly Role[] = ['admin'];

/**
 * Roles by action, whoever owns the object; owners may read and change their own besides. docs/access.md is generated from
 * it.
 */
export const PERMISSIONS = {
  'edit-legal-pages': ADMINS,
  'make-admins': ADMINS,
  /** Product §6.4. */
  'manage-files': ADMINS,
  /** Product §6.1. */
  'manage-orders': ADMINS,
  'manage-prices': ADMINS,
  'manage-requests': ADMINS,
  /** Product §6.4. */
  'manage-tools': ADMINS,
  'read-audit-log': ADMINS,
  'see-accounts': ADMINS,
  'save-views': ADMINS,
  'view-as-customer': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export const CALLERS: Readonly<Record<Who, readonly Role[]>> = {
  anyone: EVERYONE,
  optional: EVERYONE,
  signature: EVERYONE,
  session: MEMBERS,
  bearer: MEMBERS,
  either: MEMBERS,
  admin: ADMINS,
};

type Acting = Pick<Actor, 'role'> | null;

function roleOf(actor: Acting): Role {
  return actor?.role ?? 'visitor';
}

export function may(actor: Acting, action: Action): boolean {
  return PERMISSIONS[action].includes(roleOf(actor));
}

export function mayCall(actor: Acting, who: Who): boolean {
  return CALLERS[who].includes(roleOf(actor));
}

export function requirePermission(actor: Acting, action: Action): void {
  if (!may(actor, action)) throw new AppError('forbidden');
}

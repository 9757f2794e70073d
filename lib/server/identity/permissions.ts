import type { Who } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import type { Actor } from './actor';

export const ROLES = ['visitor', 'customer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
const MEMBERS: readonly Role[] = ['customer', 'admin'];
const ADMINS: readonly Role[] = ['admin'];

/**
 * Which roles may do what, whosever it is. What is their own, people may read and change besides, by its `Owner`.
 * docs/access.md is written from this table.
 */
export const PERMISSIONS = {
  /** Write the legal pages and read their earlier versions. */
  'edit-legal-pages': ADMINS,
  'make-admins': ADMINS,
  /** Upload files and delete them (product §6.4). */
  'manage-files': ADMINS,
  /** See, ship, cancel and refund everyone's orders (product §6.1). */
  'manage-orders': ADMINS,
  /** See and change price groups and price lists, and who belongs to which group. */
  'manage-prices': ADMINS,
  /** Read everyone's requests, and mark them as answered. */
  'manage-requests': ADMINS,
  /** Put tools on sale and take them off (product §6.4). */
  'manage-tools': ADMINS,
  'read-audit-log': ADMINS,
  /** See everyone's account and profile, and note something there. */
  'see-accounts': ADMINS,
  /** Save views: of lists that only admins see. */
  'save-views': ADMINS,
  /** See a customer's pages as their owner does. */
  'view-as-customer': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

/** Which roles make a call, by `who` of its contract. */
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

/** Whether the actor may make calls of this kind. */
export function mayCall(actor: Acting, who: Who): boolean {
  return CALLERS[who].includes(roleOf(actor));
}

/** Throws `forbidden` unless the actor may do it. */
export function requirePermission(actor: Acting, action: Action): void {
  if (!may(actor, action)) throw new AppError('forbidden');
}

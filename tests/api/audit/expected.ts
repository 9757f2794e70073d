import { expect } from 'vitest';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import { stored } from '@/tests/api/support/database';
import type { Person } from '@/tests/support/people';

/** The entry that the audit log must have of one event. */
export type Expected = {
  actor: { kind: string; id: string | null };
  subject: { kind: string; id: string | null; label: string | null };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** False for what the store does by itself; the address of a request is logged. */
  byRequest?: false;
};

/** Causes the event, and returns what must be logged about it. */
export type Row = () => Promise<Expected>;

/** The rows of an area's actions. */
export type Rows<Area extends string> = Record<Extract<AuditAction, `${Area}.${string}`>, Row>;

/** A personal field: logged as a mark that reveals nothing of it. */
export const PERSONAL = expect.stringMatching(/^personal:[\w-]{8,}$/);

/** The actor when nobody is signed in. */
export const VISITOR = { kind: 'visitor', id: null };

/** Returns the id of the account with this address. */
export const idOf = async (email: string) => String((await stored('users').findOne({ email }))?._id);
export const customer = async (person: Person) => ({ kind: 'customer', id: await idOf(person.email) });
export const admin = async () => ({ kind: 'admin', id: await idOf('admin@example.com') });

/** Returns what an admin did by a request. */
export async function byAdmin(event: Promise<Omit<Expected, 'actor'>>): Promise<Expected> {
  return { ...(await event), actor: await admin() };
}

/** Returns what a customer did by a request. */
export async function byCustomer(person: Person, event: Omit<Expected, 'actor'>): Promise<Expected> {
  return { ...event, actor: await customer(person) };
}

/** Returns what the store did by itself, or by what the payment provider told it. */
export function byStore(
  event: Omit<Expected, 'actor'>,
  kind: 'system' | 'payment-provider' = 'system',
): Expected {
  return { ...event, actor: { kind, id: null }, byRequest: false };
}

/** Something a customer did to their own account. */
export async function ownEvent(person: Person, change: Partial<Expected> = {}): Promise<Expected> {
  const actor = await customer(person);
  const subject = { kind: 'user', id: actor.id, label: null };
  return { actor, subject, ...change };
}

import { type ClientSession, ObjectId } from 'mongodb';
import type {
  AuditContent,
  PendingAuditDocument,
  StoredJson,
} from '@/lib/server/platform/db/documents/compliance';
import { requestAddress } from '@/lib/server/platform/http/request-context';
import type { AuditAction, AuditSubjectKind } from '@/lib/shared/audit/audit-actions';
import { insertManyPending, insertPending } from './audit-log.repository';
import { contentOf, currentKeyId, macWith, personalMark } from './chain';

export type AuditActor =
  | { userId: ObjectId; role: 'admin' | 'customer' }
  | { keyId: ObjectId; role: 'key' }
  | 'visitor'
  | 'system'
  | 'payment-provider';

export type AuditEvent = {
  action: AuditAction;
  actor: AuditActor;
  /** `label` is what people call it (the number of an order, the name of a tool), never a person's data. */
  subject: { kind: AuditSubjectKind; id: ObjectId | string | null; label?: string | undefined };
  before?: AuditValues;
  after?: AuditValues;
  address?: string;
};

function actorOf(actor: AuditActor): AuditContent['actor'] {
  if (typeof actor === 'string') return { kind: actor, id: null };
  const id = actor.role === 'key' ? actor.keyId : actor.userId;
  return { kind: actor.role, id: id.toHexString() };
}

/**
 * Within the caller's transaction where there is one. The entry is authenticated at once and chained later
 * (`sealAuditLog`), so that writers never wait for each other.
 */
export async function recordAuditEvent(event: AuditEvent, session?: ClientSession): Promise<void> {
  await insertPending(pendingEntry(event), session);
}

export async function recordAuditEvents(
  events: readonly AuditEvent[],
  session?: ClientSession,
): Promise<void> {
  if (events.length > 0) await insertManyPending(events.map(pendingEntry), session);
}

function pendingEntry(event: AuditEvent): PendingAuditDocument {
  const { action, actor, subject, before, after } = event;
  const eventId = new ObjectId();
  const content: AuditContent = {
    eventId: eventId.toHexString(),
    at: new Date(),
    action,
    actor: actorOf(actor),
    subject: {
      kind: subject.kind,
      id: subject.id instanceof ObjectId ? subject.id.toHexString() : subject.id,
      label: subject.label === undefined ? null : storedText(subject.label),
    },
    before: before ? auditValues(before, subject.kind) : null,
    after: after ? auditValues(after, subject.kind) : null,
    address: event.address ?? requestAddress(),
  };
  const keyId = currentKeyId();
  const mac = macWith(keyId, contentOf(content));
  if (mac === null) throw new Error('the current audit key is not known');
  return { _id: eventId, ...content, keyId, mac };
}

const TEXT_MAX_LENGTH = 300;
const DEPTH_MAX = 6;

/** Never stored, for whatever reason it is passed: the log outlives every password and token. */
const SECRET_NAME =
  /pass(word|phrase)?|secret|token|hash|cookie|authorization|apikey|api_key|card|cvc|otp|totp|recovery/i;

/** The log records that they changed, not their values: a person can be removed from the store. */
const PERSONAL_NAMES: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'address',
  'education',
  'linkedin',
  'buyerName',
  'buyerEmail',
  'company',
  'billing',
  'invoiceEmail',
  'message',
]);

const NAMED_THINGS: ReadonlySet<AuditSubjectKind> = new Set([
  'tool',
  'price-group',
  'price-list',
  'trade',
  'api-key',
  'company',
  'webhook',
]);

export type AuditValues = Record<string, unknown>;

function isPersonal(field: string, kind: AuditSubjectKind): boolean {
  return PERSONAL_NAMES.has(field) || ((field === 'name' || field === 'note') && !NAMED_THINGS.has(kind));
}

function marked(value: unknown): StoredJson {
  if (value === undefined || value === null || value === '') return null;
  return `personal:${personalMark(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/**
 * Returns a text as the database returns it: half a surrogate pair becomes U+FFFD, with which the entry's MAC would not match.
 */
export function storedText(text: string): string {
  return Buffer.from(text).toString();
}

function toJson(value: unknown, kind: AuditSubjectKind, depth: number): StoredJson {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') {
    return storedText(value.length > TEXT_MAX_LENGTH ? `${value.slice(0, TEXT_MAX_LENGTH)}…` : value);
  }
  if (depth >= DEPTH_MAX || typeof value !== 'object')
    return storedText(String(value).slice(0, TEXT_MAX_LENGTH));
  if (Array.isArray(value)) return value.map((one) => toJson(one, kind, depth + 1));
  return auditValues(value as AuditValues, kind, depth + 1);
}

/** Ids and dates as text, secrets as `[secret]`, personal fields as marks; undefined fields are left out. */
export function auditValues(
  values: AuditValues,
  kind: AuditSubjectKind,
  depth = 0,
): Record<string, StoredJson> {
  const stored: Record<string, StoredJson> = {};
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (SECRET_NAME.test(field)) stored[field] = '[secret]';
    else if (isPersonal(field, kind)) stored[field] = marked(value);
    else stored[field] = toJson(value, kind, depth);
  }
  return stored;
}

import type { ObjectId } from 'mongodb';
import type { EndpointReason, EndpointState } from '@/lib/shared/integrations/endpoint-states';
import type { EventType } from '@/lib/shared/integrations/public-events';

/** Where events are sent. */
export type WebhookEndpointDocument = {
  _id: ObjectId;
  name: string;
  url: string;
  types: EventType[] | ['*'];
  /** What is sent is signed with it; by `secret-box`. */
  sealedSecret: string;
  /** Signs as well, until then. */
  sealedPrevious?: string;
  previousUntil?: Date;
  state: EndpointState;
  /** Absent while it is enabled. */
  why?: EndpointReason;
  disabledAt?: Date;
  /** The number of the audit entry up to which events were put into the outbox. */
  upTo: number;
  /** Since when no attempt has succeeded. */
  failingSince?: Date;
  warnedAt?: Date;
  createdAt: Date;
  createdBy: ObjectId;
};

export type DeliveryAttempt = { at: Date; status?: number; error?: string; ms: number };

/** An event for one endpoint. */
export type OutboxWebhook = {
  _id: ObjectId;
  kind: 'webhook';
  /** `webhook:{endpointId}:{eventId}` */
  key: string;
  endpointId: ObjectId;
  eventId: string;
  type: string;
  body: string;
  /** `held` while its endpoint is disabled. */
  state: 'waiting' | 'held' | 'delivered' | 'failed';
  /** How often it was leased. */
  attempts: number;
  /** How many failed attempts until it is given up. */
  left: number;
  nextAttemptAt: Date;
  /** The last 20. */
  log: DeliveryAttempt[];
  createdAt: Date;
  /** When it was delivered. */
  sentAt?: Date;
  failedAt?: Date;
};

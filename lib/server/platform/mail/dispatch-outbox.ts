import { env } from '@/lib/server/platform/config/env';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import { log } from '@/lib/server/platform/log';
import { leaseDue } from '@/lib/server/platform/outbox/outbox-of';
import { createSenders, onKick } from '@/lib/server/platform/outbox/senders';
import {
  type AttachmentKinds,
  type DigestKinds,
  hourEndOf,
  makeAttachments,
} from './digests-and-attachments';
import { countMail } from './mail-counts.repository';
import { markFailedAttempt, markHeld, markSent } from './outbox.repository';
import { closeTransport, MailRefused, sendMail } from './transport';

const POLL_MS = 2_000;
/** Longer than one attempt can take; a mail whose sender died is retried after this. */
const LEASE_MS = 120_000;
/** Every fourth mail is the one that has been due longest, however many urgent ones wait. */
const TURN_OF_THE_OLDEST = 4;
/** A mail that was tried so often has failed; with the delays below that is about a day and a half. */
export const MAX_ATTEMPTS = 12;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 6 * 3_600_000;
const GROWTH = 4;

/** Null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const delay = Math.min(FIRST_DELAY_MS * GROWTH ** (attempts - 1), LONGEST_DELAY_MS);
  return new Date(now.getTime() + delay);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function deliver(mail: OutboxMail, kinds: AttachmentKinds): Promise<void> {
  try {
    const { attachment } = mail;
    await sendMail(mail, attachment ? await makeAttachments(attachment, kinds) : []);
  } catch (error) {
    const at = new Date();
    const retryAt = error instanceof MailRefused ? null : nextAttemptAt(mail.attempts, at);
    await markFailedAttempt(mail, reasonOf(error), { nextAttemptAt: retryAt, at });
    const level = retryAt ? 'warn' : 'error';
    const message = retryAt ? 'mail not sent yet' : 'mail given up';
    log()[level]({ mail: mail._id.toHexString(), attempts: mail.attempts, error }, message);
    return;
  }
  await markSent(mail._id, new Date());
}

/**
 * Returns whether it is held, as its recipient has had the hour's mails of its kind. Counted again after a crash: there
 * may be fewer single mails than the cap, never more.
 */
async function holdBeyondCap(mail: OutboxMail, kinds: DigestKinds, now: Date): Promise<boolean> {
  const kind = mail.digest && kinds[mail.digest.kind];
  const wasAttempted = mail.lastError !== undefined;
  if (!mail.digest || !kind || wasAttempted) return false;
  const hourEndsAt = hourEndOf(now);
  if ((await countMail(mail.digest.kind, mail.to, hourEndsAt)) <= kind.most) return false;
  await markHeld(mail, hourEndsAt);
  return true;
}

/**
 * Polls every two seconds and whenever this process commits a mail; sends up to MAIL_CONNECTIONS at a time, urgent ones
 * first. Mails of `kinds` beyond their cap are held for a digest (send-digests.ts). Any number of instances may run.
 * Errors are logged and retried, never thrown.
 */
export function startOutboxDispatcher(
  kinds: DigestKinds = {},
  attachments: AttachmentKinds = {},
): { stop: () => Promise<void> } {
  let taken = 0;
  let wakes = 0;
  /** The value of `wakes` when a query for urgent mails last found none; there is no further one until it rises. */
  let wakesWithoutUrgent = 0;

  const senders = createSenders(env().MAIL_CONNECTIONS, async () => {
    taken += 1;
    const wakesBefore = wakes;
    const urgentFirst = wakesWithoutUrgent < wakes && taken % TURN_OF_THE_OLDEST !== 0;
    const due = { now: new Date(), leaseMs: LEASE_MS };
    const urgent = urgentFirst ? await leaseDue('mail', { urgent: true }, due) : null;
    const mail = urgent ?? (await leaseDue('mail', {}, due));
    if (urgentFirst && !mail?.urgent) wakesWithoutUrgent = wakesBefore;
    if (!mail) return null;
    return async () => {
      if (!(await holdBeyondCap(mail, kinds, new Date()))) await deliver(mail, attachments);
    };
  });

  function wake(): void {
    wakes += 1;
    senders.look();
  }

  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  const forget = onKick('mail', wake);
  wake();

  return {
    async stop() {
      senders.stop();
      clearInterval(timer);
      forget();
      await senders.ended();
      closeTransport();
    },
  };
}

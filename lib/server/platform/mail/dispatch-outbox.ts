import 'server-only';
import type { OutboxDocument } from '@/lib/server/platform/db/documents/mail';
import { log } from '@/lib/server/platform/log';
import { outboxDispatcher } from './outbox';
import { leaseDueMail, markFailedAttempt, markSent } from './outbox.repository';
import { nextAttemptAt } from './retry-schedule';
import { closeTransport, MailRefused, sendMail } from './transport';

const POLL_MS = 2_000;
/** Longer than one attempt can take; a mail whose sender died is retried after this. */
const LEASE_MS = 120_000;
const SENDERS = 2;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function deliver(mail: OutboxDocument): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    const retryAt = error instanceof MailRefused ? null : nextAttemptAt(mail.attempts, new Date());
    await markFailedAttempt(mail, reasonOf(error), retryAt);
    const level = retryAt ? 'warn' : 'error';
    const message = retryAt ? 'mail not sent yet' : 'mail given up';
    log()[level]({ mail: mail._id.toHexString(), attempts: mail.attempts, error }, message);
    return;
  }
  await markSent(mail._id, new Date());
}

async function deliverAllDue(isStopped: () => boolean): Promise<void> {
  for (;;) {
    if (isStopped()) return;
    const mail = await leaseDueMail(new Date(), LEASE_MS);
    if (!mail) return;
    await deliver(mail);
  }
}

/**
 * Sends what is in the outbox until stopped: polls every two seconds and whenever `kickOutbox()` is called. Any number
 * of instances may run; each mail is leased to one at a time. Errors of the database or the mail server are logged and
 * retried, never thrown.
 */
export function startOutboxDispatcher(): { stop: () => Promise<void> } {
  let stopped = false;
  let running: Promise<void> | undefined;
  let kicked = false;
  let isAway = false;

  async function work(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: SENDERS }, () => deliverAllDue(() => stopped)));
      isAway = false;
    } catch (error) {
      if (!isAway) log().error({ error }, 'the outbox cannot be read');
      isAway = true;
    }
  }

  function look(): void {
    if (stopped) return;
    if (running) {
      kicked = true;
      return;
    }
    kicked = false;
    running = work().finally(() => {
      running = undefined;
      if (kicked) look();
    });
  }

  const timer = setInterval(look, POLL_MS);
  timer.unref();
  outboxDispatcher().kick = look;
  look();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (outboxDispatcher().kick === look) delete outboxDispatcher().kick;
      await running;
      closeTransport();
    },
  };
}

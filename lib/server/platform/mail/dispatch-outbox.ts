import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import { log } from '@/lib/server/platform/log';
import type { DigestKinds } from './digest';
import { holdBeyondCap } from './hold-mail';
import { outboxDispatcher } from './outbox';
import { leaseDueMail, markFailedAttempt, markSent } from './outbox.repository';
import { nextAttemptAt } from './retry-schedule';
import { closeTransport, MailRefused, sendMail } from './transport';

const POLL_MS = 2_000;
/** Longer than one attempt can take; a mail whose sender died is retried after this. */
const LEASE_MS = 120_000;
/** Every fourth mail is the one that has been due longest, however many urgent ones wait. */
const TURN_OF_THE_OLDEST = 4;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function deliver(mail: OutboxMail): Promise<void> {
  try {
    await sendMail(mail);
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
 * Sends what is in the outbox until stopped: polls every two seconds and whenever this process commits a mail, and sends up to
 * MAIL_CONNECTIONS mails at a time, urgent ones first. A mail that the mail server takes long over delays no other while a
 * connection is free. Mails of `kinds` beyond their cap are held for a digest (send-digests.ts). Any number of instances may run; each mail is leased to one at a time. Errors of the database or the
 * mail server are logged and retried, never thrown.
 */
export function startOutboxDispatcher(kinds: DigestKinds = {}): { stop: () => Promise<void> } {
  const most = env().MAIL_CONNECTIONS;
  const senders = new Set<Promise<void>>();
  let stopped = false;
  let taken = 0;
  let asked = 0;
  /** The value of `asked` when a query for urgent mails last found none; there is no further one until it rises. */
  let askedWithoutUrgent = 0;
  let wasAskedWhileBusy = false;
  let isAway = false;

  /** Sends mails one after the other until none is due. Each mail found starts another sender, as there may be more. */
  async function send(): Promise<void> {
    try {
      while (!stopped) {
        taken += 1;
        const askedBefore = asked;
        const urgentFirst = askedWithoutUrgent < asked && taken % TURN_OF_THE_OLDEST !== 0;
        const mail = await leaseDueMail(new Date(), LEASE_MS, { urgentFirst });
        if (urgentFirst && !mail?.urgent) askedWithoutUrgent = askedBefore;
        isAway = false;
        if (!mail) return;
        look();
        if (!(await holdBeyondCap(mail, kinds, new Date()))) await deliver(mail);
      }
    } catch (error) {
      if (!isAway) log().error({ error }, 'the outbox cannot be read');
      isAway = true;
    }
  }

  function look(): void {
    if (stopped) return;
    if (senders.size >= most) {
      wasAskedWhileBusy = true;
      return;
    }
    wasAskedWhileBusy = false;
    const sender = send().finally(() => {
      senders.delete(sender);
      // Its last query may have been just before the mail was written.
      if (wasAskedWhileBusy && !isAway) look();
    });
    senders.add(sender);
  }

  function ask(): void {
    asked += 1;
    look();
  }

  const timer = setInterval(ask, POLL_MS);
  timer.unref();
  outboxDispatcher().kick = ask;
  ask();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (outboxDispatcher().kick === ask) delete outboxDispatcher().kick;
      await Promise.all(senders);
      closeTransport();
    },
  };
}

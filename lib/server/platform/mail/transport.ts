import 'server-only';
import { createTransport } from 'nodemailer';
import { logoAnywhere } from '@/lib/server/platform/brand/draw-logo';
import { env } from '@/lib/server/platform/config/env';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import type { Attachment } from './digests-and-attachments';
import { LOGO } from './templates/layout';

/** How long one step of the conversation with the mail server may take; all of them together stay within a lease. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

function createPool() {
  return createTransport({
    url: env().SMTP_URL,
    pool: true,
    maxConnections: env().MAIL_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // The content of a mail is partly user input: it never makes this server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

let pool: ReturnType<typeof createPool> | undefined;

/** Within the mail: what a mail loads from elsewhere tells when it is read, and most programs leave it out. */
async function logo() {
  const content = await logoAnywhere(LOGO.sharpness * LOGO.height);
  return { filename: 'logo.png', cid: LOGO.id, content, contentDisposition: 'inline' as const };
}

/** Thrown for a mail that the server permanently rejects: the address does not exist or is refused. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** 550 to 553 concern the mailbox; 535 and the like the store's settings, which can be corrected. */
function isLastingRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return (
    code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 553
  );
}

/** The same Message-ID at each attempt. Throws MailRefused, or nodemailer's error if another attempt may help. */
export async function sendMail(
  mail: Pick<
    OutboxMail,
    '_id' | 'to' | 'subject' | 'text' | 'html' | 'createdAt' | 'replyTo' | 'unsubscribeUrl'
  >,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  pool ??= createPool();
  const host = new URL(env().NEXTAUTH_URL).hostname;
  try {
    await pool.sendMail({
      from: env().MAIL_FROM,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: [...(mail.html.includes(`cid:${LOGO.id}`) ? [await logo()] : []), ...attachments],
      date: mail.createdAt,
      messageId: `<${mail._id.toHexString()}@${host}>`,
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      ...(mail.unsubscribeUrl ? { list: { unsubscribe: mail.unsubscribeUrl } } : {}),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      },
    });
  } catch (error) {
    if (isLastingRefusal(error)) throw new MailRefused((error as Error).message, { cause: error });
    throw error;
  }
}

export function closeTransport(): void {
  pool?.close();
  pool = undefined;
}

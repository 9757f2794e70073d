import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/server/platform/config/env';
import { loadPartly } from '@/stack/load-settings';
import type { Command } from './command';

const TIMEOUT_MS = 10_000;
const LINES_MAX = 100;

/** Returns the mail about what failed, with the last lines of its log. */
export function failureMail(
  what: string,
  machine: string,
  logged: string,
): { subject: string; text: string } {
  const lines = logged.trimEnd().split('\n').slice(-LINES_MAX);
  return {
    subject: `${what} failed on ${machine}`,
    text: `${what} failed on ${machine}. Its last lines:\n\n${lines.join('\n')}\n\nWhat to do: docs/operations.md#watching-it\n`,
  };
}

export const command: Command = {
  help: `Mails CONTACT_EMAIL that something failed, with what is on standard input; the systemd units call it. It needs the mail
server alone, not the database. Needs SMTP_URL, MAIL_FROM and CONTACT_EMAIL.`,
  words: ['what'],
  async run({ words: [what = ''] }) {
    loadPartly(['SMTP_URL']);
    const logged = process.stdin.isTTY ? '' : await text(process.stdin);
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    const transport = createTransport({ url: env().SMTP_URL, ...timeouts });
    await transport.sendMail({
      from: env().MAIL_FROM,
      to: env().CONTACT_EMAIL,
      ...failureMail(what, hostname(), logged),
    });
    return 0;
  },
};

import { causeOf, type Finding } from './finding';

export type LookUp = (name: string) => Promise<string[][]>;

export function domainOf(sender: string): string | undefined {
  return /@([^@\s<>"]+?)>?"?\s*$/.exec(sender)?.[1]?.toLowerCase();
}

const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

type DnsRecord = { subject: string; name: string; pattern: RegExp; todo: string };

async function checkRecord(lookUp: LookUp, { subject, name, pattern, todo }: DnsRecord): Promise<Finding> {
  try {
    const texts = (await lookUp(name)).map((parts) => parts.join(''));
    const found = texts.filter((text) => pattern.test(text));
    if (found.length === 1) return { status: 'ok', subject, text: `${name} has it` };
    if (found.length > 1)
      return {
        status: 'fail',
        subject,
        text: `${name} has ${found.length}, which counts as none`,
        todo: 'Keep one',
      };
  } catch (error) {
    if (!NONE.has((error as { code?: unknown }).code)) {
      const text = `${name} cannot be looked up (${causeOf(error)})`;
      return { status: 'warn', subject, text, todo: 'Run this where DNS works' };
    }
  }
  return { status: 'fail', subject, text: `${name} has none`, todo };
}

export async function checkSender(
  sender: string,
  selector: string | undefined,
  lookUp: LookUp,
): Promise<Finding[]> {
  const domain = domainOf(sender);
  if (!domain) {
    return [{ status: 'fail', subject: 'sender', text: 'MAIL_FROM has no address', todo: 'Set it' }];
  }
  const spf = checkRecord(lookUp, {
    subject: 'SPF',
    name: domain,
    pattern: /^v=spf1(?: |$)/i,
    todo: 'Add the TXT record that your mail provider names (v=spf1 …)',
  });
  const dmarc = checkRecord(lookUp, {
    subject: 'DMARC',
    name: `_dmarc.${domain}`,
    pattern: /^v=DMARC1\s*;/i,
    todo: 'Add a TXT record such as "v=DMARC1; p=none; rua=mailto:…"',
  });
  const dkim: Promise<Finding> | Finding = selector
    ? checkRecord(lookUp, {
        subject: 'DKIM',
        name: `${selector}._domainkey.${domain}`,
        pattern: /(?:^|;\s*)p=[^;\s]/,
        todo: 'Add the TXT record that your mail provider names',
      })
    : {
        status: 'warn',
        subject: 'DKIM',
        text: 'not checked',
        todo: 'Repeat with --dkim-selector and the selector of your mail provider',
      };
  return Promise.all([spf, dkim, dmarc]);
}

export async function checkMailServer(connect: () => Promise<unknown>): Promise<Finding> {
  const subject = 'mail server';
  try {
    await connect();
    return { status: 'ok', subject, text: 'accepts the store' };
  } catch (error) {
    return {
      status: 'fail',
      subject,
      text: `does not accept the store (${causeOf(error)})`,
      todo: 'Check SMTP_URL; mails wait in the outbox meanwhile',
    };
  }
}

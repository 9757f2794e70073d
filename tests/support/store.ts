import { randomBytes } from 'node:crypto';
import { eventually as patiently } from '@forgeline/emulator-kit/testing/eventually';

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run these tests through \`npm test\`, which starts the store.`);
  return value;
}

/** The running store's origin. */
export function baseUrl(): string {
  return setting('STORE_URL');
}

export type Mail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  date: string;
  attachments: { filename: string; mimeType: string; bytes: number }[];
};

const PATIENCE = { everyMs: 50, ms: 45_000, looks: 900 };

/** Calls a function until it returns a value. Throws, naming what was waited for, if it never does. */
export function eventually<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  return patiently(what, read, PATIENCE);
}

/** Every mail that reached this address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${setting('MAILBOX_URL')}/messages?to=${encodeURIComponent(address)}`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.to.includes(address));
}

/** The newest mail to this address whose subject matches, once it arrives. */
export function mailTo(address: string, subject: RegExp): Promise<Mail> {
  return eventually(`a mail to ${address} about ${subject}`, async () =>
    (await mailsTo(address)).find((mail) => subject.test(mail.subject)),
  );
}

/** The header of a mail that arrived, by lower-case name. */
export async function headersOf(mail: Mail): Promise<Record<string, string>> {
  const response = await fetch(`${setting('MAILBOX_URL')}/messages/${mail.id}/headers`);
  return (await response.json()) as Record<string, string>;
}

/** The first link in a mail to a page of the store. */
export function linkIn(mail: Mail, page: string): URL {
  const found = mail.text.match(new RegExp(`https?://[^\\s<>"]*${page}[^\\s<>"]*`));
  if (!found) throw new Error(`no link to ${page} in the mail "${mail.subject}"`);
  return new URL(found[0]);
}

/** A call of the payment emulator's control interface, which only tests use. */
export async function stripeControl(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${setting('STRIPE_EMULATOR_URL')}/_control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the payment emulator refused ${path}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Ends every fault that `stripeControl('faults', …)` set, however often it was due yet. */
export async function endStripeFaults(): Promise<void> {
  const response = await fetch(`${setting('STRIPE_EMULATOR_URL')}/_control/faults`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`the payment emulator refused: ${await response.text()}`);
}

/** Makes the emulator of VAT numbers give an answer, or fail; without a body it does so no more. */
export async function viesControl(path: 'answers' | 'faults', body?: unknown): Promise<void> {
  const response = await fetch(`${setting('VIES_EMULATOR_URL')}/_control/${path}`, {
    method: body === undefined ? 'DELETE' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the emulator of VAT numbers refused ${path}: ${await response.text()}`);
}

/** The payment emulator's address, for the `stripe` package in place of a browser or the dashboard. */
export function stripeEmulatorUrl(): string {
  return setting('STRIPE_EMULATOR_URL');
}

/** The store's settings, e.g. secrets that a test signs with. */
export function storeEnvironment(): Record<string, string> {
  return JSON.parse(setting('STORE_ENVIRONMENT'));
}

/** A name no other test uses. */
export function unique(prefix: string): string {
  return `${prefix}${randomBytes(6).toString('hex')}`;
}

/** A header that makes a call repeatable. */
export const newKey = () => ({ 'idempotency-key': unique('key-') });

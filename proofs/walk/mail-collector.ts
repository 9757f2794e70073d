import type { ReceivedMail } from '../checks/snapshot';
import type { ProofStack } from '../stack/proof-stack';

const TIMEOUT_MS = 30_000;

type Message = { id: string; to: string[]; subject: string };

/**
 * The mailbox drops its oldest mails: call `collect` now and then. The Message-ID is looked up only for mails that look the
 * same.
 */
export class MailCollector {
  readonly #seen = new Map<string, Message>();
  readonly #messageIds = new Map<string, string>();

  constructor(private readonly stack: ProofStack) {}

  #read(path: string): Promise<Response> {
    return fetch(`${this.stack.mailboxUrl}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  }

  async #messageId(id: string): Promise<string> {
    const headers = await this.#read(`/messages/${id}/headers`);
    return headers.ok ? String(((await headers.json()) as Record<string, string>)['message-id']) : id;
  }

  async collect(): Promise<void> {
    const messages = (await (await this.#read('/messages')).json()) as Message[];
    for (const { id, to, subject } of messages) {
      if (this.#seen.has(id)) continue;
      const twin = [...this.#seen.values()].find(
        (other) => other.subject === subject && other.to[0] === to[0],
      );
      this.#seen.set(id, { id, to, subject });
      if (!twin) continue;
      for (const one of [twin.id, id]) {
        if (!this.#messageIds.has(one)) this.#messageIds.set(one, await this.#messageId(one));
      }
    }
  }

  async mails(): Promise<ReceivedMail[]> {
    await this.collect();
    return [...this.#seen.values()].map(({ id, to, subject }) => ({
      to: to[0] ?? '',
      subject,
      messageId: this.#messageIds.get(id) ?? id,
    }));
  }
}

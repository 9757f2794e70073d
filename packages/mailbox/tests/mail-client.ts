import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { createTransport, type Transporter } from 'nodemailer';
import { onTestFinished } from 'vitest';
import type { Message } from '#mailbox';
import { type MailboxServer, startMailboxServer } from '#server';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Post = {
  mailbox: MailboxServer;
  mailer: Transporter;
  call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  messages: (query?: string) => Promise<Message[]>;
  restart: () => Promise<Post>;
};

export async function openPost(dataDir = makeDataFolder()): Promise<Post> {
  const mailbox = await startMailboxServer({ httpPort: 0, smtpPort: 0, dataDir });
  const mailer = createTransport(mailbox.smtpUrl);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    mailer.close();
    await mailbox.close();
  };
  onTestFinished(close);
  const call: Post['call'] = async (method, path, body) => {
    const response = await fetch(new URL(path, mailbox.url), {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    mailbox,
    mailer,
    call,
    messages: async (query = '') => (await call('GET', `/messages${query}`)).body as Message[],
    restart: async () => {
      await close();
      return openPost(dataDir);
    },
  };
}

/** A conversation with the SMTP server, line by line, as the protocol goes over the wire. */
export class Conversation {
  private received = '';
  private wake: () => void = () => undefined;
  private hasEnded = false;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.received += text;
      this.wake();
    });
    socket.on('close', () => {
      this.hasEnded = true;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(smtpUrl: string): Promise<Conversation> {
    const { hostname, port } = new URL(smtpUrl);
    const conversation = new Conversation(connect(Number(port), hostname));
    onTestFinished(() => conversation.hangUp());
    await conversation.hear();
    return conversation;
  }

  /** Sends these bytes and returns the last line of the reply. */
  async say(line: string | Buffer): Promise<string> {
    this.socket.write(typeof line === 'string' ? `${line}\r\n` : line);
    return this.hear();
  }

  send(bytes: string): void {
    this.socket.write(bytes);
  }

  hangUp(): void {
    this.socket.destroy();
  }

  private async hear(): Promise<string> {
    for (;;) {
      const reply = /^(?:\d{3}-[^\n]*\n)*(\d{3} [^\r\n]*)\r?\n/.exec(this.received);
      if (reply) {
        this.received = this.received.slice(reply[0].length);
        return reply[1] ?? '';
      }
      if (this.hasEnded) throw new Error(`the server hung up after ${JSON.stringify(this.received)}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

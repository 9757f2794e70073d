import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, takeDataFolder } from '@forgeline/emulator-kit/data-folder';
import PostalMime from 'postal-mime';

/** One mail as `GET /messages` returns it; addresses are bare, `date` is ISO 8601. */
export type Message = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  date: string;
  attachments: { filename: string; mimeType: string; bytes: number }[];
};

export type Envelope = { from: string; to: string[] };

/** The headers of a mail by lower-case name; of a repeated name the last counts. */
export type Headers = Record<string, string>;

type ReadMail = {
  message: Message;
  headers: Headers;
  /** Parts that the HTML names as `cid:…`, as data URLs. */
  parts: ReadonlyMap<string, string>;
};
type IndexedMail = ReadMail & { file: string };
type StoredMail = { id: string; receivedAt: string; envelope: Envelope; rawBase64: string };
const MESSAGES_MAX = 2000;

export class Mailbox {
  private counter: number;
  private readonly mails: IndexedMail[];

  constructor(
    private readonly folder: string,
    private readonly release: () => void,
    mails: IndexedMail[],
  ) {
    this.mails = mails;
    this.counter = Number(mails[0]?.file.split('-')[0] ?? 0);
  }

  list(): Message[] {
    return this.mails.map(({ message }) => message);
  }

  find(id: string): Message | undefined {
    return this.mails.find(({ message }) => message.id === id)?.message;
  }

  htmlOf(id: string): string | undefined {
    const found = this.mails.find(({ message }) => message.id === id);
    return found?.message.html.replace(
      /(?<=["'])cid:([^"']+)/g,
      (whole, part: string) => found.parts.get(part) ?? whole,
    );
  }

  headersOf(id: string): Headers | undefined {
    return this.mails.find(({ message }) => message.id === id)?.headers;
  }

  /** Resolves when the mail is durably on disk, so that the sender may discard it. */
  async add(raw: Buffer, envelope: Envelope): Promise<Message> {
    const mail: StoredMail = {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      envelope,
      rawBase64: raw.toString('base64'),
    };
    const read = await readMail(mail);
    this.counter += 1;
    const file = `${String(this.counter).padStart(10, '0')}-${mail.id}.json`;
    const path = join(this.folder, file);
    const handle = await open(`${path}.new`, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(mail));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.new`, path);
    await syncFolder(this.folder);
    // Two mails may be written at once and finish in either order: the file's number decides.
    const place = this.mails.findIndex((other) => other.file < file);
    this.mails.splice(place === -1 ? this.mails.length : place, 0, { file, ...read });
    await this.dropOldest();
    return read.message;
  }

  async empty(): Promise<void> {
    const gone = this.mails.splice(0);
    await Promise.all(gone.map(({ file }) => rm(join(this.folder, file), { force: true })));
    await syncFolder(this.folder);
  }

  close(): void {
    this.release();
  }

  private async dropOldest(): Promise<void> {
    for (const { file } of this.mails.splice(MESSAGES_MAX)) {
      await rm(join(this.folder, file), { force: true });
    }
  }
}

/** Opens the mailbox in `folder`. Throws DataFolderError when another process holds it. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  const release = takeDataFolder(folder);
  try {
    const files = (await readdir(folder)).sort().reverse();
    // A half-written mail was never acknowledged: its sender sends it again.
    for (const file of files.filter((name) => name.endsWith('.new'))) await rm(join(folder, file));
    const mails: IndexedMail[] = [];
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const mail = JSON.parse(await readFile(join(folder, file), 'utf8')) as StoredMail;
      mails.push({ file, ...(await readMail(mail)) });
    }
    return new Mailbox(folder, release, mails);
  } catch (error) {
    release();
    throw error;
  }
}

async function readMail({ id, receivedAt, envelope, rawBase64 }: StoredMail): Promise<ReadMail> {
  const email = await PostalMime.parse(Buffer.from(rawBase64, 'base64'));
  const sentAt = new Date(email.date ?? '');
  const message: Message = {
    id,
    from: email.from?.address ?? envelope.from,
    to: envelope.to,
    subject: email.subject ?? '',
    text: (email.text ?? '').trimEnd(),
    html: (email.html ?? '').trimEnd(),
    date: Number.isNaN(sentAt.getTime()) ? receivedAt : sentAt.toISOString(),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
  const parts = email.attachments.flatMap(({ contentId, mimeType, content }): [string, string][] =>
    contentId
      ? [
          [
            contentId.replace(/^<|>$/g, ''),
            `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
          ],
        ]
      : [],
  );
  const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
  return { message, headers, parts: new Map(parts) };
}

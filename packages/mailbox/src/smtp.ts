import { reasonOf } from '@forgeline/emulator-kit/data-folder';
import { LOOPBACK, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox';
import type { SmtpFaults } from './smtp-faults';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

export type Smtp = { url: string; close(): Promise<void> };

/** Accepts mail on loopback, from anyone, for anyone, and replies with 250 only once the mailbox has it on disk. */
export async function startSmtp(options: {
  port: number;
  mailbox: Mailbox;
  faults: SmtpFaults;
  onMail: () => void;
}): Promise<Smtp> {
  const { mailbox, faults } = options;
  const server = new SMTPServer({
    name: 'mailbox.local',
    banner: 'Mailbox',
    size: MAX_MAIL_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: (_address, _session, done) => done(faults.take('rcpt')),
    onData: (stream, session, done) => {
      receive(stream, session).then(
        () => done(null, 'Stored in the mailbox'),
        (error: unknown) => done(error as Error),
      );
    },
  });

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (!stream.sizeExceeded) chunks.push(chunk);
    }
    if (stream.sizeExceeded) throw refusal(552, `Mails may have at most ${MAX_MAIL_BYTES} bytes`);
    const fault = faults.take('data');
    if (fault) throw fault;
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
    try {
      await mailbox.add(Buffer.concat(chunks), envelope);
    } catch (error) {
      throw refusal(452, `The mail could not be stored: ${reasonOf(error)}`);
    }
    options.onMail();
  }

  // A client that hangs up in the middle is no error; `listenOnLoopback` reports a port that is taken.
  server.on('error', () => undefined);
  const port = await listenOnLoopback(server.server, options.port);
  return {
    url: `smtp://${LOOPBACK}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

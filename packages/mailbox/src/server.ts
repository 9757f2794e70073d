import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HttpRefusal, namesThisMachine, readJsonObject, sendJson } from '@forgeline/emulator-kit/json-http';
import { closeHttpServer, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { openMailbox } from './mailbox';
import { servePage } from './page';
import { startSmtp } from './smtp';
import { SmtpFaults } from './smtp-faults';

export type MailboxServer = { url: string; smtpUrl: string; close(): Promise<void> };

/**
 * Starts an SMTP server that stores every mail in `dataDir`, and a mailbox to read them: a page at `/`, and JSON:
 * `GET /messages` newest first (`?to=address` narrows),
 * `GET /messages/{id}/headers` by lower-case name, `DELETE /messages`.
 * `POST /_control/faults` `{stage?: rcpt|data, code?, count?}` refuses the next mails; `DELETE` clears.
 * Throws PortTakenError, DataFolderError.
 */
export async function startMailboxServer(options: {
  httpPort: number;
  smtpPort?: number;
  dataDir: string;
}): Promise<MailboxServer> {
  const mailbox = await openMailbox(options.dataDir);
  const faults = new SmtpFaults();
  const watchers = new Set<ServerResponse>();
  const notifyWatchers = () => {
    for (const watcher of watchers) watcher.write('data: changed\n\n');
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!namesThisMachine(request)) throw new HttpRefusal(403, 'Only this machine may call.');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (pathname === '/messages' && method === 'GET') {
      const to = searchParams.get('to')?.toLowerCase();
      const all = mailbox.list();
      const matching = to
        ? all.filter((mail) => mail.to.some((address) => address.toLowerCase() === to))
        : all;
      return sendJson(response, 200, matching);
    }
    if (pathname === '/messages' && method === 'DELETE') {
      await mailbox.empty();
      notifyWatchers();
      return sendJson(response, 200, { deleted: true });
    }
    const headers = mailbox.headersOf(/^\/messages\/([\w-]+)\/headers$/.exec(pathname)?.[1] ?? '');
    if (headers && method === 'GET') return sendJson(response, 200, headers);
    if (pathname === '/_control/faults') return control(request, response);
    if (pathname === '/changes' && method === 'GET') return watch(response);
    if (method === 'GET' && (await servePage(pathname, mailbox, response))) return;
    if (pathname === '/messages') throw new HttpRefusal(405, `${request.method} is not supported here.`);
    throw new HttpRefusal(404, 'There is nothing here.');
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') faults.add(await readJsonObject(request));
    else if (request.method === 'DELETE') faults.clear();
    else throw new HttpRefusal(405, `${request.method} is not supported here.`);
    sendJson(response, 200, {});
  }

  function watch(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 2000\n\n');
    watchers.add(response);
    response.once('close', () => watchers.delete(response));
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const refusal = error instanceof HttpRefusal ? error : new HttpRefusal(500, String(error));
      sendJson(response, refusal.status, { error: refusal.message });
    });
  });

  try {
    const smtp = await startSmtp({ port: options.smtpPort ?? 0, mailbox, faults, onMail: notifyWatchers });
    try {
      const port = await listenOnLoopback(server, options.httpPort);
      return {
        url: `http://localhost:${port}`,
        smtpUrl: smtp.url,
        close: async () => {
          await closeHttpServer(server);
          await smtp.close();
          mailbox.close();
        },
      };
    } catch (error) {
      await smtp.close();
      throw error;
    }
  } catch (error) {
    mailbox.close();
    throw error;
  }
}

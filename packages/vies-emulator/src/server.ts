import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HttpRefusal, namesThisMachine, readJsonObject, sendJson } from '@forgeline/emulator-kit/json-http';
import { closeHttpServer, LOOPBACK, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { Answers } from './answers';
import { Faults } from './faults';

export type ViesEmulator = { url: string; close(): Promise<void> };

/**
 * Starts an emulator of the EU's check of VAT numbers on loopback: `POST /check-vat-number`, and the control calls of its README.
 * Throws PortTakenError.
 */
export async function startViesEmulator(options: { port: number }): Promise<ViesEmulator> {
  const answers = new Answers();
  const faults = new Faults();

  async function check(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const question = await readJsonObject(request);
    const fault = faults.take();
    if (!fault) return sendJson(response, 200, answers.to(question));
    if (fault.mode === 'hang') return;
    if (fault.mode === 'reset') return void response.destroy();
    if (fault.mode === 'error') return sendJson(response, fault.status, { error: 'INTERNAL_SERVER_ERROR' });
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<h1>The service is being maintained</h1>');
  }

  async function control(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method } = request;
    if (method !== 'POST' && method !== 'DELETE')
      throw new HttpRefusal(405, `${method} is not supported here.`);
    if (path === '/_control/answers') {
      if (method === 'POST') answers.choose(await readJsonObject(request));
      else answers.clear();
    } else if (path === '/_control/faults') {
      if (method === 'POST') faults.add(await readJsonObject(request));
      else faults.clear();
    } else throw new HttpRefusal(404, 'There is nothing here.');
    sendJson(response, 200, {});
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!namesThisMachine(request)) throw new HttpRefusal(403, 'Only this machine may call.');
    const { pathname } = new URL(request.url ?? '/', 'http://emulator');
    if (pathname.startsWith('/_control/')) return control(pathname, request, response);
    if (pathname !== '/check-vat-number' || request.method !== 'POST')
      throw new HttpRefusal(404, 'There is nothing here.');
    return check(request, response);
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const refusal = error instanceof HttpRefusal ? error : new HttpRefusal(500, String(error));
      sendJson(response, refusal.status, { error: refusal.message });
    });
  });

  const port = await listenOnLoopback(server, options.port);
  return { url: `http://${LOOPBACK}:${port}`, close: () => closeHttpServer(server) };
}

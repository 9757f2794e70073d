import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HttpRefusal, namesThisMachine, sendJson } from '@forgeline/emulator-kit/json-http';
import { closeHttpServer, LOOPBACK, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { Api } from '#api';
import { Control } from '#control/control';
import { Faults } from '#control/faults';
import { ApiError } from '#http/api-error';
import { State } from '#state/state';
import { Webhooks } from '#webhooks/webhooks';
import { serveScript } from './script-files';

export type StripeEmulator = {
  /** The address for the `stripe` package: `host`, `port`, `protocol: 'http'`. */
  url: string;
  scriptUrl: string;
  host: string;
  port: number;
  close(): Promise<void>;
};

export type StripeOptions = {
  port: number;
  dataDir: string;
  webhookUrl?: string;
  webhookSecret?: string;
  secretKey?: string;
  publishableKey?: string;
  /** How long to wait before the second attempt of a webhook; it doubles with each. Half a second. */
  firstRetryMs?: number;
  log?: (line: string) => void;
};

/**
 * Starts an emulator for Stripe on loopback: the REST calls of routes.ts, a Stripe.js at `/v3/`, signed webhooks, and
 * the control API of control.ts. State is stored in `dataDir`: whatever was acknowledged survives `kill -9`. Throws
 * PortTakenError, DataFolderError.
 */
export async function startStripeEmulator(options: StripeOptions): Promise<StripeEmulator> {
  const log = options.log ?? (() => undefined);
  if ((options.webhookUrl === undefined) !== (options.webhookSecret === undefined)) {
    throw new Error('webhookUrl and webhookSecret: give both or neither.');
  }
  const keys = {
    secretKey: options.secretKey ?? 'sk_test_demo',
    publishableKey: options.publishableKey ?? 'pk_test_demo',
  };
  const state = await State.open(options.dataDir);
  const webhooks = new Webhooks(state, options.firstRetryMs ?? 500, log);
  const faults = new Faults();
  const api = new Api(state, webhooks, faults, keys, log);
  const control = new Control(state, webhooks, faults);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!namesThisMachine(request)) throw new HttpRefusal(403, 'Only this machine may call.');
    const url = new URL(request.url ?? '/', 'http://emulator');
    if (url.pathname.startsWith('/v1/')) return api.handle(request, response, url);
    if (url.pathname === '/_control' || url.pathname.startsWith('/_control/')) {
      return control.handle(request, response, url.pathname);
    }
    if (request.method === 'GET' && (await serveScript(url.pathname, response))) return;
    throw new HttpRefusal(404, `The local emulator for Stripe serves nothing at ${url.pathname}.`);
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const status = error instanceof HttpRefusal || error instanceof ApiError ? error.status : 500;
      const message = error instanceof Error ? error.message : String(error);
      sendJson(response, status, { error: { type: 'invalid_request_error', message } });
    });
  });

  try {
    const port = await listenOnLoopback(server, options.port);
    if (options.webhookUrl !== undefined && options.webhookSecret !== undefined) {
      webhooks.target = { url: options.webhookUrl, secret: options.webhookSecret };
    }
    webhooks.wake();
    const url = `http://${LOOPBACK}:${port}`;
    return {
      url,
      scriptUrl: `${url}/v3/`,
      host: LOOPBACK,
      port,
      close: async () => {
        webhooks.stop();
        await closeHttpServer(server);
        await state.close();
      },
    };
  } catch (error) {
    await state.close();
    throw error;
  }
}

import { createServer } from 'node:http';
import { closeHttpServer, listenOnLoopback } from '@forgeline/emulator-kit/port';
import type Stripe from 'stripe';
import { onTestFinished } from 'vitest';

export const WEBHOOK_SECRET = 'whsec_of_this_test';

export type Receiver = {
  url: string;
  received: {
    payload: string;
    signature: string;
    contentType: string;
    event: Stripe.Event;
    status: number;
  }[];
  reply: (status: number | (() => number)) => void;
};

export async function openReceiver(): Promise<Receiver> {
  let reply: number | (() => number) = 200;
  const received: Receiver['received'] = [];
  const server = createServer(async (request, response) => {
    let payload = '';
    for await (const chunk of request.setEncoding('utf8')) payload += chunk;
    const status = typeof reply === 'number' ? reply : reply();
    received.push({
      payload,
      signature: String(request.headers['stripe-signature']),
      contentType: String(request.headers['content-type']),
      event: JSON.parse(payload) as Stripe.Event,
      status: status,
    });
    response.writeHead(status).end();
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => closeHttpServer(server));
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    reply: (status) => {
      reply = status;
    },
  };
}

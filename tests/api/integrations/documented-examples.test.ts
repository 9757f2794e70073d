import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from '@/stack/paths';
import { payOrder } from '@/tests/api/support/provider';
import { newProgram, revokeCreatedKeys } from '@/tests/support/api-keys';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { baseUrl, eventually, unique } from '@/tests/support/store';
import { receiverPort, receiverUrl } from '@/tests/support/webhook-receiver';

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-examples-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await revokeCreatedKeys();
});

/** The examples of a page of docs in a language, in their order. */
function examples(language: string, name = 'webhooks.md'): string[] {
  const page = readFileSync(inRoot('docs', name), 'utf8');
  return [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, of, code = '']) =>
    of === language ? [code] : [],
  );
}

it('the examples of the feed in docs/webhooks.md list events, read on, and read an order that was paid', async () => {
  const { key } = await newProgram(['events:read', 'orders:read', 'orders:write']);
  const buyer = await registerCustomer();
  const id = await placeOrder(buyer, await addTool(await anAdmin()));
  await payOrder(buyer, id);
  const { number } = (await buyer.call('GET', `/api/order/${id}`)).body;
  const script = ['set -euo pipefail', ...examples('sh')].join('\n');
  // Others place orders at the same time, so the first page may not have this one.
  const { stdout } = await promisify(execFile)('bash', ['-c', script.replaceAll('limit=100', 'limit=500')], {
    env: { ...process.env, SHOP: baseUrl(), KEY: key },
  });
  expect(stdout).toContain(`order.paid ${number} paid`);
  expect(stdout).toMatch(/^\d+$/m);
  expect(stdout).toMatch(/"number": "[^"]+",\s+"state": "/);
  expect(stdout).toMatch(/"number": "DN-[^"]+",\s+"part": 1,\s+"state": "shipped",\s+"open": 0/);
});

it('the examples of docs/api.md read and change a tool, push stock, and ship a unit with its serial number', async () => {
  const { key } = await newProgram([
    ...(['tools:read', 'tools:write', 'stock:write', 'orders:read', 'orders:write', 'events:read'] as const),
  ]);
  const [admin, buyer] = [await anAdmin(), await registerCustomer()];
  const SINCE = new Date().toISOString();
  const toolId = await addTool(admin, { serialised: true });
  const ORDER = await placeOrder(buyer, toolId);
  await payOrder(buyer, ORDER);
  const { sku } = (await admin.call('GET', `/api/tool/${toolId}`)).body;
  const NOTE = path.join(folder, 'delivery-note.pdf');
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-c', ['set -euo pipefail', ...examples('sh', 'api.md')].join('\n')],
    { env: { ...process.env, SHOP: baseUrl(), KEY: key, SKU: sku, ORDER, NOTE, SINCE } },
  );
  expect(stdout).toMatch(/"outcome": "changed"/);
  const { number, lines, shipments } = (await buyer.call('GET', `/api/order/${ORDER}`)).body;
  expect(lines).toMatchObject([{ sku, shippedQuantity: 1, openQuantity: 9, serials: [`${number}-${sku}`] }]);
  expect(shipments).toMatchObject([{ parcels: [{ trackingNumber: '1Z999AA10123456784' }] }]);
  expect(stdout).toContain(`${number} paid`);
  expect(readFileSync(NOTE, 'latin1').startsWith('%PDF-')).toBe(true);
  expect((await admin.call('GET', `/api/tool/${toolId}`)).body).toMatchObject({ price: 19.9, quantity: 110 });
});

it('the receiver of docs/webhooks.md takes what the store signed, each event once, and nothing else', async () => {
  const [code = ''] = examples('js');
  expect(code.split('\n').length).toBeLessThanOrEqual(34);
  const file = path.join(folder, 'receiver.mjs');
  writeFileSync(file, code);
  const admin = await anAdmin();
  const url = receiverUrl();
  const endpoint = { name: unique('Docs '), url, types: ['company.closed'] };
  const { insertedId: id, secret } = (await admin.call('POST', '/api/webhook-endpoint', endpoint)).body;
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(receiverPort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  receiver.stdout.on('data', (text) => {
    printed += text;
  });
  try {
    await eventually('the receiver to listen', async () => {
      const answer = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
      return answer?.status === 401 ? true : undefined;
    });
    const { id: sent } = (await admin.call('POST', `/api/webhook-endpoint/${id}/test`)).body;
    const delivered = async (attempts: number) =>
      eventually('the delivery', async () => {
        const { body } = await admin.call('GET', `/api/webhook-endpoint/${id}/delivery`);
        const own = body.find((one: { id: string }) => one.id === sent);
        return own?.state === 'delivered' && own.attempts.length === attempts ? true : undefined;
      });
    await delivered(1);
    await admin.call('POST', `/api/webhook-endpoint/${id}/delivery/${sent}/resend`);
    await delivered(2);
    expect(printed.match(/webhook\.test/g)).toHaveLength(1);
  } finally {
    receiver.kill();
    await once(receiver, 'exit');
    await admin.call('DELETE', `/api/webhook-endpoint/${id}`);
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextAttemptAt } from '@/lib/server/integrations/endpoints/attempt-delivery';
import { listDeliveries, resendDelivery, sendTest } from '@/lib/server/integrations/endpoints/deliveries';
import { startWebhookDispatcher } from '@/lib/server/integrations/endpoints/dispatch-webhooks';
import { editEndpoint } from '@/lib/server/integrations/endpoints/edit-endpoint';
import {
  deleteEndpoint,
  getEndpoint,
  rotateSecret,
} from '@/lib/server/integrations/endpoints/manage-endpoints';
import { queueEvents } from '@/lib/server/integrations/endpoints/queue-events';
import { isSignedWith } from '@/proofs/stack/verify-webhook';
import { answering, type Receiver, startReceiver } from '@/tests/support/webhook-receiver';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import {
  addEndpoint,
  admin,
  clear,
  deliveries,
  HOUR_MS,
  happen,
  later,
  mails,
  NOW,
  queueAndSend,
  sendDue,
} from './webhook-world';

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('webhooks'),
  CONTACT_LANGUAGE: 'en',
  SECOND_FACTOR_SECRET: 's'.repeat(32),
  SECOND_FACTOR_SECRET_PREVIOUS: [] as string[],
  WEBHOOK_PRIVATE_HOSTS: [] as string[],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});
giveOwnDatabase(settings);

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  settings.WEBHOOK_PRIVATE_HOSTS = [receiver.host];
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await clear();
  receiver.received.length = 0;
  receiver.answer(answering(204));
});

const states = async () => (await deliveries()).map(({ state }) => state);
const attemptsOf = async () => (await deliveries())[0]?.log.map(({ status, error }) => status ?? error);

describe('an event', () => {
  it('an event reaches an endpoint once, signed as the standard says, whichever processes queue it', async () => {
    const { id, secret } = await addEndpoint(receiver.url);
    await happen();
    await Promise.all([queueEvents(NOW), queueEvents(NOW)]);
    await queueAndSend(new Date());
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    if (!got) throw new Error('nothing was received');
    expect(isSignedWith(secret, got)).toBe(true);
    expect(isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, got)).toBe(false);
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^Forgeline\/\d/),
    });
    expect(JSON.parse(got.body)).toEqual({
      type: 'order.paid',
      timestamp: expect.any(String),
      data: { subject: 'order', id: expect.any(String), number: 'FL-1', state: 'paid' },
    });
    const { deliveries: listed, total } = await listDeliveries(admin, id, {});
    expect(total).toBe(1);
    expect(listed[0]).toMatchObject({ id: got.id, type: 'order.paid', state: 'delivered' });
    expect(await getEndpoint(admin, id)).toMatchObject({ waiting: 0, lastDeliveredAt: expect.any(String) });
  });

  it('an endpoint gets the types it asks for, and nothing from before it was made', async () => {
    await happen();
    await addEndpoint(receiver.url, ['tool.edited']);
    await happen('order.paid');
    await happen('tool.edited');
    await queueAndSend(NOW);
    expect((await deliveries()).map(({ type }) => type)).toEqual(['tool.edited']);
  });

  it('a failed attempt is repeated after 5 s, minutes, then hours, about ten times in three days, and then given up', () => {
    const delays = Array.from({ length: 10 }, (_, index) => {
      const at = nextAttemptAt(9 - index, { now: NOW, random: 0.5 });
      return at && (at.getTime() - NOW.getTime()) / 1_000;
    });
    expect(delays).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
    const wait = (random: number, retryAfter?: string) =>
      ((nextAttemptAt(8, { now: NOW, random, retryAfter })?.getTime() ?? 0) - NOW.getTime()) / 1_000;
    expect([wait(0), wait(1)]).toEqual([270, 330]);
    expect([wait(0.5, '60'), wait(0.5, '3600'), wait(0.5, '9999999')]).toEqual([300, 3_600, 86_400]);
    expect([wait(0.5, later(2).toUTCString()), wait(0.5, 'soon'), wait(0.5, '-5')]).toEqual([
      7_200, 300, 300,
    ]);
  });

  it('an event that is never taken fails with the tenth attempt, and is sent again on request with all attempts anew', async () => {
    const { id } = await addEndpoint(receiver.url);
    await happen();
    receiver.answer(answering(500));
    await queueEvents(NOW);
    for (let hours = 0; hours < 90; hours += 0.5) await sendDue(later(hours));
    expect(await states()).toEqual(['failed']);
    expect(await attemptsOf()).toEqual(Array.from({ length: 10 }, () => 500));
    expect(new Set(receiver.received.map((got) => got.id)).size).toBe(1);
    receiver.answer(answering(200));
    const [event] = await deliveries();
    expect(await resendDelivery(admin, id, event?.eventId ?? '', later(91))).toEqual({ state: 'waiting' });
    expect(await sendDue(later(91))).toBe(1);
    expect(await states()).toEqual(['delivered']);
    expect(receiver.received.at(-1)?.body).toBe(event?.body);
  });

  it('a redirect has failed', async () => {
    await addEndpoint(receiver.url);
    await happen();
    receiver.answer(answering(302, { location: receiver.url }));
    await queueAndSend(NOW);
    expect(receiver.received).toHaveLength(1);
    expect(await states()).toEqual(['waiting']);
  });
});

describe('an endpoint', () => {
  it('an endpoint that fails for a day is reported once, and after five days it is disabled and what waits is held', async () => {
    const { id } = await addEndpoint(receiver.url);
    receiver.answer(answering(503));
    for (const hours of [0, 23, 25, 30, 119]) {
      await happen();
      await queueAndSend(later(hours));
    }
    expect(await mails()).toEqual(['Webhook failing: ERP']);
    expect(await getEndpoint(admin, id)).toMatchObject({ state: 'enabled', failingSince: NOW.toISOString() });
    await happen();
    await queueAndSend(later(121));
    expect(await mails()).toEqual(['Webhook failing: ERP', 'Webhook disabled: ERP']);
    expect(await getEndpoint(admin, id)).toMatchObject({ state: 'disabled', why: 'failing' });
    expect(await states()).toEqual(expect.arrayContaining(['held']));
    expect(await states()).not.toContain('waiting');
  });

  it('one success ends a series of failures', async () => {
    const { id } = await addEndpoint(receiver.url);
    receiver.answer(answering(503));
    await happen();
    await queueAndSend(NOW);
    receiver.answer(answering(200));
    await sendDue(later(23));
    expect(await getEndpoint(admin, id)).not.toHaveProperty('failingSince');
    receiver.answer(answering(503));
    await happen();
    await queueAndSend(later(26));
    expect(await mails()).toEqual([]);
  });

  it('an endpoint that is gone is disabled at once, and goes on where it stopped once it is enabled', async () => {
    const { id } = await addEndpoint(receiver.url);
    await happen();
    receiver.answer(answering(410));
    await queueAndSend(NOW);
    expect(await getEndpoint(admin, id)).toMatchObject({ state: 'disabled', why: 'gone', waiting: 1 });
    expect(await attemptsOf()).toEqual([410]);
    expect(await mails()).toEqual(['Webhook disabled: ERP']);
    await happen();
    expect(await queueAndSend(later(1))).toBe(0);
    await expect(sendTest(admin, id)).rejects.toMatchObject({ code: 'conflict' });
    const [held] = await deliveries();
    await expect(resendDelivery(admin, id, held?.eventId ?? '')).rejects.toMatchObject({ code: 'conflict' });
    receiver.answer(answering(200));
    expect(await editEndpoint(admin, id, { state: 'enabled' }, later(2))).toMatchObject({ state: 'enabled' });
    expect(await queueAndSend(later(2))).toBe(2);
    expect(await states()).toEqual(['delivered', 'delivered']);
  });

  it('an endpoint that starts from now skips what was held and what happened meanwhile', async () => {
    const { id } = await addEndpoint(receiver.url);
    receiver.answer(answering(500));
    await happen();
    await queueAndSend(NOW);
    await editEndpoint(admin, id, { state: 'disabled' }, NOW);
    expect(await mails()).toEqual([]);
    await happen();
    receiver.answer(answering(200));
    await editEndpoint(admin, id, { state: 'enabled', from: 'now' }, later(1));
    await happen('tool.edited');
    await queueAndSend(later(1));
    const [skipped, next, ...others] = (await listDeliveries(admin, id, {})).deliveries.toReversed();
    expect(skipped).toMatchObject({ state: 'failed', attempts: [{ status: 500 }, { error: 'skipped' }] });
    expect(next).toMatchObject({ type: 'tool.edited', state: 'delivered' });
    expect(others).toEqual([]);
  });

  it('two secrets sign while one replaces the other, which ends by itself or at once', async () => {
    const { id, secret: first } = await addEndpoint(receiver.url);
    const { secret: second, previousUntil } = await rotateSecret(admin, id, 24, new Date());
    expect(previousUntil).toBeDefined();
    await expect(rotateSecret(admin, id)).rejects.toMatchObject({ code: 'conflict' });
    const signedBy = async (now: Date) => {
      await sendTest(admin, id, now);
      await sendDue(now);
      const got = receiver.received.at(-1);
      if (!got) throw new Error('nothing was received');
      const fresh = { ...got, headers: { ...got.headers } };
      vi.useFakeTimers({ now, toFake: ['Date'] });
      const by = [first, second].map((secret) => isSignedWith(secret, fresh));
      vi.useRealTimers();
      return by;
    };
    expect(await signedBy(new Date())).toEqual([true, true]);
    const afterwards = new Date(Date.now() + 25 * HOUR_MS);
    expect(await signedBy(afterwards)).toEqual([false, true]);
    const { secret: third } = await rotateSecret(admin, id, 0, afterwards);
    await sendTest(admin, id, afterwards);
    expect(await signedBy(afterwards)).toEqual([false, false]);
    expect(third).toMatch(/^whsec_/);
  });

  it('an endpoint that is deleted gets nothing more', async () => {
    const { id } = await addEndpoint(receiver.url);
    await happen();
    await queueEvents(NOW);
    expect(await deleteEndpoint(admin, id)).toEqual({ deletedCount: 1 });
    expect(await sendDue(later(1))).toBe(0);
    expect(await states()).toEqual(['failed']);
    await expect(deleteEndpoint(admin, id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['http://erp.example.com/', 'url-not-https'],
    ['https://127.0.0.1:9/', 'url-unreachable'],
    ['https://localhost/', 'url-unreachable'],
    ['https://no-such-host.invalid/', 'url-unreachable'],
  ])('the address %s is refused, and an eleventh endpoint is too', async (url, code) => {
    await expect(addEndpoint(url)).rejects.toMatchObject({
      code: 'validation-failed',
      issues: { url: [code] },
    });
    for (let count = 0; count < 10; count += 1) await addEndpoint(receiver.url);
    await expect(addEndpoint(receiver.url)).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('an endpoint gets at most four requests at once from two processes, and one that hangs delays no other', async () => {
  const slow = await startReceiver();
  settings.WEBHOOK_PRIVATE_HOSTS = [receiver.host, slow.host];
  slow.answer(() => undefined);
  receiver.answer((response) => setTimeout(() => response.writeHead(204).end(), 30));
  await addEndpoint(slow.url);
  await addEndpoint(receiver.url);
  for (let count = 0; count < 12; count += 1) await happen();
  await queueEvents(new Date());
  const dispatchers = [startWebhookDispatcher(), startWebhookDispatcher()];
  await expect.poll(() => new Set(receiver.received.map(({ id }) => id)).size, { timeout: 20_000 }).toBe(12);
  await expect.poll(() => slow.received.length).toBe(4);
  expect(receiver.received).toHaveLength(12);
  expect([slow.most(), receiver.most()]).toEqual([4, expect.toSatisfy((most: number) => most <= 4)]);
  const stopped = Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
  await slow.close();
  await stopped;
});

'use client';
import { useId, useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { ShownOnce } from '@/components/ui/shown-once';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import type { Endpoint } from '@/lib/shared/integrations/endpoint.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/integrations/endpoints.contract'));

type EndpointActionsProps = {
  endpoint: Pick<Endpoint, '_id' | 'name' | 'state'>;
  texts: { own: Pick<Texts['webhooks'], 'actions' | 'secret' | 'saved'>; confirm: ConfirmTexts };
};

/** What an admin does with an endpoint, besides changing it. */
export function EndpointActions({ endpoint, texts: { own, confirm } }: EndpointActionsProps) {
  const router = useLocalRouter();
  const { _id: id, name, state } = endpoint;
  const { actions } = own;
  const { busy, button, run } = useRowAction();
  const [secret, setSecret] = useState<string | null>(null);
  const params = { id };

  const sendTest = () =>
    run(async () => {
      const { call, endpointCalls } = await loadCalls();
      await call(endpointCalls.sendTest, { params, as: 'bearer' });
      return actions.testSent;
    }, sentenceOf);
  const rotate = () =>
    run(async () => {
      const { call, endpointCalls } = await loadCalls();
      const rotated = await call(endpointCalls.rotateSecret, { params, body: {}, as: 'bearer' });
      setSecret(rotated.secret);
      return actions.rotated;
    }, sentenceOf);
  const disable = () =>
    run(async () => {
      const { call, endpointCalls } = await loadCalls();
      await call(endpointCalls.editEndpoint, { params, body: { state: 'disabled' }, as: 'bearer' });
      return own.saved;
    }, sentenceOf);
  const remove = () =>
    run(async () => {
      const { call, endpointCalls } = await loadCalls();
      await call(endpointCalls.deleteEndpoint, { params, as: 'bearer' });
      router.push(ROUTES.webhooks);
      return actions.deleted;
    }, sentenceOf);

  return (
    <div className="grid min-w-0 gap-4">
      {secret ? (
        <ShownOnce
          key={secret}
          heading={fillText(own.secret.heading, { name })}
          value={secret}
          texts={own.secret}
        />
      ) : null}
      {state === 'disabled' ? <EnableEndpoint id={id} texts={own} /> : null}
      <div className="flex flex-wrap gap-2">
        {state === 'enabled' ? (
          <Button ref={button} variant="outline" size="sm" busy={busy} onClick={() => void sendTest()}>
            {actions.test}
          </Button>
        ) : null}
        <ConfirmDialog
          trigger={
            <Button variant="outline" size="sm" busy={busy}>
              {actions.rotate}
            </Button>
          }
          title={actions.rotateTitle}
          text={actions.rotateText}
          texts={confirm}
          tone="primary"
          onConfirm={rotate}
        />
        {state === 'enabled' ? (
          <Button variant="outline" size="sm" busy={busy} onClick={() => void disable()}>
            {actions.disable}
          </Button>
        ) : null}
        <ConfirmDialog
          trigger={
            <Button variant="outline-danger" size="sm" busy={busy}>
              {actions.delete}
            </Button>
          }
          title={fillText(actions.deleteTitle, { name })}
          text={actions.deleteText}
          texts={confirm}
          onConfirm={remove}
        />
      </div>
    </div>
  );
}

type From = 'stopped' | 'now';

function EnableEndpoint({ id, texts }: { id: string; texts: EndpointActionsProps['texts']['own'] }) {
  const { actions, saved } = texts;
  const { busy, button, run } = useRowAction();
  const groupId = useId();
  const [from, setFrom] = useState<From>('stopped');
  const enable = () =>
    run(async () => {
      const { call, endpointCalls } = await loadCalls();
      const body = { state: 'enabled', from } as const;
      await call(endpointCalls.editEndpoint, { params: { id }, body, as: 'bearer' });
      return saved;
    }, sentenceOf);
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 font-semibold text-ink text-sm">{actions.enableFrom}</legend>
      {(['stopped', 'now'] as const).map((each) => (
        <label key={each} className="flex min-w-0 items-start gap-2.5 text-sm">
          <input
            type="radio"
            name={groupId}
            value={each}
            checked={from === each}
            onChange={() => setFrom(each)}
            className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
          />
          <span>{actions.from[each]}</span>
        </label>
      ))}
      <div>
        <Button ref={button} size="sm" busy={busy} onClick={() => void enable()}>
          {actions.enable}
        </Button>
      </div>
    </fieldset>
  );
}

type SendAgainProps = {
  endpointId: string;
  delivery: string;
  /** What it is called, among others of its kind. */
  name: string;
  texts: { again: string; sentAgain: string };
};

export function SendAgain({ endpointId, delivery, name, texts }: SendAgainProps) {
  const { busy, button, run } = useRowAction();
  const send = () =>
    run(async () => {
      const { call, endpointCalls } = await loadCalls();
      await call(endpointCalls.resendDelivery, { params: { id: endpointId, delivery }, as: 'bearer' });
      return texts.sentAgain;
    }, sentenceOf);
  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      busy={busy}
      aria-label={`${texts.again}: ${name}`}
      onClick={() => void send()}
    >
      {texts.again}
    </Button>
  );
}

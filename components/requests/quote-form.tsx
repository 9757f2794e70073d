'use client';
import { useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { LinkButton } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { ApiProblem } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { MESSAGE_MAX_LENGTH } from '@/lib/shared/requests/request-rules';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import type { QuoteExtrasTexts } from './quote-extras';
import { type QuoteFormValues, QuoteLines, useQuoteLines } from './quote-lines';
import { RequesterFields, RequestSent, useRequesterDetails } from './requester-fields';
import type { SentRequest } from './sent-summary';

const QuoteExtras = lazy(async () => ({
  default: (await loadWithRetries(() => import('./quote-extras'))).QuoteExtras,
}));
const SentSummary = lazy(async () => ({
  default: (await loadWithRetries(() => import('./sent-summary'))).SentSummary,
}));

type QuoteTexts = Pick<Texts['quotes'], 'lines' | 'form' | 'sent' | 'line' | 'wished'> & {
  required: string;
  extras: QuoteExtrasTexts;
};
type Sent = { number: string; email: string; request: SentRequest };

export function QuoteForm({ texts }: { texts: QuoteTexts }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { user } = useViewer();
  if (!sent) return <RequestForm texts={texts} onSent={setSent} />;
  return (
    <RequestSent
      heading={texts.sent.heading}
      text={fillText(texts.sent.text, { number: sent.number, email: sent.email })}
      below={
        <Suspense fallback={null}>
          <SentSummary sent={sent.request} texts={texts} />
        </Suspense>
      }
    >
      {user?.role === 'customer' ? (
        <LinkButton href={ROUTES.myQuotes}>{texts.sent.own}</LinkButton>
      ) : (
        <LinkButton href={ROUTES.tools}>{texts.sent.tools}</LinkButton>
      )}
      <Button variant="outline" onClick={() => setSent(null)}>
        {texts.sent.again}
      </Button>
    </RequestSent>
  );
}

function RequestForm({ texts, onSent }: { texts: QuoteTexts; onSent: (sent: Sent) => void }) {
  const language = useLanguage();
  const { user } = useViewer();
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/requests/quote.schema')).quoteFormSchema(language),
    defaultValues: { lines: [] },
    async onSubmit(values) {
      const { call, quoteCalls } = await loadContracts(
        () => import('@/lib/shared/requests/requests.contract'),
      );
      const { wishedOn, files = [], ...asked } = values;
      const body = {
        ...asked,
        ...(wishedOn ? { wishedOn } : {}),
        ...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
      };
      const { number } = await call(quoteCalls.requestQuote, { body, idempotencyKey: draft.keyFor(body) });
      const facts = (fields.getValues('facts') ?? {}) as QuoteFormValues['facts'];
      draft.clear();
      onSent({
        ...{ number, email: values.email },
        request: {
          ...{ note: values.note, wishedOn, files: files.map(({ name }) => name) },
          lines: values.lines.map(({ toolId, quantity }) => ({
            ...{
              toolId,
              name: facts[toolId]?.name ?? '',
              quantity: formatNumber(Number(quantity), language),
            },
          })),
        },
      });
    },
  });
  const fields = form as unknown as UseFormReturn<FieldValues>;
  const draft = useFormDraft('quote', fields, ['lines', 'note']);
  const lines = useQuoteLines(form as unknown as UseFormReturn<QuoteFormValues>, texts.lines);
  useRequesterDetails(fields, draft.isReady);
  return (
    <Form form={form} onSubmit={submit} failure={failure} className="relative">
      {draft.isRestored ? <Notice>{texts.form.restored}</Notice> : null}
      <Suspense fallback={null}>
        <LinkedTool
          ready={draft.isReady}
          onTool={(tool, units) => {
            const { _id: toolId, moq } = tool;
            if (units === null || !lines.setQuantity(toolId, String(units)))
              lines.add(tool, String(units ?? moq), false);
          }}
          onWords={(words) => {
            if (!fields.getValues('note')) fields.setValue('note', fillText(texts.form.looking, { words }));
          }}
          texts={texts.lines}
        />
      </Suspense>
      <QuoteLines lines={lines} texts={texts.lines} required={texts.required} />
      <TextAreaField
        name="note"
        label={texts.form.note}
        description={texts.form.noteHint}
        countTo={MESSAGE_MAX_LENGTH}
        rows={5}
      />
      {user ? (
        <Suspense fallback={<Skeleton className="h-52 w-full" />}>
          <QuoteExtras texts={texts.extras} />
        </Suspense>
      ) : null}
      <RequesterFields texts={texts.form} />
      <SubmitButton size="lg" busy={busy}>
        {texts.form.submit}
      </SubmitButton>
      <p className="-mt-2 text-center text-muted text-sm">{texts.form.terms}</p>
    </Form>
  );
}

type LinkedToolProps = {
  ready: boolean;
  /** Called with the tool of `?tool=`, as it is sold now, and the units of `?quantity=`, or null without. */
  onTool: (tool: Tool, units: number | null) => void;
  /** Called with the words of a search without results (`?for=`). */
  onWords: (words: string) => void;
  texts: Texts['quotes']['lines'];
};

/**
 * Passes the address's parameters to the form once it is `ready`, then removes them, so that a reload does not add a
 * removed tool again. Requires a `Suspense` around it: a static page has no parameters until it is in the browser.
 */
function LinkedTool({ ready, onTool, onWords, texts }: LinkedToolProps) {
  const language = useLanguage();
  const plainAddress = localPath(ROUTES.quote, language);
  const params = useSearchParams();
  const toolId = params.get('tool');
  const units = readUnits(params.get('quantity') ?? '', language);
  const words = params.get('for')?.trim().slice(0, 200);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ onTool, onWords });
  useEffect(() => {
    latest.current = { onTool, onWords };
  });

  useEffect(() => {
    if (!ready || !words) return;
    latest.current.onWords(words);
    window.history.replaceState(null, '', plainAddress);
  }, [ready, words, plainAddress]);

  useEffect(() => {
    if (!ready || !toolId) return;
    const stop = new AbortController();
    setProblem(null);
    const called = loadContracts(() => import('@/lib/shared/tools/tools.contract')).then(
      ({ call, toolCalls }) =>
        call(toolCalls.getTool, {
          params: { id: toolId },
          query: {},
          signal: stop.signal,
        }),
    );
    called.then(
      (tool) => {
        latest.current.onTool(tool, units === null ? null : Math.min(units, QUANTITY_MAX));
        window.history.replaceState(null, '', plainAddress);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const isGone = error instanceof ApiProblem && error.code === 'not-found';
        setProblem(isGone ? texts.gone : texts.notLoaded);
      },
    );
    return () => stop.abort();
  }, [ready, toolId, units, plainAddress, texts.gone, texts.notLoaded]);

  return problem ? <Notice tone="warning">{problem}</Notice> : null;
}

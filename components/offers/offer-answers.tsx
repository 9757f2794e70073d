'use client';
import { type RefObject, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { QuantityInput } from '@/components/forms/quantity-input';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Input } from '@/components/ui/controls/field';
import { MeasuredText } from '@/components/ui/measured-text';
import { Panel } from '@/components/ui/panel';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { stepQuantity } from '@/lib/client/page/quantity-stepper';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { formatDollars } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { Offer, OfferLine } from '@/lib/shared/offers/offer.schema';
import { ASKABLE } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OfferAnswersProps = {
  offer: Pick<Offer, '_id' | 'number' | 'version' | 'lines' | 'state'>;
  texts: Texts['offers']['own'];
  confirmTexts: ConfirmTexts;
};

/** Asking for changes, or to renew, and declining: what the buyer can do beside accepting. */
export function OfferAnswers({ offer, texts, confirmTexts }: OfferAnswersProps) {
  const { _id, number, version, state } = offer;
  const [isAsking, setAsking] = useState(false);
  const { busy, button, run } = useRowAction();
  const typed = useRef<CounterTyped | null>(null);
  const isOpen = state === 'sent';

  const decline = () =>
    run(async () => {
      const { call, offerCalls } = await loadContracts(() => import('@/lib/shared/offers/offers.contract'));
      await call(offerCalls.declineOffer, { params: { id: _id }, body: { version } });
      return fillText(texts.declined, { number });
    }, sentenceOf);

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isAsking}
          onClick={() => setAsking((isShown) => !isShown)}
        >
          {isOpen ? texts.counter : texts.renew}
        </Button>
        {isOpen ? (
          <ConfirmDialog
            trigger={
              <Button ref={button} variant="outline" size="sm" busy={busy}>
                {texts.decline}
              </Button>
            }
            title={fillText(texts.declineTitle, { number })}
            text={texts.declineText}
            texts={confirmTexts}
            onConfirm={decline}
          />
        ) : null}
      </div>
      {isAsking ? (
        <Panel heading={isOpen ? texts.counterHeading : texts.renewHeading}>
          <CounterOffer key={version} offer={offer} typed={typed} isRenewal={!isOpen} texts={texts} />
        </Panel>
      ) : null}
    </div>
  );
}

export type CounterTyped = { lines: { toolId: string; quantity: string; unitPrice: string }[]; note: string };

type CounterOfferProps = {
  offer: Pick<Offer, '_id' | 'version' | 'lines'>;
  /** Asks to renew an offer that cannot be accepted any more. */
  isRenewal: boolean;
  /** The words typed about a version that was replaced meanwhile. */
  typed: RefObject<CounterTyped | null>;
  texts: Texts['offers']['own'];
};

type WishedLine = { toolId: string; quantity: number; unitPrice: number | '' };

/** Only what differs from the offer is a wish. */
function wishesOf(lines: readonly OfferLine[], wished: readonly WishedLine[]) {
  const wishes = wished.flatMap(({ toolId, quantity, unitPrice }) => {
    const line = lines.find((each) => each.toolId === toolId);
    if (line?.quantity === quantity && unitPrice === '') return [];
    return [{ toolId, quantity, ...(unitPrice === '' ? {} : { unitPrice }) }];
  });
  return wishes.length > 0 ? { lines: wishes } : {};
}

function CounterOffer({ offer, isRenewal, typed, texts }: CounterOfferProps) {
  const { _id, version, lines } = offer;
  const language = useLanguage();
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/offers/offer.schema')).counterFormSchema(language),
    defaultValues: {
      lines: lines.map(({ toolId, quantity }) => {
        const before = typed.current?.lines.find((line) => line.toolId === toolId);
        return before ?? { toolId, quantity: String(quantity), unitPrice: '' };
      }),
      note: typed.current?.note ?? (isRenewal ? texts.renewNote : ''),
    },
    async onSubmit({ lines: wished, note }) {
      const { call, offerCalls } = await loadContracts(() => import('@/lib/shared/offers/offers.contract'));
      await call(offerCalls.counterOffer, {
        params: { id: _id },
        body: { version, ...wishesOf(lines, wished), note },
      });
      toastSuccess(texts.asked);
      router.refresh();
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'offer-over') return false;
      // The form goes, or becomes that of another version.
      typed.current = form.getValues() as CounterTyped;
      toastFailure(sentenceOf(error));
      router.refresh();
      return true;
    },
  });
  const heading = isRenewal ? texts.renewHeading : texts.counterHeading;
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={heading}>
      <p className="text-sm">{isRenewal ? texts.renewText : texts.counterText}</p>
      <ul className="grid">
        {lines.map((line, index) => (
          <CounterLine key={line.toolId} line={line} index={index} texts={texts} />
        ))}
      </ul>
      <TextAreaField name="note" label={texts.message} rows={3} />
      <div>
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </div>
    </Form>
  );
}

type CounterLineProps = { line: OfferLine; index: number; texts: Texts['offers']['own'] };

function CounterLine({ line, index, texts }: CounterLineProps) {
  const language = useLanguage();
  const id = useId();
  const { register, getFieldState, setValue, formState, control } = useFormContext();
  const [quantityName, priceName] = [`lines.${index}.quantity`, `lines.${index}.unitPrice`];
  const units = readUnits(String(useWatch({ control, name: quantityName }) ?? ''), language);
  const quantityError = getFieldState(quantityName, formState).error;
  const priceError = getFieldState(priceName, formState).error;
  const error = (quantityError ?? priceError)?.message;

  return (
    <li className="grid grid-cols-2 items-center gap-x-3 gap-y-2 border-line border-b py-3 first:border-t sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
      <span className="grid min-w-0 max-sm:col-span-2">
        <span className="wrap-anywhere font-medium text-ink text-sm">
          <MeasuredText text={line.name} />
        </span>
        <span className="figures text-muted text-xs">
          <span className="font-mono">{line.sku}</span> · {formatDollars(line.unitPrice, language)}
        </span>
      </span>
      <QuantityInput
        {...register(quantityName)}
        aria-label={fillText(texts.quantityOf, { name: line.name })}
        aria-invalid={quantityError ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        units={units}
        onStep={(direction) => setValue(quantityName, String(stepQuantity(units, direction, ASKABLE)))}
        placeholder={texts.quantity}
        className="text-end"
      />
      <Input
        {...register(priceName)}
        aria-label={fillText(texts.targetOf, { name: line.name })}
        aria-invalid={priceError ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={texts.target}
        className="figures text-end"
      />
      {error ? (
        <p id={`${id}-error`} className="col-span-full font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </li>
  );
}

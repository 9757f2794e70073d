'use client';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Notice } from '@/components/ui/notice';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem } from '@/lib/client/problem';
import { toastOnArrival } from '@/lib/client/toasts/arrival-toast';
import { fieldAmount } from '@/lib/shared/numbers/money';
import type { OfferDraft } from '@/lib/shared/offers/offer-draft';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OfferFormFreight, type OfferFreightTexts } from './offer-form-freight';
import { OfferSheet, typedLines } from './offer-sheet';
import type { OfferFormTexts } from './offer-sheet-row';

type OfferFormProps = {
  draft: OfferDraft;
  texts: OfferFormTexts;
  pickerTexts: Texts['quotes']['lines'];
  /** In a shop that charges. */
  freightTexts?: OfferFreightTexts;
  /** Shown where there is no line. */
  required: string;
};

type ShortLine = { sku: string; left: number };

function shortText(error: unknown, texts: OfferFormTexts): string | null {
  if (!(error instanceof ApiProblem) || error.code !== 'out-of-stock') return null;
  const { lines = [] } = error.members as { lines?: readonly ShortLine[] };
  const tools = lines.map(({ sku, left }) => fillText(texts.shortOf, { sku, left })).join(', ');
  return fillText(texts.short, { tools });
}

const NOWHERE = { country: '', region: '', postalCode: '' };

const typedFreight = ({ shipping }: OfferDraft, language: Language) =>
  shipping ? { price: fieldAmount(shipping.price, language), to: shipping.to } : { price: '', to: NOWHERE };

/** The region, which is not asked for, is that of the promised place, for as long as the country is. */
function promised(typed: { price: number | ''; to: typeof NOWHERE } | undefined, { shipping }: OfferDraft) {
  if (!typed || typed.price === '') return {};
  const region = typed.to.country === shipping?.to.country ? shipping.to.region : '';
  return { shipping: { price: typed.price, to: { ...typed.to, region } } };
}

/** A first version, to a request or an address; or a new version of an offer. */
export function OfferForm({ draft, texts, pickerTexts, freightTexts, required }: OfferFormProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const holdId = useId();
  const [keyFor] = useState(() => createIdempotencyKeys());
  const [short, setShort] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { request, offer, to } = draft;
  const isAddressed = Boolean(request ?? offer);
  const { form, submit, busy, failure } = useSchemaForm({
    async rules() {
      const { offerFormSchema } = await import('@/lib/shared/offers/offer.schema');
      return offerFormSchema(language, { isAddressed });
    },
    defaultValues: {
      lines: typedLines(draft, language),
      validUntil: draft.validUntil,
      holdStock: draft.holdStock,
      note: draft.note ?? '',
      ...(freightTexts ? { shipping: typedFreight(draft, language) } : {}),
      ...(isAddressed ? {} : { email: '', name: '', company: '', ...to }),
    },
    async onSubmit(values) {
      setShort(null);
      const { call, managedOfferCalls } = await loadContracts(
        () => import('@/lib/shared/offers/offers.contract'),
      );
      const { lines, validUntil, holdStock, note } = values;
      const terms = { lines, validUntil, holdStock, note, ...promised(values.shipping, draft) };
      const { email, name, company } = values;
      const to = { email, name, company };
      const key = keyFor({ ...terms, ...to });
      const made = offer
        ? await call(managedOfferCalls.sendOfferVersion, {
            params: { id: offer._id },
            body: { version: offer.version, ...terms },
            idempotencyKey: key,
          })
        : await call(managedOfferCalls.makeOffer, {
            body: request ? { requestId: request._id, ...terms } : { ...to, ...terms },
            idempotencyKey: key,
          });
      setSent(true);
      toastOnArrival(fillText(texts.sent, { number: made.number }));
      router.push(OFFER_ROUTES.managed('insertedId' in made ? made.insertedId : made._id));
    },
    onFailure(error) {
      const text = shortText(error, texts);
      setShort(text);
      return text !== null;
    },
  });
  const email = useWatch({ control: form.control, name: 'email' });
  return (
    <Form form={form} onSubmit={submit} failure={short ?? failure}>
      {draft.gone.length > 0 ? (
        <Notice tone="warning">
          <p className="wrap-anywhere">{`${draft.gone.join(', ')}. ${texts.gone}`}</p>
        </Notice>
      ) : null}
      {draft.mailOnly && (isAddressed || email === draft.mailOnly) ? (
        <Notice tone="warning">
          <p className="wrap-anywhere">{fillText(texts.mailOnly, { email: draft.mailOnly })}</p>
        </Notice>
      ) : null}
      {isAddressed ? null : (
        <fieldset className="grid gap-x-4 gap-y-4 sm:grid-cols-3">
          <legend className="mb-1 font-bold text-base text-ink">{texts.customer}</legend>
          <TextField
            name="email"
            type="email"
            label={texts.email}
            autoComplete="off"
            maxLength={254}
            required
          />
          <TextField name="name" label={texts.name} autoComplete="off" required />
          <TextField name="company" label={texts.company} autoComplete="off" />
          {draft.mailOnly ? null : <p className="col-span-full text-muted text-sm">{texts.emailHint}</p>}
        </fieldset>
      )}
      <OfferSheet draft={draft} texts={texts} pickerTexts={pickerTexts} required={required} />
      {freightTexts ? <OfferFormFreight texts={freightTexts} /> : null}
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <TextField
          name="validUntil"
          type="date"
          label={texts.validUntil}
          description={texts.validHint}
          className="figures"
        />
        <div className="flex items-start gap-2.5 sm:pt-8">
          <input
            id={holdId}
            type="checkbox"
            aria-describedby={`${holdId}-text`}
            defaultChecked={draft.holdStock}
            className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
            {...form.register('holdStock')}
          />
          <span className="grid min-w-0 text-sm">
            <label htmlFor={holdId} className="font-semibold text-ink">
              {texts.holdStock}
            </label>
            <span id={`${holdId}-text`} className="text-muted">
              {texts.holdHint}
            </span>
          </span>
        </div>
      </div>
      <TextAreaField name="note" label={texts.message} rows={3} />
      <div>
        <SubmitButton size="lg" busy={busy || isSent}>
          {texts.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

'use client';
import { type FormEvent, use, useId, useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { LinkButton } from '@/components/ui/links/link';
import { call } from '@/lib/client/api';
import { sentenceOf } from '@/lib/client/problem';
import { countriesIn } from '@/lib/shared/addresses/countries';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import { previewCosts } from '@/lib/shared/cart/cart-costs.contract';
import type { ChargedPreview } from '@/lib/shared/cart/charged-cart.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { costTexts } from './cost-texts';
import { CostsList } from './costs-list';

type VisitorsCostsProps = {
  cart: Cart;
  texts: Pick<Texts['addresses']['form'], 'country' | 'region' | 'postalCode' | 'choose'>;
};

/** What the cart of a visitor comes to where it would go, in a shop that charges. */
export function VisitorsCosts({ cart, texts: fields }: VisitorsCostsProps) {
  const id = useId();
  const language = useLanguage();
  const texts = use(costTexts());
  const countries = useMemo(() => countriesIn(language), [language]);
  const [to, setTo] = useState({ country: '', region: '', postalCode: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [shown, setShown] = useState<{ of: Cart; to: typeof to; preview: ChargedPreview } | null>(null);
  const type = (field: keyof typeof to) => (event: { currentTarget: { value: string } }) => {
    // An update that waits for the next render finds no field on the event.
    const { value } = event.currentTarget;
    setTo((before) => ({ ...before, [field]: value }));
  };

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const lines = cart.lines.map(({ toolId, quantity }) => ({ toolId, quantity }));
      setShown({ of: cart, to, preview: await call(previewCosts, { body: { lines, to } }) });
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  // Those of a cart or a place that changed since are no longer shown.
  const preview = shown?.of === cart && shown.to === to ? shown.preview : null;
  const method = preview?.methods?.find((each) => each.id === preview.shippingMethod);
  return (
    <form className="grid gap-3" onSubmit={(event) => void ask(event)}>
      <fieldset className="grid min-w-0 gap-3" aria-labelledby={`${id}-to`}>
        <legend id={`${id}-to`} className="float-start font-semibold text-ink text-sm">
          {texts.deliverTo}
        </legend>
        <Field id={`${id}-country`} label={fields.country} className="clear-both">
          {(control) => (
            <Select {...control} value={to.country} onChange={type('country')} autoComplete="country">
              <option value="">{fields.choose}</option>
              {countries.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(['region', 'postalCode'] as const).map((field) => (
          <Field key={field} id={`${id}-${field}`} label={fields[field]}>
            {(control) => (
              <Input
                {...control}
                value={to[field]}
                onChange={type(field)}
                maxLength={field === 'region' ? 50 : 16}
                autoComplete={field === 'region' ? 'address-level1' : 'postal-code'}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <Button type="submit" variant="outline" busy={busy} disabled={to.country === ''}>
        {texts.show}
      </Button>
      <div role="status" className="grid gap-2 empty:hidden">
        {failure ? <p className="text-danger text-sm">{failure}</p> : null}
        {preview?.costs ? (
          <CostsList costs={preview.costs} method={method?.name} detail={method?.name} texts={texts} />
        ) : null}
        {preview && !preview.costs ? (
          <>
            {preview.reasons?.map(({ code, sentence }) => (
              <p key={code} className="text-sm">
                {sentence}
              </p>
            ))}
            <LinkButton href={ROUTES.quote} variant="outline">
              {texts.quote}
            </LinkButton>
          </>
        ) : null}
      </div>
    </form>
  );
}

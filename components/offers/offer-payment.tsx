'use client';
import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type PayBy = 'card' | 'account';
type Approval = NonNullable<Offer['approval']>;
type OwnTexts = Texts['offers']['own'];

type PaymentChoiceProps = { payBy: PayBy; days: number; onChoose: (payBy: PayBy) => void; texts: OwnTexts };

export function PaymentChoice({ payBy, days, onChoose, texts }: PaymentChoiceProps) {
  const options = [
    ['account', fillText(texts.onAccount, { days })],
    ['card', texts.byCard],
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-ink text-sm">{texts.payment}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="flex min-h-6 items-center gap-2.5 text-sm">
          <input
            type="radio"
            name="payBy"
            value={value}
            checked={payBy === value}
            onChange={() => onChoose(value)}
            className="size-4.5 accent-(--color-accent-strong)"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type ApprovalRegionProps = { preview: Approval['card']; texts: OwnTexts['approval'] };

/** Who has to say yes, and what is left of budget and credit. Nothing for those to whom none of it applies. */
export function ApprovalRegion({ preview, texts }: ApprovalRegionProps) {
  const language = useLanguage();
  const { needs, budget, credit, problems } = preview;
  if (needs.length === 0 && !budget && !credit && problems.length === 0) return null;
  const left = [
    ...(budget ? [[texts.budgetLeft, budget.left] as const] : []),
    ...(credit ? [[texts.creditLeft, credit.free] as const] : []),
  ];
  return (
    <section
      aria-label={texts.heading}
      className="grid gap-2 rounded-md border border-line bg-sunken p-3 text-sm"
    >
      <h3 className="font-semibold text-ink">{texts.heading}</h3>
      {needs.length > 0 ? (
        <>
          <p>{texts.text}</p>
          <ul className="grid gap-1">
            {needs.map(({ code, name, approvers, left: rest = 0 }) => (
              <li key={`${code} ${name}`} className="wrap-anywhere">
                {fillText(code === 'rule' ? texts.rule : texts.budget, {
                  name,
                  left: formatDollars(rest, language),
                  approvers: approvers.join(', ') || texts.nobody,
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {left.map(([label, amount]) => (
        <p key={label} className="figures flex justify-between gap-3">
          <span className="text-muted">{label}</span>
          <span className="font-semibold text-ink">{formatDollars(amount, language)}</span>
        </p>
      ))}
    </section>
  );
}

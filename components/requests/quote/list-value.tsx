'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { formatCents, toCents } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { LineFacts } from './line-facts';

type ListValueProps = { facts: Readonly<Record<string, LineFacts>>; texts: Texts['quotes']['lines'] };
type TypedLine = { toolId: string; quantity: unknown };

export function ListValue({ facts, texts }: ListValueProps) {
  const language = useLanguage();
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const lines = useWatch({ control, name: 'lines' }) ?? [];
  const values = lines.map(({ toolId, quantity }) => {
    const units = readUnits(String(quantity ?? ''), language);
    return units === null
      ? null
      : lineCents({ quantity: units, unitPriceCents: toCents(facts[toolId]?.price ?? 0) });
  });
  const cents = values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3">
      <span className="grid">
        <span className="font-semibold text-ink text-sm">{texts.value}</span>
        <span className="text-muted text-sm">{texts.valueHint}</span>
      </span>
      <output aria-label={texts.value} className="figures wrap-anywhere font-extrabold text-ink text-xl">
        {cents === null ? '–' : formatCents(cents, language)}
      </output>
    </div>
  );
}

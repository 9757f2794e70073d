'use client';
import { useLanguage } from '#use-language';
import { Input } from '@/components/ui/controls/field';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readCount } from '@/lib/shared/numbers/read-count';
import type { OrderLine } from '@/lib/shared/orders/order.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type UnitsLine = Pick<OrderLine, 'toolId' | 'sku' | 'name' | 'openQuantity' | 'ready' | 'serialised'>;

/** What was typed, by the tool's id. */
export type TypedUnits = ReadonlyMap<string, string>;

export type ReadUnits = {
  lines: { toolId: string; quantity: number }[];
  count: number;
  /** Tools whose units are no number, or more than are open. */
  faults: ReadonlySet<string>;
};

/** Returns 0 for nothing, and undefined for what is no number, or more than `most`. */
export function readUnitCount(typed: string, most: number, language: Language): number | undefined {
  if (/^\s*0*\s*$/.test(typed)) return 0;
  const reading = readCount(typed, language);
  if (!('value' in reading)) return undefined;
  const units = reading.value;
  return Number.isInteger(units) && units >= 1 && units <= most ? units : undefined;
}

export function readUnits(
  lines: readonly Pick<UnitsLine, 'toolId' | 'openQuantity'>[],
  typed: TypedUnits,
  language: Language,
): ReadUnits {
  const faults = new Set<string>();
  const read = lines.flatMap(({ toolId, openQuantity }) => {
    const quantity = readUnitCount(typed.get(toolId) ?? '', openQuantity, language);
    if (quantity === undefined) faults.add(toolId);
    return quantity ? [{ toolId, quantity }] : [];
  });
  return { lines: read, count: read.reduce((sum, { quantity }) => sum + quantity, 0), faults };
}

type UnitFieldsProps = {
  lines: readonly UnitsLine[];
  typed: TypedUnits;
  faults: ReadonlySet<string>;
  texts: Pick<Texts['shipUnits'], 'units' | 'unitsOf' | 'ofUnits' | 'unitsFault'>;
  onChange: (typed: TypedUnits) => void;
};

/** Open lines of an order, each with how many of its units are meant. */
export function UnitFields({ lines, typed, faults, texts, onChange }: UnitFieldsProps) {
  const language = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-ink text-sm">{texts.units}</legend>
      <ul className="divide-y divide-line border-line border-y">
        {lines.map(({ toolId, sku, name, openQuantity }) => (
          <li
            key={toolId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-sm [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]"
          >
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-medium text-ink leading-snug">{name}</span>
              <span className="wrap-anywhere font-mono text-muted text-xs">{sku}</span>
            </span>
            <span className="flex items-center gap-2">
              <span className="block w-16">
                <Input
                  look="compact"
                  className="figures text-end"
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  value={typed.get(toolId) ?? ''}
                  aria-invalid={faults.has(toolId) || undefined}
                  aria-label={fillText(texts.unitsOf, { name })}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => onChange(new Map(typed).set(toolId, event.target.value))}
                />
              </span>
              <span className="figures min-w-12 whitespace-nowrap text-muted">
                {fillText(texts.ofUnits, { count: formatNumber(openQuantity, language) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {faults.size > 0 ? (
        <p role="alert" className="pt-2 font-medium text-danger text-sm">
          {texts.unitsFault}
        </p>
      ) : null}
    </fieldset>
  );
}

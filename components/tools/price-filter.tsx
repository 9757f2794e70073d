import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/button-styles';
import { Input } from '@/components/ui/input';
import { catalogueFields, cataloguePath } from '@/lib/shared/catalogue-address';
import { localPath } from '@/lib/shared/local-path';
import type { CatalogueQuery } from '@/lib/shared/schemas/catalogue';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { HiddenFields } from './hidden-fields';

type PriceFilterProps = { query: CatalogueQuery; texts: Texts['catalogue']['filters'] };

/** A custom price range, in dollars. */
export function PriceFilter({ query, texts }: PriceFilterProps) {
  const language = useLanguage();
  const { min, max } = query;

  return (
    <form
      key={`${min} ${max}`}
      action={localPath(cataloguePath(query.category), language)}
      data-live=""
      className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2"
    >
      <HiddenFields fields={catalogueFields({ ...query, min: undefined, max: undefined, page: undefined })} />
      <span className="text-muted text-sm">{texts.from}</span>
      <PriceInput name="min" label={texts.fromLabel} value={min} />
      <span className="text-muted text-sm">{texts.to}</span>
      <PriceInput name="max" label={texts.toLabel} value={max} />
      <button
        type="submit"
        className={clsx(buttonStyles({ variant: 'outline', size: 'sm' }), 'col-span-full')}
      >
        {texts.apply}
      </button>
    </form>
  );
}

type PriceInputProps = { name: string; label: string; value: number | undefined };

function PriceInput({ name, label, value }: PriceInputProps) {
  return (
    <Input
      name={name}
      aria-label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      defaultValue={value}
      autoComplete="off"
      look="compact"
      className="figures [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
    />
  );
}

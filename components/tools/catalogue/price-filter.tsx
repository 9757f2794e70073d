import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { catalogueFields, cataloguePath } from '@/lib/client/catalogue/catalogue-address';
import { fieldAmount } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { HiddenFields } from './hidden-fields';

type PriceFilterProps = { query: CatalogueQuery; texts: Texts['catalogue']['filters'] };

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
      <PriceInput name="min" label={texts.fromLabel} value={min} hint={texts.amountHint} />
      <span className="text-muted text-sm">{texts.to}</span>
      <PriceInput name="max" label={texts.toLabel} value={max} hint={texts.amountHint} />
      <button
        type="submit"
        className={clsx(buttonStyles({ variant: 'outline', size: 'sm' }), 'col-span-full')}
      >
        {texts.apply}
      </button>
    </form>
  );
}

type PriceInputProps = { name: string; label: string; value: number | undefined; hint: string };

/** Amounts with one reading (`readAmount`): none with a single mark before three digits. */
const CLEAR_AMOUNT = String.raw`\s*\$?\s*(\d+([.,](\d{1,2}|\d{4,}))?|\d{1,3}([.,'’ ]\d{3})+[.,]\d{1,2})\s*\$?\s*`;

/** Whole ones without decimals, and no mark between thousands, which would have two readings. */
function shownAmount(value: number | undefined, language: Language): string | undefined {
  if (value === undefined || Number.isInteger(value)) return value?.toString();
  return fieldAmount(value, language);
}

function PriceInput({ name, label, value, hint }: PriceInputProps) {
  const language = useLanguage();
  return (
    <Input
      name={name}
      aria-label={label}
      inputMode="decimal"
      pattern={CLEAR_AMOUNT}
      title={hint}
      maxLength={20}
      defaultValue={shownAmount(value, language)}
      autoComplete="off"
      look="compact"
      className="figures"
    />
  );
}

import { splitRange } from '@forgeline/tool-text/spec-range';
import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { catalogueFields, cataloguePath } from '@/lib/client/catalogue/catalogue-address';
import { fieldAmount } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, NamedSpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { shownLabel, unitIn } from '@/lib/shared/tools/catalogue/shown-figures';

type RangeFilterProps = {
  query: CatalogueQuery;
  facet: Pick<NamedSpecFacet, 'token' | 'name'> & { range: NonNullable<NamedSpecFacet['range']> };
  /** Without a list of values it is the only way to choose. */
  isOpen: boolean;
  texts: Texts['catalogue']['filters'];
};

/** In any unit of the specification: 10 to 16 mm finds 1/2 in. */
export function RangeFilter({ query, facet, isOpen, texts }: RangeFilterProps) {
  const language = useLanguage();
  const { token: own, name, range } = facet;
  const others = (query.range ?? []).filter((token) => splitRange(token)?.name !== own);
  const token = query.range?.find((each) => splitRange(each)?.name === own) ?? '';
  const chosen = splitRange(token);
  const unit = chosen?.unit ?? range.unit;
  const units = range.units.includes(unit) ? range.units : [unit, ...range.units];
  const form = (
    <form key={token} action={localPath(cataloguePath(query.category), language)} data-live="">
      <HiddenFields fields={catalogueFields({ ...query, range: others, page: undefined })} />
      <input type="hidden" name="range" value={own} />
      <Input
        name="from"
        look="compact"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={fillText(texts.rangeFromLabel, { name })}
        placeholder={shownLabel(String(range.min), language)}
        defaultValue={chosen?.from}
      />
      <Input
        name="to"
        look="compact"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={fillText(texts.rangeToLabel, { name })}
        placeholder={shownLabel(String(range.max), language)}
        defaultValue={chosen?.to}
      />
      {units.length > 1 ? (
        <select name="unit" aria-label={fillText(texts.rangeUnit, { name })} defaultValue={unit}>
          {units.map((each) => (
            <option key={each} value={each}>
              {unitIn(each, language)}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input type="hidden" name="unit" value={unit} />
          <span>{unitIn(unit, language)}</span>
        </>
      )}
      <button
        type="submit"
        className={clsx(buttonStyles({ variant: 'outline', size: 'sm' }), 'col-span-full')}
      >
        {texts.apply}
      </button>
    </form>
  );
  if (isOpen) return <div className="range-filter">{form}</div>;
  return (
    <details key={token} open={chosen !== null} className="range-filter">
      <summary>
        {texts.range}
        <span className="sr-only">: {name}</span>
      </summary>
      {form}
    </details>
  );
}

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

type HiddenFieldsProps = { fields: readonly (readonly [name: string, value: string])[] };

export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

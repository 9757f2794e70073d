import { splitRange } from '@forgeline/tool-text/spec-range';
import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { catalogueFields, cataloguePath } from '@/lib/client/catalogue/catalogue-address';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, NamedSpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { shownLabel, unitIn } from '@/lib/shared/tools/catalogue/shown-figures';
import { HiddenFields } from './hidden-fields';

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

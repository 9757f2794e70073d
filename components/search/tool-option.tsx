import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { priceText } from '@/components/prices/price-text';
import type { Combobox } from '@/components/ui/controls/use-combobox';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type ToolOptionProps = {
  option: ReturnType<Combobox['option']>;
  hit: SearchHit;
  listedText: string | undefined;
  texts: Texts['quotes']['lines'];
  onPick: () => void;
};

/** The focus stays in the search field, whose keys move through the list. */
export function ToolOption({ option, hit, listedText, texts, onPick }: ToolOptionProps) {
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    <div
      role="option"
      {...option}
      aria-disabled={listedText ? true : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={clsx(
        'flex cursor-pointer items-center gap-3 rounded-sm px-2 py-2 aria-disabled:cursor-default',
        option['aria-selected'] && 'bg-hover',
        listedText && 'opacity-60',
      )}
    >
      <Picture
        src={hit.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        sizes="56px"
        className="h-10.5 w-14 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-3 font-semibold text-ink leading-snug sm:line-clamp-1">
          <MeasuredText text={hit.name} />
        </span>
        <span className="truncate font-mono text-muted text-xs">{hit.sku}</span>
      </span>
      <span className="figures shrink-0 text-end text-sm">
        {listedText ?? priceText(hit.price, language, texts)}
      </span>
    </div>
  );
}

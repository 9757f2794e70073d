import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/links/link';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ChosenFilter } from './filter-texts';

type ChosenFiltersProps = {
  chosen: readonly ChosenFilter[];
  clearHref: string;
  texts: Texts['catalogue']['filters'];
};

export function ChosenFilters({ chosen, clearHref, texts }: ChosenFiltersProps) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, href }) => (
        <li key={key} className="min-w-0">
          <PlainLink
            href={href}
            data-live=""
            aria-label={fillText(texts.remove, { filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-md bg-sunken px-2.5 font-medium text-ink text-sm hover:bg-hover"
          >
            <span className="truncate">{label}</span>
            <Icon node={X} className="size-3.5 shrink-0 text-muted" />
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink
          href={clearHref}
          data-live=""
          className="inline-flex min-h-9 items-center px-1.5 text-ink text-sm underline decoration-accent-strong decoration-2 underline-offset-4"
        >
          {texts.clear}
        </PlainLink>
      </li>
    </ul>
  );
}

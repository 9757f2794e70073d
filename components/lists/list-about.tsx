import { useLanguage } from '#use-language';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListAboutProps = {
  list: Pick<ListSummary, 'name' | 'note' | 'lineCount'>;
  id?: string;
  texts: Pick<Texts['lists'], 'tools'>;
};

export function ListAbout({ list: { name, note, lineCount }, id, texts }: ListAboutProps) {
  const language = useLanguage();
  return (
    <div className="grid min-w-0 gap-1">
      <h2 id={id} className="wrap-anywhere font-semibold text-ink text-lg">
        {name}
      </h2>
      {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
      <p className="figures text-muted text-sm">
        {lineCount === 1
          ? texts.tools.one
          : fillText(texts.tools.many, { count: formatNumber(lineCount, language) })}
      </p>
    </div>
  );
}

import { FileText } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { callPath } from '@/lib/client/page/call-path';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Paper, Serial } from '@/lib/shared/serials/serial.schema';
import type { serialCalls } from '@/lib/shared/serials/serials.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PaperListProps = {
  serial: Pick<Serial, '_id' | 'papers'>;
  texts: Texts['serials'];
  actionOf?: (paper: Paper) => ReactNode;
};

/** The papers of a serial number, the newest first. */
export function PaperList({ serial: { _id: id, papers }, texts, actionOf }: PaperListProps) {
  const language = useLanguage();
  if (papers.length === 0) return <p className="text-muted text-sm">{texts.noPapers}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y text-sm">
      {papers.map((paper) => (
        <li key={paper.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="grid min-w-0 gap-0.5">
            <a
              href={callPath<typeof serialCalls.getPaper>('/api/serial/{id}/paper/{name}', {
                params: { id, name: paper.name },
              })}
              className="wrap-anywhere inline-flex items-center gap-1.5 font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              <Icon node={FileText} className="size-4 shrink-0 text-muted" />
              {fillText(texts.paper, { title: paper.title })}
            </a>
            <span className="text-muted text-xs">
              {texts.kinds[paper.kind]}
              {paper.day ? ` · ${formatDay(paper.day, language, 'UTC')}` : ''}
            </span>
          </span>
          {actionOf?.(paper)}
        </li>
      ))}
    </ul>
  );
}

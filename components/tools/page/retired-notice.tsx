import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Notice } from '@/components/ui/notice';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type RetiredNoticeProps = {
  successor: Pick<Tool, 'name' | 'slug'> | null;
  texts: Pick<Texts['catalogue']['tool'], 'retired' | 'retiredBy'>;
};

export function RetiredNotice({ successor, texts }: RetiredNoticeProps) {
  const [before, after] = texts.retiredBy.split('{name}');
  return (
    <Notice tone="warning">
      <p>{texts.retired}</p>
      {successor ? (
        <p className="wrap-anywhere mt-1">
          {before}
          <Link
            href={ROUTES.tool(successor.slug)}
            prefetch={false}
            className="font-semibold text-ink underline underline-offset-4"
          >
            <MeasuredText text={successor.name} />
          </Link>
          {after}
        </p>
      ) : null}
    </Notice>
  );
}

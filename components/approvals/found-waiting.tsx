import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/states/notice';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type FoundWaitingProps = {
  found: readonly { _id: string; number: string }[];
  texts: Texts['approvals']['found'];
};

/** Above a list of orders that was searched: what was looked for may still wait for approval. */
export function FoundWaiting({ found, texts }: FoundWaitingProps) {
  const language = useLanguage();
  if (found.length === 0) return null;
  const count = formatNumber(found.length, language);
  return (
    <Notice tone="info">
      <p className="flex flex-wrap gap-x-3">
        <span>{found.length === 1 ? texts.one : fillText(texts.many, { count })}</span>
        {found.map(({ _id, number }) => (
          <Link
            key={_id}
            href={COMPANY_ROUTES.approval(_id)}
            prefetch={false}
            className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {number}
          </Link>
        ))}
      </p>
    </Notice>
  );
}

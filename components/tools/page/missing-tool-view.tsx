import { useLanguage } from '#use-language';
import { priceText } from '@/components/prices/price-text';
import { Link, LinkButton, PlainLink } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { listHref } from '@/lib/client/page/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type MissingToolViewProps = {
  title: string;
  text: string;
  words: string;
  similar: readonly SearchHit[];
  texts: Pick<Texts['catalogue']['tool'], 'goneSearch' | 'quote' | 'onRequest'>;
};

export function MissingToolView({ title, text, words, similar, texts }: MissingToolViewProps) {
  const language = useLanguage();
  return (
    <div className="shell grid gap-8 py-14 lg:py-20">
      <div className="grid min-w-0 max-w-2xl gap-4">
        <h1 className="wrap-anywhere font-extrabold text-headline tracking-[-0.02em]">{title}</h1>
        <p className="wrap-anywhere text-lg leading-relaxed">{text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={listHref(ROUTES.tools, { q: words })} prefetch={false}>
            {texts.goneSearch}
          </LinkButton>
          <LinkButton href={ROUTES.quote} prefetch={false} variant="outline">
            {texts.quote}
          </LinkButton>
        </div>
      </div>
      <ul className="grid min-h-72 content-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {similar.map((hit) => (
          <li key={hit._id}>
            <PlainLink
              href={ROUTES.tool(hit.slug)}
              className="group grid gap-3 overflow-hidden rounded-lg border border-line bg-surface pb-4 hover:shadow-float"
            >
              <Picture
                src={hit.image}
                fallback={TOOL_PLACEHOLDER}
                alt=""
                width={640}
                height={480}
                sizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw"
                className="aspect-[4/3] w-full border-line border-b bg-sunken object-cover"
              />
              <span className="wrap-anywhere px-4 font-bold text-ink group-hover:underline">
                <MeasuredText text={hit.name} />
              </span>
              <span className="figures px-4 text-sm">{priceText(hit.price, language, texts)}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

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

'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { LinkButton } from '@/components/ui/link-button';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { PlainLink } from '@/components/ui/plain-link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { listHref } from '@/lib/shared/list-query';
import { formatDollars } from '@/lib/shared/money';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { ROUTES } from '@/lib/shared/routes';
import type { SearchHit } from '@/lib/shared/schemas/catalogue';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LostToolProps = { texts: Texts['catalogue']['tool'] };

const SUGGESTIONS = 4;

/** Returns the words of a tool's address: `/tools/ball-peen-hammer` is `ball peen hammer`. */
function wordsOf(path: string): string {
  return (path.split('/')[2] ?? '').replaceAll('-', ' ');
}

/** The page of a tool that does not exist: similar tools, found by the words of its address. */
export function LostTool({ texts }: LostToolProps) {
  const language = useLanguage();
  const words = wordsOf(usePublicPath());
  const [hits, setHits] = useState<readonly SearchHit[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    // Loaded here: every tool's page includes this component and hardly ever shows it.
    import('@/lib/client/search-tools')
      .then(({ searchTools }) => searchTools(words, stop.signal))
      .then(({ results }) => setHits(results.slice(0, SUGGESTIONS)))
      // Without suggestions the page still has its message and links.
      .catch(() => setHits([]));
    return () => stop.abort();
  }, [words]);

  return (
    <div className="shell grid gap-8 py-14 lg:py-20">
      <div className="grid max-w-2xl gap-4">
        <h1 className="font-extrabold text-headline tracking-[-0.02em]">{texts.goneTitle}</h1>
        <p className="text-lg leading-relaxed">{texts.goneText}</p>
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
        {hits.map((hit) => (
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
              <span className="figures px-4 text-sm">{formatDollars(hit.price, language)}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

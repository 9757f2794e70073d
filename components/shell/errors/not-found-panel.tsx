import { Search } from 'lucide';
import { useLanguage } from '#use-language';
import type { HeaderCategory } from '@/components/shell/header/categories-menu';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Picture } from '@/components/ui/picture';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { addressWords } from '@/lib/client/page/address-words';
import { localPath } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';
import { notFoundTextsIn } from '@/lib/shared/texts/not-found-texts';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NotFoundPanelProps = {
  words: string;
  categories?: readonly HeaderCategory[];
  texts: Texts['shell']['notFound'];
};

/** Product §2.9. */
export function NotFoundPanel({ words, categories = [], texts }: NotFoundPanelProps) {
  const language = useLanguage();
  return (
    <div className="shell grid items-center gap-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-14 lg:py-16">
      <Picture
        src="/not-found.webp"
        alt={texts.imageAlt}
        width={1200}
        height={800}
        sizes="(min-width: 1024px) 40rem, 100vw"
        className="w-full rounded-lg lg:col-start-2 lg:row-start-1"
      />
      <div className="grid gap-6">
        <div className="grid gap-3">
          <h1 className="font-extrabold text-headline tracking-[-0.02em]">{texts.heading}</h1>
          <p className="text-lg leading-relaxed">{texts.text}</p>
        </div>
        <search>
          <form action={localPath(ROUTES.tools, language)} className="grid gap-1.5">
            <label htmlFor="not-found-search" className="font-semibold text-ink text-sm">
              {texts.search}
            </label>
            <div className="flex gap-2">
              <Input
                id="not-found-search"
                type="search"
                name="q"
                defaultValue={words}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                className="min-w-0 flex-1"
              />
              <button type="submit" className={buttonStyles()}>
                <Icon node={Search} />
                {texts.submit}
              </button>
            </div>
          </form>
        </search>
        {categories.length > 0 ? (
          <section aria-labelledby="not-found-categories" className="grid gap-3">
            <h2 id="not-found-categories" className="font-semibold text-ink text-sm">
              {texts.categories}
            </h2>
            <ul className="grid gap-2 sm:flex sm:flex-wrap">
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <LinkButton
                    href={ROUTES.toolCategory(slug)}
                    variant="outline"
                    size="sm"
                    className="max-sm:w-full"
                  >
                    {name}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          <Link href={ROUTES.tools} className={buttonStyles({ variant: 'link' })}>
            {texts.allTools}
          </Link>
          <Link href={ROUTES.home} className={buttonStyles({ variant: 'link' })}>
            {texts.home}
          </Link>
        </p>
      </div>
    </div>
  );
}

export function NotFoundPage() {
  const texts = notFoundTextsIn(useLanguage());
  const path = usePublicPath();
  // Members' addresses name orders and other records, which no catalogue search finds.
  const words = MEMBER_PREFIXES.some((prefix) => path.startsWith(prefix)) ? '' : addressWords(path);
  return (
    <>
      <title>{texts.title}</title>
      <NotFoundPanel words={words} texts={texts} />
    </>
  );
}

import { ChevronDown } from 'lucide';
import { createElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

export type HeaderCategory = { slug: string; name: string };

type CategoriesMenuProps = {
  language: Language;
  categories: readonly HeaderCategory[];
  texts: { categories: string; allTools: string };
};

const PANEL = 'tool-categories';

/**
 * A popover: the browser opens it and closes it on Escape or a press outside; soft-links.tsx closes it after
 * navigation. Plain `a` elements, since every page contains them.
 */
export function CategoriesMenu({ language, categories, texts }: CategoriesMenuProps) {
  const links = [
    { href: ROUTES.tools, name: texts.allTools },
    ...categories.map(({ slug, name }) => ({ href: ROUTES.toolCategory(slug), name })),
  ];
  return (
    <>
      <button type="button" popoverTarget={PANEL} aria-label={texts.categories}>
        <Icon node={ChevronDown} />
      </button>
      <div id={PANEL} popover="auto">
        {createElement(
          'div',
          { className: 'shell', 'data-soft': '' },
          // Spread children need no keys, which would be sent with each.
          ...links.map(({ href, name }) => createElement('a', { href: localPath(href, language) }, name)),
        )}
      </div>
    </>
  );
}

'use client';
import { type ReactNode, useState } from 'react';
import { PriceLines } from '@/components/prices/price-lines';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { clearViewed, type ViewedTool } from '@/lib/client/catalogue/viewed-tools';
import { hasOwnPrices } from '@/lib/client/prices/own-prices';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { searchTexts } from '@/lib/client/search/search-texts';
import { ownPriceOf } from '@/lib/shared/prices/own-price';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type ViewedPriceProps = { toolId: string; texts: { list: string } };

/** For those who have prices of their own alone: the browser stores none. */
function ViewedPrice({ toolId, texts }: ViewedPriceProps) {
  const priced = useOwnPrice(toolId);
  if (!hasOwnPrices()) return null;
  const price = priced?.publicPrice ?? null;
  return (
    <span className="priced min-h-9 text-sm">
      {priced && price !== null ? <PriceLines price={price} own={ownPriceOf(priced)} texts={texts} /> : null}
    </span>
  );
}

type ViewedListProps = {
  tools: readonly ViewedTool[];
  texts: Texts['catalogue']['viewed'] & { ownPrice: ViewedPriceProps['texts'] };
};

function ViewedList({ tools, texts }: ViewedListProps) {
  const [isCleared, setCleared] = useState(false);
  if (isCleared) return null;
  return (
    <section aria-labelledby="viewed-title" className="no-print grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="viewed-title" className="font-extrabold text-title tracking-[-0.01em]">
          {texts.title}
        </h2>
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            clearViewed();
            setCleared(true);
          }}
        >
          {texts.clear}
        </Button>
      </div>
      <ul className="grid gap-3 xs:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {tools.map(({ _id, slug, sku, name, image }) => (
          <li
            key={slug}
            className="relative grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface p-2 xl:grid-cols-1"
          >
            <Picture
              src={image}
              fallback={TOOL_PLACEHOLDER}
              alt=""
              width={320}
              height={240}
              className="aspect-[4/3] w-full rounded-sm bg-sunken object-cover"
            />
            <span className="grid gap-0.5">
              <span className="font-mono text-muted text-xs">{sku}</span>
              <Link
                href={ROUTES.tool(slug)}
                className="wrap-anywhere font-semibold text-ink text-sm leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <MeasuredText text={name} />
              </Link>
              {_id === undefined ? null : <ViewedPrice toolId={_id} texts={texts.ownPrice} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With the texts that only those need who have viewed other tools. */
export async function viewedList(
  tools: readonly ViewedTool[],
  texts: Texts['catalogue']['viewed'],
): Promise<ReactNode> {
  const { ownPrice } = await searchTexts();
  return <ViewedList tools={tools} texts={{ ...texts, ownPrice }} />;
}

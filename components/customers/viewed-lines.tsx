'use client';
import { ListChecks, ShoppingCart } from 'lucide';
import { useLanguage } from '#use-language';
import type { CartShipping } from '@/components/cart/cart-ships';
import { CartTable } from '@/components/cart/cart-table';
import { CartRow } from '@/components/cart/lines/cart-row';
import { ListAbout } from '@/components/lists/list-about';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import type { List } from '@/lib/shared/lists/list.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedCartProps = {
  cart: Cart;
  shipping: CartShipping;
  texts: Pick<Texts['cart'], 'empty' | 'lines' | 'sum'>;
};

const NONE = new Map<never, never>();

/** Reads the stored cart alone, never the viewer's own. */
export function ViewedCart({ cart, shipping, texts }: ViewedCartProps) {
  const { empty } = texts;
  if (cart.lines.length === 0)
    return <EmptyState icon={ShoppingCart} title={empty.title} text={empty.text} />;
  return (
    <div className="cart-grid lg:grid-cols-[minmax(0,1fr)_19rem]">
      <CartTable
        cart={cart}
        changes={NONE}
        conflicts={NONE}
        unsent={[]}
        shipping={shipping}
        texts={texts}
        isReadOnly
      />
    </div>
  );
}

type ViewedListsProps = {
  lists: readonly List[];
  customerId: string;
  texts: Pick<Texts['lists'], 'empty' | 'tools' | 'shared'> & {
    lines: Texts['cart']['lines'];
    total: string;
    offer: string;
  };
};

export function ViewedLists({ lists, customerId, texts }: ViewedListsProps) {
  const language = useLanguage();
  const { empty } = texts;
  if (lists.length === 0) return <EmptyState icon={ListChecks} title={empty.title} text={empty.text} />;
  return (
    <ul className="border-line border-t">
      {lists.map((list) => (
        <li key={list._id} className="grid gap-4 border-line border-b py-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <ListAbout list={list} texts={texts} />
            {list.lines.length > 0 ? (
              <LinkButton
                href={OFFER_ROUTES.forList(customerId, list._id)}
                prefetch={false}
                size="sm"
                variant="outline"
              >
                {texts.offer}
              </LinkButton>
            ) : null}
          </div>
          <ul aria-label={list.name} className="cart-sheet">
            {list.lines.map((line) => (
              <CartRow
                key={line.toolId}
                line={line}
                ships={undefined}
                priceChange={undefined}
                requested={undefined}
                texts={texts.lines}
                isReadOnly
              />
            ))}
          </ul>
          <p className="figures text-end font-semibold text-ink">
            {fillText(texts.total, { amount: formatDollars(list.goodsValue, language) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

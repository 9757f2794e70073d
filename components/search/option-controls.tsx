import { X } from 'lucide';
import { useLanguage } from '#use-language';
import { RowOrder } from '@/components/purchase/row-order';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import type { SearchTexts } from '@/lib/client/search/search-texts';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { BoxOption } from './box-options';

type OptionControlsProps = {
  option: BoxOption;
  /** The id of the element with the tool's name. */
  nameId: string;
  /** Tab leads to the controls of the active option alone. */
  tabIndex: 0 | -1;
  /** False for what only comes near, since the box has a link for the words. */
  hasQuote: boolean;
  onRemove: (query: string) => void;
  onGo: (href: string) => void;
  texts: SearchTexts;
};

/** What can be done with an option beside opening it; nothing for most kinds. */
export function OptionControls(props: OptionControlsProps) {
  const { option, nameId, tabIndex, hasQuote, onRemove, onGo, texts } = props;
  const language = useLanguage();
  if (option.kind === 'recent') {
    return (
      <Button
        variant="ghost"
        size="sm"
        tabIndex={tabIndex}
        aria-label={fillText(texts.remove, { query: option.query })}
        onClick={() => onRemove(option.query)}
      >
        <Icon node={X} />
      </Button>
    );
  }
  if (option.kind !== 'tool') return null;
  const { _id: toolId, price, moq, step, quantity, inStock } = option.hit;
  if (price !== undefined && inStock) {
    return (
      <RowOrder
        toolId={toolId}
        nameId={nameId}
        action={localPath(ROUTES.purchase(toolId), language)}
        rules={{ moq, step, available: quantity }}
        texts={{ quantity: texts.quantity, add: texts.add, buy: texts.add }}
        tabIndex={tabIndex}
      />
    );
  }
  if (!hasQuote) return null;
  const href = ROUTES.quoteFor(toolId);
  return (
    <LinkButton
      href={href}
      prefetch={false}
      variant="outline"
      size="sm"
      tabIndex={tabIndex}
      aria-describedby={nameId}
      onClick={(event) => {
        event.preventDefault();
        onGo(href);
      }}
    >
      {texts.quote}
    </LinkButton>
  );
}

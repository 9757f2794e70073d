import {
  ArrowRight,
  BadgeCheck,
  FileText,
  Handshake,
  History,
  type IconNode,
  LayoutGrid,
  ListChecks,
  Package,
  X,
} from 'lucide';
import { useLanguage } from '#use-language';
import { OwnPrice } from '@/components/prices/own-price';
import { RowOrder } from '@/components/purchase/row-order';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import type { SearchTexts } from '@/lib/client/search/search-texts';
import type { OwnRecord } from '@/lib/shared/command/own-record.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { BoxOption } from './box-options';

const RECORD_ICONS: Record<OwnRecord['kind'], IconNode> = {
  order: Package,
  'company-order': Package,
  approval: BadgeCheck,
  offer: Handshake,
  list: ListChecks,
};

type OptionContentProps = { option: BoxOption; nameId: string; texts: SearchTexts };

export function OptionContent({ option, nameId, texts }: OptionContentProps) {
  const language = useLanguage();
  const counted = (count: number, { one, many }: { one: string; many: string }) =>
    fillText(count === 1 ? one : many, { count: formatNumber(count, language) });
  switch (option.kind) {
    case 'tool':
      return <Hit hit={option.hit} number={option.number} nameId={nameId} texts={texts} />;
    case 'category':
      return (
        <>
          <span className="wrap-anywhere">{option.name}</span>{' '}
          <small className="figures whitespace-nowrap text-muted text-xs">
            {counted(option.count, texts.inCategory)}
          </small>
        </>
      );
    case 'page':
      return (
        <>
          <Icon node={FileText} className="size-4 shrink-0 text-muted lg:hidden" />
          <span className="wrap-anywhere">{option.name}</span>
        </>
      );
    case 'record': {
      const { kind, name, detail, value } = option.record;
      const Mark = RECORD_ICONS[kind];
      return (
        <>
          <Icon node={Mark} className="size-4.5 shrink-0 text-muted" />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span className={kind === 'list' ? 'wrap-anywhere' : 'wrap-anywhere font-mono font-semibold'}>
              {name}
            </span>
            <small className="wrap-anywhere text-muted text-xs">
              {[texts.records[kind], detail].filter(Boolean).join(' · ')}
            </small>
          </span>
          {value === undefined ? null : (
            <span className="figures shrink-0 text-sm">{formatDollars(value, language)}</span>
          )}
        </>
      );
    }
    case 'recent':
      return (
        <>
          <Icon node={History} className="size-4.5 shrink-0 text-muted" />
          <span className="wrap-anywhere">{option.query}</span>
        </>
      );
    case 'all':
      return (
        <>
          <Icon
            node={option.total === null ? LayoutGrid : ArrowRight}
            className="size-4.5 shrink-0 text-muted"
          />
          <b className="font-semibold">
            {option.total === null ? texts.browse : counted(option.total, texts.all)}
          </b>
        </>
      );
  }
}

type HitProps = { hit: SearchHit; number: string | undefined; nameId: string; texts: SearchTexts };

function Hit({ hit, number, nameId, texts }: HitProps) {
  const language = useLanguage();
  return (
    <>
      <Picture
        src={hit.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        sizes="64px"
        className="h-12 w-16 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <span className="grid min-w-0 flex-1">
        <span id={nameId} className="wrap-anywhere text-pretty font-semibold leading-snug sm:line-clamp-2">
          <MeasuredText text={hit.name} />
        </span>
        <span className="flex flex-wrap gap-x-2 text-muted text-xs">
          <span className="wrap-anywhere font-mono">{hit.sku}</span>
          {number === undefined ? null : (
            <span className="wrap-anywhere text-body">
              {texts.ownNumber} <b>{number}</b>
            </span>
          )}
          <span className={hit.inStock ? 'figures shrink-0' : 'shrink-0 text-danger'}>
            {hit.inStock
              ? fillText(texts.inStock, { count: formatNumber(hit.quantity, language) })
              : texts.outOfStock}
          </span>
        </span>
      </span>
      {hit.price === undefined ? (
        <span className="found-price font-semibold">{texts.onRequest}</span>
      ) : (
        <span className="found-price priced">
          <OwnPrice toolId={hit._id} price={hit.price} {...texts.ownPrice} />
        </span>
      )}
    </>
  );
}

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

/** Controls of an option beside opening it; none for most kinds. */
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
  const { _id: toolId, price, moq, step, quantity, orderable = quantity } = option.hit;
  if (price !== undefined && orderable >= moq) {
    return (
      <RowOrder
        toolId={toolId}
        nameId={nameId}
        action={localPath(ROUTES.purchase(toolId), language)}
        rules={{ moq, step, available: quantity, orderable }}
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

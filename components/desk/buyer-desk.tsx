import { type ReactNode, useId } from 'react';
import { shop } from '#shop';
import { Link, LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import type { DeskEntry, DeskKind, DeskTile, OpenRequest } from '@/lib/shared/desk/desk.schema';
import type { ListLine, ListSummary } from '@/lib/shared/lists/list.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BuyAgain } from './buy-again';
import { DeskSection } from './desk-section';
import { DeskTiles } from './desk-tiles';
import { OpenRequests } from './open-requests';
import { type Owed, Standing } from './standing';
import { UnderWay } from './under-way';
import { WaitingList } from './waiting-list';

export type BuyerDeskFacts = {
  tiles: readonly DeskTile[];
  waiting: readonly DeskEntry[];
  requests: { count: number; entries: readonly OpenRequest[] };
  standing: Pick<Parameters<typeof Standing>[0], 'budget'> & { owed?: Owed | undefined };
  /** By the day they ship; `total` counts all. */
  underWay: { orders: readonly Order[]; total: number };
  bought: readonly ListLine[];
  lists: readonly ListSummary[];
};

type BuyerDeskProps = {
  facts: BuyerDeskFacts;
  only: DeskKind | undefined;
  /** In the shop's calendar. */
  today: string;
  language: Language;
  texts: Texts;
};

const LISTS_MAX = 6;

/** Product §2.5: what a customer does next, the most urgent first. */
export function BuyerDesk({ facts, only, today, language, texts }: BuyerDeskProps) {
  const { tiles, waiting, requests, standing, underWay, bought, lists } = facts;
  const isNew = tiles.length + underWay.total + bought.length + lists.length === 0;
  return (
    <>
      {tiles.length > 0 ? (
        <section aria-label={texts.desk.tilesLabel}>
          <DeskTiles tiles={tiles} texts={texts.desk} />
        </section>
      ) : null}
      <WaitingList entries={waiting} only={only} today={today} texts={texts.desk.waits} />
      <Standing {...standing} texts={texts} />
      {isNew ? (
        <WhereToStart texts={texts.account.start} />
      ) : (
        <UnderWay {...underWay} today={today} texts={texts} />
      )}
      <BuyAgain
        tools={bought}
        texts={texts.account.buyAgain}
        stockTexts={pick(texts.tools, 'outOfStock', 'madeToOrder', 'lowStock', 'inStock')}
      />
      <OpenRequests requests={requests} texts={texts.desk.requests} />
      <DeskLinks
        heading={texts.account.lists.heading}
        all={{ href: ROUTES.lists, label: texts.account.lists.all }}
        entries={lists.slice(0, LISTS_MAX).map(({ _id, name, lineCount }) => ({
          key: _id,
          href: ROUTES.list(_id),
          name,
          about:
            lineCount === 1
              ? texts.lists.tools.one
              : fillText(texts.lists.tools.many, { count: formatNumber(lineCount, language) }),
        }))}
      />
    </>
  );
}

type WhereToStartProps = { texts: Texts['account']['start'] };

function WhereToStart({ texts }: WhereToStartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line border-dashed px-4 py-3 text-sm"
    >
      <div>
        <h2 id={id} className="font-semibold text-ink">
          {texts.heading}
        </h2>
        <p className="text-muted">{texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={ROUTES.tools} size="sm">
          {texts.tools}
        </LinkButton>
        {shop.pages.quickOrder ? (
          <LinkButton href={ROUTES.quickOrder} size="sm" variant="outline">
            {texts.quickOrder}
          </LinkButton>
        ) : null}
        <LinkButton href={ROUTES.quote} size="sm" variant="outline">
          {texts.quote}
        </LinkButton>
      </div>
    </section>
  );
}

type DeskLinksProps = {
  heading: string;
  all: { href: string; label: string };
  entries: readonly { key: string; href: string; name: string; about: ReactNode }[];
};

/** Nothing without entries. */
function DeskLinks({ heading, all, entries }: DeskLinksProps) {
  if (entries.length === 0) return null;
  return (
    <DeskSection heading={heading} all={all}>
      <ul className="figures gap-x-8 text-sm md:columns-2">
        {entries.map(({ key, href, name, about }) => (
          <li
            key={key}
            className="flex min-h-9 break-inside-avoid items-center justify-between gap-4 border-line border-b py-1"
          >
            <Link
              href={href}
              prefetch={false}
              className="min-w-0 truncate font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              <MeasuredText text={name} />
            </Link>
            <span className="shrink-0 text-muted text-xs">{about}</span>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

import { type CSSProperties, Fragment, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { Combobox } from '@/components/ui/controls/use-combobox';
import { Link, PlainLink } from '@/components/ui/links/link';
import { listHref } from '@/lib/client/page/list-query';
import { isPlainClick } from '@/lib/client/page/press';
import type { SearchTexts } from '@/lib/client/search/search-texts';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { OptionContent, OptionControls } from './box-option';
import { isAside, isFoundElsewhere, type PlacedGroup } from './box-options';

type SearchResultsProps = {
  combobox: Pick<Combobox, 'active' | 'listId' | 'option'>;
  placed: { groups: readonly PlacedGroup[]; rows: number };
  /** The words that no tool has; null where there are some. */
  none: string | null;
  notes: readonly string[];
  onGo: (href: string) => void;
  onAdd: () => void;
  onRemove: (query: string) => void;
  onClear: () => void;
  /** An arrow key in a control beside an option. */
  onArrow: (event: KeyboardEvent) => void;
  texts: SearchTexts;
};

const inRows = (row: number, rows: number) => ({ '--row': row, '--rows': rows }) as CSSProperties;

/**
 * Options are links, so that they can be opened in another tab too. Their controls are no part of the list, whose options can
 * hold none (WAI-ARIA): they lie over it, in the rows of the same grid (app/search-box.css).
 */
export function SearchResults(props: SearchResultsProps) {
  const { combobox, placed, none, notes, onGo, onAdd, onRemove, onClear, onArrow, texts } = props;
  const id = useId();
  const nameId = (position: number) => `${id}-name-${position}`;

  function onPress(event: MouseEvent, href: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo(href);
  }

  const lines = placed.groups.filter((group) => !isAside(group));
  const beside = placed.groups.filter(isAside);
  const firstBeside = placed.groups.findIndex(isAside);
  const before = firstBeside < 0 ? lines : lines.slice(0, firstBeside);
  const after = lines.slice(before.length);

  const optionsOf = (group: PlacedGroup) =>
    group.options.map(({ option, position, row, rows }) => (
      <PlainLink
        key={option.href}
        role="option"
        {...combobox.option(position)}
        tabIndex={-1}
        href={option.href}
        onClick={(event) => onPress(event, option.href)}
        style={inRows(row, rows)}
        className="found-option"
      >
        <span className={option.kind === 'tool' ? 'found-tool' : undefined}>
          <OptionContent option={option} nameId={nameId(position)} texts={texts} />
        </span>
      </PlainLink>
    ));

  function show(group: PlacedGroup) {
    const { key, row, rows } = group;
    if (key === 'all') return optionsOf(group);
    const label = key === 'similar' ? texts.similar : texts.groups[key];
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
      <div key={key} role="group" aria-label={label} style={inRows(row, rows)} className="found-group">
        <p aria-hidden="true" className="found-heading">
          {label}
        </p>
        {optionsOf(group)}
      </div>
    );
  }

  const isBefore = firstBeside === 0 || isFoundElsewhere(placed.groups[0]);
  const noResults = none === null ? null : <NoResults query={none} onPress={onPress} texts={texts} />;
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
      {isBefore ? null : noResults}
      {notes.length > 0 ? (
        <p aria-hidden="true" className="wrap-anywhere px-2 pt-1 pb-2 text-muted text-sm">
          {notes.join(' ')}
        </p>
      ) : null}
      <div className="found">
        <div
          id={combobox.listId}
          role="listbox"
          aria-label={none === null ? texts.results : texts.similar}
          style={inRows(1, placed.rows)}
          className="found-list"
        >
          {before.map(show)}
          {beside.length > 0 ? <div className="found-aside">{beside.map(show)}</div> : null}
          {after.map(show)}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what happens in its controls. */}
        <div onSubmit={onAdd} onKeyDown={onArrow} style={inRows(1, placed.rows)} className="found-controls">
          {lines.map(({ key, row, options }) => (
            <Fragment key={key}>
              {key === 'recent' ? (
                <div style={inRows(row, 1)}>
                  <Button variant="link" size="sm" onClick={onClear}>
                    {texts.clear}
                  </Button>
                </div>
              ) : null}
              {options.map(({ option, position, ...place }) => {
                const { onPointerMove } = combobox.option(position);
                const isReached = position === Math.max(combobox.active, 0);
                return (
                  // biome-ignore lint/a11y/noStaticElementInteractions: what is used is the active option.
                  <div
                    key={option.href}
                    onPointerMove={onPointerMove}
                    onFocus={onPointerMove}
                    style={inRows(place.row, place.rows)}
                  >
                    <OptionControls
                      option={option}
                      nameId={nameId(position)}
                      tabIndex={isReached ? 0 : -1}
                      hasQuote={key !== 'similar'}
                      {...{ onRemove, onGo, texts }}
                    />
                  </div>
                );
              })}
            </Fragment>
          ))}
        </div>
      </div>
      {isBefore ? noResults : null}
    </div>
  );
}

type NoResultsProps = {
  query: string;
  onPress: (event: MouseEvent, href: string) => void;
  texts: SearchTexts;
};

function NoResults({ query, onPress, texts }: NoResultsProps) {
  const href = listHref(ROUTES.quote, { for: query });
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <p aria-hidden="true" className="wrap-anywhere text-ink">
        {fillText(texts.none, { query })}
      </p>
      <Link
        href={href}
        onClick={(event) => onPress(event, href)}
        prefetch={false}
        className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
      >
        {texts.quote}
      </Link>
    </div>
  );
}

import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import type { DeskTile } from '@/lib/shared/desk/desk.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DeskTilesProps = {
  tiles: readonly DeskTile[];
  texts: Pick<Texts['desk'], 'tiles' | 'late'>;
};

/** What waits, as numbers that lead to their lists: `app/desk.css`. */
export function DeskTiles({ tiles, texts }: DeskTilesProps) {
  const language = useLanguage();
  return (
    <ul className="desk-tiles">
      {tiles.map(({ key, count, amount, late, href }) => (
        <li key={key}>
          <Link href={href} prefetch={false}>
            <b>{formatNumber(count, language)}</b>{' '}
            <span>
              {texts.tiles[key][count === 1 ? 'one' : 'many']}
              {late ? (
                <small data-late=""> {fillText(texts.late, { count: formatNumber(late, language) })}</small>
              ) : null}
              {amount ? <small> {formatDollars(amount, language)}</small> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/*
 * Loaded with the first press or pointer on the table. Controls that belong to a column have its name as `data-cell`.
 */

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };
const SHOW_AFTER_MS = 120;
const GAP_PX = 4;
const HEIGHT_PX = 200;
/** Next.js makes pictures as wide as their address says, in the widths of next.config.ts. */
const OPTIMISED_WIDTH = /([?&]w=)\d+/;

function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const isRow = key === 'ArrowDown' || key === 'ArrowUp';
  const among = isRow
    ? from
        .closest('table')
        ?.querySelectorAll<HTMLElement>(`[data-cell="${CSS.escape(from.dataset.cell ?? '')}"]`)
    : from.closest('tr')?.querySelectorAll<HTMLElement>('[data-cell]');
  const controls = [...(among ?? [])];
  return controls[controls.indexOf(from) + (STEPS[key] as number)];
}

/** A caret within what is typed moves there first. */
function isWithin(field: HTMLElement, key: string): boolean {
  if (!(field instanceof HTMLInputElement) || !/Left|Right/.test(key)) return false;
  const { selectionStart, selectionEnd, value } = field;
  const isSelected = selectionStart !== selectionEnd;
  return isSelected || selectionStart !== (key === 'ArrowLeft' ? 0 : value.length);
}

export function pressKey(from: HTMLElement, key: string): void {
  if (key === 'Escape') hide();
  if (from.dataset.cell === undefined || isWithin(from, key)) return;
  const next = neighbour(from, key);
  if (!next) return;
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

let shown: HTMLElement | undefined;
let row: Element | null = null;
let timer: number | undefined;

function hide(): void {
  window.clearTimeout(timer);
  shown?.remove();
  shown = undefined;
  row = null;
}

/** Below the row, or above it where there is no room; in the top layer, since the frame cuts off what reaches beyond it. */
function show(picture: HTMLImageElement): void {
  const large = picture.cloneNode() as HTMLImageElement;
  large.loading = 'eager';
  large.removeAttribute('srcset');
  large.src = picture.src.replace(OPTIMISED_WIDTH, `$1${devicePixelRatio > 1 ? 828 : 420}`);
  const box = document.createElement('div');
  box.className = 'row-picture';
  box.popover = 'manual';
  box.append(large);
  const { left } = picture.getBoundingClientRect();
  const { top, bottom } = (picture.closest('tr') ?? picture).getBoundingClientRect();
  const fits = bottom + GAP_PX + HEIGHT_PX <= window.innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${fits ? bottom + GAP_PX : Math.max(0, top - GAP_PX - HEIGHT_PX)}px`;
  picture.parentElement?.append(box);
  box.showPopover?.();
  shown = box;
}

/** What tells which tool a row is: its picture, number and name. */
const TITLES = 'td:nth-child(-n + 2), tbody th[scope="row"]';

export function pointAt(target: EventTarget, isLeft: boolean): void {
  const title = target instanceof Element && !isLeft ? target.closest(TITLES) : null;
  const next = title?.closest('tbody tr') ?? null;
  if (next === row) return;
  hide();
  const picture = next?.querySelector<HTMLImageElement>('td:first-child > img');
  if (!next || !picture || getComputedStyle(next).display !== 'table-row') return;
  row = next;
  timer = window.setTimeout(() => show(picture), SHOW_AFTER_MS);
  window.addEventListener('scroll', hide, { once: true, capture: true, passive: true });
}

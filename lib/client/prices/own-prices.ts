import { subscribeToViewer, viewerNow } from '@/lib/client/session/viewer-store';
import type { PricedTool } from '@/lib/shared/prices/tool-price.schema';

/** A list shown again later than this is priced again. */
const FRESH_MS = 60_000;

type Asked = { at: number; price: PricedTool | null };

const places = new Map<string, number>();
const asked = new Map<string, Asked>();
const listeners = new Set<() => void>();
let hasPricesForEveryone = false;
let pricedFor: string | null = null;
let isDue = false;
let isFollowing = false;

/** Null while the public price is right, or it is unknown who looks. */
function viewer(): string | null {
  const { status, user } = viewerNow();
  if (status === 'signed-in') return user.id;
  return status === 'signed-out' && hasPricesForEveryone ? 'visitor' : null;
}

/** Returns whether prices are fetched for who looks now. */
export function hasOwnPrices(): boolean {
  return viewer() !== null;
}

function announce(): void {
  for (const listener of listeners) listener();
}

function isFresh(id: string, now: number): boolean {
  const last = asked.get(id);
  return last !== undefined && now - last.at < FRESH_MS;
}

/** One call for every place that is new since the last one. */
async function askForPrices(): Promise<void> {
  isDue = false;
  const who = viewer();
  if (who !== pricedFor) {
    pricedFor = who;
    asked.clear();
    announce();
  }
  const now = Date.now();
  const ids = [...places.keys()].filter((id) => !isFresh(id, now));
  if (who === null || ids.length === 0) return;
  for (const id of ids) asked.set(id, { at: now, price: asked.get(id)?.price ?? null });
  try {
    const { fetchToolPrices } = await import('@/lib/client/calls/tool-prices');
    const prices = await fetchToolPrices(ids);
    if (who !== pricedFor) return;
    for (const price of prices) asked.set(price.toolId, { at: now, price });
    announce();
  } catch (cause) {
    if (who === pricedFor) for (const id of ids) asked.delete(id);
    // The page has public prices; the cart is priced again.
    console.info('The own prices are not known.', cause);
  }
}

/** Fetches prices once all places of a rendering are known. */
function askSoon(): void {
  if (isDue) return;
  isDue = true;
  window.setTimeout(() => void askForPrices());
}

/** Returns whether a price list for everyone exists, as the page was told when it was made. */
export function setPricesForEveryone(exist: boolean): void {
  hasPricesForEveryone = exist;
  askSoon();
}

export function subscribeToPrices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the viewer's price is known. */
export function priceNow(toolId: string | undefined): PricedTool | null {
  return (toolId !== undefined && asked.get(toolId)?.price) || null;
}

/** Counts a place where the price of a tool is shown. Returns what removes it. */
export function addPricePlace(toolId: string): () => void {
  if (!isFollowing) subscribeToViewer(askSoon);
  isFollowing = true;
  places.set(toolId, (places.get(toolId) ?? 0) + 1);
  askSoon();
  return () => {
    const others = (places.get(toolId) ?? 1) - 1;
    if (others > 0) places.set(toolId, others);
    else places.delete(toolId);
  };
}

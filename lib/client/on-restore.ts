/**
 * Calls back when the browser shows this page again as it was left, by its Back or Forward button: what other tabs changed
 * meanwhile, and told this one, is not known here. Returns a function that stops.
 */
export function onRestore(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

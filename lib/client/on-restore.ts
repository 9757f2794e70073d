/**
 * Calls back when the browser restores this page by Back or Forward: changes and messages of other tabs were missed
 * meanwhile. Returns the unsubscribe function.
 */
export function onRestore(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

const EVENTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Calls back once, on the visitor's first interaction with the page: the moment to load what only an interaction needs.
 * Returns a function that stops waiting.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const event of EVENTS) document.removeEventListener(event, begin, true);
  };
  const begin = () => {
    stop();
    callback();
  };
  for (const event of EVENTS) document.addEventListener(event, begin, { capture: true, passive: true });
  return stop;
}

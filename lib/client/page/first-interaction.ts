const EVENTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** Once: the moment to load what only an interaction needs. Returns the unsubscribe function. */
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

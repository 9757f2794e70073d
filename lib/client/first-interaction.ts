const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Calls back once, when the visitor first touches the page: the moment to fetch what only someone who does something
 * will need. Answers how to stop waiting.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, begin, true);
  };
  const begin = () => {
    stop();
    callback();
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { capture: true, passive: true });
  return stop;
}

type EarlyPresses = {
  /** By the inline script of the document (EARLY_PRESSES): buttons whose presses nothing has heard. */
  presses?: Set<HTMLButtonElement>;
  /** Set from hydration on; the script calls it for each further press. */
  repeatPresses?: () => void;
};

const PAUSE_MS = 50;

/** A press reaches the document's element, which removes it, unless React stops it before a part that is not hydrated. */
export function repeatPresses(): void {
  const { presses } = window as EarlyPresses;
  presses?.forEach((button) => {
    if (button.isConnected && !button.disabled) button.click();
    else presses.delete(button);
  });
  if (presses?.size) setTimeout(repeatPresses, PAUSE_MS);
}

/** From the moment on in which the document is hydrated, in that commit: a press is heard, or it is repeated. */
export function hearPresses(): void {
  (window as EarlyPresses).repeatPresses = repeatPresses;
}

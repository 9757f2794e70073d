import type { Locator, Page } from 'playwright';

/**
 * The keystroke-level model of Card, Moran and Newell (1980): how long a practiced person takes for each operation, in seconds. Only
 * what the store takes to respond is measured.
 */
const KEY_S = 0.28;
const POINT_S = 1.1;
const CLICK_S = 0.2;
/** A hand's way from the mouse to the keyboard, or back. */
const HAND_S = 0.4;
/** Deciding what to do next. */
const DECIDE_S = 1.35;
const LIMIT_MS = 20_000;

/** How many things a person does, and how long it takes altogether. */
export type Effort = { steps: number; seconds: number };

/** Does a task in a page as a person would, and adds up what it costs. */
export class Pace {
  private hand: 'mouse' | 'keyboard' = 'mouse';
  private cost: Effort = { steps: 0, seconds: 0 };

  constructor(private readonly page: Page) {}

  get effort(): Effort {
    return this.cost;
  }

  private person(seconds: number): void {
    this.cost.steps += 1;
    this.cost.seconds += DECIDE_S + seconds;
  }

  private moveHand(to: 'mouse' | 'keyboard'): number {
    const seconds = this.hand === to ? 0 : HAND_S;
    this.hand = to;
    return seconds;
  }

  /** Measures what the store takes from an act to what it leads to. */
  private async store(act: Promise<unknown>, shown?: Locator): Promise<void> {
    const begun = performance.now();
    await act;
    await shown?.waitFor({ timeout: LIMIT_MS });
    this.cost.seconds += (performance.now() - begun) / 1_000;
  }

  /** Points at something and presses it. Throws where `shown` does not appear within 20 seconds. */
  async press(what: Locator, shown?: Locator): Promise<void> {
    this.person(this.moveHand('mouse') + POINT_S + CLICK_S);
    await what.waitFor({ timeout: LIMIT_MS });
    await this.store(what.click(), shown);
  }

  /** Presses a key, or several one after another, each a step of its own only if it needs a decision: here all are one. */
  async keys(names: readonly string[], shown?: Locator): Promise<void> {
    this.person(this.moveHand('keyboard') + names.length * KEY_S);
    for (const name of names) await this.store(this.page.keyboard.press(name));
    await this.store(Promise.resolve(), shown);
  }

  /** Puts the cursor into a field and types. */
  async type(field: Locator, text: string, shown?: Locator): Promise<void> {
    this.person(this.moveHand('mouse') + POINT_S + CLICK_S + this.moveHand('keyboard') + text.length * KEY_S);
    await this.store(field.fill(text), shown);
  }

  /** Reads what is shown and finds an answer in it. */
  async read(shown: Locator): Promise<void> {
    this.person(0);
    await this.store(Promise.resolve(), shown);
  }
}

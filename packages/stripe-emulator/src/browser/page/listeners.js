import { IntegrationError } from './integration-error.js';

/** The `on`, `once` and `off` of an Element. */
export class Listeners {
  /** @type {{ event: string, handler: (detail: any) => void, isOnce: boolean }[]} */
  #list = [];

  /**
   * @param {string} event
   * @param {(detail: any) => void} handler
   * @param {boolean} [isOnce]
   */
  add(event, handler, isOnce = false) {
    if (typeof event !== 'string' || typeof handler !== 'function') {
      throw new IntegrationError(
        'element.on(event, handler): event must be a string and handler a function.',
      );
    }
    this.#list.push({ event, handler, isOnce });
  }

  /**
   * @param {string} event
   * @param {(detail: any) => void} [handler]
   */
  remove(event, handler) {
    this.#list = this.#list.filter(
      (each) => each.event !== event || (handler !== undefined && each.handler !== handler),
    );
  }

  /**
   * @param {string} event
   * @param {object} detail
   */
  emit(event, detail) {
    const due = this.#list.filter((each) => each.event === event);
    this.#list = this.#list.filter((each) => !(each.event === event && each.isOnce));
    for (const { handler } of due) handler(detail);
  }
}

import { EMULATOR_ORIGIN } from './origin.js';

let framesMade = 0;

/**
 * A frame of the provider inside the page. What is typed there never enters the page: the two sides exchange messages
 * over a port of their own, made anew whenever the frame loads (a browser reloads a frame that is moved).
 */
export class Frame {
  /** @type {MessagePort | null} */
  #port = null;
  #callsMade = 0;
  /** @type {Map<number, { resolve: (value: any) => void, reject: (reason: Error) => void }>} */
  #waiting = new Map();
  /** @type {object[]} */
  #queue = [];

  /**
   * @param {{ path: string, title: string, style: string, isHidden?: boolean, hello: () => object, onEvent?: (event:
   *   string, detail: any) => void, }} options `hello` is the first message to the frame; `onEvent` is called with its
   *   events.
   */
  constructor({ path, title, style, isHidden = false, hello, onEvent }) {
    framesMade += 1;
    this.iframe = document.createElement('iframe');
    this.iframe.name = `__privateStripeFrame${framesMade}`;
    this.iframe.title = title;
    this.iframe.style.cssText = style;
    if (isHidden) {
      this.iframe.tabIndex = -1;
      this.iframe.setAttribute('aria-hidden', 'true');
    }
    this.iframe.addEventListener('load', () => this.#connect(hello(), onEvent ?? (() => undefined)));
    this.iframe.src = `${EMULATOR_ORIGIN}/v3/frames/${path}`;
  }

  /**
   * Calls a method of the frame and waits for its result.
   * @param {string} method
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  call(method, argument) {
    this.#callsMade += 1;
    const id = this.#callsMade;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ id, method, argument });
    });
  }

  /**
   * Calls a method of the frame that has no result.
   * @param {string} method
   * @param {unknown} [argument]
   */
  notify(method, argument) {
    this.#post({ method, argument });
  }

  remove() {
    this.#drop('The frame was removed.');
    this.iframe.remove();
  }

  /** @param {object} message */
  #post(message) {
    if (this.#port) this.#port.postMessage(message);
    else this.#queue.push(message);
  }

  /**
   * @param {object} hello
   * @param {(event: string, detail: any) => void} onEvent
   */
  #connect(hello, onEvent) {
    const isReload = this.#port !== null;
    if (isReload) this.#drop('The frame was loaded anew.');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data.id === undefined) {
        onEvent(data.event, data.detail);
        return;
      }
      const call = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.problem === undefined) call?.resolve(data.result);
      else call?.reject(new Error(data.problem));
    };
    this.#port = port1;
    this.iframe.contentWindow?.postMessage({ stripeEmulator: hello }, EMULATOR_ORIGIN, [port2]);
    for (const message of this.#queue.splice(0)) port1.postMessage(message);
  }

  /** @param {string} reason */
  #drop(reason) {
    this.#port?.close();
    this.#port = null;
    this.#queue = [];
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

/**
 * Waits for the page to hand over its port, then serves `methods` on it. Messages are accepted only from the page that
 * embeds this frame.
 * @param {(hello: any, emit: (event: string, detail?: unknown) => void) => Record<string, (argument: any) => unknown>}
 *   start
 */
export function connectToPage(start) {
  addEventListener('message', function onHello({ source, data, ports }) {
    const [port] = ports;
    if (source !== parent || !port || data?.stripeEmulator === undefined) return;
    removeEventListener('message', onHello);
    const methods = start(data.stripeEmulator, (event, detail) => port.postMessage({ event, detail }));
    port.onmessage = async ({ data: { id, method, argument } }) => {
      try {
        const result = await methods[method]?.(argument);
        if (id !== undefined) port.postMessage({ id, result });
      } catch (error) {
        if (id === undefined) throw error;
        port.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
      }
    };
  });
}

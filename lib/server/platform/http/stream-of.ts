import { log } from '@/lib/server/platform/log';

/**
 * A body whose parts are made one by one, each once its reader takes it; a reader that goes away ends `parts` too. Where making one
 * fails the connection is cut, so that nobody takes a part of a file for the whole.
 */
export function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          log().error({ error }, 'a file was cut short');
          controller.error(error);
        }
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

import { expect, it } from 'vitest';
import { readBodyText } from '@/lib/server/api/read-body';

function requestWith(body: ReadableStream<Uint8Array>): Request {
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

it('a body that ends in the middle, as its client has gone, is refused as malformed rather than logged as a fault', async () => {
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1;
      if (parts === 1) controller.enqueue(new TextEncoder().encode('{"half":'));
      else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  await expect(readBodyText(requestWith(body))).rejects.toMatchObject({
    code: 'malformed-json',
    status: 400,
  });
});

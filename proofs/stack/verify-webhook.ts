import { Webhook } from 'standardwebhooks';

export type SignedRequest = { body: string; headers: Record<string, string> };

/** Whether the library that receivers use takes a request as signed with this secret. */
export function isSignedWith(secret: string, { body, headers }: SignedRequest): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

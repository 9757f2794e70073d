/** The part of the package that is used, which is checked so without the package being installed. */
declare module 'standardwebhooks' {
  export class Webhook {
    constructor(secret: string);
    /** Throws where a request is not signed with the secret, or is more than five minutes old. */
    verify(body: string, headers: Record<string, string>): unknown;
  }
}

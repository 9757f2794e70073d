/** The parts of s3rver that the tests use; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export type Options = {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  };

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

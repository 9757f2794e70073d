import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '@/lib/server/platform/blobs/s3-storage';

export const BUCKET = 'shop-files';

/** A server of S3's protocol with a bucket. */
export type S3Server = { settings: S3Settings; stop: () => Promise<void> };

function settingsFor(port: number, key: string): S3Settings {
  return {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    prefix: 'shop/',
    credentials: { accessKeyId: key, secretAccessKey: key },
    isPathStyle: true,
  };
}

/**
 * Starts s3rver in this process, which keeps objects in a folder. It knows keys, but computes the signatures of lists wrongly, and
 * has no second page of a list (https://github.com/20minutes/s3rver).
 */
export async function startS3rver(folder: string, port = 0): Promise<S3Server> {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port, directory: folder, silent: true, allowMismatchedSignatures: true },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const address = await server.run();
  return { settings: settingsFor(address.port, 'S3RVER'), stop: () => server.close() };
}

/**
 * Another server of S3's protocol, to compare with, if the environment names one: S3_TEST_ENDPOINT, and its S3_TEST_KEY and
 * S3_TEST_SECRET. It must have the bucket.
 */
export function otherS3Server(): S3Server | null {
  const { S3_TEST_ENDPOINT: endpoint, S3_TEST_KEY: accessKeyId = '', S3_TEST_SECRET = '' } = process.env;
  if (endpoint === undefined) return null;
  const credentials = { accessKeyId, secretAccessKey: S3_TEST_SECRET };
  return { settings: { ...settingsFor(0, ''), endpoint, credentials }, stop: async () => undefined };
}

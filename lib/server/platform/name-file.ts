import 'server-only';

/** Errors of an open file, such as a full disk, name no file: adds it. */
export async function namingFile<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof Error) || 'path' in cause) throw cause;
    throw new Error(`${cause.message} '${file}'`, { cause });
  }
}

/** A picture as the framework's optimiser hands it over: its bytes, and what it came from. */
type MadePicture = { buffer: Buffer };

/** See picture-cache.mjs, which is plain JavaScript because the framework loads it as it is. */
export const pictureCache: {
  get(key: string): { value: MadePicture; lastModified: number } | null;
  set(key: string, value: MadePicture | null): void;
};

import type { UploadOptions } from './upload-file';

export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  share: number;
  error?: unknown;
};

type QueueOptions<Stored> = {
  send: (file: File, options: UploadOptions) => Promise<Stored>;
  onStored: (stored: Stored, file: File) => void;
};

/** Uploads one file at a time, in order. A failed one waits to be retried or removed, and does not block the others. */
export class UploadQueue<Stored> {
  #uploads: readonly Upload[] = [];
  #lastId = 0;
  #running: { id: number; controller: AbortController } | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #options: QueueOptions<Stored>;

  constructor(options: QueueOptions<Stored>) {
    this.#options = options;
  }

  readonly snapshot = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      this.#lastId += 1;
      return { id: this.#lastId, file, state: 'waiting', share: 0 };
    });
    this.#set([...this.#uploads, ...added]);
    this.#next();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', share: 0, error: undefined });
    this.#next();
  }

  remove(id: number): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    if (this.#running?.id === id) this.#running.controller.abort();
  }

  stop(): void {
    this.#set([]);
    this.#running?.controller.abort();
  }

  #next(): void {
    const next = this.#running ? undefined : this.#uploads.find(({ state }) => state === 'waiting');
    if (next) void this.#run(next);
  }

  async #run({ id, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.#running = { id, controller };
    this.#change(id, { state: 'sending' });
    try {
      const onProgress = (share: number) => this.#change(id, { share });
      const stored = await this.#options.send(file, { signal: controller.signal, onProgress });
      this.#set(this.#uploads.filter((upload) => upload.id !== id));
      if (!controller.signal.aborted) this.#options.onStored(stored, file);
    } catch (error) {
      this.#change(id, { state: 'failed', error });
    }
    this.#running = undefined;
    this.#next();
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

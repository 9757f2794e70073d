type SendTyped = () => boolean;

const fields = new Set<SendTyped>();

/** Registers a field while it has unsent input; returns the unregister function. */
export function registerTyped(field: SendTyped): () => void {
  fields.add(field);
  return () => fields.delete(field);
}

export function sendTyped(): boolean {
  return [...fields].map((send) => send()).every(Boolean);
}

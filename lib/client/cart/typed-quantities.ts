/** Sends what is typed in a field of the cart. Returns false for what is no number of units. */
type SendTyped = () => boolean;

const fields = new Set<SendTyped>();

/** Registers a field while it has unsent input; returns the unregister function. */
export function registerTyped(field: SendTyped): () => void {
  fields.add(field);
  return () => fields.delete(field);
}

/** Sends pending input at once. Returns whether every field has a number of units. */
export function sendTyped(): boolean {
  return [...fields].map((send) => send()).every(Boolean);
}

/** A field of the cart in which something was typed that is not sent yet. Returns false for what is no number of units. */
type SendTyped = () => boolean;

const fields = new Set<SendTyped>();

/** Lets `sendTyped` know a field as long as something is typed in it; returns what ends that. */
export function holdTyped(field: SendTyped): () => void {
  fields.add(field);
  return () => fields.delete(field);
}

/** Sends at once what fields would send after a pause. Returns whether each of them has a number of units. */
export function sendTyped(): boolean {
  return [...fields].map((send) => send()).every(Boolean);
}

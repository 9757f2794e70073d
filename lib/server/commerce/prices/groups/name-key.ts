/** Returns what two names that people take for one have in common: case, spaces and forms of letters aside. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

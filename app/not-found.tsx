/**
 * Nothing: every page lies below [lang], whose own page says that something is missing. Without this file the framework would
 * send the 404 of its own with each page.
 */
export default function NoPage() {
  return null;
}

/**
 * Empty: every page lies below [lang], whose own page reports what is missing. Without this file the framework would send its
 * own 404 with each page.
 */
export default function NoPage() {
  return null;
}

/** Stands in every payload in place of Next's own, larger one. Readers meet global-not-found.tsx instead. */
export default function NotFound() {
  return null
}

/** A number behind the words of a tab or chip. */
export function Count({ children }: { children: number | undefined }) {
  if (children === undefined) return null;
  return <span className="sw-count">{children.toLocaleString('de-DE')}</span>;
}

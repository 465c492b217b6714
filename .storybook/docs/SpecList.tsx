import approvals from 'virtual:approvals';

const texts = new Map(approvals.requirements.map((row) => [row.id, row]));

/** The rows of the specification that a story proves, with their text. */
export function SpecList({ rows }: { readonly rows: readonly string[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="sb-unstyled review-spec">
      <summary>Anforderungen: {rows.join(', ')}</summary>
      <dl>
        {rows.map((row) => (
          <div key={row}>
            <dt>{row}</dt>
            <dd lang={texts.get(row)?.lang}>{texts.get(row)?.text ?? 'Steht nicht in docs/spec/requirements.md.'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

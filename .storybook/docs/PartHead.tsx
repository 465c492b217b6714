import { Source } from '@storybook/addon-docs/blocks';
import type { Part, PartStatus } from '../parts/part';

const meanings: Readonly<Record<PartStatus, string>> = {
  neu: 'Neu in dieser Fassung; Kleinigkeiten können sich noch ändern.',
  stabil: 'Ändert sich nur mit einer neuen Hauptversion.',
  veraltet: 'Nicht mehr verwenden; fällt mit der nächsten Hauptversion weg.',
};

/** The component in one sentence, its status and its import line. */
export function PartHead({ part: { is, status, since, importLine } }: { readonly part: Part }) {
  return (
    <>
      <p className="sb-unstyled docs-lead">{is}</p>
      {importLine === undefined ? null : (
        <>
          <p className="sb-unstyled docs-status">
            <span data-status={status} title={meanings[status]}>
              {status}
            </span>{' '}
            seit Version {since}
          </p>
          <Source code={importLine} language="tsx" />
        </>
      )}
    </>
  );
}

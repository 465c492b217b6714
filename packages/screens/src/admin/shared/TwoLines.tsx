import type { ReactNode } from 'react';

/**
 * A cell's value with a secondary line below it; one box, so that both are beside the label in the
 * block layout.
 */
export function TwoLines({ children, below }: { readonly children: ReactNode; readonly below?: ReactNode }) {
  return (
    <span className="sw:block sw:min-w-0">
      <span className="sw:contents">{children}</span>
      {below !== undefined && below !== null && below !== '' && (
        <span className="sw:block sw:font-normal sw:text-ink-2 sw:wrap-anywhere">{below}</span>
      )}
    </span>
  );
}

import { Source } from '@storybook/addon-docs/blocks';

/** Code of a story as a consumer writes it, folded. */
export function Code({ code }: { readonly code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <details className="docs-code">
      <summary>Code ansehen</summary>
      <Source code={code} language="tsx" />
    </details>
  );
}

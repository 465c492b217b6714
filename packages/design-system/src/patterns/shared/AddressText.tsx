import type { ReactNode } from 'react';

/**
 * A URL or an email address. A long one breaks before punctuation, not inside a word or before its
 * last letter.
 */
export function AddressText({ children }: { readonly children: string }): ReactNode {
  const [first = '', ...rest] = children.split(/(?=[./@])/);
  return [first, ...rest.flatMap((part, index) => [<wbr key={index} />, part])];
}

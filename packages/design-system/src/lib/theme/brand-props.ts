import type { CSSProperties } from 'react';

/**
 * Props of an element whose content has a brand color of its own, such as the job of a company.
 * @param color `#rrggbb` that passed `readBrandColor`; '' for the colors around it
 * @example
 * <section {...brandProps('#1b3f8b')}>…</section>
 */
export function brandProps(color: string): { readonly className?: string; readonly style?: CSSProperties } {
  if (color === '') return {};
  const style: CSSProperties & { readonly '--sw-brand': string } = { '--sw-brand': color };
  return { className: 'sw-branded', style };
}

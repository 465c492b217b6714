import type { ClipboardEvent } from 'react';

/** Removes soft hyphens from copied text, because they serve display only. */
export function copyText(event: ClipboardEvent): void {
  const text = String(getSelection());
  if (!text.includes('\u00ad')) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text.replaceAll('\u00ad', ''));
}

import type { ClipboardEvent } from 'react';

/** Soft hyphens are for the eye: what is copied is without them. */
export function copyText(event: ClipboardEvent): void {
  const text = String(getSelection());
  if (!text.includes('\u00ad')) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text.replaceAll('\u00ad', ''));
}

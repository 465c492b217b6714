import type { ReactNode } from 'react';

/** Text between backticks is rendered as code. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at}`}>{part}</code> : part));

import { TextArea } from '@stellwerk/design-system';
import type { ReactNode } from 'react';

/** What an editor for rich text takes over. */
export interface RichTextInputProps {
  /** Name of the field. */
  name: string;
  /** What is written here. */
  label: string;
  /** HTML. */
  value: string;
  /** What is wrong with it; '' when all is well. */
  error: string;
  /** Whether it must not stay empty. */
  required: boolean;
  /** Called with the HTML at every change. */
  onChange: (html: string) => void;
  /** Takes what can receive the focus, for the way to the first error. */
  focusRef: (editor: { focus: () => void } | null) => void;
}

/** Renders an editor. A caller with a rich-text editor gives it here, so that forms do not load one. */
export type RenderRichText = (props: RichTextInputProps) => ReactNode;

/** The plain editor, for HTML as text. */
export const plainRichText: RenderRichText = ({ required, onChange, focusRef, ...field }) => (
  <TextArea
    {...field}
    ref={focusRef}
    rows={8}
    required={required}
    optional={!required}
    onChange={(event) => onChange(event.target.value)}
  />
);

import { TextArea } from '@stellwerk/design-system';
import type { ReactNode } from 'react';

/** Props of a rich-text editor. */
export interface RichTextInputProps {
  /** Name of the form field. */
  name: string;
  /** Visible label. */
  label: string;
  /** HTML. */
  value: string;
  /** Error message; '' without an error. */
  error: string;
  /** Whether the text is required. */
  required: boolean;
  /** Called with the HTML at every change. */
  onChange: (html: string) => void;
  /** Receives the focusable element, so that the first error can focus it. */
  focusRef: (editor: { focus: () => void } | null) => void;
}

/** Renders an editor. The caller passes a rich-text editor here, so that forms do not load one. */
export type RenderRichText = (props: RichTextInputProps) => ReactNode;

/** The plain editor: a text area with HTML. */
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

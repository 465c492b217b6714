import { RichTextEditorSkeleton } from '@stellwerk/design-system';
import { lazy, Suspense } from 'react';
import type { RenderRichText, RichTextInputProps } from './RichTextInput';

const RichTextEditor = lazy(() =>
  import('@stellwerk/design-system/rich-text-editor').then((module) => ({ default: module.RichTextEditor })),
);

function EditorRichText({ label, value, error, required, onChange, focusRef }: RichTextInputProps) {
  return (
    <Suspense fallback={<RichTextEditorSkeleton label={label} optional={!required} />}>
      <RichTextEditor
        label={label}
        value={value}
        error={error}
        required={required}
        optional={!required}
        onChange={onChange}
        ref={(box) => focusRef(box && { focus: () => box.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus() })}
      />
    </Suspense>
  );
}

/** Renders the rich-text editor of the design system, loaded when the form is rendered (JM84, NL24). */
export const editorRichText: RenderRichText = (props) => <EditorRichText key={props.name} {...props} />;

import { FieldFailed, lazyPart, PartBoundary, RichTextEditorSkeleton } from '@stellwerk/design-system';
import type { RenderRichText, RichTextInputProps } from './RichTextInput';

const RichTextEditor = lazyPart(async () => ({ default: (await import('@stellwerk/design-system/rich-text-editor')).RichTextEditor }));

function EditorRichText({ label, value, error, required, onChange, focusRef }: RichTextInputProps) {
  return (
    <PartBoundary
      waiting={<RichTextEditorSkeleton label={label} optional={!required} />}
      renderFailed={(failure) => <FieldFailed label={label} {...failure} />}
    >
      <RichTextEditor
        label={label}
        value={value}
        error={error}
        required={required}
        optional={!required}
        onChange={onChange}
        ref={(box) => focusRef(box && { focus: () => box.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus() })}
      />
    </PartBoundary>
  );
}

/** Renders the rich-text editor of the design system, loaded when it is rendered (JM84, NL24). */
export const editorRichText: RenderRichText = (props) => <EditorRichText key={props.name} {...props} />;

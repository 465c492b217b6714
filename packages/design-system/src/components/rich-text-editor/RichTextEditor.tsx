import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { editorLabels } from '../../i18n/rich-text-editor.de';
import { FieldError, FieldHint, OptionalMark, useField, type FieldBase } from '../field';
import { EditorToolbar } from './EditorToolbar';
import { LinkForm } from './LinkForm';
import { tidyPastedHtml, tidyPastedText } from './pasted-html';

export interface RichTextEditorProps extends FieldBase, Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The text as HTML. */
  value: string;
  /**
   * Called with the new HTML, '' for an empty text. It is not sanitised: the server does that, and
   * callers that render it unsaved must.
   */
  onChange: (html: string) => void;
  /** Height of the text area in px; longer texts scroll (NL24). @default 300 */
  height?: number;
  /** Makes the text read-only. @default false */
  disabled?: boolean;
  /** Announced to screen readers; the form itself validates. @default false */
  required?: boolean;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    // It would save an empty paragraph after every list.
    trailingNode: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

/** The text of a label that is a plain string. */
const plain = (label: FieldBase['label']) => (typeof label === 'string' ? label : '');

/** Links the selected text, inserts the URL without one, or removes the link. */
function setLink(editor: Editor, address: string | null): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === null) chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({
        type: 'text',
        text: address.replace(/^(https?:\/\/|mailto:|tel:)/i, ''),
        marks: [{ type: 'link', attrs: { href: address } }],
      })
      .run();
  else chain.setLink({ href: address }).run();
}

interface TextEditorOptions extends Required<Pick<RichTextEditorProps, 'value' | 'onChange' | 'disabled' | 'required'>> {
  /** Whether the HTML source is shown instead. */
  readonly source: boolean;
  readonly field: ReturnType<typeof useField>;
}

/** The editor, which follows new values of the parent. */
function useTextEditor({ value, onChange, disabled, required, source, field }: TextEditorOptions): Editor | null {
  // The value that the editor shows; it serialises the same text with other tags than the server.
  const synced = useRef(value);
  const attributes: Record<string, string> = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': field.labelId };
  if (field.control['aria-describedby']) attributes['aria-describedby'] = field.control['aria-describedby'];
  if (field.control['aria-invalid']) attributes['aria-invalid'] = 'true';
  if (required) attributes['aria-required'] = 'true';
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    // The server has no DOM; we provide the styles, because the content security policy allows no
    // inline ones.
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, id: field.control.id, class: 'sw-prose sw-editor-text' },
      // Tab leaves the text, also in lists, to avoid a keyboard trap.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
      transformPastedHTML: tidyPastedHtml,
      transformPastedText: tidyPastedText,
    },
    onUpdate: ({ editor: current }) => {
      synced.current = current.isEmpty ? '' : current.getHTML();
      onChange(synced.current);
    },
  });

  // A new value from the parent, or one typed as HTML source.
  useEffect(() => {
    if (!editor || source || value === synced.current) return;
    synced.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, source, value]);
  return editor;
}

/**
 * A rich-text editor with headings, lists and links, visual or as HTML source. It weighs about 140
 * kB gzip: load it lazily (see docs/server-rendering.md). `className` goes to the frame, other
 * props to the box.
 * @example
 * <RichTextEditor label="Stellenbeschreibung" value="" onChange={setValue} />
 */
export function RichTextEditor({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  height = 300,
  disabled = false,
  required = false,
  ...rest
}: RichTextEditorProps) {
  const { id, 'aria-describedby': described, ...box } = rest;
  const field = useField({ id, hint, error, 'aria-describedby': described });
  const [source, setSource] = useState(false);
  const [linking, setLinking] = useState(false);
  const editor = useTextEditor({ value, onChange, disabled, required, source, field });
  const link = (address: string | null): void => {
    if (editor) setLink(editor, address);
    setLinking(false);
  };
  return (
    <div className={cx('sw:grid sw:grid-cols-1 sw:content-start sw:gap-1.5', className)}>
      {/* No `<label>`: `for` cannot point to an editable element, so the name comes from `aria-labelledby`. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- mouse convenience, as with a native label */}
      <span id={field.labelId} className={hideLabel ? 'sw:sr-only' : 'sw:font-medium'} onClick={() => editor?.commands.focus()}>
        <span className="sw:contents">{label}</span>
        {optional && <OptionalMark />}
      </span>
      <div {...box} className="sw-editor" data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <EditorToolbar
          key={editor ? 'ready' : 'waiting'}
          {...{ editor, source, disabled }}
          label={editorLabels.tools(plain(label))}
          onSource={() => (setLinking(false), setSource(!source))}
          onLink={() => setLinking(!linking)}
        />
        {linking && (
          <LinkForm
            address={String(editor?.getAttributes('link').href ?? '')}
            onApply={link}
            onCancel={() => (setLinking(false), editor?.commands.focus())}
          />
        )}
        {source ? (
          <textarea
            {...field.control}
            aria-label={editorLabels.sourceOf(plain(label))}
            aria-required={required || undefined}
            value={value}
            disabled={disabled}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className="sw-editor-source"
            style={{ height }}
          />
        ) : (
          <EditorContent editor={editor} className="sw-editor-frame" style={{ height }} />
        )}
      </div>
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
    </div>
  );
}

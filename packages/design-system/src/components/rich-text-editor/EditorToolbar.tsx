import { useEditorState, type Editor } from '@tiptap/react';
import { CodeXml, Link2, type LucideIcon } from 'lucide-react';
import { editorLabels } from '../../i18n/rich-text-editor.de';
import { Icon } from '../icon';
import { Toolbar } from '../toolbar';
import { tools } from './tools';

export interface EditorToolbarProps {
  editor: Editor | null;
  /** Accessible name of the toolbar. */
  label: string;
  /** Whether the HTML source is shown; the other tools are then disabled. */
  source: boolean;
  onSource: () => void;
  onLink: () => void;
  disabled: boolean;
}

/** The tools above the text, as one tab stop. */
export function EditorToolbar({ editor, label, source, onSource, onLink, disabled }: EditorToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => (current ? tool.isOn?.(current) : undefined)),
      can: tools.map((tool) => current !== null && (tool.can?.(current) ?? true)),
      link: current?.isActive('link') ?? false,
    }),
  });
  const resting = disabled || source || !editor;
  return (
    <Toolbar label={label} className="sw-editor-tools">
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.label}
          label={tool.label}
          icon={tool.icon}
          pressed={tool.isOn ? (state?.on[index] ?? false) : undefined}
          disabled={resting || !(state?.can[index] ?? false)}
          onClick={() => editor && tool.run(editor)}
        />
      ))}
      <ToolButton label={editorLabels.link} icon={Link2} pressed={state?.link ?? false} disabled={resting} onClick={onLink} />
      <ToolButton label={editorLabels.source} icon={CodeXml} pressed={source} disabled={disabled || !editor} onClick={onSource} />
    </Toolbar>
  );
}

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  /** Whether a toggle is on. */
  pressed?: boolean;
  disabled: boolean;
  onClick: () => void;
}

function ToolButton({ label, icon, pressed, ...rest }: ToolButtonProps) {
  return (
    <button type="button" title={label} aria-pressed={pressed} className="sw-tool" {...rest}>
      <Icon as={icon} size={18} />
    </button>
  );
}

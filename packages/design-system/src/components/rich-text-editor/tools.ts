import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { editorLabels } from '../../i18n/rich-text-editor.de';

export interface Tool {
  label: string;
  icon: LucideIcon;
  /** Applies the tool. */
  run: (editor: Editor) => void;
  /** Whether it is active at the cursor; a tool without it is no toggle. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it is enabled. @default always */
  can?: (editor: Editor) => boolean;
}

const labels = editorLabels;

/**
 * One tool per element that the server keeps: h3, h4, strong, em, u, s, ul, ol, blockquote, hr.
 * Links have a separate form.
 */
export const tools: readonly Tool[] = [
  { label: labels.heading, icon: Heading3, run: heading(3), isOn: (editor) => editor.isActive('heading', { level: 3 }) },
  { label: labels.subheading, icon: Heading4, run: heading(4), isOn: (editor) => editor.isActive('heading', { level: 4 }) },
  { label: labels.bold, icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  { label: labels.italic, icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run(), isOn: (e) => e.isActive('italic') },
  {
    label: labels.underline,
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: labels.strike,
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: labels.bullets,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: labels.numbers,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: labels.quote,
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: labels.rule, icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { label: labels.undo, icon: Undo2, run: (editor) => editor.chain().focus().undo().run(), can: (editor) => editor.can().undo() },
  { label: labels.redo, icon: Redo2, run: (editor) => editor.chain().focus().redo().run(), can: (editor) => editor.can().redo() },
];

function heading(level: 3 | 4) {
  return (editor: Editor) => void editor.chain().focus().toggleHeading({ level }).run();
}

export { FocusPageForm, type FocusPageFailure, type FocusPageFormProps, type FocusPageValues, type LeaveGuard } from './FocusPageForm';
export { editorRichText } from '../shared/EditorRichText';
export type { RenderRichText, RichTextInputProps } from '../shared/RichTextInput';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '@stellwerk/domain';

export { FocusPageForm, type FocusPageFailure, type FocusPageFormProps, type LeaveGuard } from './FocusPageForm';
export { knownFocusPage, type FocusPageValues } from './schema';
export { editorRichText } from '../shared/EditorRichText';
export type { RenderRichText, RichTextInputProps } from '../shared/RichTextInput';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '@stellwerk/domain';

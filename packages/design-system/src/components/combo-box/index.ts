export { ComboBox, type ComboBoxProps } from './ComboBox';
export type { ComboBoxOption } from './OptionList';

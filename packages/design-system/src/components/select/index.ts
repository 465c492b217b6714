export { Select, type RichOption, type SelectProps } from './Select';

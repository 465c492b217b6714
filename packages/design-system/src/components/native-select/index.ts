export { NativeSelect, type NativeSelectProps, type SelectOption } from './NativeSelect';

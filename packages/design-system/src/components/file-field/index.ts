export { FileField, type FileFieldProps } from './FileField';
export type { FileState } from './FileRow';

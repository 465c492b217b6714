export { check, type AnswerOf, type Checked, type InputOf } from './check';
export * from './endpoint';
export * as requests from './requests';
export * as shapes from './shapes';
export * from './table';

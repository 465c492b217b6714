export * from './endpoint';
export * as requests from './requests';
export * as shapes from './shapes';
export * from './table';

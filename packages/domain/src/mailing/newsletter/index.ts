export * from './codes';
export * from './labels.de';

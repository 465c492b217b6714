export * from './read';
export * from './stored';
export * from './video';

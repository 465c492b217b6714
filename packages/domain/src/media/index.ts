export * from './captions';
export * from './read';
export * from './stored';
export * from './video';

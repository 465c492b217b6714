export * from './patterns/job-card';
export * from './patterns/status-badge';
export * from './patterns/status-stepper';
export * from './patterns/candidate-timeline';
export * from './patterns/notes-editor';

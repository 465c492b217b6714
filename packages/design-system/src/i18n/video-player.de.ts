/** Labels of this component. */
export const videoLabels = {
  loadVideo: 'Video laden',
  videoNote: 'Erst mit dem Laden werden Daten an YouTube übertragen.',
  noVideo: 'Kein Video verfügbar',
  video: 'Video',
} as const;

/** Labels of this component. */
export const videoLabels = {
  /** Language of the captions in the player's menu. */
  captions: 'Deutsch',
  loadVideo: 'Video laden',
  /** Shown in browsers without JavaScript. */
  openVideo: 'Video in neuem Tab ansehen',
  videoNote: 'Erst mit dem Laden werden Daten an YouTube übertragen.',
  noVideo: 'Kein Video verfügbar',
  video: 'Video',
} as const;
